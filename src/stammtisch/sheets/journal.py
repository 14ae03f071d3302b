"""A sheet as it grew: every entry in order, and the sheet that follows from them (rulebook 7.3).

A phone keeps the journal and sends it when it is back; entries are only ever added, also when something is undone.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from stammtisch.game import Refusal
from stammtisch.schwarzesau.ruleset import MOST
from stammtisch.sheets.entries import correct, enter_bid, enter_tricks, enter_trump, rename
from stammtisch.sheets.faults import SheetRefused, refused
from stammtisch.sheets.model import Row, Sheet, clean_names
from stammtisch.sheets.record import LONGEST_NOTE, MOST_CORRECTIONS, read_sheet, sheet_record

MOST_ENTRIES = 3000
"""The most entries of one list; a game of 14 players has about 500."""

Number = Annotated[int, Meta(ge=-99_999, le=99_999)]
Numbers = Annotated[list[Number], Meta(max_length=2 * MOST)]
MaybeNumbers = Annotated[list[Number | None], Meta(max_length=2 * MOST)]
Text = Annotated[str, Meta(max_length=200)]
Note = Annotated[str, Meta(max_length=LONGEST_NOTE)]


SheetRecord = Annotated[dict[str, Any], Meta(extra_json_schema={"additionalProperties": True})]
"""A list as ``sheets.record`` reads and writes it."""


class Change(Struct, tag_field="kind"):
    """What one entry does to the sheet."""


class Begin(Change, tag="begin"):
    """Open the list, with whatever is written on it already."""

    sheet: SheetRecord


class EnterBid(Change, tag="bid"):
    """Write down the bid of a player."""

    row: Number
    seat: Number
    bid: Number


class EnterTricks(Change, tag="tricks"):
    """Write down the tricks of everybody, which closes the line."""

    row: Number
    tricks: Numbers


class EnterTrump(Change, tag="trump"):
    """Write down the suit of the turned-up card."""

    row: Number
    suit: Text


class Correct(Change, tag="correct"):
    """Write a line as it should have been."""

    row: Number
    bids: MaybeNumbers
    tricks: MaybeNumbers
    trump: Text | None


class Rename(Change, tag="rename"):
    """Write another name over a column."""

    seat: Number
    name: Text


class ChangeDealer(Change, tag="dealer"):
    """Say that somebody else dealt first."""

    seat: Number


class Undo(Change, tag="undo"):
    """Take the last entry back."""


AnyChange = Begin | EnterBid | EnterTricks | EnterTrump | Correct | Rename | ChangeDealer | Undo


class Entry(Struct):
    """One entry: an id that no other has, when (ISO 8601) and by whom it was written, and what it changes."""

    id: Annotated[str, Meta(min_length=1, max_length=40)]
    at: Note
    by: Note
    change: AnyChange


@dataclass(frozen=True, slots=True)
class Journal:
    """The entries of a list by their ids, and the sheet after each that was not taken back, the newest last."""

    ids: tuple[str, ...] = ()
    states: tuple[Sheet, ...] = ()

    @property
    def sheet(self) -> Sheet:
        """Return the sheet as it stands.

        :raises IndexError: while nothing is written.
        """
        return self.states[-1]

    def written(self, entry: Entry) -> Journal:
        """Return the journal with one more entry.

        :raises SheetRefused: when the entry cannot be, or the list is full.
        """
        if len(self.ids) >= MOST_ENTRIES:
            raise refused(Refusal("SHEET_FULL", "", {"most": MOST_ENTRIES}))
        return Journal((*self.ids, entry.id), self._states(entry))

    def _states(self, entry: Entry) -> tuple[Sheet, ...]:
        change = entry.change
        if isinstance(change, Begin) != (not self.ids):
            raise refused(Refusal("SHEET_UNREADABLE", "", {"text": "begin"}))
        if isinstance(change, Begin):
            return (read_sheet(change.sheet),)
        if isinstance(change, Undo):
            if len(self.states) < 2:
                raise refused(Refusal("NOTHING_TO_UNDO", "7.3"))
            return self.states[:-1]
        changed = _applied(self.sheet, change, entry.by, entry.at)
        if len(changed.corrections) > MOST_CORRECTIONS:
            raise refused(Refusal("TOO_MANY_CORRECTIONS", "7.3", {"most": MOST_CORRECTIONS}))
        return (*self.states, changed)


def fold(entries: Iterable[Entry]) -> Journal:
    """Return the journal of all entries.

    :raises SheetRefused: at the first entry that cannot be.
    """
    journal = Journal()
    for entry in entries:
        journal = journal.written(entry)
    return journal


def entry_text(entry: Entry) -> str:
    """Return an entry as it is kept: a list that is opened only with what belongs to it."""
    if isinstance(entry.change, Begin):
        entry = Entry(entry.id, entry.at, entry.by, Begin(sheet_record(read_sheet(entry.change.sheet))))
    return msgspec.json.encode(entry).decode()


def _applied(sheet: Sheet, change: AnyChange, by: str, at: str) -> Sheet:
    match change:
        case EnterBid():
            _row_of(sheet, change.row)
            _seat_of(sheet, change.seat)
            return enter_bid(sheet, change.row, change.seat, change.bid)
        case EnterTricks():
            _row_of(sheet, change.row)
            return enter_tricks(sheet, change.row, change.tricks)
        case EnterTrump():
            _row_of(sheet, change.row)
            return enter_trump(sheet, change.row, change.suit)
        case Correct():
            _row_of(sheet, change.row)
            return correct(sheet, change.row, _row(sheet, change), by, at)
        case Rename():
            _seat_of(sheet, change.seat)
            names, faults = clean_names([change.name])
            if faults:
                raise SheetRefused(faults)
            return rename(sheet, change.seat, names[0], by, at)
        case ChangeDealer():
            _seat_of(sheet, change.seat)
            return dataclasses.replace(sheet, first_dealer=change.seat)
    raise AssertionError(f"{change!r} is handled before")


def _row(sheet: Sheet, change: Correct) -> Row:
    for numbers in (change.bids, change.tricks):
        if len(numbers) != len(sheet.players):
            args = {"count": len(numbers), "players": len(sheet.players)}
            raise refused(Refusal("NUMBERS_MISSING", "7.3", args))
    return Row(tuple(change.bids), tuple(change.tricks), change.trump)


def _row_of(sheet: Sheet, row: int) -> None:
    if not 0 <= row < len(sheet.rows):
        raise refused(Refusal("NO_SUCH_ROW", "2.1", {"row": row + 1, "rows": len(sheet.rows)}))


def _seat_of(sheet: Sheet, seat: int) -> None:
    if not 0 <= seat < len(sheet.players):
        raise refused(Refusal("NO_SUCH_PLAYER", "1.1", {"number": seat + 1, "players": len(sheet.players)}))
