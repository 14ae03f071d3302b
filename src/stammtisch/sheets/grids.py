"""Spreadsheets and comma-separated text as plain grids of values."""

from __future__ import annotations

import csv
import io
import struct
import zipfile
import zlib
from collections.abc import Iterator
from itertools import islice
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import openpyxl

from stammtisch.sheets.containers import unreadable
from stammtisch.sheets.csv_file import BYTE_ORDER_MARK, original
from stammtisch.sheets.opendocument import qualified

Value = str | int | float | None
Grid = list[list[Value]]

MOST_ROWS, MOST_COLUMNS, MOST_PAGES = 120, 80, 20
"""No sheet of ours is larger; whatever lies beyond is not looked at."""

# What openpyxl meets in a broken workbook comes out as it happens to come; broken XML is a SyntaxError.
BROKEN = (
    AttributeError,
    EOFError,
    IndexError,
    KeyError,
    NotImplementedError,
    OSError,
    OverflowError,
    RuntimeError,
    SyntaxError,
    TypeError,
    ValueError,
    struct.error,
    zipfile.BadZipFile,
    zlib.error,
)


def read_ods(content: bytes) -> dict[str, Grid]:
    """Return the pages of an OpenDocument spreadsheet by name.

    :raises SheetRefused: when the file is broken.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            # Without entities, which were refused before, the parser of the standard library is safe.
            root = ElementTree.fromstring(archive.read("content.xml"))  # noqa: S314
        tables = root.findall(
            f"./{qualified('office:body')}/{qualified('office:spreadsheet')}/{qualified('table:table')}"
        )
        return {
            table.get(qualified("table:name"), str(number)): list(islice(_ods_rows(table), MOST_ROWS))
            for number, table in enumerate(tables[:MOST_PAGES])
        }
    except (ElementTree.ParseError, KeyError, ValueError, OSError, zipfile.BadZipFile, zlib.error) as error:
        raise unreadable(error) from error


def read_xlsx(content: bytes) -> dict[str, Grid]:
    """Return the pages of a workbook by name, formulas as the values stored with them.

    :raises SheetRefused: when the file is broken.
    """
    try:
        book = openpyxl.load_workbook(io.BytesIO(content), read_only=True, data_only=True, keep_links=False)
        pages: dict[str, Grid] = {}
        for page in book.worksheets[:MOST_PAGES]:
            rows = page.iter_rows(max_row=MOST_ROWS, max_col=MOST_COLUMNS, values_only=True)
            pages[page.title] = [[_plain(value) for value in row] for row in rows]
        book.close()
    except BROKEN as error:
        raise unreadable(error) from error
    return pages


def read_csv(content: bytes) -> dict[str, Grid]:
    """Return comma-separated text as a single page; semicolons and tabs separate as well.

    :raises SheetRefused: when it is no text in UTF-8.
    """
    try:
        text = content.decode().removeprefix(BYTE_ORDER_MARK)
        delimiter = max(";,\t", key=text[:4000].count)
        lines = islice(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True), MOST_ROWS)
        return {"": [[original(value) or None for value in line[:MOST_COLUMNS]] for line in lines]}
    except (UnicodeDecodeError, csv.Error) as error:
        raise unreadable(error) from error


def _plain(value: object) -> Value:
    """Return a cell's value; a date or anything else that no list holds is text."""
    if value is None or (isinstance(value, (str, int, float)) and not isinstance(value, bool)):
        return value
    return str(value)


def _ods_rows(table: Element) -> Iterator[list[Value]]:
    """Give the rows of a table, those of headers and groups in their place, repeated ones repeated."""
    for child in table:
        if child.tag == qualified("table:table-row"):
            cells = list(islice(_ods_cells(child), MOST_COLUMNS))
            for _ in range(_repeated(child, "table:number-rows-repeated", MOST_ROWS)):
                yield list(cells)
        elif child.tag in (
            qualified("table:table-header-rows"),
            qualified("table:table-rows"),
            qualified("table:table-row-group"),
        ):
            yield from _ods_rows(child)


def _ods_cells(row: Element) -> Iterator[Value]:
    for cell in row:
        if cell.tag in (qualified("table:table-cell"), qualified("table:covered-table-cell")):
            value = _ods_value(cell)
            for _ in range(_repeated(cell, "table:number-columns-repeated", MOST_COLUMNS)):
                yield value


def _ods_value(cell: Element) -> Value:
    if cell.get(qualified("office:value-type")) in ("float", "percentage", "currency"):
        return float(cell.get(qualified("office:value"), ""))
    lines = ["".join(paragraph.itertext()) for paragraph in cell.findall(qualified("text:p"))]
    return "\n".join(lines) or None


def _repeated(element: Element, attribute: str, most: int) -> int:
    return min(most, max(1, int(element.get(qualified(attribute), "1"))))
