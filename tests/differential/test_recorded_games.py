"""Recorded games replay through the rules without a difference."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from stammtisch.schafkopf.recorded_games import check

FILES = {"games_online.jsonl": (1513, 1513), "games_priced.jsonl": (906, 906)}


def run_replay(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "stammtisch", "replay", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", FILES)
def test_every_game_is_accepted(shared: Path, name: str) -> None:
    games, accepted = FILES[name]
    done = run_replay(str(shared / "data" / name))
    assert done.returncode == 0, done.stdout
    assert f"{games} games, {accepted} accepted, 0 differing, 0 unreadable" in done.stdout


def priced(shared: Path, ident: str) -> dict[str, Any]:
    for line in (shared / "data" / "games_priced.jsonl").read_text("utf-8").splitlines():
        game: dict[str, Any] = json.loads(line)
        if game["id"] == ident:
            return game
    raise AssertionError(ident)


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("points", [0, 0, 60, 60]),
        ("payoff", [0, 0, 0, 0]),
        ("declarer_side", ["p0", "p1"]),
        ("declarer_side_wins", False),
        ("schneider", True),
        ("laufende", {"count": 2, "with": True}),
    ],
)
def test_a_changed_result_is_found(shared: Path, field: str, wrong: object) -> None:
    game = priced(shared, "priced-0003")
    game["knocks"] = 0
    assert check(game) == []
    flipped = not game["result"][field] if isinstance(wrong, bool) else wrong
    game["result"][field] = flipped
    assert [difference.expected.split()[0] for difference in check(game)] == [field]


def test_a_card_that_does_not_follow_is_found_with_its_number_and_paragraph(shared: Path, tmp_path: Path) -> None:
    game = priced(shared, "priced-0003")
    cards = game["tricks"][0]["cards"]
    later = game["tricks"][1]["cards"]
    place = (1 - int(game["tricks"][1]["lead"][1])) % 4
    cards[1], later[place] = later[place], cards[1]
    path = tmp_path / "one.jsonl"
    path.write_text(json.dumps(game), "utf-8")
    done = run_replay(str(path))
    assert done.returncode == 1
    assert "priced-0003: card 2: expected" in done.stdout
    assert "rulebook 6.2" in done.stdout


@pytest.mark.parametrize(
    "line",
    [
        "[" * 100_000,
        '{"deck":' + "1" * 5001 + "}",
        "",
        "{",
        "[1]",
        "null",
        '{"id": 1}',
        '{"contract": {"kind": "solo"}}',
        '{"format": "stammtisch-schafkopf-1"}',
    ],
)
def test_corrupt_records_are_reported_and_nothing_breaks(tmp_path: Path, line: str) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text(line + "\n", "utf-8")
    done = run_replay(str(path))
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr


def test_what_is_no_text_is_shown_escaped(tmp_path: Path) -> None:
    path = tmp_path / "surrogate.jsonl"
    path.write_text('{"deck": 32, "contract": {"kind": "solo"}, "first_lead": "\\ud800"}\n', "utf-8")
    done = run_replay(str(path))
    assert done.returncode == 2
    assert "\\ud800" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_missing_file_is_named() -> None:
    done = run_replay("no-such-file.jsonl")
    assert done.returncode == 2
    assert "no-such-file.jsonl" in done.stderr
