#include "position.hpp"

#include <unordered_map>

namespace stammtisch {

namespace {

// The holder of the unopened called card leads: from a short suit only the card itself (R2), from a long one any (R4).
Mask bound_lead(const Duties& duties, Mask hand) {
    const Mask suit = hand & duties.suit;
    if (std::popcount(suit) >= duties.run_away_min) return hand;
    return (hand & ~suit) | duties.card;
}

// He follows: the called card when its suit is led (R1), never that card to another suit (R3) unless it is his last (R6).
Mask bound_follow(const Duties& duties, Mask hand, Mask following) {
    if (following & duties.card) return duties.card;
    if (following) return following;
    if (std::popcount(hand) <= duties.discard_from) return hand;
    return hand & ~duties.card;
}

// The duties end when their holder leads the suit or plays the card.
bool still_bound(const Duties& duties, const Position& position, int place) {
    if (position.turn() != duties.holder) return true;
    if (bit(place) == duties.card) return false;
    return position.played != 0 || !(bit(place) & duties.suit);
}

}  // namespace

Mask legal(const Order& order, const Duties& duties, const Position& position) {
    const int seat = position.turn();
    const Mask hand = position.hand[seat];
    const bool bound = position.bound && seat == duties.holder;
    if (position.played == 0) return bound ? bound_lead(duties, hand) : hand;
    const Mask following = hand & order.members[position.led];
    if (bound) return bound_follow(duties, hand, following);
    return following ? following : hand;
}

int play(const Order& order, const Duties& duties, Position& position, int place) {
    const int seat = position.turn();
    if (position.bound) position.bound = still_bound(duties, position, place);
    position.hand[seat] &= ~bit(place);
    if (position.played == 0) {
        position.led = static_cast<std::int8_t>(order.group_at[place]);
        position.trick_augen = 0;
    }
    if (position.played == 0 || beats(order, place, position.best)) {
        position.best = static_cast<std::int8_t>(place);
        position.best_seat = static_cast<std::int8_t>(seat);
    }
    position.trick_augen += order.augen_at[place];
    if (++position.played < kSeats) return -1;
    position.played = 0;
    position.leader = position.best_seat;
    return position.trick_augen;
}

namespace {

// Counts by depth first, remembering what has been counted at the ends of tricks.
class Counter {
public:
    Counter(const Order& order, const Duties& duties, const Stop& stop) : order_(order), duties_(duties), stop_(stop) {}

    std::uint64_t ways(const Position& position, int depth) {
        if (depth == 0) return 1;
        const Mask cards = legal(order_, duties_, position);
        if (depth == 1) return static_cast<std::uint64_t>(std::popcount(cards));
        if (position.played != 0) return sum(position, cards, depth);
        const std::uint64_t key = (std::uint64_t{position.all()} << 16) | static_cast<std::uint64_t>(depth) << 8 |
                                  static_cast<std::uint64_t>(position.leader) << 1 | position.bound;
        if (const auto known = known_.find(key); known != known_.end()) return known->second;
        if (stop_ && (++asked_ & 0xfff) == 0 && stop_()) throw Interrupted{};
        const std::uint64_t found = sum(position, cards, depth);
        // A memory that never forgets would grow without end on deep counts.
        if (known_.size() >= kMost) known_.clear();
        known_.emplace(key, found);
        return found;
    }

private:
    static constexpr std::size_t kMost = 1u << 20;

    // Neighbours in a hand are counted once and multiplied: what follows is the same but for their names.
    std::uint64_t sum(const Position& position, Mask cards, int depth) {
        const Mask hand = position.hand[position.turn()];
        Mask walls = position.all() & ~hand;
        if (position.played) walls |= bit(position.best);
        if (position.bound) walls |= duties_.card;
        std::uint64_t found = 0;
        while (cards) {
            const int first = lowest(cards);
            Mask run = bit(first);
            cards &= cards - 1;
            while (cards && !(run & walls) && same_run(first, lowest(cards), walls)) {
                run |= cards & -cards;
                cards &= cards - 1;
            }
            Position next = position;
            play(order_, duties_, next, first);
            found += static_cast<std::uint64_t>(std::popcount(run)) * ways(next, depth - 1);
        }
        return found;
    }

    bool same_run(int first, int last, Mask walls) const {
        const Mask up_to_last = (bit(last) - 1) | bit(last);
        const Mask up_to_first = (bit(first) - 1) | bit(first);
        return order_.group_at[first] == order_.group_at[last] && !(walls & up_to_last & ~up_to_first);
    }

    const Order& order_;
    const Duties& duties_;
    const Stop& stop_;
    std::uint64_t asked_ = 0;
    std::unordered_map<std::uint64_t, std::uint64_t> known_;
};

}  // namespace

std::uint64_t perft(const Order& order, const Duties& duties, const Position& position, int depth, const Stop& stop) {
    return Counter(order, duties, stop).ways(position, depth);
}

}  // namespace stammtisch
