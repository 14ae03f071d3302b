"""A page of a spreadsheet, told once for every file format: cells, looks, what may be typed in, how it prints."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

INK = "#1f2a24"
FAINT = "#6d746f"
GREEN = "#17683a"
RED = "#a32318"
LINE = "#8f9691"
DEALER = "#d6d9d6"
ONES = "#fbf3df"
HEAD = "#e8efe9"
ALARM = "#fbe3e0"

EDGE = 1.5
"""Points of the line between two players and around the whole grid."""

HAIR = 0.5
"""Points of all other lines."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a cell looks; lines and letters in points (0: no line), ``open`` cells may be typed in."""

    fill: str = ""
    ink: str = INK
    size: float = 10
    bold: bool = False
    align: str = "center"
    wrap: bool = False
    shrink: bool = False
    open: bool = False
    left: float = HAIR
    right: float = HAIR
    top: float = HAIR
    bottom: float = HAIR


BARE = Look(align="left", left=0, right=0, top=0, bottom=0)
"""Text beside the grid."""


@dataclass(frozen=True, slots=True)
class Allowed:
    """What may be typed into a cell: a whole number from 0 to ``most``, or one of ``choices``; else ``message``."""

    message: str
    most: int = 0
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell; a formula comes with the ``value`` that our own engine has computed for it.

    A value that is text stays text, whatever it begins with.
    """

    row: int
    column: int
    value: str | int | None
    look: Look
    formula: str = ""
    columns: int = 1
    allowed: Allowed | None = None


@dataclass(frozen=True, slots=True)
class Mark:
    """Cells that stand out while a condition holds, which is written for the first of them."""

    cells: tuple[tuple[int, int], ...]
    condition: str
    ink: str
    fill: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """One page: widths and heights in millimetres, rows that repeat in print, what stays in sight when scrolling."""

    name: str
    widths: tuple[float, ...]
    heights: tuple[float, ...]
    cells: tuple[Cell, ...]
    landscape: bool = True
    head: tuple[int, int] = (0, 0)
    frozen: tuple[int, int] = (0, 0)
    marks: tuple[Mark, ...] = ()
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Workbook:
    """The pages of a file and what it says of itself."""

    title: str
    language: str
    pages: tuple[Page, ...] = field(default=())


def name_size(name: str, width: float, height: float) -> float:
    """Return the size in points at which a name in bold fits its cell in millimetres, in whatever font."""
    words = name.split() or [""]
    point = 25.4 / 72
    widest = (width - 1.5) / (0.7 * point * max(1, *map(len, words)))
    tallest = height / (1.3 * point * len(words))
    return round(max(5.0, min(11.0, widest, tallest)), 1)


def column_name(column: int) -> str:
    """Return the letters of a column counted from 0: A, B ... Z, AA."""
    letters = ""
    while column >= 0:
        column, letter = divmod(column, 26)
        letters = chr(ord("A") + letter) + letters
        column -= 1
    return letters


def place(row: int, column: int, fixed: str = "") -> str:
    """Return the name of a cell counted from 0; ``fixed`` names what copying leaves alone, ``row`` or ``column``."""
    return f"{'$' * (fixed == 'column')}{column_name(column)}{'$' * (fixed == 'row')}{row + 1}"


REFERENCE = re.compile(r"(\$?[A-Z]{1,2}\$?[0-9]+)(?::(\$?[A-Z]{1,2}\$?[0-9]+))?")


def opendocument_formula(formula: str) -> str:
    """Return a formula as OpenDocument writes it: references in brackets, semicolons between arguments."""
    bracketed = REFERENCE.sub(lambda found: "[." + ":.".join(filter(None, found.groups())) + "]", formula)
    return bracketed.replace(",", ";")


def covered(cells: Sequence[Cell]) -> set[tuple[int, int]]:
    """Return the places that lie under a cell which spans several columns, its own place left out."""
    return {(cell.row, cell.column + extra) for cell in cells for extra in range(1, cell.columns)}
