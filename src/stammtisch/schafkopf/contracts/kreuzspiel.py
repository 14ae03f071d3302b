"""Kreuzspiel: all have passed, and Vorhand plays with the player opposite against the other two."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from stammtisch.cards import Card, Deck, Order
from stammtisch.schafkopf.contracts.orders import OBER, UNTER, herz_order


@dataclass(frozen=True, slots=True)
class Kreuzspiel:
    """Trumps, aim and value are those of a Sauspiel; the partners sit opposite each other (rulebook 13.9)."""

    tout: ClassVar[bool] = False
    heads: ClassVar[tuple[Card, ...]] = OBER + UNTER
    first_heads: ClassVar[tuple[Card, ...]] = OBER
    coloured: ClassVar[bool] = True
    partnered: ClassVar[bool] = True
    stichzwang: ClassVar[bool] = False

    def order(self, deck: Deck) -> Order:
        """Return what is trump and what beats what."""
        return herz_order(deck)
