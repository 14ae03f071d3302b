"""Shuffling and dealing in packets (rulebook 3)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from stammtisch.cards.card import Card
from stammtisch.cards.deck import Deck


class Deal(NamedTuple):
    """Who deals, and the hands as dealt, by seat, as the bits of a hand.

    ``first`` is the first packet of each seat where it matters (rulebook 13.6), and empty elsewhere.
    """

    dealer: int
    hands: tuple[int, ...]
    first: tuple[int, ...] = ()

    @property
    def vorhand(self) -> int:
        """Return the seat left of the dealer, who speaks and leads first (rulebook 1.2)."""
        return (self.dealer + 1) % len(self.hands)


def shuffled(deck: Deck, source: random.Random) -> list[Card]:
    """Return the deck in a uniformly random order."""
    cards = list(deck.cards)
    source.shuffle(cards)
    return cards


def deal_out(cards: Sequence[Card], dealer: int, packets: Sequence[int], players: int = 4) -> Deal:
    """Deal a stacked deck clockwise from Vorhand, one packet each per turn (rulebook 3.3)."""
    hands = [0] * players
    first: tuple[int, ...] = ()
    place = 0
    for packet in packets:
        for step in range(1, players + 1):
            mask = 0
            for card in cards[place : place + packet]:
                mask |= 1 << card
            hands[(dealer + step) % players] |= mask
            place += packet
        first = first or tuple(hands)
    return Deal(dealer, tuple(hands), first)
