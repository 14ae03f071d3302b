"""Positions with one right answer: the rules of thumb find every one, chance does not."""

import pytest

from stammtisch.bots import new_bot
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.actions import Double, PlayCard
from stammtisch.schafkopf.contracts.kinds import BIDS
from tests.bots.positions import HOUSE_RULES, MISSED, POSITIONS, Position

ALL = [*POSITIONS, *HOUSE_RULES]
each = pytest.mark.parametrize("position", ALL, ids=[position.ident for position in ALL])
files = pytest.mark.parametrize("positions", [POSITIONS, HOUSE_RULES], ids=["usual", "house_rules"])


@each
def test_the_bot_finds_the_answer(position: Position) -> None:
    decision = new_bot("schafkopf").decide(position.view)
    assert decision.action == position.answer, f"{position.why} It valued {decision.alternatives}"


@pytest.mark.parametrize("position", MISSED, ids=[position.ident for position in MISSED])
def test_what_is_still_missed_is_listed_rightly(position: Position) -> None:
    assert position.answer in position.view.actions
    assert not position.answered_by(new_bot("schafkopf")), "found: it belongs into blunders.json now"


@each
def test_the_position_asks_something(position: Position) -> None:
    asked = (*SCHAFKOPF.waiting_for(position.round), *SCHAFKOPF.may_hold(position.round))
    assert position.seat in asked
    assert position.answer in position.view.actions
    assert len(position.view.actions) > 1
    assert position.shows
    assert position.why.endswith(".")


@files
def test_chance_fails_most_of_them(positions: list[Position]) -> None:
    answered = [
        sum(position.answered_by(new_bot("schafkopf", "random", seed)) for position in positions) for seed in range(10)
    ]
    assert max(answered) < len(positions) / 2


@files
def test_blind_cards_fail_where_cards_are_asked(positions: list[Position]) -> None:
    cards = [position for position in positions if isinstance(position.answer, PlayCard)]
    blind = sum(position.answered_by(new_bot("schafkopf", "random_cards", 1)) for position in cards)
    assert blind < 0.7 * len(cards)


def test_every_part_of_the_game_is_asked() -> None:
    areas = [position.ident.split("-")[0] for position in POSITIONS]
    assert len(POSITIONS) >= 45
    assert len(POSITIONS) == len({position.ident for position in POSITIONS})
    assert areas.count("BID") >= 14
    assert {"BID", "CALL", "NAME", "KONTRA", "RE", "LEAD", "SMEAR", "SAVE", "DUCK", "RUFF", "CHEAP", "KEEP"} <= set(
        areas
    )
    assert {position.round.ruleset.preset for position in POSITIONS} == {
        "stargames",
        "stammtisch",
        "verein",
        "vortritt",
    }
    assert {position.round.ruleset.deck.name for position in POSITIONS} == {"long", "short"}
    assert any(isinstance(position.answer, Double) for position in POSITIONS)


HOUSE_RULE_AREAS = (
    "FARBWENZ",
    "FARBGEIER",
    "BETTEL",
    "SIE",
    "HOCHZEIT",
    "RAMSCH",
    "MUSS",
    "KREUZ",
    "SCHIEBER",
    "THREE",
    "KLOPFEN",
)


def test_every_house_rule_is_asked_five_times() -> None:
    asked = [position.ident.split("-")[0] for position in HOUSE_RULES]
    assert len(HOUSE_RULES) == len({position.ident for position in HOUSE_RULES})
    assert {area for area in HOUSE_RULE_AREAS if asked.count(area) < 5} == set()
    assert {position.view.phase for position in HOUSE_RULES} >= {
        *("auction", "hochzeit", "exchange", "taking", "passing", "klopfen")
    }


def test_every_contract_is_the_answer_to_some_hand() -> None:
    named = {getattr(position.answer, "contract", None) for position in ALL}
    assert set(BIDS) <= named
