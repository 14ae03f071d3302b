"""The one rule function: why something may not be done now (rulebook 4, 5)."""

from __future__ import annotations

from stammtisch.cards import TRUMP, Suit
from stammtisch.game import Refusal, Seat
from stammtisch.schwarzesau.actions import Action, Bid, PlayCard
from stammtisch.schwarzesau.bidding import barred_bid
from stammtisch.schwarzesau.phases import Round
from stammtisch.schwarzesau.play import legal_cards


def refusal(round_: Round, seat: Seat, action: Action) -> Refusal | None:
    """Say why this seat may not do this now, with the rulebook paragraph; None when it may."""
    if round_.points is not None:
        return Refusal("ROUND_OVER", "9.1")
    if round_.bidding:
        return _refusal_to_bid(round_, seat, action)
    if not isinstance(action, PlayCard):
        return Refusal("BIDS_ARE_MADE", "4.1")
    if seat != round_.turn:
        return Refusal("NOT_YOUR_TURN", "5.1", {"seat": round_.turn})
    if action.card not in round_.held[seat]:
        return Refusal("CARD_NOT_IN_HAND", "5.2", {"card": action.card.face.code})
    if action.card in legal_cards(round_):
        return None
    return _reason_against(round_)


def _refusal_to_bid(round_: Round, seat: Seat, action: Action) -> Refusal | None:
    if not isinstance(action, Bid):
        return Refusal("BIDS_COME_FIRST", "4.1")
    if round_.bids[seat] is not None:
        return Refusal("BID_IS_FINAL", "4.1", {"bid": round_.bids[seat] or 0})
    if round_.ruleset.bid_style == "open" and seat != round_.turn:
        return Refusal("NOT_YOUR_TURN", "4.1", {"seat": round_.turn})
    most = round_.hand_size
    if not 0 <= action.tricks <= most:
        return Refusal("BID_OUT_OF_RANGE", "4.1", {"bid": _quoted(action.tricks), "most": most})
    previous = [bid for bid in round_.bids if bid is not None]
    if action.tricks == barred_bid(most, previous, seat == round_.deal.dealer, round_.ruleset.hook):
        return Refusal("BID_BARRED", "4.2", {"bid": action.tricks, "sum": sum(previous), "cards": most})
    return None


def _reason_against(round_: Round) -> Refusal:
    """Word why a card in hand is not among the legal ones: the duty to follow, or by house rule to trump."""
    led = round_.order.group[round_.trick[0].face]
    hand = round_.held[round_.turn]
    if any(round_.order.group[card.face] == led for card in hand):
        if led == TRUMP:
            return Refusal("FOLLOW_TRUMP", "5.2")
        return Refusal("FOLLOW_SUIT", "5.2", {"suit": Suit(led - 1).letter})
    return Refusal("MUST_TRUMP", "8.1")


def _quoted(number: int) -> int | str:
    """Return a number as it may be shown: of one with many digits the first ones."""
    return number if abs(number) < 10**6 else f"{str(number)[:9]}…"
