"""Random rounds for the properties: every preset, deck and auction, with Kontra and Davonlaufen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.actions import Action, Double
from stammtisch.schafkopf.phases import Done, Round
from stammtisch.schafkopf.record import Step

TABLES: list[dict[str, Any]] = [
    {"preset": preset, "deck": deck}
    for preset, needs in SCHAFKOPF.presets().items()
    if not needs
    for deck in SCHAFKOPF.decks(preset)
]
TABLES += [
    {"kontra_window": "before_first_card", "re_by": "party", "kontra_levels": 3},
    {"kontra_takes_over": True, "kontra_levels": 4, "re_by": "party"},
    {"run_away_min": 3, "deck": "short", "called_ace_discard": "penultimate"},
    {"called_ace_discard": "always", "laufende_paid": "losers_held"},
    {"ladder": ["farbgeier", "farbwenz", "farbgeier-tout", "farbwenz-tout"], "laufende_scope": "all"},
    {"packets": [2, 2, 2, 2], "laufende_scope": "first_head", "laufende_paid": "off"},
]


def opened(table: int, seed: int) -> Round:
    source = random.Random(seed)
    ruleset = SCHAFKOPF.read_ruleset(TABLES[table])
    return SCHAFKOPF.open(ruleset, SCHAFKOPF.deal(ruleset, 0, source.randrange(4), source))


def choose(round_: Round, source: random.Random) -> Step:
    """Choose among all that anybody may do now."""
    possible = [Step(seat, action) for seat in range(4) for action in SCHAFKOPF.view(round_, seat).actions]
    # Speaking out of turn is possible all the time; keep it rare, so that cards get played.
    choices = [step for step in possible if not isinstance(step.action, Double) or source.random() < 0.2]
    waited = set(SCHAFKOPF.waiting_for(round_))
    return source.choice(choices or [Step(seat, must(round_, seat)) for seat in waited])


def must(round_: Round, seat: int) -> Action:
    return SCHAFKOPF.view(round_, seat).actions[0]


def walk(table: int, seed: int) -> Iterator[tuple[Round, Step | None]]:
    """Yield every state of a random round with the step that led to it."""
    source = random.Random(seed + 1)
    round_ = opened(table, seed)
    yield round_, None
    while not isinstance(round_.phase, Done):
        step = choose(round_, source)
        round_ = SCHAFKOPF.apply(round_, step.seat, step.action)
        yield round_, step
