"""Re, Sub and Hirsch: who answers, what waits for the answer, and what it costs (rulebook 8.3 to 8.5)."""

from typing import Any

import pytest

from stammtisch.game import Refusal
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.phases import Round
from tests.unit.situations import after, few, in_play, playing, refused, why
from tests.unit.test_kontra import CLOSED, HANDS, sauspiel, who_may_double

RE_ONLY_DECLARER = Refusal("RE_ONLY_DECLARER", "8.3")
NO_FURTHER = Refusal("NO_FURTHER_DOUBLING", "8.4")
PENDING = Refusal("ANSWER_PENDING", "8.3")
NOTHING = Refusal("NOTHING_TO_DECLINE", "8.3")


def speakers(round_: Round) -> list[int]:
    return [doubling.seat for doubling in in_play(round_).doublings]


def test_re_is_said_only_after_kontra() -> None:
    assert why(sauspiel(), "0 double") == "KONTRA_ONLY_OPPONENTS"


def test_the_declarer_alone_answers_where_re_is_his() -> None:
    round_ = after(sauspiel(re_by="declarer"), "1 double")
    assert SCHAFKOPF.waiting_for(round_) == (0,)
    assert refused(round_, "2 double") == RE_ONLY_DECLARER
    assert refused(round_, "2 decline") == NOTHING
    assert speakers(after(round_, "0 double")) == [1, 0]


def test_both_partners_may_answer_where_re_belongs_to_the_party() -> None:
    round_ = after(sauspiel(re_by="party"), "1 double")
    # Seat 3 is asked as well, though it cannot double: otherwise the others would learn that 2 is the partner.
    assert SCHAFKOPF.waiting_for(round_) == (0, 2, 3)
    assert who_may_double(round_) == {0, 2}
    assert speakers(after(round_, "2 double")) == [1, 2]
    assert speakers(after(round_, "0 double")) == [1, 0]
    assert refused(round_, "3 double") == Refusal("DOUBLED_ALREADY", "8.2", {"level": "kontra"})


def test_a_partner_whom_everybody_knows_needs_no_cover() -> None:
    shown = after(sauspiel(2, re_by="party"), "EA", "3 double")
    assert SCHAFKOPF.waiting_for(shown) == (0, 2)


def test_one_partner_may_answer_after_the_other_has_declined() -> None:
    round_ = after(sauspiel(re_by="party"), "1 double", "0 decline")
    assert SCHAFKOPF.waiting_for(round_) == (2, 3)
    assert refused(round_, "0 double") == CLOSED
    assert refused(round_, "0 decline") == NOTHING
    assert refused(round_, "0 G9") == PENDING
    assert speakers(after(round_, "2 double")) == [1, 2]


@pytest.mark.parametrize("re_by", ["declarer", "party"])
def test_cards_wait_for_the_answer(re_by: str) -> None:
    round_ = after(sauspiel(re_by=re_by), "G9", "3 double")
    assert refused(round_, "1 GA") == PENDING
    # A card that could not be played anyway is refused for its own reason.
    assert why(round_, "1 EA") == "CARD_NOT_IN_HAND"
    assert why(round_, "2 G7") == "NOT_YOUR_TURN"
    answered = after(round_, *(f"{seat} decline" for seat in SCHAFKOPF.waiting_for(round_)))
    assert refused(answered, "1 GA") is None
    assert in_play(answered).answering == ()


def test_a_declined_answer_cannot_be_made_up_for() -> None:
    round_ = after(sauspiel(), "1 double", "0 decline")
    assert refused(round_, "0 double") == CLOSED
    assert refused(after(round_, "G9"), "0 double") == CLOSED
    assert refused(round_, "0 decline") == NOTHING
    assert refused(round_, "3 double") == Refusal("DOUBLED_ALREADY", "8.2", {"level": "kontra"})


def test_with_one_level_there_is_no_answer() -> None:
    round_ = after(sauspiel(kontra_levels=1), "1 double")
    assert in_play(round_).answering == ()
    assert [refused(round_, f"{seat} double") for seat in range(4)] == [NO_FURTHER] * 4
    assert refused(round_, "0 G9") is None


