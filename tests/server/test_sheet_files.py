"""Files of lists by the server: written for downloads, blanks, and read with what they would change."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import httpx
import openpyxl
import pytest
from pypdf import PdfReader

from stammtisch.i18n import LANGUAGES
from stammtisch.server.limits import SHEET_FILES
from stammtisch.sheets.exports import export
from stammtisch.sheets.model import Sheet, open_sheet
from stammtisch.sheets.reading import read_file
from stammtisch.sheets.record import sheet_record
from tests.server.house import House
from tests.sheets.evenings import evening

HOSTILE = ("=1+1", "+49", "-1", "@SUM(A1)", "<b>x</b>", "'; DROP", '"quoted"')


def written(house: House, kind: str, sheet: Sheet, **headers: str) -> httpx.Response:
    """A list as a file."""
    body = {"kind": kind, "sheet": sheet_record(sheet)}
    return httpx.post(f"{house.url}/api/sheets/file", json=body, headers=headers, timeout=30)


def blank(house: House, **query: Any) -> httpx.Response:
    """An empty list."""
    return httpx.get(f"{house.url}/api/sheets/blank", params=query, timeout=30)


@pytest.mark.parametrize("kind", ["ods", "xlsx", "csv", "json"])
def test_a_list_comes_back_from_every_file(house: House, kind: str) -> None:
    sheet = evening(5, 4, "el")
    answer = written(house, kind, sheet)
    assert answer.status_code == 201
    assert f'filename="schwarze-sau.{kind}"' in answer.headers["content-disposition"]
    assert answer.content == export(sheet, kind)
    back = read_file(answer.content, "el").sheet
    assert (back.players, back.rows) == (sheet.players, sheet.rows)


def test_a_list_as_pdf(house: House) -> None:
    answer = written(house, "pdf", evening(7, 3, "sv"))
    assert answer.headers["content-type"] == "application/pdf"
    [page] = PdfReader(io.BytesIO(answer.content)).pages
    assert "Λένα" in page.extract_text()


@pytest.mark.parametrize("kind", ["ods", "xlsx", "csv"])
def test_names_never_become_formulas(house: House, kind: str) -> None:
    sheet = open_sheet(HOSTILE, {}, ident="x")
    answer = written(house, kind, sheet)
    assert read_file(answer.content, "de").sheet.players == HOSTILE
    if kind == "xlsx":
        names = [cell for cell in openpyxl.load_workbook(io.BytesIO(answer.content)).worksheets[0][2] if cell.value]
        assert {cell.data_type for cell in names} == {"s"}


@pytest.mark.parametrize("kind", ["exe", "", "../pdf", "x" * 21])
def test_kinds_of_files_that_there_are_not(house: House, kind: str) -> None:
    answer = written(house, kind, evening(3, 1))
    assert answer.status_code == 400
    assert answer.json()["refusal"]["reason"] in ("UNKNOWN_FILE_KIND", "MALFORMED_FRAME")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"players": ["Ann"]}, "PLAYERS_OUT_OF_RANGE"),
        ({"players": ["Ann"] * 15}, "PLAYERS_OUT_OF_RANGE"),
        ({"players": ["Ann", "Bo", "x" * 200]}, "BAD_NAME"),
        ({"rows": [{"bids": [-1, 1, 1], "tricks": [None] * 3}]}, "BID_OUT_OF_RANGE"),
        ({"rows": [{"bids": [1, 1, 1], "tricks": [3, 3, 4]}]}, "TRICKS_DO_NOT_ADD_UP"),
        ({"rows": [{"bids": [1, 1, 1], "tricks": [-9, 9, 9]}]}, "TRICKS_OUT_OF_RANGE"),
        ({"rules": {"max_hand": 10**30}}, "SHEET_UNREADABLE"),
        ({"first_dealer": 10**18}, "UNKNOWN_DEALER"),
        ({"format": None}, "UNKNOWN_FORMAT"),
    ],
)
def test_lists_that_cannot_be_are_not_written(house: House, change: dict[str, Any], reason: str) -> None:
    body = {"kind": "pdf", "sheet": sheet_record(evening(3, 2)) | change}
    answer = httpx.post(f"{house.url}/api/sheets/file", json=body)
    assert answer.status_code == 400
    assert answer.json()["refusal"]["reason"] == reason


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("classic", [7, 10])
def test_the_classic_blanks(house: House, language: str, classic: int) -> None:
    answer = blank(house, classic=classic, language=language, kind="pdf")
    assert answer.status_code == 200
    assert len(PdfReader(io.BytesIO(answer.content)).pages) == 1


def test_blanks_for_any_number_with_names(house: House) -> None:
    for players in (2, 5, 14):
        answer = blank(house, players=players, name=["Åsa", "=1+1"], kind="xlsx", language="en")
        book = openpyxl.load_workbook(io.BytesIO(answer.content))
        assert [cell.value for cell in book.worksheets[0][2] if cell.value][:2] == ["Åsa", "=1+1"]
    assert blank(house, name=["Ann", "Bo"], kind="ods").content.startswith(b"PK")


@pytest.mark.parametrize(
    ("query", "reason"),
    [
        ({"players": 1}, "PLAYERS_OUT_OF_RANGE"),
        ({"players": 15}, "PLAYERS_OUT_OF_RANGE"),
        ({"players": -3}, "PLAYERS_OUT_OF_RANGE"),
        ({}, "PLAYERS_OUT_OF_RANGE"),
        ({"players": "9" * 5000}, "MALFORMED_FRAME"),
        ({"players": "three"}, "MALFORMED_FRAME"),
        ({"classic": 8}, "NO_CLASSIC_BLANK"),
        ({"classic": 7, "name": list("abcdefgh")}, "NAMES_DO_NOT_FIT"),
        ({"players": 2, "name": list("abc")}, "NAMES_DO_NOT_FIT"),
        ({"players": 3, "name": ["x" * 200]}, "BAD_NAME"),
        ({"players": 3, "name": ["\u202e\u0000"]}, "BAD_NAME"),
        ({"players": 3, "kind": "csv"}, "UNKNOWN_FILE_KIND"),
        ({"players": 3, "kind": "x" * 3000}, "UNKNOWN_FILE_KIND"),
        ({"players": 3, "language": "fr"}, "UNKNOWN_LANGUAGE"),
    ],
)
def test_blanks_that_there_are_not(house: House, query: dict[str, Any], reason: str) -> None:
    answer = blank(house, **query)
    assert answer.status_code == 400, answer.text
    assert answer.json()["refusal"]["reason"] == reason
    assert len(answer.text) < 2000


def test_more_files_than_anybody_needs_are_refused(own_house: Callable[..., House]) -> None:
    house = own_house()
    with httpx.Client(base_url=house.url) as client:
        answers = [client.get("/api/sheets/blank", params={"players": 0}) for _ in range(4 * SHEET_FILES.most)]
    assert {answer.json()["refusal"]["reason"] for answer in answers} == {"PLAYERS_OUT_OF_RANGE", "TOO_FAST"}
    assert {answer.status_code for answer in answers} == {400, 429}
