// What of a position matters after a trick: who holds the remaining cards of each group, from the highest down.
#pragma once

#include <array>
#include <bit>

#include "deal.hpp"

namespace stammtisch {

// Positions of one deal that differ only in *which* cards of the same holders are left are one and the same structure.
// A structure is written as the set of places that has the same holders in the same order and lies as high as possible:
// such a set can be found from the left, place by place, and is never longer than the cards themselves.
class Structure {
public:
    // The called card keeps a mark of its own: duties hang on it.
    void set_deal(const Deal& deal);

    // The canonical set of the same structure.
    Mask of(Mask all) const {
        Mask found = all & untouched_;
        for (int i = 0; i < groups_; ++i) found |= part(group_[i], all);
        return found;
    }

    // The canonical set of `all`, when `structure` is that of a set which had more cards of this group and is else the same.
    Mask without(Mask structure, int group, Mask all) const {
        const int index = index_[group];
        if (index < 0) return (structure & ~members_[group]) | (all & members_[group]);
        return (structure & ~members_[group]) | part(group_[index], all);
    }

private:
    static constexpr int kHead = 8;  // a wide group is looked up in two parts, so that its tables stay small
    static constexpr int kMostTail = 8;
    static constexpr int kWidest = kHead + kMostTail;  // a wider group, which no game has, is its own structure
    static constexpr Mask kHeadMask = (1u << kHead) - 1;

    // By card of a group: who holds it, called or not. By place and label: the next place that has it.
    using Labels = std::array<int, kWidest>;
    using Next = std::array<std::array<std::int8_t, 2 * kSeats>, kWidest + 1>;

    struct Head {
        Mask places;
        Mask used;  // how many places of the group are used up
    };
    struct Group {
        int first;
        Mask width_mask;
        bool wide;
        int tail_bits;
        std::size_t tail;  // where its part of tail_ begins
        std::array<Head, 1 << kHead> head;
    };

    static Next next_places(const Labels& label, int width);
    void set_head(Group& group, int width, const Labels& label, const Next& next);
    void set_tail(Group& group, int width, const Labels& label, const Next& next);

    Mask part(const Group& group, Mask all) const {
        const Mask cards = all >> group.first & group.width_mask;
        const Head& head = group.head[cards & kHeadMask];
        if (!group.wide) return head.places;
        return head.places | tail_[group.tail + (head.used << group.tail_bits) + (cards >> kHead)];
    }

    int groups_ = 0;
    std::array<Mask, kGroups> members_{};
    std::array<int, kGroups> index_{};  // by group: where in group_, or -1
    Mask untouched_ = 0;  // groups too wide for the tables
    std::array<Group, kGroups> group_;
    std::size_t tail_used_ = 0;
    std::array<Mask, 2 * ((kHead + 1) << kMostTail)> tail_;  // by group, by places used up, by set of the rest
};

}  // namespace stammtisch
