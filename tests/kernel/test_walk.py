"""The kernel and the Python rules agree at every card of random rounds: whose turn, which cards, who wins what."""

import random

import pytest

from stammtisch.cards import Deck
from tests.kernel.comparisons import walk_round
from tests.kernel.positions import kinds, label


@pytest.mark.parametrize(("name", "deck"), list(kinds()), ids=label)
def test_random_rounds(name: str, deck: Deck) -> None:
    source = random.Random(f"walk {name} {deck.name}")
    fled = sum(walk_round(name, deck, number, source) for number in range(200))
    assert fled > 0 or name != "sauspiel"
