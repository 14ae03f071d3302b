"""Schieber: whether to take the two Ober, and which two cards to pass on (rulebook 13.12)."""

from __future__ import annotations

from itertools import combinations

from stammtisch.bots.schafkopf.advice import Advice
from stammtisch.bots.schafkopf.bidding import PASSING, prospect
from stammtisch.cards import Card, Rank, Suit
from stammtisch.cards.hand import cards_in
from stammtisch.schafkopf.actions import Action, PassOn, TakeOber
from stammtisch.schafkopf.contracts import Solo
from stammtisch.schafkopf.schieber import ASIDE_MASK
from stammtisch.schafkopf.view import View

KEEP = {Rank.OBER: 12.0, Rank.UNTER: 9.0, Rank.ASS: 6.0, Rank.ZEHN: 3.0, Rank.KOENIG: 2.0}
"""What an opponent of the taker gives to keep a card; small cards are worth 1."""

VOID = 3.0
"""What it is worth to have nothing left of a plain suit: one may ruff there, or throw Augen on a friend's trick."""

RAMSCH_WITH_OBER = 1.5
"""What a Ramsch with the two Ober in the hand costs on average, in Sauspiele."""


def take(view: View, actions: tuple[Action, ...]) -> list[Advice]:
    """Weigh taking the two Ober, and with them a Solo, against leaving them to the next."""
    expected = best_solo(view, view.dealt.mask | ASIDE_MASK)
    return [
        Advice(action, expected, ("strong_enough",))
        if isinstance(action, TakeOber)
        else Advice(action, _leaving(view), ("too_weak",))
        for action in actions
    ]


def _leaving(view: View) -> float:
    """Return what it costs to leave them: somebody else plays, or for the dealer a Ramsch or nothing."""
    cost = PASSING
    if view.seat == view.dealer:
        cost = 0.0 if view.ruleset.schieber_dealer == "throw_in" else RAMSCH_WITH_OBER
    return -cost * view.ruleset.tariff.sauspiel


def best_solo(view: View, hand: int) -> float:
    """Return what the best Solo promises, after two cards have been passed on if the hand has two too many."""
    spare = hand.bit_count() - view.ruleset.deck.hand_size
    pairs = combinations(cards_in(hand), 2) if spare > 0 else [()]
    return max(_solo(view, _without(hand, cards)) for cards in pairs)


def _solo(view: View, hand: int) -> float:
    return max(prospect(view, Solo(suit), hand).expected for suit in Suit)


def _without(hand: int, cards: tuple[Card, ...]) -> int:
    for card in cards:
        hand &= ~(1 << card)
    return hand


def pass_on(view: View, actions: tuple[Action, ...]) -> list[Advice]:
    """Weigh every two cards that may be passed on."""
    offered = [action for action in actions if isinstance(action, PassOn)]
    if view.seat == view.declarer:
        return [Advice(one, _solo(view, _without(view.dealt.mask, one.cards)), ("best_solo_left",)) for one in offered]
    return [Advice(one, _spared(view, one.cards), ("void_to_ruff",)) for one in offered]


def _spared(view: View, cards: tuple[Card, ...]) -> float:
    """Return what speaks for an opponent's two cards: of little worth, and the last of their suits.

    They stay with the opponents, who sit between the taker and the dealer one after the other.
    """
    left = _without(view.dealt.mask, cards)
    plain = {card.suit for card in cards if card.rank not in (Rank.OBER, Rank.UNTER)}
    voids = sum(not view.order.of_suit(left, suit) for suit in plain if suit is not Suit.HERZ)
    return VOID * voids - sum(KEEP.get(card.rank, 1.0) for card in cards)
