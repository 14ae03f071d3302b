"""A round of Schafkopf as open play, for the kernel; and what one seat knows of its cards."""

from __future__ import annotations

from stammtisch.cards import Card
from stammtisch.cards.open_play import AllTricks, Augen, CalledCard, Goal, NoTrick, OpenPlay, Payoff, SeatView
from stammtisch.schafkopf.contracts import Bettel, Ramsch, Sauspiel, Sie, kind_of
from stammtisch.schafkopf.laufende import counted, laufende
from stammtisch.schafkopf.phases import Round
from stammtisch.schafkopf.play import Play
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.settlement import deciding_augen
from stammtisch.schafkopf.tariff import price
from stammtisch.schafkopf.verdict import judge
from stammtisch.schafkopf.view import View

SEATS = 4


def open_play(play: Play, ruleset: Ruleset, goal: Goal | None = None) -> OpenPlay:
    """Return the cards of a round as open play.

    Without a goal it asks for all tricks in a Tout, for no trick in a Bettel, else for Augen.

    :raises ValueError: under Stichzwang, which the kernel does not play, and for a Sie, which nobody plays.
    """
    if isinstance(play.contract, Sie):
        raise ValueError("contract = Sie: it is won as soon as it is shown, so no card is played (rulebook 13.3)")
    if play.contract.stichzwang:
        raise ValueError(
            f"contract = {type(play.contract).__name__}: the kernel does not play Stichzwang (rulebook 13.2)"
        )
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
        goal=_goal(play) if goal is None else goal,
    )


def _goal(play: Play) -> Goal:
    if isinstance(play.contract, Bettel):
        return NoTrick()
    return AllTricks() if play.contract.tout else Augen()


def _called(play: Play, ruleset: Ruleset) -> CalledCard | None:
    return called_card(play.contract.called_ace, ruleset) if isinstance(play.contract, Sauspiel) else None


def called_card(ace: Card, ruleset: Ruleset) -> CalledCard:
    """Return a called ace with the duties that the house rules lay on its holder (rulebook 7.3-R3, 7.3-R4)."""
    discard_from = {"never": 1, "penultimate": 2, "always": ruleset.deck.hand_size}[ruleset.called_ace_discard]
    return CalledCard(ace, ruleset.run_away_min, discard_from)


def payoff_goal(round_: Round) -> Payoff:
    """Return the goal to play for money: what the declarer receives at each of the six ends (rulebook 10, 11).

    Laufende and doublings are those of the round. What multiplies every end alike (Klopfen, Bock) is left out,
    because it changes no decision; a cap on what is paid is not known here.

    :raises ValueError: when no cards are being played, or where only won and lost are known.
    """
    play, ruleset = round_.play, round_.ruleset
    if play is None:
        raise ValueError("phase = no cards are being played: a payoff needs a contract")
    if play.contract.tout or isinstance(play.contract, Bettel | Ramsch):
        raise ValueError(
            f"contract = {kind_of(play.contract)}: it knows no Schneider and Schwarz, only won and lost; "
            "give no goal, and that is asked"
        )
    side_cards = 0
    for seat in play.side:
        side_cards |= round_.deal.hands[seat]
    run = laufende(play.contract, ruleset.deck, side_cards, ruleset.laufende_scope)
    needed = deciding_augen(ruleset, round_.deal, play)
    all_tricks = ruleset.deck.hand_size
    gain = (len(play.held) - len(play.side)) // len(play.side)
    # Augen and tricks that stand for the six ends, from Schwarz lost to Schwarz won.
    ends = (
        (0, 0),
        (needed.free - 1, 1),
        (needed.win - 1, 1),
        (needed.win, 1),
        (needed.schneider, 1),
        (120, all_tricks),
    )
    amounts = []
    for augen, tricks in ends:
        verdict = judge(augen, tricks, all_tricks, needed)
        paid = counted(run, ruleset.laufende_from(play.contract), ruleset.laufende_paid, verdict.declarer_side_wins)
        value = price(ruleset.tariff, play.contract, verdict, paid, len(play.doublings)).value
        amounts.append((value if verdict.declarer_side_wins else -value) * gain)
    lowest, schneider, lost, won, high, highest = amounts
    return Payoff((lowest, schneider, lost, won, high, highest), (needed.free, needed.win, needed.schneider))


def seat_view(view: View) -> SeatView:
    """Return what a seat knows of the cards of a round, for drawing the hidden hands.

    :raises ValueError: when no cards are being played.
    """
    if view.contract is None or view.leader is None:
        raise ValueError(f"phase = {view.phase!r}: no cards are being played")
    called = caller = None
    barred = [0] * SEATS
    if isinstance(view.contract, Sauspiel):
        called = called_card(view.contract.called_ace, view.ruleset)
        caller = view.declarer
        if view.contract.muss and caller is not None:
            # He may have had to call without a card of the suit (Renonce): then only the ace is surely not his.
            barred[caller] |= 1 << view.contract.called_ace
            caller = None
    return SeatView(
        order=view.order,
        deck=view.ruleset.deck.mask,
        hand=view.hand.mask,
        seat=view.seat,
        leader=view.leader,
        trick=view.trick,
        tricks=view.tricks,
        called=called,
        barred=(barred[0], barred[1], barred[2], barred[3]),
        caller=caller,
    )
