"""Rounds of Schwarze Sau under any house rules, for the bots' tests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from stammtisch.game import Seat
from stammtisch.schwarzesau import SCHWARZE_SAU
from stammtisch.schwarzesau.phases import Round
from stammtisch.schwarzesau.ruleset import CHOICES, PACK, Ruleset


def any_rules(dice: random.Random, **fixed: Any) -> Ruleset:
    """Return house rules drawn from everything that can be set; sometimes no card is left to turn up."""
    settings: dict[str, Any] = {name: dice.choice(values) for name, values in CHOICES.items()}
    if settings["bid_style"] == "hidden":
        settings["hook"] = False
    settings |= {"players": dice.randint(2, 14), "max_hand": dice.choice([2, 3, 5, 8, 9, 12])}
    settings |= fixed
    if settings["players"] * settings["max_hand"] % PACK == 0 and dice.random() < 0.5:
        settings["packs"] = settings["players"] * settings["max_hand"] // PACK
    return SCHWARZE_SAU.read_ruleset(settings)


def opened(dice: random.Random, ruleset: Ruleset) -> Round:
    """Return a round of any number, freshly dealt."""
    number = dice.randrange(len(ruleset.hand_sizes))
    return SCHWARZE_SAU.open(ruleset, SCHWARZE_SAU.deal(ruleset, number, dice.randrange(ruleset.players), dice))


def walk(dice: random.Random, round_: Round) -> Iterator[tuple[Round, Seat]]:
    """Yield every state of a round that is played at random, with the seat whose turn it is."""
    while round_.points is None:
        seat = dice.choice(SCHWARZE_SAU.waiting_for(round_))
        yield round_, seat
        action = dice.choice(SCHWARZE_SAU.view(round_, seat).actions)
        round_ = SCHWARZE_SAU.apply(round_, seat, action)


def any_state(dice: random.Random, **fixed: Any) -> tuple[Round, Seat]:
    """Return any state of any round, with the seat whose turn it is."""
    return dice.choice(list(walk(dice, opened(dice, any_rules(dice, **fixed)))))
