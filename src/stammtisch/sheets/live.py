"""The live sheet: bid and tricks are typed in, points, totals and checks compute themselves (rulebook 7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from stammtisch.game import Seat
from stammtisch.i18n import Translator
from stammtisch.sheets import formulas
from stammtisch.sheets.model import SUITS, Sheet
from stammtisch.sheets.page import (
    ALARM,
    BARE,
    DEALER,
    EDGE,
    FAINT,
    GREEN,
    HEAD,
    ONES,
    RED,
    Allowed,
    Cell,
    Look,
    Mark,
    Page,
    name_size,
    place,
)
from stammtisch.sheets.texts import legend, title

TITLE_ROW, NAME_ROW, LABEL_ROW, FIRST_ROUND = range(4)
CARDS, DEALER_NAME, TRUMP, FIRST_PLAYER = range(4)
EACH = 3
"""Columns of a player: bid, tricks, points."""

PLAYER_WIDTHS = (7.5, 7.5, 9.5)
NAME_HEIGHT = 10.5


@dataclass(frozen=True, slots=True)
class Places:
    """Where things stand in the live sheet of so many players and rounds."""

    players: int
    rounds: int

    def bid(self, seat: Seat) -> int:
        """Return the column of a player's bids; tricks and points follow."""
        return FIRST_PLAYER + EACH * seat

    @property
    def bid_sum(self) -> int:
        """Return the column with the sum of bids; the check of the tricks follows."""
        return self.bid(self.players)

    @property
    def columns(self) -> int:
        """Return how many columns there are."""
        return self.bid_sum + 2

    @property
    def total_row(self) -> int:
        """Return the row of the totals; the explanation follows."""
        return FIRST_ROUND + self.rounds


def live_page(sheet: Sheet, words: Translator) -> Page:
    """Return the live sheet with everything entered so far."""
    places = Places(len(sheet.players), len(sheet.rows))
    cells = [
        *_head(sheet, words, places),
        *(cell for number in range(places.rounds) for cell in _round(sheet, words, places, number)),
        *_foot(sheet, words, places),
    ]
    return Page(
        name=words.t("sheet-page-live"),
        widths=(12, 28, 19, *PLAYER_WIDTHS * places.players, 11, 11),
        heights=(10, NAME_HEIGHT, 6.5, *(6.2,) * places.rounds, 9, 6.5, 6.5),
        cells=tuple(cells),
        head=(NAME_ROW, LABEL_ROW + 1),
        frozen=(FIRST_ROUND, FIRST_PLAYER),
        marks=_marks(places),
    )


def _head(sheet: Sheet, words: Translator, places: Places) -> Iterator[Cell]:
    yield Cell(TITLE_ROW, 0, title(sheet, words), replace(BARE, size=15, bold=True, ink=GREEN), columns=places.columns)
    head = Look(fill=HEAD, bold=True, bottom=EDGE, size=9)
    name = Look(bold=True, open=True, wrap=True, top=EDGE, left=EDGE, right=EDGE)
    yield Cell(NAME_ROW, 0, "", replace(BARE, right=EDGE), columns=FIRST_PLAYER)
    for column, label in enumerate(("sheet-cards", "sheet-deals", "sheet-trump")):
        yield Cell(LABEL_ROW, column, words.t(label), replace(head, top=EDGE, left=0.5 if column else EDGE))
    for seat, player in enumerate(sheet.players):
        yield Cell(
            NAME_ROW,
            places.bid(seat),
            player,
            replace(name, size=name_size(player, sum(PLAYER_WIDTHS), NAME_HEIGHT)),
            columns=EACH,
        )
        for extra, label in enumerate(("sheet-bid-short", "sheet-tricks-short", "sheet-points-short")):
            edges = replace(head, left=EDGE if extra == 0 else 0.5, right=EDGE if extra == EACH - 1 else 0.5)
            yield Cell(LABEL_ROW, places.bid(seat) + extra, words.t(label), edges)
    yield Cell(NAME_ROW, places.bid_sum, "", replace(BARE, left=EDGE), columns=2)
    sums = (f"Σ {words.t('sheet-bid-short')}", f"Σ {words.t('sheet-tricks-short')}")
    for extra, label in enumerate(sums):
        yield Cell(LABEL_ROW, places.bid_sum + extra, label, replace(head, top=EDGE, right=EDGE if extra else 0.5))


