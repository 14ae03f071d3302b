"""A game of so many rounds: its place in the evening, its totals, its winners, and the next one."""

from __future__ import annotations

import pytest

from stammtisch.schwarzesau import SCHWARZE_SAU
from stammtisch.table import Table, picture, visible_events
from stammtisch.table.commands import Clock, LeaveSeat, NextRound
from tests.table.evenings import VRONI, Evening
from tests.table.higher_card import HIGHER_CARD


def match(table: Table) -> dict[str, object]:
    """The list as everybody is shown it."""
    shown: dict[str, object] = picture(table, None, [True] * len(table.places))["match"]
    return shown


def test_without_a_length_there_is_no_last_round() -> None:
    evening = Evening(HIGHER_CARD, {})
    for number in range(1, 6):
        evening.finish_round()
        assert (evening.table.position, evening.table.length, evening.table.winners) == (number, None, None)
        evening.say(VRONI, NextRound())
    assert match(evening.table)["length"] is None


def test_a_game_is_counted_won_and_begun_anew() -> None:
    evening = Evening(HIGHER_CARD, {"length": 3})
    seen = []
    for number in range(1, 8):
        assert evening.table.number == number
        before = match(evening.table)
        assert before["position"] == (number - 1) % 3 + 1
        assert before["winners"] is None
        evening.finish_round()
        seen.append(evening.table.finished[-1]["payoff"])
        game = seen[-evening.table.position :]
        totals = tuple(sum(line[seat] for line in game) for seat in range(3))
        assert evening.table.totals == totals
        best = tuple(seat for seat in range(3) if totals[seat] == max(totals))
        assert evening.table.winners == (best if number % 3 == 0 else None)
        evening.say(VRONI, NextRound())
    assert [line["number"] for line in evening.table.finished] == list(range(1, 8))
    assert evening.table.totals == tuple(seen[-1])


def test_the_totals_stay_until_the_new_game_is_dealt() -> None:
    evening = Evening(HIGHER_CARD, {"length": 1})
    evening.finish_round()
    assert any(evening.table.totals)
    assert match(evening.table)["winners"]
    evening.say(VRONI, NextRound())
    assert evening.table.totals == (0, 0, 0)
    assert match(evening.table)["winners"] is None


def test_the_first_dealer_of_every_game_is_drawn_by_lot() -> None:
    dealers = set()
    for seed in range(30):
        evening = Evening(HIGHER_CARD, {"length": 1}, seed)
        first = evening.table.dealer
        evening.finish_round()
        evening.say(VRONI, NextRound())
        dealers.add((evening.table.dealer - first) % 3)
    assert dealers == {0, 1, 2}


@pytest.mark.parametrize("players", [2, 3, 7, 14])
def test_a_whole_game_of_schwarze_sau(players: int) -> None:
    evening = Evening(SCHWARZE_SAU, {"players": players}, players)
    assert len(evening.table.places) == len({place.name for place in evening.table.places}) == players
    for number in range(1, 17 + players):
        table = evening.table
        assert (table.number, table.position, table.length) == (number, number, 16 + players)
        if number > 1:
            assert table.dealer == (evening.table.finished[-1]["dealer"] + 1) % players
        evening.finish_round()
        if number < 16 + players:
            evening.say(VRONI, NextRound())
    table = evening.table
    sizes = [9, 8, 7, 6, 5, 4, 3, 2, *[1] * players, 2, 3, 4, 5, 6, 7, 8, 9]
    assert [line["hand_size"] for line in table.finished] == sizes
    for line in table.finished:
        assert sum(line["tricks"]) == line["hand_size"] != sum(line["bids"])
        exact = [10 * (bid == taken) for bid, taken in zip(line["bids"], line["tricks"], strict=True)]
        assert line["payoff"] == [taken + more for taken, more in zip(line["tricks"], exact, strict=True)]
    assert table.winners == tuple(seat for seat, total in enumerate(table.totals) if total == max(table.totals))
    evening.say(VRONI, NextRound())
    assert evening.table.position == 1
    assert evening.table.totals == (0,) * players
    assert evening.table.finished == table.finished


def test_more_exact_bids_win_among_equals_by_house_rule() -> None:
    ruleset = SCHWARZE_SAU.read_ruleset({"players": 3, "tie_break": "exact_bids"})
    rounds = [{"bids": [1, 0, 3], "tricks": [1, 0, 5]}, {"bids": [1, 2, 3], "tricks": [0, 2, 3]}]
    assert list(SCHWARZE_SAU.winners(ruleset, rounds, [40, 40, 30])) == [1]
    assert list(SCHWARZE_SAU.winners(SCHWARZE_SAU.read_ruleset({"players": 3}), rounds, [40, 40, 30])) == [0, 1]


def test_the_clock_begins_a_new_game_for_who_is_ready_and_a_guest_can_get_up_between() -> None:
    evening = Evening(SCHWARZE_SAU, {"players": 2, "rounds": "down_only", "max_hand": 2})
    for _ in range(3):
        evening.finish_round()
        if not evening.table.game_over:
            evening.say(VRONI, NextRound())
    assert evening.table.winners
    events = evening.say(VRONI, LeaveSeat())
    assert visible_events(evening.table, events, None) == [{"kind": "seat_left", "seat": 0}]
    with pytest.raises(Exception, match="NOBODY_READY"):
        evening.say(Clock(), NextRound())
