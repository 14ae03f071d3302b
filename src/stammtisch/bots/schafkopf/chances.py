"""How likely a hand is to win a contract: points for what it holds, turned into a chance.

The points were fitted to rounds that the bot played against itself with every kind of hand, and rounded: ten points
more make the odds about three times (e times) as good. Those of the usual contracts come from fifty thousand rounds,
the others from 2500 each (``python -m stammtisch.research.hand_chances``).
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from stammtisch.bots.schafkopf.exposure import exposure
from stammtisch.bots.schafkopf.hands import Count, count, plain_cards, solid
from stammtisch.cards import SHORT_FOR_THREE, Deck
from stammtisch.schafkopf.contracts import (
    Bettel,
    Contract,
    Farbgeier,
    Farbwenz,
    Geier,
    Hochzeit,
    Kreuzspiel,
    Sauspiel,
    Sie,
    Solo,
    Wenz,
)
from stammtisch.schafkopf.contracts.sie import is_sie


class Scale(NamedTuple):
    """Points for each thing a hand holds under one kind of contract; ``least`` trumps are needed at all."""

    start: int
    least: int
    trump: int
    heads: tuple[int, int, int, int]
    ace: int
    loser: int
    unter: int = 0
    high_trump: int = 0
    void: int = 0
    called: int = 0


SCALES: dict[str, dict[type[Contract], Scale]] = {
    "long": {
        Sauspiel: Scale(-34, 3, 7, (6, 5, 3, 2), 5, 0, high_trump=1, void=3, called=-1),
        Hochzeit: Scale(-3, 3, 1, (12, 8, 6, 2), -5, -10, unter=1, high_trump=4, void=2),
        Kreuzspiel: Scale(-5, 0, 2, (6, 2, 3, 1), 1, -3, void=3),
        Solo: Scale(-71, 5, 8, (15, 12, 8, 6), 6, -8, unter=2, high_trump=5),
        Farbwenz: Scale(-6, 4, 2, (10, 6, 3, 1), 2, -13, high_trump=6, void=4),
        Farbgeier: Scale(-6, 4, 1, (12, 7, 4, 2), 2, -13, high_trump=5, void=6),
        Wenz: Scale(-10, 1, 11, (8, 0, 0, 0), 8, -10),
        Geier: Scale(-8, 1, 11, (9, 0, 0, 0), 7, -10),
    },
    "short": {
        Sauspiel: Scale(-31, 2, 7, (6, 5, 4, 1), 4, 1, void=3, called=-3),
        Hochzeit: Scale(-4, 2, -3, (18, 14, 9, 6), -9, -13, unter=2, void=5),
        Kreuzspiel: Scale(-6, 0, 2, (4, 5, 2, 1), -1, -4, void=2),
        Solo: Scale(-85, 4, 12, (18, 14, 9, 5), 3, -9, unter=2, high_trump=4),
        Farbwenz: Scale(-9, 3, 4, (11, 7, 3, 3), -3, -16, high_trump=1, void=2),
        Farbgeier: Scale(-9, 3, 3, (12, 7, 3, 2), -4, -16, high_trump=4, void=1),
        Wenz: Scale(-31, 1, 17, (11, 0, 0, 0), 8, -11),
        Geier: Scale(-29, 1, 15, (11, 0, 0, 0), 6, -9),
    },
    "three": {
        Solo: Scale(-12, 5, 4, (10, 7, 5, 2), -4, -16, high_trump=1),
        Farbwenz: Scale(-9, 4, 5, (13, 8, 3, 2), 0, -14, high_trump=2, void=5),
        Farbgeier: Scale(-9, 4, 6, (12, 8, 2, 1), -1, -14, high_trump=3, void=3),
        Wenz: Scale(-8, 1, 11, (7, 3, 1, 0), 4, -9, void=4),
        Geier: Scale(-7, 1, 12, (10, 3, 0, 0), 4, -10, void=5),
    },
}
"""By deck, and for three players with the short one."""


def scales(deck: Deck) -> dict[type[Contract], Scale]:
    """Return the scales for a deck as it is dealt: eight cards of the short one are three players' (rulebook 13.11)."""
    return SCALES["three" if deck == SHORT_FOR_THREE else deck.name]


SOLID, EXPOSED = 0.97, 0.03
"""The chance of a Tout with a solid hand on lead, and what each plain card takes from it when others lead first."""


def chance(contract: Contract, deck: Deck, hand: int, *, leads: bool) -> float:
    """Return the chance that a hand, as dealt and given as bits, wins a contract; ``leads``: it plays first."""
    if contract.tout:
        return tout_chance(contract, deck, hand, leads=leads)
    if isinstance(contract, Sie):
        return float(is_sie(hand, deck))
    if isinstance(contract, Bettel):
        return bettel_chance(contract, deck, hand)
    scale = scales(deck)[type(contract)]
    counted = count(contract, deck, hand)
    if counted.trumps < scale.least:
        return 0.0
    return max(1 / (1 + exp(-points(scale, counted) / 10)), tout_chance(contract, deck, hand, leads=leads))


def points(scale: Scale, counted: Count) -> int:
    """Return the points of a counted hand on a scale; 0 points are an even chance."""
    heads = sum(worth for worth, there in zip(scale.heads, counted.heads, strict=True) if there)
    return (
        scale.start
        + heads
        + scale.trump * counted.trumps
        + scale.ace * counted.aces
        + scale.loser * counted.losers
        + scale.unter * counted.unter
        + scale.high_trump * counted.high_trumps
        + scale.void * counted.voids
        + scale.called * counted.called
    )


def bettel_chance(contract: Bettel, deck: Deck, hand: int) -> float:
    """Return the chance to take no trick (rulebook 13.2)."""
    order = contract.order(deck)
    players = len(deck.cards) // deck.hand_size
    return exp(-exposure(order, hand, deck.mask & ~hand, players, stichzwang=contract.stichzwang))


def tout_chance(contract: Contract, deck: Deck, hand: int, *, leads: bool) -> float:
    """Return the chance to take every trick: none but with a solid hand (rulebook 10.3)."""
    order = contract.order(deck)
    if not solid(order, hand):
        return 0.0
    exposed = 0 if leads else len(plain_cards(order, hand))
    return max(0.0, SOLID - EXPOSED * exposed)