def _round(sheet: Sheet, words: Translator, places: Places, number: int) -> Iterator[Cell]:
    row, line, cards = FIRST_ROUND + number, sheet.rows[number], sheet.hand_sizes[number]
    dealer = sheet.dealer(number)
    fill = ONES if cards == 1 else ""
    plain = Look(fill=fill)
    yield Cell(row, CARDS, cards, replace(plain, bold=True, left=EDGE))
    name = formulas.name_of(place(NAME_ROW, places.bid(dealer), "row"))
    yield Cell(row, DEALER_NAME, sheet.players[dealer], replace(plain, size=9, ink=FAINT, shrink=True), formula=name)
    suits = tuple(words.t(f"suit-{suit}") for suit in SUITS)
    trump = words.t(f"suit-{line.trump}") if line.trump else None
    allowed = Allowed(words.t("sheet-allowed-suit", suits=", ".join(suits)), choices=suits)
    yield Cell(row, TRUMP, trump, replace(plain, size=9, open=True), allowed=allowed)
    for seat, points in enumerate(sheet.points(number)):
        look = replace(plain, fill=DEALER if seat == dealer else fill)
        yield from _entries(sheet, words, places, (number, seat), points, look)
    cell = place(row, CARDS, "column")
    bids = [place(row, places.bid(seat)) for seat in range(places.players)]
    tricks = [place(row, places.bid(seat) + 1) for seat in range(places.players)]
    rule = formulas.bid_sum(cell, bids, sheet.ruleset.hook)
    yield Cell(row, places.bid_sum, formulas.bid_sum_value(sheet, number), plain, formula=rule)
    check = formulas.trick_check(cell, tricks)
    value = formulas.trick_check_value(sheet, number)
    yield Cell(row, places.bid_sum + 1, value, replace(plain, right=EDGE), formula=check)


def _entries(
    sheet: Sheet, words: Translator, places: Places, entry: tuple[int, Seat], points: int | None, look: Look
) -> Iterator[Cell]:
    """Give the three cells of one player in one round."""
    number, seat = entry
    row, column, line = FIRST_ROUND + number, places.bid(seat), sheet.rows[number]
    most = sheet.hand_sizes[number]
    allowed = Allowed(words.t("sheet-allowed-number", most=most), most=most)
    typed = replace(look, open=True)
    yield Cell(row, column, line.bids[seat], replace(typed, left=EDGE), allowed=allowed)
    yield Cell(row, column + 1, line.tricks[seat], typed, allowed=allowed)
    formula = formulas.points(place(row, column), place(row, column + 1), sheet.ruleset.scoring)
    value = "" if points is None else points
    yield Cell(row, column + 2, value, replace(look, right=EDGE), formula=formula)


def _foot(sheet: Sheet, words: Translator, places: Places) -> Iterator[Cell]:
    row = places.total_row
    look = Look(fill=HEAD, bold=True, size=12, top=EDGE, bottom=EDGE, left=EDGE, right=EDGE)
    yield Cell(row, 0, words.t("sheet-total"), replace(look, align="right", size=11), columns=FIRST_PLAYER)
    for seat, points in enumerate(sheet.totals()):
        column = places.bid(seat)
        sum_ = formulas.total(place(FIRST_ROUND, column + 2), place(row - 1, column + 2))
        yield Cell(row, column, points, look, formula=sum_, columns=EACH)
    yield Cell(row, places.bid_sum, "", replace(BARE, left=EDGE), columns=2)
    note = replace(BARE, size=8, ink=FAINT, wrap=True)
    for extra, text in enumerate(legend(sheet, words)):
        yield Cell(row + 1 + extra, 0, text, note, columns=places.columns)


def _marks(places: Places) -> tuple[Mark, ...]:
    """Return what stands out: sums that must not be, and the points of exact bids."""
    rows = range(FIRST_ROUND, places.total_row)
    checks = tuple((row, places.bid_sum + extra) for row in rows for extra in (0, 1))
    alarm = Mark(checks, f'{place(FIRST_ROUND, places.bid_sum)}="!"', RED, ALARM)
    points = tuple((row, places.bid(seat) + 2) for row in rows for seat in range(places.players))
    bid, tricks = place(FIRST_ROUND, FIRST_PLAYER), place(FIRST_ROUND, FIRST_PLAYER + 1)
    return alarm, Mark(points, f"AND(COUNT({bid}:{tricks})=2,{bid}={tricks})", GREEN)
