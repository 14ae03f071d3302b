"""``stammtisch replay``: play recorded games again through the rules and report every difference."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from stammtisch.game import BadRecord
from stammtisch.schafkopf import record as own
from stammtisch.schafkopf import recorded_games
from stammtisch.schafkopf.record import Difference


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("replay", help="replay recorded games through the rules")
    parser.add_argument("files", nargs="+", metavar="FILE", type=Path, help="a file with one game a line")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Replay every file; 1 when a game differs from the rules, 2 when a file cannot be read."""
    status = 0
    for path in arguments.files:
        try:
            lines = path.read_text("utf-8").splitlines()
        except (OSError, UnicodeDecodeError) as error:
            print(f"{path}: cannot be read: {error}", file=sys.stderr)
            status = 2
            continue
        status = max(status, _replay_file(path, lines))
    return status


def _replay_file(path: Path, lines: list[str]) -> int:
    """Replay the games of one file and print what came out."""
    games = accepted = 0
    unreadable: list[str] = []
    differing: list[tuple[str, list[Difference]]] = []
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        games += 1
        try:
            game = _read_line(line)
            differences = _differences(game)
        except BadRecord as error:
            unreadable.append(f"line {number}: {error}")
            continue
        if differences:
            differing.append((str(game.get("id", f"line {number}")), differences))
        else:
            accepted += 1
    print(f"{path}: {games} games, {accepted} accepted, {len(differing)} differing, {len(unreadable)} unreadable")
    for ident, differences in differing:
        for difference in differences:
            where = f"card {difference.card_number}" if difference.card_number else "result"
            print(f"  {ident}: {where}: expected {difference.expected} (rulebook {difference.paragraph})")
    for fault in unreadable:
        print(f"  {fault}", file=sys.stderr)
    if not games:
        print(f"{path}: holds no game: expected one JSON object a line", file=sys.stderr)
        return 2
    return 2 if unreadable else int(bool(differing))


def _read_line(line: str) -> dict[str, Any]:
    """Read one game.

    :raises BadRecord: when the line is no JSON object.
    """
    try:
        game = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"no JSON: {line[:60]!r}: {error}") from error
    if not isinstance(game, dict):
        raise BadRecord(f"a game is a JSON object, not {line[:60]!r}")
    return game


def _differences(game: dict[str, Any]) -> list[Difference]:
    if game.get("format") == own.FORMAT:
        return own.replay(own.read_round(game))[1]
    return recorded_games.check(game)
