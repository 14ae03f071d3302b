"""What a spreadsheet carries besides the list: every correction in sight, and the whole sheet in a hidden page."""

from __future__ import annotations

from dataclasses import replace

from stammtisch.i18n import Translator
from stammtisch.sheets.model import Correction, Sheet
from stammtisch.sheets.page import BARE, HEAD, Cell, Look, Page
from stammtisch.sheets.record import FORMAT, write_json

STORE = "stammtisch"
"""The name of the hidden page."""

PIECE = 30_000
"""Characters of the stored text in one cell; a cell takes at most 32,767."""

LINE_HEIGHT = 5.5

LABELS = ("sheet-at", "sheet-by", "sheet-row", "sheet-player", "sheet-what", "sheet-old", "sheet-new")
COLUMNS = {"bid": "sheet-bid", "tricks": "sheet-tricks", "trump": "sheet-trump", "name": "sheet-name"}


def store_page(sheet: Sheet) -> Page:
    """Return the hidden page: its first cell names the version, the cells below hold the sheet as JSON."""
    text = write_json(sheet)
    pieces = [FORMAT, *(text[start : start + PIECE] for start in range(0, len(text), PIECE))]
    cells = tuple(Cell(row, 0, piece, BARE) for row, piece in enumerate(pieces))
    return Page(STORE, (40,), (LINE_HEIGHT,) * len(pieces), cells, hidden=True)


def corrections_page(sheet: Sheet, words: Translator) -> Page:
    """Return the list of everything that was changed after it had been written, the old values kept."""
    head = Look(fill=HEAD, bold=True, size=9)
    cells = [Cell(0, column, words.t(label), head) for column, label in enumerate(LABELS)]
    for row, correction in enumerate(sheet.corrections, start=1):
        look = replace(head, fill="", bold=False)
        cells += [Cell(row, column, value, look) for column, value in enumerate(_values(sheet, correction, words))]
    heights = (LINE_HEIGHT,) * (1 + len(sheet.corrections))
    return Page(
        words.t("sheet-page-corrections"),
        (54, 36, 16, 36, 26, 36, 36),
        heights,
        tuple(cells),
        landscape=True,
        head=(0, 1),
        frozen=(1, 0),
    )


def _values(sheet: Sheet, correction: Correction, words: Translator) -> tuple[str | int | None, ...]:
    seat, row = correction.seat, correction.row
    return (
        correction.at,
        correction.by,
        None if row is None else row + 1,
        None if seat is None else sheet.players[seat],
        words.t(COLUMNS[correction.column]),
        _shown(correction, correction.old, words),
        _shown(correction, correction.new, words),
    )


def _shown(correction: Correction, value: str | int | None, words: Translator) -> str | int | None:
    return words.t(f"suit-{value}") if correction.column == "trump" and value in ("E", "G", "H", "S") else value
