// Turning what a caller says into positions, refusing what cannot be with the field and the value.
#pragma once

#include <span>
#include <stdexcept>
#include <string>

#include "solve.hpp"

namespace stammtisch {

// A position as the caller says it: cards are numbered suit * 8 + rank, hands are sets of them.
struct Telling {
    std::array<std::int64_t, kSeats> hands{};
    std::int64_t leader = 0;
    std::array<std::int64_t, 3> trick{-1, -1, -1};  // in order of play; -1: none
    unsigned side = 0;
    std::array<std::int64_t, 2> taken{};   // Augen so far: the others, the declarer's side
    std::array<std::int64_t, 2> tricks{};  // tricks so far, likewise
    std::int64_t called = -1;              // the called card while its duties last
    std::int64_t run_away_min = 4;
    std::int64_t discard_from = 1;
};

// Throws std::invalid_argument, which Python sees as ValueError.
OrderTable checked_table(std::span<const std::int64_t> group, std::span<const std::int64_t> strength,
                         std::span<const std::int64_t> augen);
Play checked_play(const OrderTable& table, const Telling& telling);
std::string card_name(std::int64_t card);

}  // namespace stammtisch
