"""Playing a round: every action turns one immutable round into the next."""

from __future__ import annotations

from stammtisch.cards import Card, Deal
from stammtisch.game import ActionRefused, Refusal, Seat
from stammtisch.schafkopf import auction as auctions
from stammtisch.schafkopf import hochzeit, klopfen, kontra, schieber
from stammtisch.schafkopf.actions import Action, Bid, Decline, Double, GiveBack, NameSuit, PassOn, PlayCard
from stammtisch.schafkopf.auction import Auction
from stammtisch.schafkopf.contracts import Bettel, Contract, ContractKind, Sauspiel
from stammtisch.schafkopf.contracts.sauspiel import muss_calls
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
from stammtisch.schafkopf.play import Play, begin, legal_cards, play_card
from stammtisch.schafkopf.refusal import refusal
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.settlement import Result, passed_out, settle
from stammtisch.schafkopf.stakes import NOTHING_CARRIED, Carried, with_stakes


def open_round(ruleset: Ruleset, deal: Deal, carried: Carried = NOTHING_CARRIED) -> Round:
    """Return the round after the deal, or after the first packet where somebody may knock; Vorhand speaks first."""
    round_ = _opened(ruleset, deal)._replace(carried=carried)
    if ruleset.klopfen == "off":
        return round_
    return round_._replace(phase=klopfen.opening(ruleset.klopfen, deal.vorhand, len(deal.hands)))


def _opened(ruleset: Ruleset, deal: Deal) -> Round:
    """Return the round with all cards dealt."""
    if ruleset.schieber != "off" and schieber.is_schieber(deal):
        return schieber.open_schieber(ruleset, deal)
    auction = auctions.opening(deal.vorhand, len(deal.hands))
    return Round(ruleset, deal, auction, auction)


def apply(round_: Round, seat: Seat, action: Action) -> Round:
    """Return the round after a seat's action; the given round stays as it is.

    :raises ActionRefused: with the reason and its paragraph when the rules do not allow it.
    """
    phase = round_.phase
    if isinstance(phase, Play) and isinstance(action, PlayCard) and _is_legal_card(phase, round_.ruleset, seat, action):
        return _after_play(round_, play_card(phase, action.card))
    refused = refusal(round_, seat, action)
    if refused is not None:
        raise ActionRefused(refused)
    match phase, action:
        case Klopfen(), _:
            return _after_knock(round_, klopfen.advance(phase, round_.ruleset.klopfen, action))
        case Auction(), Bid(ContractKind.HOCHZEIT):
            return hochzeit.offer(round_, seat)
        case Auction(), _:
            return _after_auction(round_, auctions.advance(phase, round_.ruleset, action))
        case Naming(), NameSuit():
            return _named(round_, phase, action)
        case Play(), Double():
            return round_._replace(phase=kontra.double(phase, round_.ruleset, seat))
        case Play(), Decline():
            return round_._replace(phase=kontra.decline(phase, seat))
        case _:
            return _before_play(round_, action)


def _before_play(round_: Round, action: Action) -> Round:
    """Return the round after an allowed step of a Hochzeit or a Schieber."""
    match round_.phase, action:
        case HochzeitOffer() as offer, _:
            answered = hochzeit.answer(round_, offer, action)
            over = isinstance(answered.phase, Auction)
            return _after_auction(answered, answered.auction) if over else answered
        case HochzeitExchange() as exchange, GiveBack(card):
            return hochzeit.give_back(round_, exchange, card)
        case SchieberTaking() as taking, _:
            return schieber.take_or_pass(round_, taking, action)
        case SchieberPassing() as passing, PassOn(cards):
            return schieber.pass_on(round_, passing, cards)
    raise ActionRefused(Refusal("WRONG_PHASE", "15.1"))


def _is_legal_card(play: Play, ruleset: Ruleset, seat: Seat, action: PlayCard) -> bool:
    """Say the same as refusal() without its explanation, for the step that is taken most often."""
    return seat == play.turn and not play.answering and bool(legal_cards(play, ruleset) >> action.card & 1)


