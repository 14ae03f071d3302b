"""Lists of real tables on the server: what a writer's phone sends is checked, stored, and shown to those who watch."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from stammtisch.game import Refusal
from stammtisch.server.faults import ServerFault, quoted
from stammtisch.server.wire import SheetLog
from stammtisch.sheets.journal import Entry, Journal, entry_text
from stammtisch.store import SheetHead, SheetTrouble, Store, StoredEntry

IDENT = re.compile(r"[a-z2-9]{16}")
"""How a list is called: sixteen letters and digits that nobody guesses."""

SHORTEST_TOKEN, LONGEST_TOKEN = 20, 100
REMEMBERED = 200
"""The most lists that are kept in memory, so that not every entry reads the whole list again."""

_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


class Journals:
    """Takes the entries of writers and hands them out to watchers."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, Journal] = OrderedDict()

    async def push(self, sheet_id: str, token: str, since: int, entries: Sequence[Entry]) -> int:
        """Store the entries that follow on a version, and return the version after them.

        :raises ServerFault: when the list is deleted, another's, or has moved on.
        :raises SheetRefused: when an entry cannot be; then none of them is stored.
        """
        check_ident(sheet_id)
        writer_hash = hash_of(token)
        head = await asyncio.to_thread(self._store.sheet_head, sheet_id)
        journal = await asyncio.to_thread(self._journal, sheet_id, _version(head, writer_hash, sheet_id))
        known = journal.ids[since:]
        if since > len(journal.ids) or any(old != entry.id for old, entry in zip(known, entries, strict=False)):
            raise moved_on(len(journal.ids))
        stored = await asyncio.to_thread(_checked, sheet_id, journal, entries, len(known))
        added = [StoredEntry(entry.id, entry_text(entry)) for entry in entries]
        answer = await asyncio.wrap_future(self._store.push_entries(sheet_id, writer_hash, since, added))
        if isinstance(answer, SheetTrouble):
            raise _fault(answer, sheet_id, len(journal.ids))
        self._keep(sheet_id, stored)
        return answer

    async def log(self, sheet_id: str, since: int) -> SheetLog:
        """Return the entries of a list after a version, for whoever has its link.

        :raises ServerFault: when there is no such list, or it is deleted.
        """
        check_ident(sheet_id)
        head = await asyncio.to_thread(self._store.sheet_head, sheet_id)
        if head is None:
            raise ServerFault(Refusal("UNKNOWN_SHEET", "", {"text": sheet_id}), 404)
        if head.deleted:
            raise _fault(SheetTrouble.DELETED, sheet_id, head.version)
        if since == head.version:
            return SheetLog(head.version, [])
        stored = await asyncio.to_thread(self._store.sheet_entries, sheet_id, since)
        return SheetLog(since + len(stored), [_DECODER.decode(entry.body) for entry in stored])

    async def delete(self, sheet_id: str, token: str) -> None:
        """Delete a list for everybody.

        :raises ServerFault: when it is another's.
        """
        check_ident(sheet_id)
        trouble = await asyncio.wrap_future(self._store.delete_sheet(sheet_id, hash_of(token)))
        self._kept.pop(sheet_id, None)
        if trouble is not None:
            raise _fault(trouble, sheet_id, 0)

    def _journal(self, sheet_id: str, version: int) -> Journal:
        """Return the journal of a list as it is stored."""
        kept = self._kept.get(sheet_id, Journal())
        if len(kept.ids) > version:
            kept = Journal()
        if len(kept.ids) < version:
            for stored in self._store.sheet_entries(sheet_id, len(kept.ids)):
                kept = kept.written(_DECODER.decode(stored.body))
        return kept

    def _keep(self, sheet_id: str, journal: Journal) -> None:
        self._kept[sheet_id] = journal
        self._kept.move_to_end(sheet_id)
        if len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)


def check_ident(sheet_id: str) -> None:
    """Make sure that a list can be called like this.

    :raises ServerFault: quoting the id.
    """
    if not IDENT.fullmatch(sheet_id):
        raise ServerFault(Refusal("UNKNOWN_SHEET", "", {"text": quoted(sheet_id)}), 404)


def hash_of(token: str) -> str:
    """Return what the store keeps of a writer's token.

    :raises ServerFault: when it is no token.
    """
    if not SHORTEST_TOKEN <= len(token) <= LONGEST_TOKEN:
        raise ServerFault(Refusal("NOT_THE_WRITER", ""), 403)
    return hashlib.sha256(token.encode()).hexdigest()


def moved_on(version: int) -> ServerFault:
    """The list holds other entries after a version than the phone believes."""
    return ServerFault(Refusal("SHEET_MOVED_ON", "", {"version": version}), 409)


def _checked(sheet_id: str, journal: Journal, entries: Sequence[Entry], known: int) -> Journal:
    for entry in entries[known:]:
        journal = journal.written(entry)
    ident = journal.states[0].ident if journal.states else sheet_id
    if ident != sheet_id:
        raise ServerFault(Refusal("SHEET_UNREADABLE", "", {"text": quoted(f"id: {ident}")}))
    return journal


def _version(head: SheetHead | None, writer_hash: str, sheet_id: str) -> int:
    """Return how many entries a list has, if this writer may add to it."""
    if head is None:
        return 0
    if head.writer_hash != writer_hash:
        raise _fault(SheetTrouble.NOT_THE_WRITER, sheet_id, 0)
    if head.deleted:
        raise _fault(SheetTrouble.DELETED, sheet_id, 0)
    return head.version


def _fault(trouble: SheetTrouble, sheet_id: str, version: int) -> ServerFault:
    match trouble:
        case SheetTrouble.NOT_THE_WRITER:
            return ServerFault(Refusal("NOT_THE_WRITER", ""), 403)
        case SheetTrouble.DELETED:
            return ServerFault(Refusal("SHEET_DELETED", ""), 410)
        case SheetTrouble.MOVED_ON:
            return moved_on(version)
