"""The arena of Schwarze Sau: the same numbers however the work is split, and they tell good bots from bad ones."""

import argparse
import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from stammtisch.bots.schwarzesau import bidding, card_play
from stammtisch.game import RulesetFaults
from stammtisch.research.prediction_arena import PredictionMatch, forecasts, play_predictions, run_prediction


def match(*lineup: str, deals: int = 30, sizes: tuple[int, ...] = ()) -> PredictionMatch:
    return PredictionMatch({"players": len(lineup)}, lineup, deals, 5, sizes)


def arguments(**given: Any) -> argparse.Namespace:
    usual = {"bots": ["average", "random"], "players": 3, "deals": 9, "seed": 1, "sizes": None, "jobs": 1, "json": True}
    return argparse.Namespace(**usual | given)


def test_splitting_the_work_changes_nothing() -> None:
    asked = match("average", "random", "random", deals=60)
    alone = play_predictions(asked)
    with ThreadPoolExecutor(2) as pool:
        assert play_predictions(asked, pool) == alone
    assert len(alone.exact["average"]) == len(alone.points["random"]) == 60


def test_one_bot_against_itself_shares_all_tricks() -> None:
    """With one line-up of equals the points of a deal are its tricks and ten for every exact bid (rulebook 6.3)."""
    found = play_predictions(match("average", "average", "average", "average", sizes=(4,)))
    for exact, points in zip(found.exact["average"], found.points["average"], strict=True):
        assert points == pytest.approx(1 + 10 * exact)


def test_the_prophet_is_more_often_right_than_the_average(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bidding, "CARDS", 600)
    monkeypatch.setattr(card_play, "CARDS", 600)
    found = forecasts(play_predictions(match("prophet", "average", "average", "average", deals=40)))
    prophet, average = found["prophet"], found["average"]
    assert prophet.exact.mean - prophet.exact.half > average.exact.mean
    assert prophet.points.mean - prophet.points.half > average.points.mean


def test_hand_sizes_are_chosen() -> None:
    found = play_predictions(match("average", "average", sizes=(2,), deals=10))
    assert set(found.bids["average"]) <= {0.5, 1.0, 1.5}
    with pytest.raises(RulesetFaults, match="hand size 12 does not occur: 1 to 9 do"):
        play_predictions(match("average", "average", sizes=(12,)))


def test_the_command_prints_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_prediction(arguments()) == 0
    record = json.loads(capsys.readouterr().out)
    assert record["lineup"] == ["average", "random", "random"]
    assert 0 <= record["bots"]["average"]["exact_rate"] <= 1
    assert run_prediction(arguments(json=False, sizes=[1, 2])) == 0
    out = capsys.readouterr().out
    assert "hand sizes=1 2" in out
    assert "9 deals, each in 3 seatings" in out


def test_one_deal_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_prediction(arguments(deals=1)) == 0
    assert json.loads(capsys.readouterr().out)["bots"]["random"]["points_interval_95"] is None


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"bots": ["seer"]}, "unknown bot 'seer'"),
        ({"players": 15}, "players = 15"),
        ({"players": 1, "bots": ["average"]}, "players = 1"),
        ({"bots": ["random"] * 3, "players": 5}, "3 bots fit no table"),
        ({"sizes": [12]}, "hand size 12"),
    ],
)
def test_what_cannot_be_played_is_said(given: dict[str, Any], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_prediction(arguments(**given)) == 2
    assert said in capsys.readouterr().err
