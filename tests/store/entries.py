"""Commands for the log that mean nothing."""

from __future__ import annotations

from stammtisch.store import Entry, body_of


def entry(table_id: str = "k7m2qp", expected: int = 0, command_id: str = "c1", joined: tuple[str, ...] = ()) -> Entry:
    """One accepted command whose only event says which it was."""
    body = body_of([{"kind": "seat_left", "seat": expected}])
    return Entry(table_id, expected, command_id, "u1", "schafkopf", "playing", body, joined)
