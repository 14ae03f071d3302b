"""The arena: the same cards for everybody from every seat, honest intervals, and bots that beat chance."""

import json
import math
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from stammtisch.cli import main
from stammtisch.game import RulesetFaults
from stammtisch.research.arena import (
    DEALS_A_PORTION,
    Match,
    Played,
    Tally,
    UnknownBot,
    play_deals,
    play_match,
    seat_bots,
)
from stammtisch.research.report import interval, lines, record

WISE, BLIND, CHANCE = "rules_of_thumb", "random_cards", "random"


def match(*names: str, deals: int = 10, seed: int = 1, preset: str = "stargames", deck: str = "long") -> Match:
    return Match("schafkopf", {"preset": preset, "deck": deck}, seat_bots(names), deals, seed)


def test_line_ups() -> None:
    assert seat_bots([WISE]) == (WISE,) * 4
    assert seat_bots([WISE, CHANCE]) == (WISE, CHANCE, CHANCE, CHANCE)
    assert seat_bots([WISE, CHANCE, WISE, BLIND]) == (WISE, CHANCE, WISE, BLIND)


@pytest.mark.parametrize(
    ("names", "said"), [([WISE, "genius"], "unknown bot 'genius'"), ([WISE, WISE, CHANCE], "3 bots fit no table")]
)
def test_line_ups_that_cannot_be(names: list[str], said: str) -> None:
    with pytest.raises(UnknownBot, match=said):
        seat_bots(names)


def test_everybody_sits_everywhere() -> None:
    assert match(WISE, CHANCE).rotations() == [
        (WISE, CHANCE, CHANCE, CHANCE),
        (CHANCE, CHANCE, CHANCE, WISE),
        (CHANCE, CHANCE, WISE, CHANCE),
        (CHANCE, WISE, CHANCE, CHANCE),
    ]
    assert match(WISE).rotations() == [(WISE,) * 4]


def test_the_tally_of_a_deal_by_hand() -> None:
    tally = Tally()
    tally.add_deal(
        [
            Played(("a", "b", "b", "b"), (30, -10, -10, -10), "solo", 0, True),
            Played(("b", "b", "b", "a"), (0, 0, 0, 0), None, None, None),
            Played(("b", "b", "a", "b"), (10, -10, 10, -10), "sauspiel", 1, False),
        ]
    )
    assert (tally.rounds, tally.passed_out) == (3, 1)
    assert tally.payoffs == {"a": [(30 + 0 + 10) / 3], "b": [(-30 + 0 - 10) / 9]}
    assert tally.contracts["a"]["solo"].paid == 30
    assert (tally.contracts["b"]["sauspiel"].played, tally.contracts["b"]["sauspiel"].won) == (1, 0)


def test_what_is_won_is_lost_by_others() -> None:
    payoffs = play_match(match(WISE, CHANCE, deals=30)).payoffs
    for mine, theirs in zip(payoffs[WISE], payoffs[CHANCE], strict=True):
        assert mine + 3 * theirs == pytest.approx(0)


def test_splitting_the_work_changes_nothing() -> None:
    whole = match(CHANCE, deals=2 * DEALS_A_PORTION + 3)
    at_once = play_deals(whole, range(whole.deals))
    with ThreadPoolExecutor(2) as pool:
        assert play_match(whole, pool) == play_match(whole) == at_once


def test_the_seed_decides_the_cards() -> None:
    assert play_match(match(CHANCE)) == play_match(match(CHANCE))
    assert play_match(match(CHANCE)) != play_match(match(CHANCE, seed=2))


def test_equals_win_nothing_from_each_other() -> None:
    tally = play_match(match(WISE, deals=20))
    assert tally.rounds == 20
    assert tally.payoffs[WISE] == [0.0] * 20


