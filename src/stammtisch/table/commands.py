"""What can be asked of a table, and by whom."""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.game import Record, Seat


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Open a table for a game under house rules; whoever opens it sits at seat 0, bots at the others."""

    table_id: str
    ruleset: Record
    name: str


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Sit down where a bot sits; while a round runs this reserves the seat."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class LeaveSeat:
    """Get up, or give up a reserved seat; a bot takes over at once."""


@dataclass(frozen=True, slots=True)
class SeatBot:
    """Let a bot play on for a person who has been away for long."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rename:
    """Be called something else."""

    name: str


@dataclass(frozen=True, slots=True)
class NextRound:
    """Be ready for the next round; the clock says it when people have waited long enough."""


@dataclass(frozen=True, slots=True)
class Act:
    """Do something in the round: announce, play a card, double."""

    action: Record


Command = TakeSeat | LeaveSeat | SeatBot | Rename | NextRound | Act


@dataclass(frozen=True, slots=True)
class Person:
    """A guest or user, known by an id that only the server sees."""

    user: str


@dataclass(frozen=True, slots=True)
class BotAt:
    """The bot at a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Clock:
    """Time itself: it deals the next round when somebody has waited long enough."""


Sender = Person | BotAt | Clock
