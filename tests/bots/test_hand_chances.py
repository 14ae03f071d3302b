"""The fit behind the chances: rounds that begin with the contract settled, and what is counted of each hand."""

import random

import pytest

from stammtisch.research.hand_chances import NAMES, TABLES, cases, fit_hazard, main, starts
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.contracts import ContractKind, kind_of
from stammtisch.schafkopf.play import Play

KINDS = [
    kind for kind in ContractKind if kind.value in ("bettel", "farbgeier", "farbwenz", "hochzeit", "kreuz", "solo")
]


@pytest.mark.parametrize("kind", KINDS)
def test_every_round_begins_with_the_contract_and_its_hand(kind: ContractKind) -> None:
    for start in starts("long", kind, 5, {}):
        play = start.round.phase
        assert isinstance(play, Play)
        assert kind_of(start.contract) is kind
        assert play.declarer is not None
        assert start.hand == play.held[play.declarer]
        assert SCHAFKOPF.waiting_for(start.round)


@pytest.mark.parametrize("table", list(TABLES))
def test_the_same_rounds_are_watched_again(table: str) -> None:
    watched = cases(table, ContractKind.FARBWENZ, 4, {})
    assert watched == cases(table, ContractKind.FARBWENZ, 4, {})
    assert all(len(features) == len(NAMES) for features, _ in watched)


def test_the_hazards_that_made_the_cases_are_found() -> None:
    dice = random.Random(3)
    made = []
    for _ in range(3000):
        exposed = dice.randint(0, 6)
        made.append(([0.0, float(exposed)], dice.random() < 2.718281828 ** (-0.2 * exposed)))
    assert fit_hazard(made)[1] == pytest.approx(0.2, abs=0.04)


def test_an_unknown_contract_is_refused() -> None:
    with pytest.raises(ValueError, match="skat"):
        main(["skat"])
