"""Rounds per second of the rules on one core: deal, auction, random legal play, verdict, payoff.

The yardstick of the same run is a bare loop that shuffles 32 cards and sorts out the four hands:
what any engine in this language has to do for a round. Times are processor time, so that other
work on the machine does not count; they are printed, never asserted.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from functools import partial

from stammtisch.cards import Suit, deal_out, shuffled
from stammtisch.cards.hand import cards_in
from stammtisch.schafkopf.actions import DECLINE, PASS, PLAYS, WILLING, Action, Bid, NameSuit
from stammtisch.schafkopf.auction import Auction
from stammtisch.schafkopf.contracts import ContractKind
from stammtisch.schafkopf.contracts.sauspiel import callable_suits
from stammtisch.schafkopf.phases import Done, Naming, Round
from stammtisch.schafkopf.play import Play, legal_cards
from stammtisch.schafkopf.round import apply, open_round
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.settings import read_ruleset

# Published order of the fastest Python engine: random rounds a second on such a machine.
PUBLISHED = 5_700


def play_round(ruleset: Ruleset, source: random.Random) -> Round:
    """Play one whole round: the first who can calls an ace, or plays a Solo; the cards are random legal ones."""
    deal = deal_out(shuffled(ruleset.deck, source), source.randrange(4), ruleset.packets)
    round_ = open_round(ruleset, deal)
    while True:
        phase = round_.phase
        if isinstance(phase, Done):
            return round_
        if isinstance(phase, Auction):
            assert phase.turn is not None
            round_ = apply(round_, phase.turn, _announcement(round_, phase, source))
        elif isinstance(phase, Naming):
            calls = callable_suits(deal.hands[phase.declarer], ruleset.deck)
            suits = calls if phase.kind is ContractKind.SAUSPIEL else tuple(Suit)
            round_ = apply(round_, phase.declarer, NameSuit(source.choice(suits)))
        elif not isinstance(phase, Play):
            raise AssertionError(f"these house rules know no {type(phase).__name__}")
        elif phase.answering:
            round_ = apply(round_, phase.answering[0], DECLINE)
        else:
            legal = cards_in(legal_cards(phase, ruleset))
            round_ = apply(round_, phase.turn, PLAYS[legal[int(source.random() * len(legal))]])


def _announcement(round_: Round, auction: Auction, source: random.Random) -> Action:
    """Return a sober announcement: a Sauspiel where it can be called, a Solo one time in ten, else pass."""
    assert auction.turn is not None
    if auction.stage == 1 and round_.ruleset.auction != "single":
        return WILLING if not auction.willing else PASS
    if auction.best is None:
        if source.random() < 0.1:
            return Bid(ContractKind.SOLO)
        if callable_suits(round_.deal.hands[auction.turn], round_.ruleset.deck):
            return Bid(ContractKind.SAUSPIEL)
        return Bid(ContractKind.SOLO) if auction.stage == 2 else PASS
    return PASS


def per_second(work: Callable[[], object], seconds: float) -> float:
    """Return how often the work can be done in a second."""
    start = time.process_time()
    done = 0
    while time.process_time() - start < seconds:
        for _ in range(50):
            work()
        done += 50
    return done / (time.process_time() - start)


def main() -> int:
    """Measure every playable preset's deck and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    arguments = parser.parse_args()
    source = random.Random(1)
    long_rules = read_ruleset({})
    yardstick = per_second(lambda: deal_out(shuffled(long_rules.deck, source), 0, (4, 4)), arguments.seconds / 3)
    print(f"{'rules':28}{'rounds/s':>10}{'of deals/s':>12}{'of 5,700':>10}")
    for preset, deck in (("stargames", "long"), ("stargames", "short"), ("stammtisch", "long")):
        ruleset = read_ruleset({"preset": preset, "deck": deck})
        rate = per_second(partial(play_round, ruleset, source), arguments.seconds)
        print(f"{preset + ', ' + deck + ' deck':28}{rate:10,.0f}{rate / yardstick:12.3f}{rate / PUBLISHED:10.2f}")
    print(f"{'yardstick: shuffle and deal':28}{yardstick:10,.0f}{1:12.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
