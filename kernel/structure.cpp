#include "structure.hpp"

#include <algorithm>

namespace stammtisch {

namespace {

constexpr int kNobody = -1;  // the label of a card that is not in the hands

}  // namespace

Structure::Next Structure::next_places(const Labels& label, int width) {
    Next next;
    next[width].fill(static_cast<std::int8_t>(width));
    for (int place = width - 1; place >= 0; --place) {
        next[place] = next[place + 1];
        if (label[place] != kNobody) next[place][label[place]] = static_cast<std::int8_t>(place);
    }
    return next;
}

void Structure::set_deal(const Deal& deal) {
    groups_ = 0;
    untouched_ = 0;
    tail_used_ = 0;
    members_ = deal.members;
    index_.fill(-1);
    for (int i = 0; i < kGroups; ++i) {
        const Mask members = members_[i];
        const int width = count(members);
        if (width > kWidest) untouched_ |= members;
        if (width == 0 || width > kWidest) continue;
        index_[i] = groups_;
        Group& group = group_[groups_++];
        group.first = lowest(members);
        group.width_mask = (Mask{1} << width) - 1;
        group.wide = width > kHead;
        Labels label{};
        for (int card = 0; card < width; ++card) {
            const int place = group.first + card;
            const bool there = deal.dealt >> place & 1;
            label[card] = there ? 2 * deal.owner[place] + static_cast<int>(bit(place) == deal.duties.card) : kNobody;
        }
        const Next next = next_places(label, width);
        set_head(group, std::min(width, kHead), label, next);
        if (group.wide) set_tail(group, width, label, next);
    }
}

// A set is the set without its last card, and that card as high as it will go.
void Structure::set_head(Group& group, int width, const Labels& label, const Next& next) {
    group.head[0] = {0, 0};
    for (int last = 0; last < width; ++last) {
        const std::uint32_t top = std::uint32_t{1} << last;
        for (std::uint32_t rest = 0; rest < top; ++rest) {
            const Head& before = group.head[rest];
            const int at = label[last] == kNobody ? last : next[before.used][label[last]];
            group.head[top | rest] = {before.places | bit(group.first + at), static_cast<Mask>(at + 1)};
        }
    }
}

// The same for the cards beyond the head, for every number of places that the head may use up.
void Structure::set_tail(Group& group, int width, const Labels& label, const Next& next) {
    group.tail = tail_used_;
    group.tail_bits = width - kHead;
    for (int used = 0; used <= kHead; ++used) {
        Mask* const row = &tail_[tail_used_];
        std::array<std::uint8_t, 1 << kMostTail> after;
        row[0] = 0;
        after[0] = static_cast<std::uint8_t>(used);
        for (int last = kHead; last < width; ++last) {
            const std::uint32_t top = std::uint32_t{1} << (last - kHead);
            for (std::uint32_t rest = 0; rest < top; ++rest) {
                const int at = label[last] == kNobody ? last : next[after[rest]][label[last]];
                row[top | rest] = row[rest] | bit(group.first + at);
                after[top | rest] = static_cast<std::uint8_t>(at + 1);
            }
        }
        tail_used_ += std::size_t{1} << group.tail_bits;
    }
}

}  // namespace stammtisch
