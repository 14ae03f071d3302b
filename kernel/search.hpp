// The exact search: how much the declarer's side still takes when everybody sees all cards and plays his best.
#pragma once

#include <cstdint>

#include "position.hpp"
#include "transposition.hpp"

namespace stammtisch {

// What is counted: the Augen of the declarer's side, or its tricks; kFewestTricks: it wants as few as it can get.
enum class Count { kAugen, kTricks, kFewestTricks };

// Each step can be left out, so that its gain can be measured. As shipped all are on.
struct Steps {
    bool table = true;
    bool structure = true;   // remember by relative ranks and holders, not by the very cards
    bool merge = true;       // one card for a run of equal ones
    bool remaining = true;   // stop when the Augen left cannot change the answer
    bool certain = true;     // in a trick that is decided only the dearest or the cheapest of a run
    bool sure_tricks = true;
    bool history = true;
    bool cutoffs_ahead = true;  // look up all ends of the trick before searching one
};

class Search {
public:
    explicit Search(std::uint64_t table_bytes) : table_(table_bytes) {}

    // Sets the deal that the following positions come from; forgets what was known of another.
    // `side` has bit s set when seat s belongs to the declarer's side.
    void set_deal(const Order& order, const Duties& duties, unsigned side, Count count,
                  const std::array<Mask, kSeats>& dealt);

    // Whether the declarer's side takes at least `wanted` from here on, the trick on the table included: a value
    // >= wanted is a lower bound of what it takes, a smaller one an upper bound. 0 < wanted <= what is left.
    int bound(const Position& position, int wanted);

    // Exactly what it takes from here on, asked with null windows; `guess` may be anything.
    int exact(const Position& position, int guess);

    // What is left to take, the trick on the table included.
    int left(const Position& position) const;

    std::uint64_t nodes() const { return nodes_; }
    std::uint64_t table_bytes() const { return table_.bytes(); }

    Steps steps;
    Stop stop;  // asked now and then; true ends the search with Interrupted

private:
    struct Trick;
    int lead(int leader, int wanted, int rest);
    template <int Place> int follow(const Trick& trick, int wanted, int rest);
    template <int Place> int try_card(const Trick& trick, int place, int wanted, int rest);
    int finish(const Trick& trick, int wanted, int rest);
    template <int Place> int ordered(const Trick& trick, Mask cards, int wanted, int rest);
    int last_trick(int leader) const;
    int sure(int leader, Mask all) const;
    Mask settled_lead(int leader, Mask cards, Mask others) const;
    int least_added(int seat) const;
    int sure_against(int leader, Mask all) const;
    template <int Place> bool safe(const Trick& trick, int best, int holder) const;
    template <int Place> Mask settled(const Trick& trick, Mask tried, Mask others) const;
    Mask lead_cards(int seat) const;
    Mask follow_cards(int seat, Mask led_members) const;
    Mask merged(Mask cards, Mask others) const;
    template <bool Dearest> Mask extreme(Mask cards, Mask others) const;
    std::uint64_t key(int leader, Mask all, bool bound) const;
    int ahead(const Trick& trick, Mask cards, int wanted, int rest) const;
    Mask canonical(Mask all) const;
    int worth_less(Mask cards, Mask than) const;
    bool same_worth(Mask cards, Mask others) const;
    int look_up(std::uint64_t at, Mask all, int wanted, Bounds& known) const;
    void learn(int before, int place, Mask tried, int bonus);
    void prepare_structure(Mask all);
    bool mine(int seat) const { return side_ >> seat & 1; }
    // Whether this seat wants the declarer's side to take more.
    bool up(int seat) const { return mine(seat) != misere_; }

    const Order* order_ = nullptr;
    Duties duties_;
    unsigned side_ = 0;
    Count count_ = Count::kAugen;
    int per_trick_ = 0;
    bool misere_ = false;
    std::array<std::uint8_t, kCards> worth_{};
    std::array<std::uint8_t, kCards> owner_{};
    std::array<Mask, kCards> beaten_by_{};  // by place, what wins over it
    std::array<Mask, kSeats> hand_{};
    Mask idle_ = 0;  // cards of no worth
    bool bound_ = false;
    std::uint64_t nodes_ = 0;
    std::uint64_t ask_at_ = kAskEvery;
    static constexpr std::uint64_t kAskEvery = 1u << 17;

    // For each group the canonical subset of its cards, by subset (prepare_structure).
    std::array<int, kGroups> first_{};
    std::array<Mask, kGroups> width_mask_{};
    std::array<std::uint32_t*, kGroups> canonical_{};
    std::unique_ptr<std::uint32_t[]> canonical_room_;
    std::size_t canonical_size_ = 0;

    std::array<std::array<std::int32_t, kCards>, kCards + 1> history_{};
    Table table_;
};

}  // namespace stammtisch
