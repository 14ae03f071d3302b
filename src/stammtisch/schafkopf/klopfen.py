"""Klopfen: doubling the round after the first packet, before anybody has seen the rest (rulebook 13.6)."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.game import Refusal
from stammtisch.schafkopf.actions import Action, Knock, Pass
from stammtisch.schafkopf.auction.state import Said

KNOCK = "knock"
"""The word of somebody who has knocked."""


class Klopfen(NamedTuple):
    """Who has knocked or not so far, and who is still to be asked; everybody knows the own first packet only."""

    said: tuple[Said, ...]
    to_speak: tuple[int, ...]

    @property
    def turn(self) -> int:
        """Return the seat that is asked now."""
        return self.to_speak[0]


def opening(mode: str, vorhand: int, players: int) -> Klopfen:
    """Return the phase before anybody has spoken: Vorhand is asked first, with ``first`` nobody else."""
    asked = 1 if mode == "first" else players
    return Klopfen((), tuple((vorhand + step) % players for step in range(asked)))


def refusal(action: Action) -> Refusal | None:
    """Say why this may not be said now: only to knock or not to knock."""
    return None if isinstance(action, Knock | Pass) else Refusal("WRONG_PHASE", "15.1")


def advance(phase: Klopfen, mode: str, action: Action) -> Klopfen:
    """Return the phase after the seat whose turn it is has knocked or not.

    With ``one`` the first knock ends it, with ``chain`` the first who does not knock.
    """
    seat, *rest = phase.to_speak
    knocked = isinstance(action, Knock)
    said = (*phase.said, Said(seat, KNOCK if knocked else "pass"))
    over = knocked if mode == "one" else mode == "chain" and not knocked
    return Klopfen(said, () if over else tuple(rest))


def count(said: tuple[Said, ...]) -> int:
    """Return how many have knocked."""
    return sum(entry.word == KNOCK for entry in said)
