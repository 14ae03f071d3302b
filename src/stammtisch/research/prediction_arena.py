"""The arena of Schwarze Sau: how often a bot's bid comes true, and the points it makes in a round."""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any, NamedTuple

from stammtisch.bots import new_bot
from stammtisch.game import RulesetFaults
from stammtisch.research.arena import DEALS_A_PORTION, UnknownBot, play_round, seat_bots
from stammtisch.research.report import Interval, interval
from stammtisch.schwarzesau import SCHWARZE_SAU
from stammtisch.schwarzesau.ruleset import Ruleset

GAME = SCHWARZE_SAU.name


@dataclass(frozen=True, slots=True)
class PredictionMatch:
    """What is played: house rules, who plays, how many deals, the seed, and the hand sizes in turn (none: all).

    Deal number n is the same cards whatever the line-up and however the work is split.
    """

    settings: dict[str, Any]
    lineup: tuple[str, ...]
    deals: int
    seed: int
    sizes: tuple[int, ...] = ()

    def rotations(self) -> list[tuple[str, ...]]:
        """Return the line-up turned by every number of seats, each seating once."""
        turned = [self.lineup[turn:] + self.lineup[:turn] for turn in range(len(self.lineup))]
        return list(dict.fromkeys(turned))


@dataclass(slots=True)
class Predictions:
    """By bot one number a deal, the mean over its seats and the rotations: exact bids (0 to 1), points and bids."""

    exact: dict[str, list[float]] = field(default_factory=dict)
    points: dict[str, list[float]] = field(default_factory=dict)
    bids: dict[str, list[float]] = field(default_factory=dict)

    def add(self, other: Predictions) -> None:
        """Add the deals of another measurement."""
        for mine, theirs in ((self.exact, other.exact), (self.points, other.points), (self.bids, other.bids)):
            for name, values in theirs.items():
                mine.setdefault(name, []).extend(values)


class Forecast(NamedTuple):
    """What a bot was found to do: the share of exact bids and the points of a round, each with its 95 % interval."""

    exact: Interval
    points: Interval
    bid: float


def play_predictions(match: PredictionMatch, executor: Executor | None = None) -> Predictions:
    """Play a whole match, in this process or portion by portion on an executor.

    :raises RulesetFaults: when the settings are no house rules, or a hand size does not occur in them.
    """
    _sizes(match, SCHWARZE_SAU.read_ruleset(match.settings))
    starts = range(0, match.deals, DEALS_A_PORTION)
    portions = [range(start, min(start + DEALS_A_PORTION, match.deals)) for start in starts]
    together = Predictions()
    run = map if executor is None else executor.map
    for found in run(play_numbers, [match] * len(portions), portions):
        together.add(found)
    return together


def play_numbers(match: PredictionMatch, numbers: Sequence[int]) -> Predictions:
    """Play the deals with these numbers, each once for every seating."""
    found = Predictions()
    for number in numbers:
        by_bot: dict[str, list[tuple[int, int, int]]] = {}
        for name, line in _rounds(match, number):
            by_bot.setdefault(name, []).append(line)
        for name, lines in by_bot.items():
            for values, column in zip((found.exact, found.points, found.bids), zip(*lines, strict=True), strict=True):
                values.setdefault(name, []).append(sum(column) / len(lines))
    return found


def _rounds(match: PredictionMatch, number: int) -> Iterator[tuple[str, tuple[int, int, int]]]:
    """Play one deal in all seatings; yield for every bot whether its bid was exact, its points and its bid."""
    ruleset = SCHWARZE_SAU.read_ruleset(match.settings)
    sizes = _sizes(match, ruleset)
    index = ruleset.hand_sizes.index(sizes[number % len(sizes)])
    source = random.Random(f"{match.seed}:{number}")
    deal = SCHWARZE_SAU.deal(ruleset, index, number % ruleset.players, source)
    for turn, seating in enumerate(match.rotations()):
        bots = [new_bot(GAME, name, hash((match.seed, number, turn, seat))) for seat, name in enumerate(seating)]
        outcome = play_round(SCHWARZE_SAU, SCHWARZE_SAU.open(ruleset, deal), bots)
        bids, tricks = outcome.summary["bids"], outcome.summary["tricks"]
        for seat, name in enumerate(seating):
            yield name, (int(bids[seat] == tricks[seat]), outcome.payoff[seat], bids[seat])


def _sizes(match: PredictionMatch, ruleset: Ruleset) -> tuple[int, ...]:
    known = sorted(set(ruleset.hand_sizes))
    strange = [size for size in match.sizes if size not in known]
    if strange:
        raise RulesetFaults([f"hand size {size} does not occur: {known[0]} to {known[-1]} do" for size in strange])
    return match.sizes or tuple(known)


def forecasts(found: Predictions) -> dict[str, Forecast]:
    """Return what was measured by bot, in the order of the line-up."""
    return {
        name: Forecast(
            interval(found.exact[name]),
            interval(found.points[name]),
            sum(found.bids[name]) / len(found.bids[name]),
        )
        for name in found.exact
    }


def run_prediction(arguments: argparse.Namespace) -> int:
    """Play and print; 2 when the line-up or the house rules are no good.

    The arguments are ``bots``, ``players``, ``deals``, ``seed``, ``sizes`` (a list, or None: all), ``jobs``, ``json``.
    """
    try:
        lineup = seat_bots(arguments.bots, GAME, arguments.players)
        match = PredictionMatch(
            {"players": arguments.players}, lineup, arguments.deals, arguments.seed, tuple(arguments.sizes or ())
        )
        found = forecasts(_play(match, arguments.jobs))
    except (UnknownBot, RulesetFaults) as error:
        print(f"stammtisch arena: {error}", file=sys.stderr)
        return 2
    print(json.dumps(_record(match, found), indent=2) if arguments.json else "\n".join(_lines(match, found)))
    return 0


def _play(match: PredictionMatch, jobs: int) -> Predictions:
    if jobs == 1:
        return play_predictions(match)
    # Processes that are started afresh share nothing by accident, and work the same on every system.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return play_predictions(match, pool)


def _record(match: PredictionMatch, found: dict[str, Forecast]) -> dict[str, Any]:
    return {
        "game": GAME,
        "settings": match.settings,
        "lineup": list(match.lineup),
        "deals": match.deals,
        "seed": match.seed,
        "sizes": list(match.sizes),
        "bots": {
            name: {
                "exact_rate": one.exact.mean,
                "exact_interval_95": _finite(one.exact.half),
                "points_per_round": one.points.mean,
                "points_interval_95": _finite(one.points.half),
                "mean_bid": one.bid,
            }
            for name, one in found.items()
        },
    }


def _finite(half: float) -> float | None:
    """Return half an interval; None after a single deal, which tells nothing about the spread."""
    return half if half != float("inf") else None


def _lines(match: PredictionMatch, found: dict[str, Forecast]) -> Iterator[str]:
    sizes = " ".join(map(str, match.sizes)) or "all"
    yield f"{GAME} players={len(match.lineup)} hand sizes={sizes} seed={match.seed}: {' '.join(match.lineup)}"
    yield f"{match.deals} deals, each in {len(match.rotations())} seatings"
    for name, one in found.items():
        yield (
            f"{name:<10} exact {100 * one.exact.mean:5.1f} % ±{100 * one.exact.half:.1f}   "
            f"points a round {one.points.mean:6.2f} ±{one.points.half:.2f}   mean bid {one.bid:.2f}"
        )
