"""Lists of a real table: their entries in order, as the writer's phone sent them."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select, update

from stammtisch.store.base import SheetHead, SheetTrouble, StoredEntry
from stammtisch.store.schema import SHEET, SHEET_ENTRY


def head_of(connection: Connection, sheet_id: str) -> SheetHead | None:
    """Return what is known of a list besides its entries."""
    query = select(SHEET.c.writer_hash, SHEET.c.version, SHEET.c.deleted).where(SHEET.c.id == sheet_id)
    row = connection.execute(query).one_or_none()
    return None if row is None else SheetHead(row.writer_hash, row.version, row.deleted)


def entries_of(connection: Connection, sheet_id: str, since: int) -> list[StoredEntry]:
    """Return the entries of a list after a version, oldest first."""
    columns = (SHEET_ENTRY.c.entry_id, SHEET_ENTRY.c.body)
    query = select(*columns).where(SHEET_ENTRY.c.sheet_id == sheet_id, SHEET_ENTRY.c.version > since)
    return [StoredEntry(*row) for row in connection.execute(query.order_by(SHEET_ENTRY.c.version))]


def push(
    connection: Connection, sheet_id: str, writer_hash: str, since: int, entries: Sequence[StoredEntry]
) -> int | SheetTrouble:
    """Add the entries that come after version ``since``; those that are there already count once.

    The transaction holds the write lock, so what is read here cannot change before it is committed.
    """
    head = head_of(connection, sheet_id)
    now = time.time()
    trouble = trouble_with(head, writer_hash)
    if trouble is not None:
        return trouble
    version = head.version if head else 0
    known = [stored.entry_id for stored in entries_of(connection, sheet_id, since)]
    if since > version or known[: len(entries)] != [entry.entry_id for entry in entries[: len(known)]]:
        return SheetTrouble.MOVED_ON
    fresh = entries[len(known) :]
    if head is None:
        row = {"id": sheet_id, "writer_hash": writer_hash, "version": 0, "deleted": False}
        connection.execute(insert(SHEET), row | {"opened_at": now, "changed_at": now})
    rows = [
        {"sheet_id": sheet_id, "version": number, "entry_id": entry.entry_id, "at": now, "body": entry.body}
        for number, entry in enumerate(fresh, start=version + 1)
    ]
    if rows:
        connection.execute(insert(SHEET_ENTRY), rows)
        changed = {"version": version + len(rows), "changed_at": now}
        connection.execute(update(SHEET).where(SHEET.c.id == sheet_id).values(changed))
    return version + len(rows)


def trouble_with(head: SheetHead | None, writer_hash: str) -> SheetTrouble | None:
    """Say why somebody may not write into a list."""
    if head is None:
        return None
    if head.writer_hash != writer_hash:
        return SheetTrouble.NOT_THE_WRITER
    return SheetTrouble.DELETED if head.deleted else None


def remove(connection: Connection, sheet_id: str, writer_hash: str) -> SheetTrouble | None:
    """Delete all entries of a list; that it was there is remembered, so that nobody else opens it again."""
    head = head_of(connection, sheet_id)
    if head is None or head.deleted:
        return None
    trouble = trouble_with(head, writer_hash)
    if trouble is None:
        connection.execute(delete(SHEET_ENTRY).where(SHEET_ENTRY.c.sheet_id == sheet_id))
        connection.execute(update(SHEET).where(SHEET.c.id == sheet_id).values(deleted=True, changed_at=time.time()))
    return trouble
