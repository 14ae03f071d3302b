"""Counting a hand under a contract, as a player does before he speaks."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.cards import TRUMP, Card, Deck, Order, Rank, Suit
from stammtisch.cards.hand import cards_in
from stammtisch.schafkopf.contracts import Contract, Farbgeier, Farbwenz, Geier, Sauspiel, Solo, Wenz


class Count(NamedTuple):
    """What a hand holds under a contract.

    ``heads`` says of the four Ober (in a Wenz and a Farbwenz: Unter) from the highest down which are held, ``unter``
    and ``high_trumps`` count the Unter and the ace and ten among the trumps; ``aces`` are plain
    ones, ``losers`` plain cards that are neither ace nor the ten beside it; ``voids`` are plain
    suits without a card. Cards of a called suit are no losers but ``called``.
    """

    trumps: int
    heads: tuple[bool, bool, bool, bool]
    unter: int
    high_trumps: int
    aces: int
    losers: int
    voids: int
    called: int


def count(contract: Contract, deck: Deck, hand: int) -> Count:
    """Count a hand, given as bits, under a contract."""
    order = contract.order(deck)
    aces = losers = voids = called = 0
    for suit in plain_suits(order):
        mask = order.of_suit(hand, suit)
        if isinstance(contract, Sauspiel) and suit is contract.suit:
            called = mask.bit_count()
            continue
        ace, ten = (held(mask, suit, rank) for rank in (Rank.ASS, Rank.ZEHN))
        aces += ace
        voids += not mask
        losers += mask.bit_count() - ace - (ace and ten)
    head, unter, high = Rank.OBER, 0, 0
    if isinstance(contract, Wenz | Farbwenz):
        head = Rank.UNTER
    elif not isinstance(contract, Geier | Farbgeier):
        unter = sum(held(hand, suit, Rank.UNTER) for suit in Suit)
    trump_suit = chosen_suit(contract)
    if trump_suit is not None:
        high = held(hand, trump_suit, Rank.ASS) + held(hand, trump_suit, Rank.ZEHN)
    first, second, third, fourth = (held(hand, suit, head) for suit in Suit)
    return Count(order.trump_count(hand), (first, second, third, fourth), unter, high, aces, losers, voids, called)


def chosen_suit(contract: Contract) -> Suit | None:
    """Return the suit that is trump beside the Ober and Unter: the chosen one, Herz, or none in a Geier and a Wenz."""
    if isinstance(contract, Solo | Farbgeier | Farbwenz):
        return contract.suit
    return Suit.HERZ if contract.coloured else None


def held(hand: int, suit: Suit, rank: Rank) -> bool:
    """Say whether a hand holds a card."""
    return bool(hand >> Card.of(suit, rank) & 1)


def plain_suits(order: Order) -> tuple[Suit, ...]:
    """Return the suits that are not trump under an order."""
    return tuple(suit for suit in Suit if order.members[1 + suit])


def top_run(cards: tuple[Card, ...], hand: int) -> int:
    """Return how many of some cards, from the highest down, a hand holds without a gap."""
    run = 0
    while run < len(cards) and hand >> cards[run] & 1:
        run += 1
    return run


def solid(order: Order, hand: int) -> bool:
    """Say whether all trumps of the others fall under the own highest ones, and no plain card can be beaten.

    Such a hand takes every trick that it leads to, if no ace of it is ruffed before.
    """
    missing = len(order.trumps) - order.trump_count(hand)
    if missing > top_run(order.trumps, hand):
        return False
    return all(order.of_suit(hand, suit).bit_count() == top_run(order.plain[suit], hand) for suit in plain_suits(order))


def plain_cards(order: Order, hand: int) -> tuple[Card, ...]:
    """Return the cards of a hand that are not trump."""
    return cards_in(hand & ~order.members[TRUMP])
