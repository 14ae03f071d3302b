"""Bettel: one against three, and the declarer must not take a trick."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from stammtisch.cards import Card, Deck, Order, Rank, Suit
from stammtisch.schafkopf.contracts.orders import OBER, UNTER, herz_order

TEN_LOW = (Rank.ASS, Rank.KOENIG, Rank.OBER, Rank.UNTER, Rank.ZEHN, Rank.NEUN, Rank.ACHT, Rank.SIEBEN)
"""The ranks of every suit where nothing is trump, from high to low."""


@dataclass(frozen=True, slots=True)
class Bettel:
    """No trumps and the ten low, or the trumps of a Herz-Solo; the table chooses (rulebook 13.2).

    ``stichzwang``: whoever can take the trick must; ``ouvert``: the declarer's hand lies open after the first trick.
    """

    hearts: bool = False
    stichzwang: bool = False
    ouvert: bool = False
    tout: ClassVar[bool] = False
    heads: ClassVar[tuple[Card, ...]] = OBER + UNTER
    first_heads: ClassVar[tuple[Card, ...]] = OBER
    coloured: ClassVar[bool] = True
    partnered: ClassVar[bool] = False

    def order(self, deck: Deck) -> Order:
        """Return what is trump and what beats what."""
        return herz_order(deck) if self.hearts else _order(deck)


@cache
def _order(deck: Deck) -> Order:
    suits = [[card for rank in TEN_LOW if (card := Card.of(suit, rank)) in deck.cards] for suit in Suit]
    return Order.build([], suits)
