#include "search.hpp"

#include <algorithm>

#include "choices.hpp"

namespace stammtisch {

namespace {

constexpr int kAheadFrom = 4;                   // cards in hand; with fewer, looking up costs more than searching
constexpr int kMostAnswer = 1000;               // more than there is to take
constexpr std::uint64_t kAskEvery = 1u << 17;   // nodes between two looks at whether to stop

// How scores weigh what a trick brings against what the card may be good for later, and against the history.
constexpr int kFollowWeight = 64;
constexpr int kLastWeight = 48;
constexpr int kPowerWeight = 6;

}  // namespace

// --- what is remembered ----------------------------------------------------------------------------------------

inline std::uint64_t Search::key(int leader, Mask all, bool bound) const {
    const Mask cards = steps.structure ? structure_.of(all) : all;
    return std::uint64_t{cards} << 3 | static_cast<std::uint64_t>(leader) << 1 | static_cast<std::uint64_t>(bound);
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
    Ranked ranked = leads(leader, known.lead);
    const bool maximise = deal_.up(leader);
    int best = maximise ? -1 : kMostAnswer;
    int best_lead = kNoLead;
    Mask tried = 0;
    while (!ranked.empty()) {
        const int place = ranked.next();
        tried |= bit(place);
        const Trick trick{leader, place, deal_.members[deal_.group_at[place]], place, leader,
                          deal_.worth[place] + deal_.per_trick, held};
        const bool was_bound = bound_;
        if (bound_ && leader == deal_.duties.holder && (bit(place) & deal_.duties.suit)) bound_ = false;
        take_from(leader, place);
        const int value = follow<1>(trick, wanted, rest);
        give_back(leader, place);
        bound_ = was_bound;
        if (maximise ? value > best : value < best) best = value, best_lead = place;
        if (maximise ? best >= wanted : best < wanted) {
            history_.learn(History::kLead, place, tried, held);
            break;
        }
    }
    if (steps.table) {
        if (best >= wanted) {
            known.low = std::max(known.low, best);
        } else {
            known.high = std::min(known.high, best);
        }
        known.lead = count(all & (bit(best_lead) - 1));
        table_.store(key, all, known, [&](Mask cards) { return deal_.same_worth(all, cards); });
    }
    return best;
}

// --- following ---------------------------------------------------------------------------------------------------

template <int Place>
inline int Search::try_card(const Trick& trick, int place, int wanted, int rest) {
    const int seat = (trick.leader + Place) & 3;
    Trick next = trick;
    next.worth += deal_.worth[place];
    if (deal_.beats(place, trick.best)) next.best = place, next.best_seat = seat;
    const bool was_bound = bound_;
    if (bound_ && bit(place) == deal_.duties.card) bound_ = false;
    take_from(seat, place);
    int value;
    if constexpr (Place == 3) {
        const int taken = deal_.mine(next.best_seat) ? next.worth : 0;
        value = taken + lead(next.best_seat, trick.held - 1, wanted - taken, rest - next.worth);
    } else {
        value = follow<Place + 1>(next, wanted, rest);
    }
    give_back(seat, place);
    bound_ = was_bound;
    return value;
}

template <int Place>
int Search::follow(const Trick& trick, int wanted, int rest) {
    const int seat = (trick.leader + Place) & 3;
    const bool side = deal_.mine(seat);
    const Mask cards = follow_cards(seat, trick.members);
    const Later after = later<Place>(trick.leader, trick.members, side);
    if (steps.remaining) {
        // The trick may decide the question before it is over.
        const bool ours = deal_.mine(trick.best_seat);
        if (ours ? trick.worth >= wanted : rest - trick.worth < wanted) {
            const Mask against = side == ours ? after.foes : cards | after.friends;
            if (!(against & deal_.beaten_by[trick.best])) return ours ? trick.worth : rest - trick.worth;
        }
    }
    if (!(cards & (cards - 1))) return try_card<Place>(trick, lowest(cards), wanted, rest);
    const Mask others = (all_ & ~hand_[seat]) | bit(trick.best);
    Mask tried = merged(cards, others);
    if (steps.certain && (tried & (tried - 1))) tried = settled(trick, tried, others, after, side);
    if (!(tried & (tried - 1))) return try_card<Place>(trick, lowest(tried), wanted, rest);
    ++nodes_;
    if constexpr (Place == 3) return last_card(trick, tried, wanted, rest);
    return ordered<Place>(trick, tried, after, wanted, rest);
}

// If everybody after us covers as high as he can, our side takes the trick or loses it with what lies there.
template <int Place>
int Search::ordered(const Trick& trick, Mask cards, const Later& after, int wanted, int rest) {
    const int seat = (trick.leader + Place) & 3;
    const bool maximise = deal_.up(seat);
    const bool ours_so_far = deal_.mine(trick.best_seat) == deal_.mine(seat);
    const int answered = Place == 1 ? trick.first : trick.best;
    Ranked ranked;
    for (Mask m = cards; m; m &= m - 1) {
        const int place = lowest(m);
        const bool wins = deal_.beats(place, trick.best);
        const Mask over = (after.friends | after.foes) & deal_.beaten_by[wins ? place : trick.best];
        const bool ours = over ? after.friends >> lowest(over) & 1 : wins || ours_so_far;
        const int worth = trick.worth + deal_.worth[place];
        const std::int32_t history = steps.history ? history_.score(answered, place) : 0;
        ranked.add(history + (ours ? worth : -worth) * kFollowWeight - kPowerWeight * deal_.power[place], place);
    }
    int best = maximise ? -1 : kMostAnswer;
    Mask tried = 0;
    while (!ranked.empty()) {
        const int place = ranked.next();
        tried |= bit(place);
        const int value = try_card<Place>(trick, place, wanted, rest);
        if (maximise ? value > best : value < best) best = value;
        if (maximise ? best >= wanted : best < wanted) {
            history_.learn(answered, place, tried, trick.held);
            break;
        }
    }
    return best;
}

// The last card of a trick: what its ends are worth is looked up first, for perhaps one answers the question.
int Search::last_card(const Trick& trick, Mask cards, int wanted, int rest) {
    const int seat = (trick.leader + 3) & 3;
    const bool maximise = deal_.up(seat);
    const bool look = steps.cutoffs_ahead && steps.table && trick.held >= kAheadFrom;
    std::array<End, kCards> ends;
    Ranked ranked;
    int best = maximise ? -1 : kMostAnswer;
    for (Mask m = cards; m; m &= m - 1) {
        const int place = lowest(m);
        End& end = ends[place];
        end = end_of(trick, seat, place, wanted, rest);
        if (look) {
            if (end.wanted <= 0 || end.wanted > end.rest) {
                const int value = end.taken + (end.wanted <= 0 ? 0 : end.rest);
                if ((value >= wanted) == maximise) return value;
                best = maximise ? std::max(best, value) : std::min(best, value);
                cards ^= bit(place);
                continue;
            }
            end.key = key(end.winner, all_ & ~bit(place), bound_ && bit(place) != deal_.duties.card);
            table_.prefetch(end.key);
        }
        const bool ours = deal_.mine(end.winner) == deal_.mine(seat);
        const int worth = trick.worth + deal_.worth[place];
        const std::int32_t history = steps.history ? history_.score(trick.best, place) : 0;
        ranked.add(history + (ours ? worth : -worth) * kLastWeight - kPowerWeight * deal_.power[place], place);
    }
    for (Mask m = look ? cards : 0; m; m &= m - 1) {
        const int place = lowest(m);
        End& end = ends[place];
        end.known = {0, end.rest, kNoLead};
        const int known = look_up(end.key, all_ & ~bit(place), end.wanted, end.known);
        if (known < 0) continue;
        const int value = end.taken + std::min(known, end.rest);
        if ((value >= wanted) == maximise) return value;
        best = maximise ? std::max(best, value) : std::min(best, value);
        cards ^= bit(place);
    }
    Mask tried = 0;
    while (!ranked.empty()) {
        const int place = ranked.next();
        if (!(cards >> place & 1)) continue;
        tried |= bit(place);
        const int value = look ? finish(seat, trick.held, place, ends[place]) : try_card<3>(trick, place, wanted, rest);
        if (maximise ? value > best : value < best) best = value;
        if (maximise ? best >= wanted : best < wanted) {
            history_.learn(trick.best, place, tried, trick.held);
            break;
        }
    }
    return best;
}

inline Search::End Search::end_of(const Trick& trick, int seat, int place, int wanted, int rest) const {
    End end;
    end.winner = deal_.beats(place, trick.best) ? seat : trick.best_seat;
    const int worth = trick.worth + deal_.worth[place];
    end.taken = deal_.mine(end.winner) ? worth : 0;
    end.wanted = wanted - end.taken;
    end.rest = rest - worth;
    return end;
}

// Plays the last card of a trick whose end has been looked up in vain.
inline int Search::finish(int seat, int held, int place, const End& end) {
    const bool was_bound = bound_;
    if (bound_ && bit(place) == deal_.duties.card) bound_ = false;
    take_from(seat, place);
    const int value = end.taken + expand(end.winner, held - 1, end.wanted, end.rest, end.key, end.known);
    give_back(seat, place);
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
    const Trick trick{position.leader,    position.best, deal_.members[position.led], position.best,
                      position.best_seat, on_table(position) + deal_.per_trick,       held};
    switch (position.played) {
        case 1: return follow<1>(trick, wanted, rest);
        case 2: return follow<2>(trick, wanted, rest);
        default: return follow<3>(trick, wanted, rest);
    }
}

}  // namespace stammtisch
