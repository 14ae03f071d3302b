#include "solve.hpp"

#include <algorithm>

namespace stammtisch {

void advance(Play& play, int place) {
    const int augen = stammtisch::play(play.order, play.duties, play.position, place);
    if (augen < 0) return;
    const int side = play.side >> play.position.leader & 1;
    play.taken[side] += augen;
    ++play.tricks[side];
}

Search& Solver::searcher(Count count) {
    const auto index = static_cast<std::size_t>(count);
    auto& search = searches_[index];
    if (!search) search = std::make_unique<Search>(count == Count::kAugen ? table_bytes_ / 2 : table_bytes_ / 4);
    if (!ready_[index]) {
        search->steps = steps;
        search->stop = stop;
        search->set_deal(Deal(deal_->order, deal_->duties, deal_->side, count, dealt_));
        ready_[index] = true;
    }
    return *search;
}

void Solver::set_deal(const Play& play) {
    deal_ = &play;
    dealt_ = play.position.hand;
    ready_.fill(false);
}

void Solver::forget() {
    for (auto& search : searches_) search.reset();
    ready_.fill(false);
}

std::uint64_t Solver::nodes() const {
    std::uint64_t sum = 0;
    for (const auto& search : searches_) sum += search ? search->nodes() : 0;
    return sum;
}

std::uint64_t Solver::table_bytes() const {
    std::uint64_t sum = 0;
    for (const auto& search : searches_) sum += search ? search->table_bytes() : 0;
    return sum;
}

int Solver::augen(const Play& play, std::optional<int> guess) {
    const int taken = play.taken[1];
    if (guess) *guess -= taken;
    return taken + searcher(Count::kAugen).exact(play.position, guess);
}

bool Solver::at_least(const Play& play, int wanted) {
    wanted -= play.taken[1];
    if (wanted <= 0) return true;
    Search& search = searcher(Count::kAugen);
    return wanted <= search.left(play.position) && search.bound(play.position, wanted) >= wanted;
}

// Whether the declarer's side takes every trick, those behind us included.
bool Solver::every_trick(const Play& play) {
    if (play.tricks[0]) return false;
    Search& search = searcher(Count::kTricks);
    const int left = search.left(play.position);
    return left == 0 || search.bound(play.position, left) >= left;
}

// Whether it takes at least one, which it wants.
bool Solver::some_trick(const Play& play) {
    if (play.tricks[1]) return true;
    Search& search = searcher(Count::kTricks);
    return search.left(play.position) > 0 && search.bound(play.position, 1) >= 1;
}

// Whether it takes none, which it wants.
bool Solver::no_trick(const Play& play) {
    if (play.tricks[1]) return false;
    Search& search = searcher(Count::kFewestTricks);
    return search.left(play.position) == 0 || search.bound(play.position, 1) < 1;
}

int Solver::payoff(const Play& play, const Question& question) {
    const auto& [schneider, needed, high] = question.thresholds;
    if (at_least(play, needed)) {
        if (!at_least(play, high)) return question.amounts[3];
        return question.amounts[every_trick(play) ? 5 : 4];
    }
    if (at_least(play, schneider)) return question.amounts[2];
    return question.amounts[some_trick(play) ? 1 : 0];
}

int Solver::answer(const Play& play, const Question& question, std::optional<int> guess) {
    switch (question.goal) {
        case Goal::kAugen: return augen(play, guess);
        case Goal::kAtLeast: return at_least(play, question.at_least);
        case Goal::kAllTricks: return every_trick(play);
        case Goal::kNoTrick: return no_trick(play);
        case Goal::kPayoff: return payoff(play, question);
    }
    return 0;
}

int Solver::solve(const Play& play, const Question& question) {
    set_deal(play);
    return answer(play, question, {});
}

std::vector<CardValue> Solver::values(const Play& play, const Question& question, std::optional<int> guess) {
    std::vector<CardValue> found;
    for (Mask cards = legal(play.order, play.duties, play.position); cards; cards &= cards - 1) {
        const int place = lowest(cards);
        Play next = play;
        advance(next, place);
        guess = answer(next, question, guess);
        found.push_back({play.order.card_at[place], *guess});
    }
    return found;
}

std::vector<CardValue> Solver::solve_cards(const Play& play, const Question& question) {
    set_deal(play);
    return values(play, question, {});
}

std::vector<std::vector<CardValue>> Solver::solve_game(const Play& play, const std::vector<int>& cards,
                                                       const Question& question) {
    set_deal(play);
    std::vector<Play> before{play};
    for (const int card : cards) {
        before.push_back(before.back());
        advance(before.back(), play.order.place_of[card]);
    }
    std::vector<std::vector<CardValue>> found(cards.size());
    int guess = before.back().taken[1];
    for (std::size_t turn = cards.size(); turn-- > 0;) {
        found[turn] = values(before[turn], question, guess);
        for (const auto& [card, value] : found[turn]) {
            if (card == cards[turn]) guess = value;
        }
    }
    return found;
}

}  // namespace stammtisch
