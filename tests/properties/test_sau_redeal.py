"""Shuffle what a seat of Schwarze Sau cannot see: nothing that this seat is shown may change."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.game import ActionRefused, Seat
from stammtisch.schwarzesau import SCHWARZE_SAU
from stammtisch.schwarzesau.actions import Action, Bid
from stammtisch.schwarzesau.cards import PackCard, shuffled
from stammtisch.schwarzesau.phases import Deal, Round
from stammtisch.schwarzesau.round import apply, open_round
from tests.bots.schwarzesau.tables import any_rules, opened

seeds = st.integers(0, 2**32)


class Step(NamedTuple):
    """Who did what."""

    seat: Seat
    action: Action


def sees(round_: Round, viewer: Seat | None, seat: Seat) -> bool:
    """Say whether the viewer knows what this seat still holds (rulebook 8.1, one_card_blind)."""
    if viewer is None:
        return False
    if not (round_.ruleset.one_card_blind and round_.hand_size == 1):
        return seat == viewer
    return seat != viewer or (not round_.bidding and round_.turn == viewer)


def redealt(round_: Round, viewer: Seat | None, dice: random.Random) -> Deal:
    """Deal anew what the viewer does not know: cards that others still hold, and those that were never dealt."""
    deal = round_.deal
    # Where the dealer's last card names the trump it was shown to all.
    shown = deal.hands[deal.dealer][-1] if deal.turned_up is None and round_.trump is not None else None
    unknown = {
        card
        for seat, hand in enumerate(round_.held)
        if not sees(round_, viewer, seat)
        for card in hand
        if card != shown
    }
    dealt = {card for hand in deal.hands for card in hand}
    rest = [card for card in shuffled(round_.ruleset.packs, dice) if card not in dealt and card != deal.turned_up]
    pool = sorted(unknown) + rest
    dice.shuffle(pool)

    def instead(card: PackCard) -> PackCard:
        return pool.pop() if card in unknown else card

    return deal._replace(hands=tuple(tuple(instead(card) for card in hand) for hand in deal.hands))


def played_again(round_: Round, deal: Deal, steps: Sequence[Step], viewer: Seat | None) -> Round | None:
    """Return the round after the steps the viewer has seen, or None where the new hands do not allow them.

    A bid that the viewer does not know yet is any other in the other deal.
    """
    again = open_round(round_.ruleset, deal)
    unheard = round_.bidding and round_.ruleset.bid_style == "hidden"
    try:
        for seat, action in steps:
            other = unheard and seat != viewer and isinstance(action, Bid)
            again = apply(again, seat, another_bid(action, round_.hand_size) if other else action)
    except ActionRefused:
        return None
    return again


def another_bid(action: Action, most: int) -> Bid:
    """Return a bid that differs from this one."""
    assert isinstance(action, Bid)
    return Bid((action.tricks + 1) % (most + 1))


def compare_all_views(seed: int, **fixed: object) -> int:
    """Compare what each seat and a spectator is shown before and after dealing anew; return how often it was."""
    dice = random.Random(seed)
    round_ = opened(dice, any_rules(dice, **fixed))
    steps: list[Step] = []
    compared = 0
    while round_.points is None:
        if dice.random() < 0.3:
            for viewer in (None, *range(round_.ruleset.players)):
                again = played_again(round_, redealt(round_, viewer, dice), steps, viewer)
                if again is None:
                    continue
                compared += 1
                shown = SCHWARZE_SAU.screen(SCHWARZE_SAU.view(round_, viewer))
                assert SCHWARZE_SAU.screen(SCHWARZE_SAU.view(again, viewer)) == shown
                assert SCHWARZE_SAU.view(again, viewer) == SCHWARZE_SAU.view(round_, viewer)
        seat = dice.choice(SCHWARZE_SAU.waiting_for(round_))
        step = Step(seat, dice.choice(SCHWARZE_SAU.view(round_, seat).actions))
        steps.append(step)
        round_ = SCHWARZE_SAU.apply(round_, *step)
    return compared


@given(seeds)
@settings(max_examples=60)
def test_a_view_does_not_depend_on_hidden_cards_and_bids(seed: int) -> None:
    compare_all_views(seed)


def test_the_property_is_not_empty() -> None:
    assert sum(compare_all_views(seed, players=4) for seed in range(10)) > 100
    assert sum(compare_all_views(seed, bid_style="hidden", hook=False, players=5) for seed in range(10)) > 60
    blind = {"one_card_blind": True, "max_hand": 2, "players": 6}
    assert sum(compare_all_views(seed, **blind) for seed in range(20)) > 60
