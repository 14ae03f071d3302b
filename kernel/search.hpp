// The exact search: how much the declarer's side still takes when everybody sees all cards and plays his best.
#pragma once

#include <cstdint>
#include <optional>

#include "deal.hpp"
#include "ordering.hpp"
#include "structure.hpp"
#include "transposition.hpp"

namespace stammtisch {

// Each step can be left out, so that its gain can be measured. As shipped all are on.
struct Steps {
    bool table = true;
    bool structure = true;   // remember by relative ranks and holders, not by the very cards
    bool merge = true;       // one card for a run of equal ones
    bool remaining = true;   // stop when the Augen left cannot change the answer
    bool certain = true;     // in a trick that is decided only the dearest or the cheapest of a run
    bool sure_tricks = true;
    bool history = true;
    bool cutoffs_ahead = true;  // look up all ends of the trick before searching one
};

class Search {
public:
    explicit Search(std::uint64_t table_bytes) : table_(table_bytes) {}

    // Sets the deal that the following positions come from; forgets what was known of another.
    void set_deal(const Deal& deal);

    // Whether the declarer's side takes at least `wanted` from here on, the trick on the table included: a value
    // >= wanted is a lower bound of what it takes, a smaller one an upper bound. 0 < wanted <= what is left.
    int bound(const Position& position, int wanted);

    // Exactly what it takes from here on, asked with null windows. A guess from a position close by saves much.
    int exact(const Position& position, std::optional<int> guess);

    // What is left to take, the trick on the table included.
    int left(const Position& position) const;

    std::uint64_t nodes() const { return nodes_; }
    std::uint64_t table_bytes() const { return table_.bytes(); }

    Steps steps;
    Stop stop;  // asked now and then; true ends the search with Interrupted

private:
    // By place in the trick: what the seats after the leader may play to it. Nothing of it changes before it is their
    // turn, so it is found once.
    using MayFollow = std::array<Mask, kSeats>;
    // What stays the same in a trick once it is led.
    struct Trick {
        int leader;
        int first;  // place of the card led
        int held;   // how many cards the leader held before
        MayFollow may;
    };
    // What lies on the table: what wins so far, and what the trick is worth.
    struct Pile {
        int best;
        int best_seat;
        int worth;
    };
    // What may still be played to the trick after a seat, by those of its side and by the others.
    struct Later {
        Mask friends;
        Mask foes;
    };
    // Where the last card of a trick leads to.
    struct End {
        int place;
        int winner;
        int taken;  // by the declarer's side, in this trick
        int wanted;
        int rest;
        std::uint64_t key;
        Bounds known;
    };

    // Where exact() asks next: at this share (in hundredths) of what is between its bounds, but after an answer no
    // further from it than so many points up or down, twice as many each time where it began with a guess.
    struct Windows {
        int share;
        int up;
        int down;
        bool doubling;
    };
    Windows windows() const;
    int rough(const Position& position);
    int narrowed(const Position& position, int wanted, Windows windows);

    // --- the recursion (search.cpp): each gives a bound as bound() does -----------------------------------------
    int lead(int leader, int held, int wanted, int rest);
    int expand(int leader, int held, int wanted, int rest, std::uint64_t key, Bounds known);
    template <int Place> int follow(const Trick& trick, Pile pile, int wanted, int rest);
    template <int Place> int try_card(const Trick& trick, Pile pile, int place, int wanted, int rest);
    template <int Place> int ordered(const Trick& trick, Pile pile, Mask cards, const Later& after, int wanted, int rest);
    int last_card(const Trick& trick, Pile pile, Mask cards, int wanted, int rest);
    int finish(int seat, int held, const End& end);
    void end_of(Pile pile, int seat, int place, int wanted, int rest, End& end) const;
    int last_trick(int leader) const;

    // --- in which order (leads.cpp) -----------------------------------------------------------------------------------
    Ranked leads(int leader, int favourite, std::array<MayFollow, kGroups>& may) const;
    std::int32_t lead_score(int leader, int place, const MayFollow& may, const Later& after) const;

    // --- what may be played, and what of it need be tried (choices.hpp) -----------------------------------------
    Mask lead_cards(int seat) const;
    Mask follow_cards(int seat, Mask led_members) const;
    MayFollow may_follow(int leader, Mask led_members) const;
    template <int Place> Later later(int leader, const MayFollow& may, bool side) const;
    Mask merged(Mask cards, Mask others) const;
    template <bool Dearest> Mask extreme(Mask cards, Mask others) const;
    Mask settled(Pile pile, Mask tried, Mask others, const Later& later, bool side) const;

    // --- what is taken for certain (sure_tricks.cpp) ------------------------------------------------------------
    int sure(int leader) const;
    int sure_against(int leader) const;
    int with_least(int seat, int tricks, int worth) const;

    // --- what is remembered -------------------------------------------------------------------------------------
    std::uint64_t key(int leader, Mask all, bool bound) const;
    static std::uint64_t key_of(Mask holders, int leader, bool bound);
    int look_up(std::uint64_t key, Mask all, int wanted, Bounds& known) const;

    int on_table(const Position& position) const;
    void take_from(int seat, int place) { hand_[seat] ^= bit(place), all_ ^= bit(place); }
    void give_back(int seat, int place) { take_from(seat, place); }

    Deal deal_;
    std::array<Mask, kSeats> hand_{};
    Mask all_ = 0;  // what is in the hands
    bool bound_ = false;  // whether the called card has duties
    int most_tried_ = kCards;  // how many cards of a hand are tried; all but in a rough search
    std::uint64_t nodes_ = 0;
    std::uint64_t ask_at_ = 0;
    History history_;
    Structure structure_;
    Table table_;
};

}  // namespace stammtisch
