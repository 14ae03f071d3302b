"""Playing a round: every action turns one immutable round into the next."""

from __future__ import annotations

from stammtisch.cards import Deal
from stammtisch.game import ActionRefused, Refusal, Seat
from stammtisch.schafkopf import auction as auctions
from stammtisch.schafkopf import kontra
from stammtisch.schafkopf.actions import Action, Decline, Double, NameSuit, PlayCard
from stammtisch.schafkopf.auction import Auction
from stammtisch.schafkopf.contracts import ContractKind, complete
from stammtisch.schafkopf.phases import Done, Naming, Round
from stammtisch.schafkopf.play import Play, begin, legal_cards, play_card
from stammtisch.schafkopf.refusal import refusal
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.settlement import PASSED_OUT, settle


def open_round(ruleset: Ruleset, deal: Deal) -> Round:
    """Return the round after the deal; Vorhand speaks first."""
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
    if isinstance(phase, Auction):
        return _after_auction(round_, auctions.advance(phase, round_.ruleset, action))
    if isinstance(phase, Naming) and isinstance(action, NameSuit):
        return _begin_play(round_, phase.kind, phase.declarer, action)
    if isinstance(phase, Play) and isinstance(action, Double):
        return round_._replace(phase=kontra.double(phase, round_.ruleset, seat))
    if isinstance(phase, Play) and isinstance(action, Decline):
        return round_._replace(phase=kontra.decline(phase, seat))
    raise ActionRefused(Refusal("WRONG_PHASE", "15.1"))


def _is_legal_card(play: Play, ruleset: Ruleset, seat: Seat, action: PlayCard) -> bool:
    """Say the same as refusal() without its explanation, for the step that is taken most often."""
    return seat == play.turn and not play.answering and bool(legal_cards(play, ruleset) >> action.card & 1)


def _after_auction(round_: Round, auction: Auction) -> Round:
    """Return the round after an announcement; the last one settles who plays (rulebook 5.5, 5.6)."""
    round_ = round_._replace(auction=auction, phase=auction)
    if auction.to_speak:
        return round_
    if auction.best is None or auction.holder is None:
        return round_._replace(phase=Done(None, PASSED_OUT))
    if auction.best.names_suit:
        return round_._replace(phase=Naming(auction.best, auction.holder))
    return _begin_play(round_, auction.best, auction.holder, None)


def _begin_play(round_: Round, kind: ContractKind, declarer: Seat, named: NameSuit | None) -> Round:
    contract = complete(kind, named.suit if named else None)
    deal = round_.deal
    return round_._replace(phase=begin(round_.ruleset, deal.hands, deal.vorhand, contract, declarer))


def _after_play(round_: Round, play: Play) -> Round:
    """Return the round after a card; it is over with the last card, or with a lost Tout (rulebook 6.7)."""
    ruleset, deal, auction, _ = round_
    if play.trick or not _is_over(play, ruleset):
        return Round(ruleset, deal, auction, play)
    return Round(ruleset, deal, auction, Done(play, settle(ruleset, deal, play)))


def _is_over(play: Play, ruleset: Ruleset) -> bool:
    if len(play.tricks) == ruleset.deck.hand_size:
        return True
    return play.contract.tout and ruleset.stop_when_decided and play.turn != play.declarer


def next_dealer(round_: Round) -> Seat:
    """Return who deals next: the seat to the left, or the same after a pass-out (rulebook 3.1, 5.5)."""
    passed_out = isinstance(round_.phase, Done) and round_.phase.play is None
    if passed_out and round_.ruleset.passout_dealer == "same":
        return round_.deal.dealer
    return round_.deal.vorhand
