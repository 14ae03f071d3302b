// Questions people ask about a position, turned into searches.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "search.hpp"

namespace stammtisch {

// A position with what happened before it: everything an answer needs.
struct Play {
    Order order;
    Duties duties;
    Position position;
    unsigned side = 0;                  // bit s: seat s belongs to the declarer's side
    std::array<int, 2> taken{};         // Augen so far: the others, the declarer's side
    std::array<int, 2> tricks{};        // tricks so far, likewise
};

enum class Goal {
    kAugen,      // how many Augen the declarer's side ends with
    kAtLeast,    // 1 when it ends with at least so many, else 0
    kAllTricks,  // 1 when it takes every trick
    kNoTrick,    // 1 when it takes none
    kPayoff,     // what it is worth: one of six amounts
};

// `amounts` for kPayoff, ascending: Schwarz, Schneider, lost, won, Schneider, Schwarz.
struct Question {
    Goal goal = Goal::kAugen;
    int at_least = 61;
    std::array<int, 6> amounts{};
    std::array<int, 3> thresholds{31, 61, 91};
};

struct CardValue {
    int card;
    int value;
};

// One context: two tables, their histories, and nothing shared with another. Use one a thread.
class Solver {
public:
    explicit Solver(std::uint64_t table_bytes) : table_bytes_(table_bytes) {}

    int solve(const Play& play, const Question& question);
    std::vector<CardValue> solve_cards(const Play& play, const Question& question);

    // The values at every decision of a game from `play` on, last decision first searched, all with one table.
    std::vector<std::vector<CardValue>> solve_game(const Play& play, const std::vector<int>& cards, const Question& question);

    // Drops both tables with their memory.
    void forget();

    std::uint64_t nodes() const;
    std::uint64_t table_bytes() const;

    Steps steps;
    Stop stop;

private:
    Search& searcher(Count count);
    void set_deal(const Play& play);
    int answer(const Play& play, const Question& question, std::optional<int> guess);
    int augen(const Play& play, std::optional<int> guess);
    bool at_least(const Play& play, int wanted);
    bool every_trick(const Play& play);
    bool some_trick(const Play& play);
    bool no_trick(const Play& play);
    int payoff(const Play& play, const Question& question);
    std::vector<CardValue> values(const Play& play, const Question& question, std::optional<int> guess);

    std::uint64_t table_bytes_;
    std::array<std::unique_ptr<Search>, 3> searches_;  // by Count
    std::array<bool, 3> ready_{};
    const Play* deal_ = nullptr;
    std::array<Mask, kSeats> dealt_{};
};

// Plays a legal card (by place) and keeps the account.
void advance(Play& play, int place);

}  // namespace stammtisch
