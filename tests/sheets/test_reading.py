"""Sheets read back: our own files, tables of others, comma-separated text; differences first, nothing trusted."""

from __future__ import annotations

import dataclasses
import io
import itertools
import random
import zipfile
from collections.abc import Callable
from typing import Any

import openpyxl
import pytest

from stammtisch.i18n import translator
from stammtisch.sheets.comparing import Difference, differences, take_over, tell
from stammtisch.sheets.entries import correct
from stammtisch.sheets.exports import export, export_paper
from stammtisch.sheets.faults import Fault, SheetRefused
from stammtisch.sheets.faults import tell as tell_fault
from stammtisch.sheets.model import Correction, Row, Sheet, open_sheet
from stammtisch.sheets.paper import paper_of
from stammtisch.sheets.reading import Reading, read_file
from tests.sheets.evenings import LANGUAGES, NAMES, evening
from tests.sheets.office import Office

SIZES = [(2, 3), (3, 19), (7, 12), (10, 0), (14, 30)]
IN_LANGUAGES = list(zip(SIZES, itertools.cycle(LANGUAGES), strict=False))
CHANGED_AT = "2026-03-08T10:00:00+00:00"


def edited(content: bytes, **cells: str | int | None) -> bytes:
    """A workbook in which somebody has typed something into cells of the first page."""
    book = openpyxl.load_workbook(io.BytesIO(content))
    for place, value in cells.items():
        book.worksheets[0][place] = value
    target = io.BytesIO()
    book.save(target)
    return target.getvalue()


def table(rows: list[list[object]], separator: str = ";") -> bytes:
    """A table of others as comma-separated text."""
    return "\n".join(separator.join("" if value is None else str(value) for value in row) for row in rows).encode()


def told(reading: Reading, language: str = "en") -> list[str]:
    return [remark.tell(translator(language)) for remark in reading.remarks]


def reasons(read: Callable[[], object]) -> list[str]:
    """Why a file is refused; every reason can be told in every language."""
    with pytest.raises(SheetRefused) as caught:
        read()
    for language in LANGUAGES:
        assert all(tell_fault(fault, translator(language), NAMES) for fault in caught.value.faults)
    return [fault.refusal.reason for fault in caught.value.faults]


@pytest.mark.parametrize("kind", ["ods", "xlsx"])
@pytest.mark.parametrize(("size", "language"), IN_LANGUAGES)
def test_our_own_spreadsheets_come_back_whole(kind: str, size: tuple[int, int], language: str) -> None:
    sheet = evening(*size, language, scoring="minus")
    reading = read_file(export(sheet, kind))
    assert reading == Reading(sheet, sheet, ())


@pytest.mark.parametrize("kind", ["ods", "xlsx", "json"])
def test_corrections_come_back_as_well(kind: str) -> None:
    sheet = evening(3, 2)
    bids, tricks = sheet.rows[0].bids, sheet.rows[0].tricks
    sheet = correct(sheet, 0, Row(bids, (tricks[2], tricks[0], tricks[1]), "S"), "Åsa", CHANGED_AT)
    assert sheet.corrections
    assert read_file(export(sheet, kind)).sheet == sheet


@pytest.mark.parametrize(("size", "language"), IN_LANGUAGES)
def test_comma_separated_text_comes_back_but_for_what_it_does_not_hold(size: tuple[int, int], language: str) -> None:
    sheet = evening(*size, language)
    reading = read_file(export(sheet, "csv"), language)
    assert reading == Reading(dataclasses.replace(sheet, day="", ident=""), None, ())


@pytest.mark.parametrize("kind", ["ods", "xlsx"])
def test_a_filled_paper_comes_back_by_its_points(kind: str) -> None:
    sheet = evening(4, 20)
    reading = read_file(export_paper(paper_of(sheet, translator("de")), kind))
    assert reading.sheet.rows == sheet.rows
    assert reading.sheet.players == sheet.players


def test_libreoffice_keeps_what_we_need(office: Office, tmp_path_factory: pytest.TempPathFactory) -> None:
    sheet = evening(5, 9, "el")
    folder = tmp_path_factory.mktemp("ours")
    files = [folder / "first.ods", folder / "second.xlsx"]
    for path in files:
        path.write_bytes(export(sheet, path.suffix[1:]))
    for path in office.saved(files, tmp_path_factory.mktemp("theirs")):
        assert read_file(path.read_bytes()) == Reading(sheet, sheet, ()), path.name


def test_what_somebody_typed_into_a_file_is_a_difference_first_and_then_a_correction() -> None:
    sheet = evening(3, 2)
    bid = sheet.rows[0].bids[0]
    assert bid is not None
    other = (bid + 1) % 9
    reading = read_file(edited(export(sheet, "xlsx"), D4=other, D2="Asa"))
    assert reading.before == sheet
    found = differences(sheet, reading.sheet)
    assert found == [Difference(None, 0, "name", "Åsa", "Asa"), Difference(0, 0, "bid", bid, other)]
    for language in LANGUAGES:
        assert all(tell(difference, sheet, translator(language)) for difference in found)
    taken = take_over(sheet, reading.sheet, "Bo", CHANGED_AT)
    assert taken.corrections == (
        Correction(None, 0, "name", "Åsa", "Asa", "Bo", CHANGED_AT),
        Correction(0, 0, "bid", bid, other, "Bo", CHANGED_AT),
    )
    assert dataclasses.replace(taken, corrections=()) == reading.sheet


