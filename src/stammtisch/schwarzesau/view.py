"""What one seat knows of a round, and what it may do (rulebook 3, 4, 8)."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.cards import Order, Suit
from stammtisch.game import Refusal, Seat
from stammtisch.schwarzesau.actions import Action, Bid, PlayCard
from stammtisch.schwarzesau.cards import PackCard
from stammtisch.schwarzesau.phases import Round, Trick
from stammtisch.schwarzesau.refusal import refusal
from stammtisch.schwarzesau.ruleset import Ruleset


class Option(NamedTuple):
    """Something a seat might do now, and why it may not (None: it may)."""

    action: Action
    refusal: Refusal | None


class View(NamedTuple):
    """What one seat may know; ``seat`` is None for a spectator, who sees no hand.

    ``bids`` are the bids as far as this seat may know them: where they are made at once, the others' stay hidden
    until all have spoken, and ``spoken`` says who has. ``others`` are hands laid open to this seat: everybody
    else's in a blind one-card round. ``cards`` holds the own cards with the reason against each when it is this
    seat's turn to play, ``options`` the numbers it might say.
    """

    seat: Seat | None
    ruleset: Ruleset
    number: int
    dealer: Seat
    hand_size: int
    phase: str
    turned_up: PackCard | None
    trump: Suit | None
    order: Order
    hand: tuple[PackCard, ...]
    counts: tuple[int, ...]
    others: tuple[tuple[PackCard, ...], ...]
    bids: tuple[int | None, ...]
    spoken: tuple[bool, ...]
    turn: Seat | None
    leader: Seat
    trick: tuple[PackCard, ...]
    tricks: tuple[Trick, ...]
    options: tuple[Option, ...]
    cards: tuple[Option, ...]
    points: tuple[int, ...] | None

    @property
    def actions(self) -> tuple[Action, ...]:
        """Return everything this seat may do now."""
        return tuple(option.action for option in (*self.options, *self.cards) if option.refusal is None)

    @property
    def taken(self) -> tuple[int, ...]:
        """Return the number of tricks by seat."""
        return tuple(sum(trick.winner == seat for trick in self.tricks) for seat in range(len(self.bids)))


def view(round_: Round, seat: Seat | None) -> View:
    """Return what a seat (None: a spectator) may know of the round."""
    deal = round_.deal
    return View(
        seat=seat,
        ruleset=round_.ruleset,
        number=deal.number,
        dealer=deal.dealer,
        hand_size=round_.hand_size,
        phase="done" if round_.points is not None else "bidding" if round_.bidding else "play",
        turned_up=deal.turned_up,
        trump=round_.trump,
        order=round_.order,
        hand=() if seat is None or _blind(round_, seat) else round_.held[seat],
        counts=tuple(len(hand) for hand in round_.held),
        others=_others(round_, seat),
        bids=_bids(round_, seat),
        spoken=tuple(bid is not None for bid in round_.bids),
        turn=_turn(round_),
        leader=round_.leader,
        trick=round_.trick,
        tricks=round_.tricks,
        options=_options(round_, seat),
        cards=_cards(round_, seat),
        points=round_.points,
    )


def _blind(round_: Round, seat: Seat) -> bool:
    """Say whether this seat may not see its own card: in a blind one-card round, until it is its turn to play it."""
    blind = round_.ruleset.one_card_blind and round_.hand_size == 1
    return blind and (round_.bidding or seat != round_.turn)


def _others(round_: Round, seat: Seat | None) -> tuple[tuple[PackCard, ...], ...]:
    """Return by seat the hands of others that lie open to this seat; a spectator sees none."""
    open_ = seat is not None and round_.ruleset.one_card_blind and round_.hand_size == 1
    return tuple(hand if open_ and other != seat else () for other, hand in enumerate(round_.held))


def _bids(round_: Round, seat: Seat | None) -> tuple[int | None, ...]:
    if round_.ruleset.bid_style == "open" or not round_.bidding:
        return round_.bids
    return tuple(bid if other == seat else None for other, bid in enumerate(round_.bids))


def _turn(round_: Round) -> Seat | None:
    """Return whose turn it is; nobody's alone while bids are made at once."""
    if round_.points is not None or (round_.bidding and round_.ruleset.bid_style == "hidden"):
        return None
    return round_.turn


def _options(round_: Round, seat: Seat | None) -> tuple[Option, ...]:
    if seat is None or not round_.bidding or round_.bids[seat] is not None:
        return ()
    if round_.ruleset.bid_style == "open" and seat != round_.turn:
        return ()
    bids = [Bid(number) for number in range(round_.hand_size + 1)]
    return tuple(Option(bid, refusal(round_, seat, bid)) for bid in bids)


def _cards(round_: Round, seat: Seat | None) -> tuple[Option, ...]:
    if seat is None or seat != round_.turn or round_.bidding or round_.points is not None:
        return ()
    plays = [PlayCard(card) for card in round_.held[seat]]
    return tuple(Option(play, refusal(round_, seat, play)) for play in plays)
