// Hidden hands, exactly uniform over all that are possible, by counting them.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "order.hpp"
#include "position.hpp"
#include "random.hpp"

namespace stammtisch {

// Hidden cards that the same seats may hold. Cards of the called suit are kept apart (`counted`).
struct CardType {
    Mask cards = 0;
    unsigned seats = 0;
    bool counted = false;
};

// One way the called card may lie: who holds it, and how many cards of its suit each seat holds at least.
// Without a called card: `card` = -1. Cases exclude each other.
struct Case {
    int card = -1;
    int seat = 0;
    std::array<int, kSeats> least{};
};

class Worlds {
public:
    // `sizes` are the numbers of hidden cards by seat. Cards are numbered as the caller numbers them.
    Worlds(const std::array<int, kSeats>& sizes, std::vector<CardType> types, const std::vector<Case>& cases);

    std::uint64_t total() const { return total_; }

    // The world with this number, 0 <= number < total: the hidden hands by seat.
    std::array<Mask, kSeats> at(std::uint64_t number) const;

    // `n` different worlds, or all in their order if there are no more than that.
    // Throws Interrupted when `stop` says so.
    std::vector<std::array<Mask, kSeats>> sample(std::uint64_t n, std::uint64_t seed, const Stop& stop) const;

private:
    // The counts of one case: ways_[type][state] is in how many ways the types from there on fill what is free.
    struct Counted {
        std::vector<CardType> types;
        std::array<int, kSeats> sizes{};
        std::vector<std::vector<std::uint64_t>> ways;
        Case held;
        std::uint64_t total = 0;
        bool complete = true;

        std::size_t state(const std::array<int, kSeats>& free) const;
        void count();
        std::uint64_t ways_from(std::size_t type, const std::array<int, kSeats>& free) const;
        std::array<Mask, kSeats> at(std::uint64_t number) const;
    };

    std::vector<Counted> cases_;
    std::uint64_t total_ = 0;
};

}  // namespace stammtisch
