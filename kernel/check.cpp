#include "check.hpp"

namespace stammtisch {

namespace {

constexpr int kMostAugen = 14;   // a card's worth has four bits in the structure of a position
constexpr int kAllAugen = 127;   // and a bound has seven

[[noreturn]] void refuse(const std::string& field, const std::string& value, const std::string& why) {
    throw std::invalid_argument(field + " = " + value + ": " + why);
}

void check_range(const std::string& field, std::int64_t value, std::int64_t low, std::int64_t high) {
    if (value < low || value > high) {
        refuse(field, std::to_string(value), "must be from " + std::to_string(low) + " to " + std::to_string(high));
    }
}

std::string indexed(const std::string& field, std::int64_t index) { return field + "[" + std::to_string(index) + "]"; }

void check_length(const std::string& field, std::size_t length) {
    if (length != kCards) refuse("len(" + field + ")", std::to_string(length), "must be 32, one for each card");
}

// The cards on the table and in the hands: each in the deck and only once.
class Census {
public:
    explicit Census(const OrderTable& table) : table_(table) {}

    void add(const std::string& field, std::int64_t card) {
        check_range(field, card, 0, kCards - 1);
        if (table_.group[card] == kNoGroup) refuse(field, card_name(card), "the card is not in the deck of this order");
        if (seen >> card & 1) refuse(field, card_name(card), "the card is there twice");
        seen |= bit(static_cast<int>(card));
    }

