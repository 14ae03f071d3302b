"""Comparing what one might do: the same imagined deals for all, the worse half left out again and again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from stammtisch.bots.schwarzesau.outlook import Outlook
from stammtisch.bots.schwarzesau.playout import Holding

Choice = TypeVar("Choice")

FEWEST, MOST = 3, 100
"""How many deals a stage has at least and at most."""


def compare(
    outlook: Outlook, choices: Sequence[Choice], points: Callable[[Sequence[Holding], Choice], int], cards: int
) -> dict[Choice, float]:
    """Return the mean points of each choice, for about so many imagined cards in all.

    A choice that was left out keeps its distance to the best of the deals that both were tried in.
    """
    alive = list(choices)
    total = dict.fromkeys(alive, 0)
    behind: dict[Choice, float] = {}
    stages = max(1, (len(alive) - 1).bit_length())
    each = len(outlook.view.counts) * outlook.left
    deals = 0
    for stage in range(stages):
        count = min(MOST, max(FEWEST, cards // (stages * each * len(alive))))
        for _ in range(count):
            hands = outlook.imagine()
            for choice in alive:
                total[choice] += points(hands, choice)
        deals += count
        alive.sort(key=lambda choice: -total[choice])
        if stage < stages - 1:
            for choice in alive[(len(alive) + 1) // 2 :]:
                behind[choice] = (total[alive[0]] - total[choice]) / deals
            alive = alive[: (len(alive) + 1) // 2]
    best = total[alive[0]] / deals
    return {choice: best - behind[choice] if choice in behind else total[choice] / deals for choice in choices}
