"""Fitting a logistic model: the constants that make what happened the likeliest."""

from __future__ import annotations

import math
from collections.abc import Sequence

from stammtisch.bots.schwarzesau.worth import logistic

STEPS = 12
"""Newton's method needs no more."""

RIDGE = 2e-3
"""Holds the constants back where the rounds tell little."""


def fit(cases: Sequence[tuple[list[float], bool]]) -> list[float]:
    """Return the constants of the likeliest logistic model, by Newton's method with a ridge."""
    width = len(cases[0][0])
    constants = [0.0] * width
    for _ in range(STEPS):
        slope = [-2 * RIDGE * len(cases) * constant for constant in constants]
        bend = [[2 * RIDGE * len(cases) * (row == column) for column in range(width)] for row in range(width)]
        for features, won in cases:
            chance = logistic(constants, features)
            spread = chance * (1 - chance)
            for row, feature in enumerate(features):
                slope[row] += (won - chance) * feature
                for column in range(row + 1):
                    bend[row][column] += spread * feature * features[column]
        constants = [old + step for old, step in zip(constants, _solve(bend, slope), strict=True)]
    return constants


def _solve(lower: list[list[float]], right: Sequence[float]) -> list[float]:
    """Solve a symmetric system, given its lower half, by elimination."""
    size = len(right)
    rows = [[*(lower[max(i, j)][min(i, j)] for j in range(size)), right[i]] for i in range(size)]
    for place in range(size):
        for below in range(place + 1, size):
            times = rows[below][place] / rows[place][place]
            rows[below] = [old - times * one for old, one in zip(rows[below], rows[place], strict=True)]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = math.fsum(rows[place][other] * found[other] for other in range(place + 1, size))
        found[place] = (rows[place][size] - known) / rows[place][place]
    return found
