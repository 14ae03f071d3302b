"""A complete trick."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.cards.card import Card


class Trick(NamedTuple):
    """The cards of a trick in order of play, who led, who won it, and its Augen."""

    leader: int
    cards: tuple[Card, ...]
    winner: int
    augen: int

    def card_of(self, seat: int) -> Card:
        """Return the card that this seat played."""
        return self.cards[(seat - self.leader) % len(self.cards)]

    def seat_of(self, place: int) -> int:
        """Return the seat that played the card at this place."""
        return (self.leader + place) % len(self.cards)
