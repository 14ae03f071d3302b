// What a side takes for certain, whatever the other does: bounds that need no search.
#include <algorithm>

#include "search.hpp"

namespace stammtisch {

namespace {

// All places below this one.
inline Mask below(int place) { return bit(place) - 1; }

// The highest of these cards, down to the first that another holds.
inline Mask run(Mask own, Mask others) { return others ? own & below(lowest(others)) : own; }

// Trumps that take tricks whoever leads: of a seat's highest i all but as many as others have higher ones. `cards` are
// those i, `tricks` how many of them win.
struct TrumpTricks {
    Mask cards;
    int tricks;
};

inline TrumpTricks trump_tricks(Mask own, Mask others) {
    TrumpTricks found{0, 0};
    int ahead = 0;  // own trumps so far, less those of others that are higher
    for (Mask rest = own; rest; rest &= rest - 1) {
        const Mask card = rest & -rest;
        for (++ahead; others && (others & -others) < card; others &= others - 1) --ahead;
        if (ahead > found.tricks) found = {own & (card | (card - 1)), ahead};
    }
    return found;
}

}  // namespace

// The worth of so many tricks of a seat, whose own cards in them are worth `worth`: the others add their cheapest.
inline int Search::with_least(int seat, int tricks, int worth) const {
    worth += tricks * deal_.per_trick;
    for (int i = 1; i < kSeats; ++i) worth += deal_.cheapest(hand_[(seat + i) & 3], tricks);
    return worth;
}

// What the leader's side takes for certain: the leader's trumps, and his highest cards of suits that no opponent can trump.
int Search::sure(int leader) const {
    const Mask hand = hand_[leader];
    const Mask others = all_ & ~hand;
    const Mask trumps = deal_.members[kTrump];
    std::array<Mask, 3> armed;  // opponents that have trumps
    int foes = 0;
    int most = 0;
    for (int i = 1; i < kSeats; ++i) {
        const int seat = (leader + i) & 3;
        const Mask theirs = hand_[seat] & trumps;
        if (!theirs || deal_.mine(seat) == deal_.mine(leader)) continue;
        most = std::max(most, count(theirs));
        armed[foes++] = hand_[seat];
    }
    TrumpTricks trump{0, 0};
    if (const Mask own = hand & trumps; own) {
        trump = trump_tricks(own, others & trumps);
        // Who can draw all trumps of the opponents takes a trick with each of his.
        if (count(run(own, others & trumps)) >= most) trump = {own, count(own)}, foes = 0;
    }
    Mask plain = 0;
    for (int group = 1; group < kGroups; ++group) {
        const Mask members = deal_.members[group];
        if (!(hand & members)) continue;
        Mask best = run(hand & members, others & members);
        if (!best) continue;
        int rounds = kCards;  // that all who have trumps must follow
        for (int i = 0; i < foes; ++i) rounds = std::min(rounds, count(armed[i] & members));
        for (; best && rounds > 0; best &= best - 1, --rounds) plain |= best & -best;
    }
    const int tricks = trump.tricks + count(plain);
    return tricks ? with_least(leader, tricks, deal_.cheapest(trump.cards, trump.tricks) + deal_.sum(plain)) : 0;
}

// What the other side takes for certain: the trumps of one of them.
int Search::sure_against(int leader) const {
    const Mask trumps = all_ & deal_.members[kTrump];
    int most = 0;
    for (int i = 1; i < kSeats && trumps; ++i) {
        const int seat = (leader + i) & 3;
        const Mask own = hand_[seat] & trumps;
        if (!own || deal_.mine(seat) == deal_.mine(leader)) continue;
        const TrumpTricks trump = trump_tricks(own, trumps & ~own);
        if (trump.tricks) most = std::max(most, with_least(seat, trump.tricks, deal_.cheapest(trump.cards, trump.tricks)));
    }
    return most;
}

}  // namespace stammtisch
