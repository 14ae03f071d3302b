"""Playing a round: every action turns one immutable round into the next."""

from __future__ import annotations

from stammtisch.game import ActionRefused, Seat
from stammtisch.schwarzesau.actions import Action, Bid
from stammtisch.schwarzesau.cards import order_of
from stammtisch.schwarzesau.phases import Deal, Round
from stammtisch.schwarzesau.play import play_card
from stammtisch.schwarzesau.refusal import refusal
from stammtisch.schwarzesau.ruleset import Ruleset


def open_round(ruleset: Ruleset, deal: Deal) -> Round:
    """Return the round after the deal; the turned-up card's suit is trump, Vorhand bids first (rulebook 3.5, 4.1)."""
    trump = deal.turned_up.face.suit if deal.turned_up else None
    if trump is None and ruleset.no_leftover == "last_card":
        trump = deal.hands[deal.dealer][-1].face.suit
    nobody: tuple[int | None, ...] = (None,) * len(deal.hands)
    return Round(ruleset, deal, trump, order_of(trump, ruleset.rank), nobody, deal.hands, deal.vorhand, deal.vorhand)


def apply(round_: Round, seat: Seat, action: Action) -> Round:
    """Return the round after a seat's action; the given round stays as it is.

    :raises ActionRefused: with the reason and its paragraph when the rules do not allow it.
    """
    refused = refusal(round_, seat, action)
    if refused is not None:
        raise ActionRefused(refused)
    if isinstance(action, Bid):
        bids = (*round_.bids[:seat], action.tricks, *round_.bids[seat + 1 :])
        turn = (round_.turn + 1) % len(bids) if round_.ruleset.bid_style == "open" else round_.turn
        return round_._replace(bids=bids, turn=turn)
    return play_card(round_, action.card)
