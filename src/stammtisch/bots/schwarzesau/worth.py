"""What a card is worth in tricks: a fitted estimate from what is still out."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from importlib.resources import files

from stammtisch.bots.schwarzesau.playout import GROUPS, Holding
from stammtisch.bots.schwarzesau.sightings import Sightings
from stammtisch.cards import TRUMP

RANKS = 8
LARGEST_HAND = 9

FITTED: dict[str, list[float]] = json.loads(
    files("stammtisch.bots.schwarzesau").joinpath("card_worth.json").read_text(encoding="utf-8")
)["constants"]
"""The constants of the estimate; the file says how they were fitted (:mod:`stammtisch.research.card_worth`)."""


def weights(seen: Sightings, size: int) -> tuple[tuple[float, ...], ...]:
    """Return by group and rank how probably a card will take a trick, with ``size`` cards left in a hand."""
    return tuple(
        tuple(logistic(FITTED["plain" if group else "trump"], row) for row in rows)
        for group, rows in enumerate(features(seen, size))
    )


def features(seen: Sightings, size: int) -> list[list[list[float]]]:
    """Return by group and rank what the estimate goes by.

    For all cards: a constant, the higher cards of the group that others may be expected to hold, the first of them,
    and the cards of the group in one other hand. Then for trumps: the logarithm of the number of others, one by the
    hand size, and the hand size as a part of nine; for plain cards: the trumps in one other hand, and the first two.
    """
    counts = [[0] * RANKS for _ in range(GROUPS)]
    for group, rank in seen.unseen:
        counts[group][rank] += 1
    held = sum(count for count, hand in zip(seen.sizes, seen.open_hands, strict=True) if hand is None)
    share = held / len(seen.unseen) if seen.unseen else 0.0
    others = len(seen.sizes) - 1
    many, few = math.log(others), 1 / size
    rows = []
    for group, of_group in enumerate(counts):
        suit, trumps = sum(of_group) * share / others, sum(counts[TRUMP]) * share / others
        last = [many, few, size / LARGEST_HAND] if group == TRUMP else [trumps, many, few]
        higher = [sum(of_group[rank + 1 :]) * share for rank in range(RANKS)]
        rows.append([[1.0, above, min(above, 1.0), suit, *last] for above in higher])
    return rows


def logistic(constants: Sequence[float], features: Sequence[float]) -> float:
    """Return the probability that a logistic model gives to some features."""
    return 1 / (1 + math.exp(-sum(constant * feature for constant, feature in zip(constants, features, strict=True))))


def worth(hand: Holding, table: Sequence[Sequence[float]]) -> float:
    """Return the tricks that a hand promises."""
    return sum(table[group][rank] for group in range(GROUPS) for rank in hand[group])
