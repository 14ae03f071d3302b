#include "search.hpp"

#include <algorithm>

namespace stammtisch {

// The cards on the table: who led what, what wins so far, and what the trick is worth.
struct Search::Trick {
    int leader;
    int first;      // place of the card led
    Mask members;   // all cards of the group led
    int best;
    int best_seat;
    int worth;
};

namespace {

constexpr int kAheadFrom = 5;  // with fewer cards in hand, looking up costs more than searching
constexpr int kStep = 16;  // how far a null window moves away from a bound before it halves what is between
constexpr std::int32_t kFirst = 1 << 24;  // above every score
constexpr int kForget = 1024;              // a card's history stays below this

// All places below this one, and those strictly between two.
inline Mask below(int place) { return bit(place) - 1; }
inline Mask between(int high, int low) { return below(low) & ~below(high) & ~bit(high); }

}  // namespace

// --- what is remembered ----------------------------------------------------------------------------------------

inline Mask Search::canonical(Mask all) const {
    if (!steps.structure) return all;
    Mask found = 0;
    for (int group = 0; group < kGroups; ++group) {
        if (canonical_[group]) {
            found |= canonical_[group][all >> first_[group] & width_mask_[group]] << first_[group];
        } else {
            found |= all & order_->members[group];
        }
    }
    return found;
}

inline std::uint64_t Search::key(int leader, Mask all, bool bound) const {
    return std::uint64_t{canonical(all)} << 3 | static_cast<std::uint64_t>(leader) << 1 | static_cast<std::uint64_t>(bound);
}

// Two positions of one structure differ only in what their cards are worth, and a side's take differs by no more than
// that: what a card is worth more it may bring more, what it is worth less it may bring less.
inline int Search::worth_less(Mask cards, Mask than) const {
    int less = 0;
    for (; cards; cards &= cards - 1, than &= than - 1) {
        const int apart = worth_[lowest(than)] - worth_[lowest(cards)];
        less += apart > 0 ? apart : 0;
    }
    return less;
}

inline bool Search::same_worth(Mask cards, Mask others) const {
    if (cards == others) return true;
    for (; cards; cards &= cards - 1, others &= others - 1) {
        if (worth_[lowest(cards)] != worth_[lowest(others)]) return false;
    }
    return true;
}

// A bound that answers the question, or -1; `known` gathers what is known of this very position, and a good lead.
inline int Search::look_up(std::uint64_t at, Mask all, int wanted, Bounds& known) const {
    int answer = -1;
    table_.find(at, [&](const Table::Found& found) {
        if (found.bounds.low >= wanted) {
            const int low = found.bounds.low - (steps.structure ? worth_less(all, found.cards) : 0);
            if (low >= wanted) return answer = low, true;
        } else if (found.bounds.high < wanted) {
            const int high = found.bounds.high + (steps.structure ? worth_less(found.cards, all) : 0);
            if (high < wanted) return answer = high, true;
        }
        if (known.lead == kNoLead) known.lead = found.bounds.lead;
        if (found.cards == all || same_worth(all, found.cards)) known = found.bounds;
        return false;
    });
    return answer;
}

// --- which cards to try --------------------------------------------------------------------------------------

// Drops every card that does the same as the next higher one of its hand: same group, same worth, and no card of
// others (or the one that wins the trick) between them. The called card stays apart while its duties last.
Mask Search::merged(Mask cards, Mask others) const {
    if (!steps.merge) return cards;
    Mask kept = 0;
    int previous = -1;
    for (Mask rest = cards; rest; rest &= rest - 1) {
        const int place = lowest(rest);
        const bool same = previous >= 0 && order_->group_at[previous] == order_->group_at[place] &&
                          worth_[previous] == worth_[place] && !(others & between(previous, place)) &&
                          !(bound_ && ((bit(previous) | bit(place)) & duties_.card));
        if (!same) kept |= bit(place);
        previous = place;
    }
    return kept;
}

// In a trick whose winner is certain, of a run of neighbours only the dearest (or cheapest) need be tried: what the
// others would gain later is never more than what is given away now.
template <bool Dearest>
Mask Search::extreme(Mask cards, Mask others) const {
    Mask kept = 0;
    int previous = -1;
    int chosen = -1;
    for (Mask rest = cards; rest; rest &= rest - 1) {
        const int place = lowest(rest);
        const bool run = previous >= 0 && order_->group_at[previous] == order_->group_at[place] &&
                         !(others & between(previous, place)) && !(bound_ && ((bit(previous) | bit(place)) & duties_.card));
        if (!run) {
            if (chosen >= 0) kept |= bit(chosen);
            chosen = place;
        } else if (Dearest ? worth_[place] > worth_[chosen] : worth_[place] < worth_[chosen]) {
            chosen = place;
        }
        previous = place;
    }
    if (chosen >= 0) kept |= bit(chosen);
    return kept;
}

inline Mask Search::lead_cards(int seat) const {
    const Mask hand = hand_[seat];
    if (!bound_ || seat != duties_.holder) return hand;
    const Mask suit = hand & duties_.suit;
    if (count(suit) >= duties_.run_away_min) return hand;
    return (hand & ~suit) | duties_.card;
}

inline Mask Search::follow_cards(int seat, Mask led_members) const {
    const Mask hand = hand_[seat];
    const Mask following = hand & led_members;
    if (!bound_ || seat != duties_.holder) return following ? following : hand;
    if (following & duties_.card) return duties_.card;
    if (following) return following;
    if (count(hand) <= duties_.discard_from) return hand;
    return hand & ~duties_.card;
}

inline void Search::learn(int before, int place, Mask tried, int bonus) {
    auto& row = history_[before];
    for (Mask m = tried; m; m &= m - 1) {
        auto& h = row[lowest(m)];
        const int b = lowest(m) == place ? bonus : -bonus;
        h += b - h * bonus / kForget;
    }
}

// --- the search ----------------------------------------------------------------------------------------------

int Search::last_trick(int leader) const {
    int best = lowest(hand_[leader]);
    int best_seat = leader;
    int worth = worth_[best] + per_trick_;
    for (int i = 1; i < kSeats; ++i) {
        const int seat = (leader + i) & 3;
        const int place = lowest(hand_[seat]);
        worth += worth_[place];
        if (beats(*order_, place, best)) best = place, best_seat = seat;
    }
    return mine(best_seat) ? worth : 0;
}

// What the other three add to any trick at the least.
inline int Search::least_added(int seat) const {
    int worth = 0;
    for (int i = 1; i < kSeats; ++i) {
        const Mask hand = hand_[(seat + i) & 3];
        if (hand & idle_) continue;
        int least = 1000;
        for (Mask m = hand; m; m &= m - 1) least = std::min<int>(least, worth_[lowest(m)]);
        worth += least;
    }
    return worth;
}

// What the leader's side takes for certain: his highest trumps while nobody holds a higher one, and then the highest
// cards of suits that no opponent can trump.
int Search::sure(int leader, Mask all) const {
    const Mask hand = hand_[leader];
    const Mask others = all & ~hand;
    Mask threat = 0;  // opponents' trumps
    int most = 0;
    const bool side = mine(leader);
    const Mask trumps = order_->members[kTrump];
    std::array<Mask, 3> foes{};
    int armed = 0;
    for (int i = 1; i < kSeats; ++i) {
        const int seat = (leader + i) & 3;
        if (mine(seat) == side) continue;
        const Mask theirs = hand_[seat] & trumps;
        threat |= theirs;
        most = std::max(most, count(theirs));
        if (theirs) foes[armed++] = hand_[seat];
    }
    int worth = 0;
    int tricks = 0;
    const auto take = [&](Mask cards, int limit) {
        for (; cards && limit > 0; cards &= cards - 1, --limit, ++tricks) worth += worth_[lowest(cards)] + per_trick_;
    };
    const Mask own = hand & trumps;
    const Mask higher = others & trumps;
    const Mask top = higher ? own & below(lowest(higher)) : own;
    const int run = count(top);
    take(top, kCards);
    if (run >= most) {
        take(own & ~top, kCards);
        threat = 0;
    }
    for (int group = 1; group < kGroups; ++group) {
        const Mask members = order_->members[group];
        const Mask mine_here = hand & members;
        if (!mine_here) continue;
        const Mask theirs = others & members;
        const Mask best = theirs ? mine_here & below(lowest(theirs)) : mine_here;
        if (!best) continue;
        int limit = kCards;
        if (threat) {
            for (int i = 0; i < armed; ++i) limit = std::min(limit, count(foes[i] & members));
        }
        take(best, limit);
    }
    return tricks ? worth + tricks * least_added(leader) : worth;
}

// What the other side takes for certain: the highest trumps of the one among them who holds the highest.
int Search::sure_against(int leader, Mask all) const {
    const Mask trumps = all & order_->members[kTrump];
    if (!trumps) return 0;
    const int seat = owner_[lowest(trumps)];
    if (mine(seat) == mine(leader)) return 0;
    const Mask own = trumps & hand_[seat];
    const Mask higher = trumps & ~own;
    int worth = 0;
    int tricks = 0;
    for (Mask top = higher ? own & below(lowest(higher)) : own; top; top &= top - 1, ++tricks) {
        worth += worth_[lowest(top)] + per_trick_;
    }
    return worth + tricks * least_added(seat);
}

int Search::lead(int leader, int wanted, int rest) {
    if (steps.remaining) {
        if (wanted <= 0) return 0;
        if (wanted > rest) return rest;
    }
    const Mask hand = hand_[leader];
    if (!(hand & (hand - 1))) return hand ? last_trick(leader) : 0;
    const Mask all = hand_[0] | hand_[1] | hand_[2] | hand_[3];
    Bounds known{0, rest, kNoLead};
    std::uint64_t at = 0;
    if (steps.table) {
        at = key(leader, all, bound_);
        if (const int value = look_up(at, all, wanted, known); value >= 0) return std::min(value, rest);
    }
    if (steps.sure_tricks && !misere_ && !(bound_ && leader == duties_.holder)) {
        const int worth = sure(leader, all);
        if (mine(leader) ? worth >= wanted : rest - worth < wanted) return mine(leader) ? worth : rest - worth;
    }
    if (steps.sure_tricks && !misere_) {
        const int worth = sure_against(leader, all);
        if (mine(leader) ? rest - worth < wanted : worth >= wanted) return mine(leader) ? rest - worth : worth;
    }
    if (nodes_ >= ask_at_) {
        ask_at_ = nodes_ + kAskEvery;
        if (stop && stop()) throw Interrupted{};
    }
    ++nodes_;
    Mask cards = merged(lead_cards(leader), all & ~hand);
    const bool maximise = up(leader);
    if (steps.certain && (cards & (cards - 1))) cards = settled_lead(leader, cards, all & ~hand);
    Mask left = cards;
    std::array<std::int32_t, kCards> score;
    for (Mask m = cards; m; m &= m - 1) {
        const int place = lowest(m);
        const bool highest = !(all & ~hand & order_->members[order_->group_at[place]] & below(place));
        score[place] = (steps.history ? history_[kCards][place] : 0) + (highest ? worth_[place] * 20 : -worth_[place] * 16);
    }
    if (known.lead != kNoLead) {
        Mask m = all;
        for (int i = known.lead; i > 0; --i) m &= m - 1;
        score[lowest(m)] = kFirst;
    }
    int best = maximise ? -1 : 1000;
    int best_lead = kNoLead;
    while (left) {
        int place = lowest(left);
        for (Mask m = left & (left - 1); m; m &= m - 1) {
            if (score[lowest(m)] > score[place]) place = lowest(m);
        }
        left &= ~bit(place);
        const Trick trick{leader, place, order_->members[order_->group_at[place]], place, leader, worth_[place] + per_trick_};
        const bool was_bound = bound_;
        if (bound_ && leader == duties_.holder && (bit(place) & duties_.suit)) bound_ = false;
        hand_[leader] ^= bit(place);
        const int value = follow<1>(trick, wanted, rest);
        hand_[leader] ^= bit(place);
        bound_ = was_bound;
        if (maximise ? value > best : value < best) best = value, best_lead = place;
        if (maximise ? best >= wanted : best < wanted) {
            if (steps.history) {
                const int n = count(hand);
                learn(kCards, place, cards & ~left, n * n * 4);
            }
            break;
        }
    }
    if (steps.table) {
        if (best >= wanted) {
            known.low = std::max(known.low, best);
        } else {
            known.high = std::min(known.high, best);
        }
        if (best_lead < kNoLead) known.lead = count(all & below(best_lead));
        table_.store(at, all, known, [&](Mask cards) { return same_worth(all, cards); });
    }
    return best;
}

inline int Search::finish(const Trick& trick, int wanted, int rest) {
    const int taken = mine(trick.best_seat) ? trick.worth : 0;
    return taken + lead(trick.best_seat, wanted - taken, rest - trick.worth);
}

template <int Place>
inline int Search::try_card(const Trick& trick, int place, int wanted, int rest) {
    const int seat = (trick.leader + Place) & 3;
    Trick next = trick;
    next.worth += worth_[place];
    if (beats(*order_, place, trick.best)) next.best = place, next.best_seat = seat;
    const bool was_bound = bound_;
    if (bound_ && bit(place) == duties_.card) bound_ = false;
    hand_[seat] ^= bit(place);
    int value;
    if constexpr (Place == 3) {
        value = finish(next, wanted, rest);
    } else {
        value = follow<Place + 1>(next, wanted, rest);
    }
    hand_[seat] ^= bit(place);
    bound_ = was_bound;
    return value;
}

// Whether a player who comes after this place and is against the side of `holder` may still take the trick.
template <int Place>
bool Search::safe(const Trick& trick, int best, int holder) const {
    const Mask over = beaten_by_[best];
    for (int i = Place + 1; i < kSeats; ++i) {
        const int seat = (trick.leader + i) & 3;
        if (mine(seat) == mine(holder)) continue;
        if (follow_cards(seat, trick.members) & over) return false;
    }
    return true;
}

// The same for a lead: it is settled when no opponent can beat it.
Mask Search::settled_lead(int leader, Mask cards, Mask others) const {
    Mask secure = 0;
    for (Mask m = cards; m; m &= m - 1) {
        const int place = lowest(m);
        const Trick trick{leader, place, order_->members[order_->group_at[place]], place, leader, 0};
        if (safe<0>(trick, place, leader)) secure |= bit(place);
    }
    return extreme<true>(secure, others) | (cards & ~secure);
}

// Drops what need not be tried because the trick is settled, whatever those after us do.
template <int Place>
Mask Search::settled(const Trick& trick, Mask tried, Mask others) const {
    const int seat = (trick.leader + Place) & 3;
    const Mask winning = tried & beaten_by_[trick.best];
    const Mask losing = tried & ~winning;
    Mask kept = 0;
    if (losing) {
        if ((losing & (losing - 1)) && safe<Place>(trick, trick.best, trick.best_seat)) {
            const bool ours = mine(trick.best_seat) == mine(seat);
            kept = ours ? extreme<true>(losing, others) : extreme<false>(losing, others);
        } else {
            kept = losing;
        }
    }
    if (winning & (winning - 1)) {
        Mask secure = 0;
        for (Mask m = winning; m; m &= m - 1) {
            if (!safe<Place>(trick, lowest(m), seat)) break;
            secure |= m & -m;
        }
        kept |= extreme<true>(secure, others) | (winning & ~secure);
    } else {
        kept |= winning;
    }
    return kept;
}

template <int Place>
int Search::follow(const Trick& trick, int wanted, int rest) {
    if (steps.remaining) {
        // The trick may decide the question before it is over.
        const bool ours = mine(trick.best_seat);
        if (ours ? trick.worth >= wanted : rest - trick.worth < wanted) {
            if (safe<Place - 1>(trick, trick.best, trick.best_seat)) return ours ? trick.worth : rest - trick.worth;
        }
    }
    const int seat = (trick.leader + Place) & 3;
    const Mask cards = follow_cards(seat, trick.members);
    if (!(cards & (cards - 1))) return try_card<Place>(trick, lowest(cards), wanted, rest);
    const Mask others = ((hand_[0] | hand_[1] | hand_[2] | hand_[3]) & ~hand_[seat]) | bit(trick.best);
    Mask tried = merged(cards, others);
    if (steps.certain && (tried & (tried - 1))) tried = settled<Place>(trick, tried, others);
    if (!(tried & (tried - 1))) return try_card<Place>(trick, lowest(tried), wanted, rest);
    return ordered<Place>(trick, tried, wanted, rest);
}

// The last card of a trick: perhaps one of its ends is known already and answers the question. -1 if not.
int Search::ahead(const Trick& trick, Mask cards, int wanted, int rest) const {
    struct End {
        std::uint64_t at;
        Mask all;
        int taken, still, after;
    };
    std::array<End, 8> ends;
    int known_ends = 0;
    const int seat = (trick.leader + 3) & 3;
    const bool maximise = up(seat);
    const Mask out = hand_[0] | hand_[1] | hand_[2] | hand_[3];
    for (Mask m = cards; m && known_ends < 8; m &= m - 1) {
        const int place = lowest(m);
        const bool wins = beaten_by_[trick.best] & bit(place);
        const int winner = wins ? seat : trick.best_seat;
        const int worth = trick.worth + worth_[place];
        const int taken = mine(winner) ? worth : 0;
        const int still = wanted - taken;
        const int after = rest - worth;
        if (still <= 0) {
            if (maximise) return taken;
            continue;
        }
        if (still > after) {
            if (!maximise) return taken + after;
            continue;
        }
        const Mask all = out & ~bit(place);
        const bool bound = bound_ && bit(place) != duties_.card;
        ends[known_ends] = {key(winner, all, bound), all, taken, still, after};
        table_.prefetch(ends[known_ends++].at);
    }
    for (int i = 0; i < known_ends; ++i) {
        const End& end = ends[i];
        Bounds known{0, end.after, kNoLead};
        const int value = look_up(end.at, end.all, end.still, known);
        if (value >= 0 && (value >= end.still) == maximise) return end.taken + std::min(value, end.after);
    }
    return -1;
}

template <int Place>
int Search::ordered(const Trick& trick, Mask cards, int wanted, int rest) {
    const int seat = (trick.leader + Place) & 3;
    const bool maximise = up(seat);
    const bool partner_has_it = mine(trick.best_seat) == mine(seat);
    std::array<std::int32_t, kCards> score;
    const int before = Place == 1 ? trick.first : trick.best;
    for (Mask m = cards; m; m &= m - 1) {
        const int place = lowest(m);
        std::int32_t value = steps.history ? history_[before][place] : 0;
        const bool wins = beats(*order_, place, trick.best);
        if constexpr (Place == 3) {
            const int worth = trick.worth + worth_[place];
            value += ((wins || partner_has_it) ? worth : -worth) * 64;
        } else {
            value += wins ? 300 : partner_has_it ? worth_[place] * 8 : -worth_[place] * 16;
        }
        score[place] = value;
    }
    if constexpr (Place == 3) {
        if (steps.cutoffs_ahead && steps.table && count(hand_[seat]) >= kAheadFrom) {
            if (const int value = ahead(trick, cards, wanted, rest); value >= 0) return value;
        }
    }
    int best = maximise ? -1 : 1000;
    ++nodes_;
    const Mask every = cards;
    while (cards) {
        int place = lowest(cards);
        for (Mask m = cards & (cards - 1); m; m &= m - 1) {
            if (score[lowest(m)] > score[place]) place = lowest(m);
        }
        cards &= ~bit(place);
        const int value = try_card<Place>(trick, place, wanted, rest);
        if (maximise ? value > best : value < best) best = value;
        if (maximise ? best >= wanted : best < wanted) {
            if (steps.history) {
                const int n = count(hand_[seat]);
                learn(before, place, every & ~cards, n * n * 4);
            }
            break;
        }
    }
    return best;
}

// --- questions -----------------------------------------------------------------------------------------------

int Search::left(const Position& position) const {
    int worth = position.trick_augen * (count_ == Count::kAugen);
    Mask all = position.all();
    worth += per_trick_ * (count(all) + position.played) / kSeats;
    for (; all; all &= all - 1) worth += worth_[lowest(all)];
    return worth;
}

int Search::bound(const Position& position, int wanted) {
    hand_ = position.hand;
    bound_ = position.bound;
    const int rest = left(position);
    if (position.played == 0) return lead(position.leader, wanted, rest);
    const int worth = (count_ == Count::kAugen ? position.trick_augen : 0) + per_trick_;
    const Trick trick{position.leader, position.best, order_->members[position.led], position.best, position.best_seat, worth};
    switch (position.played) {
        case 1: return follow<1>(trick, wanted, rest);
        case 2: return follow<2>(trick, wanted, rest);
        default: return follow<3>(trick, wanted, rest);
    }
}

int Search::exact(const Position& position, int guess) {
    int low = 0;
    int high = left(position);
    if (high == 0) return 0;
    int wanted = std::clamp(guess, low + 1, high);
    while (low < high) {
        const int value = bound(position, wanted);
        if (value >= wanted) {
            low = value;
            wanted = std::min(low + kStep, (low + high + 1) / 2);
        } else {
            high = value;
            wanted = std::max(high - kStep + 1, (low + high + 1) / 2);
        }
        wanted = std::clamp(wanted, low + 1, std::max(high, low + 1));
    }
    return low;
}

}  // namespace stammtisch
