"""Cards that change hands before the play: a Hochzeit and a Schieber (rulebook 13.4, 13.12).

The bot is modest here: it takes nobody's trump and no Ober, and parts with what is worth least to it.
"""

from __future__ import annotations

from stammtisch.bots.schafkopf.advice import Advice
from stammtisch.cards import AUGEN, TRUMP, Card
from stammtisch.schafkopf.actions import Accept, Action, Decline, GiveBack, Pass, PassOn, TakeOber
from stammtisch.schafkopf.view import View

TRUMP_KEPT = 20.0
"""What it is worth, in Augen, to keep a trump."""


def exchange(view: View, actions: tuple[Action, ...]) -> list[Advice]:
    """Weigh everything that may be done before the play in a Hochzeit or a Schieber."""
    return [_advice(view, action) for action in actions]


def _advice(view: View, action: Action) -> Advice:
    match action:
        case GiveBack(card):
            return Advice(action, -_worth(view, card), ("least_worth",))
        case PassOn(cards):
            return Advice(action, -sum(_worth(view, card) for card in cards), ("least_worth",))
        case Accept() | TakeOber():
            return Advice(action, -1.0, ("too_risky",))
        case Decline() | Pass():
            return Advice(action, 0.0, ("too_risky",))
        case _:
            return Advice(action, -1.0)


def _worth(view: View, card: Card) -> float:
    return AUGEN[card] + (TRUMP_KEPT + view.order.strength[card] if view.order.group[card] == TRUMP else 0.0)
