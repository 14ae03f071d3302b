"""Shuffle what a seat cannot see: nothing that this seat is shown may change."""

import random
from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.cards import Deal
from stammtisch.cards.hand import cards_in
from stammtisch.game import ActionRefused
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.actions import Decline
from stammtisch.schafkopf.phases import Done, Round
from stammtisch.schafkopf.record import Step
from stammtisch.schafkopf.round import apply, open_round
from tests.properties.rounds import TABLES, walk

tables = st.integers(0, len(TABLES) - 1)
seeds = st.integers(0, 2**32)


def redealt(round_: Round, viewer: int | None, source: random.Random) -> Deal:
    """Deal anew what the viewer does not know: the cards that others still hold, each keeping their number."""
    play = round_.play
    held = list(play.held if play else round_.deal.hands)
    hidden = [seat for seat in range(4) if seat != viewer]
    cards = [card for seat in hidden for card in cards_in(held[seat])]
    source.shuffle(cards)
    hands = list(round_.deal.hands)
    for seat in hidden:
        kept = round_.deal.hands[seat] & ~held[seat]
        count = held[seat].bit_count()
        mine, cards = cards[:count], cards[count:]
        hands[seat] = kept | sum(1 << card for card in mine)
    return Deal(round_.deal.dealer, tuple(hands))


def played_again(round_: Round, deal: Deal, steps: Sequence[Step], viewer: int | None) -> Round | None:
    """Return the round after the steps the viewer has seen, or None where the new hands do not allow them.

    Nobody sees who declined, so in the other deal others decline as far as they are asked.
    """
    again = open_round(round_.ruleset, deal)
    try:
        for step in steps:
            if isinstance(step.action, Decline) and step.seat != viewer:
                again = declined_by_somebody(again, step, viewer)
            else:
                again = apply(again, step.seat, step.action)
    except ActionRefused:
        return None
    return again


def declined_by_somebody(round_: Round, step: Step, viewer: int | None) -> Round:
    asked = [seat for seat in SCHAFKOPF.waiting_for(round_) if seat != viewer]
    holders = [seat for seat in SCHAFKOPF.may_hold(round_) if seat != viewer]
    for seat in (step.seat, *asked, *holders):
        if SCHAFKOPF.refusal(round_, seat, step.action) is None:
            return apply(round_, seat, step.action)
    return round_


def compare_all_views(table: int, seed: int) -> int:
    """Compare what each seat and a spectator is shown before and after dealing anew; return how often it was."""
    source = random.Random(seed + 2)
    steps: list[Step] = []
    compared = 0
    for round_, step in walk(table, seed):
        if step is not None:
            steps.append(step)
        if isinstance(round_.phase, Done):
            break
        for viewer in (None, 0, 1, 2, 3):
            again = played_again(round_, redealt(round_, viewer, source), steps, viewer)
            if again is None:
                continue
            compared += 1
            shown = SCHAFKOPF.screen(SCHAFKOPF.view(round_, viewer))
            assert SCHAFKOPF.screen(SCHAFKOPF.view(again, viewer)) == shown
            assert SCHAFKOPF.view(again, viewer) == SCHAFKOPF.view(round_, viewer)
    return compared


@given(tables, seeds)
@settings(max_examples=60)
def test_a_view_does_not_depend_on_hidden_cards(table: int, seed: int) -> None:
    compare_all_views(table, seed)


def test_the_property_is_not_empty() -> None:
    assert min(compare_all_views(table, seed) for table in range(len(TABLES)) for seed in range(2)) > 0
    assert sum(compare_all_views(0, seed) for seed in range(10)) > 200
