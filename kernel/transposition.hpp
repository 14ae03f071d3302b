// What has been found out at the ends of tricks: bounds on the score still to come, exactly verified.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>

#include "order.hpp"

namespace stammtisch {

// Bounds in the unit of the search (Augen or tricks), and the lead that was best, as its number among all remaining
// cards (kNoLead: unknown).
struct Bounds {
    int low;
    int high;
    int lead;
};

constexpr int kNoLead = 31;

// The key has 35 bits: who holds the remaining cards of each class, in order, as a canonical set of places (32), the
// leader (2) and whether the called card has duties (1). Nothing of it is left out, so an entry is never taken for
// another. Beside it lie both bounds (7 bits each), the lead (5) and the age (10): eight bytes. The remaining cards
// themselves (4 bytes) say what the cards of this structure were worth. Five such entries fill a cache line.
class Table {
public:
    static constexpr int kWays = 5;

    struct alignas(64) Bucket {
        std::array<std::uint64_t, kWays> word;
        std::array<Mask, kWays> cards;
        std::uint32_t turn;  // which entry goes next when all are of this age
    };

    // An entry found: what is known of a position of the same structure with these cards.
    struct Found {
        Bounds bounds;
        Mask cards;
    };

    // `most_bytes` is rounded down to a power of two.
    explicit Table(std::uint64_t most_bytes) {
        while (most_ * 2 * sizeof(Bucket) <= most_bytes) most_ *= 2;
        reserve(kSmallest);
        resize(kSmallest);
    }

    // Forgets everything. Entries of an older age count as empty, so that this costs nothing 1022 times out of 1023.
    void forget() {
        if (++age_ == 1024) {
            std::fill_n(buckets_.get(), room_, Bucket{});
            age_ = 1;
        }
        filled_ = 0;
        resize(kSmallest);
    }

    // Calls `visit(found)` for every entry of this structure, until it says true.
    template <class Visit>
    bool find(std::uint64_t key, Visit visit) const {
        const Bucket& bucket = buckets_[index(key)];
        const std::uint64_t wanted = key << 10 | age_;
        for (int way = 0; way < kWays; ++way) {
            if ((bucket.word[way] & kIdentity) == wanted && visit(unpack(bucket, way))) return true;
        }
        return false;
    }

    void prefetch(std::uint64_t key) const { __builtin_prefetch(&buckets_[index(key)]); }

    // Stores bounds; `same(cards)` says whether an entry of this structure is of the same worth card by card.
    template <class Same>
    void store(std::uint64_t key, Mask cards, const Bounds& bounds, Same same) {
        if (filled_ * 2 > size_ * kWays && size_ < most_) grow();
        Bucket& bucket = buckets_[index(key)];
        const std::uint64_t wanted = key << 10 | age_;
        int chosen = -1;
        for (int way = 0; way < kWays && chosen < 0; ++way) {
            if ((bucket.word[way] & kIdentity) == wanted && same(bucket.cards[way])) chosen = way;
        }
        for (int way = 0; way < kWays && chosen < 0; ++way) {
            if ((bucket.word[way] & 1023) != age_) chosen = way, ++filled_;
        }
        if (chosen < 0) chosen = static_cast<int>(bucket.turn++ % kWays);
        bucket.word[chosen] = wanted | static_cast<std::uint64_t>(bounds.low) << 45 |
                              static_cast<std::uint64_t>(bounds.high) << 52 | static_cast<std::uint64_t>(bounds.lead) << 59;
        bucket.cards[chosen] = cards;
    }

    std::uint64_t bytes() const { return room_ * sizeof(Bucket); }

private:
    static constexpr std::uint64_t kSmallest = 1u << 10;  // buckets: 64 KiB
    static constexpr std::uint64_t kIdentity = (std::uint64_t{1} << 45) - 1;

    static Found unpack(const Bucket& bucket, int way) {
        const std::uint64_t word = bucket.word[way];
        return {{static_cast<int>(word >> 45 & 127), static_cast<int>(word >> 52 & 127), static_cast<int>(word >> 59)},
                bucket.cards[way]};
    }

    std::uint64_t index(std::uint64_t key) const { return key * 0x9e3779b97f4a7c15u >> shift_; }

    void resize(std::uint64_t size) {
        size_ = size;
        shift_ = 64;
        for (std::uint64_t left = size; left > 1; left /= 2) --shift_;
    }

    void reserve(std::uint64_t size) {
        if (size <= room_) return;
        buckets_ = std::make_unique<Bucket[]>(size);
        room_ = size;
    }

    // Four times the buckets, with all that was known of this deal.
    void grow() {
        const std::uint64_t old_size = size_;
        auto old = std::make_unique<Bucket[]>(old_size);
        std::copy_n(buckets_.get(), old_size, old.get());
        const std::uint64_t size = std::min(old_size * 4, most_);
        reserve(size);
        resize(size);
        std::fill_n(buckets_.get(), old_size, Bucket{});
        filled_ = 0;
        for (std::uint64_t i = 0; i < old_size; ++i) {
            for (int way = 0; way < kWays; ++way) {
                const std::uint64_t word = old[i].word[way];
                if ((word & 1023) != age_) continue;
                const Found found = unpack(old[i], way);
                store(word >> 10 & ((std::uint64_t{1} << 35) - 1), found.cards, found.bounds, [](Mask) { return false; });
            }
        }
    }

    std::unique_ptr<Bucket[]> buckets_;
    std::uint64_t room_ = 0;
    std::uint64_t size_ = 0;
    std::uint64_t most_ = kSmallest;
    std::uint64_t filled_ = 0;
    std::uint64_t age_ = 1;
    int shift_ = 0;
};

}  // namespace stammtisch
