#include "order.hpp"

namespace stammtisch {

namespace {

// The strongest card of a group that has no place yet, or -1.
int strongest_left(const OrderTable& table, int group, Mask placed) {
    int best = -1;
    for (int card = 0; card < kCards; ++card) {
        if (table.group[card] != group || (placed >> card & 1)) continue;
        if (best < 0 || table.strength[card] > table.strength[best]) best = card;
    }
    return best;
}

}  // namespace

Order::Order(const OrderTable& table) {
    place_of.fill(-1);
    Mask placed = 0;
    for (int group = 0; group < kGroups; ++group) {
        for (int card = strongest_left(table, group, placed); card >= 0;
             card = strongest_left(table, group, placed)) {
            placed |= bit(card);
            place_of[card] = static_cast<std::int8_t>(cards);
            card_at[cards] = static_cast<std::uint8_t>(card);
            group_at[cards] = static_cast<std::uint8_t>(group);
            augen_at[cards] = table.augen[card];
            members[group] |= bit(cards);
            ++cards;
        }
    }
}

Mask Order::to_places(Mask cards_mask) const {
    Mask places = 0;
    for (; cards_mask; cards_mask &= cards_mask - 1) places |= bit(place_of[lowest(cards_mask)]);
    return places;
}

Mask Order::to_cards(Mask places) const {
    Mask found = 0;
    for (; places; places &= places - 1) found |= bit(card_at[lowest(places)]);
    return found;
}

}  // namespace stammtisch
