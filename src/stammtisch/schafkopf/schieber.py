"""Schieber: two Ober lie aside, somebody takes them for a Solo, and cards go round the table (rulebook 13.12)."""

from __future__ import annotations

import random

from stammtisch.cards import Card, Deal, deal_out
from stammtisch.game import Refusal, Seat
from stammtisch.schafkopf.actions import Action, Pass, PassOn, TakeOber
from stammtisch.schafkopf.auction import Auction, Said
from stammtisch.schafkopf.contracts import ContractKind
from stammtisch.schafkopf.phases import Done, Naming, Round, SchieberPassing, SchieberTaking
from stammtisch.schafkopf.play import begin
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.settlement import passed_out

ASIDE = (Card.EO, Card.GO)
"""The two Ober that the dealer takes out before he deals."""

ASIDE_MASK = 1 << Card.EO | 1 << Card.GO


def deal_schieber(ruleset: Ruleset, dealer: Seat, source: random.Random) -> Deal:
    """Shuffle and deal without the two Ober: the dealer's hand lacks two cards."""
    cards = [card for card in ruleset.deck.cards if card not in ASIDE]
    source.shuffle(cards)
    return deal_out(cards, dealer, ruleset.packets, ruleset.players)


def is_schieber(deal: Deal) -> bool:
    """Say whether the two Ober lie aside."""
    return not any(hand & ASIDE_MASK for hand in deal.hands)


def hand_sizes(ruleset: Ruleset, dealer: Seat) -> tuple[int, ...]:
    """Return how many cards every seat is dealt."""
    size = ruleset.deck.hand_size
    return tuple(size - len(ASIDE) if seat == dealer else size for seat in range(ruleset.players))


def open_schieber(ruleset: Ruleset, deal: Deal) -> Round:
    """Return the round after the deal: Vorhand is asked first whether he takes the two Ober."""
    players = len(deal.hands)
    auction = Auction((), 1, ())
    return Round(
        ruleset, deal, auction, SchieberTaking(tuple((deal.vorhand + step) % players for step in range(players)))
    )


def take_or_pass(round_: Round, phase: SchieberTaking, action: Action) -> Round:
    """Return the round after a seat has taken the two Ober or left them; at the latest the dealer decides."""
    seat, *rest = phase.to_ask
    takes = isinstance(action, TakeOber)
    auction = round_.auction
    auction = auction._replace(said=(*auction.said, Said(seat, "take" if takes else "pass")))
    round_ = round_._replace(auction=auction)
    if takes:
        return _taken(round_, seat)
    if len(rest) > 1 or (rest and round_.ruleset.schieber_dealer != "must_solo"):
        return round_._replace(phase=SchieberTaking(tuple(rest)))
    if rest:
        return _taken(round_, rest[0])
    return _left(round_, seat)


def _taken(round_: Round, taker: Seat) -> Round:
    hands = tuple(hand | ASIDE_MASK if seat == taker else hand for seat, hand in enumerate(round_.hands))
    auction = round_.auction._replace(best=ContractKind.SOLO, holder=taker)
    return _onwards(round_._replace(auction=auction, exchanged=hands), taker, taker)


def _onwards(round_: Round, holder: Seat, taker: Seat) -> Round:
    """Return the round with the two cards too many at this seat: with the dealer they are none too many."""
    if holder == round_.deal.dealer:
        return round_._replace(phase=Naming(ContractKind.SOLO, taker))
    return round_._replace(phase=SchieberPassing(holder, taker))


def _left(round_: Round, dealer: Seat) -> Round:
    """Return the round after the dealer, too, has left the two Ober: a Ramsch, or the cards are thrown in."""
    ruleset = round_.ruleset
    if ruleset.schieber_dealer == "throw_in":
        return round_._replace(phase=Done(None, passed_out(ruleset.players)))
    hands = tuple(hand | ASIDE_MASK if seat == dealer else hand for seat, hand in enumerate(round_.hands))
    play = begin(ruleset, hands, round_.deal.vorhand, ruleset.contract(ContractKind.RAMSCH), None)
    return round_._replace(phase=play, exchanged=hands)


def pass_on(round_: Round, phase: SchieberPassing, cards: tuple[Card, Card]) -> Round:
    """Return the round with two cards passed on, face down, to the left."""
    mask = 1 << cards[0] | 1 << cards[1]
    receiver = (phase.giver + 1) % len(round_.hands)
    hands = tuple(
        hand & ~mask if seat == phase.giver else hand | mask if seat == receiver else hand
        for seat, hand in enumerate(round_.hands)
    )
    return _onwards(round_._replace(exchanged=hands), receiver, phase.taker)


def refusal_to_take(phase: SchieberTaking, seat: Seat, action: Action) -> Refusal | None:
    """Say why this seat may not take the two Ober, or leave them."""
    if seat != phase.to_ask[0]:
        return Refusal("NOT_YOUR_TURN", "13.12", {"seat": phase.to_ask[0]})
    return None if isinstance(action, TakeOber | Pass) else Refusal("WRONG_PHASE", "15.1")


def refusal_to_pass_on(round_: Round, phase: SchieberPassing, seat: Seat, action: Action) -> Refusal | None:
    """Say why these cards may not be passed on."""
    if seat != phase.giver:
        return Refusal("NOT_YOUR_TURN", "13.12", {"seat": phase.giver})
    if not isinstance(action, PassOn):
        return Refusal("WRONG_PHASE", "15.1")
    for card in action.cards:
        if not round_.hands[seat] >> card & 1:
            return Refusal("CARD_NOT_IN_HAND", "6.6", {"card": card.code})
    return None
