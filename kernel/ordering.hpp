// Which card to try first: what has ended the search in like circumstances, and what looks good.
#pragma once

#include <array>
#include <cstdint>

#include "order.hpp"

namespace stammtisch {

// How well a card has done as an answer to another (or as a lead): it rises when it ends the search, and those that were
// tried in vain before it fall.
class History {
public:
    static constexpr int kLead = kCards;  // in the place of the card answered

    void forget() {
        for (auto& row : score_) row.fill(0);
    }

    std::int32_t score(int answered, int place) const { return score_[answered][place]; }

    // `held`: cards in hand; what is found out early in a round saves more and counts for more.
    void learn(int answered, int place, Mask tried, int held) {
        const int bonus = held * held * 4;
        for (; tried; tried &= tried - 1) {
            auto& score = score_[answered][lowest(tried)];
            score += (lowest(tried) == place ? bonus : -bonus) - score * bonus / kMost;
        }
    }

private:
    static constexpr int kMost = 1024;  // scores stay below this

    std::array<std::array<std::int32_t, kCards>, kCards + 1> score_{};
};

// Cards in the order of their scores; of equal scores the higher card first.
class Ranked {
public:
    void add(std::int32_t score, int place) { ranked_[size_++] = score * kCards + (kCards - 1 - place); }
    bool empty() const { return size_ == 0; }

    int next() {
        int best = 0;
        for (int i = 1; i < size_; ++i) {
            if (ranked_[i] > ranked_[best]) best = i;
        }
        const int place = kCards - 1 - (ranked_[best] & (kCards - 1));
        ranked_[best] = ranked_[--size_];
        return place;
    }

private:
    std::array<std::int32_t, kCards> ranked_;
    int size_ = 0;
};

}  // namespace stammtisch
