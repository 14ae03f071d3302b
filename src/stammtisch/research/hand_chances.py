"""Fits how likely a hand wins a contract: ``python -m stammtisch.research.hand_chances farbwenz``.

It prints the constants of :mod:`stammtisch.bots.schafkopf.chances` and of
:mod:`stammtisch.bots.schafkopf.exposure`, to be rounded and written there. In every deal somebody plays the contract,
mostly the one with the best hand for it by the constants so far; all seats play by rules of thumb.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from math import exp
from typing import Any, NamedTuple

from stammtisch.bots import new_bot
from stammtisch.bots.schafkopf.chances import chance
from stammtisch.bots.schafkopf.exposure import exposed_places
from stammtisch.bots.schafkopf.hands import Count, count
from stammtisch.cards import Deck, Suit
from stammtisch.research.arena import play_round
from stammtisch.research.fitting import fit
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.auction import opening
from stammtisch.schafkopf.contracts import Bettel, Contract, ContractKind, Hochzeit
from stammtisch.schafkopf.contracts.hochzeit import only_trump, returnable
from stammtisch.schafkopf.phases import HochzeitExchange, Round
from stammtisch.schafkopf.play import begin
from stammtisch.schafkopf.ruleset import Ruleset

ROUNDS, SEED = 2500, 1
STRONGEST = 0.7
"""How often the best hand of a deal plays; otherwise any."""

TABLES: dict[str, dict[str, Any]] = {
    "long": {"deck": "long", "kontra_levels": 0},
    "short": {"deck": "short", "kontra_levels": 0},
    "three": {"deck": "short", "players": 3, "kontra_levels": 0, "ladder": ["solo"]},
}
KINDS = ("hochzeit", "bettel", "farbgeier", "geier", "farbwenz", "wenz", "solo", "kreuz")

Case = tuple[list[float], bool]


class Start(NamedTuple):
    """A round that begins with the contract settled, and the declarer with his hand as bits."""

    round: Round
    contract: Contract
    hand: int
    leads: bool


def starts(table: str, kind: ContractKind, rounds: int, more: dict[str, Any]) -> Iterator[Start]:
    """Deal rounds and let somebody play the contract in each."""
    ruleset = SCHAFKOPF.read_ruleset(TABLES[table] | more)
    dice = random.Random(f"{SEED}:{table}:{kind}")
    found = 0
    while found < rounds:
        round_ = SCHAFKOPF.open(ruleset, SCHAFKOPF.deal(ruleset, 0, ruleset.players - 1, dice))
        start = _hochzeit(round_) if kind is ContractKind.HOCHZEIT else _start(round_, kind, dice)
        if start is not None:
            found += 1
            yield start


def _start(round_: Round, kind: ContractKind, dice: random.Random) -> Start:
    ruleset, hands = round_.ruleset, round_.deal.hands
    suits = tuple(Suit) if kind.names_suit else (None,)
    games = [(seat, ruleset.contract(kind, suit)) for seat in range(len(hands)) for suit in suits]
    if kind is ContractKind.KREUZ:
        games = games[:1]
    dice.shuffle(games)
    best = games[0]
    if dice.random() < STRONGEST:
        best = max(games, key=lambda game: chance(game[1], ruleset.deck, hands[game[0]], leads=game[0] == 0))
    seat, contract = best
    play = begin(ruleset, hands, round_.deal.vorhand, contract, seat)
    auction = opening(0)._replace(to_speak=(), best=kind, holder=seat)
    return Start(round_._replace(auction=auction, phase=play), contract, hands[seat], seat == 0)


def _hochzeit(round_: Round) -> Start | None:
    """Return a Hochzeit that the player with the best hand has accepted, if anybody holds a single trump."""
    ruleset, hands = round_.ruleset, round_.deal.hands
    for offerer, hand in enumerate(hands):
        card = only_trump(hand, ruleset.deck)
        if card is None:
            continue
        others = [seat for seat in range(len(hands)) if seat != offerer]
        best = max(others, key=lambda seat: _chance_to_take(ruleset, hands[seat], leads=seat == 0))
        if not returnable(hands[best], card, ruleset.deck, trump_too=False):
            continue
        moved = tuple(held | 1 << card if seat == best else held & ~(1 << card) for seat, held in enumerate(hands))
        auction = opening(0)._replace(to_speak=(), best=ContractKind.HOCHZEIT, holder=best, hochzeit=(offerer, best))
        taken = round_._replace(auction=auction, phase=HochzeitExchange(offerer, best, card), exchanged=moved)
        given = new_bot("schafkopf").decide(SCHAFKOPF.view(taken, best)).action
        begun = SCHAFKOPF.apply(taken, best, given)
        return Start(begun, Hochzeit(), begun.hands[best], best == 0)
    return None


def _chance_to_take(ruleset: Ruleset, hand: int, *, leads: bool) -> float:
    return chance(Hochzeit(), ruleset.deck, hand, leads=leads)


def features(contract: Contract, ruleset: Ruleset, hand: int) -> list[float]:
    """Return 1 and everything that is counted of a hand."""
    deck: Deck = ruleset.deck
    if isinstance(contract, Bettel):
        order = contract.order(deck)
        return [1.0, *exposed_places(order, hand, deck.mask & ~hand, stichzwang=contract.stichzwang)]
    counted = count(contract, deck, hand)
    return [1.0, float(counted.trumps), *map(float, counted.heads), *map(float, _others(counted))]


def _others(counted: Count) -> tuple[int, ...]:
    return counted.unter, counted.high_trumps, counted.aces, counted.losers, counted.voids


NAMES = ("start", "trump", "head1", "head2", "head3", "head4", "unter", "high_trump", "ace", "loser", "void")


def cases(table: str, kind: ContractKind, rounds: int, more: dict[str, Any]) -> list[Case]:
    """Play rounds of a contract to their end, and return what the hand held and whether it won."""
    found = []
    bots = [new_bot("schafkopf")] * 4
    for start in starts(table, kind, rounds, more):
        outcome = play_round(SCHAFKOPF, start.round, bots)
        won = bool(outcome.summary["won"])
        found.append((features(start.contract, start.round.ruleset, start.hand), won))
    return found


def main(arguments: Sequence[str]) -> int:
    """Fit the contracts that are named (none: all), for every table on which they are played."""
    for name in arguments or KINDS:
        kind = ContractKind(name)
        for table in TABLES:
            if table == "three" and kind in (ContractKind.HOCHZEIT, ContractKind.KREUZ):
                continue
            for more in _variants(kind):
                watched = cases(table, kind, ROUNDS, more)
                won = sum(one for _, one in watched) / len(watched)
                print(f"{name} {table} {more}: {len(watched)} rounds, {100 * won:.1f} % won", flush=True)
                print("   ", _worded(kind, watched), flush=True)
    return 0


def _variants(kind: ContractKind) -> list[dict[str, Any]]:
    return [{}, {"bettel_stichzwang": True}] if kind is ContractKind.BETTEL else [{}]


def _worded(kind: ContractKind, watched: Sequence[Case]) -> str:
    if kind is ContractKind.BETTEL:
        return " ".join(f"{one:.3f}" for one in fit_hazard(watched))
    constants = fit(watched)
    return " ".join(f"{name} {10 * one:.1f}" for name, one in zip(NAMES, constants, strict=True))


def fit_hazard(watched: Sequence[Case]) -> list[float]:
    """Return the likeliest hazards, none below zero, where the chance falls e times with each unit of exposure."""
    width = len(watched[0][0])
    hazards = [0.05] * width
    for step in range(400):
        slope = [0.0] * width
        for found, won in watched:
            survives = min(0.999, exp(-sum(hazard * one for hazard, one in zip(hazards, found, strict=True))))
            push = -1.0 if won else survives / (1 - survives)
            for place, one in enumerate(found):
                slope[place] += push * one
        rate = 0.05 / len(watched) / (1 + step / 40)
        hazards = [max(0.0, hazard + rate * one) for hazard, one in zip(hazards, slope, strict=True)]
    return hazards


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