def _after_knock(round_: Round, phase: Klopfen) -> Round:
    """Return the round after somebody has knocked or not; the last one brings the rest of the cards."""
    after = phase if phase.to_speak else _opened(round_.ruleset, round_.deal).phase
    return round_._replace(knocks=phase.said, phase=after)


def _after_auction(round_: Round, auction: Auction) -> Round:
    """Return the round after an announcement; the last one settles who plays (rulebook 5.5, 5.6)."""
    round_ = round_._replace(auction=auction, phase=auction)
    if auction.to_speak:
        return round_
    if auction.best is None or auction.holder is None:
        return hochzeit.exchange(round_, auction) if auction.hochzeit else _after_passout(round_)
    if auction.best.names_suit:
        return round_._replace(phase=Naming(auction.best, auction.holder))
    played = _begin(round_, round_.ruleset.contract(auction.best), auction.holder)
    return (
        _ended(played, played.phase) if auction.best is ContractKind.SIE and isinstance(played.phase, Play) else played
    )


def _after_passout(round_: Round) -> Round:
    """Return the round after everybody has passed: what is played then is the table's choice (rulebook 13)."""
    ruleset, deal = round_.ruleset, round_.deal
    match ruleset.passout:
        case "ramsch" | "stock+ramsch":
            return _begin(round_, ruleset.contract(ContractKind.RAMSCH), None)
        case "kreuz":
            return _begin(round_, ruleset.contract(ContractKind.KREUZ), deal.vorhand)
        case "muss":
            must = next(seat for seat, hand in enumerate(deal.hands) if hand >> Card.EO & 1)
            return round_._replace(phase=Naming(ContractKind.SAUSPIEL, must, muss=True))
        case _:
            return _with_result(round_, None, passed_out(ruleset.players))


def _named(round_: Round, naming: Naming, action: NameSuit) -> Round:
    """Return the round with its contract complete; who must play may have called a ten or a king (rulebook 13.9)."""
    contract = round_.ruleset.contract(naming.kind, action.suit)
    if naming.muss:
        calls = muss_calls(round_.hands[naming.declarer], round_.ruleset.deck)
        called = next(card for card in calls if card.suit is action.suit)
        contract = Sauspiel(called.suit, called.rank, muss=True)
    return _begin(round_, contract, naming.declarer)


def _begin(round_: Round, contract: Contract, declarer: Seat | None) -> Round:
    hands, vorhand = round_.hands, round_.deal.vorhand
    return round_._replace(phase=begin(round_.ruleset, hands, vorhand, contract, declarer))


def _after_play(round_: Round, play: Play) -> Round:
    """Return the round after a card; it is over with the last card, or as soon as it is decided (rulebook 6.7)."""
    ruleset, deal, auction, _, exchanged, knocks, carried = round_
    if play.trick or not _is_over(play, ruleset):
        return Round(ruleset, deal, auction, play, exchanged, knocks, carried)
    return _ended(round_, play)


def _ended(round_: Round, play: Play) -> Round:
    """Return the round with its result."""
    deal = round_.deal._replace(hands=round_.hands)
    return _with_result(round_, play, settle(round_.ruleset, deal, play))


def _with_result(round_: Round, play: Play | None, result: Result) -> Round:
    """Return the round with its result, and with what it was played for besides the contract."""
    staked = with_stakes(result, round_.ruleset, round_.carried, klopfen.count(round_.knocks))
    return round_._replace(phase=Done(play, staked))


def _is_over(play: Play, ruleset: Ruleset) -> bool:
    """Say whether the last trick has been taken, a Tout has lost one, or a Bettel has taken one."""
    if len(play.tricks) == ruleset.deck.hand_size:
        return True
    if not ruleset.stop_when_decided:
        return False
    declarer_took = play.turn == play.declarer
    return declarer_took if isinstance(play.contract, Bettel) else play.contract.tout and not declarer_took


def next_dealer(round_: Round) -> Seat:
    """Return who deals next: the seat to the left, or the same after a pass-out (rulebook 3.1, 5.5)."""
    passed_out = isinstance(round_.phase, Done) and round_.phase.result.passed_out
    if passed_out and round_.ruleset.passout_dealer == "same":
        return round_.deal.dealer
    return round_.deal.vorhand
