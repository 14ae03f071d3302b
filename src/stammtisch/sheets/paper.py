"""The sheet as paper: a box for the bid and one for the points, a line a round, one page of A4 (rulebook 7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from stammtisch.game import Refusal, Seat
from stammtisch.i18n import Translator
from stammtisch.sheets.faults import refused
from stammtisch.sheets.model import Sheet, open_sheet
from stammtisch.sheets.page import BARE, DEALER, EDGE, FAINT, GREEN, HEAD, ONES, Cell, Look, Page, name_size
from stammtisch.sheets.texts import BID, POINTS, letters, rules, title

CLASSIC = (7, 10)
"""The most players of the two classic blanks."""

MANY = 7
"""More players than this lie across the page."""

LONG, SHORT = 277.0, 190.0
"""Millimetres of A4 within its margins of 10."""

HEAD_HEIGHTS = (13.0, 12.0, 5.0)
TOTAL_HEIGHT, NOTE_HEIGHT = 10.0, 7.5
TALLEST, LOWEST = 9.8, 4.5
CARDS_WIDTH, TRUMP_WIDTH, SUM_WIDTH = 12.0, 14.0, 12.0
WIDEST_PLAYER = 34.0


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the paper; ``hint`` says on a classic blank from how many players on the line is needed."""

    cards: int
    dealer: Seat
    hint: str


@dataclass(frozen=True, slots=True)
class Paper:
    """What stands on the page, and its measures in millimetres."""

    sheet: Sheet
    lines: tuple[Line, ...]
    landscape: bool
    line_height: float
    player_width: float
    bid_width: float
    notes: tuple[str, ...]


def paper_of(sheet: Sheet, words: Translator) -> Paper:
    """Return the paper of exactly these players, with whatever is written already."""
    lines = tuple(Line(cards, sheet.dealer(number), "") for number, cards in enumerate(sheet.hand_sizes))
    explanation = _explanation(words, words.t("sheet-legend-dealer"))
    if any(not row.empty for row in sheet.rows):
        explanation += f" · {words.t('sheet-legend-running')}"
    return _measured(sheet, lines, (explanation, rules(sheet, words)))


def classic_paper(most: int, names: Sequence[str], language: str, words: Translator) -> Paper:
    """Return one of the two classic blanks, up to 7 or up to 10 players; spare columns stay empty.

    :raises SheetRefused: when there are more names than columns, or one that cannot be read.
    """
    if len(names) > most:
        raise refused(Refusal("NAMES_DO_NOT_FIT", "7.2", {"names": len(names), "players": most}))
    players = [*names, *[""] * (most - len(names))]
    sheet = open_sheet(players, {}, language=language)
    lines: list[Line] = []
    ones = 0
    for number, cards in enumerate(sheet.hand_sizes):
        ones += cards == 1
        spare = cards == 1 and ones > 3
        hint = words.t("sheet-from-players", players=ones) if spare else ""
        lines.append(Line(cards, sheet.dealer(number), hint))
    dealer = words.t("sheet-legend-dealer-of", players=most)
    return _measured(sheet, tuple(lines), (_explanation(words, dealer), _classic_rules(words)))


def _explanation(words: Translator, dealer: str) -> str:
    return f"{letters(words, BID, POINTS)} · {dealer} · {words.t('sheet-legend-sum')}"


def _classic_rules(words: Translator) -> str:
    """Return the rules without the number of packs, which depends on how many play."""
    return f"{words.t('sheet-rule-points')} {words.t('sheet-rule-hook')} {words.t('sheet-rule-packs-list')}"


def _measured(sheet: Sheet, lines: tuple[Line, ...], notes: tuple[str, ...]) -> Paper:
    players = len(sheet.players)
    around = sum(HEAD_HEIGHTS) + TOTAL_HEIGHT + NOTE_HEIGHT * len(notes)
    landscape = players > MANY and (SHORT - around) / len(lines) >= LOWEST
    width, height = (LONG, SHORT) if landscape else (SHORT, LONG)
    player = min((width - CARDS_WIDTH - TRUMP_WIDTH - SUM_WIDTH) / players, WIDEST_PLAYER)
    line = min(TALLEST, (height - around) / len(lines))
    return Paper(sheet, lines, landscape, line, player, min(9.0, player * 0.36), notes)


def paper_page(paper: Paper, words: Translator) -> Page:
    """Return the paper as a page of a spreadsheet, to be printed or filled in."""
    players = len(paper.sheet.players)
    cells = [*_head(paper, words), *_foot(paper, words)]
    for number in range(len(paper.lines)):
        cells += _line(paper, number, words)
    return Page(
        name=words.t("sheet-page-paper"),
        widths=(
            CARDS_WIDTH,
            TRUMP_WIDTH,
            *(paper.bid_width, paper.player_width - paper.bid_width) * players,
            SUM_WIDTH,
        ),
        heights=(
            *HEAD_HEIGHTS,
            *(paper.line_height,) * len(paper.lines),
            TOTAL_HEIGHT,
            *(NOTE_HEIGHT,) * len(paper.notes),
        ),
        cells=tuple(cells),
        landscape=paper.landscape,
        head=(1, len(HEAD_HEIGHTS)),
    )


