// The exact value, found by asking "at least so many?" again and again.
#include <algorithm>
#include <utility>

#include "search.hpp"

namespace stammtisch {

namespace {

constexpr int kHalf = 50;         // the share where no answer is dearer than the other
constexpr int kTriedRoughly = 2;  // cards that a rough search tries
constexpr int kRoughFrom = 25;    // cards in the hands; with fewer the search itself is cheap enough
constexpr int kRoughStep = 3;     // about half of what a rough search is off by
constexpr int kWidest = 128;      // a step past all there is

}  // namespace

void Search::set_deal(const Deal& deal) {
    deal_ = deal;
    structure_.set_deal(deal);
    history_.forget();
    table_.forget();
    most_tried_ = kCards;  // an interrupted rough search has left less
}

int Search::left(const Position& position) const {
    const Mask all = position.all();
    const int tricks = (count(all) + position.played) / kSeats;
    return deal_.sum(all) + tricks * deal_.per_trick + on_table(position);
}

// The worth of the cards of the trick on the table.
int Search::on_table(const Position& position) const {
    return position.played && deal_.per_trick == 0 ? position.trick_augen : 0;
}

// That one who plays alone takes so much is far dearer to prove than that he does not: his windows come from above, and
// each asks whether he takes the most that is not yet refuted, so that it is proved only once.
Search::Windows Search::windows() const {
    const auto alone = [](unsigned seats) { return (seats & (seats - 1)) == 0; };
    if (alone(deal_.side)) return {100, 16, 1, false};
    if (alone(deal_.side ^ 15)) return {0, 1, 16, false};
    return {kHalf, 16, 16, false};
}

// What comes out when everybody tries only his most promising cards: off by six Augen (standard deviation) where two
// play two, for a fraction of the price. It says nothing for certain, so the table forgets it; the history does not.
int Search::rough(const Position& position) {
    const int all = std::exchange(most_tried_, kTriedRoughly);
    const int found = narrowed(position, (left(position) + 1) / 2, windows());
    most_tried_ = all;
    table_.forget();
    return found;
}

int Search::exact(const Position& position, std::optional<int> guess) {
    Windows asked = windows();
    if (guess) {
        asked.up = asked.down = 1;
    } else if (asked.share == kHalf && count(position.all()) >= kRoughFrom) {
        guess = rough(position);
        asked.up = asked.down = kRoughStep;
    }
    const int first = guess ? *guess + (asked.share > kHalf) : (left(position) + 1) / 2;
    asked.doubling = guess.has_value();
    return narrowed(position, first, asked);
}

int Search::narrowed(const Position& position, int wanted, Windows windows) {
    int low = 0;
    int high = left(position);
    while (low < high) {
        wanted = std::clamp(wanted, low + 1, high);
        const int value = bound(position, wanted);
        const bool enough = value >= wanted;
        (enough ? low : high) = value;
        const int between = low + ((high - low) * windows.share + 99) / 100;
        wanted = enough ? std::min(low + windows.up, between) : std::max(high - windows.down + 1, between);
        if (!windows.doubling) continue;
        windows.up = std::min(2 * windows.up, kWidest);
        windows.down = std::min(2 * windows.down, kWidest);
    }
    return low;
}

}  // namespace stammtisch
