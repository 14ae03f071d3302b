"""Random rounds for the properties: every preset, deck and auction, with Kontra and Davonlaufen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.actions import Action, Bid, Double, Willing
from stammtisch.schafkopf.contracts import ContractKind
from stammtisch.schafkopf.contracts.hochzeit import only_trump
from stammtisch.schafkopf.phases import Done, Round
from stammtisch.schafkopf.record import Step
from stammtisch.schafkopf.ruleset import Ruleset

TABLES: list[dict[str, Any]] = [
    {"preset": preset, "deck": deck} for preset in SCHAFKOPF.presets() for deck in SCHAFKOPF.decks(preset)
]
TABLES += [
    {"kontra_window": "before_first_card", "re_by": "party", "kontra_levels": 3},
    {"kontra_takes_over": True, "kontra_levels": 4, "re_by": "party"},
    {"run_away_min": 3, "deck": "short", "called_ace_discard": "penultimate"},
    {"called_ace_discard": "always", "laufende_paid": "losers_held"},
    {"ladder": ["farbgeier", "farbwenz", "farbgeier-tout", "farbwenz-tout"], "laufende_scope": "all"},
    {"ladder": ["bettel", "solo"], "bettel_ouvert": True, "stop_when_decided": False},
    {"ladder": ["bettel", "sie"], "bettel_stichzwang": True, "bettel_trumps": "heart", "bettel_lead": "declarer"},
    {"ladder": ["hochzeit", "sauspiel", "solo"], "laufende_scope": "all"},
    {"ladder": ["hochzeit", "sauspiel", "wenz"], "auction": "two_stage", "hochzeit_open": True},
    {"ladder": ["hochzeit", "sauspiel", "geier"], "auction": "vortritt", "hochzeit_return_trump": True},
    {"ladder": ["solo"], "passout": "ramsch", "jungfrau": "all", "durchmarsch": 91},
    {
        "ladder": ["solo"],
        "passout": "ramsch",
        "jungfrau": "individual",
        "ramsch_tie": "tricks",
        "ramsch_stichzwang": True,
    },
    {"ladder": ["sauspiel", "solo-tout"], "passout": "muss", "muss_60": True, "deck": "short"},
    {"ladder": ["solo"], "passout": "kreuz", "kontra_window": "before_first_card"},
    {"schieber": "always"},
    {"schieber": "always", "schieber_dealer": "ramsch", "deck": "short"},
    {"schieber": "always", "schieber_dealer": "throw_in"},
    {"players": 3, "deck": "short", "ladder": ["bettel", "wenz", "solo", "solo-tout", "sie"], "passout": "ramsch"},
    {"packets": [2, 2, 2, 2], "laufende_scope": "first_head", "laufende_paid": "off"},
    {"klopfen": "all", "passout": "bock"},
    {"klopfen": "chain", "packets": [2, 2, 2, 2], "passout": "stock", "klopfen_stock": True},
    {"klopfen": "one", "deck": "short", "passout": "stock", "stock_scope": "any", "stock_cap": 30},
    {"klopfen": "first", "kontra_levels": 4, "tariff": {"value_cap": 100, "doublings_cap": 2}},
    {"preset": "stammtisch", "herz_solo_first": True},
]


def opened(table: int, seed: int) -> Round:
    """Deal a round; at a table with Hochzeit one in which somebody can offer it."""
    source = random.Random(seed)
    ruleset = SCHAFKOPF.read_ruleset(TABLES[table])
    carried = {"stock": source.randrange(1, 100)} if "stock" in ruleset.passout else {}
    while True:
        dealt = SCHAFKOPF.deal(ruleset, 0, source.randrange(ruleset.players), source, carried)
        round_ = SCHAFKOPF.open(ruleset, dealt)
        offers = any(only_trump(hand, ruleset.deck) is not None for hand in round_.deal.hands)
        if offers or ContractKind.HOCHZEIT not in ruleset.ladder:
            return round_


def choose(round_: Round, source: random.Random) -> Step:
    """Choose among all that anybody may do now."""
    seats = range(round_.ruleset.players)
    possible = [Step(seat, action) for seat in seats for action in SCHAFKOPF.view(round_, seat).actions]
    choices = [step for step in possible if source.random() < likelihood(round_.ruleset, step.action)]
    waited = set(SCHAFKOPF.waiting_for(round_))
    return source.choice(choices or [Step(seat, must(round_, seat)) for seat in waited])


def likelihood(ruleset: Ruleset, action: Action) -> float:
    """Return how often something possible is considered, so that every phase of a round is come to."""
    if isinstance(action, Double):
        # Speaking out of turn is possible all the time; keep it rare, so that cards get played.
        return 0.2
    quiet = ruleset.passout != "redeal" or ContractKind.HOCHZEIT in ruleset.ladder
    if quiet and isinstance(action, Bid | Willing) and action != Bid(ContractKind.HOCHZEIT):
        return 0.1
    return 1.0


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
