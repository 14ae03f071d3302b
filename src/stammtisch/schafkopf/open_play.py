"""A round of Schafkopf as open play, for the kernel; and what one seat knows of its cards."""

from __future__ import annotations

from stammtisch.cards import Card
from stammtisch.cards.open_play import AllTricks, Augen, CalledCard, Goal, OpenPlay, Payoff, SeatView
from stammtisch.schafkopf.contracts import Sauspiel
from stammtisch.schafkopf.laufende import counted, laufende
from stammtisch.schafkopf.phases import Round
from stammtisch.schafkopf.play import Play
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.tariff import price
from stammtisch.schafkopf.verdict import judge
from stammtisch.schafkopf.view import View

ENDS = ((0, 0), (30, 1), (60, 1), (61, 1), (91, 1), (120, None))
"""Augen and tricks that stand for the six ends of a round, from Schwarz lost to Schwarz won."""


def open_play(play: Play, ruleset: Ruleset, goal: Goal | None = None) -> OpenPlay:
    """Return the cards of a round as open play; without a goal it asks for all tricks in a Tout, else for Augen."""
    taken, tricks = [0] * len(play.held), [0] * len(play.held)
    for trick in play.tricks:
        taken[trick.winner] += trick.augen
        tricks[trick.winner] += 1
    return OpenPlay(
        order=play.order,
        hands=play.held,
        leader=play.leader,
        trick=play.trick,
        side=play.side,
        taken=tuple(taken),
        tricks=tuple(tricks),
        called=_called(play, ruleset) if play.bound else None,
        goal=goal if goal is not None else AllTricks() if play.contract.tout else Augen(),
    )


def _called(play: Play, ruleset: Ruleset) -> CalledCard | None:
    return called_card(play.contract.called_ace, ruleset) if isinstance(play.contract, Sauspiel) else None


def called_card(ace: Card, ruleset: Ruleset) -> CalledCard:
    """Return a called ace with the duties that the house rules lay on its holder (rulebook 7.3-R3, 7.3-R4)."""
    discard_from = {"never": 1, "penultimate": 2, "always": ruleset.deck.hand_size}[ruleset.called_ace_discard]
    return CalledCard(ace, ruleset.run_away_min, discard_from)


def payoff_goal(round_: Round) -> Payoff:
    """Return the goal to play for money: what the declarer receives at each of the six ends (rulebook 10, 11).

    Laufende and doublings are those of the round, so the amounts are final.

    :raises ValueError: when no cards are being played, or in a Tout, which knows only won and lost.
    """
    play, ruleset = round_.play, round_.ruleset
    if play is None:
        raise ValueError("phase = no cards are being played: a payoff needs a contract")
    if play.contract.tout:
        raise ValueError("contract = Tout: it knows only won and lost, so ask for AllTricks")
    side_cards = 0
    for seat in play.side:
        side_cards |= round_.deal.hands[seat]
    run = laufende(play.contract, ruleset.deck, side_cards, ruleset.laufende_scope)
    taken_over = ruleset.kontra_takes_over and len(play.doublings) % 2 == 1
    shift = -1 if taken_over else 0
    gain = (len(play.held) - len(play.side)) // len(play.side)
    amounts = []
    for augen, tricks in ENDS:
        all_tricks = ruleset.deck.hand_size if tricks is None else tricks
        at = augen + shift if 0 < augen < 120 else augen
        verdict = judge(at, all_tricks, ruleset.deck.hand_size, opponents_need_61=taken_over)
        paid = counted(run, ruleset.laufende_from(play.contract), ruleset.laufende_paid, verdict.declarer_side_wins)
        value = price(ruleset.tariff, play.contract, verdict, paid, len(play.doublings)).value
        amounts.append((value if verdict.declarer_side_wins else -value) * gain)
    lowest, schneider, lost, won, high, highest = amounts
    return Payoff((lowest, schneider, lost, won, high, highest), (31 + shift, 61 + shift, 91 + shift))


def seat_view(view: View) -> SeatView:
    """Return what a seat knows of the cards of a round, for drawing the hidden hands.

    :raises ValueError: when no cards are being played.
    """
    if view.contract is None or view.leader is None:
        raise ValueError(f"phase = {view.phase!r}: no cards are being played")
    calls = isinstance(view.contract, Sauspiel)
    called = called_card(view.contract.called_ace, view.ruleset) if isinstance(view.contract, Sauspiel) else None
    return SeatView(
        order=view.order,
        deck=view.ruleset.deck.mask,
        hand=view.hand.mask,
        seat=view.seat,
        leader=view.leader,
        trick=view.trick,
        tricks=view.tricks,
        called=called,
        caller=view.declarer if calls else None,
    )
