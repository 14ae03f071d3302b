"""``stammtisch solve``: what every card of a position is worth when all cards lie open."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from stammtisch.cards import Card
from stammtisch.cards.open_play import AllTricks, AtLeast, Augen, Goal, NoTrick, OpenPlay
from stammtisch.game import BadRecord
from stammtisch.kernel import solve_cards
from stammtisch.schafkopf import record as own
from stammtisch.schafkopf import recorded_games
from stammtisch.schafkopf.open_play import open_play
from stammtisch.schafkopf.position import read_position
from stammtisch.schafkopf.settings import read_ruleset

EXAMPLE = "solo-H 1 EAEZ/HAHZ/GAGZ/SASZ 0 -"
GOALS: dict[str, Goal] = {
    "augen": Augen(),
    "win": AtLeast(61),
    "schneider": AtLeast(91),
    "all": AllTricks(),
    "none": NoTrick(),
}


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("solve", help="value every card of a position with open cards")
    parser.add_argument(
        "position",
        nargs="?",
        help=f"contract, declarer, hands, leader, trick, as in {EXAMPLE!r}; 'opened' behind them ends the duties",
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="take the position from a recorded game")
    parser.add_argument("--game", type=int, default=1, metavar="N", help="which game of the file (default 1)")
    parser.add_argument("--turn", type=int, default=1, metavar="N", help="the position before the Nth card (default 1)")
    parser.add_argument("--deck", choices=("long", "short"), default="long")
    parser.add_argument("--goal", choices=tuple(GOALS), help="what is asked (default: Augen, in a Tout all tricks)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Solve the position and print a table; 2 when it cannot be read."""
    try:
        play = _position(arguments)
        goal = GOALS[arguments.goal] if arguments.goal else play.goal
        values = solve_cards(play, goal)
    except (ValueError, BadRecord, OSError) as error:
        print(f"stammtisch solve: {error}", file=sys.stderr)
        return 2
    best = (max if play.turn in play.side else min)(values.values(), default=None)
    if arguments.json:
        cards = {card.code: value for card, value in values.items()}
        print(json.dumps({"turn": play.turn, "goal": type(goal).__name__, "value": best, "cards": cards}))
        return 0
    _print_table(play, goal, dict(values), best)
    return 0


def _position(arguments: argparse.Namespace) -> OpenPlay:
    """Return the position that was asked for.

    :raises ValueError: when none was given or it cannot be read.
    """
    if (arguments.position is None) == (arguments.record is None):
        raise ValueError(f"give either a position such as {EXAMPLE!r}, or --record FILE")
    if arguments.position is not None:
        ruleset = read_ruleset({"deck": arguments.deck})
        return open_play(read_position(arguments.position, ruleset), ruleset)
    lines = [line for line in arguments.record.read_text("utf-8").splitlines() if line.strip()]
    if not 1 <= arguments.game <= len(lines):
        raise ValueError(f"--game {arguments.game}: {arguments.record} holds {len(lines)} games")
    if arguments.turn < 1:
        raise ValueError(f"--turn {arguments.turn}: the first card is number 1")
    try:
        game = json.loads(lines[arguments.game - 1])
    except json.JSONDecodeError as error:
        raise ValueError(f"{arguments.record}: line {arguments.game} is no JSON: {error}") from error
    if not isinstance(game, dict):
        raise ValueError(f"{arguments.record}: line {arguments.game} is no game")
    if game.get("format") == own.FORMAT:
        round_ = own.round_after(own.read_round(game), arguments.turn - 1)
    else:
        missing = recorded_games.needs(game)
        if missing:
            raise ValueError(f"the game needs {', '.join(missing)}, which is not offered yet")
        round_ = recorded_games.round_after(game, arguments.turn - 1)
    if round_.play is None:
        raise ValueError("no cards were played in this round")
    return open_play(round_.play, round_.ruleset)


def _print_table(play: OpenPlay, goal: Goal, values: dict[Card, int], best: int | None) -> None:
    side = "declarer's side" if play.turn in play.side else "opponents"
    unit = "Augen of the declarer's side" if isinstance(goal, Augen) else f"{type(goal).__name__}: 1 yes, 0 no"
    print(f"seat {play.turn} to play ({side}); {unit}")
    for card, value in sorted(values.items(), key=lambda entry: entry[1], reverse=play.turn in play.side):
        print(f"  {card.code}  {value:4d}{'  best' if value == best else ''}")
    if not values:
        print("  no card is left to play")
