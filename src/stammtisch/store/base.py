"""What a store promises, whichever database is behind it."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Protocol

import msgspec

from stammtisch.game import Record


@dataclass(frozen=True, slots=True)
class Entry:
    """One accepted command on its way into the log.

    ``expected`` is the version that the table had when it was decided; ``joined`` names the users
    who are at the table from this command on, so that they find it again. ``body`` holds the events
    as the log keeps them.
    """

    table_id: str
    expected: int
    command_id: str
    actor: str
    game: str
    status: str
    body: str
    joined: tuple[str, ...] = ()


def body_of(events: Sequence[Record]) -> str:
    """Return the events of one command as the log keeps them."""
    return msgspec.json.encode(events).decode()


@dataclass(frozen=True, slots=True)
class Appended:
    """The version after a command; ``repeated`` when this command had been accepted before."""

    version: int
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Stored:
    """One accepted command in the log; ``at`` is seconds since 1970."""

    version: int
    command_id: str
    actor: str
    at: float
    events: tuple[Record, ...]


class StaleVersion(Exception):
    """Somebody else's command came first: load the table anew and decide again."""

    def __init__(self, table_id: str, expected: int, found: int) -> None:
        super().__init__(f"table {table_id} is at version {found}, not {expected}")
        self.table_id = table_id
        self.expected = expected
        self.found = found


class StoreFailed(Exception):
    """The database did not take a command, for a reason of its own such as a full disk."""


class DatabaseUnusable(Exception):
    """A database that cannot be opened; the message names it and says what would be right."""


class EventStore(Protocol):
    """The log of all tables: one row for each accepted command."""

    def append(self, entry: Entry) -> Future[Appended]:
        """Store a command for good; the answer comes when the database has it.

        A command id that this table knows gets its first answer again. The future raises
        :class:`StaleVersion` when the table has another version than expected, and
        :class:`StoreFailed` when the database does not take it.
        """

    def load(self, table_id: str, since: int = 0) -> Sequence[Stored]:
        """Return the accepted commands of a table after a version, oldest first; none for an unknown table."""

    def accepted(self, table_id: str, command_id: str) -> int | None:
        """Return the version that an accepted command led to, or None when it is not known."""

    def tables_of(self, user: str, most: int) -> Sequence[str]:
        """Return the tables where a user has had a seat, the one last played at first."""


class SessionStore(Protocol):
    """Who is who: users and the sessions that their browsers hold."""

    def user_of(self, token_hash: str) -> str | None:
        """Return the user of a session, or None when nobody has it."""

    def start_session(self, token_hash: str, user: str) -> Future[None]:
        """Store a new user and the session of his browser."""


class Store(EventStore, SessionStore, Protocol):
    """Everything that the server keeps."""

    def close(self) -> None:
        """Write what is waiting, then let go of the database."""
