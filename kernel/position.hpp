// A position of open play, its legal cards and what a card changes.
#pragma once

#include <cstdint>
#include <functional>

#include "order.hpp"

namespace stammtisch {

// The duties of whoever holds the called card (rulebook 7.3). Without a called card `holder` is -1.
struct Duties {
    int holder = -1;
    Mask card = 0;         // the called card
    Mask suit = 0;         // all cards of its group
    int run_away_min = 4;  // from so many cards of the suit on its holder may lead it under the ace (R4)
    int discard_from = 1;  // with at most so many cards in hand it may be thrown off (R3; 1: only as last card)
};

// Cards by place. `best` and `best_seat` say who wins the trick on the table so far.
struct Position {
    std::array<Mask, kSeats> hand{};
    std::int8_t leader = 0;
    std::int8_t played = 0;  // cards on the table, 0 to 3
    std::int8_t led = 0;     // group of the card led
    std::int8_t best = -1;
    std::int8_t best_seat = -1;
    bool bound = false;
    int trick_augen = 0;

    int turn() const { return (leader + played) & 3; }
    Mask all() const { return hand[0] | hand[1] | hand[2] | hand[3]; }
};

// Whether a card beats the one that wins so far: only trumps and cards of its own group can.
inline bool beats(const Order& order, int place, int best) {
    const int group = order.group_at[place];
    return place < best && (group == kTrump || group == order.group_at[best]);
}

Mask legal(const Order& order, const Duties& duties, const Position& position);

// Plays a legal card; the fourth ends the trick, whose winner leads. Returns the Augen of a trick just ended, else -1.
int play(const Order& order, const Duties& duties, Position& position, int place);

// The number of legal ways to play `depth` cards from here, no equal cards merged.
// Throws Interrupted when `stop` says so.
struct Interrupted {};
using Stop = std::function<bool()>;
std::uint64_t perft(const Order& order, const Duties& duties, const Position& position, int depth, const Stop& stop);

}  // namespace stammtisch
