"""The auctions in two stages: everybody names once, or hold and raise (rulebook 5.3, 5.4)."""

import pytest

from stammtisch.game import Refusal
from stammtisch.schafkopf.auction import Said
from stammtisch.schafkopf.phases import Done, Round
from tests.unit.situations import after, few, opened, refused, why
from tests.unit.test_auction import DEAL, HANDS, LADDER

WRONG_PHASE = Refusal("WRONG_PHASE", "15.1")
MODES = pytest.mark.parametrize("mode", ["two_stage", "vortritt"])


def willing(mode: str, *seats: int) -> Round:
    """Return the round after the first stage, in which these seats wanted to play."""
    words = (f"{seat} {'willing' if seat in seats else 'pass'}" for seat in range(4))
    return after(opened(DEAL, auction=mode), *words)


def decided(round_: Round) -> tuple[int | None, str | None]:
    """Return declarer and contract once nobody has anything to say any more."""
    assert round_.auction.turn is None
    return round_.auction.holder, round_.auction.best.value if round_.auction.best else None


@MODES
def test_the_first_stage_knows_only_weiter_and_ich_spiele(mode: str) -> None:
    round_ = opened(DEAL, auction=mode)
    for seat in range(4):
        for kind in LADDER[1:]:
            assert refused(round_, f"{seat} bid {kind}") == WRONG_PHASE
        round_ = after(round_, f"{seat} willing")
    assert round_.auction.stage == 2
    assert round_.auction.said == tuple(Said(seat, "willing") for seat in range(4))


@MODES
def test_all_pass_in_the_first_stage(mode: str) -> None:
    round_ = willing(mode)
    assert isinstance(round_.phase, Done)
    assert round_.auction.stage == 1
    assert decided(round_) == (None, None)


@MODES
def test_the_only_willing_one_must_name_and_may_name_anything(mode: str) -> None:
    round_ = willing(mode, 2)
    assert round_.auction.to_speak == (2,)
    paragraph = "5.3" if mode == "two_stage" else "5.4"
    assert refused(round_, "2 pass") == Refusal("FIRST_MUST_NAME", paragraph)
    assert refused(round_, "2 willing") == WRONG_PHASE
    assert [why(round_, f"2 bid {kind}") for kind in LADDER] == [None] * 7
    assert decided(after(round_, "2 bid sauspiel")) == (2, "sauspiel")


@MODES
def test_a_hand_without_callable_suit_may_be_willing_but_not_name_a_sauspiel(mode: str) -> None:
    round_ = willing(mode, 3)
    assert refused(round_, "3 bid sauspiel") == Refusal("NO_CALLABLE_SUIT", "7.1")
    assert decided(after(round_, "3 bid geier")) == (3, "geier")


@MODES
def test_a_contract_outside_the_ladder_is_not_offered(mode: str) -> None:
    round_ = after(opened(DEAL, auction=mode, ladder=["sauspiel", "solo"]), *(f"{seat} willing" for seat in range(4)))
    seat = round_.auction.to_speak[0]
    expected = Refusal("CONTRACT_NOT_OFFERED", "5.1", {"contract": "wenz"})
    assert refused(round_, f"{seat} bid wenz") == expected


@MODES
def test_speaking_out_of_turn(mode: str) -> None:
    round_ = willing(mode, 1, 3)
    turn, other = (1, 3) if mode == "two_stage" else (3, 1)
    assert refused(round_, f"{other} bid solo") == Refusal("NOT_YOUR_TURN", "5.2", {"seat": turn})


# --- two_stage: all the willing name once, in the order they spoke ---


def test_the_willing_name_in_the_order_they_spoke() -> None:
    assert willing("two_stage", 0, 2, 3).auction.to_speak == (0, 2, 3)
    round_ = opened(few(*HANDS, dealer=1), auction="two_stage")
    round_ = after(round_, "2 willing", "3 pass", "0 willing", "1 willing")
    assert round_.auction.to_speak == (2, 0, 1)


def test_a_later_one_names_more_than_a_sauspiel_and_cannot_withdraw() -> None:
    round_ = after(willing("two_stage", 0, 1), "0 bid sauspiel")
    assert refused(round_, "1 bid sauspiel") == Refusal("MORE_THAN_SAUSPIEL", "5.3")
    assert refused(round_, "1 pass") == Refusal("LATER_MUST_NAME", "5.3")
    assert decided(after(round_, "1 bid geier")) == (1, "geier")


def test_a_later_one_names_more_than_a_sauspiel_even_when_the_first_withdraws() -> None:
    round_ = after(willing("two_stage", 0, 1), "0 pass")
    assert refused(round_, "1 bid sauspiel") == Refusal("MORE_THAN_SAUSPIEL", "5.3")
    assert refused(round_, "1 pass") == Refusal("LATER_MUST_NAME", "5.3")
    assert decided(after(round_, "1 bid wenz")) == (1, "wenz")


