"""What has happened at a table: the only thing that is ever stored."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from stammtisch.game import BadRecord, Record, Seat


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table was opened: its game, its house rules with every setting, and the names of the bots."""

    table_id: str
    game: str
    ruleset: Record
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A person sat down."""

    seat: Seat
    user: str
    name: str


@dataclass(frozen=True, slots=True)
class SeatReserved:
    """A person will sit down here when the round is over, so nobody looks into a hand that is being played."""

    seat: Seat
    user: str
    name: str


@dataclass(frozen=True, slots=True)
class ReservationDropped:
    """A person who was to sit down here thought better of it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A person got up or was away for long; a bot plays on with the same cards."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Renamed:
    """A person at a seat, or with a reserved one, is called something else."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class ReadySaid:
    """A person is ready for the next round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundDealt:
    """A round was dealt; the deal record holds every hand and leaves the server in no frame."""

    round: int
    deal: Record


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat announced or played something."""

    seat: Seat
    action: Record


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round is over: the payoff of every seat in the tariff's units, who deals next, a summary, what stays."""

    payoff: tuple[int, ...]
    next_dealer: Seat
    summary: Record
    carried: Record = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PotShared:
    """Somebody has got up for good: the money on the table went to the seats in equal shares; the rest stays."""

    payoff: tuple[int, ...]
    carried: Record


Event = (
    TableOpened
    | SeatTaken
    | SeatReserved
    | ReservationDropped
    | SeatLeft
    | Renamed
    | ReadySaid
    | RoundDealt
    | Acted
    | RoundEnded
    | PotShared
)

KINDS: dict[str, type[Event]] = {
    "table_opened": TableOpened,
    "seat_taken": SeatTaken,
    "seat_reserved": SeatReserved,
    "reservation_dropped": ReservationDropped,
    "seat_left": SeatLeft,
    "renamed": Renamed,
    "ready_said": ReadySaid,
    "round_dealt": RoundDealt,
    "acted": Acted,
    "round_ended": RoundEnded,
    "pot_shared": PotShared,
}
"""The name of each event in the log; a name once used keeps its meaning for ever."""

NAMES = {kind: name for name, kind in KINDS.items()}
TUPLES = ("bots", "payoff")


def event_record(event: Event) -> dict[str, Any]:
    """Return an event as the log stores it."""
    fields = {part.name: getattr(event, part.name) for part in dataclasses.fields(event)}
    return {"kind": NAMES[type(event)], **{name: list(v) if name in TUPLES else v for name, v in fields.items()}}


def read_event(record: Mapping[str, Any]) -> Event:
    """Read an event as :func:`event_record` writes it.

    :raises BadRecord: quoting a kind that does not exist, or a field that is missing or too many.
    """
    fields = dict(record)
    name = fields.pop("kind", None)
    kind = KINDS.get(name) if isinstance(name, str) else None
    if kind is None:
        raise BadRecord(f"unknown event {name!r}: an event is one of {', '.join(KINDS)}")
    known = dataclasses.fields(kind)
    # A field with a default came later: older logs do not have it.
    wanted = {part.name for part in known if part.default_factory is dataclasses.MISSING}
    if not wanted <= set(fields) <= {part.name for part in known}:
        raise BadRecord(
            f"event {name!r} has the fields {', '.join(sorted(fields))}: needed are {', '.join(sorted(wanted))}"
        )
    made: Callable[..., Event] = kind
    return made(**{key: tuple(value) if key in TUPLES else value for key, value in fields.items()})
