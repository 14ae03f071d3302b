// What stays the same while a deal is played: what beats what, what is worth what, where runs of neighbours begin.
#pragma once

#include <array>
#include <cstdint>

#include "position.hpp"

namespace stammtisch {

// What is counted: the Augen of the declarer's side, or its tricks; kFewestTricks: it wants as few as it can get.
enum class Count { kAugen, kTricks, kFewestTricks };

struct Deal {
    // `side` has bit s set when seat s belongs to the declarer's side; `dealt` are the hands that the search begins with.
    Deal(const Order& order, const Duties& duties, unsigned side, Count count, const std::array<Mask, kSeats>& dealt);
    Deal() = default;

    bool mine(int seat) const { return side >> seat & 1; }
    // Whether this seat wants the declarer's side to take more.
    bool up(int seat) const { return mine(seat) != misere; }
    bool beats(int place, int best) const { return beaten_by[best] >> place & 1; }

    int sum(Mask cards) const;
    // The worth of the `n` cheapest of these cards, of all when there are fewer.
    int cheapest(Mask cards, int n) const;
    // The worth of the dearest of these cards.
    int dearest(Mask cards) const;

    // By how much these cards are worth less than as many others that stand for them one by one; what is worth more
    // does not make up for it.
    int worth_less(Mask cards, Mask than) const;
    bool same_worth(Mask cards, Mask others) const;

    unsigned side = 0;
    bool misere = false;
    int per_trick = 0;  // what a trick counts beside its cards
    Duties duties;
    std::array<Mask, kGroups> members{};
    std::array<std::uint8_t, kCards> group_at{};
    std::array<std::uint8_t, kCards> worth{};
    std::array<std::uint8_t, kCards> owner{};
    std::array<std::uint8_t, kCards> power{};  // how much it costs to give the card away, for the order of moves
    std::array<Mask, kCards> beaten_by{};      // what wins over it
    Mask dealt = 0;
    Mask idle = 0;                     // cards of no worth
    std::array<Mask, 2> walls{};       // where runs of neighbours begin, by whether the called card has duties
    std::array<Mask, 2> worth_walls{}; // the same for neighbours of one worth

private:
    // Cards of one worth, from the cheapest that is worth something.
    struct Class {
        Mask cards;
        int worth;
    };
    int classes_ = 0;
    std::array<Class, 16> class_{};
};

}  // namespace stammtisch
