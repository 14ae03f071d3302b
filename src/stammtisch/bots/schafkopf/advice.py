"""What speaks for and against something a player might do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from stammtisch.bots.bot import Alternative, Decision
from stammtisch.schafkopf.actions import Action


class Advice(NamedTuple):
    """An action, what it is worth, and the reasons for that in short words."""

    action: Action
    value: float
    reasons: tuple[str, ...] = ()


def decide(advice: Iterable[Advice]) -> Decision[Action]:
    """Return the most valuable action; among equals the first."""
    offered = tuple(advice)
    best = max(offered, key=lambda one: one.value)
    values = tuple(Alternative(one.action, round(one.value, 2)) for one in offered)
    return Decision(best.action, values, best.reasons)
