"""The formulas of a live sheet, in English with commas; only SUM, IF, COUNT, AND and OR (rulebook 4.2, 6)."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.schwarzesau.scoring import EXACT
from stammtisch.sheets.model import Sheet

BARRED = "!"
WRONG = "!"
RIGHT = "✓"

NOTHING = 0
"""Points of a missed bid where only exact ones count."""


def points(bid: str, tricks: str, scoring: str) -> str:
    """Return the points of one player in one round, empty until bid and tricks are both there."""
    missed = {
        "seed": tricks,
        "exact_only": f"{NOTHING}",
        "minus": f"IF({bid}>{tricks},{tricks}-{bid},{bid}-{tricks})",
    }[scoring]
    return f'IF(COUNT({bid}:{tricks})<2,"",IF({bid}={tricks},{tricks}+{EXACT},{missed}))'


def total(first: str, last: str) -> str:
    """Return the points of one player over all rounds."""
    return f"SUM({first}:{last})"


def bid_sum(cards: str, bids: Sequence[str], hook: bool) -> str:
    """Return the sum of all bids, or a mark when it equals the cards though it must not, or a bid cannot be."""
    wrong = [f"{bid}<0" for bid in bids] + [f"{bid}>{cards}" for bid in bids]
    if hook:
        wrong.insert(0, f"SUM({','.join(bids)})={cards}")
    return _when_full(bids, f'IF(OR({",".join(wrong)}),"{BARRED}",SUM({",".join(bids)}))')


def trick_check(cards: str, tricks: Sequence[str]) -> str:
    """Return whether the tricks of a round are as many as the cards."""
    right = [f"SUM({','.join(tricks)})={cards}"] + [f"{taken}>=0" for taken in tricks]
    return _when_full(tricks, f'IF(AND({",".join(right)}),"{RIGHT}","{WRONG}")')


def name_of(cell: str) -> str:
    """Return the name over a column, empty while there is none."""
    return f'IF({cell}="","",{cell})'


def bid_sum_value(sheet: Sheet, number: int) -> str | int:
    """Return what :func:`bid_sum` shows, computed from the sheet."""
    bids = [bid for bid in sheet.rows[number].bids if bid is not None]
    cards = sheet.hand_sizes[number]
    if len(bids) < len(sheet.players):
        return ""
    wrong = sheet.ruleset.hook and sum(bids) == cards
    return BARRED if wrong or not all(0 <= bid <= cards for bid in bids) else sum(bids)


def trick_check_value(sheet: Sheet, number: int) -> str:
    """Return what :func:`trick_check` shows, computed from the sheet."""
    tricks = [taken for taken in sheet.rows[number].tricks if taken is not None]
    if len(tricks) < len(sheet.players):
        return ""
    return RIGHT if sum(tricks) == sheet.hand_sizes[number] and min(tricks) >= 0 else WRONG


def _when_full(cells: Sequence[str], result: str) -> str:
    return f'IF(COUNT({",".join(cells)})<{len(cells)},"",{result})'
