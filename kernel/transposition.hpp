// What has been found out at the ends of tricks: bounds on the score still to come, eight bytes an entry, exactly verified.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <memory>

namespace stammtisch {

// Bounds in the unit of the search (Augen or tricks), and the place of the lead that was best (kNoLead: unknown).
struct Bounds {
    int low;
    int high;
    int lead;
};

constexpr int kNoLead = 31;

// The key has 35 bits: remaining places in canonical form (32), leader (2), bound (1). Nothing of it is left out,
// so an entry is never taken for another. Beside it lie both bounds (7 bits each), the lead (5) and the age (10).
class Table {
public:
    static constexpr int kWays = 4;
    static constexpr std::uint64_t kSmallest = 1u << 13;  // entries

    // `most_bytes` is rounded down to a power of two, at least 64 KiB.
    explicit Table(std::uint64_t most_bytes) {
        most_ = kSmallest;
        while (most_ * 2 * sizeof(std::uint64_t) <= most_bytes) most_ *= 2;
        reserve(kSmallest);
        resize(kSmallest);
    }

    // Forgets everything. Entries of an older age count as empty, so that this costs nothing 1023 times out of 1024.
    void forget() {
        if (++age_ == 1024) {
            std::memset(entries_.get(), 0, room_ * sizeof(std::uint64_t));
            age_ = 1;
        }
        filled_ = 0;
        resize(kSmallest);
    }

    bool find(std::uint64_t key, Bounds& bounds) const {
        const std::uint64_t* way = &entries_[bucket(key)];
        const std::uint64_t wanted = key << 10 | age_;
        for (int i = 0; i < kWays; ++i) {
            if ((way[i] & kIdentity) != wanted) continue;
            bounds.low = static_cast<int>(way[i] >> 45 & 127);
            bounds.high = static_cast<int>(way[i] >> 52 & 127);
            bounds.lead = static_cast<int>(way[i] >> 59);
            return true;
        }
        return false;
    }

    void prefetch(std::uint64_t key) const { __builtin_prefetch(&entries_[bucket(key)]); }

    void store(std::uint64_t key, const Bounds& bounds) {
        if (filled_ > size_ / 2 && size_ < most_) grow();
        const std::uint64_t wanted = key << 10 | age_;
        std::uint64_t* way = &entries_[bucket(key)];
        // Full buckets of this age give up the entry with the fewest cards to come: it is the cheapest to find again.
        int chosen = -1;
        std::uint64_t fewest = ~std::uint64_t{0};
        for (int i = 0; i < kWays; ++i) {
            if ((way[i] & kIdentity) == wanted) {
                way[i] = pack(wanted, bounds);
                return;
            }
            if ((way[i] & 1023) != age_) {
                chosen = i;
                fewest = 0;
            } else if (fewest) {
                const auto count = cards_in(way[i]);
                if (count < fewest) chosen = i, fewest = count;
            }
        }
        if (fewest == 0) ++filled_;
        way[chosen] = pack(wanted, bounds);
    }

    std::uint64_t bytes() const { return room_ * sizeof(std::uint64_t); }

private:
    static constexpr std::uint64_t kIdentity = (std::uint64_t{1} << 45) - 1;

    static std::uint64_t cards_in(std::uint64_t entry) {
        return 1 + static_cast<std::uint64_t>(__builtin_popcountll(entry >> 10 & 0xffffffff));
    }

    static std::uint64_t pack(std::uint64_t identity, const Bounds& bounds) {
        return identity | static_cast<std::uint64_t>(bounds.low) << 45 | static_cast<std::uint64_t>(bounds.high) << 52 |
               static_cast<std::uint64_t>(bounds.lead) << 59;
    }

    std::uint64_t bucket(std::uint64_t key) const { return key * 0x9e3779b97f4a7c15u >> shift_ << 2; }

    void resize(std::uint64_t size) {
        size_ = size;
        shift_ = 64;
        for (std::uint64_t buckets = size / kWays; buckets > 1; buckets /= 2) --shift_;
    }

    void reserve(std::uint64_t size) {
        if (size <= room_) return;
        raw_ = std::make_unique<std::uint64_t[]>(size + 8);
        const auto address = reinterpret_cast<std::uintptr_t>(raw_.get());
        entries_ = Slots{raw_.get() + ((64 - address % 64) % 64) / sizeof(std::uint64_t)};
        room_ = size;
    }

    void grow() {
        const std::uint64_t old_size = size_;
        auto old = std::make_unique<std::uint64_t[]>(old_size);
        std::memcpy(old.get(), entries_.get(), old_size * sizeof(std::uint64_t));
        if (old_size * 4 <= room_ || old_size * 4 > most_) {
            reserve(std::min(old_size * 4, most_));
        } else {
            reserve(old_size * 4);
        }
        resize(std::min(old_size * 4, most_));
        std::memset(entries_.get(), 0, old_size * sizeof(std::uint64_t));
        filled_ = 0;
        for (std::uint64_t i = 0; i < old_size; ++i) {
            if ((old[i] & 1023) == age_) {
                store(old[i] >> 10 & ((std::uint64_t{1} << 35) - 1),
                      {static_cast<int>(old[i] >> 45 & 127), static_cast<int>(old[i] >> 52 & 127),
                       static_cast<int>(old[i] >> 59)});
            }
        }
    }

    // A pointer that reads like the array it points into, starting at a cache line.
    struct Slots {
        std::uint64_t* first = nullptr;
        std::uint64_t& operator[](std::uint64_t i) const { return first[i]; }
        std::uint64_t* get() const { return first; }
    };

    std::unique_ptr<std::uint64_t[]> raw_;
    Slots entries_;
    std::uint64_t room_ = 0;
    std::uint64_t size_ = 0;
    std::uint64_t most_ = 0;
    std::uint64_t filled_ = 0;
    std::uint64_t age_ = 1;
    int shift_ = 0;
};

}  // namespace stammtisch
