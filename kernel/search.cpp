#include "search.hpp"

#include <algorithm>

#include "choices.hpp"

namespace stammtisch {

namespace {

constexpr int kAheadFrom = 4;                   // cards in hand; with fewer, looking up costs more than searching
constexpr int kMostAnswer = 1000;               // more than there is to take
constexpr std::uint64_t kAskEvery = 1u << 17;   // nodes between two looks at whether to stop

// How scores weigh what a trick brings against what the card may be good for later, and against the history.
constexpr int kFollowWeight = 102;
constexpr int kLastWeight = 29;
constexpr int kPowerWeight = 10;
constexpr int kWins = 12;  // a card with which our side takes the trick, beside its worth

}  // namespace

// --- what is remembered ----------------------------------------------------------------------------------------

inline std::uint64_t Search::key(int leader, Mask all, bool bound) const {
    return key_of(steps.structure ? structure_.of(all) : all, leader, bound);
}

inline std::uint64_t Search::key_of(Mask holders, int leader, bool bound) {
    return std::uint64_t{holders} << 3 | static_cast<std::uint64_t>(leader) << 1 | static_cast<std::uint64_t>(bound);
}

// A bound that answers the question, or -1; `known` gathers what is known of this very position, and a good lead.
// Two positions of one structure differ only in what their cards are worth, and a side's take differs by no more than
// that: what a card is worth more it may bring more, what it is worth less it may bring less.
inline int Search::look_up(std::uint64_t key, Mask all, int wanted, Bounds& known) const {
    int answer = -1;
    table_.find(key, [&](const Table::Found& found) {
        if (found.bounds.low >= wanted) {
            const int low = found.bounds.low - deal_.worth_less(all, found.cards);
            if (low >= wanted) return answer = low, true;
        } else if (found.bounds.high < wanted) {
            const int high = found.bounds.high + deal_.worth_less(found.cards, all);
            if (high < wanted) return answer = high, true;
        }
        if (known.lead == kNoLead) known.lead = found.bounds.lead;
        if (deal_.same_worth(all, found.cards)) known = found.bounds;
        return false;
    });
    return answer;
}

// --- leading ---------------------------------------------------------------------------------------------------

inline int Search::last_trick(int leader) const {
    int best = lowest(hand_[leader]);
    int best_seat = leader;
    int worth = deal_.worth[best] + deal_.per_trick;
    for (int i = 1; i < kSeats; ++i) {
        const int seat = (leader + i) & 3;
        const int place = lowest(hand_[seat]);
        worth += deal_.worth[place];
        if (deal_.beats(place, best)) best = place, best_seat = seat;
    }
    return deal_.mine(best_seat) ? worth : 0;
}

int Search::lead(int leader, int held, int wanted, int rest) {
    if (steps.remaining) {
        if (wanted <= 0) return 0;
        if (wanted > rest) return rest;
    }
    if (held <= 1) return held ? last_trick(leader) : 0;
    Bounds known{0, rest, kNoLead};
    const std::uint64_t at = steps.table ? key(leader, all_, bound_) : 0;
    if (steps.table) {
        if (const int value = look_up(at, all_, wanted, known); value >= 0) return std::min(value, rest);
    }
    return expand(leader, held, wanted, rest, at, known);
}

// A lead of which the table knows no answer.
int Search::expand(int leader, int held, int wanted, int rest, std::uint64_t key, Bounds known) {
    const bool side = deal_.mine(leader);
    if (steps.sure_tricks && !deal_.misere) {
        if (!(bound_ && leader == deal_.duties.holder)) {
            const int worth = sure(leader);
            if (side ? worth >= wanted : rest - worth < wanted) return side ? worth : rest - worth;
        }
        const int worth = sure_against(leader);
        if (side ? rest - worth < wanted : worth >= wanted) return side ? rest - worth : worth;
    }
    if (nodes_ >= ask_at_) {
        ask_at_ = nodes_ + kAskEvery;
        if (stop && stop()) throw Interrupted{};
    }
    ++nodes_;
    const Mask all = all_;
    std::array<MayFollow, kGroups> may;
    Ranked ranked = leads(leader, known.lead, may);
    const bool maximise = deal_.up(leader);
    int best = maximise ? -1 : kMostAnswer;
    int best_lead = kNoLead;
    Mask tried = 0;
    for (int tries = most_tried_; tries > 0 && !ranked.empty(); --tries) {
        const int place = ranked.next();
        tried |= bit(place);
        const Trick trick{leader, place, held, may[deal_.group_at[place]]};
        const bool was_bound = bound_;
        if (bound_ && leader == deal_.duties.holder && (bit(place) & deal_.duties.suit)) bound_ = false;
        take_from(leader, place);
        const int value = follow<1>(trick, {place, leader, deal_.worth[place] + deal_.per_trick}, wanted, rest);
        give_back(leader, place);
        bound_ = was_bound;
        if (maximise ? value > best : value < best) best = value, best_lead = place;
        if (maximise ? best >= wanted : best < wanted) {
            history_.learn(History::kLead, place, tried, held);
            break;
        }
    }
    if (steps.table) {
        const bool ended = (best >= wanted) == maximise;
        if (best >= wanted) {
            known.low = std::max(known.low, best);
        } else {
            known.high = std::min(known.high, best);
        }
        // Among leads of which none ended the search one is as good as another.
        known.lead = ended ? count(all & (bit(best_lead) - 1)) : kNoLead;
        table_.store(key, all, known, [&](Mask cards) { return deal_.same_worth(all, cards); });
    }
    return best;
}

// --- following ---------------------------------------------------------------------------------------------------

template <int Place>
inline int Search::try_card(const Trick& trick, Pile pile, int place, int wanted, int rest) {
    const int seat = (trick.leader + Place) & 3;
    pile.worth += deal_.worth[place];
    if (deal_.beats(place, pile.best)) pile.best = place, pile.best_seat = seat;
    const bool was_bound = bound_;
    if (bound_ && bit(place) == deal_.duties.card) bound_ = false;
    take_from(seat, place);
    int value;
    if constexpr (Place == 3) {
        const int taken = deal_.mine(pile.best_seat) ? pile.worth : 0;
        value = taken + lead(pile.best_seat, trick.held - 1, wanted - taken, rest - pile.worth);
    } else {
        value = follow<Place + 1>(trick, pile, wanted, rest);
    }
    give_back(seat, place);
    bound_ = was_bound;
    return value;
}

template <int Place>
int Search::follow(const Trick& trick, Pile pile, int wanted, int rest) {
    const int seat = (trick.leader + Place) & 3;
    const bool side = deal_.mine(seat);
    const Mask cards = trick.may[Place];
    const Later after = later<Place>(trick.leader, trick.may, side);
    if (steps.remaining) {
        // The trick may decide the question before it is over.
        const bool ours = deal_.mine(pile.best_seat);
        if (ours ? pile.worth >= wanted : rest - pile.worth < wanted) {
            const Mask against = side == ours ? after.foes : cards | after.friends;
            if (!(against & deal_.beaten_by[pile.best])) return ours ? pile.worth : rest - pile.worth;
        }
    }
    if (!(cards & (cards - 1))) return try_card<Place>(trick, pile, lowest(cards), wanted, rest);
    const Mask others = (all_ & ~hand_[seat]) | bit(pile.best);
    Mask tried = merged(cards, others);
    if (steps.certain && (tried & (tried - 1))) tried = settled(pile, tried, others, after, side);
    if (!(tried & (tried - 1))) return try_card<Place>(trick, pile, lowest(tried), wanted, rest);
    ++nodes_;
    if constexpr (Place == 3) return last_card(trick, pile, tried, wanted, rest);
    return ordered<Place>(trick, pile, tried, after, wanted, rest);
}

// If everybody after us covers as high as he can, our side takes the trick or loses it with what lies there.
template <int Place>
int Search::ordered(const Trick& trick, Pile pile, Mask cards, const Later& after, int wanted, int rest) {
    const int seat = (trick.leader + Place) & 3;
    const bool maximise = deal_.up(seat);
    const bool ours_so_far = deal_.mine(pile.best_seat) == deal_.mine(seat);
    const int answered = Place == 1 ? trick.first : pile.best;
    Ranked ranked;
    for (Mask m = cards; m; m &= m - 1) {
        const int place = lowest(m);
        const bool wins = deal_.beats(place, pile.best);
        const Mask over = (after.friends | after.foes) & deal_.beaten_by[wins ? place : pile.best];
        const bool ours = over ? after.friends >> lowest(over) & 1 : wins || ours_so_far;
        const int worth = pile.worth + deal_.worth[place];
        const std::int32_t history = steps.history ? history_.score(answered, place) : 0;
        ranked.add(history + (ours ? worth + kWins : -worth) * kFollowWeight - kPowerWeight * deal_.power[place], place);
    }
    int best = maximise ? -1 : kMostAnswer;
    Mask tried = 0;
    for (int tries = most_tried_; tries > 0 && !ranked.empty(); --tries) {
        const int place = ranked.next();
        tried |= bit(place);
        const int value = try_card<Place>(trick, pile, place, wanted, rest);
        if (maximise ? value > best : value < best) best = value;
        if (maximise ? best >= wanted : best < wanted) {
            history_.learn(answered, place, tried, trick.held);
            break;
        }
    }
    return best;
}

// The last card of a trick: what its ends are worth is looked up first, for perhaps one answers the question.
int Search::last_card(const Trick& trick, Pile pile, Mask cards, int wanted, int rest) {
    const int seat = (trick.leader + 3) & 3;
    const bool maximise = deal_.up(seat);
    const bool look = steps.cutoffs_ahead && steps.table && trick.held >= kAheadFrom;
    const Mask structure = look && steps.structure ? structure_.of(all_) : 0;
    std::array<End, kCards> ends;  // by number
    int size = 0;
    int best = maximise ? -1 : kMostAnswer;
    for (; cards; cards &= cards - 1) {
        const int place = lowest(cards);
        End& end = ends[size++];
        end_of(pile, seat, place, wanted, rest, end);
        if (!look) continue;
        if (end.wanted <= 0 || end.wanted > end.rest) {
            const int value = end.taken + (end.wanted <= 0 ? 0 : end.rest);
            if ((value >= wanted) == maximise) return value;
            best = maximise ? std::max(best, value) : std::min(best, value);
            --size;
            continue;
        }
        const Mask remaining = all_ & ~bit(place);
        const Mask holders = steps.structure ? structure_.without(structure, deal_.group_at[place], remaining)
                                              : remaining;
        end.key = key_of(holders, end.winner, bound_ && bit(place) != deal_.duties.card);
        table_.prefetch(end.key);
    }
    Ranked ranked;
    for (int i = 0; i < size; ++i) {
        End& end = ends[i];
        if (look) {
            end.known = {0, end.rest, kNoLead};
            const int known = look_up(end.key, all_ & ~bit(end.place), end.wanted, end.known);
            if (known >= 0) {
                const int value = end.taken + std::min(known, end.rest);
                if ((value >= wanted) == maximise) return value;
                best = maximise ? std::max(best, value) : std::min(best, value);
                continue;
            }
        }
        const bool ours = deal_.mine(end.winner) == deal_.mine(seat);
        const int worth = pile.worth + deal_.worth[end.place];
        const std::int32_t history = steps.history ? history_.score(pile.best, end.place) : 0;
        ranked.add(history + (ours ? worth + kWins : -worth) * kLastWeight - kPowerWeight * deal_.power[end.place], i);
    }
    Mask tried = 0;
    for (int tries = most_tried_; tries > 0 && !ranked.empty(); --tries) {
        const End& end = ends[ranked.next()];
        tried |= bit(end.place);
        const int value = look ? finish(seat, trick.held, end) : try_card<3>(trick, pile, end.place, wanted, rest);
        if (maximise ? value > best : value < best) best = value;
        if (maximise ? best >= wanted : best < wanted) {
            history_.learn(pile.best, end.place, tried, trick.held);
            break;
        }
    }
    return best;
}

inline void Search::end_of(Pile pile, int seat, int place, int wanted, int rest, End& end) const {
    end.place = place;
    end.winner = deal_.beats(place, pile.best) ? seat : pile.best_seat;
    const int worth = pile.worth + deal_.worth[place];
    end.taken = deal_.mine(end.winner) ? worth : 0;
    end.wanted = wanted - end.taken;
    end.rest = rest - worth;
}

// Plays the last card of a trick whose end has been looked up in vain.
inline int Search::finish(int seat, int held, const End& end) {
    const bool was_bound = bound_;
    if (bound_ && bit(end.place) == deal_.duties.card) bound_ = false;
    take_from(seat, end.place);
    const int value = end.taken + expand(end.winner, held - 1, end.wanted, end.rest, end.key, end.known);
    give_back(seat, end.place);
    bound_ = was_bound;
    return value;
}

// --- questions -----------------------------------------------------------------------------------------------

int Search::bound(const Position& position, int wanted) {
    hand_ = position.hand;
    all_ = position.all();
    bound_ = position.bound;
    const int rest = left(position);
    const int held = count(hand_[position.leader]) + (position.played > 0);
    if (position.played == 0) return lead(position.leader, held, wanted, rest);
    const Trick trick{position.leader, position.best, held, may_follow(position.leader, deal_.members[position.led])};
    const Pile pile{position.best, position.best_seat, on_table(position) + deal_.per_trick};
    switch (position.played) {
        case 1: return follow<1>(trick, pile, wanted, rest);
        case 2: return follow<2>(trick, pile, wanted, rest);
        default: return follow<3>(trick, pile, wanted, rest);
    }
}

}  // namespace stammtisch
