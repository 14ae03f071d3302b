"""A sheet as JSON: what the page keeps, and what travels inside a spreadsheet."""

from __future__ import annotations

import dataclasses
import datetime
import json
from collections.abc import Mapping
from typing import Any

from stammtisch.game import Refusal, RulesetFaults
from stammtisch.i18n import LANGUAGES
from stammtisch.sheets.entries import row_faults
from stammtisch.sheets.faults import Fault, SheetRefused, refused, rules_refused
from stammtisch.sheets.model import Correction, Row, Sheet, empty_row, open_sheet

FORMAT = "stammtisch-sheet-1"
GAME = "schwarze-sau"

COLUMNS = ("bid", "tricks", "trump", "name")
MOST_CORRECTIONS = 2000
LONGEST_NOTE = 80
LARGEST_NUMBER = 999_999


def sheet_record(sheet: Sheet) -> dict[str, Any]:
    """Return a sheet JSON-ready; lines in which nothing is written are left out at the end."""
    written = [number for number, row in enumerate(sheet.rows) if not row.empty]
    rows = sheet.rows[: written[-1] + 1] if written else ()
    rules = {name: value for name, value in sheet.ruleset.record().items() if name not in ("preset", "players")}
    return {
        "format": FORMAT,
        "game": GAME,
        "id": sheet.ident,
        "language": sheet.language,
        "day": sheet.day,
        "players": list(sheet.players),
        "first_dealer": sheet.first_dealer,
        "rules": rules,
        "rows": [{"trump": row.trump, "bids": list(row.bids), "tricks": list(row.tricks)} for row in rows],
        "corrections": [dataclasses.asdict(correction) for correction in sheet.corrections],
    }


def write_json(sheet: Sheet) -> str:
    """Return a sheet as JSON text."""
    return json.dumps(sheet_record(sheet), ensure_ascii=False, separators=(",", ":"))


def read_json(text: str) -> Sheet:
    """Read what :func:`write_json` writes; nothing in it is trusted.

    :raises SheetRefused: naming what is wrong.
    """
    try:
        record = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _unreadable(_short(text)) from error
    return read_sheet(record)


def read_sheet(record: object) -> Sheet:
    """Read a sheet as :func:`sheet_record` returns it.

    :raises SheetRefused: naming what is wrong.
    """
    if not isinstance(record, Mapping):
        raise _unreadable(_short(record))
    if record.get("format") != FORMAT or record.get("game") != GAME:
        raise refused(Refusal("UNKNOWN_FORMAT", "", {"text": _short(record.get("format")), "known": FORMAT}))
    sheet = _head(record)
    rows = record.get("rows", [])
    if not isinstance(rows, list) or len(rows) > len(sheet.rows):
        raise _unreadable(f"rows: {_short(rows)}")
    players = len(sheet.players)
    read = [_row(row, players) for row in rows] + [empty_row(players)] * (len(sheet.rows) - len(rows))
    sheet = dataclasses.replace(sheet, rows=tuple(read), corrections=_corrections(record, players, len(read)))
    faults = [Fault(refusal, number) for number, row in enumerate(read) for refusal in row_faults(sheet, number, row)]
    if faults:
        raise SheetRefused(faults)
    return sheet


def _head(record: Mapping[str, Any]) -> Sheet:
    players, rules, dealer = record.get("players"), record.get("rules", {}), record.get("first_dealer", 0)
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise _unreadable(f"players: {_short(players)}")
    if not isinstance(rules, Mapping) or not all(map(_setting, rules.values())):
        raise _unreadable(f"rules: {_short(rules)}")
    if not _number(dealer):
        raise refused(Refusal("UNKNOWN_DEALER", "3.1", {"text": _short(dealer)}))
    language = record.get("language", "de")
    if language not in LANGUAGES:
        raise refused(Refusal("UNKNOWN_LANGUAGE", "", {"text": _short(language), "known": ", ".join(LANGUAGES)}))
    ident = record.get("id", "")
    if not isinstance(ident, str) or len(ident) > LONGEST_NOTE or not ident.isprintable():
        raise _unreadable(f"id: {_short(ident)}")
    try:
        return open_sheet(players, rules, dealer, language=language, day=read_day(record.get("day", "")), ident=ident)
    except RulesetFaults as error:
        raise rules_refused(error) from error


def read_day(text: object) -> str:
    """Return a day as ISO 8601 writes it, or the empty text for none.

    :raises SheetRefused: when it is no day.
    """
    if text == "":
        return ""
    try:
        return datetime.date.fromisoformat(str(text)).isoformat()
    except ValueError as error:
        raise refused(Refusal("NO_DAY", "", {"text": _short(text)})) from error


def _row(row: object, players: int) -> Row:
    if not isinstance(row, Mapping):
        raise _unreadable(f"row: {_short(row)}")
    trump = row.get("trump")
    if trump is not None and not isinstance(trump, str):
        raise _unreadable(f"trump: {_short(trump)}")
    return Row(_numbers(row, "bids", players), _numbers(row, "tricks", players), trump)


def _numbers(row: Mapping[str, Any], column: str, players: int) -> tuple[int | None, ...]:
    numbers = row.get(column)
    whole = isinstance(numbers, list) and all(number is None or _number(number) for number in numbers)
    if not isinstance(numbers, list) or not whole or len(numbers) != players:
        raise _unreadable(f"{column}: {_short(numbers)}")
    return tuple(numbers)


def _corrections(record: Mapping[str, Any], players: int, rows: int) -> tuple[Correction, ...]:
    found = record.get("corrections", [])
    if not isinstance(found, list) or len(found) > MOST_CORRECTIONS:
        raise _unreadable(f"corrections: {_short(found)}")
    return tuple(_correction(entry, players, rows) for entry in found)


def _correction(entry: object, players: int, rows: int) -> Correction:
    if not isinstance(entry, Mapping):
        raise _unreadable(f"correction: {_short(entry)}")
    row, seat, column = entry.get("row"), entry.get("seat"), entry.get("column")
    old, new, by, at = entry.get("old"), entry.get("new"), entry.get("by"), entry.get("at")
    fits = (
        column in COLUMNS
        and _place(row, rows)
        and _place(seat, players)
        and _value(old)
        and _value(new)
        and isinstance(by, str)
        and isinstance(at, str)
        and len(by) <= LONGEST_NOTE
        and len(at) <= LONGEST_NOTE
    )
    if not fits:
        raise _unreadable(f"correction: {_short(dict(entry))}")
    return Correction(row, seat, str(column), old, new, str(by), str(at))


def _number(value: object) -> bool:
    """Say whether it is a whole number that can be shown: a file may hold one of thousands of digits."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST_NUMBER


def _setting(value: object) -> bool:
    return isinstance(value, bool) or _value(value)


def _place(value: object, most: int) -> bool:
    return value is None or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value < most)


def _value(value: object) -> bool:
    text = isinstance(value, str) and len(value) <= LONGEST_NOTE
    return value is None or text or _number(value)


def _unreadable(text: str) -> SheetRefused:
    return refused(Refusal("SHEET_UNREADABLE", "", {"text": text}))


def _short(value: object) -> str:
    try:
        text = value if isinstance(value, str) else repr(value)
    except ValueError:
        # Python does not write out a number of more than 4,300 digits.
        text = type(value).__name__
    text = "".join(character if character.isprintable() else "�" for character in text[:60])
    return text if len(text) <= 40 else text[:39] + "…"
