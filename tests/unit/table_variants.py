"""Rounds of the variants that tests look at: a Hochzeit, a Muss-Spiel, a Schieber."""

from __future__ import annotations

from typing import Any

from stammtisch.cards import Card, Hand
from stammtisch.cards.deal import Deal
from stammtisch.schafkopf.phases import Round
from tests.unit.situations import after, few, opened

PASSES = ("0 pass", "1 pass", "2 pass", "3 pass")

OFFERER = "HU EA EZ G9 GK S7 S8 E9"
TRUMPS_ONLY = "EO GO HO SO EU GU SU HA"
HOCHZEIT = few(OFFERER, "HZ HK H9 H8 H7 GA GZ SA", TRUMPS_ONLY, "EK E8 E7 G8 G7 SZ SK S9")
"""Seat 0 has one trump; seat 2 has nothing else and could give nothing back."""


def hochzeit(dealer: int = 3, **settings: Any) -> Round:
    """Open a round in which seat 0 may offer a Hochzeit."""
    deal = HOCHZEIT._replace(dealer=dealer)
    return opened(deal, **{"ladder": ["hochzeit", "sauspiel", "solo"]} | settings)


GESPERRT = few(
    "EO EA E9 GA GK HA H9 HK", "GO HO SO EU GU HU SU SA", "EZ EK E8 E7 GZ G9 G8 G7", "HZ H8 H7 SZ SK S9 S8 S7"
)
"""Seat 0 has the Eichel-Ober and can call nothing: two aces are its own, and of Schellen it has none."""


def muss(deal: Deal = GESPERRT, **settings: Any) -> Round:
    """Let everybody pass where the holder of the Eichel-Ober must play."""
    return after(opened(deal, passout="muss", **settings), *PASSES)


SCHIEBER = few("EU EA EZ EK E9 E8 E7 GA", "GU GZ GK G9 G8 G7 HA HZ", "HU HO HK H9 H8 H7 SA SZ", "SO SU SK S9 S8 S7")


def schieber(**settings: Any) -> Round:
    """Open a Schieber: the dealer, seat 3, has two cards less."""
    return opened(SCHIEBER, schieber="always", **settings)


def holds(mask: int, codes: str) -> bool:
    """Say whether a hand, given as bits, is exactly these cards."""
    return mask == Hand.of(Card.read(code) for code in codes.split()).mask
