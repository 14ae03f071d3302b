"""Cards of several packs: physical cards with an identity, of which the faces decide (rulebook 1.4, 5.3)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from stammtisch.cards import Card, Order, Suit
from stammtisch.cards.card import ALL_CARDS


class PackCard(NamedTuple):
    """One physical card: which face it shows, and which pack it came from."""

    face: Card
    pack: int

    @property
    def code(self) -> str:
        """Return the code of the face, with the pack behind it where it is not the first: ``EO`` or ``EO.2``."""
        return self.face.code if self.pack == 0 else f"{self.face.code}.{self.pack + 1}"

    @classmethod
    def read(cls, code: str) -> PackCard:
        """Read a card code; without a pack the first is meant.

        :raises ValueError: when the code names no card.
        """
        face, dot, pack = code.partition(".")
        if dot and (not pack.isdecimal() or not 2 <= int(pack) <= 99 or str(int(pack)) != pack):
            raise ValueError(f"unknown card {code!r}: behind the dot stands the pack, from 2 on, such as EO.2")
        return cls(Card.read(face), int(pack) - 1 if dot else 0)


@cache
def order_of(trump: Suit | None, rank: str) -> Order:
    """Return the order of a round: the trump suit above all, in every suit A 10 K O U 9 8 7 (rulebook 5.3)."""

    def of_suit(suit: Suit) -> list[Card]:
        cards = [card for card in ALL_CARDS if card.suit is suit]
        return cards if rank == "schafkopf" else sorted(cards, key=lambda card: NATURAL_RANKS.index(card.rank.letter))

    trumps = of_suit(trump) if trump is not None else []
    return Order.build(trumps, [[] if suit is trump else of_suit(suit) for suit in Suit])


NATURAL_RANKS = "AKOUZ987"


def shuffled(packs: int, source: random.Random) -> list[PackCard]:
    """Return all packs together in a uniformly random order."""
    cards = [PackCard(face, pack) for pack in range(packs) for face in ALL_CARDS]
    source.shuffle(cards)
    return cards


def winning_place(order: Order, faces: Sequence[Card], identical: str = "first") -> int:
    """Return the place in the trick of the card that wins it.

    The highest trump wins, without one the highest card of the suit led; of identical cards the first played, or by
    house rule the last (rulebook 5.4).
    """
    place = order.winner(faces)
    if identical == "last":
        return max(index for index, face in enumerate(faces) if face == faces[place])
    return place
