// What a seat may play in the search, and what of it need be tried. Only search.cpp includes this.
#pragma once

#include "equal_cards.hpp"
#include "search.hpp"

namespace stammtisch {

inline Mask Search::lead_cards(int seat) const {
    const Mask hand = hand_[seat];
    const Duties& duties = deal_.duties;
    if (!bound_ || seat != duties.holder) [[likely]] return hand;
    const Mask suit = hand & duties.suit;
    if (count(suit) >= duties.run_away_min) return hand;
    return (hand & ~suit) | duties.card;
}

inline Mask Search::follow_cards(int seat, Mask led_members) const {
    const Mask hand = hand_[seat];
    const Mask following = hand & led_members;
    const Duties& duties = deal_.duties;
    if (!bound_ || seat != duties.holder) [[likely]] return following ? following : hand;
    if (following & duties.card) return duties.card;
    if (following) return following;
    if (count(hand) <= duties.discard_from) return hand;
    return hand & ~duties.card;
}

inline Search::MayFollow Search::may_follow(int leader, Mask led_members) const {
    return {0, follow_cards((leader + 1) & 3, led_members), follow_cards((leader + 2) & 3, led_members),
            follow_cards((leader + 3) & 3, led_members)};
}

template <int Place>
inline Search::Later Search::later(int leader, const MayFollow& may, bool side) const {
    Later found{0, 0};
    for (int i = Place + 1; i < kSeats; ++i) (deal_.mine((leader + i) & 3) == side ? found.friends : found.foes) |= may[i];
    return found;
}

// Drops every card that does the same as the next higher one of its hand: same group, same worth, and no card of
// others (or the one that wins the trick) between them. The called card stays apart while its duties last.
inline Mask Search::merged(Mask cards, Mask others) const {
    if (!steps.merge) return cards;
    return cards & ~follows_own(cards, ~(cards | others), deal_.worth_walls[bound_]);
}

// In a trick whose winner is certain, of a run of neighbours only the dearest (or cheapest) need be tried: what the
// others would gain later is never more than what is given away now.
template <bool Dearest>
inline Mask Search::extreme(Mask cards, Mask others) const {
    const Mask inside = follows_own(cards, ~(cards | others), deal_.walls[bound_]);
    if (!inside) return cards;
    Mask kept = 0;
    int chosen = -1;
    for (Mask rest = cards; rest; rest &= rest - 1) {
        const int place = lowest(rest);
        if (!(inside >> place & 1)) {
            if (chosen >= 0) kept |= bit(chosen);
            chosen = place;
        } else if (Dearest ? deal_.worth[place] > deal_.worth[chosen] : deal_.worth[place] < deal_.worth[chosen]) {
            chosen = place;
        }
    }
    return kept | bit(chosen);
}

// Drops what need not be tried because the trick is settled, whatever those after us do.
inline Mask Search::settled(Pile pile, Mask tried, Mask others, const Later& later, bool side) const {
    const Mask over = deal_.beaten_by[pile.best];
    const Mask winning = tried & over;
    Mask losing = tried & ~over;
    if (losing & (losing - 1)) {
        const bool ours = deal_.mine(pile.best_seat) == side;
        if (!((ours ? later.foes : later.friends) & over)) {
            losing = ours ? extreme<true>(losing, others) : extreme<false>(losing, others);
        }
    }
    if (!(winning & (winning - 1))) return losing | winning;
    Mask secure = 0;
    for (Mask cards = winning; cards && !(later.foes & deal_.beaten_by[lowest(cards)]); cards &= cards - 1) {
        secure |= cards & -cards;
    }
    return losing | (winning & ~secure) | extreme<true>(secure, others);
}

}  // namespace stammtisch
