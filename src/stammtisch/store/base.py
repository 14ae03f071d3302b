"""What a store promises, whichever database is behind it."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

import msgspec

from stammtisch.game import Record


@dataclass(frozen=True, slots=True)
class Entry:
    """One accepted command on its way into the log.

    ``expected`` is the version that the table had when it was decided; ``joined`` names the users
    who are at the table from this command on, so that they find it again. ``body`` holds the events
    as the log keeps them; ``note`` holds what a bot thought, which is no event and is sent to nobody.
    """

    table_id: str
    expected: int
    command_id: str
    actor: str
    game: str
    status: str
    body: str
    joined: tuple[str, ...] = ()
    note: str | None = None


def body_of(records: Sequence[Record] | Record) -> str:
    """Return the events of one command, or a note, as the log keeps them."""
    return msgspec.json.encode(records).decode()


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


@dataclass(frozen=True, slots=True)
class SheetHead:
    """What is known of a list of a real table besides its entries; a deleted one has none."""

    writer_hash: str
    version: int
    deleted: bool


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """One entry of a list as JSON, under an id that no other entry of the list has."""

    entry_id: str
    body: str


class SheetTrouble(Enum):
    """Why entries were not taken; nothing has changed."""

    NOT_THE_WRITER = "another token opened this list"
    DELETED = "its writer has deleted the list"
    MOVED_ON = "the list holds other entries after this version"


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


class SheetStore(Protocol):
    """Lists of real tables: entries that are only ever added."""

    def sheet_head(self, sheet_id: str) -> SheetHead | None:
        """Return what is known of a list, or None when there is none."""

    def sheet_entries(self, sheet_id: str, since: int = 0) -> Sequence[StoredEntry]:
        """Return the entries of a list after a version, oldest first."""

    def push_entries(
        self, sheet_id: str, writer_hash: str, since: int, entries: Sequence[StoredEntry]
    ) -> Future[int | SheetTrouble]:
        """Add entries after a version for good, and answer with the new version; what is there already counts once."""

    def delete_sheet(self, sheet_id: str, writer_hash: str) -> Future[SheetTrouble | None]:
        """Delete the entries of a list."""


class Store(EventStore, SessionStore, SheetStore, Protocol):
    """Everything that the server keeps."""

    def close(self) -> None:
        """Write what is waiting, then let go of the database."""
