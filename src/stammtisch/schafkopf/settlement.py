"""Closing a round: verdict, Laufende, value and payoff in one result (rulebook 9 to 11)."""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.cards import Deal
from stammtisch.schafkopf.laufende import Laufende, counted, laufende
from stammtisch.schafkopf.play import Play, taken_by
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.tariff import Price, payoff, price
from stammtisch.schafkopf.verdict import Verdict, judge


@dataclass(frozen=True, slots=True)
class Result:
    """How a round ended, with everything the score sheet needs.

    ``augen`` and ``tricks`` are by seat, ``side`` are the seats of the declarer's side, ``needed`` the
    Augen it needed; ``payoff`` is by seat and sums to zero. All but the payoff is empty after a pass-out.
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


PASSED_OUT = Result((0, 0, 0, 0))
"""Everybody passed: the cards are thrown in and nothing is paid (rulebook 5.5)."""


def settle(ruleset: Ruleset, deal: Deal, play: Play) -> Result:
    """Return the result of a round whose last card has been played, or whose Tout is lost."""
    players = len(deal.hands)
    side = play.side
    augen, tricks = [0] * players, [0] * players
    for trick in play.tricks:
        augen[trick.winner] += trick.augen
        tricks[trick.winner] += 1
    side_augen, side_tricks = taken_by(play, side)
    taken_over = ruleset.kontra_takes_over and len(play.doublings) % 2 == 1
    verdict = judge(
        side_augen, side_tricks, ruleset.deck.hand_size, tout=play.contract.tout, opponents_need_61=taken_over
    )
    side_cards = 0
    for seat in side:
        side_cards |= deal.hands[seat]
    run = laufende(play.contract, ruleset.deck, side_cards, ruleset.laufende_scope)
    paid = counted(run, ruleset.laufende_from(play.contract), ruleset.laufende_paid, verdict.declarer_side_wins)
    cost = price(ruleset.tariff, play.contract, verdict, paid, len(play.doublings))
    return Result(
        payoff(cost.value, side, verdict.declarer_side_wins, players),
        side,
        tuple(augen),
        tuple(tricks),
        60 if taken_over else 61,
        verdict,
        run,
        paid,
        cost,
    )