def test_points_and_totals_in_a_file_are_never_trusted() -> None:
    sheet = evening(3, 2, "en")
    reading = read_file(edited(export(sheet, "xlsx"), F4=99, D23=500))
    assert reading.sheet == sheet
    assert told(reading)[0] == f"Line 1, Åsa: the file shows 99 points, {sheet.points(0)[0]} is right."
    assert f"Åsa: the file shows a total of 500, {sheet.totals()[0]} is right." in told(reading)


def test_a_barred_bid_that_was_played_is_kept_and_told() -> None:
    sheet = open_sheet(["Ann", "Bo"], {}, language="en", ident="x")
    reading = read_file(edited(export(sheet, "xlsx"), D4=4, E4=9, G4=5, H4=0))
    assert reading.sheet.rows[0] == Row((4, 5), (9, 0))
    assert told(reading) == ["Line 1: the bids add up to 9 – 4 was barred."]


@pytest.mark.parametrize(
    ("cells", "reason"),
    [
        ({"D4": 10}, "BID_OUT_OF_RANGE"),
        ({"D4": -1}, "BID_OUT_OF_RANGE"),
        ({"E4": 10}, "TRICKS_OUT_OF_RANGE"),
        ({"D4": "many"}, "NOT_A_NUMBER"),
        ({"D4": 1.5}, "NOT_A_NUMBER"),
        ({"E4": 9, "H4": 1}, "TRICKS_DO_NOT_ADD_UP"),
        ({"E4": 4, "H4": 4}, "TRICKS_DO_NOT_ADD_UP"),
        ({"C4": "Pik"}, "UNKNOWN_SUIT"),
        ({"D2": "x" * 200}, "BAD_NAME"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(cells: dict[str, str | int], reason: str) -> None:
    content = edited(export(open_sheet(["Ann", "Bo"], {}, ident="x"), "xlsx"), **cells)
    assert reasons(lambda: read_file(content)) == [reason]


def test_every_fault_is_told_at_once() -> None:
    content = edited(export(open_sheet(["Ann", "Bo"], {}, ident="x"), "xlsx"), D4=10, D5="x", E6=99)
    with pytest.raises(SheetRefused) as caught:
        read_file(content)
    assert [(fault.row, fault.refusal.reason) for fault in caught.value.faults] == [
        (0, "BID_OUT_OF_RANGE"),
        (1, "NOT_A_NUMBER"),
        (2, "TRICKS_OUT_OF_RANGE"),
    ]


def test_rounds_in_another_order_are_refused() -> None:
    content = export(open_sheet(["Ann", "Bo"], {}, ident="x"), "xlsx")
    assert reasons(lambda: read_file(edited(content, A4=8, A5=9))) == ["ROWS_MOVED"]
    assert reasons(lambda: read_file(edited(content, A4=3))) == ["ROWS_MOVED"]
    assert reasons(lambda: read_file(edited(content, B3="x"))) == ["NO_SHEET_IN_FILE"]


def test_paper_that_was_filled_in_beside_an_empty_live_sheet_is_read() -> None:
    content = export(open_sheet(["Ann", "Bo"], {}, ident="x"), "xlsx")
    book = openpyxl.load_workbook(io.BytesIO(content))
    for place, value in {"C4": 4, "D4": 14, "E4": 6, "F4": 5}.items():
        book.worksheets[1][place] = value
    target = io.BytesIO()
    book.save(target)
    assert read_file(target.getvalue()).sheet.rows[0] == Row((4, 6), (4, 5))


def test_suits_are_read_in_every_language_and_by_letter() -> None:
    content = export(open_sheet(["Ann", "Bo"], {}, ident="x"), "xlsx")
    read = read_file(edited(content, C4="Löv", C5="κουδούνια", C6="hearts", C7="e")).sheet
    assert [row.trump for row in read.rows[:5]] == ["G", "S", "H", "E", None]


def classic(sheet: Sheet, lead: list[object], each: int) -> list[list[object]]:
    """A table as others write it: cards first, then names over columns of two or three each."""
    names = [value for name in sheet.players for value in (name, *[None] * (each - 1))]
    rows: list[list[object]] = [["", *lead, *names]]
    for number, cards in enumerate(sheet.hand_sizes):
        row = sheet.rows[number]
        entries: list[object] = []
        for bid, tricks, points in zip(row.bids, row.tricks, sheet.points(number), strict=True):
            entries += [bid, tricks, points][:each]
        rows.append([cards, *[None] * len(lead), *entries])
    return rows


@pytest.mark.parametrize("each", [2, 3])
@pytest.mark.parametrize("separator", [";", ",", "\t"])
@pytest.mark.parametrize("lead", [[], ["dealer"], ["", "notes"]])
def test_the_classic_table_is_read_by_position(each: int, separator: str, lead: list[object]) -> None:
    sheet = evening(4, 20, seed=3)
    reading = read_file(table(classic(sheet, lead, each), separator), "en")
    assert reading.sheet.players == sheet.players
    assert [(row.bids, row.tricks) for row in reading.sheet.rows] == [(row.bids, row.tricks) for row in sheet.rows]
    assert "The file does not say who dealt first; the first name is assumed." in told(reading)


@pytest.mark.parametrize(
    "rules",
    [
        {"max_hand": 7},
        {"rounds": "down_only"},
        {"rounds": "up_down"},
        {"one_rounds": 1},
        {"max_hand": 12, "rounds": "up_down", "one_rounds": 1},
    ],
)
def test_the_course_of_the_cards_tells_the_rules(rules: dict[str, Any]) -> None:
    sheet = evening(3, 5, **rules)
    reading = read_file(table(classic(sheet, [], 3)))
    assert reading.sheet.ruleset == sheet.ruleset


def test_spare_one_card_lines_of_a_classic_blank_are_passed_over() -> None:
    sheet = evening(4, 20)
    rows = classic(sheet, [], 3)
    spare: list[list[object]] = [[1] + [None] * 12] * 3
    assert read_file(table([*rows[:13], *spare, *rows[13:]])).sheet.rows == tuple(
        dataclasses.replace(row, trump=None) for row in sheet.rows
    )


def test_text_above_and_beside_the_table_does_not_matter() -> None:
    rows: list[list[object]] = [
        ["Stammtisch am Donnerstag"],
        [],
        *([None, *row, "x"] for row in classic(evening(3, 19), [], 3)),
    ]
    assert read_file(table(rows)).sheet.players == NAMES[:3]


def test_a_name_is_read_as_it_was_written() -> None:
    sheet = open_sheet(["007", "=1+1", "'x"], {})
    assert read_file(export(sheet, "csv")).sheet.players == ("007", "=1+1", "'x")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"ident": "another"}, "OTHER_SHEET"),
        ({"players": ("Ann", "Bo")}, "OTHER_PLAYERS"),
        ({"ruleset": evening(3, 0, max_hand=8).ruleset}, "OTHER_RULES"),
    ],
)
def test_another_list_is_not_compared(change: dict[str, object], reason: str) -> None:
    sheet = evening(3, 2)
    other = dataclasses.replace(sheet, **change)  # type: ignore[arg-type]
    assert reasons(lambda: differences(sheet, other)) == [reason]


