"""Money that lies on the table between rounds: it is carried on, and shared out when somebody gets up for good."""

from __future__ import annotations

import pytest

from stammtisch.table import picture, visible_events
from stammtisch.table.commands import LeaveSeat, NextRound, TakeSeat
from stammtisch.table.events import PotShared, RoundDealt, RoundEnded, SeatLeft
from tests.table.evenings import ASA, VRONI, Evening
from tests.table.higher_card import HIGHER_CARD


@pytest.fixture
def evening() -> Evening:
    """An evening after a first round: 4 lie on the table."""
    evening = Evening(HIGHER_CARD, {"pot": True})
    evening.finish_round()
    return evening


def test_what_a_round_leaves_goes_into_the_next_deal(evening: Evening) -> None:
    ended = next(event for event in evening.log[-1] if isinstance(event, RoundEnded))
    assert (ended.carried, sum(ended.payoff)) == ({"pot": 4}, -4)
    assert evening.table.carried == {"pot": 4}
    _, dealt = evening.say(VRONI, NextRound())
    assert isinstance(dealt, RoundDealt)
    assert dealt.deal["pot"] == 4
    evening.finish_round()
    assert evening.table.carried == {"pot": 8}


def test_whoever_gets_up_between_rounds_gets_his_share_and_odd_cents_stay(evening: Evening) -> None:
    before = evening.table.totals
    assert evening.say(VRONI, LeaveSeat()) == (SeatLeft(0), PotShared((1, 1, 1), {"pot": 1}))
    assert evening.table.carried == {"pot": 1}
    assert evening.table.totals == tuple(total + 1 for total in before)
    assert [line["kind"] for line in evening.table.finished] == ["round", "pot_shared"]
    assert evening.table.finished[-1]["contract"] is None
    assert evening.table.finished[-1]["carried"] == {"pot": 1}


def test_whoever_gets_up_during_a_round_gets_his_share_after_it(evening: Evening) -> None:
    evening.say(VRONI, NextRound())
    assert evening.say(VRONI, LeaveSeat()) == (SeatLeft(0),)
    evening.finish_round()
    assert evening.log[-1][-1] == PotShared((2, 2, 2), {"pot": 2})


def test_whoever_comes_back_during_the_round_has_not_left(evening: Evening) -> None:
    evening.say(VRONI, NextRound())
    evening.say(VRONI, LeaveSeat())
    evening.say(VRONI, TakeSeat(0, "Vroni"))
    evening.finish_round()
    assert evening.table.carried == {"pot": 8}


def test_the_rest_is_what_the_next_round_begins_with(evening: Evening) -> None:
    evening.say(ASA, TakeSeat(1, "Åsa"))
    evening.say(ASA, NextRound())
    _, shared, dealt = evening.say(VRONI, LeaveSeat())
    assert isinstance(shared, PotShared)
    assert isinstance(dealt, RoundDealt)
    assert dealt.deal["pot"] == 1


def test_everybody_sees_the_pot_and_that_it_was_shared(evening: Evening) -> None:
    for viewer in (None, 1):
        assert picture(evening.table, viewer, [True] * 3)["match"]["carried"] == {"pot": 4}
    before = evening.table
    events = evening.say(VRONI, LeaveSeat())
    assert visible_events(before, events, None)[-1] == {"kind": "pot_shared", "payoff": [1, 1, 1]}


def test_without_a_pot_nothing_is_shared_out() -> None:
    evening = Evening(HIGHER_CARD, {})
    evening.finish_round()
    assert evening.say(VRONI, LeaveSeat()) == (SeatLeft(0),)
