"""Klopfen: who is asked, what is seen meanwhile, and how many times the round counts (rulebook 13.6)."""

from __future__ import annotations

import random

import pytest

from stammtisch.game import BadRecord
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.klopfen import Klopfen
from stammtisch.schafkopf.phases import Done
from stammtisch.schafkopf.screen import screen
from stammtisch.schafkopf.view import view
from tests.unit.situations import after, dealt, opened, refused, result, rules, why

HANDS = ("EO GO HO SO EU GU HU SU", "HA HZ HK H9 H8 H7 S7 S8")


@pytest.mark.parametrize(
    ("mode", "said", "knocks"),
    [
        ("all", "0 knock, 1 pass, 2 knock, 3 knock", 3),
        ("all", "0 pass, 1 pass, 2 pass, 3 pass", 0),
        ("first", "0 knock", 1),
        ("first", "0 pass", 0),
        ("one", "0 pass, 1 knock", 1),
        ("one", "0 pass, 1 pass, 2 pass, 3 pass", 0),
        ("chain", "0 knock, 1 knock, 2 pass", 2),
        ("chain", "0 pass", 0),
        ("chain", "0 knock, 1 knock, 2 knock, 3 knock", 4),
    ],
)
def test_who_is_asked_and_how_often_it_doubles(mode: str, said: str, knocks: int) -> None:
    steps = said.split(", ")
    round_ = opened(dealt(*HANDS), klopfen=mode)
    for step in steps:
        assert isinstance(round_.phase, Klopfen)
        assert SCHAFKOPF.waiting_for(round_) == (int(step[0]),)
        round_ = after(round_, step)
    assert SCHAFKOPF.screen(SCHAFKOPF.view(round_, None))["phase"] == "auction"
    round_ = after(round_, "0 bid wenz-tout", "1 pass", "2 pass", "3 pass", "SO S8 E7 SA")
    assert isinstance(round_.phase, Done)
    price = result(round_).price
    assert price is not None
    assert [factor.factor for factor in price.factors] == ["tout"] + ["klopfen"] * knocks
    assert result(round_).payoff[0] == -3 * 2 * (50 + 4 * 10) * 2**knocks


def test_meanwhile_everybody_sees_the_first_packet_only() -> None:
    round_ = opened(dealt(*HANDS), klopfen="all")
    for seat in range(4):
        seen = view(round_, seat)
        assert len(seen.hand) == len(seen.dealt) == 4
        assert seen.counts == (4, 4, 4, 4)
    picture = screen(view(after(round_, "0 knock"), 1))
    assert picture["knocks"] == [{"seat": 0, "knocked": True}]
    assert (picture["turn"], picture["multiplier"]) == (1, 2)
    assert [option["action"]["kind"] for option in picture["options"]] == ["pass", "knock"]
    assert screen(view(round_, None))["hand"] == []


@pytest.mark.parametrize(("deck", "packets", "size"), [("long", None, 4), ("short", None, 3), ("long", [2] * 4, 2)])
def test_the_first_packet_is_as_large_as_the_table_deals_it(deck: str, packets: list[int] | None, size: int) -> None:
    ruleset = rules(deck=deck, klopfen="all", **({"packets": packets} if packets else {}))
    deal = SCHAFKOPF.deal(ruleset, 0, 1, random.Random(5))
    assert {len(packet) for packet in deal["first"]} == {size}
    assert all(set(packet) <= set(hand) for packet, hand in zip(deal["first"], deal["hands"], strict=True))
    assert "first" not in SCHAFKOPF.deal(rules(deck=deck), 0, 1, random.Random(5))


def test_only_to_knock_or_not_is_possible() -> None:
    round_ = opened(dealt(*HANDS), klopfen="all")
    assert why(round_, "0 bid wenz") == "WRONG_PHASE"
    assert why(round_, "0 EO") == "WRONG_PHASE"
    refusal = refused(round_, "2 pass")
    assert refusal is not None
    assert (refusal.reason, refusal.args["seat"]) == ("NOT_YOUR_TURN", 0)
    assert why(opened(dealt(*HANDS)), "0 knock") == "WRONG_PHASE"


@pytest.mark.parametrize(
    ("first", "quoted"),
    [
        (None, "first = None"),
        ([["EO"]], "4 lists"),
        ([["EO", "GO", "HO", "XX"]] * 4, "XX"),
        ([["EO", "GO", "HO", "HA"]] * 4, "seat 0"),
        ([["EO", "GO", "HO"]] * 4, "4 cards of its hand"),
    ],
)
def test_a_deal_whose_first_packets_are_no_parts_of_the_hands(first: object, quoted: str) -> None:
    ruleset = rules(klopfen="all")
    deal = dict(SCHAFKOPF.deal(ruleset, 0, 3, random.Random(1)))
    hands = [["EO", "GO", "HO", "SO", "EU", "GU", "HU", "SU"], *(None,) * 3]
    deal["hands"] = [hands[0], *_others(hands[0] or [])]
    with pytest.raises(BadRecord, match="first") as caught:
        SCHAFKOPF.open(ruleset, deal | {"first": first})
    assert quoted in str(caught.value)


def _others(taken: list[str]) -> list[list[str]]:
    left = [card.code for card in rules().deck.cards if card.code not in taken]
    return [left[place : place + 8] for place in (0, 8, 16)]
