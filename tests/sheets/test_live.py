"""Live sheets: LibreOffice computes them anew, and every number equals the engine's."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from stammtisch.i18n import translator
from stammtisch.sheets.exports import export
from stammtisch.sheets.grids import read_ods, read_xlsx
from stammtisch.sheets.live import live_page
from stammtisch.sheets.model import Row, Sheet
from stammtisch.sheets.ods import write_ods
from stammtisch.sheets.page import Workbook
from stammtisch.sheets.xlsx import write_xlsx
from tests.sheets.evenings import LANGUAGES, evening
from tests.sheets.office import Office

FIRST_ROUND, FIRST_PLAYER = 3, 3
WRITERS = {"ods": write_ods, "xlsx": write_xlsx}
READERS = {"ods": read_ods, "xlsx": read_xlsx}


OTHER_SIZES = {"de": (2, 18), "sv": (10, 26), "el": (14, 20), "en": (3, 0)}
"""Players and written rounds of one more sheet in every language."""


class Case(NamedTuple):
    """A sheet in a file format."""

    sheet: Sheet
    kind: str


def cases() -> dict[str, Case]:
    """Sheets of all sizes and languages, empty, half full and full, and by every scoring."""
    sheets = {
        f"{language}-{players}": evening(players, rounds, language, seed)
        for seed, language in enumerate(LANGUAGES)
        for players, rounds in ((7, 11), OTHER_SIZES[language])
    }
    sheets["exact-only"] = evening(5, 12, scoring="exact_only")
    sheets["minus"] = evening(5, 12, scoring="minus", max_hand=12)
    sheets["no-hook"] = evening(4, 20, hook=False, seed=5)
    sheets["up-down"] = evening(4, 9, rounds="up_down", one_rounds=1)
    sheets["gaps"] = _with_gaps(evening(4, 3))
    return {f"{name}-{kind}": Case(sheet, kind) for name, sheet in sheets.items() for kind in WRITERS}


def _with_gaps(sheet: Sheet) -> Sheet:
    """The same sheet, but some have not been written yet in the first two lines."""
    first, second, *others = sheet.rows
    rows = (
        dataclasses.replace(first, bids=(None, *first.bids[1:])),
        dataclasses.replace(second, tricks=(second.tricks[0], None, None, None)),
        *others,
    )
    return dataclasses.replace(sheet, rows=rows)


CASES = cases()


@pytest.fixture(scope="module")
def seen(office: Office, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[list[str]]]:
    """What LibreOffice shows of every case, with every value that is stored beside a formula made wrong."""
    folder = tmp_path_factory.mktemp("live")
    files: list[Path] = []
    for name, (sheet, kind) in CASES.items():
        page = live_page(sheet, translator(sheet.language))
        wrong = tuple(dataclasses.replace(cell, value=777) if cell.formula else cell for cell in page.cells)
        files.append(folder / f"{name}.{kind}")
        book = Workbook("wrong", sheet.language, (dataclasses.replace(page, cells=wrong),))
        files[-1].write_bytes(WRITERS[kind](book))
    return office.grids(files, tmp_path_factory.mktemp("seen"))


def shown(value: int | str | None) -> str:
    """A value as LibreOffice writes it into comma-separated text."""
    return "" if value is None else str(value)


def expected_line(sheet: Sheet, number: int) -> list[str]:
    """A line of the live sheet by the engine, without the trump."""
    row, cards, points = sheet.rows[number], sheet.hand_sizes[number], sheet.points(number)
    line = [str(cards), sheet.players[sheet.dealer(number)]]
    for seat in range(len(sheet.players)):
        line += [shown(row.bids[seat]), shown(row.tricks[seat]), shown(points[seat])]
    bids = [bid for bid in row.bids if bid is not None]
    full = len(bids) == len(sheet.players)
    line.append(("!" if sheet.ruleset.hook and sum(bids) == cards else str(sum(bids))) if full else "")
    tricks = [taken for taken in row.tricks if taken is not None]
    line.append("" if len(tricks) < len(sheet.players) else "✓" if sum(tricks) == cards else "!")
    return line


@pytest.mark.parametrize("name", CASES)
def test_every_number_that_libreoffice_computes_is_the_engines(seen: dict[str, list[list[str]]], name: str) -> None:
    sheet, grid = CASES[name].sheet, seen[name]
    lines = [[*line[:2], *line[3:]] for line in grid[FIRST_ROUND : FIRST_ROUND + len(sheet.rows)]]
    assert lines == [expected_line(sheet, number) for number in range(len(sheet.rows))]
    totals = grid[FIRST_ROUND + len(sheet.rows)]
    columns = range(FIRST_PLAYER, FIRST_PLAYER + 3 * len(sheet.players), 3)
    assert [totals[column] for column in columns] == list(map(str, sheet.totals()))
    assert "777" not in {value for line in grid for value in line}


@pytest.fixture(scope="module")
def marked(office: Office, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[list[str]]]:
    """What LibreOffice shows of lines that nobody may write."""
    sheet = evening(3, 0)
    impossible = [
        Row((4, 3, 2), (3, 3, 3)),
        Row((9, 0, 0), (9, 0, 0)),
        Row((1, 1, 1), (-1, 4, 4)),
        Row((-1, 4, 4), (2, 2, 2)),
        Row((1, 1, 1), (2, 2, 2)),
    ]
    sheet = dataclasses.replace(sheet, rows=(*impossible, *sheet.rows[len(impossible) :]))
    folder = tmp_path_factory.mktemp("impossible")
    files = []
    for kind, write in WRITERS.items():
        files.append(folder / f"{kind}.{kind}")
        files[-1].write_bytes(write(Workbook("x", "de", (live_page(sheet, translator("de")),))))
    return office.grids(files, tmp_path_factory.mktemp("marked"))


@pytest.mark.parametrize("kind", WRITERS)
def test_sums_that_cannot_be_are_marked(marked: dict[str, list[list[str]]], kind: str) -> None:
    lines = marked[kind][FIRST_ROUND : FIRST_ROUND + 6]
    checks = [tuple(line[-2:]) for line in lines]
    assert checks == [("!", "✓"), ("!", "!"), ("3", "!"), ("!", "✓"), ("3", "!"), ("", "")]


@pytest.mark.parametrize("name", CASES)
def test_the_values_beside_the_formulas_are_the_engines(name: str) -> None:
    sheet, kind = CASES[name]
    grid = next(iter(READERS[kind](export(sheet, kind)).values()))
    width = FIRST_PLAYER + 3 * len(sheet.players) + 2
    for number in range(len(sheet.rows)):
        values = [int(value) if isinstance(value, float) else value for value in grid[FIRST_ROUND + number][:width]]
        assert [shown(value) for value in [*values[:2], *values[3:]]] == expected_line(sheet, number)
    totals = grid[FIRST_ROUND + len(sheet.rows)][FIRST_PLAYER::3][: len(sheet.players)]
    assert totals == list(sheet.totals())


FUNCTIONS = {"SUM", "IF", "COUNT", "AND", "OR"}


@pytest.mark.parametrize("name", CASES)
def test_formulas_use_only_what_every_spreadsheet_knows(name: str) -> None:
    sheet = CASES[name].sheet
    formulas = [cell.formula for cell in live_page(sheet, translator(sheet.language)).cells if cell.formula]
    assert formulas
    assert {function for formula in formulas for function in re.findall(r"([A-Z]+)\(", formula)} <= FUNCTIONS
