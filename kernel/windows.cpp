// The exact value, found by asking "at least so many?" again and again.
#include <algorithm>

#include "search.hpp"

namespace stammtisch {

void Search::set_deal(const Deal& deal) {
    deal_ = deal;
    structure_.set_deal(deal);
    history_.forget();
    table_.forget();
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

// That one who plays alone takes so much is far dearer to prove than that he does not: his windows come from above.
Search::Windows Search::windows() const {
    const auto alone = [](unsigned seats) { return (seats & (seats - 1)) == 0; };
    if (alone(deal_.side)) return {80, 16, 4};
    if (alone(deal_.side ^ 15)) return {20, 4, 16};
    return {50, 16, 16};
}

int Search::exact(const Position& position, std::optional<int> guess) {
    Windows windows = this->windows();
    if (guess) windows.up = windows.down = 1;
    int low = 0;
    int high = left(position);
    int wanted = guess ? *guess + (windows.share > 50) : (high + 1) / 2;
    while (low < high) {
        wanted = std::clamp(wanted, low + 1, high);
        const int value = bound(position, wanted);
        const bool enough = value >= wanted;
        (enough ? low : high) = value;
        const int between = low + ((high - low) * windows.share + 99) / 100;
        wanted = enough ? std::min(low + windows.up, between) : std::max(high - windows.down + 1, between);
        if (guess) windows.up *= 2, windows.down *= 2;
    }
    return low;
}

}  // namespace stammtisch
