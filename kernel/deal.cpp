#include "deal.hpp"

#include <algorithm>

namespace stammtisch {

namespace {

constexpr int kDearest = 14;  // what a card may be worth at most (check.cpp)

}  // namespace

Deal::Deal(const Order& order, const Duties& own_duties, unsigned own_side, Count count, const std::array<Mask, kSeats>& hands)
    : side(own_side),
      misere(count == Count::kFewestTricks),
      per_trick(count == Count::kAugen ? 0 : 1),
      duties(own_duties),
      members(order.members),
      group_at(order.group_at) {
    for (int seat = 0; seat < kSeats; ++seat) {
        dealt |= hands[seat];
        for (Mask cards = hands[seat]; cards; cards &= cards - 1) owner[lowest(cards)] = static_cast<std::uint8_t>(seat);
    }
    std::array<Mask, kDearest + 1> of_worth{};
    for (int place = 0; place < order.cards; ++place) {
        const Mask group = members[group_at[place]];
        const Mask higher = bit(place) - 1;
        if (count == Count::kAugen) worth[place] = order.augen_at[place];
        of_worth[worth[place]] |= bit(place);
        beaten_by[place] = (members[kTrump] | group) & higher;
        power[place] = static_cast<std::uint8_t>(stammtisch::count(group & ~higher) + (group_at[place] == kTrump ? 8 : 0));
        const bool first = !(group & higher);
        if (first) walls[0] |= bit(place);
        if (first || worth[place - 1] != worth[place]) worth_walls[0] |= bit(place);
    }
    const Mask apart = duties.card | duties.card << 1;
    walls[1] = walls[0] | apart;
    worth_walls[1] = worth_walls[0] | apart;
    idle = of_worth[0];
    for (int value = 1; value <= kDearest; ++value) {
        if (of_worth[value]) class_[classes_++] = {of_worth[value], value};
    }
}

int Deal::sum(Mask cards) const {
    int found = 0;
    for (; cards; cards &= cards - 1) found += worth[lowest(cards)];
    return found;
}

int Deal::cheapest(Mask cards, int n) const {
    for (Mask here = cards & idle; here && n > 0; here &= here - 1) --n;
    int found = 0;
    for (int i = 0; n > 0 && i < classes_; ++i) {
        for (Mask here = cards & class_[i].cards; here && n > 0; here &= here - 1) {
            found += class_[i].worth;
            --n;
        }
    }
    return found;
}

int Deal::dearest(Mask cards) const {
    for (int i = classes_; i-- > 0;) {
        if (cards & class_[i].cards) return class_[i].worth;
    }
    return 0;
}

int Deal::worth_less(Mask cards, Mask than) const {
    const Mask apart = cards ^ than;
    if (!apart) return 0;
    // Outside of where they differ the same cards stand for each other.
    const Mask span = (~Mask{0} << lowest(apart)) & (~Mask{0} >> std::countl_zero(apart));
    cards &= span;
    than &= span;
    int less = 0;
    for (; cards; cards &= cards - 1, than &= than - 1) {
        const int differ = worth[lowest(than)] - worth[lowest(cards)];
        if (differ > 0) less += differ;
    }
    return less;
}

bool Deal::same_worth(Mask cards, Mask others) const {
    const Mask apart = cards ^ others;
    if (!apart) return true;
    const Mask span = (~Mask{0} << lowest(apart)) & (~Mask{0} >> std::countl_zero(apart));
    cards &= span;
    others &= span;
    for (; cards; cards &= cards - 1, others &= others - 1) {
        if (worth[lowest(cards)] != worth[lowest(others)]) return false;
    }
    return true;
}

}  // namespace stammtisch
