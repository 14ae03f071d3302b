"""Taking over a file: what it changes in a list that may have gone on meanwhile, as entries for the journal."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

from stammtisch.sheets.comparing import Difference, differences
from stammtisch.sheets.journal import AnyChange, Begin, ChangeDealer, Correct, Rename
from stammtisch.sheets.model import Row, Sheet
from stammtisch.sheets.reading import Reading
from stammtisch.sheets.record import sheet_record


@dataclass(frozen=True, slots=True)
class Offer:
    """What taking over a file would change, to be shown first, and the entries that do it."""

    differences: list[Difference]
    changes: list[AnyChange]


def opened(reading: Reading) -> Offer:
    """Return how a list begins that is opened from a file; what was changed in a file of ours is told."""
    changed = [] if reading.before is None else differences(reading.before, reading.sheet)
    # The list gets an id of its own where it is opened; the one in the file belongs to another list.
    begin = Begin(sheet_record(dataclasses.replace(reading.sheet, ident="")))
    return Offer(changed, [begin])


def taken(current: Sheet, reading: Reading) -> Offer:
    """Return what a file changes in a list.

    Of a file that Stammtisch wrote for this list, only what was changed in the file counts: rounds
    that were written into the list meanwhile stay.

    :raises SheetRefused: when the file is of another list.
    """
    new = reading.sheet
    if reading.before is not None and reading.before.ident == current.ident:
        new = _patched(current, differences(reading.before, new), new)
    found = differences(current, new)
    rows = sorted({difference.row for difference in found if difference.row is not None})
    changes: list[AnyChange] = []
    if current.first_dealer != new.first_dealer:
        changes.append(ChangeDealer(new.first_dealer))
    changes += [Rename(seat, name) for seat, name in enumerate(new.players) if name != current.players[seat]]
    changes += [_correction(number, new.rows[number]) for number in rows]
    return Offer(found, changes)


def _correction(number: int, row: Row) -> Correct:
    return Correct(number, list(row.bids), list(row.tricks), row.trump)


def _patched(current: Sheet, changed: list[Difference], new: Sheet) -> Sheet:
    """Return the list with nothing but these changes."""
    players = list(current.players)
    rows = list(current.rows)
    dealer = current.first_dealer
    for difference in changed:
        number, seat = difference.row, difference.seat
        if difference.column == "dealer":
            dealer = new.first_dealer
        elif number is None:
            players[seat or 0] = str(difference.new or "")
        elif seat is None:
            rows[number] = dataclasses.replace(rows[number], trump=new.rows[number].trump)
        else:
            rows[number] = _with_number(rows[number], new.rows[number], seat, difference.column)
    return dataclasses.replace(current, players=tuple(players), rows=tuple(rows), first_dealer=dealer)


def _with_number(row: Row, new: Row, seat: int, column: str) -> Row:
    def with_new(old: tuple[int | None, ...], other: tuple[int | None, ...]) -> tuple[int | None, ...]:
        return (*old[:seat], other[seat], *old[seat + 1 :])

    if column == "bid":
        return dataclasses.replace(row, bids=with_new(row.bids, new.bids))
    return dataclasses.replace(row, tricks=with_new(row.tricks, new.tricks))
