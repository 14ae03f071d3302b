"""Ramsch: all have passed, everybody plays for himself, and whoever takes most Augen pays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from stammtisch.cards import Card, Deck, Order
from stammtisch.schafkopf.contracts.orders import OBER, UNTER, herz_order


@dataclass(frozen=True, slots=True)
class Ramsch:
    """Trumps are those of a Sauspiel; ``stichzwang``: whoever can take the trick must (rulebook 13.7)."""

    stichzwang: bool = False
    tout: ClassVar[bool] = False
    heads: ClassVar[tuple[Card, ...]] = OBER + UNTER
    first_heads: ClassVar[tuple[Card, ...]] = OBER
    coloured: ClassVar[bool] = True
    partnered: ClassVar[bool] = False

    def order(self, deck: Deck) -> Order:
        """Return what is trump and what beats what."""
        return herz_order(deck)
