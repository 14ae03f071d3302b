"""Records of played rounds: written, read back, played again; corrupt ones are refused and quoted."""

import copy
import json
import math
from typing import Any

import pytest

from stammtisch.game import BadRecord
from stammtisch.schafkopf.phases import Round
from stammtisch.schafkopf.record import FORMAT, Difference, Step, read_round, replay, round_record
from tests.unit.situations import action, after, dealt, legal, opened

ANNOUNCED = ("0 bid geier", "1 pass", "2 bid wenz", "3 pass", "3 double", "2 decline")


def played() -> tuple[Round, list[Step]]:
    """Play a Wenz with a Kontra to the end, always the first legal card."""
    steps = [Step(int(words[0]), action(words[2:])) for words in ANNOUNCED]
    round_ = after(opened(dealt("EO GO", "EU", "GU HU SU EA GA HA SA SZ")), *ANNOUNCED)
    while round_.play is not None and any(round_.play.held):
        turn, card = round_.play.turn, legal(round_).split()[0]
        steps.append(Step(turn, action(card)))
        round_ = after(round_, card)
    return round_, steps


ROUND, STEPS = played()
RECORD = json.loads(json.dumps(round_record("r-1", ROUND, STEPS)))


def changed(**parts: Any) -> dict[str, Any]:
    record: dict[str, Any] = copy.deepcopy(RECORD)
    return record | parts


def with_step(place: int, step: Any) -> dict[str, Any]:
    record = changed()
    record["steps"][place] = step
    return record


def test_a_record_holds_everything_in_plain_words() -> None:
    assert list(RECORD) == ["format", "id", "ruleset", "deal", "steps", "payoff"]
    assert (RECORD["format"], RECORD["id"]) == (FORMAT, "r-1")
    assert RECORD["steps"][0] == {"seat": 0, "action": {"kind": "bid", "contract": "geier"}}
    assert sum(RECORD["payoff"]) == 0 != RECORD["payoff"][2]
    assert len(RECORD["steps"]) == 6 + 32


def test_a_record_is_read_back_and_played_again() -> None:
    again = read_round(RECORD)
    assert again.ident == "r-1"
    assert list(again.steps) == STEPS
    assert replay(again) == (ROUND, [])


def test_a_round_that_is_not_over_has_no_payoff_yet() -> None:
    record = round_record("r-2", opened(dealt()), [])
    assert record["payoff"] is None
    assert replay(read_round(record))[1] == [Difference(0, "the record ends before the round is over", "15.1")]


def test_a_payoff_that_the_rules_do_not_pay() -> None:
    wrong = [0, 0, 0, 0]
    expected = f"payoff {RECORD['payoff']}, the record says {wrong}"
    assert replay(read_round(changed(payoff=wrong)))[1] == [Difference(0, expected, "11.3")]
    assert replay(read_round(changed(payoff=None)))[1] == []


def test_a_card_against_the_rules_is_found_with_its_number_its_reason_and_what_was_expected() -> None:
    place = next(i for i, step in enumerate(STEPS) if i > 6 and step.seat == 1)
    step = RECORD["steps"][place]
    assert step["seat"] == 1
    wrong = {"seat": 1, "action": {"kind": "play", "card": "EO"}}
    (difference,) = replay(read_round(with_step(place, wrong)))[1]
    assert (difference.card_number, difference.paragraph) == (place - 5, "6.6")
    assert "CARD_NOT_IN_HAND card=EO" in difference.expected
    assert f"seat 1 to play one of {step['action']['card']}" in difference.expected


def test_an_announcement_against_the_rules_is_no_card() -> None:
    (difference,) = replay(read_round(with_step(2, {"seat": 2, "action": {"kind": "bid", "contract": "geier"}})))[1]
    assert (difference.card_number, difference.paragraph) == (0, "5.2")
    assert "BID_TOO_LOW contract=geier" in difference.expected


def test_a_record_that_ends_too_early() -> None:
    cut = changed(steps=RECORD["steps"][:-1])
    assert replay(read_round(cut))[1] == [Difference(31, "the record ends before the round is over", "15.1")]


def test_steps_after_the_end() -> None:
    longer = changed(steps=[*RECORD["steps"], {"seat": 0, "action": {"kind": "pass"}}])
    assert replay(read_round(longer))[1][0].paragraph == "15.1"


@pytest.mark.parametrize("missing", ["id", "ruleset", "deal", "steps"])
def test_a_missing_part_is_named(missing: str) -> None:
    record = changed()
    del record[missing]
    with pytest.raises(BadRecord, match=f"the record lacks '{missing}': it needs id, ruleset, deal and steps"):
        read_round(record)


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (changed(ruleset={"auction": "loud"}), "auction = 'loud'"),
        (changed(ruleset=7), "the record is not built as stammtisch-schafkopf-1"),
        (changed(steps=7), "the record is not built as stammtisch-schafkopf-1"),
        (changed(steps=[7]), "the record is not built as stammtisch-schafkopf-1"),
        (changed(payoff=7), "the record is not built as stammtisch-schafkopf-1"),
        (with_step(3, {"seat": 3}), "the record lacks 'action'"),
        (with_step(3, {"action": {"kind": "pass"}}), "the record lacks 'seat'"),
        (with_step(3, {"seat": 3, "action": {"kind": "cry"}}), "UNKNOWN_ACTION"),
        (with_step(3, {"seat": 3, "action": "pass"}), "the record is not built as stammtisch-schafkopf-1"),
        # Whoever is not of the declarer's side may say Kontra, so the rules alone would let a ninth seat do it.
        *(
            (
                with_step(4, {"seat": seat, "action": {"kind": "double"}}),
                f"seat = {seat!r} of a step: a seat from 0 to 3",
            )
            for seat in (4, -1, "3", None, True, 3.0, [3], math.inf)
        ),
    ],
)
def test_a_corrupt_record_is_quoted(record: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_round(record)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("deal", "message"),
    [(None, "deal = None"), (5, "deal = 5"), ({"dealer": 9}, "dealer = 9"), ({"dealer": 0}, "hands")],
)
def test_a_corrupt_deal_is_quoted(deal: Any, message: str) -> None:
    with pytest.raises(BadRecord) as caught:
        replay(read_round(changed(deal=deal)))
    assert message in str(caught.value)
