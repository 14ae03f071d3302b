"""Sie: who may announce it, and what it brings without a card being played (rulebook 13.3)."""

from typing import Any

import pytest

from stammtisch.cards import LONG, SHORT, SHORT_FOR_THREE, Deck
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.contracts.sie import is_sie
from stammtisch.schafkopf.phases import Round
from stammtisch.schafkopf.screen import screen
from stammtisch.schafkopf.view import view
from tests.unit.situations import after, dealt, few, opened, result, why

ALL = "EO GO HO SO EU GU HU SU"
PASSES = ("1 pass", "2 pass", "3 pass")


def sie(deck: Deck = LONG, **settings: Any) -> Round:
    heads = " ".join(ALL.split()[: deck.hand_size])
    given = {"ladder": ["solo", "solo-tout", "sie"], "deck": deck.name} | settings
    return after(opened(dealt(heads, deck=deck), **given), "0 bid sie", *PASSES)


@pytest.mark.parametrize(("deck", "count"), [(LONG, 8), (SHORT, 6), (SHORT_FOR_THREE, 8)])
def test_a_sie_is_the_highest_trumps_and_no_other_hand(deck: Deck, count: int) -> None:
    heads = few(" ".join(ALL.split()[:count])).hands[0]
    assert is_sie(heads, deck)
    assert not is_sie(heads & ~1, deck) or heads & 1 == 0
    for lowest in ALL.split()[count - 1 : count]:
        assert not is_sie(few(" ".join([*ALL.split()[: count - 1], "HA"])).hands[0], deck), lowest


def test_another_hand_cannot_announce_it() -> None:
    assert why(opened(dealt("EO GO HO SO EU GU HU HA"), ladder=["sie"]), "0 bid sie") == "NOT_A_SIE"


@pytest.mark.parametrize(
    ("deck", "settings", "value"),
    [
        (LONG, {}, 4 * (50 + 8 * 10)),
        (SHORT, {}, 4 * (50 + 6 * 10)),
        (LONG, {"laufende_scope": "first_head"}, 4 * (50 + 8 * 10)),
        (LONG, {"laufende_scope": "all"}, 4 * (50 + 8 * 10)),
        (LONG, {"tariff": {"sie_laufende": False}}, 4 * 50),
        (LONG, {"tariff": {"sie_factor": 2}}, 2 * (50 + 8 * 10)),
        (LONG, {"laufende_paid": "off"}, 4 * 50),
    ],
)
def test_it_is_won_as_soon_as_it_is_shown(deck: Deck, settings: dict[str, Any], value: int) -> None:
    ended = result(sie(deck, **settings))
    assert ended.payoff == (3 * value, -value, -value, -value)
    assert ended.price is not None
    assert ended.price.value == value


def test_everybody_sees_the_hand_and_no_trick() -> None:
    picture = screen(view(sie(), 2))
    assert (picture["phase"], picture["contract"]["kind"], picture["contract"]["declarer"]) == ("done", "sie", 0)
    assert picture["result"]["hands"][0] == ALL.split()
    assert picture["result"]["tricks_played"] == []
    assert (picture["result"]["class"], picture["result"]["winner"]) == ("sie", "declarer")
    assert picture["result"]["factors"] == [{"factor": "sie", "times": 4}]
    outcome = SCHAFKOPF.outcome(sie())
    assert outcome is not None
    assert outcome.summary == {"contract": "sie", "declarer": 0, "won": True}
