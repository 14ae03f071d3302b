"""What one seat, or the gallery, may see of a table and of what happens there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

from stammtisch.game import Seat
from stammtisch.table.events import (
    Acted,
    Event,
    PotShared,
    ReadySaid,
    Renamed,
    ReservationDropped,
    RoundDealt,
    RoundEnded,
    SeatLeft,
    SeatReserved,
    SeatTaken,
    TableOpened,
)
from stammtisch.table.table import Table

Viewer = Seat | None
"""A seat, or None: the gallery."""


def picture(table: Table, viewer: Viewer, connected: Sequence[bool]) -> dict[str, Any]:
    """Return the table as the viewer may see it; ``connected`` says which seats are there just now."""
    game = table.game
    return {
        "id": table.id,
        "game": game.name,
        "version": table.version,
        "you": viewer,
        "ruleset": table.rules,
        "deviations": dict(game.deviations(table.ruleset)),
        "seats": seats(table, connected),
        "match": match(table),
        "round": None if table.round is None else game.screen(game.view(table.round, viewer)),
    }


def match(table: Table) -> dict[str, Any]:
    """Return the list so far: the present round, its place in its game, the totals of this game, and all lines."""
    return {
        "number": table.number,
        "position": table.position,
        "length": table.length,
        "totals": table.totals,
        "winners": table.winners,
        "rounds": table.finished,
        "carried": dict(table.carried),
    }


def seats(table: Table, connected: Sequence[bool]) -> list[dict[str, Any]]:
    """Return who sits where; the ids of people stay with the server."""
    return [
        {
            "seat": seat,
            "name": place.name,
            "occupant": "person" if place.person else "bot",
            "connected": connected[seat],
            "reserved_by": place.reserved.name if place.reserved else None,
            "ready": place.ready,
        }
        for seat, place in enumerate(table.places)
    ]


def visible_events(before: Table | None, events: Sequence[Event], viewer: Viewer) -> list[dict[str, Any]]:
    """Return the events of one command as the viewer may learn of them; what is hidden is left out.

    ``before`` is the table before the command. A command has at most one action, and it comes first.
    """
    return [shown for event in events if (shown := _visible(before, event, viewer)) is not None]


def _visible(before: Table | None, event: Event, viewer: Viewer) -> dict[str, Any] | None:
    match event:
        case Acted(seat, action):
            return _visible_action(before, seat, action, viewer)
        case RoundDealt(number, deal):
            return {"kind": "dealt", "round": number, "dealer": deal["dealer"]}
        case RoundEnded(payoff):
            return {"kind": "round_ended", "payoff": list(payoff)}
        case PotShared(payoff):
            return {"kind": "pot_shared", "payoff": list(payoff)}
        case TableOpened():
            return {"kind": "opened"}
        case SeatTaken(seat, _, name):
            return {"kind": "seat_taken", "seat": seat, "name": name}
        case SeatReserved(seat, _, name):
            return {"kind": "seat_reserved", "seat": seat, "name": name}
        case ReservationDropped(seat):
            return {"kind": "reservation_dropped", "seat": seat}
        case SeatLeft(seat):
            return {"kind": "seat_left", "seat": seat}
        case Renamed(seat, name):
            return {"kind": "renamed", "seat": seat, "name": name}
        case ReadySaid(seat):
            return {"kind": "ready", "seat": seat}
    assert_never(event)


def _visible_action(before: Table | None, seat: Seat, action: Any, viewer: Viewer) -> dict[str, Any] | None:
    if before is None or before.game.hides(before.round, seat, before.game.read_action(action), viewer):
        return None
    return {"kind": "acted", "seat": seat, "action": action}
