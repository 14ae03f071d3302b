"""Positions with one right answer: the prophet finds all, whoever plays at random misses most."""

import json
from pathlib import Path
from typing import Any

import pytest

from stammtisch.bots.random_legal import RandomLegal
from stammtisch.bots.schwarzesau import Prophet
from stammtisch.schwarzesau import SCHWARZE_SAU
from stammtisch.schwarzesau.view import View

BLUNDERS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "vectors" / "blunders_schwarzesau.json").read_text(encoding="utf-8")
)


def position(blunder: dict[str, Any]) -> View:
    """Play the given actions from the deal on and return what the seat sees."""
    round_ = SCHWARZE_SAU.open(SCHWARZE_SAU.read_ruleset(blunder["settings"]), blunder["deal"])
    for record in blunder["actions"]:
        round_ = SCHWARZE_SAU.apply(round_, SCHWARZE_SAU.waiting_for(round_)[0], SCHWARZE_SAU.read_action(record))
    assert blunder["seat"] in SCHWARZE_SAU.waiting_for(round_)
    return SCHWARZE_SAU.view(round_, blunder["seat"])


def test_there_are_enough_positions_and_each_is_a_choice() -> None:
    assert len({blunder["id"] for blunder in BLUNDERS}) == len(BLUNDERS) >= 25
    for blunder in BLUNDERS:
        assert len(position(blunder).actions) > 1
        assert blunder["why"].endswith(".")


@pytest.mark.parametrize("blunder", BLUNDERS, ids=lambda blunder: str(blunder["id"]))
def test_the_prophet_does_not_blunder(blunder: dict[str, Any]) -> None:
    action = Prophet().decide(position(blunder)).action
    assert SCHWARZE_SAU.action_record(action) == blunder["answer"], blunder["why"]


def test_playing_at_random_blunders_mostly() -> None:
    right = 0
    for blunder in BLUNDERS:
        view = position(blunder)
        for seed in range(20):
            action = RandomLegal(seed).decide(view).action
            right += SCHWARZE_SAU.action_record(action) == blunder["answer"]
    assert right < 0.5 * 20 * len(BLUNDERS)
