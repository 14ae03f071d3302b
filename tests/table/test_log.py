"""What the log keeps: every event can be read again, and the table is the fold of them."""

from __future__ import annotations

import json

import pytest

from stammtisch.game import BadRecord
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.table import evolve, fold
from stammtisch.table.commands import LeaveSeat, NextRound, Rename, TakeSeat
from stammtisch.table.events import KINDS, RoundDealt, RoundEnded, SeatLeft, event_record, read_event
from tests.table.evenings import ASA, VRONI, Evening
from tests.table.higher_card import HIGHER_CARD

RULES = {"preset": "stargames", "deck": "long"}


def busy_evening() -> Evening:
    """An evening on which everything happens that can."""
    evening = Evening(SCHAFKOPF, RULES, seed=3)
    evening.say(ASA, TakeSeat(2, "Åsa"))
    evening.say(ASA, LeaveSeat())
    evening.say(ASA, TakeSeat(1, "Åsa"))
    evening.say(ASA, Rename("Åsa L."))
    evening.finish_round()
    evening.say(VRONI, NextRound())
    evening.say(ASA, NextRound())
    evening.say(VRONI, LeaveSeat())
    evening.finish_round()
    return evening


def evening_with_a_pot() -> Evening:
    """An evening on which money lies on the table when somebody gets up."""
    evening = Evening(HIGHER_CARD, {"pot": True}, seed=3)
    evening.finish_round()
    evening.say(VRONI, LeaveSeat())
    return evening


def test_the_table_is_the_fold_of_what_was_stored() -> None:
    kinds = set()
    for evening in (busy_evening(), evening_with_a_pot()):
        stored = [json.loads(json.dumps([event_record(event) for event in events])) for events in evening.log]
        kinds |= {record["kind"] for records in stored for record in records}
        again = fold(evening.table.game, [[read_event(record) for record in records] for records in stored])
        assert again == evening.table
        assert again.version == len(evening.log)
    assert kinds == set(KINDS)


def test_a_round_that_ended_before_pots_were_stored_left_nothing_on_the_table() -> None:
    old = {"kind": "round_ended", "payoff": [1, -1], "next_dealer": 0, "summary": {}}
    assert read_event(old) == RoundEnded((1, -1), 0, {}, {})


def test_users_and_hands_are_in_the_log() -> None:
    """They have to be: without them a killed server could not go on with the same cards."""
    evening = busy_evening()
    dealt = next(event for event in evening.log[0] if isinstance(event, RoundDealt))
    assert sorted(len(hand) for hand in dealt.deal["hands"]) == [8, 8, 8, 8]


@pytest.mark.parametrize(
    ("record", "quoted"),
    [
        ({"kind": "danced"}, "'danced'"),
        ({}, "None"),
        ({"kind": ["seat_left"]}, "seat_left"),
        ({"kind": "seat_left"}, "needed are seat"),
        ({"kind": "seat_left", "seat": 1, "shoe": 2}, "shoe"),
    ],
)
def test_records_that_are_no_events(record: dict[str, object], quoted: str) -> None:
    with pytest.raises(BadRecord, match="event") as caught:
        read_event(record)
    assert quoted in str(caught.value)


def test_a_log_begins_with_the_opening_and_has_only_one() -> None:
    with pytest.raises(BadRecord, match="opened"):
        fold(HIGHER_CARD, [])
    with pytest.raises(BadRecord, match="SeatLeft"):
        evolve(HIGHER_CARD, None, [SeatLeft(0)])
    evening = Evening(HIGHER_CARD, {})
    with pytest.raises(BadRecord, match="only once"):
        evolve(HIGHER_CARD, evening.table, evening.log[0][:1])
