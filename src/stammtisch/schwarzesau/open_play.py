"""A round of Schwarze Sau as open play, for the kernel: one seat against all others together."""

from __future__ import annotations

from stammtisch.cards.open_play import Goal, MostTricks, OpenPlay
from stammtisch.game import Seat
from stammtisch.schwarzesau.phases import Round

SEATS = 4


def open_play(round_: Round, seat: Seat, goal: Goal | None = None) -> OpenPlay:
    """Return the cards of a round as a seat must fear them: everybody else plays together against it.

    In truth everybody plays alone (rulebook 1.1), so a position has no single value. Under this convention it has
    one: without a goal, ``MostTricks``, how many tricks the seat is sure of whatever the others do. ``NoTrick`` asks
    whether it can surely stay without any, so whether a bid of 0 is safe.

    :raises ValueError: where there are not four seats, two cards are identical, or the house rules make it a duty to
        trump: the kernel plays none of these.
    """
    players, ruleset = len(round_.held), round_.ruleset
    if players != SEATS:
        raise ValueError(f"players = {players}: the kernel plays with four seats")
    if ruleset.must_trump and round_.trump is not None:
        raise ValueError("must_trump = True: the kernel knows no duty to trump (rulebook 8.1)")
    if not 0 <= seat < SEATS:
        raise ValueError(f"seat = {seat}: must be from 0 to {SEATS - 1}")
    seen = 0
    for card in [*(card for hand in round_.held for card in hand), *round_.trick]:
        if seen >> card.face & 1:
            raise ValueError(
                f"held = {card.face.code}: the card is there twice, and the kernel plays with one pack (rulebook 1.4)"
            )
        seen |= 1 << card.face
    return OpenPlay(
        order=round_.order,
        hands=tuple(sum(1 << card.face for card in hand) for hand in round_.held),
        leader=round_.leader,
        trick=tuple(card.face for card in round_.trick),
        side=(seat,),
        tricks=round_.tricks_taken,
        goal=MostTricks() if goal is None else goal,
    )