def test_the_interval_of_known_numbers() -> None:
    found = interval([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert found.half == pytest.approx(1.96 * math.sqrt(5 / 3 / 4))
    assert interval([7.0]).half == math.inf


def least(one: str, other: str, deals: int, deck: str = "long") -> float:
    """Return the lower end of the interval of what one bot wins from three of another."""
    found = interval(play_match(match(one, other, deals=deals, deck=deck)).payoffs[one])
    return found.mean - found.half


def test_rules_of_thumb_beat_chance_by_far() -> None:
    assert least(WISE, CHANCE, 60) > 15


@pytest.mark.parametrize("deck", ["long", "short"])
def test_rules_of_thumb_beat_blind_cards(deck: str) -> None:
    assert least(WISE, BLIND, 60, deck=deck) > 0


HEALTHY = [("stargames", "long"), ("stargames", "short"), ("stammtisch", "long"), ("verein", "long")]


@pytest.mark.parametrize(("preset", "deck"), HEALTHY)
def test_four_of_them_play_a_healthy_game(preset: str, deck: str) -> None:
    tally = play_match(match(WISE, deals=250, preset=preset, deck=deck))
    assert tally.passed_out < 0.25 * tally.rounds
    contracts = tally.contracts[WISE]
    assert 0.5 < contracts["sauspiel"].won / contracts["sauspiel"].played < 0.75
    assert 0.55 < contracts["solo"].won / contracts["solo"].played < 0.95
    assert 0.3 < contracts["sauspiel"].played / tally.rounds < 0.9


def test_house_rules_that_cannot_be() -> None:
    with pytest.raises(RulesetFaults):
        play_match(match(WISE, preset="nowhere"))


def test_the_report_in_words() -> None:
    played = match(WISE, CHANCE, deals=4)
    found = "\n".join(lines(record(played, play_match(played))))
    assert "4 deals, 16 rounds" in found
    assert "95 % interval ±" in found
    assert "schafkopf preset=stargames deck=long seed=1: rules_of_thumb random random random" in found


def test_one_deal_has_no_interval() -> None:
    played = match(WISE, CHANCE, deals=1)
    found = record(played, play_match(played))
    assert found["bots"][WISE]["interval_95"] is None
    assert "interval ±unknown" in "\n".join(lines(found))


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "--bots", WISE, BLIND, "--deals", "3", "--preset", "vortritt", "--deck", "short", "--json"]
    assert main(arguments) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["deals"], found["rounds"], found["seed"]) == (3, 12, 1)
    assert found["settings"] == {"preset": "vortritt", "deck": "short"}
    assert set(found["bots"]) == {WISE, BLIND}
    played = sum(one["played"] for bot in found["bots"].values() for one in bot["contracts"].values())
    assert played + found["passed_out"] == found["rounds"]


def test_the_command_works_with_several_processes(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "--bots", CHANCE, "--deals", str(DEALS_A_PORTION + 1)]
    assert main([*arguments, "--jobs", "2"]) == 0
    together = capsys.readouterr().out
    assert main(arguments) == 0
    assert capsys.readouterr().out == together


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "genius"], "unknown bot 'genius'"),
        (["--preset", "nowhere"], "unknown preset 'nowhere'"),
        (["--deck", "tarock"], "'tarock'"),
    ],
)
def test_the_command_says_what_cannot_be(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--deals", "1", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_the_command_reads_house_rules_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "three.toml"
    file.write_text('players = 3\ndeck = "short"\nladder = ["bettel", "wenz", "solo"]\npassout = "ramsch"\n', "utf-8")
    assert main(["arena", "--bots", WISE, CHANCE, "--deals", "2", "--rules", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["lineup"] == [WISE, CHANCE, CHANCE]
    assert (found["rounds"], found["settings"]["players"]) == (6, 3)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"ladder = [", "stammtisch arena"),
        (b'ladder = ["skat"]', "'skat'"),
        (b'preset = "\xe4"', "rules.toml: cannot be read as TOML"),
        (b"ladder = " + b"[" * 5000, "nested too deeply"),
        (b"stock_each = " + b"9" * 5000, "rules.toml: cannot be read as TOML"),
    ],
)
def test_a_file_of_house_rules_that_cannot_be(
    content: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rules.toml"
    file.write_bytes(content)
    assert main(["arena", "--rules", str(tmp_path / "nothing.toml")]) == 2
    assert "nothing.toml" in capsys.readouterr().err
    assert main(["arena", "--rules", str(file)]) == 2
    assert said in capsys.readouterr().err


def test_everybody_plays_a_ramsch() -> None:
    tally = Tally()
    tally.add_deal([Played(("a", "b", "b", "b"), (10, 10, -30, 10), "ramsch", None, None)])
    assert tally.passed_out == 0
    assert (tally.contracts["a"]["ramsch"].played, tally.contracts["a"]["ramsch"].won) == (1, 1)
    ramsch = tally.contracts["b"]["ramsch"]
    assert (ramsch.played, ramsch.won, ramsch.paid) == (3, 2, -10)
    rules = {"ladder": ["solo-tout"], "passout": "ramsch"}
    played = Match("schafkopf", rules, seat_bots([WISE, BLIND]), 3, 1)
    found = record(played, play_match(played))
    assert found["bots"][WISE]["contracts"]["ramsch"]["played"] == 12
    assert any("played     12   share 25.0 %" in line for line in lines(found))


@pytest.mark.parametrize("number", ["0", "-3", "many", "10000001", "9" * 5000])
def test_a_number_of_deals_is_a_whole_number(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", f"--deals={number}"])
    shown = number if len(number) < 40 else f"{number[:40]}…"
    assert f"'{shown}' is no whole number from 1 to 10000000" in capsys.readouterr().err
