"""A sheet in every file format that people ask for."""

from __future__ import annotations

from collections.abc import Callable

from stammtisch.game import Refusal
from stammtisch.i18n import Translator, translator
from stammtisch.sheets.csv_file import write_csv
from stammtisch.sheets.faults import refused
from stammtisch.sheets.live import live_page
from stammtisch.sheets.model import Sheet
from stammtisch.sheets.ods import write_ods
from stammtisch.sheets.page import Page, Workbook
from stammtisch.sheets.paper import Paper, paper_of, paper_page
from stammtisch.sheets.pdf import write_pdf
from stammtisch.sheets.record import write_json
from stammtisch.sheets.stored import corrections_page, store_page
from stammtisch.sheets.texts import title
from stammtisch.sheets.xlsx import write_xlsx

SPREADSHEETS: dict[str, Callable[[Workbook], bytes]] = {"ods": write_ods, "xlsx": write_xlsx}
KINDS = ("ods", "xlsx", "pdf", "csv", "json")
PAPER_KINDS = ("ods", "xlsx", "pdf")


def export(sheet: Sheet, kind: str) -> bytes:
    """Return a sheet as a file: the live sheet in ODS and XLSX, its values in CSV, the filled paper in PDF, or JSON.

    :raises SheetRefused: naming the kinds there are when it is none of them.
    """
    words = translator(sheet.language)
    if kind in SPREADSHEETS:
        return SPREADSHEETS[kind](Workbook(title(sheet, words), sheet.language, _pages(sheet, words)))
    if kind == "pdf":
        return write_pdf(paper_of(sheet, words), words)
    if kind == "csv":
        return write_csv(sheet, words)
    if kind == "json":
        return write_json(sheet).encode()
    raise refused(Refusal("UNKNOWN_FILE_KIND", "", {"text": kind[:40], "known": ", ".join(KINDS)}))


def export_paper(paper: Paper, kind: str) -> bytes:
    """Return the paper as a file to be printed: ODS, XLSX or PDF.

    :raises SheetRefused: naming the kinds there are when it is none of them.
    """
    sheet = paper.sheet
    words = translator(sheet.language)
    if kind in SPREADSHEETS:
        book = Workbook(title(sheet, words), sheet.language, (paper_page(paper, words),))
        return SPREADSHEETS[kind](book)
    if kind == "pdf":
        return write_pdf(paper, words)
    raise refused(Refusal("UNKNOWN_FILE_KIND", "", {"text": kind[:40], "known": ", ".join(PAPER_KINDS)}))


def _pages(sheet: Sheet, words: Translator) -> tuple[Page, ...]:
    """Return the pages of a live workbook: a list not begun yet brings its paper, a corrected one what was changed."""
    pages = [live_page(sheet, words)]
    if all(row.empty for row in sheet.rows):
        pages.append(paper_page(paper_of(sheet, words), words))
    if sheet.corrections:
        pages.append(corrections_page(sheet, words))
    return (*pages, store_page(sheet))
