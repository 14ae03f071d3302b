"""The arena: bots play the same deals from every seat, so that the luck of the cards cancels out."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from stammtisch.bots import BOTS, Bot, new_bot
from stammtisch.game import Game, Outcome, Seat
from stammtisch.games import GAMES

AnyGame = Game[Any, Any, Any, Any]
DEALS_A_PORTION = 25


class UnknownBot(ValueError):
    """A line-up that names a bot which the game does not have, or has the wrong number of bots."""


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: a game with its settings, who plays, how many deals, and the seed of the cards.

    Deal number n is the same cards whatever the line-up and however the work is split.
    """

    game: str
    settings: dict[str, Any]
    lineup: tuple[str, ...]
    deals: int
    seed: int

    def rotations(self) -> list[tuple[str, ...]]:
        """Return the line-up turned by every number of seats, each seating once."""
        turned = [self.lineup[turn:] + self.lineup[:turn] for turn in range(len(self.lineup))]
        return list(dict.fromkeys(turned))


class Played(NamedTuple):
    """One round of the arena: who sat where, and how it ended."""

    seating: tuple[str, ...]
    payoff: tuple[int, ...]
    contract: str | None
    declarer: Seat | None
    won: bool | None


@dataclass(slots=True)
class ContractTally:
    """How often a contract was played by a bot, how often it was won, and what it paid its declarer in all.

    In a Ramsch every seat plays.
    """

    played: int = 0
    won: int = 0
    paid: int = 0

    def add(self, other: ContractTally) -> None:
        """Add another tally to this one."""
        self.played += other.played
        self.won += other.won
        self.paid += other.paid


@dataclass(slots=True)
class Tally:
    """The rounds of some deals: for each bot one mean payoff a deal, and the contracts by bot and name."""

    rounds: int = 0
    passed_out: int = 0
    payoffs: dict[str, list[float]] = field(default_factory=dict)
    contracts: dict[str, dict[str, ContractTally]] = field(default_factory=dict)

    def add_deal(self, played: Sequence[Played]) -> None:
        """Add all rounds of one deal: every bot's payoff is averaged over the rounds and its seats."""
        earned: dict[str, list[int]] = {}
        for one in played:
            self.rounds += 1
            for name, payoff in zip(one.seating, one.payoff, strict=True):
                earned.setdefault(name, []).append(payoff)
            self._count(one)
        for name, payoffs in earned.items():
            self.payoffs.setdefault(name, []).append(sum(payoffs) / len(payoffs))

    def _count(self, one: Played) -> None:
        if one.contract is None:
            self.passed_out += 1
        elif one.declarer is None:
            # In a Ramsch everybody plays for himself, and wins what the loser pays.
            for name, payoff in zip(one.seating, one.payoff, strict=True):
                self._add(name, one.contract, ContractTally(1, int(payoff > 0), payoff))
        else:
            payoff = one.payoff[one.declarer]
            self._add(one.seating[one.declarer], one.contract, ContractTally(1, int(bool(one.won)), payoff))

    def _add(self, name: str, contract: str, result: ContractTally) -> None:
        self.contracts.setdefault(name, {}).setdefault(contract, ContractTally()).add(result)

    def add(self, other: Tally) -> None:
        """Add the deals of another tally to this one."""
        self.rounds += other.rounds
        self.passed_out += other.passed_out
        for name, payoffs in other.payoffs.items():
            self.payoffs.setdefault(name, []).extend(payoffs)
        for name, contracts in other.contracts.items():
            mine = self.contracts.setdefault(name, {})
            for contract, tally in contracts.items():
                mine.setdefault(contract, ContractTally()).add(tally)


def seat_bots(names: Sequence[str], game: str = "schafkopf", players: int = 4) -> tuple[str, ...]:
    """Return the line-up that some names stand for: one bot against itself, one among three others, or all seats.

    :raises UnknownBot: when a name is unknown, or their number fits no line-up.
    """
    for name in names:
        if name not in BOTS.get(game, {}):
            raise UnknownBot(f"unknown bot {name!r}: a bot is one of {', '.join(BOTS.get(game, {}))}")
    if len(names) == players:
        return tuple(names)
    if len(names) in (1, 2):
        return (names[0], *[names[-1]] * (players - 1))
    raise UnknownBot(f"{len(names)} bots fit no table: name one, two or {players}")


def play_match(match: Match, executor: Executor | None = None) -> Tally:
    """Play a whole match, in this process or portion by portion on an executor.

    :raises RulesetFaults: when the settings are no house rules.
    """
    GAMES[match.game].read_ruleset(match.settings)
    portions = [
        range(start, min(start + DEALS_A_PORTION, match.deals)) for start in range(0, match.deals, DEALS_A_PORTION)
    ]
    together = Tally()
    run = map if executor is None else executor.map
    for tally in run(play_deals, [match] * len(portions), portions):
        together.add(tally)
    return together


def play_deals(match: Match, numbers: Sequence[int]) -> Tally:
    """Play the deals with these numbers, each once for every seating."""
    tally = Tally()
    for number in numbers:
        tally.add_deal(list(_rounds(match, number)))
    return tally


def _rounds(match: Match, number: int) -> Iterator[Played]:
    game = GAMES[match.game]
    ruleset = game.read_ruleset(match.settings)
    source = random.Random(f"{match.seed}:{number}")
    deal = game.deal(ruleset, 0, number % game.seats(ruleset), source)
    for seating in match.rotations():
        bots = [new_bot(match.game, name, _bot_seed(match, number, seat)) for seat, name in enumerate(seating)]
        outcome = play_round(game, game.open(ruleset, deal), bots)
        summary = outcome.summary
        yield Played(seating, outcome.payoff, summary["contract"], summary["declarer"], summary["won"])


def _bot_seed(match: Match, number: int, seat: Seat) -> int:
    """Return the seed of the bot at a seat: another one for every deal, the same however the work is split."""
    return random.Random(f"{match.seed}:{number}:{seat}").getrandbits(64)


def play_round(game: AnyGame, round_: Any, bots: Sequence[Bot[Any]]) -> Outcome:
    """Let bots play a round to its end; whoever may speak before a window closes is asked first."""
    while True:
        outcome = game.outcome(round_)
        if outcome is not None:
            return outcome
        seat = (*game.may_hold(round_), *game.waiting_for(round_))[0]
        decision = bots[seat].decide(game.view(round_, seat))
        round_ = game.apply(round_, seat, decision.action)
