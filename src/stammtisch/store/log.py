"""Writing and reading the log with SQLAlchemy; the same statements for every dialect but the upsert."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, tuple_
from sqlalchemy.dialects import sqlite

from stammtisch.store.base import Appended, Entry, StaleVersion, Stored
from stammtisch.store.schema import BODY, HEAD, LOG, PERSON

# Made once: making a statement takes longer than carrying it out.
VERSIONS = select(HEAD.c.table_id, HEAD.c.rev).where(HEAD.c.table_id.in_(bindparam("table_ids", expanding=True)))
KNOWN = select(LOG.c.table_id, LOG.c.cmd_id, LOG.c.rev).where(
    tuple_(LOG.c.table_id, LOG.c.cmd_id).in_(bindparam("pairs", expanding=True))
)
INSERT_LOG = insert(LOG)
_insert_head = sqlite.insert(HEAD)
UPSERT_HEAD = _insert_head.on_conflict_do_update(
    index_elements=[HEAD.c.table_id],
    set_={name: _insert_head.excluded[name] for name in ("rev", "status", "changed_at")},
)
INSERT_PERSON = sqlite.insert(PERSON).on_conflict_do_nothing()


def append_all(connection: Connection, entries: Sequence[Entry]) -> list[Appended | Exception]:
    """Store the entries that are neither stale nor repeated; answer each of them.

    The transaction holds the write lock, so what is read here cannot change before it is committed.
    """
    if not entries:
        return []
    versions = _versions(connection, {entry.table_id for entry in entries})
    known = _known(connection, entries)
    now = time.time()
    accepted: list[Entry] = []
    answers: list[Appended | Exception] = []
    for entry in entries:
        before = versions.get(entry.table_id, 0)
        repeated = known.get((entry.table_id, entry.command_id))
        if repeated is not None:
            answers.append(Appended(repeated, repeated=True))
        elif before != entry.expected:
            answers.append(StaleVersion(entry.table_id, entry.expected, before))
        else:
            versions[entry.table_id] = known[entry.table_id, entry.command_id] = before + 1
            accepted.append(entry)
            answers.append(Appended(before + 1))
    if accepted:
        _insert(connection, accepted, now)
    return answers


def read_log(connection: Connection, table_id: str, since: int) -> list[Stored]:
    """Return the rows of a table after a version."""
    columns = (LOG.c.rev, LOG.c.cmd_id, LOG.c.actor, LOG.c.at, LOG.c.body)
    query = select(*columns).where(LOG.c.table_id == table_id, LOG.c.rev > since).order_by(LOG.c.rev)
    rows = connection.execute(query)
    return [Stored(rev, cmd_id, actor, at, tuple(msgspec.json.decode(body))) for rev, cmd_id, actor, at, body in rows]


def version_of_command(connection: Connection, table_id: str, command_id: str) -> int | None:
    """Return the version that an accepted command led to."""
    query = select(LOG.c.rev).where(LOG.c.table_id == table_id, LOG.c.cmd_id == command_id)
    return connection.execute(query).scalar_one_or_none()


def tables_of(connection: Connection, user: str, most: int) -> list[str]:
    """Return the tables of a user, the one last played at first."""
    joined = select(PERSON.c.table_id).join(HEAD, HEAD.c.table_id == PERSON.c.table_id)
    query = joined.where(PERSON.c.user_id == user).order_by(HEAD.c.changed_at.desc()).limit(most)
    return list(connection.execute(query).scalars())


def _versions(connection: Connection, table_ids: Iterable[str]) -> dict[str, int]:
    return dict(connection.execute(VERSIONS, {"table_ids": sorted(table_ids)}).all())


def _known(connection: Connection, entries: Sequence[Entry]) -> dict[tuple[str, str], int]:
    pairs = [(entry.table_id, entry.command_id) for entry in entries]
    found = connection.execute(KNOWN, {"pairs": pairs})
    return {(table_id, command_id): rev for table_id, command_id, rev in found}


def _insert(connection: Connection, entries: Sequence[Entry], now: float) -> None:
    connection.execute(INSERT_LOG, [_log_row(entry, now) for entry in entries])
    connection.execute(UPSERT_HEAD, [_head_row(entry, now) for entry in entries])
    joined = [{"table_id": entry.table_id, "user_id": user} for entry in entries for user in entry.joined]
    if joined:
        connection.execute(INSERT_PERSON, joined)


def _log_row(entry: Entry, now: float) -> dict[str, Any]:
    return {
        "table_id": entry.table_id,
        "rev": entry.expected + 1,
        "cmd_id": entry.command_id,
        "at": now,
        "actor": entry.actor,
        "form": BODY,
        "body": entry.body,
        "note": entry.note,
    }


def _head_row(entry: Entry, now: float) -> dict[str, Any]:
    return {
        "table_id": entry.table_id,
        "rev": entry.expected + 1,
        "game": entry.game,
        "status": entry.status,
        "opened_at": now,
        "changed_at": now,
    }
