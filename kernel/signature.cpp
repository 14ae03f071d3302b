#include "signature.hpp"

#include "check.hpp"
#include "random.hpp"

namespace stammtisch {

namespace {

enum class Kind { kSauspiel, kSolo, kWenz, kGeier };

constexpr std::array<const char*, 4> kNames{"sauspiel", "solo", "wenz", "geier"};
constexpr std::array<int, 8> kAugen{11, 10, 4, 3, 2, 0, 0, 0};
constexpr int kHerz = 2;

OrderTable table_of(Kind kind, int suit, int ranks) {
    OrderTable table;
    table.group.fill(kNoGroup);
    for (int card = 0; card < kCards; ++card) {
        const int own = card / 8;
        const int rank = card % 8;
        table.augen[card] = static_cast<std::uint8_t>(kAugen[rank]);
        if (rank >= ranks) continue;
        const bool ober = rank == 3 && kind != Kind::kWenz;
        const bool unter = rank == 4 && kind != Kind::kGeier;
        const bool trump = ober || unter || (own == suit && kind < Kind::kWenz);
        table.group[card] = static_cast<std::int8_t>(trump ? kTrump : 1 + own);
        table.strength[card] = static_cast<std::int16_t>(ober ? 300 - own : unter ? 200 - own : 100 - rank);
    }
    return table;
}

int trumps_in(const OrderTable& table, Mask hand) {
    int count = 0;
    for (; hand; hand &= hand - 1) count += table.group[lowest(hand)] == kTrump;
    return count;
}

// The first suit of Eichel, Gras and Schellen whose ace this hand may call, or -1.
int called_suit(const OrderTable& table, Mask hand) {
    for (const int suit : {0, 1, 3}) {
        bool plain = false;
        for (int card = 8 * suit; card < 8 * suit + 8; ++card) plain |= (hand >> card & 1) && table.group[card] == 1 + suit;
        if (plain && !(hand >> (8 * suit) & 1)) return suit;
    }
    return -1;
}

std::array<Mask, kSeats> deal(int ranks, Random& random) {
    std::array<int, kCards> deck{};
    int cards = 0;
    for (int card = 0; card < kCards; ++card) {
        if (card % 8 < ranks) deck[cards++] = card;
    }
    std::array<Mask, kSeats> hands{};
    for (int i = 0; i < cards; ++i) {
        std::swap(deck[i], deck[i + random.below(cards - i)]);
        hands[i % kSeats] |= bit(deck[i]);
    }
    return hands;
}

// A new deal whose declarer has the most trumps; seat 0 leads.
Play next_play(Kind kind, int ranks, Random& random) {
    while (true) {
        const auto hands = deal(ranks, random);
        int best = -1;
        int declarer = 0;
        int suit = kHerz;
        for (int seat = 0; seat < kSeats; ++seat) {
            for (int trump = 0; trump < kSeats; ++trump) {
                if (kind != Kind::kSolo && trump != kHerz) continue;
                const int count = trumps_in(table_of(kind, trump, ranks), hands[seat]);
                if (count > best) best = count, declarer = seat, suit = trump;
            }
        }
        const OrderTable table = table_of(kind, suit, ranks);
        Telling telling;
        telling.side = 1u << declarer;
        for (int seat = 0; seat < kSeats; ++seat) telling.hands[seat] = hands[seat];
        if (kind == Kind::kSauspiel) {
            const int called = called_suit(table, hands[declarer]);
            if (called < 0) continue;
            telling.called = 8 * called;
            for (int seat = 0; seat < kSeats; ++seat) telling.side |= (hands[seat] >> telling.called & 1) << seat;
        }
        return checked_play(table, telling);
    }
}

}  // namespace

std::string signature(int deals, bool each) {
    std::string lines;
    for (const int ranks : {8, 6}) {
        for (const Kind kind : {Kind::kSauspiel, Kind::kSolo, Kind::kWenz, Kind::kGeier}) {
            const std::string name = std::string(kNames[static_cast<int>(kind)]) + (ranks == 8 ? " long" : " short");
            Random random(static_cast<std::uint64_t>(ranks) * 10 + static_cast<std::uint64_t>(kind));
            Solver solver(64u << 20);
            long sum = 0;
            for (int number = 0; number < deals; ++number) {
                const Play play = next_play(kind, ranks, random);
                const std::uint64_t before = solver.nodes();
                const int value = solver.solve(play, Question{});
                sum += value;
                if (!each) continue;
                lines += name + " " + std::to_string(number) + " " + std::to_string(value) + " " +
                         std::to_string(solver.nodes() - before) + "\n";
            }
            if (each) continue;
            lines += name + " deals " + std::to_string(deals) + " augen " + std::to_string(sum) + " nodes " +
                     std::to_string(solver.nodes()) + "\n";
        }
    }
    return lines;
}

}  // namespace stammtisch
