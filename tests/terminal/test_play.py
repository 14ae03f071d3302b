"""The command `stammtisch play`: whole rounds from standard input, its options, and how it ends."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest

from stammtisch.bots.register import BOTS
from stammtisch.cli import main
from stammtisch.i18n import translator

LANGUAGES = ("de", "sv", "el", "en")
Play = Callable[..., tuple[int, str, str]]

CARDS = [str(number) for _ in range(9) for number in range(8, 0, -1)]
"""Answers that play any round to its end, whatever is asked."""

SOLO_TOUT = ["8", *CARDS]
PASS = ["1", *CARDS]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Runs the command with these lines on standard input; returns the status and what it printed."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(lines: Sequence[str], *options: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        status = main(["play", *options])
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", ["long", "short"])
@pytest.mark.parametrize("lines", [PASS, SOLO_TOUT], ids=["pass", "tout"])
def test_a_whole_round(play: Play, language: str, deck: str, lines: list[str]) -> None:
    status, out, err = play(lines, "--seed", "7", "--language", language, "--deck", deck)
    assert (status, err) == (0, "")
    t = translator(language).t
    for message in ("terminal-how", "page-hint-your-auction", "terminal-go-on", "terminal-bye"):
        assert t(message) in out
    assert t("terminal-after", count=1) in out
    assert t("terminal-unfinished") not in out
    assert t(f"deck-{deck}") in out.splitlines()[0]
    payoffs = [line.rsplit(" ", 1)[-1] for line in out.splitlines() if t("role-opponent") in line]
    assert len(payoffs) in (2, 3) or t("result-passed-out") in out
    assert all(re.fullmatch(r"[+−]\d+", payoff) for payoff in payoffs)
    assert not set("{}$") & set(out)


def test_the_same_seed_gives_the_same_match(play: Play) -> None:
    lines = [*PASS, "", *PASS]
    once, again = (play(lines, "--seed", "11", "--bot", "random") for _ in range(2))
    assert once == again
    assert play(lines, "--seed", "12", "--bot", "random") != once


def test_without_a_seed_the_cards_differ(play: Play) -> None:
    hands = {play([])[1].split("Deine Karten:")[1][:200] for _ in range(3)}
    assert len(hands) == 3


def taken(out: str) -> list[str]:
    """The answers of a German transcript that were acted upon, one for each prompt."""
    lines = out.splitlines()
    return [
        line[2:] for line, told in pairwise(lines) if line[:2] == "> " and told.startswith(("Du: ", "Spielmacher: "))
    ]


@pytest.mark.parametrize("options", [(), ("--preset", "stammtisch"), ("--preset", "vortritt", "--deck", "short")])
@pytest.mark.parametrize("lines", [PASS, SOLO_TOUT, ["2", *SOLO_TOUT]], ids=["pass", "tout", "willing"])
def test_the_end_of_input_at_every_prompt(play: Play, options: tuple[str, ...], lines: list[str]) -> None:
    answers = taken(play(lines, "--seed", "5", *options)[1])
    assert answers
    for number in range(len(answers) + 1):
        for farewell in ([], ["q"], ["Quit"]):
            status, out, err = play([*answers[:number], *farewell], "--seed", "5", *options)
            assert (status, err) == (0, "")
            *_, standing, thanks = out.splitlines()
            assert thanks == "Danke fürs Mitspielen!"
            over = number == len(answers)
            assert standing.startswith("Nach 1 Spiel – Punkte: Du " if over else "Noch kein Spiel zu Ende.")
            assert ("Das angefangene Spiel zählt nicht." in out) == (not over)


def test_the_dealer_changes(play: Play) -> None:
    _, out, _ = play(["1", *CARDS, "", "1", *CARDS], "--seed", "5")
    names = ["Du", "Zenzi", "Xaver", "Resi"]
    dealers = re.findall(r"Geber: (\w+) · Vorhand: (\w+)", out)
    assert len(dealers) == 2
    for dealer, vorhand in dealers:
        assert names.index(vorhand) == (names.index(dealer) + 1) % 4
    assert dealers[1][0] == dealers[0][1]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (
            ("--preset", "bayern"),
            ("„bayern“", "stargames, kurz, sauspiel, stammtisch, turnier, verein, vortritt, wirtshaus"),
        ),
        (("--deck", "tarot"), ("„tarot“", "long, short")),
        (("--preset", "verein", "--deck", "short"), ("„short“", "long.")),
        (("--bot", "hal"), ("„hal“", ", ".join(BOTS["schafkopf"]))),
        (("--language", "fr"), ("„fr“", "de, sv, el, en")),
        (("--seed", "seven"), ("„seven“", "--seed")),
        (("--seed", ""), ("„“", "--seed")),
        (("--seed", "9" * 5000), ("9999…", "--seed")),
    ],
)
def test_options_that_cannot_be(play: Play, options: tuple[str, ...], said: tuple[str, ...]) -> None:
    status, out, err = play(PASS, *options)
    assert (status, out) == (2, "")
    (line,) = err.splitlines()
    assert line.startswith("stammtisch play: ")
    for part in said:
        assert part in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_are_told_in_the_language_asked_for(play: Play, language: str) -> None:
    t = translator(language).t
    _, _, err = play([], "--bot", "hal", "--language", language)
    assert err == f"stammtisch play: {t('terminal-unknown-bot', text='hal', known=', '.join(BOTS['schafkopf']))}\n"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "de"),
        ({"LANG": "sv_SE.UTF-8"}, "sv"),
        ({"LANG": "el_GR"}, "el"),
        ({"LANG": "en"}, "en"),
        ({"LANG": "C.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "de"),
        ({"LANG": "sv_SE.UTF-8", "LC_ALL": "C"}, "sv"),
        ({"LANG": "sv_SE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(
    play: Play, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    _, out, _ = play([])
    assert out.endswith(f"{translator(language).t('terminal-bye')}\n")


def test_closed_input_is_an_end_too(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["play", "--language", "en"]) == 0
    assert capsys.readouterr().out.endswith("Thank you for playing!\n")


def test_strange_bytes_and_a_terminal_without_greek() -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "stammtisch", "play", "--language", "el", "--seed", "3"]
    typed = b"\xff\x00\xfe\n\x1b[2J\n" + b"x" * 5000 + b"\n1\n"
    ended = subprocess.run(command, input=typed, capture_output=True, timeout=60, env=environment, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert b"\x1b" not in ended.stdout
    assert b"x" * 41 not in ended.stdout


def test_long_lines_break_between_words_in_a_terminal(
    play: Play, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    _, out, _ = play(["?"], "--seed", "3", "--language", "de")
    assert max(map(len, out.splitlines())) <= 78
    codes = out[out.index("Kürzel einer Karte") :].split("\n> ")[0]
    assert codes.count("\n  ") >= 2
    assert "Si\n" not in codes