def test_with_two_levels_re_is_the_last_word() -> None:
    round_ = after(sauspiel(kontra_levels=2), "1 double", "0 double")
    assert in_play(round_).answering == ()
    assert [refused(round_, f"{seat} double") for seat in range(4)] == [NO_FURTHER] * 4
    assert refused(round_, "0 G9") is None


def test_with_three_levels_the_opponents_may_say_sub() -> None:
    round_ = after(sauspiel(kontra_levels=3), "1 double", "0 double")
    assert SCHAFKOPF.waiting_for(round_) == (1, 2, 3)
    assert who_may_double(round_) == {1, 3}
    for seat in (0, 2):
        assert refused(round_, f"{seat} double") == Refusal("KONTRA_ONLY_OPPONENTS", "8.2")
    sub = after(round_, "3 double")
    assert speakers(sub) == [1, 0, 3]
    assert [refused(sub, f"{seat} double") for seat in range(4)] == [NO_FURTHER] * 4


@pytest.mark.parametrize(("re_by", "asked", "hirsch"), [("declarer", (0,), {0}), ("party", (0, 2, 3), {0, 2})])
def test_with_four_levels_the_declarers_side_may_say_hirsch(
    re_by: str, asked: tuple[int, ...], hirsch: set[int]
) -> None:
    round_ = after(sauspiel(kontra_levels=4, re_by=re_by), "1 double", "0 double", "1 double")
    assert SCHAFKOPF.waiting_for(round_) == asked
    assert who_may_double(round_) == hirsch
    for seat in (1, 3):
        assert refused(round_, f"{seat} double") == Refusal("DOUBLED_ALREADY", "8.2", {"level": "sub"})
    if re_by == "declarer":
        assert refused(round_, "2 double") == RE_ONLY_DECLARER
    last = after(round_, "0 double")
    assert speakers(last) == [1, 0, 1, 0]
    assert [refused(last, f"{seat} double") for seat in range(4)] == [NO_FURTHER] * 4
    assert refused(last, "0 G9") is None


def test_whoever_has_doubled_is_not_asked_for_the_answer_of_the_other_side() -> None:
    round_ = after(sauspiel(kontra_levels=4, re_by="party"), "1 double", "2 double", "3 double")
    assert SCHAFKOPF.waiting_for(round_) == (0, 2)


def test_a_declined_sub_lets_the_cards_go_on() -> None:
    round_ = after(sauspiel(kontra_levels=4), "1 double", "0 double", "3 decline")
    assert SCHAFKOPF.waiting_for(round_) == (1, 2)
    assert refused(round_, "3 double") == CLOSED
    done = after(round_, "1 decline", "2 decline")
    assert speakers(done) == [1, 0]
    assert [why(done, f"{seat} double") for seat in (1, 3)] == ["KONTRA_WINDOW_CLOSED"] * 2
    assert refused(done, "0 G9") is None


def test_a_kontra_before_the_first_card_is_answered_before_it_too() -> None:
    round_ = after(sauspiel(kontra_window="before_first_card", kontra_levels=4), "3 double")
    assert refused(round_, "0 G9") == PENDING
    assert speakers(after(round_, "0 double", "1 double", "0 double")) == [3, 0, 1, 0]


def test_a_late_kontra_is_answered_within_the_first_trick_by_whoever_has_played() -> None:
    settings: dict[str, Any] = {"kontra_window": "own_first_card", "kontra_levels": 4, "re_by": "party"}
    round_ = after(sauspiel(**settings), "G9 GA G7", "3 double")
    assert SCHAFKOPF.waiting_for(round_) == (0, 1, 2)
    assert refused(round_, "3 S8") == PENDING
    re = after(round_, "2 double")
    # Seat 1 has played its card: too late for Kontra, but not for the answer.
    assert SCHAFKOPF.waiting_for(re) == (1, 3)
    assert speakers(after(re, "1 double", "0 double")) == [3, 2, 1, 0]


def test_in_a_single_game_the_three_opponents_share_their_side_of_the_doublings() -> None:
    round_ = after(playing("solo E", 0, few(*HANDS), kontra_levels=4), "2 double")
    assert SCHAFKOPF.waiting_for(round_) == (0,)
    assert set(SCHAFKOPF.waiting_for(after(round_, "0 double"))) == {1, 2, 3}
    assert speakers(after(round_, "0 double", "1 double")) == [2, 0, 1]
