"""Sheets as they come out of the printer: one page of A4 each, with every name on it."""

from __future__ import annotations

import io
import itertools
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from pypdf import PdfReader
from pypdf.generic import DictionaryObject

from stammtisch.i18n import translator
from stammtisch.sheets.exports import export, export_paper
from stammtisch.sheets.model import open_sheet
from stammtisch.sheets.paper import CLASSIC, Paper, classic_paper, paper_of
from tests.sheets.evenings import LANGUAGES, NAMES, evening
from tests.sheets.office import Office

LONG, SHORT = 841.89, 595.28
"""Points of A4."""


class Case(NamedTuple):
    """A file to print: how it is made, whether it lies across the page, and the names that stand on it."""

    content: Callable[[], bytes]
    landscape: bool
    names: tuple[str, ...]
    pages: int = 1


def papers() -> dict[str, Paper]:
    """Blanks of every size, the classic ones, and filled ones, the languages in turn."""
    found: dict[str, Paper] = {}
    for language, most in itertools.product(LANGUAGES, CLASSIC):
        found[f"classic-{most}-{language}"] = classic_paper(most, (), language, translator(language))
    for players, language in zip(range(2, 15), itertools.cycle(LANGUAGES), strict=False):
        sheet = open_sheet(NAMES[:players], {}, language=language)
        found[f"blank-{players}-{language}"] = paper_of(sheet, translator(language))
    long: dict[str, Any] = {"max_hand": 12, "rounds": "up_down"}
    for players, rules in ((7, {}), (14, {}), (14, long), (6, long)):
        sheet = evening(players, 12, "el", **rules)
        found[f"filled-{players}-{len(sheet.rows)}"] = paper_of(sheet, translator("el"))
    return found


PAPERS = papers()


def fonts(reader: PdfReader) -> dict[str, bool]:
    """The fonts of a file by name, and whether they are embedded."""
    found: dict[str, bool] = {}
    for page in reader.pages:
        resources = page["/Resources"].get_object()
        assert isinstance(resources, DictionaryObject)
        for font in resources.get("/Font", {}).values():
            for part in font.get_object().get("/DescendantFonts", [font]):
                descriptor = part.get_object().get("/FontDescriptor", {})
                files = {"/FontFile", "/FontFile2", "/FontFile3"} & set(descriptor.get_object())
                found[str(part.get_object()["/BaseFont"])] = bool(files)
    return found


def words(text: str) -> str:
    """A text without the places where a narrow column has broken it."""
    return re.sub(r"\s+", "", text)


def size(reader: PdfReader) -> tuple[float, float]:
    box = reader.pages[0].mediabox
    return float(box.width), float(box.height)


def across(landscape: bool) -> tuple[float, float]:
    return (LONG, SHORT) if landscape else (SHORT, LONG)


@pytest.mark.parametrize("name", PAPERS)
def test_a_pdf_is_one_page_of_a4_with_its_fonts_and_all_names(name: str, tmp_path: Path) -> None:
    paper = PAPERS[name]
    path = tmp_path / "paper.pdf"
    path.write_bytes(export_paper(paper, "pdf"))
    reader = PdfReader(path)
    assert len(reader.pages) == 1
    assert size(reader) == pytest.approx(across(paper.landscape), abs=1)
    embedded = fonts(reader)
    assert embedded
    assert set(embedded.values()) == {True}
    text = words(reader.pages[0].extract_text())
    assert [player for player in paper.sheet.players if words(player) not in text] == []
    for label in ("sheet-cards", "sheet-trump", "sheet-total"):
        assert words(translator(paper.sheet.language).t(label)) in text


def test_a_filled_paper_shows_every_number() -> None:
    sheet = evening(3, 19, "en")
    text = PdfReader(_file(export(sheet, "pdf"))).pages[0].extract_text()
    numbers = re.findall(r"\d+", text)
    for number in range(len(sheet.rows)):
        for points in sheet.points(number):
            assert str(points) in numbers
    for total in sheet.totals():
        assert numbers.count(str(total)) >= 2


def test_the_same_sheet_gives_the_same_bytes() -> None:
    sheet = evening(4, 7)
    for kind in ("pdf", "ods", "csv", "json"):
        assert export(sheet, kind) == export(sheet, kind)


def test_a_pdf_says_its_title_and_language_and_nothing_about_anybody() -> None:
    reader = PdfReader(_file(export(evening(4, 7, "sv"), "pdf")))
    assert reader.metadata is not None
    assert reader.metadata.title == "Schwarze Sau · 2026-03-07"
    assert reader.metadata.author is None
    assert str(reader.root_object["/Lang"]) == "sv"


def spreadsheets() -> dict[str, Case]:
    """Every kind of spreadsheet page: live, paper, classic, in sizes that lie and stand."""
    found: dict[str, Case] = {}
    for kind in ("ods", "xlsx"):
        for players, language in ((3, "de"), (7, "el"), (14, "sv")):
            sheet = evening(players, 9, language)
            found[f"live-{players}-{kind}"] = Case(partial(export, sheet, kind), True, sheet.players)
        fresh = open_sheet(NAMES[:5], {}, language="en")
        found[f"fresh-{kind}"] = Case(partial(export, fresh, kind), True, fresh.players, pages=2)
        for name in ("classic-7-de", "classic-10-el", "blank-2-de", "blank-9-en", "filled-14-49"):
            paper = PAPERS[name]
            found[f"{name}-{kind}"] = Case(partial(export_paper, paper, kind), paper.landscape, paper.sheet.players)
    return found


SPREADSHEETS = spreadsheets()


@pytest.fixture(scope="module")
def printed(office: Office, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Every spreadsheet as LibreOffice prints it."""
    folder = tmp_path_factory.mktemp("spreadsheets")
    files = []
    for name, case in SPREADSHEETS.items():
        files.append(folder / f"{name}.{name.rpartition('-')[2]}")
        files[-1].write_bytes(case.content())
    return office.printed(files, tmp_path_factory.mktemp("printed"))


@pytest.mark.parametrize("name", SPREADSHEETS)
def test_every_page_of_a_spreadsheet_prints_on_one_page_of_a4(printed: dict[str, Path], name: str) -> None:
    case = SPREADSHEETS[name]
    reader = PdfReader(printed[name])
    assert len(reader.pages) == case.pages
    assert size(reader) == pytest.approx(across(case.landscape), abs=1)
    text = words(reader.pages[0].extract_text())
    assert [player for player in case.names if words(player) not in text] == []


def _file(content: bytes) -> io.BytesIO:
    return io.BytesIO(content)


@pytest.mark.parametrize("name", ["דנה", "محمد", "Иван", "李雷", "🂡", "W" * 24, "w " * 12, "ﷺ"])
def test_no_name_keeps_a_sheet_from_being_printed(name: str) -> None:
    sheet = open_sheet([name] * 14, {}, language="en")
    reader = PdfReader(_file(export(sheet, "pdf")))
    assert len(reader.pages) == 1
    assert "Total" in reader.pages[0].extract_text()
