"""The examples of docs/how-to/solve-positions.md run, and the command line prints what it says."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parent.parent.parent / "docs" / "how-to" / "solve-positions.md"


def stammtisch(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "stammtisch", *arguments], capture_output=True, text=True, check=False)


def test_the_python_examples_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 2
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), names)  # noqa: S102 - our own page


def test_the_command_prints_what_the_page_says() -> None:
    text = PAGE.read_text("utf-8")
    shown = re.search(r'\$ stammtisch solve "(.*?)"\n((?:    .*\n)+)', text)
    assert shown is not None
    done = stammtisch("solve", shown[1])
    assert done.returncode == 0
    assert done.stdout == re.sub("^    ", "", shown[2], flags=re.MULTILINE)


def test_a_recorded_game_is_solved(shared: Path) -> None:
    done = stammtisch(
        "solve", "--record", str(shared / "data" / "games_online.jsonl"), "--game", "2", "--turn", "3", "--json"
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {"turn": 2, "goal": "Augen", "value": 43, "cards": {"SK": 43, "S8": 43, "S7": 43}}


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
    ],
)
def test_what_cannot_be_read_is_named(arguments: tuple[str, ...], text: str) -> None:
    done = stammtisch("solve", *arguments)
    assert done.returncode == 2
    assert text in done.stderr
    assert "Traceback" not in done.stderr
