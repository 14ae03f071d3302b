"""Bettel: order, Stichzwang, the lead, the hand laid open, the end and the price (rulebook 13.2)."""

from typing import Any

import pytest

from stammtisch.schafkopf.phases import Done
from stammtisch.schafkopf.screen import screen
from stammtisch.schafkopf.verdict import Grade
from stammtisch.schafkopf.view import view
from tests.unit.situations import after, few, legal, opened, playing, result, rules, why
from tests.unit.test_auction import DEAL

LOW = few("E7 E8 G7 G8 H7 H8 S7 S8", "EA EZ EK E9 GA GZ GK G9", "EO EU GO GU HO HU SO SU", "HA HZ HK H9 SA SZ SK S9")
"""Seat 0 holds nothing but sevens and eights."""


def played_out(round_: Any) -> Any:
    while not isinstance(round_.phase, Done):
        round_ = after(round_, legal(round_).split()[-1])
    return round_


def test_the_ten_is_low_and_nothing_is_trump() -> None:
    round_ = after(playing("bettel", 0, few("EZ E7", "EU E8", "EK HO", "E9 HU")), "EZ EU EK E9")
    assert round_.play is not None
    assert round_.play.tricks[0].winner == 2
    assert round_.play.order.trumps == ()


def test_with_hearts_the_order_is_that_of_a_herz_solo() -> None:
    round_ = playing("bettel", 0, few("EZ E7", "EU E8", "EK HO", "E9 HU"), bettel_trumps="heart")
    assert round_.play is not None
    assert round_.play.order == playing("solo H", 0, LOW).play.order  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("settings", "expected"),
    [({}, "HA H7"), ({"bettel_stichzwang": True}, "HA"), ({"bettel_stichzwang": True, "bettel_trumps": "heart"}, "HA")],
)
def test_stichzwang_leaves_only_cards_that_take_the_trick(settings: dict[str, Any], expected: str) -> None:
    assert legal(after(playing("bettel", 0, few("HZ E7", "HA H7 EA", "S7 S8", "G7 G8"), **settings), "HZ")) == expected


def test_who_cannot_take_the_trick_or_not_follow_plays_what_he_likes() -> None:
    round_ = after(playing("bettel", 0, few("HO E7", "HU H7 EA", "EK GA", "G7 G8"), bettel_stichzwang=True), "HO")
    assert legal(round_) == "HU H7"
    assert legal(after(round_, "HU")) == "EK GA"


def test_with_trumps_stichzwang_also_asks_for_a_trump() -> None:
    settings: dict[str, Any] = {"bettel_stichzwang": True, "bettel_trumps": "heart"}
    round_ = after(playing("bettel", 0, few("E7 E8", "GA HA SU", "S7 S8", "G7 G8"), **settings), "E7")
    assert legal(round_) == "HA SU"
    assert why(round_, "1 GA") == "MUST_TAKE_TRICK"


@pytest.mark.parametrize(("lead", "seat"), [("vorhand", 0), ("declarer", 2)])
def test_who_leads(lead: str, seat: int) -> None:
    round_ = playing("bettel", 2, LOW, bettel_lead=lead)
    assert round_.play is not None
    assert round_.play.turn == seat


def test_without_a_trick_it_is_won_for_its_fixed_amount() -> None:
    ended = result(played_out(playing("bettel", 0, LOW, tariff={"bettel": 30})))
    assert ended.verdict is not None
    assert (ended.verdict.declarer_side_wins, ended.verdict.grade) == (True, Grade.BETTEL)
    assert ended.payoff == (90, -30, -30, -30)
    assert (ended.laufende, ended.counted) == (None, 0)
    assert ended.price is not None
    assert [term.term for term in ended.price.terms] == ["base"]


def test_the_first_trick_of_the_declarer_ends_it() -> None:
    lost = few("EA G7 H7 H8", "E7 GA S9 SA", "E8 GK S8 SK", "E9 GZ S7 SZ")
    round_ = after(playing("bettel", 0, lost), "1 double", "0 decline", "EA E7 E8 E9")
    ended = result(round_)
    assert ended.payoff == (-180, 60, 60, 60)
    assert ended.tricks == (1, 0, 0, 0)
    going_on = after(playing("bettel", 0, lost, stop_when_decided=False), "EA E7 E8 E9")
    assert going_on.phase == going_on.play


def test_without_an_amount_it_costs_three_times_a_sauspiel() -> None:
    assert rules(tariff={"sauspiel": 5}).tariff.base(rules().contract(kind("bettel"))) == 15


def kind(name: str) -> Any:
    return next(bid for bid in rules(ladder=[name]).ladder)


def test_ouvert_lays_the_hand_open_after_the_first_trick() -> None:
    round_ = playing("bettel", 0, LOW, bettel_ouvert=True)
    for viewer in (None, 0, 1):
        assert screen(view(round_, viewer))["open_hands"] == []
    round_ = after(round_, "E7 EA EO HA")
    for viewer in (None, 0, 1):
        open_hands = screen(view(round_, viewer))["open_hands"]
        assert open_hands == [{"seat": 0, "cards": ["E8", "G8", "G7", "H8", "H7", "S8", "S7"]}]
    assert screen(view(after(playing("bettel", 0, LOW), "E7 EA EO HA"), 1))["open_hands"] == []


def test_it_is_announced_like_any_other_game() -> None:
    round_ = after(opened(DEAL, ladder=["sauspiel", "bettel", "solo"]), "0 bid bettel", "1 pass", "2 pass", "3 pass")
    assert round_.play is not None
    assert (round_.play.declarer, round_.play.turn) == (0, 0)
