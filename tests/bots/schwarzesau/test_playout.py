"""Imagined rounds keep the rules: every card is allowed, and the tricks go to whom the rules give them."""

import random
from collections.abc import Sequence

import pytest

from stammtisch.bots.schwarzesau.imagined import _match, imagine
from stammtisch.bots.schwarzesau.playout import Holding, Playout, Ranked
from stammtisch.bots.schwarzesau.sightings import Sightings, holding, ranked, sightings
from stammtisch.bots.schwarzesau.worth import weights, worth
from stammtisch.schwarzesau import SCHWARZE_SAU
from stammtisch.schwarzesau.actions import PlayCard
from stammtisch.schwarzesau.phases import Round
from tests.bots.schwarzesau.tables import any_rules, any_state, opened


class Written(Playout):
    """A playout that writes down every card."""

    cards: list[tuple[int, Ranked]]

    def _lead(self, seat: int, left: int) -> Ranked:
        card = super()._lead(seat, left)
        self.cards.append((seat, card))
        return card

    def _follow(self, seat: int, led: int, top: float, last: bool, left: int) -> Ranked:
        card = super()._follow(seat, led, top, last, left)
        self.cards.append((seat, card))
        return card


def bids_made(round_: Round, dice: random.Random) -> Round:
    while round_.bidding:
        seat = SCHWARZE_SAU.waiting_for(round_)[0]
        round_ = SCHWARZE_SAU.apply(round_, seat, dice.choice(SCHWARZE_SAU.view(round_, seat).actions))
    return round_


@pytest.mark.parametrize("seed", range(150))
def test_a_playout_plays_by_the_rules(seed: int) -> None:
    dice = random.Random(seed)
    round_ = bids_made(opened(dice, any_rules(dice)), dice)
    view = SCHWARZE_SAU.view(round_, round_.turn)
    table = weights(sightings(view), round_.hand_size)
    written = Written(
        [holding(ranked(view, card) for card in hand) for hand in round_.held],
        [bid or 0 for bid in round_.bids],
        table,
        must_trump=round_.ruleset.must_trump,
        last_wins=round_.ruleset.identical == "last",
        greed=round_.ruleset.scoring == "seed",
    )
    written.cards = []
    taken = written.finish(round_.leader, (), round_.hand_size)
    for seat, card in written.cards:
        assert seat == round_.turn
        held = next(other for other in round_.held[seat] if ranked(view, other) == card)
        round_ = SCHWARZE_SAU.apply(round_, seat, PlayCard(held))
    assert round_.points is not None
    assert tuple(taken) == round_.tricks_taken


@pytest.mark.parametrize("seed", range(150))
def test_an_imagined_deal_agrees_with_all_that_was_seen(seed: int) -> None:
    dice = random.Random(f"imagine {seed}")
    round_, seat = any_state(dice)
    view = SCHWARZE_SAU.view(round_, seat)
    seen = sightings(view)
    deals = [imagine(seen, dice), imagine(seen, dice)]
    for hands in deals:
        assert [sum(map(len, hand)) for hand in hands] == list(view.counts)
        if view.hand:
            assert hands[seat] == holding(ranked(view, card) for card in view.hand)
        assert _rest(seen, hands) >= 0
        for other, hand in enumerate(hands):
            assert not any(hand[group] for group in seen.void[other])


def _rest(seen: Sightings, hands: Sequence[Holding]) -> int:
    """Take the hidden hands out of the unseen cards; return how many are left."""
    rest = list(seen.unseen)
    for hand, known in zip(hands, seen.open_hands, strict=True):
        if known is None:
            for group, ranks in enumerate(hand):
                for rank in ranks:
                    rest.remove((group, rank))
    return len(rest)


def test_whoever_did_not_follow_a_suit_is_never_given_it() -> None:
    """Seat 1 has shown to lack Eichel, seat 2 everything but Eichel; five of the six cards left must lie so."""
    unseen: tuple[Ranked, ...] = ((1, 7), (1, 6), (2, 5), (2, 4), (3, 3), (1, 0))
    nothing: frozenset[int] = frozenset()
    void = (nothing, frozenset({1}), frozenset({0, 2, 3, 4}))
    seen = Sightings(unseen, (holding(()), None, None), (0, 3, 2), void)
    for seed in range(50):
        deals: list[list[Holding]] = [imagine(seen, random.Random(seed)), [holding(()), *_matched(seen, seed)]]
        for hands in deals:
            assert hands[1] == [[], [], [4, 5], [3], []]
            assert len(hands[2][1]) == 2


def _matched(seen: Sightings, seed: int) -> list[Holding]:
    dealt = _match(seen, [2, 1], random.Random(seed))
    return [holding(dealt[1]), holding(dealt[2])]


def test_a_deal_that_cannot_be_is_refused() -> None:
    seen = Sightings(((1, 7),), (holding(()), None), (0, 1), (frozenset(), frozenset({1})))
    with pytest.raises(ValueError, match="no deal gives seat 1 cards"):
        imagine(seen, random.Random(1))


def test_higher_cards_promise_more_and_trumps_more_than_plain_cards() -> None:
    dice = random.Random(5)
    for players in range(2, 15):
        round_ = opened(dice, any_rules(dice, players=players, no_leftover="last_card"))
        view = SCHWARZE_SAU.view(round_, round_.turn)
        table = weights(sightings(view), round_.hand_size)
        for row in table[1:]:
            assert list(row) == sorted(row)
        assert list(table[0]) == sorted(table[0])
        assert table[0][7] > max(row[7] for row in table[1:])


def test_the_promises_of_all_hands_come_near_the_tricks() -> None:
    """Over many deals the hands of a round promise together about as many tricks as there are."""
    dice = random.Random(6)
    for players in (3, 5, 8):
        promised = 0.0
        for _ in range(60):
            round_ = SCHWARZE_SAU.open(
                ruleset := any_rules(dice, players=players, max_hand=9, rounds="down_up", one_card_blind=False),
                SCHWARZE_SAU.deal(ruleset, 3, 0, dice),
            )
            for seat in range(players):
                seen = sightings(SCHWARZE_SAU.view(round_, seat))
                hand = seen.open_hands[seat]
                assert hand is not None
                promised += worth(hand, weights(seen, 6))
        assert 0.7 < promised / (60 * 6) < 1.3
