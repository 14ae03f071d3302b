"""Sauspiel: the declarer and the holder of the called ace against the other two."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from stammtisch.cards import Card, Deck, Order, Rank, Suit
from stammtisch.schafkopf.contracts.orders import OBER, UNTER, herz_order


@dataclass(frozen=True, slots=True)
class Sauspiel:
    """Trumps are all Ober, all Unter and Herz; the holder of the called ace is the partner (rulebook 4.1, 7).

    In a Muss-Spiel a ten or a king may have been called in the ace's place (``rank``, rulebook 13.9).
    """

    suit: Suit
    rank: Rank = Rank.ASS
    muss: bool = False
    tout: ClassVar[bool] = False
    heads: ClassVar[tuple[Card, ...]] = OBER + UNTER
    first_heads: ClassVar[tuple[Card, ...]] = OBER
    coloured: ClassVar[bool] = True
    partnered: ClassVar[bool] = True
    stichzwang: ClassVar[bool] = False

    @property
    def called_ace(self) -> Card:
        """Return the ace that was called, or the card called in its place."""
        return Card.of(self.suit, self.rank)

    def order(self, deck: Deck) -> Order:
        """Return what is trump and what beats what."""
        return herz_order(deck)


ACES = tuple(Card.of(suit, Rank.ASS) for suit in Suit)


CALLED_SUITS = (Suit.EICHEL, Suit.GRAS, Suit.SCHELLEN)
"""The suits that can be called at all; Herz is trump."""


def callable_suits(hand: int, deck: Deck) -> tuple[Suit, ...]:
    """Return the suits whose ace this hand may call: a plain card of it, but not its ace (rulebook 7.1)."""
    order = herz_order(deck)
    found = []
    for suit in CALLED_SUITS:
        cards = order.of_suit(hand, suit)
        if cards and not cards >> ACES[suit] & 1:
            found.append(suit)
    return tuple(found)


def muss_calls(hand: int, deck: Deck) -> tuple[Card, ...]:
    """Return what this hand may call when it must play: an ace by the rules, otherwise a Renonce (rulebook 13.9)."""
    suits = callable_suits(hand, deck)
    if suits:
        return tuple(ACES[suit] for suit in suits)
    for rank in (Rank.ASS, Rank.ZEHN, Rank.KOENIG):
        missing = tuple(card for card in (Card.of(suit, rank) for suit in CALLED_SUITS) if not hand >> card & 1)
        if missing:
            return missing
    raise ValueError("a hand of nine aces, tens and kings cannot be dealt")
