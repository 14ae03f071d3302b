"""Hochzeit: a player with a single trump has offered it, and whoever took it plays with him against the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from stammtisch.cards import TRUMP, Card, Deck, Order
from stammtisch.cards.hand import cards_in
from stammtisch.schafkopf.contracts.orders import OBER, UNTER, herz_order


@dataclass(frozen=True, slots=True)
class Hochzeit:
    """Trumps, aim and value are those of a Sauspiel, but nothing is called: both partners are known (rulebook 13.4)."""

    tout: ClassVar[bool] = False
    heads: ClassVar[tuple[Card, ...]] = OBER + UNTER
    first_heads: ClassVar[tuple[Card, ...]] = OBER
    coloured: ClassVar[bool] = True
    partnered: ClassVar[bool] = True
    stichzwang: ClassVar[bool] = False

    def order(self, deck: Deck) -> Order:
        """Return what is trump and what beats what."""
        return herz_order(deck)


def only_trump(hand: int, deck: Deck) -> Card | None:
    """Return the trump of a hand that holds just one, and may therefore offer it; None for any other hand."""
    trumps = hand & herz_order(deck).members[TRUMP]
    return cards_in(trumps)[0] if trumps.bit_count() == 1 else None


def returnable(hand: int, received: Card, deck: Deck, *, trump_too: bool) -> int:
    """Return which cards may be given back for the trump that was taken, as bits; the trump itself never."""
    allowed = hand & ~(1 << received)
    return allowed if trump_too else allowed & ~herz_order(deck).members[TRUMP]
