"""Suits, ranks and the 32 cards with their Augen (rulebook 2)."""

from __future__ import annotations

from enum import IntEnum


class Suit(IntEnum):
    """The four German suits in their order of rank, which matters among Ober and Unter (rulebook 2.1)."""

    EICHEL = 0
    GRAS = 1
    HERZ = 2
    SCHELLEN = 3

    @property
    def letter(self) -> str:
        """Return the suit's letter in card codes: E, G, H or S."""
        return "EGHS"[self]

    @classmethod
    def read(cls, letter: str) -> Suit:
        """Read a suit letter.

        :raises ValueError: when the letter is none of E, G, H, S.
        """
        place = "EGHS".find(letter) if len(letter) == 1 else -1
        if place < 0:
            raise ValueError(f"unknown suit {letter!r}: a suit is one of E (Eichel), G (Gras), H (Herz), S (Schellen)")
        return cls(place)


class Rank(IntEnum):
    """The eight ranks, as they follow each other within a suit of card codes."""

    ASS = 0
    ZEHN = 1
    KOENIG = 2
    OBER = 3
    UNTER = 4
    NEUN = 5
    ACHT = 6
    SIEBEN = 7

    @property
    def letter(self) -> str:
        """Return the rank's letter in card codes: A Z K O U 9 8 7 (Z is the ten)."""
        return "AZKOU987"[self]


class Card(IntEnum):
    """One of the 32 cards; the value is the card's bit in a :class:`Hand`."""

    EA, EZ, EK, EO, EU, E9, E8, E7 = range(8)
    GA, GZ, GK, GO, GU, G9, G8, G7 = range(8, 16)
    HA, HZ, HK, HO, HU, H9, H8, H7 = range(16, 24)
    SA, SZ, SK, SO, SU, S9, S8, S7 = range(24, 32)

    @classmethod
    def of(cls, suit: Suit, rank: Rank) -> Card:
        """Return the card of this suit and rank."""
        return ALL_CARDS[8 * suit + rank]

    @classmethod
    def read(cls, code: str) -> Card:
        """Read a card code such as ``EO`` or ``G7``.

        :raises ValueError: when the code names no card.
        """
        card = BY_CODE.get(code)
        if card is None:
            raise ValueError(
                f"unknown card {code!r}: a card is a suit letter E G H S and a rank A Z K O U 9 8 7, such as EO or GZ"
            )
        return card

    @property
    def code(self) -> str:
        """Return the card's code, such as ``EO``."""
        return CODES[self]

    @property
    def suit(self) -> Suit:
        """Return the printed suit."""
        return SUIT_OF[self]

    @property
    def rank(self) -> Rank:
        """Return the rank."""
        return RANK_OF[self]


ALL_CARDS: tuple[Card, ...] = tuple(Card)
CODES: tuple[str, ...] = tuple(card.name for card in ALL_CARDS)
BY_CODE: dict[str, Card] = {card.name: card for card in ALL_CARDS}
SUIT_OF: tuple[Suit, ...] = tuple(Suit(card // 8) for card in ALL_CARDS)
RANK_OF: tuple[Rank, ...] = tuple(Rank(card % 8) for card in ALL_CARDS)

AUGEN: tuple[int, ...] = (11, 10, 4, 3, 2, 0, 0, 0) * 4
"""Augen of every card (rulebook 2.2); the whole deck has 120."""
