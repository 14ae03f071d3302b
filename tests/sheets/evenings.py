"""Evenings of Schwarze Sau as somebody might write them down."""

from __future__ import annotations

import random
from typing import Any

from stammtisch.sheets.entries import barred, enter_bid, enter_tricks, enter_trump, next_bidder
from stammtisch.sheets.model import SUITS, Sheet, open_sheet

NAMES = (
    "Åsa",
    "Λένα",
    "Jörg",
    "Vroni",
    "Κωνσταντίνος",
    "Sepp Maximilian",
    "Östen",
    "Μαρία-Ελένη",
    "Xaver",
    "Γιώργος",
    "Zenzi",
    "Bo",
    "Resi",
    "Wolfgang Amadeus Mozart",
)

LANGUAGES = ("de", "sv", "el", "en")


def evening(players: int, written: int, language: str = "de", seed: int = 1, **rules: Any) -> Sheet:
    """A list of which so many rounds are written; the numbers are random, and hits are not rare."""
    source = random.Random(seed)
    sheet = open_sheet(
        NAMES[:players], rules, source.randrange(players), language=language, day="2026-03-07", ident=f"evening{seed}"
    )
    for number in range(min(written, len(sheet.rows))):
        sheet = enter_trump(sheet, number, source.choice(SUITS))
        sheet = _with_bids(sheet, number, source)
        tricks = [0] * players
        for _ in range(sheet.hand_sizes[number]):
            tricks[source.randrange(players)] += 1
        sheet = enter_tricks(sheet, number, tricks)
    return sheet


def _with_bids(sheet: Sheet, number: int, source: random.Random) -> Sheet:
    cards = sheet.hand_sizes[number]
    while (seat := next_bidder(sheet, number)) is not None:
        fits = list(range(min(cards, 2 + cards // 3) + 1))
        if seat == sheet.dealer(number) and sheet.ruleset.hook:
            fits = [bid for bid in fits if bid != barred(sheet, number)]
        sheet = enter_bid(sheet, number, seat, source.choice(fits))
    return sheet
