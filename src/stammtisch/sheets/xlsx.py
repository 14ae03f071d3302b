"""Pages as an Office Open XML workbook, for Excel and everybody else who reads it."""

from __future__ import annotations

import io
import zipfile
from collections import defaultdict
from xml.sax.saxutils import escape

import xlsxwriter
from xlsxwriter.format import Format
from xlsxwriter.worksheet import Worksheet

from stammtisch.sheets.page import INK, LINE, Allowed, Cell, Look, Page, Workbook, column_name

FONT = "Arial"
MARGIN = 10 / 25.4
"""Inches."""

# Writing only text as text: nothing that somebody is called becomes a formula, a link or a number.
OPTIONS = {
    "in_memory": True,
    "strings_to_formulas": False,
    "strings_to_urls": False,
    "strings_to_numbers": False,
}

CORE = (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"'
    ' xmlns:dc="http://purl.org/dc/elements/1.1/">'
    "<dc:title>{title}</dc:title><dc:language>{language}</dc:language></cp:coreProperties>"
)
APP = (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
    '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">'
    "<Application>Stammtisch</Application></Properties>"
)


def write_xlsx(workbook: Workbook) -> bytes:
    """Return the file; formulas come with the values that our engine has computed, which most readers trust."""
    target = io.BytesIO()
    with xlsxwriter.Workbook(target, OPTIONS) as book:
        formats = _Formats(book)
        for page in workbook.pages:
            _write_page(book.add_worksheet(page.name), page, formats)
        book.get_worksheet_by_name(workbook.pages[0].name).activate()
    return _with_own_properties(target.getvalue(), workbook)


class _Formats:
    """The formats of a workbook, each made once."""

    def __init__(self, book: xlsxwriter.Workbook) -> None:
        self._book = book
        self._known: dict[Look, Format] = {}

    def of(self, look: Look) -> Format:
        """Return the format of a look."""
        if look not in self._known:
            self._known[look] = self._book.add_format(_properties(look))
        return self._known[look]

    def mark(self, ink: str, fill: str) -> Format:
        """Return the format of a cell that stands out."""
        return self._book.add_format({"font_color": ink, "bold": True} | ({"bg_color": fill} if fill else {}))


def _properties(look: Look) -> dict[str, object]:
    properties: dict[str, object] = {
        "font_name": FONT,
        "font_size": look.size,
        "font_color": look.ink,
        "bold": look.bold,
        "align": look.align,
        "valign": "vcenter",
        "text_wrap": look.wrap,
        "shrink": look.shrink,
        "locked": not look.open,
    }
    for edge in ("left", "right", "top", "bottom"):
        width: float = getattr(look, edge)
        if width:
            properties[edge] = 2 if width > 1 else 1
            properties[f"{edge}_color"] = INK if width > 1 else LINE
    if look.fill:
        properties |= {"bg_color": look.fill, "pattern": 1}
    return properties


def _write_page(sheet: Worksheet, page: Page, formats: _Formats) -> None:
    for column, width in enumerate(page.widths):
        # A column is measured in digits of the default font, seven pixels each, and five pixels of padding.
        sheet.set_column(column, column, max(0.0, (width / 25.4 * 96 - 5) / 7))
    for row, height in enumerate(page.heights):
        sheet.set_row(row, height / 25.4 * 72)
    for cell in page.cells:
        _write_cell(sheet, cell, formats)
    _allow(sheet, page)
    for mark in page.marks:
        first = mark.cells[0]
        sheet.conditional_format(
            *first,
            *first,
            {
                "type": "formula",
                "criteria": f"={mark.condition}",
                "format": formats.mark(mark.ink, mark.fill),
                "multi_range": " ".join(f"{column_name(column)}{row + 1}" for row, column in mark.cells),
            },
        )
    _set_up(sheet, page)


def _write_cell(sheet: Worksheet, cell: Cell, formats: _Formats) -> None:
    look = formats.of(cell.look)
    if cell.columns > 1:
        sheet.merge_range(cell.row, cell.column, cell.row, cell.column + cell.columns - 1, "", look)
    if cell.formula:
        sheet.write_formula(cell.row, cell.column, f"={cell.formula}", look, "" if cell.value is None else cell.value)
    elif isinstance(cell.value, int):
        sheet.write_number(cell.row, cell.column, cell.value, look)
    elif cell.value:
        sheet.write_string(cell.row, cell.column, cell.value, look)
    elif cell.columns == 1:
        sheet.write_blank(cell.row, cell.column, None, look)


def _allow(sheet: Worksheet, page: Page) -> None:
    places: dict[Allowed, list[tuple[int, int]]] = defaultdict(list)
    for cell in page.cells:
        if cell.allowed:
            places[cell.allowed].append((cell.row, cell.column))
    for allowed, cells in places.items():
        rule: dict[str, object] = {"error_message": allowed.message, "ignore_blank": True}
        if allowed.choices:
            rule |= {"validate": "list", "source": list(allowed.choices)}
        else:
            rule |= {"validate": "integer", "criteria": "between", "minimum": 0, "maximum": allowed.most}
        rule["other_cells"] = [[row, column, row, column] for row, column in cells]
        sheet.data_validation(*cells[0], *cells[0], rule)


def _set_up(sheet: Worksheet, page: Page) -> None:
    """Set how the page prints, scrolls and is protected."""
    sheet.set_paper(9)
    if page.landscape:
        sheet.set_landscape()
    sheet.set_margins(MARGIN, MARGIN, MARGIN, MARGIN)
    sheet.set_header("", {"margin": 0})
    sheet.set_footer("", {"margin": 0})
    sheet.center_horizontally()
    sheet.fit_to_pages(1, 1)
    sheet.hide_gridlines(2)
    if page.hidden:
        sheet.very_hidden()
    else:
        sheet.print_area(0, 0, len(page.heights) - 1, len(page.widths) - 1)
    if page.head[1] > page.head[0]:
        sheet.repeat_rows(page.head[0], page.head[1] - 1)
    if any(page.frozen):
        sheet.freeze_panes(*page.frozen)
    if any(cell.formula for cell in page.cells):
        sheet.protect("")


def _with_own_properties(content: bytes, workbook: Workbook) -> bytes:
    """Return the file with what it says of itself put right: title, language, and that Stammtisch wrote it.

    The writer claims that Excel did, and a reader that believes it trusts values it should compute.
    """
    own = {
        "docProps/core.xml": CORE.format(title=escape(workbook.title), language=workbook.language),
        "docProps/app.xml": APP,
    }
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as source, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for entry in source.infolist():
            data = own[entry.filename].encode() if entry.filename in own else source.read(entry)
            archive.writestr(zipfile.ZipInfo(entry.filename, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)
    return target.getvalue()
