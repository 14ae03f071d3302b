#include "sample.hpp"

#include <algorithm>
#include <unordered_set>

namespace stammtisch {

namespace {

using Sizes = std::array<int, kSeats>;

constexpr auto kChoose = [] {
    std::array<std::array<std::uint64_t, kCards + 1>, kCards + 1> table{};
    for (int n = 0; n <= kCards; ++n) {
        table[n][0] = 1;
        for (int k = 1; k <= n; ++k) table[n][k] = table[n - 1][k - 1] + (k < n ? table[n - 1][k] : 0);
    }
    return table;
}();

// In how many ways the cards of a type can be given to the seats in these numbers.
std::uint64_t orders(int cards, const Sizes& given) {
    std::uint64_t ways = 1;
    for (const int count : given) {
        ways *= kChoose[cards][count];
        cards -= count;
    }
    return ways;
}

// Calls `visit(given)` for every way to split so many cards among the seats that may hold them and have room, until it
// says true.
template <class Visit>
bool splits(int cards, unsigned seats, const Sizes& free, Visit visit) {
    const auto most = [&](int seat, int left) { return (seats >> seat & 1) ? std::min(left, free[seat]) : 0; };
    Sizes given{};
    for (given[0] = most(0, cards); given[0] >= 0; --given[0]) {
        const int left0 = cards - given[0];
        for (given[1] = most(1, left0); given[1] >= 0; --given[1]) {
            const int left1 = left0 - given[1];
            for (given[2] = most(2, left1); given[2] >= 0; --given[2]) {
                given[3] = left1 - given[2];
                if (given[3] > most(3, given[3])) break;
                if (visit(given)) return true;
            }
        }
    }
    return false;
}

// The subset with this number among all of `count` cards out of `cards`, in lexicographic order of the bits.
Mask subset(Mask cards, int count, std::uint64_t number) {
    Mask chosen = 0;
    for (int left = std::popcount(cards); count > 0; cards &= cards - 1, --left) {
        const std::uint64_t with = kChoose[left - 1][count - 1];
        if (number < with) {
            chosen |= cards & -cards;
            --count;
        } else {
            number -= with;
        }
    }
    return chosen;
}

}  // namespace

std::size_t Worlds::Counted::state(const Sizes& free) const {
    return (static_cast<std::size_t>(free[0]) * (sizes[1] + 1) + free[1]) * (sizes[2] + 1) + free[2];
}

std::uint64_t Worlds::Counted::ways_from(std::size_t type, const Sizes& free) const {
    // The called suit comes first: once it has been given out, every seat must have its least number.
    if (type > 0 && types[type - 1].counted && (type == types.size() || !types[type].counted)) {
        for (int seat = 0; seat < kSeats; ++seat) {
            if (sizes[seat] - free[seat] < held.least[seat]) return 0;
        }
    }
    if (type == types.size()) return 1;
    return ways[type][state(free)];
}

void Worlds::Counted::count() {
    int left = 0;
    const std::size_t states = static_cast<std::size_t>(sizes[0] + 1) * (sizes[1] + 1) * (sizes[2] + 1);
    ways.assign(types.size(), std::vector<std::uint64_t>(states, 0));
    for (std::size_t type = types.size(); type-- > 0;) {
        const int cards = std::popcount(types[type].cards);
        left += cards;
        Sizes free{};
        for (free[0] = 0; free[0] <= sizes[0]; ++free[0]) {
            for (free[1] = 0; free[1] <= sizes[1]; ++free[1]) {
                for (free[2] = 0; free[2] <= sizes[2]; ++free[2]) {
                    free[3] = left - free[0] - free[1] - free[2];
                    if (free[3] < 0 || free[3] > sizes[3]) continue;
                    std::uint64_t sum = 0;
                    splits(cards, types[type].seats, free, [&](const Sizes& given) {
                        Sizes after{};
                        for (int seat = 0; seat < kSeats; ++seat) after[seat] = free[seat] - given[seat];
                        sum += orders(cards, given) * ways_from(type + 1, after);
                        return false;
                    });
                    ways[type][state(free)] = sum;
                }
            }
        }
    }
    int room = 0;
    for (const int size : sizes) room += size;
    complete = room == left;
    total = complete ? ways_from(0, sizes) : 0;
}

std::array<Mask, kSeats> Worlds::Counted::at(std::uint64_t number) const {
    std::array<Mask, kSeats> hands{};
    Sizes free = sizes;
    for (std::size_t type = 0; type < types.size(); ++type) {
        Mask cards = types[type].cards;
        int left = std::popcount(cards);
        splits(left, types[type].seats, free, [&](const Sizes& given) {
            Sizes after{};
            for (int seat = 0; seat < kSeats; ++seat) after[seat] = free[seat] - given[seat];
            const std::uint64_t each = ways_from(type + 1, after);
            const std::uint64_t here = orders(left, given) * each;
            if (number >= here) {
                number -= here;
                return false;
            }
            std::uint64_t which = number / each;
            number %= each;
            for (int seat = 0; seat < kSeats; ++seat) {
                const std::uint64_t choices = kChoose[left][given[seat]];
                const Mask part = subset(cards, given[seat], which % choices);
                which /= choices;
                hands[seat] |= part;
                cards &= ~part;
                left -= given[seat];
            }
            free = after;
            return true;
        });
    }
    if (held.card >= 0) hands[held.seat] |= bit(held.card);
    return hands;
}

Worlds::Worlds(const Sizes& sizes, std::vector<CardType> types, const std::vector<Case>& cases) {
    std::stable_sort(types.begin(), types.end(),
                     [](const CardType& a, const CardType& b) { return a.counted > b.counted; });
    for (const Case& held : cases) {
        Counted counted;
        counted.sizes = sizes;
        counted.held = held;
        for (CardType type : types) {
            if (held.card >= 0) type.cards &= ~bit(held.card);
            if (type.cards) counted.types.push_back(type);
        }
        if (held.card >= 0) {
            if (sizes[held.seat] == 0) continue;
            --counted.sizes[held.seat];
            // The called card is one of its suit.
            counted.held.least[held.seat] = std::max(0, held.least[held.seat] - 1);
        }
        // A least number where no card of the suit is left to give.
        const bool any = !counted.types.empty() && counted.types[0].counted;
        const auto& least = counted.held.least;
        if (!any && std::any_of(least.begin(), least.end(), [](int count) { return count > 0; })) continue;
        counted.count();
        if (counted.total == 0) continue;
        total_ += counted.total;
        cases_.push_back(std::move(counted));
    }
}

std::array<Mask, kSeats> Worlds::at(std::uint64_t number) const {
    for (const Counted& counted : cases_) {
        if (number < counted.total) return counted.at(number);
        number -= counted.total;
    }
    return {};
}

std::vector<std::array<Mask, kSeats>> Worlds::sample(std::uint64_t n, std::uint64_t seed, const Stop& stop) const {
    std::vector<std::array<Mask, kSeats>> found;
    found.reserve(std::min(n, total_));
    const auto add = [&](std::uint64_t number) {
        if ((found.size() & 0xffff) == 0xffff && stop()) throw Interrupted{};
        found.push_back(at(number));
    };
    if (n >= total_) {
        for (std::uint64_t number = 0; number < total_; ++number) add(number);
        return found;
    }
    // Floyd's choice of n different numbers out of all, then shuffled so that every place is as good as another.
    Random random(seed);
    std::unordered_set<std::uint64_t> taken;
    taken.reserve(2 * n);
    std::vector<std::uint64_t> numbers;
    numbers.reserve(n);
    for (std::uint64_t last = total_ - n; last < total_; ++last) {
        if ((numbers.size() & 0xffff) == 0xffff && stop()) throw Interrupted{};
        const std::uint64_t number = random.below(last + 1);
        numbers.push_back(taken.insert(number).second ? number : last);
        if (numbers.back() == last) taken.insert(last);
    }
    for (std::uint64_t i = n; i > 1; --i) std::swap(numbers[i - 1], numbers[random.below(i)]);
    for (const std::uint64_t number : numbers) add(number);
    return found;
}

}  // namespace stammtisch
