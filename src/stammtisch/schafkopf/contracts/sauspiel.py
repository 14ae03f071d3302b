"""Sauspiel: the declarer and the holder of the called ace against the other two."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from stammtisch.cards import Card, Deck, Order, Rank, Suit
from stammtisch.schafkopf.contracts.orders import OBER, UNTER, order_with


@dataclass(frozen=True, slots=True)
class Sauspiel:
    """Trumps are all Ober, all Unter and Herz; the holder of the called ace is the partner (rulebook 4.1, 7)."""

    suit: Suit
    tout: ClassVar[bool] = False
    heads: ClassVar[tuple[Card, ...]] = OBER + UNTER
    first_heads: ClassVar[tuple[Card, ...]] = OBER
    coloured: ClassVar[bool] = True

    @property
    def called_ace(self) -> Card:
        """Return the ace that was called."""
        return ACES[self.suit]

    def order(self, deck: Deck) -> Order:
        """Return what is trump and what beats what."""
        return _order(deck)


ACES = tuple(Card.of(suit, Rank.ASS) for suit in Suit)


@cache
def _order(deck: Deck) -> Order:
    return order_with(deck, OBER + UNTER, Suit.HERZ)


def callable_suits(hand: int, deck: Deck) -> tuple[Suit, ...]:
    """Return the suits whose ace this hand may call: a plain card of it, but not its ace (rulebook 7.1)."""
    order = _order(deck)
    found = []
    for suit in (Suit.EICHEL, Suit.GRAS, Suit.SCHELLEN):
        cards = order.of_suit(hand, suit)
        if cards and not cards >> ACES[suit] & 1:
            found.append(suit)
    return tuple(found)
