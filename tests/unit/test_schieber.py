"""Schieber: the two Ober aside, taking them, passing cards on, and the dealer's choice (rulebook 13.12)."""

import random
from typing import Any

import pytest

from stammtisch.cards import Card, Hand
from stammtisch.game import BadRecord
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.actions import PassOn
from stammtisch.schafkopf.contracts import ContractKind
from stammtisch.schafkopf.phases import Done, Naming, SchieberPassing, SchieberTaking
from stammtisch.schafkopf.screen import screen
from stammtisch.schafkopf.view import view
from tests.unit.situations import after, in_play, legal, result, rules, why
from tests.unit.table_variants import SCHIEBER, holds, schieber

PASSED_ON = ("0 take", "0 on E7 E8", "1 on E7 G7", "2 on E7 H7")


@pytest.mark.parametrize(("deck", "sizes"), [("long", [8, 8, 6, 8]), ("short", [6, 6, 4, 6])])
def test_the_dealer_has_two_cards_less_and_two_ober_lie_aside(deck: str, sizes: list[int]) -> None:
    ruleset = rules(schieber="always", deck=deck)
    record = SCHAFKOPF.deal(ruleset, 0, 2, random.Random(3))
    assert [len(hand) for hand in record["hands"]] == sizes
    assert record["aside"] == ["EO", "GO"]
    assert SCHAFKOPF.open(ruleset, record).phase == SchieberTaking((3, 0, 1, 2))


def test_everybody_is_asked_from_vorhand_on() -> None:
    round_ = schieber()
    assert SCHAFKOPF.waiting_for(round_) == (0,)
    round_ = after(round_, "0 pass", "1 pass", "2 take")
    assert round_.phase == SchieberPassing(2, 2)
    assert [(said.seat, said.word) for said in round_.auction.said] == [(0, "pass"), (1, "pass"), (2, "take")]
    assert holds(round_.hands[2], "EO GO HU HO HK H9 H8 H7 SA SZ")


def test_two_cards_go_round_until_the_dealer_has_eight() -> None:
    round_ = after(schieber(), *PASSED_ON[:3])
    assert round_.phase == SchieberPassing(2, 0)
    round_ = after(round_, PASSED_ON[3])
    assert round_.phase == Naming(ContractKind.SOLO, 0)
    assert holds(round_.hands[0], "EO GO EU EA EZ EK E9 GA")
    assert holds(round_.hands[3], "SO SU SK S9 S8 S7 E7 H7")
    assert [hand.bit_count() for hand in round_.hands] == [8, 8, 8, 8]
    play = in_play(after(round_, "0 name E"))
    assert (play.declarer, play.turn, play.side) == (0, 0, (0,))


def test_cards_passed_on_are_known_to_two() -> None:
    round_ = after(schieber(), "0 take")
    action = PassOn((Card.E8, Card.E7))
    assert [viewer for viewer in (None, 0, 1, 2, 3) if SCHAFKOPF.hides(round_, 0, action, viewer)] == [None, 2, 3]
    named = after(schieber(), *PASSED_ON, "0 name E")
    assert (view(named, 0).received.codes(), view(named, 0).given.codes()) == (["EO", "GO"], ["E8", "E7"])
    assert view(named, 3).received.codes() == ["E7", "H7"]
    assert not view(named, None).received


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ("1 on E7 E8", "NOT_YOUR_TURN"),
        ("0 on E7 H7", "CARD_NOT_IN_HAND"),
        ("0 take", "WRONG_PHASE"),
        ("0 E7", "WRONG_PHASE"),
    ],
)
def test_what_cannot_be_passed_on(step: str, reason: str) -> None:
    assert why(after(schieber(), "0 take"), step) == reason


def test_whoever_is_to_pass_on_can_choose_any_two() -> None:
    assert len(view(after(schieber(), "0 take"), 0).actions) == 45
    assert view(after(schieber(), "0 take"), 1).actions == ()


def test_the_dealer_must_take_what_nobody_wants() -> None:
    round_ = after(schieber(), "0 pass", "1 pass", "2 pass")
    assert round_.phase == Naming(ContractKind.SOLO, 3)
    assert holds(round_.hands[3], "EO GO SO SU SK S9 S8 S7")


def test_or_he_has_a_ramsch_played() -> None:
    round_ = after(schieber(schieber_dealer="ramsch"), "0 pass", "1 pass", "2 pass")
    assert round_.phase == SchieberTaking((3,))
    assert after(round_, "3 take").phase == Naming(ContractKind.SOLO, 3)
    play = in_play(after(round_, "3 pass"))
    assert play.declarer is None
    assert holds(play.held[3], "EO GO SO SU SK S9 S8 S7")


def test_or_the_cards_are_thrown_in() -> None:
    round_ = after(schieber(schieber_dealer="throw_in"), "0 pass", "1 pass", "2 pass", "3 pass")
    assert isinstance(round_.phase, Done)
    assert result(round_).payoff == (0, 0, 0, 0)


def test_it_is_settled_as_a_solo_with_the_laufende_after_the_passing() -> None:
    round_ = after(schieber(), *PASSED_ON, "0 name E")
    while not isinstance(round_.phase, Done):
        round_ = after(round_, legal(round_).split()[0])
    ended = result(round_)
    assert ended.laufende is not None
    assert ended.laufende.signed == 2
    assert ended.price is not None
    assert ended.price.terms[0].amount == 50
    picture = screen(view(round_, None))
    assert set(picture["result"]["hands"][3]) == {"SO", "SU", "SK", "S9", "S8", "S7", "E7", "H7"}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"aside": None}, "hand of seat 3 has 6 cards"),
        ({"aside": ["EO"]}, "aside = ['EO']: in a Schieber ['EO', 'GO']"),
        ({"aside": 7}, "aside = 7: in a Schieber"),
        ({"dealer": 0}, "hand of seat 0 has 8 cards"),
    ],
)
def test_a_corrupt_deal_is_quoted(change: dict[str, Any], message: str) -> None:
    record = {"dealer": 3, "hands": [Hand(hand).codes() for hand in SCHIEBER.hands], "aside": ["EO", "GO"]}
    ruleset = rules(schieber="always")
    assert SCHAFKOPF.open(ruleset, record) == schieber()
    with pytest.raises(BadRecord) as caught:
        SCHAFKOPF.open(ruleset, record | change)
    assert message in str(caught.value)


def test_cards_lie_aside_only_in_a_schieber() -> None:
    record = {"dealer": 3, "hands": [Hand(hand).codes() for hand in SCHIEBER.hands], "aside": ["EO", "GO"]}
    with pytest.raises(BadRecord, match="only in a Schieber"):
        SCHAFKOPF.open(rules(), record)
