"""The order of the cards under a contract: which are trumps, and what beats what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from stammtisch.cards.card import ALL_CARDS, AUGEN, Card, Suit
from stammtisch.cards.hand import cards_in

Group = int
"""The class of a card (rulebook 4.4): 0 for trumps, 1 + suit for a plain card of that suit."""

TRUMP: Group = 0


@dataclass(frozen=True, slots=True)
class Order:
    """Two tables by card: its group, and its strength within the game (higher wins; trumps above all).

    ``members`` holds for each group the bits of its cards, ``trumps`` and ``plain`` the cards from high to low.
    """

    group: tuple[Group, ...]
    strength: tuple[int, ...]
    members: tuple[int, ...] = field(repr=False)
    trumps: tuple[Card, ...] = field(repr=False)
    plain: tuple[tuple[Card, ...], ...] = field(repr=False)

    @classmethod
    def build(cls, trumps: Sequence[Card], plain: Sequence[Sequence[Card]]) -> Order:
        """Build an order from the trumps and the four plain suits, each from high to low."""
        group = [-1] * len(ALL_CARDS)
        strength = [0] * len(ALL_CARDS)
        members = [0] * 5
        for place, cards in enumerate([trumps, *plain]):
            floor = 100 if place == TRUMP else 0
            for below, card in enumerate(reversed(cards)):
                group[card] = place
                strength[card] = floor + below
                members[place] |= 1 << card
        return cls(tuple(group), tuple(strength), tuple(members), tuple(trumps), tuple(map(tuple, plain)))

    def winner(self, cards: Sequence[Card]) -> int:
        """Return the place in the trick of the card that wins it (rulebook 6.3)."""
        group, strength = self.group, self.strength
        best = cards[0]
        best_group, best_strength, place = group[best], strength[best], 0
        for index in range(1, len(cards)):
            card = cards[index]
            if strength[card] > best_strength and (group[card] == best_group or group[card] == TRUMP):
                best_group, best_strength, place = group[card], strength[card], index
        return place

    def trump_count(self, mask: int) -> int:
        """Return how many trumps are among the cards."""
        return (mask & self.members[TRUMP]).bit_count()

    def of_suit(self, mask: int, suit: Suit) -> int:
        """Return the plain cards of a suit among the cards, as bits."""
        return mask & self.members[1 + suit]

    def sorted(self, mask: int) -> list[Card]:
        """Return the cards as a player sorts them: trumps from high to low, then suit by suit."""
        return sorted(cards_in(mask), key=lambda card: (self.group[card], -self.strength[card]))


def augen(cards: Sequence[Card]) -> int:
    """Return the Augen of some cards together (rulebook 2.2)."""
    return sum(AUGEN[card] for card in cards)
