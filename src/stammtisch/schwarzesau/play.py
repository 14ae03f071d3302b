"""Playing the tricks: legal cards, and what a card changes (rulebook 5)."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.cards import TRUMP, Card, Order
from stammtisch.schwarzesau.cards import PackCard, winning_place
from stammtisch.schwarzesau.phases import Round, Trick
from stammtisch.schwarzesau.scoring import score


def legal_faces(order: Order, hand: Sequence[Card], trick: Sequence[Card], must_trump: bool = False) -> list[Card]:
    """Return the cards of the hand that may be played to the trick (rulebook 5.2)."""
    if not trick:
        return list(hand)
    led = order.group[trick[0]]
    following = [card for card in hand if order.group[card] == led]
    if following:
        return following
    trumps = [card for card in hand if order.group[card] == TRUMP]
    return trumps if must_trump and trumps else list(hand)


def legal_cards(round_: Round) -> tuple[PackCard, ...]:
    """Return the cards that the seat to play may play; never none."""
    hand = round_.held[round_.turn]
    trick = [card.face for card in round_.trick]
    faces = set(legal_faces(round_.order, [card.face for card in hand], trick, round_.ruleset.must_trump))
    return tuple(card for card in hand if card.face in faces)


def play_card(round_: Round, card: PackCard) -> Round:
    """Return the round after an allowed card; the last card of the last trick brings the points."""
    players, seat = len(round_.held), round_.turn
    hand = tuple(other for other in round_.held[seat] if other != card)
    held = (*round_.held[:seat], hand, *round_.held[seat + 1 :])
    trick = (*round_.trick, card)
    if len(trick) < players:
        return round_._replace(held=held, trick=trick, turn=(seat + 1) % players)
    place = winning_place(round_.order, [other.face for other in trick], round_.ruleset.identical)
    winner = (round_.leader + place) % players
    tricks = (*round_.tricks, Trick(round_.leader, trick, winner))
    after = round_._replace(held=held, trick=(), tricks=tricks, leader=winner, turn=winner)
    return after if hand else after._replace(points=points_of(after))


def points_of(round_: Round) -> tuple[int, ...]:
    """Return the points of every seat at the end of a round."""
    taken = round_.tricks_taken
    return tuple(score(bid or 0, taken[seat], round_.ruleset.scoring) for seat, bid in enumerate(round_.bids))
