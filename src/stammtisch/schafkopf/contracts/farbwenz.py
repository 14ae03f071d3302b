"""Farbwenz: one against three, the four Unter are trumps and a suit of the declarer's choice below them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from stammtisch.cards import Card, Deck, Order, Suit
from stammtisch.schafkopf.contracts.orders import UNTER, order_with


@dataclass(frozen=True, slots=True)
class Farbwenz:
    """Trumps are the four Unter and the chosen suit with its Ober. As Tout: all tricks (rulebook 13.1)."""

    suit: Suit
    tout: bool = False
    heads: ClassVar[tuple[Card, ...]] = UNTER
    first_heads: ClassVar[tuple[Card, ...]] = UNTER
    coloured: ClassVar[bool] = True
    partnered: ClassVar[bool] = False
    stichzwang: ClassVar[bool] = False

    def order(self, deck: Deck) -> Order:
        """Return what is trump and what beats what."""
        return _order(deck, self.suit)


@cache
def _order(deck: Deck, suit: Suit) -> Order:
    return order_with(deck, UNTER, suit)