def test_every_kind_of_difference_can_be_told() -> None:
    old = evening(3, 2)
    first = dataclasses.replace(old.rows[0], trump=None, bids=(None, None, None))
    new = dataclasses.replace(old, first_dealer=(old.first_dealer + 1) % 3, rows=(first, *old.rows[1:]))
    found = differences(old, new)
    assert [difference.column for difference in found] == ["dealer", "trump", "bid", "bid", "bid"]
    lines = [tell(difference, old, translator("de")) for difference in found]
    assert lines[2].startswith("Zeile 1, Åsa: Ansage ")
    assert lines[2].endswith(" → –")


@pytest.mark.filterwarnings("ignore::UserWarning:openpyxl")
def test_no_broken_file_gets_past_with_anything_but_a_clear_message() -> None:
    source = random.Random(5)
    sheet = evening(3, 4)
    for kind in ("ods", "xlsx", "csv", "json"):
        whole = export(sheet, kind)
        for _ in range(60):
            broken = bytearray(whole)
            for _ in range(source.choice((1, 5, 40))):
                broken[source.randrange(len(broken))] = source.randrange(256)
            cut = bytes(broken[: source.choice((len(broken), source.randrange(len(broken))))])
            _read_or_refuse(cut)


@pytest.mark.filterwarnings("ignore::UserWarning:openpyxl")
def test_no_broken_part_of_a_file_gets_past_either() -> None:
    source = random.Random(6)
    for kind in ("ods", "xlsx"):
        with zipfile.ZipFile(io.BytesIO(export(evening(3, 4), kind))) as archive:
            parts = {name: archive.read(name) for name in archive.namelist()}
        for name, part in parts.items():
            for _ in range(12):
                broken = bytearray(part)
                for _ in range(source.choice((1, 3, 20))):
                    broken[source.randrange(len(broken))] = source.randrange(32, 127)
                _read_or_refuse(zipped(parts | {name: bytes(broken)}))
            _read_or_refuse(zipped({other: content for other, content in parts.items() if other != name}))


def zipped(parts: dict[str, bytes]) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return target.getvalue()


def _read_or_refuse(content: bytes) -> None:
    """Whatever is read is a sheet that holds; whatever is not is refused, with a message in words."""
    faults: tuple[Fault, ...] = ()
    try:
        assert export(read_file(content).sheet, "csv")
    except SheetRefused as error:
        faults = error.faults
    assert all(tell_fault(fault, translator("en"), NAMES) for fault in faults)
