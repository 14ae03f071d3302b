"""Reading files of lists on the server: what they would change is told first, and bad ones do nothing."""

from __future__ import annotations

import base64
import io
import zipfile
from typing import Any

import httpx
import openpyxl
import pytest

from stammtisch.i18n import LANGUAGES
from stammtisch.sheets.containers import LARGEST_CONTENT
from stammtisch.sheets.entries import enter_bid
from stammtisch.sheets.exports import export
from stammtisch.sheets.model import Sheet, open_sheet
from stammtisch.sheets.record import sheet_record
from tests.server.house import House
from tests.sheets.evenings import evening


def read(house: House, content: bytes, sheet: Sheet | None = None, **headers: str) -> httpx.Response:
    """What a file would change."""
    record = None if sheet is None else sheet_record(sheet)
    body = {"file": base64.b64encode(content).decode(), "language": "en", "sheet": record}
    return httpx.post(f"{house.url}/api/sheets/read", json=body, headers=headers, timeout=60)


def with_part(content: bytes, name: str, part: bytes) -> bytes:
    """A file with one part more."""
    target = io.BytesIO(content)
    with zipfile.ZipFile(target, "a") as archive:
        archive.writestr(name, part)
    return target.getvalue()


def test_a_file_opens_a_list_of_its_own(house: House) -> None:
    sheet = evening(3, 2)
    offer = read(house, export(sheet, "ods")).json()
    [begin] = offer["changes"]
    assert begin["kind"] == "begin"
    assert begin["sheet"] == sheet_record(sheet) | {"id": ""}


def test_a_changed_file_tells_what_changes_and_how(house: House) -> None:
    sheet = evening(3, 2)
    book = openpyxl.load_workbook(io.BytesIO(export(sheet, "xlsx")))
    book.worksheets[0]["D2"] = "Asa"
    target = io.BytesIO()
    book.save(target)
    offer = read(house, target.getvalue(), sheet).json()
    assert offer["differences"] == [{"row": None, "seat": 0, "column": "name", "old": "Åsa", "new": "Asa"}]
    assert offer["changes"] == [{"kind": "rename", "seat": 0, "name": "Asa"}]


def test_rounds_written_after_the_file_was_made_stay(house: House) -> None:
    before, now = evening(3, 2), evening(3, 3)
    book = openpyxl.load_workbook(io.BytesIO(export(before, "xlsx")))
    book.worksheets[0]["D2"] = "Asa"
    target = io.BytesIO()
    book.save(target)
    assert read(house, target.getvalue(), now).json()["changes"] == [{"kind": "rename", "seat": 0, "name": "Asa"}]


def test_rounds_in_the_file_come_as_corrections(house: House) -> None:
    sheet = evening(3, 2)
    answer = read(house, export(sheet, "csv"), open_sheet(sheet.players, {}, sheet.first_dealer, ident="y")).json()
    assert [change["kind"] for change in answer["changes"]] == ["correct", "correct"]
    assert answer["changes"][0]["bids"] == list(sheet.rows[0].bids)


def test_the_file_of_another_list_is_refused(house: House) -> None:
    answer = read(house, export(evening(3, 2, seed=1), "ods"), evening(3, 2, seed=2))
    assert answer.json()["refusal"]["reason"] == "OTHER_SHEET"
    answer = read(house, export(evening(4, 2), "csv"), evening(3, 2))
    assert answer.json()["refusal"]["reason"] == "OTHER_PLAYERS"


def test_what_does_not_add_up_together_is_refused_when_it_is_taken(house: House) -> None:
    sheet = open_sheet(["Ann", "Bo"], {}, ident="x")
    begun = enter_bid(sheet, 0, 1, 4)
    book = openpyxl.load_workbook(io.BytesIO(export(sheet, "xlsx")))
    book.worksheets[0]["D4"] = 99
    target = io.BytesIO()
    book.save(target)
    answer = read(house, target.getvalue(), begun, **{"accept-language": "en"})
    assert answer.json()["refusal"]["reason"] == "BID_OUT_OF_RANGE"
    assert answer.json()["message"].startswith("Line 1: 99 is not possible")


