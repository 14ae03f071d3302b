"""A round of Schwarze Sau: one deal from the bids to the points, as an immutable value."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.cards import Order, Suit
from stammtisch.schwarzesau.cards import PackCard
from stammtisch.schwarzesau.ruleset import Ruleset


class Deal(NamedTuple):
    """Who deals, the hands as dealt by seat, and the card turned up (None: none was left)."""

    number: int
    dealer: int
    hands: tuple[tuple[PackCard, ...], ...]
    turned_up: PackCard | None

    @property
    def vorhand(self) -> int:
        """Return the seat left of the dealer, who bids and leads first."""
        return (self.dealer + 1) % len(self.hands)


class Trick(NamedTuple):
    """A complete trick: who led, the cards in order of play, and who won it."""

    leader: int
    cards: tuple[PackCard, ...]
    winner: int


class Round(NamedTuple):
    """One deal under a set of house rules.

    ``bids`` by seat, None where nobody has spoken yet; ``held`` the remaining hands; ``points`` by seat once the
    round is over, else None.
    """

    ruleset: Ruleset
    deal: Deal
    trump: Suit | None
    order: Order
    bids: tuple[int | None, ...]
    held: tuple[tuple[PackCard, ...], ...]
    leader: int
    turn: int
    trick: tuple[PackCard, ...] = ()
    tricks: tuple[Trick, ...] = ()
    points: tuple[int, ...] | None = None

    @property
    def hand_size(self) -> int:
        """Return how many cards everybody was dealt: the number of tricks."""
        return len(self.deal.hands[0])

    @property
    def bidding(self) -> bool:
        """Say whether bids are still being made."""
        return None in self.bids

    @property
    def tricks_taken(self) -> tuple[int, ...]:
        """Return the number of tricks by seat."""
        return tuple(sum(trick.winner == seat for trick in self.tricks) for seat in range(len(self.bids)))
