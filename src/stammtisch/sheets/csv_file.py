"""A sheet as comma-separated text, laid out like the live sheet."""

from __future__ import annotations

import csv
import io

from stammtisch.i18n import Translator
from stammtisch.sheets.live import live_page
from stammtisch.sheets.model import Sheet

BYTE_ORDER_MARK = "\ufeff"
"""Tells spreadsheets that the text is UTF-8."""

DANGEROUS = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would read as the beginning of a formula; a quote before it makes it text."""


def separator(language: str) -> str:
    """Return what stands between the columns: a comma only where it is not the decimal sign."""
    return "," if language == "en" else ";"


def write_csv(sheet: Sheet, words: Translator) -> bytes:
    """Return the live sheet with values instead of formulas."""
    page = live_page(sheet, words)
    grid: list[list[str | int | None]] = [[None] * len(page.widths) for _ in page.heights]
    for cell in page.cells:
        grid[cell.row][cell.column] = safe(cell.value) if isinstance(cell.value, str) else cell.value
    target = io.StringIO(newline="")
    csv.writer(target, delimiter=separator(sheet.language)).writerows(grid)
    return (BYTE_ORDER_MARK + target.getvalue()).encode()


def safe(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula; :func:`original` undoes it."""
    return f"'{text}" if text.startswith((*DANGEROUS, "'")) else text


def original(text: str) -> str:
    """Return what :func:`safe` was given."""
    return text[1:] if text.startswith("'") and text[1:2] and text[1] in (*DANGEROUS, "'") else text
