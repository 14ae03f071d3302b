// The order of the cards, translated to places: a hand is a 32-bit word in which a lower bit beats a higher one of its group.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace stammtisch {

using Mask = std::uint32_t;

constexpr int kSeats = 4;
constexpr int kCards = 32;
constexpr int kGroups = 5;
constexpr int kTrump = 0;
constexpr int kNoGroup = -1;

// What the caller tells: by card (suit * 8 + rank) its group (-1: not in the deck), its strength and its Augen.
struct OrderTable {
    std::array<std::int8_t, kCards> group{};
    std::array<std::int16_t, kCards> strength{};
    std::array<std::uint8_t, kCards> augen{};
};

// The same by place: group after group, trumps first, and inside a group from the strongest card down.
struct Order {
    int cards = 0;
    std::array<std::int8_t, kCards> place_of{};  // by card; -1 where the card is not in the deck
    std::array<std::uint8_t, kCards> card_at{};  // by place
    std::array<std::uint8_t, kCards> group_at{};
    std::array<std::uint8_t, kCards> augen_at{};
    std::array<Mask, kGroups> members{};

    explicit Order(const OrderTable& table);
    Order() = default;

    // Cards as the caller numbers them, to places and back.
    Mask to_places(Mask cards_mask) const;
    Mask to_cards(Mask places) const;
};

// The place of the lowest bit of a mask that is not empty.
inline int lowest(Mask mask) { return __builtin_ctz(mask); }

// How many cards; written out, because the portable processor has no instruction for it.
inline int count(Mask mask) {
    mask -= mask >> 1 & 0x55555555;
    mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333);
    return static_cast<int>(((mask + (mask >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24);
}

inline Mask bit(int place) { return Mask{1} << place; }

}  // namespace stammtisch
