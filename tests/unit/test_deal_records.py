"""Deals as they are stored; a record that is not a whole deal of the deck is refused and quoted."""

import copy
import json
import random
from typing import Any

import pytest

from stammtisch.cards import Hand
from stammtisch.game import BadRecord
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.game import deal_record, read_deal
from tests.unit.situations import dealt, rules

LONG = deal_record(dealt())
SHORT_RULES = rules(deck="short")


@pytest.mark.parametrize("deck", ["long", "short"])
@pytest.mark.parametrize("dealer", range(4))
def test_a_deal_survives_the_way_through_its_record(deck: str, dealer: int) -> None:
    ruleset = rules(deck=deck)
    record = SCHAFKOPF.deal(ruleset, 0, dealer, random.Random(dealer))
    deal = read_deal(ruleset, json.loads(json.dumps(record)))
    assert deal_record(deal) == record
    assert deal.dealer == dealer
    assert {len(Hand(hand)) for hand in deal.hands} == {ruleset.deck.hand_size}
    assert SCHAFKOPF.open(ruleset, record).deal == deal


def test_the_same_source_deals_the_same_cards_and_another_one_others() -> None:
    ruleset = rules()
    deals = [SCHAFKOPF.deal(ruleset, 0, 0, random.Random(seed)) for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]


def test_packets_of_the_house_are_dealt() -> None:
    fours = SCHAFKOPF.deal(rules(), 0, 0, random.Random(1))
    twos = SCHAFKOPF.deal(rules(packets=[2, 2, 2, 2]), 0, 0, random.Random(1))
    # Vorhand is seat 1: the first two cards of the deck are its own either way.
    common = set(fours["hands"][1]) & set(twos["hands"][1])
    assert 2 <= len(common) < 8


def broken(change: dict[str, Any]) -> dict[str, Any]:
    record: dict[str, Any] = copy.deepcopy(LONG)
    return record | change


def hands(**seats: Any) -> dict[str, Any]:
    """Return the usual hands with these seats' exchanged."""
    changed = list(copy.deepcopy(LONG["hands"]))
    for seat, hand in seats.items():
        changed[int(seat[1:])] = hand
    return {"hands": changed}


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (5, "deal = 5: a table of dealer and hands"),
        (["EO"], "deal = ['EO']: a table of dealer and hands"),
        ({}, "dealer = None: a seat from 0 to 3"),
        (broken({"dealer": 4}), "dealer = 4: a seat from 0 to 3"),
        (broken({"dealer": -1}), "dealer = -1: a seat from 0 to 3"),
        (broken({"dealer": "1"}), "dealer = '1': a seat from 0 to 3"),
        (broken({"dealer": True}), "dealer = True: a seat from 0 to 3"),
        (broken({"dealer": 1.0}), "dealer = 1.0: a seat from 0 to 3"),
        (broken({"hands": None}), "hands = None: 4 lists of card codes"),
        (broken({"hands": "EO"}), "hands = 'EO': 4 lists of card codes"),
        (broken({"hands": [["EO"]]}), "hands = [['EO']]: 4 lists of card codes"),
        (broken(hands(s1=3)), "hands: 'int' object is not iterable"),
        (broken(hands(s1=[["EO"]])), "hands: unhashable type: 'list'"),
        (broken(hands(s2=["HA", "H1"])), "unknown card 'H1'"),
        (broken(hands(s2=["HA", 7])), "unknown card 7"),
        (broken(hands(s2=["HA", "HA"])), "hands: card HA is there twice"),
        (broken(hands(s2=["HA", "HZ"])), "hand of seat 2 has 2 cards: the long deck gives 8"),
        (broken(hands(s3=[])), "hand of seat 3 has 0 cards: the long deck gives 8"),
        (
            broken(hands(s1=["EA", "GZ", "GK", "GO", "GU", "G9", "G8", "G7"])),
            "the hands are not the long deck: missing ['GA'], strange nothing",
        ),
    ],
)
def test_what_is_no_whole_deal_is_refused_and_quoted(record: Any, message: str) -> None:
    with pytest.raises(BadRecord) as caught:
        SCHAFKOPF.open(rules(), record)
    assert message in str(caught.value)


def test_a_card_that_is_not_in_the_short_deck_is_strange() -> None:
    record = SCHAFKOPF.deal(SHORT_RULES, 0, 0, random.Random(3))
    for hand in record["hands"]:
        if "E9" in hand:
            hand[hand.index("E9")] = "E8"
    with pytest.raises(BadRecord, match=r"missing \['E9'\], strange \['E8'\]"):
        SCHAFKOPF.open(SHORT_RULES, record)


def test_a_deal_of_the_other_deck_has_the_wrong_number_of_cards() -> None:
    with pytest.raises(BadRecord, match="hand of seat 0 has 8 cards: the short deck gives 6"):
        SCHAFKOPF.open(SHORT_RULES, LONG)
