"""Points of a round, totals and the winners of the game (rulebook 6)."""

from __future__ import annotations

from collections.abc import Sequence

EXACT = 10


def score(bid: int, tricks: int, scoring: str = "seed") -> int:
    """Return the points of one player: one a trick, ten more for an exact bid (rulebook 6.1, 8)."""
    if bid == tricks:
        return tricks + EXACT
    return {"seed": tricks, "exact_only": 0, "minus": -abs(bid - tricks)}[scoring]


def totals(rounds: Sequence[Sequence[int]]) -> list[int]:
    """Return the points of every player over all rounds."""
    return [sum(points) for points in zip(*rounds, strict=True)]


def winners(points: Sequence[int], exact: Sequence[int], tie_break: str = "shared") -> list[int]:
    """Return who has won: the most points; equal totals share the win, or more exact bids decide (rulebook 6.2)."""
    best = max(points)
    leading = [seat for seat, total in enumerate(points) if total == best]
    if tie_break == "exact_bids":
        most = max(exact[seat] for seat in leading)
        leading = [seat for seat in leading if exact[seat] == most]
    return leading
