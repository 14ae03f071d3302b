// Getting ready for a deal: what is worth what, what beats what, and the structure of all sets of cards.
#include "search.hpp"

namespace stammtisch {

void Search::set_deal(const Order& order, const Duties& duties, unsigned side, Count counted,
                      const std::array<Mask, kSeats>& dealt) {
    order_ = &order;
    duties_ = duties;
    side_ = side;
    count_ = counted;
    per_trick_ = counted == Count::kAugen ? 0 : 1;
    misere_ = counted == Count::kFewestTricks;
    for (int place = 0; place < order.cards; ++place) {
        worth_[place] = counted == Count::kAugen ? order.augen_at[place] : 0;
    }
    Mask all = 0;
    for (int seat = 0; seat < kSeats; ++seat) {
        all |= dealt[seat];
        for (Mask cards = dealt[seat]; cards; cards &= cards - 1) owner_[lowest(cards)] = static_cast<std::uint8_t>(seat);
    }
    idle_ = 0;
    for (int place = 0; place < order.cards; ++place) {
        const int group = order.group_at[place];
        if (worth_[place] == 0) idle_ |= bit(place);
        beaten_by_[place] = (order.members[kTrump] | order.members[group]) & (bit(place) - 1);
    }
    prepare_structure(all);
    for (auto& row : history_) row.fill(0);
    table_.forget();
}

// Every set of cards of a group is mapped to the set that has the same holders and worths in the same order and lies
// as high as possible. Positions that differ only in which equal cards have gone are then one position. The called
// card keeps a mark of its own, because duties hang on it.
void Search::prepare_structure(Mask all) {
    constexpr int kLabels = 4 * 2;
    std::size_t needed = 0;
    for (int group = 0; group < kGroups; ++group) {
        const int width = count(order_->members[group]);
        if (width <= 16) needed += std::size_t{1} << width;
    }
    if (needed > canonical_size_) {
        canonical_room_ = std::make_unique<std::uint32_t[]>(needed);
        canonical_size_ = needed;
    }
    std::uint32_t* room = canonical_room_.get();
    for (int group = 0; group < kGroups; ++group) {
        const Mask members = order_->members[group];
        const int width = count(members);
        canonical_[group] = nullptr;
        if (width == 0 || width > 16) continue;
        const int first = first_[group] = lowest(members);
        width_mask_[group] = (Mask{1} << width) - 1;
        std::array<int, 16> label{};
        for (int i = 0; i < width; ++i) {
            const int place = first + i;
            const int called = bit(place) == duties_.card;
            label[i] = (all >> place & 1) ? owner_[place] * 2 + called : -1;
        }
        // next[i][l]: the first place at or after i with label l.
        std::array<std::array<std::int8_t, kLabels>, 17> next;
        next[width].fill(-1);
        for (int i = width - 1; i >= 0; --i) {
            next[i] = next[i + 1];
            if (label[i] >= 0) next[i][label[i]] = static_cast<std::int8_t>(i);
        }
        canonical_[group] = room;
        room[0] = 0;
        for (int last = 0; last < width; ++last) {
            const std::uint32_t top = std::uint32_t{1} << last;
            for (std::uint32_t rest = 0; rest < top; ++rest) {
                const std::uint32_t before = room[rest];
                const int after = 32 - std::countl_zero(before);
                const int at = label[last] < 0 ? last : next[after][label[last]];
                room[top | rest] = before | std::uint32_t{1} << at;
            }
        }
        room += std::size_t{1} << width;
    }
}

}  // namespace stammtisch
