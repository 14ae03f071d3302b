"""Reading a sheet back: our own files, other people's tables, comma-separated text. Nothing in them is trusted."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass

from stammtisch.game import Refusal, RulesetFaults, Seat
from stammtisch.i18n import LANGUAGES, Translator, translator
from stammtisch.sheets.containers import kind_of, unreadable
from stammtisch.sheets.entries import barred_bid_of, row_faults
from stammtisch.sheets.faults import Fault, SheetRefused, refused, rules_refused
from stammtisch.sheets.grids import Grid, Value, read_csv, read_ods, read_xlsx
from stammtisch.sheets.model import SUITS, Row, Sheet, clean_names, open_sheet
from stammtisch.sheets.record import FORMAT, read_json
from stammtisch.sheets.stored import STORE
from stammtisch.sheets.tables import Table, find_table, own_page, own_table, text_of, value_at, whole

READERS = {"ods": read_ods, "xlsx": read_xlsx, "csv": read_csv}


@dataclass(frozen=True, slots=True)
class Remark:
    """Something that a reader should know though the file is taken as it is: a message and its arguments."""

    message: str
    args: Mapping[str, str | int]

    def tell(self, words: Translator) -> str:
        """Return the remark in words."""
        return words.t(self.message, **self.args)


@dataclass(frozen=True, slots=True)
class Reading:
    """What a file holds: the sheet, what it was when Stammtisch wrote the file (None: not ours), and remarks."""

    sheet: Sheet
    before: Sheet | None
    remarks: tuple[Remark, ...]


def read_file(content: bytes, language: str = "de") -> Reading:
    """Read a filled sheet; points and totals are computed anew. Files of others are taken to be in ``language``.

    :raises SheetRefused: naming everything that is wrong with the file.
    """
    kind = kind_of(content)
    if kind == "json":
        try:
            sheet = read_json(content.decode("utf-8-sig"))
        except UnicodeDecodeError as error:
            raise unreadable(error) from error
        return Reading(sheet, None, _barred(sheet))
    pages = READERS[kind](content)
    before = _stored(pages)
    shown = {name: grid for name, grid in pages.items() if name != STORE}
    if before is not None:
        return _own(shown, before)
    table = find_table(shown)
    if table is None:
        raise refused(Refusal("NO_SHEET_IN_FILE", ""))
    sheet, remarks = _opened(table, language)
    return _filled(sheet, table, None, remarks)


def _own(pages: dict[str, Grid], before: Sheet) -> Reading:
    """Return what a file of ours holds: the live sheet, or the paper beside it where only that was filled in."""
    live = own_page(pages, translator(before.language).t("sheet-deals"))
    if live is None:
        raise refused(Refusal("NO_SHEET_IN_FILE", ""))
    reading = _filled(before, own_table(pages[live], before), before, [])
    if all(row.empty for row in reading.sheet.rows):
        paper = find_table({name: grid for name, grid in pages.items() if name != live})
        if paper is not None and len(paper.names) == len(before.players):
            return _filled(before, paper, before, [])
    return reading


def _stored(pages: dict[str, Grid]) -> Sheet | None:
    """Return the sheet as Stammtisch wrote it into a hidden page; None in files of others."""
    grid = pages.get(STORE, [])
    if value_at(grid, 0, 0) != FORMAT:
        return None
    pieces = [value_at(grid, row, 0) for row in range(1, len(grid))]
    return read_json("".join(piece for piece in pieces if isinstance(piece, str)))


def _opened(table: Table, language: str) -> tuple[Sheet, list[Remark]]:
    """Return an empty sheet for a table of others, with the dealer that it names."""
    remarks: list[Remark] = []
    dealer = _first_dealer(table)
    if dealer is None:
        remarks.append(Remark("sheet-remark-no-dealer", {}))
    try:
        return open_sheet(table.names, table.rules, dealer or 0, language=language), remarks
    except RulesetFaults as error:
        raise rules_refused(error) from error


def _first_dealer(table: Table) -> Seat | None:
    """Return who deals first: a column beside the cards names everybody once, in the order of the seats."""
    players = len(table.names)
    for column in range(table.cards + 1, table.first):
        found = [text_of(table.value(row, column)) for row in table.rows[:players]]
        for seat in range(players):
            if found == [table.names[(seat + place) % players] for place in range(len(found))]:
                return seat
    return None


def _filled(sheet: Sheet, table: Table, before: Sheet | None, remarks: list[Remark]) -> Reading:
    """Return the sheet with what stands in the table.

    :raises SheetRefused: naming every entry that cannot be.
    """
    names, faults = clean_names(table.names)
    suits = _trump_column(table)
    as_points = table.each == 2 and _second_is_points(sheet, table)
    rows: list[Row] = []
    for number in range(len(sheet.rows)):
        cards = whole(table.value(table.rows[number], table.cards))
        if cards != sheet.hand_sizes[number]:
            args: dict[str, str | int] = {"row": number + 1, "found": str(cards), "cards": sheet.hand_sizes[number]}
            raise refused(Refusal("ROWS_MOVED", "2.1", args))
        row, wrong = _row(table, number, suits, as_points)
        faults += wrong or [Fault(refusal, number) for refusal in row_faults(sheet, number, row)]
        rows.append(row)
    if faults:
        raise SheetRefused(faults)
    filled = dataclasses.replace(sheet, players=names, rows=tuple(rows))
    return Reading(filled, before, (*remarks, *_barred(filled), *_differing_points(filled, table)))


def _row(table: Table, number: int, suits: int | None, as_points: bool) -> tuple[Row, list[Fault]]:
    place = table.rows[number]
    faults: list[Fault] = []
    columns: list[list[int | None]] = [[], []]
    for seat in range(len(table.names)):
        for extra, column in enumerate(columns):
            value = table.value(place, table.column(seat) + extra)
            number_found = whole(value)
            if value is not None and value != "•" and number_found is None:
                faults.append(Fault(Refusal("NOT_A_NUMBER", "7.3", {"text": text_of(value)[:40]}), number))
            column.append(number_found)
    bids, tricks = columns
    if as_points:
        tricks = [
            bid if points is not None and bid is not None and points == bid + 10 else points
            for bid, points in zip(bids, tricks, strict=True)
        ]
    trump = None if suits is None else table.value(place, suits)
    suit = None if trump is None else _suit(trump)
    if trump is not None and suit is None:
        faults.append(Fault(Refusal("UNKNOWN_SUIT", "1.2", {"text": text_of(trump)[:40]}), number))
    return Row(tuple(bids), tuple(tricks), suit), faults


def _second_is_points(sheet: Sheet, table: Table) -> bool:
    """Say whether the second column of a player holds points: some number is larger than the cards of its round."""
    return any(
        (whole(table.value(place, table.column(seat) + 1)) or 0) > cards
        for place, cards in zip(table.rows, sheet.hand_sizes, strict=True)
        for seat in range(len(table.names))
    )


def _trump_column(table: Table) -> int | None:
    """Return the column that holds the trump suits: where it is known to be, or beside the cards where suits stand."""
    if table.trump is not None:
        return table.trump
    columns = range(table.cards + 1, table.first)
    named = [column for column in columns if any(_suit(table.value(row, column)) for row in table.rows)]
    return named[-1] if named else None


def _suit(value: Value) -> str | None:
    """Return the letter of a suit that is named in any of our languages, or by its letter."""
    text = text_of(value).casefold()
    names = {translator(language).t(f"suit-{suit}").casefold(): suit for language in LANGUAGES for suit in SUITS}
    return names.get(text) or {suit.casefold(): suit for suit in SUITS}.get(text)


def _barred(sheet: Sheet) -> tuple[Remark, ...]:
    """Return a remark for every line whose bids add up to the cards; it was played like that, so it is kept."""
    found = [(number, barred_bid_of(sheet, number)) for number in range(len(sheet.rows))]
    return tuple(
        Remark("sheet-remark-barred", {"row": number + 1, "bid": refusal.args["bid"], "cards": refusal.args["cards"]})
        for number, refusal in found
        if refusal
    )


def _differing_points(sheet: Sheet, table: Table) -> tuple[Remark, ...]:
    """Return a remark wherever the file shows other points or totals than the rules give."""
    remarks: list[Remark] = []
    names = [name or str(seat + 1) for seat, name in enumerate(sheet.players)]
    if table.each == 3:
        for number, place in enumerate(table.rows):
            for seat, points in enumerate(sheet.points(number)):
                found = table.value(place, table.column(seat) + 2)
                if found is not None and whole(found) != points:
                    args: dict[str, str | int] = {
                        "row": number + 1,
                        "player": names[seat],
                        "found": text_of(found)[:40],
                    }
                    right = "–" if points is None else points
                    remarks.append(Remark("sheet-remark-points", args | {"points": right}))
    for seat, total in enumerate(sheet.totals()):
        cells = [table.value(table.total_row, table.column(seat) + extra) for extra in range(table.each)]
        found = next((value for value in cells if value is not None), None)
        if found is not None and whole(found) != total:
            shown: dict[str, str | int] = {"player": names[seat], "found": text_of(found)[:40], "points": total}
            remarks.append(Remark("sheet-remark-total", shown))
    return tuple(remarks)
