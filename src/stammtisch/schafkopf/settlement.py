"""Closing a round: verdict, Laufende, value and payoff in one result (rulebook 9 to 11)."""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.cards import Deal
from stammtisch.schafkopf.contracts import Bettel, Ramsch, Sauspiel, Sie
from stammtisch.schafkopf.laufende import Laufende, counted, laufende
from stammtisch.schafkopf.play import Play, taken_by
from stammtisch.schafkopf.ramsch import RamschVerdict, judge_ramsch, ramsch_payoff
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.stakes import StockChange
from stammtisch.schafkopf.tariff import Factor, Price, Term, payoff, price
from stammtisch.schafkopf.verdict import (
    MUSS_60,
    ORDINARY,
    SHOWN_SIE,
    TAKEN_OVER,
    Goal,
    Verdict,
    judge,
    judge_bettel,
    judge_tout,
)

FEW_TRUMPS = 3
"""With at most so many trumps the declarer of a Muss-Spiel needs only 60 Augen (rulebook 13.9)."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a round ended, with everything the score sheet needs.

    ``augen`` and ``tricks`` are by seat, ``side`` are the seats of the declarer's side, ``needed`` the
    Augen it needed; ``payoff`` is by seat and sums to what the ``stock`` has lost, zero where none is played.
    All but the payoff and the Stock is empty after a pass-out.
    A Ramsch has no sides: ``ramsch`` stands in the place of ``verdict``.
    """

    payoff: tuple[int, ...]
    side: tuple[int, ...] = ()
    augen: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()
    needed: int = 61
    verdict: Verdict | None = None
    laufende: Laufende | None = None
    counted: int = 0
    price: Price | None = None
    ramsch: RamschVerdict | None = None
    stock: StockChange | None = None

    @property
    def passed_out(self) -> bool:
        """Say whether nothing was played."""
        return not self.side and not self.tricks


def passed_out(players: int) -> Result:
    """Return the result after everybody has passed: the cards are thrown in, nothing is paid (rulebook 5.5)."""
    return Result((0,) * players)


def settle(ruleset: Ruleset, deal: Deal, play: Play) -> Result:
    """Return the result of a round that is over.

    ``deal`` holds the hands with which it was played: after a Hochzeit or in a Schieber not those dealt.
    """
    if isinstance(play.contract, Ramsch):
        return _settle_ramsch(ruleset, play)
    players = len(deal.hands)
    side = play.side
    goal = _goal(ruleset, deal, play)
    verdict = _verdict(ruleset, play, goal)
    side_cards = 0
    for seat in side:
        side_cards |= deal.hands[seat]
    run, paid = None, 0
    if not isinstance(play.contract, Bettel):
        run = laufende(play.contract, ruleset.deck, side_cards, ruleset.laufende_scope)
        paid = counted(run, ruleset.laufende_from(play.contract), ruleset.laufende_paid, verdict.declarer_side_wins)
    cost = price(ruleset.tariff, play.contract, verdict, paid, len(play.doublings))
    augen, tricks = _taken(play)
    gained = payoff(cost.value, side, verdict.declarer_side_wins, players)
    return Result(gained, side, augen, tricks, goal.win, verdict, run, paid, cost)


def _taken(play: Play) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the Augen and the number of tricks of every seat."""
    augen, tricks = [0] * len(play.held), [0] * len(play.held)
    for trick in play.tricks:
        augen[trick.winner] += trick.augen
        tricks[trick.winner] += 1
    return tuple(augen), tuple(tricks)


def _goal(ruleset: Ruleset, deal: Deal, play: Play) -> Goal:
    """Return the Augen that decide this round."""
    if ruleset.kontra_takes_over and len(play.doublings) % 2 == 1:
        return TAKEN_OVER
    if ruleset.muss_60 and isinstance(play.contract, Sauspiel) and play.contract.muss and play.declarer is not None:
        few = play.order.trump_count(deal.hands[play.declarer]) <= FEW_TRUMPS
        return MUSS_60 if few else ORDINARY
    return ORDINARY


def _verdict(ruleset: Ruleset, play: Play, goal: Goal) -> Verdict:
    augen, tricks = taken_by(play, play.side)
    if isinstance(play.contract, Sie):
        return SHOWN_SIE
    if isinstance(play.contract, Bettel):
        return judge_bettel(augen, tricks)
    if play.contract.tout:
        return judge_tout(augen, tricks, ruleset.deck.hand_size)
    return judge(augen, tricks, ruleset.deck.hand_size, goal)


def _settle_ramsch(ruleset: Ruleset, play: Play) -> Result:
    """Return the result of a Ramsch: its price, doubled by each Jungfrau where that counts for all."""
    players = len(play.held)
    found = judge_ramsch(play.tricks, play.order, players, tie=ruleset.ramsch_tie, durchmarsch=ruleset.durchmarsch)
    doubling = len(found.jungfrauen) if ruleset.jungfrau == "all" else 0
    terms = (Term("base", ruleset.tariff.base(play.contract), contract="ramsch"),)
    cost = Price(terms, tuple(Factor("jungfrau", 2) for _ in range(doubling)))
    augen, tricks = _taken(play)
    gained = ramsch_payoff(found, cost.value, ruleset.jungfrau, players)
    return Result(gained, augen=augen, tricks=tricks, price=cost, ramsch=found)
