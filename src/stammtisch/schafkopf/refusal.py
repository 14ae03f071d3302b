"""The one rule function: why something may not be done now (rulebook 4 to 8)."""

from __future__ import annotations

from stammtisch.cards import TRUMP, Card, Rank, Suit
from stammtisch.game import Refusal, Seat
from stammtisch.schafkopf import auction as auctions
from stammtisch.schafkopf import hochzeit, klopfen, kontra, schieber
from stammtisch.schafkopf.actions import Action, Decline, Double, NameSuit, PlayCard
from stammtisch.schafkopf.auction import Auction
from stammtisch.schafkopf.contracts import ContractKind, Ramsch, Sauspiel
from stammtisch.schafkopf.contracts.sauspiel import callable_suits, muss_calls
from stammtisch.schafkopf.klopfen import Klopfen
from stammtisch.schafkopf.phases import (
    Done,
    HochzeitExchange,
    HochzeitOffer,
    Naming,
    Round,
    SchieberPassing,
    SchieberTaking,
)
from stammtisch.schafkopf.play import Play, legal_cards
from stammtisch.schafkopf.ruleset import Ruleset


def refusal(round_: Round, seat: Seat, action: Action) -> Refusal | None:
    """Say why this seat may not do this now, with the rulebook paragraph; None when it may."""
    match round_.phase:
        case Play() as play:
            return refusal_in_play(play, round_.ruleset, seat, action)
        case Klopfen() as knocking:
            if seat != knocking.turn:
                return Refusal("NOT_YOUR_TURN", "13.6", {"seat": knocking.turn})
            return klopfen.refusal(action)
        case Auction() as auction:
            if auction.turn is not None and seat != auction.turn:
                return Refusal("NOT_YOUR_TURN", "5.2", {"seat": auction.turn})
            return auctions.refusal(auction, round_.ruleset, round_.deal.hands[seat], action)
        case Naming() as naming:
            return _refusal_to_name(naming, round_, seat, action)
        case HochzeitOffer() as offer:
            return hochzeit.refusal_to_answer(round_, offer, seat, action)
        case HochzeitExchange() as exchange:
            return hochzeit.refusal_to_give_back(round_, exchange, seat, action)
        case SchieberTaking() as taking:
            return schieber.refusal_to_take(taking, seat, action)
        case SchieberPassing() as passing:
            return schieber.refusal_to_pass_on(round_, passing, seat, action)
        case Done():
            return Refusal("ROUND_OVER", "15.1")


def _refusal_to_name(naming: Naming, round_: Round, seat: Seat, action: Action) -> Refusal | None:
    """Say why the declarer may not name this suit: any for a Solo, a callable one for a Sauspiel (rulebook 5.6)."""
    if seat != naming.declarer:
        return Refusal("NOT_YOUR_TURN", "5.6", {"seat": naming.declarer})
    if not isinstance(action, NameSuit):
        return Refusal("WRONG_PHASE", "15.1")
    suit, hand, deck = action.suit, round_.hands[seat], round_.ruleset.deck
    solo = naming.kind in (ContractKind.SOLO, ContractKind.SOLO_TOUT)
    if solo and suit is Suit.HERZ and round_.ruleset.herz_solo_first and round_.ruleset.schieber == "off":
        return Refusal("HERZ_SOLO_HAS_ITS_NAME", "13.1")
    if naming.kind is not ContractKind.SAUSPIEL or suit in callable_suits(hand, deck):
        return None
    if suit is Suit.HERZ:
        return Refusal("HERZ_NEVER_CALLED", "7.1")
    if naming.muss and not callable_suits(hand, deck):
        return _refusal_of_renonce(suit, hand, muss_calls(hand, deck))
    if hand >> Card.of(suit, Rank.ASS) & 1:
        return Refusal("SUIT_HAS_OWN_ACE", "7.1", {"suit": suit.letter})
    return Refusal("SUIT_NOT_HELD", "7.1", {"suit": suit.letter})


def _refusal_of_renonce(suit: Suit, hand: int, calls: tuple[Card, ...]) -> Refusal | None:
    """Say why a suit may not be called by Renonce: its ace, ten or king, whichever is due, is in the own hand."""
    if any(card.suit is suit for card in calls):
        return None
    return Refusal("RENONCE_OWN_CARD", "13.9", {"card": Card.of(suit, calls[0].rank).code})


def refusal_in_play(play: Play, ruleset: Ruleset, seat: Seat, action: Action) -> Refusal | None:
    """Say why this may not be done while cards are played."""
    match action:
        case PlayCard(card):
            return _refusal_of_card(play, ruleset, seat, card)
        case Double():
            return kontra.refusal_to_double(play, ruleset, seat)
        case Decline():
            return kontra.refusal_to_decline(play, ruleset, seat)
        case _:
            return Refusal("WRONG_PHASE", "15.1")


def _refusal_of_card(play: Play, ruleset: Ruleset, seat: Seat, card: Card) -> Refusal | None:
    if seat != play.turn:
        return Refusal("NOT_YOUR_TURN", "6.1", {"seat": play.turn})
    if card not in ruleset.deck.cards:
        return Refusal("CARD_NOT_IN_DECK", "1.3", {"card": card.code})
    hand = play.held[seat]
    if not hand >> card & 1:
        return Refusal("CARD_NOT_IN_HAND", "6.6", {"card": card.code})
    if play.answering:
        return Refusal("ANSWER_PENDING", "8.3")
    if legal_cards(play, ruleset) >> card & 1:
        return None
    return _reason_against(play, ruleset, hand, card)


def _reason_against(play: Play, ruleset: Ruleset, hand: int, card: Card) -> Refusal:
    """Word why a card in hand is not among the legal ones: called-ace duties first, then the duty to follow."""
    contract = play.contract
    if not play.trick:
        assert isinstance(contract, Sauspiel)
        args: dict[str, str | int] = {"card": contract.called_ace.code, "suit": contract.suit.letter}
        args["needed"] = ruleset.run_away_min - 1
        return Refusal("CALLED_SUIT_ONLY_BY_ACE", "7.3-R2", args)
    led = play.order.group[play.trick[0]]
    following = hand & play.order.members[led]
    if contract.stichzwang and (following >> card & 1 or not following):
        return Refusal("MUST_TAKE_TRICK", "13.7" if isinstance(contract, Ramsch) else "13.2", {"card": card.code})
    if isinstance(contract, Sauspiel) and play.bound and play.turn == play.partner:
        if led == 1 + contract.suit:
            return Refusal("CALLED_ACE_MUST_BE_PLAYED", "7.3-R1", {"card": contract.called_ace.code})
        if card == contract.called_ace and not following:
            return Refusal("CALLED_ACE_MUST_WAIT", "7.3-R3", {"card": contract.called_ace.code})
    if led == TRUMP:
        return Refusal("FOLLOW_TRUMP", "6.2")
    return Refusal("FOLLOW_SUIT", "6.2", {"suit": Suit(led - 1).letter})
