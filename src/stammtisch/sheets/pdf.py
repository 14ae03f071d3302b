"""The paper sheet as PDF, set by Typst with the fonts that Typst brings along."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import typst

from stammtisch.i18n import Translator
from stammtisch.sheets import paper as measures
from stammtisch.sheets.paper import Paper, over_or_under
from stammtisch.sheets.texts import title

TEMPLATE = "schwarze_sau.typ"


def write_pdf(paper: Paper, words: Translator) -> bytes:
    """Return the page as PDF, tagged for screen readers, the same bytes for the same sheet."""
    template = (resources.files("stammtisch.sheets") / TEMPLATE).read_bytes()
    data = json.dumps(_data(paper, words), ensure_ascii=False)
    # System fonts stay in reach, for names in scripts that Typst's own fonts do not have. Where none has them either,
    # an empty box is printed; the archive formats (PDF/A) would refuse the whole sheet for such a name.
    return bytes(typst.compile(template, format="pdf", sys_inputs={"sheet": data}, timestamp=0))


def _data(paper: Paper, words: Translator) -> dict[str, Any]:
    sheet = paper.sheet
    begun = any(not row.empty for row in sheet.rows)
    return {
        "language": sheet.language,
        "title": title(sheet, words),
        "heading": words.t("sheet-title"),
        "day": sheet.day,
        "names": list(sheet.players),
        "labels": {
            "day": words.t("sheet-day"),
            "cards": words.t("sheet-cards"),
            "trump": words.t("sheet-trump"),
            "bid": words.t("sheet-bid-short"),
            "points": words.t("sheet-points-short"),
            "sum": f"Σ {words.t('sheet-bid-short')}",
            "total": words.t("sheet-total"),
        },
        "lines": [_line(paper, number, words) for number in range(len(paper.lines))],
        "totals": [str(total) if begun else "" for total in sheet.totals()],
        "notes": list(paper.notes),
        "landscape": paper.landscape,
        "line_height": paper.line_height,
        "player_width": paper.player_width,
        "bid_width": paper.bid_width,
        "cards_width": measures.CARDS_WIDTH,
        "trump_width": measures.TRUMP_WIDTH,
        "sum_width": measures.SUM_WIDTH,
        "head_heights": list(measures.HEAD_HEIGHTS),
        "total_height": measures.TOTAL_HEIGHT,
    }


def _line(paper: Paper, number: int, words: Translator) -> dict[str, Any]:
    line, sheet = paper.lines[number], paper.sheet
    row, points, running = sheet.rows[number], sheet.points(number), sheet.totals(number + 1)
    return {
        "cards": line.cards,
        "dealer": line.dealer,
        "hint": line.hint,
        "trump": words.t(f"suit-{row.trump}") if row.trump else "",
        "sum": over_or_under(sheet, number),
        "entries": [
            {
                "bid": "" if row.bids[seat] is None else str(row.bids[seat]),
                "points": "" if points[seat] is None else str(points[seat]).replace("-", "−"),
                "exact": points[seat] is not None and row.bids[seat] == row.tricks[seat],
                "running": str(running[seat]).replace("-", "−"),
            }
            for seat in range(len(sheet.players))
        ],
    }
