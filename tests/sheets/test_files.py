"""What is inside the files: what they say of themselves, what is locked, and that no name becomes a formula."""

from __future__ import annotations

import csv
import io
import re
import zipfile
from xml.etree import ElementTree

import openpyxl
import pytest
from pypdf import PdfReader

from stammtisch import __version__
from stammtisch.i18n import translator
from stammtisch.sheets.csv_file import original, safe
from stammtisch.sheets.entries import correct
from stammtisch.sheets.exports import export, export_paper
from stammtisch.sheets.faults import SheetRefused
from stammtisch.sheets.model import Row, open_sheet
from stammtisch.sheets.paper import classic_paper, paper_of
from tests.sheets.evenings import LANGUAGES, evening

WICKED = (
    "=1+1",
    '=HYPERLINK("x")',
    "+1",
    "-1",
    "@SUM(A1)",
    "<b>&amp;</b>",
    "'quoted",
    "#strong[x]",
    "http://x.test",
    "\u202e=1",
    "*b* _c_ $x$",
)


def parts(content: bytes) -> dict[str, str]:
    """The parts of a zipped file as text."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ods_says_title_language_and_generator_and_nothing_else(language: str) -> None:
    content = export(evening(3, 2, language), "ods")
    meta = ElementTree.fromstring(parts(content)["meta.xml"])  # noqa: S314 - written by us
    said = {element.tag.rpartition("}")[2]: element.text for element in meta[0]}
    assert said == {
        "generator": f"Stammtisch/{__version__}",
        "title": "Schwarze Sau · 2026-03-07",
        "language": language,
    }


def test_an_ods_names_its_kind_first_and_lists_its_parts() -> None:
    content = export(evening(3, 2), "ods")
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        first = archive.infolist()[0]
        assert (first.filename, first.compress_type, first.extra) == ("mimetype", zipfile.ZIP_STORED, b"")
        listed = set(re.findall(r'full-path="([^"/]+)"', archive.read("META-INF/manifest.xml").decode()))
        assert listed == set(archive.namelist()) - {"mimetype", "META-INF/manifest.xml"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_xlsx_says_title_language_and_generator_and_nothing_about_anybody(language: str) -> None:
    found = parts(export(evening(3, 2, language), "xlsx"))
    core = ElementTree.fromstring(found["docProps/core.xml"])  # noqa: S314 - written by us
    assert {element.tag.rpartition("}")[2]: element.text for element in core} == {
        "title": "Schwarze Sau · 2026-03-07",
        "language": language,
    }
    assert "<Application>Stammtisch</Application>" in found["docProps/app.xml"]
    assert not any(
        "Excel" in text or "Microsoft" in text for name, text in found.items() if name.startswith("docProps")
    )


def test_formulas_are_locked_and_entries_open() -> None:
    page = openpyxl.load_workbook(io.BytesIO(export(evening(3, 2), "xlsx"))).worksheets[0]
    assert page.protection.sheet
    assert page.protection.password is None
    for row in page.iter_rows():
        for cell in row:
            if cell.data_type == "f":
                assert cell.protection.locked, cell.coordinate
    for column in "CDEGHJK":
        assert not page[f"{column}5"].protection.locked, column
    content = parts(export(evening(3, 2), "ods"))["content.xml"]
    assert content.count('table:protected="true"') == 1


def test_only_possible_numbers_may_be_typed_in() -> None:
    page = openpyxl.load_workbook(io.BytesIO(export(evening(3, 0), "xlsx"))).worksheets[0]
    rules = [rule for rule in page.data_validations.dataValidation if "D12" in str(rule.sqref).split()]
    assert [(rule.type, rule.formula1, rule.formula2) for rule in rules] == [("whole", "0", "1")]
    content = parts(export(evening(3, 0), "ods"))["content.xml"]
    for cards in range(1, 10):
        assert f"cell-content-is-whole-number() and cell-content-is-between(0,{cards})" in content


@pytest.mark.parametrize("kind", ["xlsx", "ods"])
@pytest.mark.parametrize("name", WICKED)
def test_no_name_becomes_a_formula_a_link_or_markup(kind: str, name: str) -> None:
    sheet = open_sheet([name, "Bo"], {}, ident="x")
    found = parts(export(sheet, kind))
    harmless = parts(export(open_sheet(["Ann", "Bo"], {}, ident="x"), kind))
    formula = r"<f>|table:formula" if kind == "ods" else r"<f\b"
    for part, text in harmless.items():
        assert len(re.findall(formula, found[part])) == len(re.findall(formula, text)), part
    assert found.keys() == harmless.keys()
    if kind == "xlsx":
        page = openpyxl.load_workbook(io.BytesIO(export(sheet, kind))).worksheets[0]
        assert (page["D2"].data_type, page["D2"].value) == ("s", sheet.players[0])
        assert page["D2"].hyperlink is None


@pytest.mark.parametrize("name", WICKED)
def test_no_name_is_read_as_markup_on_paper(name: str) -> None:
    sheet = open_sheet([name, "Bo"], {})
    text = PdfReader(io.BytesIO(export(sheet, "pdf"))).pages[0].extract_text()
    assert re.sub(r"\s", "", sheet.players[0]) in re.sub(r"\s", "", text)


def test_no_name_becomes_a_formula_in_comma_separated_text() -> None:
    sheet = open_sheet(WICKED, {})
    content = export(sheet, "csv").decode("utf-8-sig")
    names = [value for value in next(iter([*csv.reader(io.StringIO(content), delimiter=";")][1:2])) if value]
    assert not any(name.startswith(("=", "+", "-", "@")) for name in names)
    assert [original(name) for name in names] == list(sheet.players)


@pytest.mark.parametrize("text", ["=1", "+1", "-1", "@x", "\tx", "\rx", "'", "'x", "'=x", "''", "Bo", ""])
def test_the_quote_before_a_dangerous_text_is_undone(text: str) -> None:
    assert original(safe(text)) == text
    assert not safe(text).startswith(("=", "+", "-", "@", "\t", "\r"))


@pytest.mark.parametrize(("language", "separator"), [("de", ";"), ("sv", ";"), ("el", ";"), ("en", ",")])
def test_comma_separated_text_opens_with_a_double_click(language: str, separator: str) -> None:
    content = export(evening(3, 2, language), "csv")
    assert content.startswith(b"\xef\xbb\xbf")
    lines = list(csv.reader(io.StringIO(content.decode("utf-8-sig")), delimiter=separator))
    assert lines[1][3::3][:3] == ["Åsa", "Λένα", "Jörg"]
    assert [line[0] for line in lines[3:22]] == list("9876543211123456789")


def test_a_list_not_begun_brings_its_paper_and_a_corrected_one_what_was_changed() -> None:
    fresh = openpyxl.load_workbook(io.BytesIO(export(evening(3, 0), "xlsx")))
    assert [page.sheet_state for page in fresh.worksheets] == ["visible", "visible", "veryHidden"]
    sheet = evening(3, 1)
    row = sheet.rows[0]
    turned = Row(row.bids, (row.tricks[1], row.tricks[0], row.tricks[2]), row.trump)
    changed = correct(sheet, 0, turned, "=by", "2026-03-07T21:40:00+00:00")
    book = openpyxl.load_workbook(io.BytesIO(export(changed, "xlsx")))
    assert [page.title for page in book.worksheets] == ["Liste", "Korrekturen", "stammtisch"]
    lines = [[cell.value for cell in line] for line in book.worksheets[1].iter_rows(min_row=2)]
    at = "2026-03-07T21:40:00+00:00"
    assert lines == [
        [at, "=by", 1, "Åsa", "Stiche", row.tricks[0], row.tricks[1]],
        [at, "=by", 1, "Λένα", "Stiche", row.tricks[1], row.tricks[0]],
    ]


def test_the_classic_blanks_have_the_rows_of_the_classic_templates() -> None:
    for most, rows in ((7, 23), (10, 26)):
        paper = classic_paper(most, (), "de", translator("de"))
        assert len(paper.lines) == rows
        assert sum(line.cards == 1 for line in paper.lines) == most
        hints = [line.hint for line in paper.lines if line.hint]
        assert hints == [f"ab {players} Spielern" for players in range(4, most + 1)]
        assert paper.landscape == (most > 7)


def test_the_dealer_moves_one_column_a_line() -> None:
    sheet = open_sheet(["Ann", "Bo", "Cleo"], {}, first_dealer=2)
    assert [line.dealer for line in paper_of(sheet, translator("de")).lines[:5]] == [2, 0, 1, 2, 0]


@pytest.mark.parametrize("kind", ["doc", "", "PDF"])
def test_an_unknown_kind_of_file_is_refused(kind: str) -> None:
    sheet = evening(3, 0)
    with pytest.raises(SheetRefused):
        export(sheet, kind)
    with pytest.raises(SheetRefused):
        export_paper(paper_of(sheet, translator("de")), kind or "csv")