def test_a_later_one_may_name_less_than_the_first_and_does_not_get_it() -> None:
    round_ = after(willing("two_stage", 0, 1), "0 bid solo", "1 bid geier")
    assert decided(round_) == (0, "solo")
    assert round_.auction.said[-2:] == (Said(0, "solo"), Said(1, "geier"))


def test_between_equal_contracts_the_earlier_speaker_plays() -> None:
    assert decided(after(willing("two_stage", 1, 2), "1 bid wenz", "2 bid wenz")) == (1, "wenz")


def test_the_highest_of_several_plays() -> None:
    round_ = after(willing("two_stage", 0, 1, 2, 3), "0 bid sauspiel", "1 bid wenz", "2 bid solo", "3 bid geier")
    assert decided(round_) == (2, "solo")


def test_in_the_second_stage_nobody_is_willing_any_more() -> None:
    assert refused(willing("two_stage", 0, 1), "0 willing") == WRONG_PHASE


# --- vortritt: settled from the back, the earlier speaker holds, the later one exceeds ---


def test_the_last_willing_speaker_names_first_and_must_name() -> None:
    round_ = willing("vortritt", 0, 1, 3)
    assert round_.auction.to_speak == (3, 1, 0)
    assert refused(round_, "3 pass") == Refusal("FIRST_MUST_NAME", "5.4")


def test_the_earlier_speaker_holds_with_at_least_that_rank_or_yields() -> None:
    round_ = after(willing("vortritt", 0, 3), "3 bid wenz")
    for lower in ("sauspiel", "geier"):
        assert refused(round_, f"0 bid {lower}") == Refusal("BID_MUST_HOLD", "5.4", {"contract": "wenz"})
    for enough in LADDER[2:]:
        assert refused(round_, f"0 bid {enough}") is None
    assert refused(round_, "0 willing") == WRONG_PHASE
    assert decided(after(round_, "0 pass")) == (3, "wenz")


def test_the_later_speaker_must_exceed_or_yield() -> None:
    round_ = after(willing("vortritt", 0, 3), "3 bid wenz", "0 bid wenz")
    assert round_.auction.to_speak == (3,)
    for too_low in LADDER[1:3]:
        assert refused(round_, f"3 bid {too_low}") == Refusal("BID_MUST_EXCEED", "5.4", {"contract": "wenz"})
    for higher in LADDER[3:]:
        assert refused(round_, f"3 bid {higher}") is None
    assert decided(after(round_, "3 pass")) == (0, "wenz")


def test_two_may_hold_and_raise_each_other_to_the_top() -> None:
    bids = ("3 bid wenz", "0 bid wenz", "3 bid solo", "0 bid solo", "3 bid wenz-tout", "0 bid solo-tout")
    round_ = after(willing("vortritt", 0, 3), *bids)
    assert [why(round_, f"3 bid {kind}") for kind in LADDER[1:]] == ["BID_MUST_EXCEED"] * 6
    yielded = after(round_, "3 pass")
    assert decided(yielded) == (0, "solo-tout")
    assert (round_.auction.stage, yielded.auction.stage) == (2, 2)


def test_the_survivor_meets_the_next_earlier_speaker() -> None:
    round_ = after(willing("vortritt", 0, 1, 3), "3 bid geier", "1 bid geier", "3 pass")
    assert round_.auction.to_speak == (0,)
    held = after(round_, "0 bid geier")
    assert held.auction.to_speak == (1,)
    assert why(held, "1 bid geier") == "BID_MUST_EXCEED"
    assert decided(after(held, "1 bid solo", "0 pass")) == (1, "solo")


def test_who_has_yielded_is_not_asked_again() -> None:
    round_ = after(willing("vortritt", 0, 1, 2), "2 bid solo", "1 pass")
    assert round_.auction.to_speak == (0,)
    round_ = after(round_, "0 pass")
    assert decided(round_) == (2, "solo")
    assert round_.auction.said[-2:] == (Said(1, "pass"), Said(0, "pass"))


def test_seats_are_ranked_by_when_they_spoke_not_by_number() -> None:
    round_ = opened(few(*HANDS, dealer=1), auction="vortritt")
    round_ = after(round_, "2 willing", "3 pass", "0 willing", "1 pass")
    assert round_.auction.to_speak == (0, 2)
    # Seat 2 spoke first, so it holds with an equal rank.
    assert why(after(round_, "0 bid wenz"), "2 bid wenz") is None
    assert decided(after(round_, "0 bid wenz", "2 bid wenz", "0 pass")) == (2, "wenz")
