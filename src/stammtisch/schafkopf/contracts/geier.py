"""Geier: one against three, only the four Ober are trumps."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from stammtisch.cards import Card, Deck, Order
from stammtisch.schafkopf.contracts.orders import OBER, order_with


@dataclass(frozen=True, slots=True)
class Geier:
    """Trumps are the four Ober, the Unter are plain cards; as Tout: all tricks (rulebook 4.1, 4.3)."""

    tout: bool = False
    heads: ClassVar[tuple[Card, ...]] = OBER
    first_heads: ClassVar[tuple[Card, ...]] = OBER
    coloured: ClassVar[bool] = False
    partnered: ClassVar[bool] = False
    stichzwang: ClassVar[bool] = False

    def order(self, deck: Deck) -> Order:
        """Return what is trump and what beats what."""
        return _order(deck)


@cache
def _order(deck: Deck) -> Order:
    return order_with(deck, OBER, None)
