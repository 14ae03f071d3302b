"""Playing to take nothing: everybody in a Ramsch, and the declarer of a Bettel (rulebook 13.2, 13.7)."""

from __future__ import annotations

from stammtisch.bots.schafkopf.advice import Advice
from stammtisch.cards import AUGEN, Card
from stammtisch.schafkopf.actions import PLAYS
from stammtisch.schafkopf.contracts import Bettel, Ramsch
from stammtisch.schafkopf.view import View

TAKEN = 200.0
"""What a trick costs that one takes; more than any card is high."""


def avoids(view: View) -> bool:
    """Say whether this seat wants to take as little as possible."""
    return isinstance(view.contract, Ramsch) or (isinstance(view.contract, Bettel) and view.seat == view.declarer)


def avoid(view: View, legal: tuple[Card, ...]) -> list[Advice]:
    """Weigh each card: stay under the trick and be rid of the highest card that does, otherwise play low."""
    return [_advice(view, card) for card in legal]


def _advice(view: View, card: Card) -> Advice:
    height = float(view.order.strength[card])
    if not view.trick:
        return Advice(PLAYS[card], -height, ("lead_low",))
    takes = view.order.winner((*view.trick, card)) == len(view.trick)
    if takes:
        return Advice(PLAYS[card], -TAKEN - height, ("take",))
    return Advice(PLAYS[card], height + AUGEN[card], ("stay_low",))
