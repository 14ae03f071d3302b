"""Sie: a hand of nothing but the highest trumps, which is shown and not played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from stammtisch.cards import Card, Deck, Order
from stammtisch.schafkopf.contracts.orders import OBER, UNTER, herz_order


@dataclass(frozen=True, slots=True)
class Sie:
    """The highest trumps of a Solo, as many as a hand has cards; won as soon as it is shown (rulebook 13.3)."""

    tout: ClassVar[bool] = False
    heads: ClassVar[tuple[Card, ...]] = OBER + UNTER
    first_heads: ClassVar[tuple[Card, ...]] = OBER + UNTER
    coloured: ClassVar[bool] = True
    partnered: ClassVar[bool] = False
    stichzwang: ClassVar[bool] = False

    def order(self, deck: Deck) -> Order:
        """Return what is trump and what beats what."""
        return herz_order(deck)


def is_sie(hand: int, deck: Deck) -> bool:
    """Say whether a hand, given as bits, is a Sie."""
    return hand == sum(1 << card for card in (OBER + UNTER)[: deck.hand_size])
