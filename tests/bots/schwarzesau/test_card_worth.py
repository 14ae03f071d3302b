"""The fit behind the worth of cards: it sees every card once, and finds the constants that made the data."""

import json
import random
from pathlib import Path

import pytest

from stammtisch.bots.schwarzesau import worth
from stammtisch.research.card_worth import Cases, watch_round
from stammtisch.research.fitting import fit


def test_every_card_is_seen_once_and_one_in_each_trick_has_won() -> None:
    for seed in range(40):
        cases: Cases = {"trump": [], "plain": []}
        watch_round(random.Random(seed), cases)
        cards = [won for kind in cases.values() for _, won in kind]
        tricks = sum(cards)
        assert tricks in range(1, 13)
        assert len(cards) % tricks == 0
        assert 2 <= len(cards) // tricks <= 14


def test_the_fit_finds_the_constants_that_made_the_cases() -> None:
    dice = random.Random(4)
    made = [0.5, -0.8, 1.0]
    cases = []
    for _ in range(6000):
        features = [1.0, dice.uniform(0, 3), dice.uniform(-1, 1)]
        cases.append((features, dice.random() < worth.logistic(made, features)))
    assert fit(cases) == pytest.approx(made, abs=0.2)


def test_the_shipped_constants_say_where_they_come_from() -> None:
    shipped = json.loads(Path(worth.__file__).with_name("card_worth.json").read_text(encoding="utf-8"))
    assert shipped["fitted_by"].startswith("stammtisch.research.card_worth: ")
    assert {kind: len(constants) for kind, constants in shipped["constants"].items()} == {"trump": 7, "plain": 7}


def test_the_shipped_constants_foretell_the_rounds_they_have_not_seen() -> None:
    """On fresh rounds the chance given to the cards of a kind agrees with how many of them take their trick."""
    cases: Cases = {"trump": [], "plain": []}
    dice = random.Random("fresh")
    for _ in range(150):
        watch_round(dice, cases)
    for kind, watched in cases.items():
        foretold = sum(worth.logistic(worth.FITTED[kind], features) for features, _ in watched)
        assert foretold / sum(won for _, won in watched) == pytest.approx(1, abs=0.15)
