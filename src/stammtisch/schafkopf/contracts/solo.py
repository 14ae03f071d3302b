"""Solo: one against three with a trump suit of the declarer's choice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from stammtisch.cards import Card, Deck, Order, Suit
from stammtisch.schafkopf.contracts.orders import OBER, UNTER, order_with


@dataclass(frozen=True, slots=True)
class Solo:
    """Trumps are all Ober, all Unter and the chosen suit. As Tout: all tricks (rulebook 4.1, 4.2)."""

    suit: Suit
    tout: bool = False
    heads: ClassVar[tuple[Card, ...]] = OBER + UNTER
    first_heads: ClassVar[tuple[Card, ...]] = OBER
    coloured: ClassVar[bool] = True
    partnered: ClassVar[bool] = False
    stichzwang: ClassVar[bool] = False

    def order(self, deck: Deck) -> Order:
        """Return what is trump and what beats what."""
        return _order(deck, self.suit)


@cache
def _order(deck: Deck, suit: Suit) -> Order:
    return order_with(deck, OBER + UNTER, suit)