    Mask seen = 0;

private:
    const OrderTable& table_;
};

int cards_played(const Telling& telling) {
    int played = 0;
    while (played < 3 && telling.trick[played] >= 0) ++played;
    for (int i = 0; i < 3; ++i) {
        const std::int64_t card = telling.trick[i];
        if (card < -1 || (i >= played && card >= 0)) {
            refuse(indexed("trick", i), std::to_string(card), "cards come in order of play, then -1");
        }
    }
    return played;
}

void check_sizes(const Telling& telling, int played) {
    const auto size = [&](std::int64_t seat) {
        const bool has_played = (seat - telling.leader + kSeats) % kSeats < played;
        return std::popcount(static_cast<std::uint64_t>(telling.hands[seat])) + has_played;
    };
    for (int seat = 1; seat < kSeats; ++seat) {
        if (size(seat) == size(0)) continue;
        refuse(indexed("hands", seat), std::to_string(size(seat)) + " cards",
               "seat 0 has " + std::to_string(size(0)) + ", the trick on the table counted");
    }
}

void set_trick(const Telling& telling, int played, Play& play) {
    Position& position = play.position;
    position.leader = static_cast<std::int8_t>(telling.leader);
    for (int i = 0; i < played; ++i) {
        const int seat = static_cast<int>(telling.leader + i) & 3;
        const int place = play.order.place_of[telling.trick[i]];
        const int group = play.order.group_at[place];
        if (i == 0) position.led = static_cast<std::int8_t>(group);
        if (group != position.led && (position.hand[seat] & play.order.members[position.led])) {
            refuse(indexed("trick", i), card_name(telling.trick[i]),
                   "seat " + std::to_string(seat) + " still holds a card of the class led, so this cannot be");
        }
        if (i == 0 || beats(play.order, place, position.best)) {
            position.best = static_cast<std::int8_t>(place);
            position.best_seat = static_cast<std::int8_t>(seat);
        }
        position.trick_augen += play.order.augen_at[place];
        ++position.played;
    }
}

void set_called(const Telling& telling, const OrderTable& table, Play& play) {
    if (telling.called < 0) {
        check_range("called", telling.called, -1, kCards - 1);
        return;
    }
    check_range("called", telling.called, 0, kCards - 1);
    check_range("run_away_min", telling.run_away_min, 1, kCards);
    check_range("discard_from", telling.discard_from, 1, kCards);
    if (table.group[telling.called] == kNoGroup) refuse("called", card_name(telling.called), "the card is not in the deck of this order");
    for (int seat = 0; seat < kSeats; ++seat) {
        if (telling.hands[seat] >> telling.called & 1) play.duties.holder = seat;
    }
    if (play.duties.holder < 0) refuse("called", card_name(telling.called), "nobody holds the card, so it has no duties");
    const int place = play.order.place_of[telling.called];
    play.duties.card = bit(place);
    play.duties.suit = play.order.members[play.order.group_at[place]];
    play.duties.run_away_min = static_cast<int>(telling.run_away_min);
    play.duties.discard_from = static_cast<int>(telling.discard_from);
    play.position.bound = true;
}

void set_account(const Telling& telling, Play& play) {
    int sum = play.position.trick_augen;
    for (int place = 0; place < play.order.cards; ++place) {
        if (play.position.all() >> place & 1) sum += play.order.augen_at[place];
    }
    for (int who = 0; who < 2; ++who) {
        check_range(indexed("taken", who), telling.taken[who], 0, kAllAugen);
        check_range(indexed("tricks", who), telling.tricks[who], 0, kCards);
        play.taken[who] = static_cast<int>(telling.taken[who]);
        play.tricks[who] = static_cast<int>(telling.tricks[who]);
        sum += play.taken[who];
    }
    if (sum > kAllAugen) refuse("taken", std::to_string(sum), "with the cards still out that is more than a deck holds");
}

}  // namespace

std::string card_name(std::int64_t card) { return {"EGHS"[card / 8 & 3], "AZKOU987"[card % 8]}; }

OrderTable checked_table(std::span<const std::int64_t> group, std::span<const std::int64_t> strength,
                         std::span<const std::int64_t> augen) {
    check_length("group", group.size());
    check_length("strength", strength.size());
    check_length("augen", augen.size());
    OrderTable table;
    int sum = 0;
    for (int card = 0; card < kCards; ++card) {
        check_range(indexed("group", card), group[card], kNoGroup, kGroups - 1);
        check_range(indexed("strength", card), strength[card], -1000, 1000);
        check_range(indexed("augen", card), augen[card], 0, kMostAugen);
        for (int other = 0; other < card; ++other) {
            if (group[card] >= 0 && group[other] == group[card] && strength[other] == strength[card]) {
                refuse(indexed("strength", card), std::to_string(strength[card]), "the same as that of " + card_name(other));
            }
        }
        table.group[card] = static_cast<std::int8_t>(group[card]);
        table.strength[card] = static_cast<std::int16_t>(strength[card]);
        table.augen[card] = static_cast<std::uint8_t>(augen[card]);
        sum += group[card] >= 0 ? static_cast<int>(augen[card]) : 0;
    }
    check_range("sum(augen)", sum, 0, kAllAugen);
    return table;
}

Play checked_play(const OrderTable& table, const Telling& telling) {
    check_range("leader", telling.leader, 0, kSeats - 1);
    check_range("side", telling.side, 0, 15);
    const int played = cards_played(telling);
    Census census(table);
    for (int seat = 0; seat < kSeats; ++seat) {
        check_range(indexed("hands", seat), telling.hands[seat], 0, 0xffffffff);
        for (auto cards = static_cast<Mask>(telling.hands[seat]); cards; cards &= cards - 1) {
            census.add(indexed("hands", seat), lowest(cards));
        }
    }
    for (int i = 0; i < played; ++i) census.add(indexed("trick", i), telling.trick[i]);
    check_sizes(telling, played);
    // Only the cards that are still there have a place: fewer places make a smaller search.
    OrderTable present = table;
    for (int card = 0; card < kCards; ++card) {
        if (!(census.seen >> card & 1)) present.group[card] = kNoGroup;
    }
    Play play;
    play.order = Order(present);
    play.side = telling.side;
    for (int seat = 0; seat < kSeats; ++seat) {
        play.position.hand[seat] = play.order.to_places(static_cast<Mask>(telling.hands[seat]));
    }
    set_trick(telling, played, play);
    set_called(telling, table, play);
    set_account(telling, play);
    return play;
}

}  // namespace stammtisch
