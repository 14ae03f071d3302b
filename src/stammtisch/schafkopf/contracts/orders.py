"""How the orders of the contracts are put together (rulebook 4.2, 4.3)."""

from __future__ import annotations

from functools import cache

from stammtisch.cards import Card, Deck, Order, Rank, Suit

OBER = tuple(Card.of(suit, Rank.OBER) for suit in Suit)
UNTER = tuple(Card.of(suit, Rank.UNTER) for suit in Suit)


def order_with(deck: Deck, heads: tuple[Card, ...], trump_suit: Suit | None) -> Order:
    """Return the order with these heads as highest trumps, followed by the trump suit if there is one."""

    def of_suit(suit: Suit) -> list[Card]:
        return [card for card in deck.cards if card.suit is suit and card not in heads]

    trumps = [*heads, *(of_suit(trump_suit) if trump_suit is not None else [])]
    plain = [[] if suit is trump_suit else of_suit(suit) for suit in Suit]
    return Order.build(trumps, plain)


@cache
def herz_order(deck: Deck) -> Order:
    """Return the order of a Sauspiel: trumps are all Ober, all Unter and Herz."""
    return order_with(deck, OBER + UNTER, Suit.HERZ)
