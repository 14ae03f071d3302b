// Random numbers that are the same on every machine: xoshiro256++, seeded with splitmix64.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace stammtisch {

class Random {
public:
    explicit Random(std::uint64_t seed) {
        for (auto& word : state_) {
            seed += 0x9e3779b97f4a7c15u;
            std::uint64_t mixed = seed;
            mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
            mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
            word = mixed ^ (mixed >> 31);
        }
    }

    std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    // Exactly uniform in [0, bound): the few numbers that would favour some results are drawn again.
    std::uint64_t below(std::uint64_t bound) {
        const std::uint64_t surplus = (0 - bound) % bound;
        while (true) {
            const std::uint64_t word = next();
            if (word >= surplus) return (word - surplus) % bound;
        }
    }

private:
    std::array<std::uint64_t, 4> state_{};
};

}  // namespace stammtisch