def _head(paper: Paper, words: Translator) -> Iterator[Cell]:
    names = paper.sheet.players
    last = 2 + 2 * len(names)
    day = "" if paper.sheet.day else f"{words.t('sheet-day')}: ____________"
    heading = replace(BARE, size=16, bold=True, ink=GREEN)
    left = last - min(5, len(names))
    yield Cell(0, 0, title(paper.sheet, words), heading, columns=left)
    yield Cell(0, left, day, replace(BARE, align="right"), columns=last - left + 1)
    label = Look(fill=HEAD, size=7.5, bottom=EDGE)
    yield Cell(1, 0, "", replace(BARE, right=EDGE), columns=2)
    yield Cell(2, 0, words.t("sheet-cards"), replace(label, top=EDGE, left=EDGE))
    yield Cell(2, 1, words.t("sheet-trump"), replace(label, top=EDGE, right=EDGE))
    for seat, name in enumerate(names):
        size = name_size(name, paper.player_width, HEAD_HEIGHTS[1])
        look = Look(bold=True, wrap=True, size=size, top=EDGE, left=EDGE, right=EDGE)
        yield Cell(1, 2 + 2 * seat, name, look, columns=2)
        yield Cell(2, 2 + 2 * seat, words.t("sheet-bid-short"), replace(label, left=EDGE))
        yield Cell(2, 3 + 2 * seat, words.t("sheet-points-short"), replace(label, right=EDGE))
    yield Cell(1, last, "", replace(BARE, left=EDGE))
    yield Cell(2, last, f"Σ {words.t('sheet-bid-short')}", replace(label, top=EDGE, left=EDGE, right=EDGE))


def _line(paper: Paper, number: int, words: Translator) -> Iterator[Cell]:
    line, row = paper.lines[number], number + len(HEAD_HEIGHTS)
    written, points = paper.sheet.rows[number], paper.sheet.points(number)
    plain = Look(fill=ONES if line.cards == 1 else "")
    yield Cell(row, 0, line.cards, replace(plain, bold=True, size=11, left=EDGE))
    trump = words.t(f"suit-{written.trump}") if written.trump else line.hint
    yield Cell(row, 1, trump, replace(plain, size=6.5, ink=FAINT, right=EDGE, wrap=True))
    for seat in range(len(paper.sheet.players)):
        look = replace(plain, fill=DEALER) if seat == line.dealer else plain
        # The dot tells the dealer where backgrounds are not printed.
        dot = "•" if seat == line.dealer and points[seat] is None else None
        yield Cell(row, 2 + 2 * seat, written.bids[seat], replace(look, size=9, left=EDGE))
        value = dot if points[seat] is None else points[seat]
        exact = written.bids[seat] is not None and written.bids[seat] == written.tricks[seat]
        yield Cell(row, 3 + 2 * seat, value, replace(look, bold=exact, align="right" if dot else "center", right=EDGE))
    yield Cell(row, 2 + 2 * len(paper.sheet.players), over_or_under(paper.sheet, number), replace(plain, right=EDGE))


def _foot(paper: Paper, words: Translator) -> Iterator[Cell]:
    row = len(HEAD_HEIGHTS) + len(paper.lines)
    players = len(paper.sheet.players)
    look = Look(fill=HEAD, bold=True, size=13, top=EDGE, bottom=EDGE, left=EDGE, right=EDGE)
    yield Cell(row, 0, words.t("sheet-total"), replace(look, size=10), columns=2)
    begun = any(not line.empty for line in paper.sheet.rows)
    for seat, points in enumerate(paper.sheet.totals()):
        yield Cell(row, 2 + 2 * seat, points if begun else None, look, columns=2)
    yield Cell(row, 2 + 2 * players, "", replace(BARE, top=EDGE))
    for extra, note in enumerate(paper.notes, start=1):
        small = replace(BARE, size=7.5, ink=FAINT, wrap=True)
        yield Cell(row + extra, 0, note, small, columns=3 + 2 * players)


def over_or_under(sheet: Sheet, number: int) -> str:
    """Return by how much the bids go beyond the cards, with its sign; empty until all have announced."""
    bids = [bid for bid in sheet.rows[number].bids if bid is not None]
    if len(bids) < len(sheet.players):
        return ""
    over = sum(bids) - sheet.hand_sizes[number]
    return f"+{over}" if over > 0 else f"−{-over}" if over else "±0"
