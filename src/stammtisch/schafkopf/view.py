"""What one seat knows of a round, and what it may do (rulebook 3.4, 6.5, 7.8)."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.cards import Card, Hand, Order, Suit, Trick
from stammtisch.game import Refusal, Seat
from stammtisch.schafkopf import kontra
from stammtisch.schafkopf.actions import (
    DECLINE,
    DOUBLE,
    PASS,
    PLAYS,
    WILLING,
    Action,
    Bid,
    NameSuit,
)
from stammtisch.schafkopf.auction import Auction, Said
from stammtisch.schafkopf.contracts import Contract, ContractKind, Sauspiel
from stammtisch.schafkopf.phases import Done, Naming, Round
from stammtisch.schafkopf.play import Play, revealed_partner
from stammtisch.schafkopf.refusal import refusal
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.settlement import Result
from stammtisch.schafkopf.tariff import LEVELS


class Option(NamedTuple):
    """Something a seat might do now, and why it may not (None: it may)."""

    action: Action
    refusal: Refusal | None


class View(NamedTuple):
    """What one seat may know; ``seat`` is None for a spectator, who sees no hand.

    ``partner`` is the declarer's partner as far as this seat knows him: from his own hand, or because
    the cards have shown him (rulebook 7.8). ``options`` holds the announcements, ``cards`` the own
    remaining cards with the reason against each when it is this seat's turn to play.
    ``tricks`` are all complete tricks: cards that everybody has seen, of which the page shows the last.
    """

    seat: Seat | None
    ruleset: Ruleset
    dealer: Seat
    phase: str
    dealt: Hand
    hand: Hand
    counts: tuple[int, ...]
    order: Order
    said: tuple[Said, ...]
    stage: int
    best: ContractKind | None
    kind: ContractKind | None
    contract: Contract | None
    declarer: Seat | None
    partner: Seat | None
    turn: Seat | None
    waiting: str | None
    leader: Seat | None
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    doublings: tuple[Seat, ...]
    options: tuple[Option, ...]
    cards: tuple[Option, ...]
    result: Result | None
    hands: tuple[Hand, ...]

    @property
    def vorhand(self) -> Seat:
        """Return the seat left of the dealer."""
        return (self.dealer + 1) % len(self.counts)

    @property
    def actions(self) -> tuple[Action, ...]:
        """Return everything this seat may do now."""
        return tuple(option.action for option in (*self.options, *self.cards) if option.refusal is None)


def view(round_: Round, seat: Seat | None) -> View:
    """Return what a seat (None: a spectator) may know of the round."""
    phase, deal, ruleset, auction = round_.phase, round_.deal, round_.ruleset, round_.auction
    play = round_.play
    held = play.held if play else deal.hands
    hand = Hand(held[seat]) if seat is not None else Hand()
    contract = play.contract if play else None
    done = isinstance(phase, Done)
    return View(
        seat=seat,
        ruleset=ruleset,
        dealer=deal.dealer,
        phase=_phase_name(phase),
        dealt=Hand(deal.hands[seat]) if seat is not None else Hand(),
        hand=hand,
        counts=tuple(cards.bit_count() for cards in held),
        order=play.order if play else Sauspiel(Suit.EICHEL).order(ruleset.deck),
        said=auction.said,
        stage=auction.stage,
        best=auction.best,
        kind=auction.best if not isinstance(phase, Auction) else None,
        contract=contract,
        declarer=auction.holder if not isinstance(phase, Auction) else None,
        partner=_known_partner(play, seat, done),
        turn=_turn(phase),
        waiting=_waiting(phase, ruleset),
        leader=play.leader if play else None,
        trick=play.trick if play else (),
        tricks=play.tricks if play else (),
        doublings=tuple(doubling.seat for doubling in play.doublings) if play else (),
        options=_options(round_, seat),
        cards=_cards(round_, seat, hand),
        result=phase.result if isinstance(phase, Done) else None,
        hands=tuple(Hand(cards) for cards in deal.hands) if done else (),
    )


def _phase_name(phase: Auction | Naming | Play | Done) -> str:
    names = {Auction: "auction", Naming: "naming", Play: "play", Done: "done"}
    return names[type(phase)]


def _turn(phase: Auction | Naming | Play | Done) -> Seat | None:
    """Return whose turn it is as far as everybody may know; nobody's while a side is asked for its answer."""
    if isinstance(phase, Auction):
        return phase.turn
    if isinstance(phase, Naming):
        return phase.declarer
    return phase.turn if isinstance(phase, Play) and not phase.answering else None


def _waiting(phase: Auction | Naming | Play | Done, ruleset: Ruleset) -> str | None:
    """Return what cards wait for: the answer to a doubling, or a Kontra before its window closes."""
    if not isinstance(phase, Play):
        return None
    if phase.answering:
        return "answer"
    return "kontra" if kontra.may_hold(phase._replace(declined=()), ruleset) else None


def _known_partner(play: Play | None, seat: Seat | None, done: bool) -> Seat | None:
    if play is None or play.partner is None:
        return None
    if done or seat == play.partner:
        return play.partner
    return revealed_partner(play.contract, play.tricks, play.leader, play.trick)


def _options(round_: Round, seat: Seat | None) -> tuple[Option, ...]:
    """Return what the seat might announce now: impossible announcements come with their reason."""
    phase, ruleset = round_.phase, round_.ruleset
    if seat is None:
        return ()
    if isinstance(phase, Auction) and seat == phase.turn:
        stage_one = phase.stage == 1 and ruleset.auction != "single"
        actions: list[Action] = [PASS, WILLING] if stage_one else [PASS, *(Bid(kind) for kind in ruleset.ladder)]
        return tuple(Option(action, refusal(round_, seat, action)) for action in actions)
    if isinstance(phase, Naming) and seat == phase.declarer:
        suits: list[Action] = [NameSuit(suit) for suit in Suit]
        return tuple(Option(action, refusal(round_, seat, action)) for action in suits)
    if isinstance(phase, Play):
        return tuple(Option(action, None) for action in (DOUBLE, DECLINE) if refusal(round_, seat, action) is None)
    return ()


def _cards(round_: Round, seat: Seat | None, hand: Hand) -> tuple[Option, ...]:
    phase = round_.phase
    if seat is None or not isinstance(phase, Play) or phase.turn != seat:
        return ()
    return tuple(Option(PLAYS[card], refusal(round_, seat, PLAYS[card])) for card in hand)


def level_due(doublings: tuple[Seat, ...]) -> str | None:
    """Return the name of the next doubling: kontra, re, sub, hirsch."""
    return LEVELS[len(doublings)] if len(doublings) < len(LEVELS) else None


__all__ = ["Option", "View", "level_due", "view"]
