"""What an imported sheet would change, shown before anything is taken over, and then taken over as corrections."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

from stammtisch.game import Refusal, Seat
from stammtisch.i18n import Translator
from stammtisch.sheets.entries import correct, rename
from stammtisch.sheets.faults import refused
from stammtisch.sheets.model import Sheet


@dataclass(frozen=True, slots=True)
class Difference:
    """One entry that differs: ``column`` is ``bid``, ``tricks``, ``trump``, ``name`` or ``dealer``."""

    row: int | None
    seat: Seat | None
    column: str
    old: str | int | None
    new: str | int | None


def differences(old: Sheet, new: Sheet) -> list[Difference]:
    """Return what differs between two states of one list.

    :raises SheetRefused: when they are not the same list: other players, other rules, another id.
    """
    if old.ident and new.ident and old.ident != new.ident:
        raise refused(Refusal("OTHER_SHEET", ""))
    if len(old.players) != len(new.players):
        raise refused(Refusal("OTHER_PLAYERS", "", {"found": len(new.players), "players": len(old.players)}))
    if old.hand_sizes != new.hand_sizes:
        raise refused(Refusal("OTHER_RULES", "8", {"text": f"{max(new.hand_sizes)}, {new.ruleset.rounds}"}))
    found = [
        Difference(None, seat, "name", before, after)
        for seat, (before, after) in enumerate(zip(old.players, new.players, strict=True))
        if before != after
    ]
    if old.first_dealer != new.first_dealer:
        names = old.players[old.first_dealer], old.players[new.first_dealer]
        found.append(Difference(None, None, "dealer", *names))
    for number in range(len(old.rows)):
        found += _row_differences(old, new, number)
    return found


def _row_differences(old: Sheet, new: Sheet, number: int) -> list[Difference]:
    before, after = old.rows[number], new.rows[number]
    trump = [Difference(number, None, "trump", before.trump, after.trump)] if before.trump != after.trump else []
    return trump + [
        Difference(number, seat, column, ours, theirs)
        for column, left, right in (("bid", before.bids, after.bids), ("tricks", before.tricks, after.tricks))
        for seat, (ours, theirs) in enumerate(zip(left, right, strict=True))
        if ours != theirs
    ]


def take_over(old: Sheet, new: Sheet, by: str, at: str) -> Sheet:
    """Return the old list with everything that differs in the new one; what it replaces is kept as corrections.

    :raises SheetRefused: as :func:`differences` and :func:`stammtisch.sheets.entries.correct` do.
    """
    found = differences(old, new)
    sheet = dataclasses.replace(old, first_dealer=new.first_dealer)
    for seat, name in enumerate(new.players):
        sheet = rename(sheet, seat, name, by, at)
    for number in sorted({difference.row for difference in found if difference.row is not None}):
        sheet = correct(sheet, number, new.rows[number], by, at)
    return sheet


def tell(difference: Difference, sheet: Sheet, words: Translator) -> str:
    """Return a difference in words; ``sheet`` knows the players."""
    args: dict[str, str | int] = {
        "old": _shown(difference, difference.old, words),
        "new": _shown(difference, difference.new, words),
    }
    if difference.row is not None:
        args["row"] = difference.row + 1
    if difference.seat is not None and difference.column != "name":
        args["player"] = sheet.players[difference.seat] or str(difference.seat + 1)
    return words.t(f"sheet-difference-{difference.column}", **args)


def _shown(difference: Difference, value: str | int | None, words: Translator) -> str | int:
    if value is None or value == "":
        return "–"
    return words.t(f"suit-{value}") if difference.column == "trump" else value
