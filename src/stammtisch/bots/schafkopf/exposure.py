"""How exposed a hand is to taking tricks that it does not want, in a Bettel and in a Ramsch.

A suit is safe when its lowest card, its second lowest and so on lie each below enough cards of the others: then
there is always one to duck with. What lies too high is exposed, the lower card the more, as it is asked for first.
What each place costs was fitted to 1500 rounds of Bettel (``python -m stammtisch.research.hand_chances bettel``).
"""

from __future__ import annotations

from stammtisch.cards import Order
from stammtisch.cards.hand import cards_in

Places = tuple[float, float, float, float]

DUCKING: dict[int, Places] = {4: (0.16, 0.07, 0.01, 0.02), 3: (0.34, 0.22, 0.06, 0.05)}
"""What each place costs where one may stay below, by the number of players: the lowest card of a suit, the second, the
third, and all further ones."""

FORCED: dict[int, Places] = {4: (0.09, 0.07, 0.06, 0.04), 3: (0.24, 0.18, 0.08, 0.05)}
"""The same where everybody has to take a trick who can (Stichzwang): the cards count from the highest down."""


def exposure(order: Order, hand: int, others: int, players: int, *, stichzwang: bool = False) -> float:
    """Return how exposed a hand is to the cards of the others, both given as bits; 0 is safe for sure."""
    places = exposed_places(order, hand, others, stichzwang=stichzwang)
    costs = (FORCED if stichzwang else DUCKING)[players]
    return sum(cost * one for cost, one in zip(costs, places, strict=True))


def exposed_places(order: Order, hand: int, others: int, *, stichzwang: bool = False) -> list[float]:
    """Return for the first, second, third and all further places how many cards too many lie below them, in all."""
    found = [0.0] * 4
    for members in order.members:
        if hand & members and others & members:
            _group(order, hand & members, others & members, found, stichzwang=stichzwang)
    return found


def _group(order: Order, own: int, others: int, found: list[float], *, stichzwang: bool) -> None:
    strength = order.strength
    lower = sorted(strength[card] for card in cards_in(others))
    cards = sorted((strength[card] for card in cards_in(own)), reverse=stichzwang)
    # The others cannot ask for more cards of a suit than they hold.
    for place, card in enumerate(cards[: len(lower)]):
        below = sum(other < card for other in lower)
        found[min(place, 3)] += max(0, below if stichzwang else below - place)
