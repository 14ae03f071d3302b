"""How fast a table goes: every time span that a player can feel, in seconds."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pace:
    """The time spans of a table, in seconds.

    ``think``: a bot's time to act, the same for easy and hard choices, so that it tells nothing.
    ``after_trick``: how long a finished trick lies before a bot goes on.
    ``hold``: how long a bot's card waits for people who might still say Kontra.
    ``next_round``: how long the first who is ready for the next round waits for the others.
    ``absent``: how long a person is away before others may let a bot play on for him.
    """

    think: float = 0.7
    after_trick: float = 1.2
    hold: float = 30.0
    next_round: float = 15.0
    absent: float = 60.0
