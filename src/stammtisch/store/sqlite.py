"""The log in an SQLite file: one writer, several readers, and every commit on the disk before the answer."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, insert, select
from sqlalchemy.pool import QueuePool

from stammtisch.store import log, sheets
from stammtisch.store.base import Appended, Entry, SheetHead, SheetTrouble, Stored, StoredEntry
from stammtisch.store.opening import check_database, upgrade
from stammtisch.store.schema import SESSION, USER
from stammtisch.store.writer import Writer

READERS = 4
BUSY_MS = 5000


class SqliteStore:
    """A store in one file; made by :func:`open_sqlite`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        # BEGIN IMMEDIATE takes the write lock first, so a version that was read stays true until the commit.
        self._writing = _engine(path, "BEGIN IMMEDIATE", readers=1)
        self._reading = _engine(path, "BEGIN", readers=READERS)
        self._writer = Writer(self._writing, log.append_all)

    def append(self, entry: Entry) -> Future[Appended]:
        """Store a command for good."""
        return self._writer.append(entry)

    def load(self, table_id: str, since: int = 0) -> Sequence[Stored]:
        """Return the accepted commands of a table after a version."""
        with self._reading.begin() as connection:
            return log.read_log(connection, table_id, since)

    def accepted(self, table_id: str, command_id: str) -> int | None:
        """Return the version that an accepted command led to."""
        with self._reading.begin() as connection:
            return log.version_of_command(connection, table_id, command_id)

    def tables_of(self, user: str, most: int) -> Sequence[str]:
        """Return the tables where a user has had a seat, the one last played at first."""
        with self._reading.begin() as connection:
            return log.tables_of(connection, user, most)

    def user_of(self, token_hash: str) -> str | None:
        """Return the user of a session."""
        with self._reading.begin() as connection:
            query = select(SESSION.c.user_id).where(SESSION.c.token_hash == token_hash)
            return connection.execute(query).scalar_one_or_none()

    def start_session(self, token_hash: str, user: str) -> Future[None]:
        """Store a new user and the session of his browser."""
        now = time.time()

        def write(connection: Connection) -> None:
            connection.execute(insert(USER), {"id": user, "created_at": now})
            row = {"token_hash": token_hash, "user_id": user, "created_at": now}
            connection.execute(insert(SESSION), row)

        return self._writer.call(write)

    def sheet_head(self, sheet_id: str) -> SheetHead | None:
        """Return what is known of a list of a real table."""
        with self._reading.begin() as connection:
            return sheets.head_of(connection, sheet_id)

    def sheet_entries(self, sheet_id: str, since: int = 0) -> Sequence[StoredEntry]:
        """Return the entries of a list after a version."""
        with self._reading.begin() as connection:
            return sheets.entries_of(connection, sheet_id, since)

    def push_entries(
        self, sheet_id: str, writer_hash: str, since: int, entries: Sequence[StoredEntry]
    ) -> Future[int | SheetTrouble]:
        """Add entries to a list for good."""
        return self._writer.call(lambda connection: sheets.push(connection, sheet_id, writer_hash, since, entries))

    def delete_sheet(self, sheet_id: str, writer_hash: str) -> Future[SheetTrouble | None]:
        """Delete the entries of a list."""
        return self._writer.call(lambda connection: sheets.remove(connection, sheet_id, writer_hash))

    def close(self) -> None:
        """Write what is waiting, then let go of the file."""
        self._writer.close()
        self._writing.dispose()
        self._reading.dispose()


def open_sqlite(path: Path) -> SqliteStore:
    """Open a database, making it or bringing it up to date as needed.

    :raises DatabaseUnusable: naming the file and saying what would be right.
    """
    check_database(path)
    engine = _engine(path, "BEGIN IMMEDIATE", readers=1)
    try:
        upgrade(engine, path)
    finally:
        engine.dispose()
    return SqliteStore(path)


def _engine(path: Path, begin: str, *, readers: int) -> Engine:
    engine = create_engine(
        # Not written as text: a question mark in the name would begin a query there, and ":memory:" be no file.
        URL.create("sqlite", database=str(path.absolute())),
        poolclass=QueuePool,
        pool_size=readers,
        max_overflow=0,
        connect_args={"check_same_thread": False, "timeout": BUSY_MS / 1000},
    )

    def connected(connection: Any, _: object) -> None:
        # Python's own transactions would begin too late: only before the first write.
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
            connection.execute(f"PRAGMA {pragma}")

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)
    return engine
