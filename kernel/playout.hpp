// Whole rounds played out without thinking: at random, or by a table of weights.
#pragma once

#include <cstdint>
#include <vector>

#include "random.hpp"
#include "solve.hpp"

namespace stammtisch {

// How a round ended for the declarer's side.
struct Outcome {
    std::int16_t augen;
    std::int16_t tricks;
};

// Weights by place in the trick (0 leads) and card (as the caller numbers them); a legal card is drawn in proportion.
using Weights = std::array<std::array<float, kCards>, kSeats>;

// Plays `play` to its end, `n` times; every legal card is equally likely, or as likely as its weight says.
// Throws Interrupted when `stop` says so.
void play_out(const Play& play, std::uint64_t n, std::uint64_t seed, const Weights* weights, Outcome* outcomes,
              const Stop& stop);

// Plays `n` rounds with a new random deal each, led by seat 0, at random: the Augen of seat 0 and its tricks.
// Throws Interrupted when `stop` says so.
void play_deals(const Order& order, std::uint64_t n, std::uint64_t seed, Outcome* outcomes, const Stop& stop);

}  // namespace stammtisch
