// In which order the leads are tried.
#include "choices.hpp"

namespace stammtisch {

namespace {

constexpr std::int32_t kFirst = 1 << 24;  // above every score
constexpr int kLeadWeight = 52;           // of what the trick brings, against the history
constexpr int kLeadWins = 7;              // a lead that our side wins, beside its worth
constexpr int kAnswerWeight = 350;        // for every card that an opponent may answer with

}  // namespace

// The leads to be tried, the most promising first. All answers of the opponents must be refuted, so a lead that leaves
// them few is worth trying early. `favourite` is the number of the best known lead among all cards; `may` is filled for
// every group that is led.
Ranked Search::leads(int leader, int favourite, std::array<MayFollow, kGroups>& may) const {
    const Mask others = all_ & ~hand_[leader];
    const bool side = deal_.mine(leader);
    Mask cards = merged(lead_cards(leader), others);
    Mask favoured = 0;
    if (favourite != kNoLead) {
        favoured = all_;
        for (; favourite > 0; --favourite) favoured &= favoured - 1;
        favoured &= -favoured;
    }
    Ranked ranked;
    for (int group = 0; group < kGroups; ++group) {
        const Mask members = deal_.members[group];
        Mask here = cards & members;
        if (!here) continue;
        may[group] = may_follow(leader, members);
        const Later after = later<0>(leader, may[group], side);
        Mask secure = 0;
        for (Mask rest = here; rest && steps.certain; rest &= rest - 1) {
            if (!(after.foes & deal_.beaten_by[lowest(rest)])) secure |= rest & -rest;
        }
        if (secure & (secure - 1)) here = (here & ~secure) | extreme<true>(secure, others);
        for (; here; here &= here - 1) {
            const int place = lowest(here);
            const std::int32_t score = lead_score(leader, place, may[group], after) - count(after.foes) * kAnswerWeight;
            ranked.add(bit(place) == favoured ? kFirst : score, place);
        }
    }
    return ranked;
}

// If everybody covers the lead as high as he can, who takes how much? The winner's side adds its dearest cards.
inline std::int32_t Search::lead_score(int leader, int place, const MayFollow& may, const Later& after) const {
    const Mask over = (after.friends | after.foes) & deal_.beaten_by[place];
    const bool ours = !over || (after.friends >> lowest(over) & 1);
    const int winner = over ? deal_.owner[lowest(over)] : leader;
    const bool side = deal_.mine(leader) == ours;
    int added = 0;
    for (int i = 1; i < kSeats; ++i) {
        const int seat = (leader + i) & 3;
        if (deal_.mine(seat) != side) continue;
        added += seat == winner ? deal_.worth[lowest(over)] : deal_.dearest(may[i]);
    }
    const int worth = deal_.worth[place] + added * 3 / 4;
    const std::int32_t history = steps.history ? history_.score(History::kLead, place) : 0;
    return history + (ours ? worth + kLeadWins : -worth) * kLeadWeight;
}

}  // namespace stammtisch
