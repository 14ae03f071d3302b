"""A hand: an immutable set of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from stammtisch.cards.card import ALL_CARDS, AUGEN, Card


def _by_bits(first: int) -> tuple[tuple[Card, ...], ...]:
    """Return for each pattern of eight bits the cards it stands for, from this card on."""
    cards = ALL_CARDS[first : first + 8]
    return tuple(tuple(card for place, card in enumerate(cards) if bits >> place & 1) for bits in range(256))


_EICHEL, _GRAS, _HERZ, _SCHELLEN = (_by_bits(first) for first in (0, 8, 16, 24))


def cards_in(mask: int) -> tuple[Card, ...]:
    """Return the cards whose bits are set, lowest bit first."""
    return _EICHEL[mask & 255] + _GRAS[mask >> 8 & 255] + _HERZ[mask >> 16 & 255] + _SCHELLEN[mask >> 24]


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards somebody holds; bit n of ``mask`` stands for the card with value n."""

    mask: int = 0

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Hand:
        """Gather cards into a hand.

        :raises ValueError: when a card comes twice.
        """
        mask = 0
        for card in cards:
            if mask >> card & 1:
                raise ValueError(f"card {card.code} is there twice")
            mask |= 1 << card
        return cls(mask)

    @classmethod
    def read(cls, codes: Iterable[str]) -> Hand:
        """Read card codes into a hand.

        :raises ValueError: when a code names no card or a card comes twice.
        """
        return cls.of(Card.read(code) for code in codes)

    def __contains__(self, card: Card) -> bool:
        return bool(self.mask >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        return iter(cards_in(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def without(self, card: Card) -> Hand:
        """Return the hand after the card has been played."""
        return Hand(self.mask & ~(1 << card))

    def augen(self) -> int:
        """Return the Augen of all cards together."""
        return sum(AUGEN[card] for card in self)

    def codes(self) -> list[str]:
        """Return the card codes, lowest bit first."""
        return [card.code for card in self]
