#include "playout.hpp"

#include <utility>

namespace stammtisch {

namespace {

constexpr std::uint64_t kAsk = 1u << 16;  // every so many rounds whether to go on

// Of the bits of a byte: how many there are, and where the nth lies.
struct Bytes {
    std::array<std::uint8_t, 256> count{};
    std::array<std::array<std::uint8_t, 8>, 256> nth{};
};

constexpr Bytes kBytes = [] {
    Bytes bytes;
    for (int byte = 0; byte < 256; ++byte) {
        for (int place = 0; place < 8; ++place) {
            if (byte >> place & 1) bytes.nth[byte][bytes.count[byte]++] = static_cast<std::uint8_t>(place);
        }
    }
    return bytes;
}();

int nth_place(Mask mask, unsigned n) {
    for (; n > 0; --n) mask &= mask - 1;
    return lowest(mask);
}

int drawn(const Play& play, Mask cards, Random& random, const Weights* weights) {
    if (!(cards & (cards - 1))) return lowest(cards);
    if (!weights) return nth_place(cards, static_cast<unsigned>(random.below(std::popcount(cards))));
    const auto& row = (*weights)[play.position.played];
    float sum = 0;
    for (Mask left = cards; left; left &= left - 1) sum += row[play.order.card_at[lowest(left)]];
    // Nothing but zeros: then all are alike.
    if (!(sum > 0)) return nth_place(cards, static_cast<unsigned>(random.below(std::popcount(cards))));
    float at = static_cast<float>(random.next() >> 40) * 0x1p-24f * sum;
    for (Mask left = cards;; left &= left - 1) {
        const float weight = row[play.order.card_at[lowest(left)]];
        at -= weight;
        if ((at < 0 && weight > 0) || !(left & (left - 1))) return lowest(left);
    }
}

// A round of new cards in a form made for speed: each hand is eight slots, a set of its cards one byte.
struct Lane {
    std::array<std::array<std::uint8_t, 8>, kSeats> card;
    std::array<std::array<std::uint8_t, 8>, kSeats> members;  // by group, which slots
    std::array<std::uint8_t, kSeats> held;
    unsigned leader;
    int augen;
    int tricks;
};

class Dealer {
public:
    explicit Dealer(const Order& order) : cards_(order.cards), each_(order.cards / kSeats) {
        for (int place = 0; place < order.cards; ++place) {
            group_[place] = order.group_at[place];
            augen_[place] = order.augen_at[place];
            deck_[place] = static_cast<std::uint8_t>(place);
            for (int led = 0; led < kGroups; ++led) {
                const bool counts = group_[place] == kTrump || group_[place] == led;
                // Lower places are stronger, and trumps have the lowest: so may a single number say who wins.
                force_[led][place] = static_cast<std::uint8_t>(counts ? kCards - place : 0);
            }
        }
    }

    void deal(Lane& lane, Random& random) {
        // Which cards a hand has must be random, their order in it need not: the last hand is what is left.
        std::uint64_t word = 0;
        for (int i = 0; i < cards_ - each_; ++i) {
            word = i & 1 ? word >> 32 : random.next();
            const auto j = i + static_cast<int>((word & 0xffffffff) * static_cast<unsigned>(cards_ - i) >> 32);
            std::swap(deck_[i], deck_[j]);
        }
        for (int seat = 0; seat < kSeats; ++seat) {
            std::uint64_t sets = 0;
            for (int slot = 0; slot < each_; ++slot) {
                const std::uint8_t place = deck_[seat * each_ + slot];
                lane.card[seat][slot] = place;
                sets |= std::uint64_t{1} << (group_[place] * 8 + slot);
            }
            for (int group = 0; group < kGroups; ++group) lane.members[seat][group] = static_cast<std::uint8_t>(sets >> 8 * group);
            lane.held[seat] = static_cast<std::uint8_t>((1 << each_) - 1);
        }
        lane.leader = 0;
        lane.augen = lane.tricks = 0;
    }

    // Plays one trick of every lane; the lanes take turns so that none waits for its own last step.
    template <int Lanes>
    void trick(std::array<Lane, Lanes>& lanes, Random& random) const {
        std::array<unsigned, Lanes> led, best, worth;
        for (int place = 0; place < kSeats; ++place) {
            for (int i = 0; i < Lanes; i += 2) {
                const std::uint64_t word = random.next();
                step(lanes[i], place, static_cast<std::uint32_t>(word), led[i], best[i], worth[i]);
                step(lanes[i + 1], place, static_cast<std::uint32_t>(word >> 32), led[i + 1], best[i + 1], worth[i + 1]);
            }
        }
        for (int i = 0; i < Lanes; ++i) {
            lanes[i].leader = best[i] & 3;
            const bool own = lanes[i].leader == 0;
            lanes[i].augen += own ? static_cast<int>(worth[i]) : 0;
            lanes[i].tricks += own;
        }
    }

    int tricks() const { return each_; }

private:
    void step(Lane& lane, int place, std::uint32_t word, unsigned& led, unsigned& best, unsigned& worth) const {
        const unsigned seat = (lane.leader + place) & 3;
        const unsigned held = lane.held[seat];
        const unsigned following = place == 0 ? held : lane.members[seat][led] & held;
        const unsigned legal = following ? following : held;
        const unsigned nth = static_cast<unsigned>(std::uint64_t{word} * kBytes.count[legal] >> 32);
        const unsigned slot = kBytes.nth[legal][nth];
        const unsigned card = lane.card[seat][slot];
        lane.held[seat] = static_cast<std::uint8_t>(held & ~(1u << slot));
        if (place == 0) led = group_[card];
        const unsigned force = unsigned{force_[led][card]} << 2 | seat;
        best = place == 0 || force > best ? force : best;
        worth = (place == 0 ? 0 : worth) + augen_[card];
    }

    int cards_;
    int each_;
    std::array<std::uint8_t, kCards> group_{};
    std::array<std::uint8_t, kCards> augen_{};
    std::array<std::uint8_t, kCards> deck_{};
    std::array<std::array<std::uint8_t, kCards>, kGroups> force_{};
};

}  // namespace

void play_out(const Play& play, std::uint64_t n, std::uint64_t seed, const Weights* weights, Outcome* outcomes,
              const Stop& stop) {
    Random random(seed);
    for (std::uint64_t i = 0; i < n; ++i) {
        if (i % kAsk == 0 && stop()) throw Interrupted{};
        Play round = play;
        while (round.position.all()) {
            advance(round, drawn(round, legal(round.order, round.duties, round.position), random, weights));
        }
        outcomes[i] = {static_cast<std::int16_t>(round.taken[1]), static_cast<std::int16_t>(round.tricks[1])};
    }
}

void play_deals(const Order& order, std::uint64_t n, std::uint64_t seed, Outcome* outcomes, const Stop& stop) {
    constexpr int kLanes = 4;
    Random random(seed);
    Dealer dealer(order);
    std::array<Lane, kLanes> lanes;
    for (std::uint64_t done = 0; done < n; done += kLanes) {
        if (done % kAsk == 0 && stop()) throw Interrupted{};
        for (auto& lane : lanes) dealer.deal(lane, random);
        for (int trick = 0; trick < dealer.tricks(); ++trick) dealer.trick<kLanes>(lanes, random);
        for (std::uint64_t i = 0; i < kLanes && done + i < n; ++i) {
            outcomes[done + i] = {static_cast<std::int16_t>(lanes[i].augen), static_cast<std::int16_t>(lanes[i].tricks)};
        }
    }
}

}  // namespace stammtisch
