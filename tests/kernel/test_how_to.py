"""The examples of docs/how-to/solve-positions.md run, and the command line prints what it says."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from stammtisch.cli import main

EXAMPLE = "solo-H 1 EAEZ/HAHZ/GAGZ/SASZ 0 -"
PROJECT = Path(__file__).parent.parent.parent
PAGE = PROJECT / "docs" / "how-to" / "solve-positions.md"
GAMES = str(PROJECT / "tests" / "differential" / "example.jsonl")


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


Call = Callable[..., Done]


@pytest.fixture
def stammtisch(capsys: pytest.CaptureFixture[str]) -> Call:
    """Run a command as the command line does."""

    def call(*arguments: str) -> Done:
        status = main(arguments)
        return Done(status, *capsys.readouterr())

    return call


def test_the_python_examples_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 4
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), names)  # noqa: S102 - our own page


def test_the_command_prints_what_the_page_says(stammtisch: Call) -> None:
    text = PAGE.read_text("utf-8")
    shown = re.search(r'\$ stammtisch solve "(.*?)"\n((?:    .*\n)+)', text)
    assert shown is not None
    done = stammtisch("solve", shown[1])
    assert done.returncode == 0
    assert done.stdout == re.sub("^    ", "", shown[2], flags=re.MULTILINE)


def test_a_recorded_game_is_solved(shared: Path, stammtisch: Call) -> None:
    done = stammtisch(
        "solve", "--record", str(shared / "data" / "games_online.jsonl"), "--game", "2", "--turn", "3", "--json"
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {"turn": 2, "goal": "Augen", "value": 43, "cards": {"SK": 43, "S8": 43, "S7": 43}}


def test_a_kreuzspiel_has_its_partner_across(stammtisch: Call) -> None:
    # Seat 3 takes the trick with Herz Ass, a trump: the trick of the declarer's side, though he has taken nothing.
    done = stammtisch("solve", "kreuz 1 E9/E7/E8/HA 0 -", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["value"] == 11


def test_a_recorded_game_is_solved_for_money(stammtisch: Call) -> None:
    done = stammtisch("solve", "--record", GAMES, "--turn", "20", "--goal", "payoff", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["goal"] == "Payoff"
    assert found["value"] in found["cards"].values()


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        ((), "give either a position"),
        (("solo-H 1 EA/HA/GA 0 -",), "four hands"),
        (("solo 1 EA/HA/GA/SA 0 -",), "needs a suit"),
        (("wenz 4 EA/HA/GA/SA 0 -",), "declarer '4'"),
        (("wenz 1 EA/HA/GA/SX 0 -",), "unknown card 'SX'"),
        (("wenz 1 EA/HA/GA/EA 0 -",), "hands[3] = EA: the card is there twice"),
        (("sauspiel-G 1 EA/HA/GZ/SA 0 -",), "nobody holds the called GA"),
        (("wenz 1 E8/HA/GA/SA 0 -", "--deck", "short"), "E8"),
        (("--record", "no-such-file"), "no-such-file"),
        (("--record", GAMES, "--game", "99"), "--game 99"),
        (("--record", GAMES, "--turn", "0"), "--turn 0"),
        (("--record", GAMES, "--turn", "99"), "--turn 99: only"),
        (("--record", str(PAGE), "--game", "2"), "no JSON"),
        ((EXAMPLE, "--record", "x"), "give either a position"),
        ((EXAMPLE, "--goal", "payoff"), "only with --record"),
        (
            ("--record", GAMES, "--game", "2", "--goal", "payoff"),
            "wenz-tout: it knows no Schneider and Schwarz",
        ),
        (("ramsch 1 EA/HA/GA/SA 0 -",), "everybody plays for himself"),
        (("hochzeit 1 EA/HA/GA/SA 0 -",), "who plays with the declarer"),
        (("sie 1 EA/HA/GA/SA 0 -",), "won as soon as it is shown"),
    ],
)
def test_what_cannot_be_read_is_named(arguments: tuple[str, ...], text: str, stammtisch: Call) -> None:
    done = stammtisch("solve", *arguments)
    assert done.returncode == 2
    assert text in done.stderr
