"""The kernel and the Python rules agree at every card of random rounds: whose turn, which cards, who wins what."""

import os
import random

import pytest

from stammtisch.cards import Deck
from stammtisch.cards.hand import cards_in
from stammtisch.kernel import Walk
from stammtisch.schafkopf.open_play import open_play
from stammtisch.schafkopf.play import Play, legal_cards, play_card, taken_by
from stammtisch.schafkopf.ruleset import Ruleset
from tests.kernel.positions import kinds, label, random_play, rules, runaway_play

ROUNDS = int(os.environ.get("STAMMTISCH_WALKS", "400"))
"""Rounds for each contract and deck; the full walk is 10,000."""


def walk(play: Play, ruleset: Ruleset, source: random.Random) -> bool:
    """Play a round to its end in both; say whether the holder of the called ace ran away."""
    kernel = Walk(open_play(play, ruleset))
    ran_away = False
    while any(play.held):
        legal = legal_cards(play, ruleset)
        assert (kernel.turn, kernel.legal, kernel.bound) == (play.turn, legal, play.bound), play
        card = source.choice(cards_in(legal))
        was_bound = play.bound
        holds = play.partner is not None and play.turn == play.partner
        kernel.play(card)
        play = play_card(play, card)
        ran_away |= was_bound and not play.bound and holds and card.rank != 0
    own, _ = taken_by(play, play.side)
    assert kernel.taken == (120 - own, own)
    assert kernel.legal == 0
    return ran_away


@pytest.mark.parametrize(("name", "deck"), list(kinds()), ids=label)
def test_random_rounds(name: str, deck: Deck) -> None:
    source = random.Random(f"walk {name} {deck.name}")
    fled = 0
    for number in range(ROUNDS):
        runaway = name == "sauspiel" and number % 10 == 0
        discard = source.choice(["never", "never", "penultimate", "always"])
        # With the short deck nobody can ever have four, so a house rule of three makes it possible (rulebook 7.5).
        ruleset = rules(deck, 3 if deck.name == "short" or number % 20 == 0 else 4, discard)
        play = runaway_play(ruleset, source) if runaway else random_play(name, ruleset, source)
        fled += walk(play, ruleset, source)
    assert fled > 0 or name != "sauspiel"