def bomb() -> bytes:
    """A small file that grows."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("content.xml", b" " * (LARGEST_CONTENT + 1))
    return target.getvalue()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "FILE_UNREADABLE"),
        (export(evening(3, 2), "ods")[:2000], "FILE_UNREADABLE"),
        (export(evening(3, 2), "xlsx")[:-40], "FILE_UNREADABLE"),
        (bomb(), "FILE_GROWS_TOO_LARGE"),
        (b"%PDF-1.7", "NO_SHEET_IN_FILE"),
        (b"\x89PNG\r\n\x1a\n\0\0", "FILE_UNREADABLE"),
        (b"<script>alert(1)</script>", "NO_SHEET_IN_FILE"),
        (b"x" * 2_000_001, "FILE_TOO_LARGE"),
        (b'{"format": "stammtisch-sheet-1"', "SHEET_UNREADABLE"),
    ],
    ids=range(9),
)
def test_files_that_are_no_lists(house: House, content: bytes, reason: str) -> None:
    told = set()
    for language in LANGUAGES:
        answer = read(house, content, evening(3, 2), **{"accept-language": language})
        assert answer.status_code == 400
        assert answer.json()["refusal"]["reason"] == reason
        told.add(answer.json()["message"])
    assert len(told) == len(LANGUAGES)


def test_fifty_megabytes_are_turned_away(house: House) -> None:
    answer = read(house, b"x" * 50_000_000)
    assert answer.status_code == 413
    assert answer.json()["refusal"]["reason"] == "FRAME_TOO_LARGE"
    assert house.alive


def test_formulas_links_and_macros_do_nothing(house: House) -> None:
    sheet = evening(3, 2)
    book = openpyxl.load_workbook(io.BytesIO(export(sheet, "xlsx")))
    page = book.worksheets[0]
    page["A30"] = '=HYPERLINK("http://evil.example/","x")'
    page["A31"] = "=WEBSERVICE(\"http://evil.example/\")&'[http://evil.example/x.xlsx]S'!A1"
    target = io.BytesIO()
    book.save(target)
    content = with_part(target.getvalue(), "xl/vbaProject.bin", b"\xd0\xcf\x11\xe0 macros")
    link = b'<externalLink xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>'
    offer = read(house, with_part(content, "xl/externalLinks/externalLink1.xml", link), sheet)
    assert offer.status_code == 201
    assert offer.json()["differences"] == []
    script = b'<script:module xmlns:script="http://openoffice.org/2000/script">Sub Main</script:module>'
    offer = read(house, with_part(export(sheet, "ods"), "Basic/Standard/Module1.xml", script), sheet)
    assert offer.json()["changes"] == []


def test_formulas_instead_of_numbers_are_read_by_what_they_show_or_not_at_all(house: House) -> None:
    sheet = evening(3, 2)
    book = openpyxl.load_workbook(io.BytesIO(export(sheet, "xlsx")))
    book.worksheets[0]["D4"] = "=1+1"
    target = io.BytesIO()
    book.save(target)
    [difference] = read(house, target.getvalue(), sheet).json()["differences"]
    assert difference == {"row": 0, "seat": 0, "column": "bid", "old": sheet.rows[0].bids[0], "new": None}


@pytest.mark.parametrize("body", [{"file": "§"}, {"file": "AAA"}, {"file": 7}, {}, {"file": "", "sheet": 7}])
def test_bodies_that_hold_no_file(house: House, body: dict[str, Any]) -> None:
    answer = httpx.post(f"{house.url}/api/sheets/read", json=body)
    assert answer.status_code == 400
    assert answer.json()["refusal"]["reason"] == "MALFORMED_FRAME"
