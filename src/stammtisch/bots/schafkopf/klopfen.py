"""Whether to knock after the first packet: only with cards that promise a game (rulebook 13.6).

What each card promises was fitted to what 500 rounds of the bots paid each seat, by the cards of its first packet.
"""

from __future__ import annotations

from stammtisch.bots.schafkopf.advice import Advice
from stammtisch.cards import Card, Rank, Suit
from stammtisch.schafkopf.actions import Action, Knock
from stammtisch.schafkopf.view import View

PROMISES: dict[str, dict[Rank, float]] = {
    "long": {Rank.OBER: 1.0, Rank.UNTER: 0.4, Rank.ASS: 0.45},
    "short": {Rank.OBER: 0.8, Rank.UNTER: 0.7, Rank.ASS: 0.4},
}
"""What an Ober, an Unter and an ace of the first packet promise: 1 is as much as a packet costs without any of them."""

SMALL_TRUMP = 0.1
"""What any other card of Herz promises."""

ENOUGH = 1.1
"""From so much on the round is likely to pay more than it costs."""


def knock(view: View, actions: tuple[Action, ...]) -> list[Advice]:
    """Weigh knocking against not knocking, by the cards of the first packet."""
    margin = sum(_promise(view, card) for card in view.dealt) - ENOUGH
    reason = "strong_enough" if margin > 0 else "too_weak"
    return [Advice(action, margin if isinstance(action, Knock) else 0.0, (reason,)) for action in actions]


def _promise(view: View, card: Card) -> float:
    return PROMISES[view.ruleset.deck.name].get(card.rank, SMALL_TRUMP if card.suit is Suit.HERZ else 0.0)
