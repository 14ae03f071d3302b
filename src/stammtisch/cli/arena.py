"""``stammtisch arena``: bots against bots on the same deals, with the payoff per round and its 95 % interval."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from stammtisch.bots import DEFAULT_BOTS
from stammtisch.cli.rules import Unreadable, read_toml
from stammtisch.game import RulesetFaults
from stammtisch.research.arena import Match, Tally, UnknownBot, play_match, seat_bots
from stammtisch.research.prediction_arena import run_prediction
from stammtisch.research.report import lines, record
from stammtisch.schafkopf import SCHAFKOPF

GAME = "schafkopf"
MOST = 10_000_000
"""The largest number that an option takes: more deals than anybody has hours for."""

DESCRIPTION = """Bots play the same deals from every seat.
One name plays against itself; with two names the first sits among three of the second, once at each of the four
seats; four names are seated as given, once for each turn of the table. A bot's payoff of a deal is the mean of its
rounds of that deal, and the interval is taken over deals. A round that everybody passes counts, with payoff 0.
In a Ramsch every seat counts as one that plays it."""


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("arena", help="let bots play each other on the same deals", description=DESCRIPTION)
    parser.add_argument(
        "--bots", nargs="+", metavar="NAME", help="one, two or four (default: the game's usual bot against random)"
    )
    parser.add_argument("--deals", type=_positive, default=2000, help="how many deals (default 2000)")
    parser.add_argument(
        "--game", choices=("schafkopf", "schwarzesau"), default=GAME, help="the game (default schafkopf)"
    )
    parser.add_argument("--players", type=_positive, default=5, help="Schwarze Sau: how many players (default 5)")
    parser.add_argument("--sizes", type=_positive, nargs="+", help="Schwarze Sau: hand sizes (default: all of a game)")
    parser.add_argument("--preset", default="stargames", help="house rules (default stargames)")
    parser.add_argument(
        "--rules", type=Path, metavar="FILE", help="a TOML file of settings that deviate from the preset"
    )
    parser.add_argument("--deck", default=None, help="long or short (default: the preset's usual one)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the cards (default 1)")
    parser.add_argument("--jobs", type=_positive, default=1, help="processes that share the work (default 1)")
    parser.add_argument("--json", action="store_true", help="print everything as one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play and print; 2 when the line-up or the house rules are no good."""
    arguments.bots = arguments.bots or [DEFAULT_BOTS[arguments.game], "random"]
    if arguments.game != GAME:
        return run_prediction(arguments)
    try:
        settings = _settings(arguments)
        players = SCHAFKOPF.seats(SCHAFKOPF.read_ruleset(settings))
        match = Match(GAME, settings, seat_bots(arguments.bots, GAME, players), arguments.deals, arguments.seed)
        tally = _play(match, arguments.jobs)
    except (UnknownBot, RulesetFaults, Unreadable) as error:
        print(f"stammtisch arena: {error}", file=sys.stderr)
        return 2
    found = record(match, tally)
    print(json.dumps(found, indent=2) if arguments.json else "\n".join(lines(found)))
    return 0


def _settings(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the house rules that were asked for: a preset, what a file changes of it, and the deck."""
    settings: dict[str, Any] = {"preset": arguments.preset}
    if arguments.rules:
        settings |= read_toml(arguments.rules)
    return settings | ({"deck": arguments.deck} if arguments.deck else {})


def _play(match: Match, jobs: int) -> Tally:
    if jobs == 1:
        return play_match(match)
    # Processes that are started afresh share nothing by accident, and work the same on every system.
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        return play_match(match, pool)


def _positive(text: str) -> int:
    """Read a whole number from 1 to ten million.

    :raises argparse.ArgumentTypeError: quoting what is none.
    """
    if not text.isdecimal() or len(text) > len(str(MOST)) or not 1 <= int(text) <= MOST:
        shown = text if len(text) <= 40 else f"{text[:40]}…"
        raise argparse.ArgumentTypeError(f"{shown!r} is no whole number from 1 to {MOST}")
    return int(text)
