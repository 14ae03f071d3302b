"""Wenz: one against three, only the four Unter are trumps."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from stammtisch.cards import Card, Deck, Order
from stammtisch.schafkopf.contracts.orders import UNTER, order_with


@dataclass(frozen=True, slots=True)
class Wenz:
    """Trumps are the four Unter, the Ober are plain cards; as Tout: all tricks (rulebook 4.1, 4.3)."""

    tout: bool = False
    heads: ClassVar[tuple[Card, ...]] = UNTER
    first_heads: ClassVar[tuple[Card, ...]] = UNTER
    coloured: ClassVar[bool] = False
    partnered: ClassVar[bool] = False
    stichzwang: ClassVar[bool] = False

    def order(self, deck: Deck) -> Order:
        """Return what is trump and what beats what."""
        return _order(deck)


@cache
def _order(deck: Deck) -> Order:
    return order_with(deck, UNTER, None)
