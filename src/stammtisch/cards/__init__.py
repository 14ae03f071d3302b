"""The nouns of both games: cards, hands, decks, orders, tricks and deals."""

from stammtisch.cards.card import AUGEN, Card, Rank, Suit
from stammtisch.cards.deal import Deal, deal_out, shuffled
from stammtisch.cards.deck import DECKS, LONG, SHORT, SHORT_FOR_THREE, Deck
from stammtisch.cards.hand import Hand
from stammtisch.cards.order import TRUMP, Group, Order
from stammtisch.cards.trick import Trick

__all__ = [
    "AUGEN",
    "DECKS",
    "LONG",
    "SHORT",
    "SHORT_FOR_THREE",
    "TRUMP",
    "Card",
    "Deal",
    "Deck",
    "Group",
    "Hand",
    "Order",
    "Rank",
    "Suit",
    "Trick",
    "deal_out",
    "shuffled",
]
