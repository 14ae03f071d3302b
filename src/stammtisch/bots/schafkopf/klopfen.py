"""Whether to knock after the first packet: only with cards that promise a game (rulebook 13.6)."""

from __future__ import annotations

from stammtisch.bots.schafkopf.advice import Advice
from stammtisch.cards import Rank
from stammtisch.schafkopf.actions import Action, Knock
from stammtisch.schafkopf.view import View

OBER, UNTER, ACE = 1.5, 1.0, 0.5
"""What an Ober, an Unter and an ace of the first packet promise."""

ENOUGH = 0.9
"""What a packet has to promise for each of its cards."""


def knock(view: View, actions: tuple[Action, ...]) -> list[Advice]:
    """Weigh knocking against not knocking, by the cards of the first packet."""
    worth = {Rank.OBER: OBER, Rank.UNTER: UNTER, Rank.ASS: ACE}
    promise = sum(worth.get(card.rank, 0.0) for card in view.dealt)
    margin = promise - ENOUGH * len(view.dealt)
    return [Advice(action, margin if isinstance(action, Knock) else 0.0, (_reason(margin),)) for action in actions]


def _reason(margin: float) -> str:
    return "strong_enough" if margin > 0 else "too_weak"
