"""Farbgeier: one against three, the four Ober are trumps and a suit of the declarer's choice below them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from stammtisch.cards import Card, Deck, Order, Suit
from stammtisch.schafkopf.contracts.orders import OBER, order_with


@dataclass(frozen=True, slots=True)
class Farbgeier:
    """Trumps are the four Ober and the chosen suit with its Unter. As Tout: all tricks (rulebook 13.1)."""

    suit: Suit
    tout: bool = False
    heads: ClassVar[tuple[Card, ...]] = OBER
    first_heads: ClassVar[tuple[Card, ...]] = OBER
    coloured: ClassVar[bool] = True
    partnered: ClassVar[bool] = False
    stichzwang: ClassVar[bool] = False

    def order(self, deck: Deck) -> Order:
        """Return what is trump and what beats what."""
        return _order(deck, self.suit)


@cache
def _order(deck: Deck, suit: Suit) -> Order:
    return order_with(deck, OBER, suit)
