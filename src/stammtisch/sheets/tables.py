"""Where in a grid the list stands: in a file of ours by its places, in others by the course of the cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from stammtisch.schwarzesau.ruleset import CHOICES, FEWEST, MOST, hand_sizes
from stammtisch.sheets.grids import Grid, Value
from stammtisch.sheets.live import (
    CARDS,
    DEALER_NAME,
    EACH,
    FIRST_PLAYER,
    FIRST_ROUND,
    LABEL_ROW,
    NAME_ROW,
    TRUMP,
    Places,
)
from stammtisch.sheets.model import Sheet

SHORTEST_COURSE = 3
NAMES_ABOVE = 4
"""So many rows above the first round are searched for names."""


@dataclass(frozen=True, slots=True)
class Table:
    """A list found in a grid: the row of every round, and the columns of the players, ``each`` columns wide.

    ``trump`` is the column of the trump suits where it is known.
    """

    grid: Grid
    rows: tuple[int, ...]
    cards: int
    names: tuple[str, ...]
    first: int
    each: int
    total_row: int
    rules: dict[str, Any]
    trump: int | None = None

    def value(self, row: int, column: int) -> Value:
        """Return what stands in a cell, None beyond the edge."""
        return value_at(self.grid, row, column)

    def column(self, seat: int) -> int:
        """Return the first column of a player."""
        return self.first + self.each * seat


def own_page(pages: dict[str, Grid], label: str) -> str | None:
    """Return the page that holds the live sheet, whatever it is called now: it is labelled as ours is."""
    return next((name for name, grid in pages.items() if value_at(grid, LABEL_ROW, DEALER_NAME) == label), None)


def own_table(grid: Grid, sheet: Sheet) -> Table:
    """Return the list of a live sheet of ours at its places."""
    places = Places(len(sheet.players), len(sheet.rows))
    names = tuple(text_of(value_at(grid, NAME_ROW, places.bid(seat))) for seat in range(places.players))
    rows = tuple(range(FIRST_ROUND, places.total_row))
    return Table(grid, rows, CARDS, names, FIRST_PLAYER, EACH, places.total_row, {}, TRUMP)


def find_table(pages: dict[str, Grid]) -> Table | None:
    """Return the first list on any page: cards of a whole game in a column, names above the columns beside it."""
    for grid in pages.values():
        for column in range(max((len(line) for line in grid), default=0)):
            for start, end in _courses(grid, column):
                table = _table_at(grid, column, start, end)
                if table is not None:
                    return table
    return None


def value_at(grid: Grid, row: int, column: int) -> Value:
    """Return what stands in a cell, None beyond the edge and for blanks."""
    value = grid[row][column] if 0 <= row < len(grid) and 0 <= column < len(grid[row]) else None
    return None if isinstance(value, str) and not value.strip() else value


def whole(value: Value) -> int | None:
    """Return a value that is a whole number, None for anything else."""
    if isinstance(value, str):
        text = value.strip().replace("−", "-")
        return int(text) if len(text) < 6 and text.lstrip("-").isascii() and text.lstrip("-").isdigit() else None
    if isinstance(value, float):
        return int(value) if value.is_integer() and abs(value) < 1e6 else None
    return value


def text_of(value: Value) -> str:
    """Return a value as the text of a name."""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return "" if value is None else str(value).strip()


def _courses(grid: Grid, column: int) -> Iterator[tuple[int, int]]:
    """Give the stretches of a column that hold nothing but possible hand sizes."""
    start: int | None = None
    for row in range(len(grid) + 1):
        cards = whole(value_at(grid, row, column))
        possible = cards is not None and 1 <= cards <= 12
        if possible and start is None:
            start = row
        elif not possible and start is not None:
            if row - start >= SHORTEST_COURSE:
                yield start, row
            start = None


def _table_at(grid: Grid, column: int, start: int, end: int) -> Table | None:
    for above in range(start - 1, max(-1, start - 1 - NAMES_ABOVE), -1):
        for first, each, names in _name_rows(grid, above, column):
            for players in range(min(MOST, len(names)), FEWEST - 1, -1):
                every = range(start, end)
                for rows in (tuple(every), _without_spare(grid, column, every, players, first)):
                    rules = _rules_of([whole(value_at(grid, row, column)) or 0 for row in rows], players)
                    if rules is not None:
                        return Table(grid, rows, column, names[:players], first, each, end, rules)
    return None


def _name_rows(grid: Grid, row: int, column: int) -> Iterator[tuple[int, int, tuple[str, ...]]]:
    """Give the names that stand in a row at even distances with nothing between them."""
    filled = [place for place in range(column + 1, len(grid[row])) if value_at(grid, row, place) is not None]
    for each in (3, 2):
        for first in filled:
            last = first
            while last + each in filled and not any(last + between in filled for between in range(1, each)):
                last += each
            if last > first:
                names = tuple(text_of(value_at(grid, row, place)) for place in range(first, last + 1, each))
                yield first, each, names
                break


def _without_spare(grid: Grid, column: int, rows: Sequence[int], players: int, first: int) -> tuple[int, ...]:
    """Return the rows but for one-card rounds that fewer players left empty."""
    ones = [row for row in rows if whole(value_at(grid, row, column)) == 1]
    empty = [row for row in ones if all(value is None or value == "•" for value in grid[row][first:])]
    spare = empty[: max(0, len(ones) - players)]
    return tuple(row for row in rows if row not in spare)


def _rules_of(cards: Sequence[int], players: int) -> dict[str, Any] | None:
    """Return the settings by which a game has this course of cards, the classic ones first; None when none has."""
    for rounds, ones in product(CHOICES["rounds"], CHOICES["one_rounds"]):
        rules = {"max_hand": max(cards), "rounds": rounds, "one_rounds": ones}
        if 2 <= max(cards) <= 12:
            course = hand_sizes(players, max(cards), str(rounds), players if ones == "n" else 1)
            if list(course) == list(cards):
                return rules
    return None
