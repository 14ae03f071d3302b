"""Hochzeit: offering the only trump, taking it, and giving a card back for it (rulebook 13.4)."""

from __future__ import annotations

from stammtisch.cards import Card
from stammtisch.game import Refusal, Seat
from stammtisch.schafkopf.actions import Accept, Action, Decline, GiveBack
from stammtisch.schafkopf.auction import Auction, Said
from stammtisch.schafkopf.contracts import ContractKind
from stammtisch.schafkopf.contracts.hochzeit import only_trump, returnable
from stammtisch.schafkopf.phases import HochzeitExchange, HochzeitOffer, Round
from stammtisch.schafkopf.play import begin


def offered_card(round_: Round, offerer: Seat) -> Card:
    """Return the trump that a seat has offered."""
    card = only_trump(round_.deal.hands[offerer], round_.ruleset.deck)
    assert card is not None
    return card


def offer(round_: Round, seat: Seat) -> Round:
    """Return the round in which the others are asked, clockwise, whether they take this seat's trump."""
    players = len(round_.deal.hands)
    auction = round_.auction
    said = auction._replace(said=(*auction.said, Said(seat, ContractKind.HOCHZEIT.value)))
    others = tuple((seat + step) % players for step in range(1, players))
    return round_._replace(auction=said, phase=HochzeitOffer(seat, others))


def answer(round_: Round, phase: HochzeitOffer, action: Action) -> Round:
    """Return the round after an answer; the auction goes on as soon as somebody accepts or all have declined.

    Who has offered and was accepted has spoken; who was not has still to bid or pass.
    """
    seat, *rest = phase.to_answer
    auction = round_.auction
    accepted = isinstance(action, Accept)
    auction = auction._replace(said=(*auction.said, Said(seat, "accept" if accepted else "decline")))
    if accepted:
        auction = auction._replace(to_speak=auction.to_speak[1:], hochzeit=(phase.offerer, seat))
    elif rest:
        return round_._replace(auction=auction, phase=HochzeitOffer(phase.offerer, tuple(rest)))
    return round_._replace(auction=auction, phase=auction)


def exchange(round_: Round, auction: Auction) -> Round:
    """Return the round after an auction in which nobody bid more: the trump is in the hand of who accepted it."""
    assert auction.hochzeit is not None
    offerer, acceptor = auction.hochzeit
    card = offered_card(round_, offerer)
    done = auction._replace(best=ContractKind.HOCHZEIT, holder=acceptor)
    moved = _moved(round_.hands, card, offerer, acceptor)
    return round_._replace(auction=done, phase=HochzeitExchange(offerer, acceptor, card), exchanged=moved)


def give_back(round_: Round, phase: HochzeitExchange, card: Card) -> Round:
    """Return the round with the exchange complete: cards are played."""
    hands = _moved(round_.hands, card, phase.acceptor, phase.offerer)
    contract = round_.ruleset.contract(ContractKind.HOCHZEIT)
    play = begin(round_.ruleset, hands, round_.deal.vorhand, contract, phase.acceptor, phase.offerer)
    return round_._replace(phase=play, exchanged=hands)


def _moved(hands: tuple[int, ...], card: Card, giver: Seat, taker: Seat) -> tuple[int, ...]:
    bit = 1 << card
    return tuple(
        hand & ~bit if seat == giver else hand | bit if seat == taker else hand for seat, hand in enumerate(hands)
    )


def refusal_to_answer(round_: Round, phase: HochzeitOffer, seat: Seat, action: Action) -> Refusal | None:
    """Say why this seat may not answer the offer so: who takes the trump must have a card to give back."""
    if seat != phase.to_answer[0]:
        return Refusal("NOT_YOUR_TURN", "13.4", {"seat": phase.to_answer[0]})
    if isinstance(action, Decline):
        return None
    if not isinstance(action, Accept):
        return Refusal("WRONG_PHASE", "15.1")
    card = offered_card(round_, phase.offerer)
    if _returnable(round_, round_.hands[seat] | 1 << card, card):
        return None
    return Refusal("NOTHING_TO_GIVE_BACK", "13.4")


def refusal_to_give_back(round_: Round, phase: HochzeitExchange, seat: Seat, action: Action) -> Refusal | None:
    """Say why this card may not be given back."""
    if seat != phase.acceptor:
        return Refusal("NOT_YOUR_TURN", "13.4", {"seat": phase.acceptor})
    if not isinstance(action, GiveBack):
        return Refusal("WRONG_PHASE", "15.1")
    hand, card = round_.hands[seat], action.card
    if not hand >> card & 1:
        return Refusal("CARD_NOT_IN_HAND", "6.6", {"card": card.code})
    if _returnable(round_, hand, phase.card) >> card & 1:
        return None
    if card == phase.card:
        return Refusal("GIVE_BACK_ANOTHER", "13.4", {"card": card.code})
    return Refusal("GIVE_BACK_NO_TRUMP", "13.4", {"card": card.code})


def _returnable(round_: Round, hand: int, received: Card) -> int:
    return returnable(hand, received, round_.ruleset.deck, trump_too=round_.ruleset.hochzeit_return_trump)
