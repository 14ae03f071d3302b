"""``stammtisch solve``: what every card of a position is worth when all cards lie open."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from stammtisch.cards import Card
from stammtisch.cards.open_play import AllTricks, AtLeast, Augen, Goal, NoTrick, OpenPlay, Payoff
from stammtisch.kernel import solve_cards
from stammtisch.schafkopf import record as own
from stammtisch.schafkopf import recorded_games
from stammtisch.schafkopf.open_play import open_play, payoff_goal
from stammtisch.schafkopf.phases import Round
from stammtisch.schafkopf.position import read_position
from stammtisch.schafkopf.settings import read_ruleset

EXAMPLE = "solo-H 1 EAEZ/HAHZ/GAGZ/SASZ 0 -"
PAYOFF = "payoff"
UNITS: dict[type[Goal], str] = {
    Augen: "Augen of the declarer's side",
    AtLeast: "1: the declarer's side gets so many Augen, 0: it does not",
    AllTricks: "1: the declarer's side takes all tricks, 0: it does not",
    NoTrick: "1: the declarer's side takes no trick, 0: it takes one",
    Payoff: "what the declarer's side gets, in the tariff's units",
}
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
    parser.add_argument("--goal", choices=(*GOALS, PAYOFF), help="what is asked (default: Augen, in a Tout all tricks)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Solve the position and print a table; 2 when it cannot be read."""
    try:
        play = _position(arguments)
        values = dict(solve_cards(play))
    except (ValueError, OSError) as error:
        print(f"stammtisch solve: {error}", file=sys.stderr)
        return 2
    best = (max if play.turn in play.side else min)(values.values(), default=None)
    if arguments.json:
        cards = {card.code: value for card, value in values.items()}
        print(json.dumps({"turn": play.turn, "goal": type(play.goal).__name__, "value": best, "cards": cards}))
        return 0
    _print_table(play, values, best)
    return 0


def _position(arguments: argparse.Namespace) -> OpenPlay:
    """Return the position that was asked for, with its goal.

    :raises ValueError: when none was given or it cannot be read.
    """
    if (arguments.position is None) == (arguments.record is None):
        raise ValueError(f"give either a position such as {EXAMPLE!r}, or --record FILE")
    goal = GOALS.get(arguments.goal)
    if arguments.record is not None:
        round_ = _recorded_round(arguments.record, arguments.game, arguments.turn)
        if round_.play is None:
            raise ValueError("no cards were played in this round")
        return open_play(round_.play, round_.ruleset, payoff_goal(round_) if arguments.goal == PAYOFF else goal)
    if arguments.goal == PAYOFF:
        raise ValueError(f"--goal {PAYOFF}: only with --record, because a position tells no tariff and no Laufende")
    ruleset = read_ruleset({"deck": arguments.deck})
    return open_play(read_position(arguments.position, ruleset), ruleset, goal)


def _recorded_round(path: Path, number: int, turn: int) -> Round:
    """Return the round of a file's game with this number, before the card with that number.

    :raises ValueError: when there is no such game or card, or the game cannot be read.
    """
    lines = [line for line in path.read_text("utf-8").splitlines() if line.strip()]
    if not 1 <= number <= len(lines):
        raise ValueError(f"--game {number}: {path} holds {len(lines)} games")
    if turn < 1:
        raise ValueError(f"--turn {turn}: the first card is number 1")
    game = own.read_line(lines[number - 1])
    if game.get("format") == own.FORMAT:
        round_ = own.round_after(own.read_round(game), turn - 1)
    else:
        round_ = recorded_games.round_after(game, turn - 1)
    if round_.play is not None and round_.play.cards_played < turn - 1:
        raise ValueError(f"--turn {turn}: only {round_.play.cards_played} cards were played")
    return round_


def _print_table(play: OpenPlay, values: dict[Card, int], best: int | None) -> None:
    """Print a line for each card, the best first."""
    own_turn = play.turn in play.side
    who = "declarer's side" if own_turn else "opponents"
    print(f"seat {play.turn} to play ({who}); {UNITS[type(play.goal)]}")
    for card, value in sorted(values.items(), key=lambda entry: entry[1], reverse=own_turn):
        print(f"  {card.code}  {value:4d}{'  best' if value == best else ''}")
    if not values:
        print("  no card is left to play")
