"""Write tests/vectors/sheets.json: what the page computes without the server, as the server's rules say it.

``--check`` writes nothing and fails when the file is not what the rules say.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from stammtisch.i18n import LANGUAGES, translator
from stammtisch.schwarzesau.bidding import barred_bid
from stammtisch.schwarzesau.ruleset import CHOICES, FEWEST, MOST, dealer_of, hand_sizes, packs_for, read_ruleset
from stammtisch.schwarzesau.scoring import score, winners
from stammtisch.sheets.csv_file import write_csv
from stammtisch.sheets.entries import barred, barred_bid_of, next_bidder, open_row
from stammtisch.sheets.faults import SheetRefused
from stammtisch.sheets.journal import Entry, Journal
from stammtisch.sheets.model import SUITS, Sheet, open_sheet
from stammtisch.sheets.record import sheet_record
from stammtisch.table.names import BadName, clean_name

TARGET = Path(__file__).parent.parent / "tests" / "vectors" / "sheets.json"

NAMES = ("Åsa", "Λένα", "=1+1", "Vroni; die Zweite", "-", "@Sepp", "", '"Bo"', "Γιώργος", "+49", "Zenzi", "Ö", "x", "y")

RULES: tuple[dict[str, Any], ...] = (
    {},
    {"hook": False, "scoring": "minus"},
    {"max_hand": 3, "scoring": "exact_only", "one_rounds": 1, "tie_break": "exact_bids"},
    {"max_hand": 4, "rounds": "up_down", "bid_style": "hidden"},
    {"max_hand": 12, "rounds": "down_only"},
)

NAME_CASES = (
    *("Åsa", "  Λένα  Μαρία ", "", " \t ", "x" * 24, "x" * 25, "x" * 200, "\u202eevil", "a\u0000b\u0007", "\u200b"),
    *("<b>x</b>", "=1+1", "e\u0301", "a\u0301\u0301\u0301\u0301", "\u0301a", "\u3164", "\ufeff", "a\u2028b", "👩‍👩‍👧"),
    *("x" * 39 + "\u0000" + "y" * 30, "\u202e" * 50, "ab\u00a0cd"),
)


def document() -> dict[str, Any]:
    """Return all vectors."""
    return {
        "rounds": [
            _rounds(*case) for case in itertools.product((2, 3, 7, 14), (2, 9, 12), CHOICES["rounds"], ("n", 1))
        ],
        "packs": [
            [players, hand, packs_for(players, hand)] for players in range(FEWEST, MOST + 1) for hand in (2, 9, 12)
        ],
        "dealers": [[players, 1, row, dealer_of(players, 1, row)] for players in (2, 3, 14) for row in (0, 1, 25)],
        "barred": [
            [cards, list(previous), hook, barred_bid(cards, previous, True, hook)]
            for cards in (1, 2, 9)
            for previous in ((), (0,), (1,), (1, 1), (4, 4), (9, 9))
            for hook in (True, False)
        ],
        "points": [
            [bid, tricks, scoring, score(bid, tricks, str(scoring))]
            for bid in (0, 1, 3)
            for tricks in (0, 1, 3)
            for scoring in CHOICES["scoring"]
        ],
        "winners": [
            [totals, exact, tie_break, winners(totals, exact, str(tie_break))]
            for totals, exact in (([3, 5, 5], [0, 1, 2]), ([7, 7], [2, 2]), ([-1, -4, -1], [1, 0, 0]))
            for tie_break in CHOICES["tie_break"]
        ],
        "rules": [[wishes, _rules(wishes)] for wishes in RULES],
        "names": [_name(text) for text in NAME_CASES],
        "journals": [
            _journal(players, rules, seed)
            for seed, (players, rules) in enumerate(
                [(3, RULES[0]), (2, RULES[1]), (5, RULES[2]), (3, RULES[3]), (14, RULES[4]), (4, RULES[2])]
            )
        ],
    }


def _rounds(players: int, max_hand: int, rounds: Any, ones: Any) -> dict[str, Any]:
    sizes = hand_sizes(players, max_hand, rounds, players if ones == "n" else 1)
    wish = {"max_hand": max_hand, "rounds": rounds, "one_rounds": ones}
    return {"players": players, "rules": wish, "hand_sizes": list(sizes)}


def _rules(wishes: dict[str, Any]) -> dict[str, Any]:
    record = read_ruleset({**wishes, "players": 4}).record()
    return {name: value for name, value in record.items() if name not in ("preset", "players")}


def _name(text: str) -> dict[str, Any]:
    try:
        return {"text": text, "name": clean_name(text) if text.strip() else ""}
    except BadName as error:
        return {"text": text, "refusal": error.refusal.record()}


def _journal(players: int, rules: dict[str, Any], seed: int) -> dict[str, Any]:
    """Return an evening as somebody clumsy writes it down: half of what is tried is refused."""
    source = random.Random(seed)
    names = [*NAMES[seed:], *NAMES][:players]
    sheet = open_sheet(names, rules, seed % players, language=LANGUAGES[seed % 4], day="2026-03-07", ident=f"s{seed}")
    numbers = itertools.count()
    tried: list[dict[str, Any]] = []
    journal = _try(Journal(), {"kind": "begin", "sheet": sheet_record(sheet)}, next(numbers), tried)
    while open_row(journal.sheet) is not None and len(tried) < 260:
        change = _good(journal.sheet, source) if source.random() < 0.65 else _clumsy(journal.sheet, source)
        journal = _try(journal, change, next(numbers), tried)
    return {"tried": tried, "result": _result(journal.sheet)}


def _try(journal: Journal, change: dict[str, Any], number: int, tried: list[dict[str, Any]]) -> Journal:
    record = {"id": f"e{number}", "at": f"2026-03-07T20:{number % 60:02d}:00Z", "by": "Vroni", "change": change}
    entry = msgspec.convert(record, Entry)
    try:
        journal = journal.written(entry)
    except SheetRefused as error:
        tried.append({"entry": record, "refusal": error.faults[0].refusal.record()})
        return journal
    tried.append({"entry": record, "refusal": None})
    return journal


def _good(sheet: Sheet, source: random.Random) -> dict[str, Any]:
    row = open_row(sheet)
    assert row is not None
    if sheet.rows[row].trump is None and source.random() < 0.5:
        return {"kind": "trump", "row": row, "suit": source.choice(SUITS)}
    seat = next_bidder(sheet, row)
    cards = sheet.hand_sizes[row]
    if seat is not None:
        fits = [bid for bid in range(cards + 1) if seat != sheet.dealer(row) or bid != barred(sheet, row)]
        return {"kind": "bid", "row": row, "seat": seat, "bid": source.choice(fits[: 2 + cards // 2])}
    return {"kind": "tricks", "row": row, "tricks": _split(cards, len(sheet.players), source)}


def _split(cards: int, players: int, source: random.Random) -> list[int]:
    tricks = [0] * players
    for _ in range(cards):
        tricks[source.randrange(players)] += 1
    return tricks


def _clumsy(sheet: Sheet, source: random.Random) -> dict[str, Any]:
    """Return something that may or may not be possible."""
    players, last = len(sheet.players), open_row(sheet) or 0
    row, seat = source.randint(-1, last + 1), source.randint(-1, players)
    cards = sheet.hand_sizes[min(max(row, 0), len(sheet.rows) - 1)]
    written = sheet.rows[min(max(row, 0), len(sheet.rows) - 1)]
    forbidden = barred(sheet, last)
    if next_bidder(sheet, last) == sheet.dealer(last) and forbidden is not None and source.random() < 0.7:
        return {"kind": "bid", "row": last, "seat": sheet.dealer(last), "bid": forbidden}
    if next_bidder(sheet, last) is None and source.random() < 0.5:
        return {"kind": "tricks", "row": last, "tricks": _split(sheet.hand_sizes[last], players + 1, source)}
    kind = source.choice(("bid", "bid", "tricks", "trump", "correct", "correct", "correct", "rename", "dealer", "undo"))
    match kind:
        case "bid":
            return {"kind": kind, "row": last, "seat": seat, "bid": source.randint(-1, cards + 1)}
        case "tricks":
            taken = _split(cards + source.choice((0, 0, 1)), players + source.choice((0, 0, 1)), source)
            taken[0] -= source.choice((0, 0, 0, 20))
            return {"kind": kind, "row": source.choice((last, row)), "tricks": taken}
        case "trump":
            return {"kind": kind, "row": source.choice((last, row)), "suit": source.choice((*SUITS, "X", "="))}
        case "correct":
            bids = [source.choice((bid, bid, 1)) for bid in written.bids]
            tricks: list[int | None] = (
                [*_split(cards, players, source)] if None not in written.tricks else list(written.tricks)
            )
            tricks[-1:] = source.choice((tricks[-1:], tricks[-1:], [], [cards]))
            return {
                "kind": kind,
                "row": row,
                "bids": bids,
                "tricks": tricks,
                "trump": source.choice((None, "E", "E", "?")),
            }
        case "rename":
            return {"kind": kind, "seat": seat, "name": source.choice(("Resi", " ", "x" * 30, "\u202e=2", "Ann"))}
        case "dealer":
            return {"kind": kind, "seat": seat if source.random() < 0.3 else players}
    return {"kind": "undo"}


def _result(sheet: Sheet) -> dict[str, Any]:
    row = open_row(sheet)
    rows = range(len(sheet.rows))
    return {
        "record": sheet_record(sheet),
        "points": [list(sheet.points(number)) for number in rows],
        "totals": list(sheet.totals()),
        "exact": list(sheet.exact()),
        "winners": sheet.winners(),
        "barred_rows": [number for number in rows if barred_bid_of(sheet, number)],
        "open_row": row,
        "next_bidder": None if row is None else next_bidder(sheet, row),
        "barred": None if row is None else barred(sheet, row),
        "csv": write_csv(sheet, translator(sheet.language)).decode(),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Write or check the file; the exit status is 1 when a check finds it out of date."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="write nothing, fail when the file is out of date")
    check = parser.parse_args(arguments).check
    parts = ",\n".join(f"{json.dumps(name)}: {_lines(part)}" for name, part in document().items())
    text = f"{{\n{parts}\n}}\n"
    if not check:
        TARGET.write_text(text, "utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text("utf-8") == text:
        return 0
    print(f"{TARGET} is out of date: run `python tools/{Path(__file__).name}` and commit it", file=sys.stderr)
    return 1


def _lines(part: list[Any]) -> str:
    lines = (json.dumps(case, ensure_ascii=False, separators=(",", ":")) for case in part)
    return "[\n" + ",\n".join(lines) + "\n]"


if __name__ == "__main__":
    sys.exit(main())
