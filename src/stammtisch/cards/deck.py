"""The long deck of 32 and the short deck of 24 cards (rulebook 1.3)."""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.cards.card import ALL_CARDS, Card, Rank


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards of a game and how many of them everybody gets."""

    name: str
    cards: tuple[Card, ...]
    hand_size: int
    packets: tuple[int, ...]

    @property
    def mask(self) -> int:
        """Return all cards as the bits of a hand."""
        return sum(1 << card for card in self.cards)

    @property
    def ranks(self) -> str:
        """Return the letters of the ranks that are in the deck."""
        return "".join(rank.letter for rank in Rank if Card(rank) in self.cards)


LONG = Deck("long", ALL_CARDS, 8, (4, 4))
SHORT = Deck("short", tuple(card for card in ALL_CARDS if card.rank <= Rank.NEUN), 6, (3, 3))

SHORT_FOR_THREE = Deck("short", SHORT.cards, 8, (4, 4))
"""The short deck among three players (rulebook 13.11)."""

DECKS: dict[str, Deck] = {deck.name: deck for deck in (LONG, SHORT)}
