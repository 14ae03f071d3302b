"""Who may say Kontra, and until when (rulebook 8.1, 8.2, 8.5)."""

import pytest

from stammtisch.game import Refusal
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.phases import Round
from tests.unit.situations import after, few, in_play, playing, refused, why

HANDS = (
    "EO SO EU GU HA E7 S9 G9",
    "EZ E9 E8 GA GZ GK G8 HZ",
    "EA EK GO HU H7 G7 S7 SZ",
    "HK HO H9 H8 SA SK SU S8",
)
# The first trick from each Vorhand on, in a Sauspiel; the second card is always there.
FIRST_TRICK = {0: "G9 GA G7 S8", 1: "G8 G7 S8 G9", 3: "S8 S9 EZ SZ"}
CLOSED = Refusal("KONTRA_WINDOW_CLOSED", "8.1")
ONLY_OPPONENTS = Refusal("KONTRA_ONLY_OPPONENTS", "8.2")


def sauspiel(vorhand: int = 0, **settings: object) -> Round:
    """Return a Sauspiel of seat 0 with seat 2, the opponents are 1 and 3."""
    return playing("sauspiel E", 0, few(*HANDS, dealer=(vorhand - 1) % 4), **settings)


def with_cards(round_: Round, vorhand: int, count: int) -> Round:
    return after(round_, *FIRST_TRICK[vorhand].split()[:count])


def who_may_double(round_: Round) -> set[int]:
    return {seat for seat in range(4) if refused(round_, f"{seat} double") is None}


@pytest.mark.parametrize(
    ("window", "vorhand", "allowed"),
    [
        ("before_second_card", 0, [{1, 3}, {1, 3}, set(), set(), set()]),
        ("before_second_card", 1, [{1, 3}, {1, 3}, set(), set(), set()]),
        ("before_first_card", 0, [{1, 3}, set(), set(), set(), set()]),
        ("before_first_card", 3, [{1, 3}, set(), set(), set(), set()]),
        ("own_first_card", 0, [{1, 3}, {1, 3}, {3}, {3}, set()]),
        ("own_first_card", 1, [{1, 3}, {3}, {3}, set(), set()]),
        ("own_first_card", 3, [{1, 3}, {1}, {1}, set(), set()]),
    ],
)
def test_until_when_an_opponent_may_say_kontra(window: str, vorhand: int, allowed: list[set[int]]) -> None:
    for count, seats in enumerate(allowed):
        round_ = with_cards(sauspiel(vorhand, kontra_window=window), vorhand, count)
        assert in_play(round_).cards_played == count
        assert who_may_double(round_) == seats
        for opponent in {1, 3} - seats:
            assert refused(round_, f"{opponent} double") == CLOSED


def test_the_declarers_side_says_no_kontra() -> None:
    assert refused(sauspiel(), "0 double") == ONLY_OPPONENTS
    assert refused(sauspiel(), "2 double") == ONLY_OPPONENTS


@pytest.mark.parametrize("contract", ["geier", "wenz", "solo H", "solo-tout E"])
def test_in_a_single_game_all_three_others_are_opponents(contract: str) -> None:
    round_ = playing(contract, 1, few(*HANDS))
    assert who_may_double(round_) == {0, 2, 3}
    assert refused(round_, "1 double") == ONLY_OPPONENTS


@pytest.mark.parametrize("window", ["before_second_card", "before_first_card", "own_first_card"])
def test_without_kontra_nobody_may_say_it_and_nobody_is_waited_for(window: str) -> None:
    round_ = sauspiel(kontra_levels=0, kontra_window=window)
    for count in range(3):
        now = with_cards(round_, 0, count)
        for seat in range(4):
            assert refused(now, f"{seat} double") == Refusal("KONTRA_NOT_OFFERED", "8.5")
            assert refused(now, f"{seat} decline") == Refusal("NOTHING_TO_DECLINE", "8.3")
        assert SCHAFKOPF.may_hold(now) == ()


def test_kontra_is_said_once() -> None:
    round_ = after(sauspiel(), "1 double")
    assert refused(round_, "3 double") == Refusal("DOUBLED_ALREADY", "8.2", {"level": "kontra"})
    assert refused(round_, "1 double") == Refusal("DOUBLED_ALREADY", "8.2", {"level": "kontra"})
    assert [doubling.seat for doubling in in_play(round_).doublings] == [1]


@pytest.mark.parametrize(
    ("window", "held"),
    [
        ("before_second_card", [(), (1, 2, 3), (), ()]),
        ("before_first_card", [(1, 2, 3), (), (), ()]),
        ("own_first_card", [(), (), (), ()]),
    ],
)
def test_before_the_closing_card_everybody_but_the_declarer_may_be_waited_for(
    window: str, held: list[tuple[int, ...]]
) -> None:
    for count, seats in enumerate(held):
        round_ = with_cards(sauspiel(kontra_window=window), 0, count)
        # The partner is named like the opponents, so that waiting tells nobody who he is.
        assert tuple(SCHAFKOPF.may_hold(round_)) == seats
        for seat in range(4):
            expected = None if seat in seats else Refusal("NOTHING_TO_DECLINE", "8.3")
            assert refused(round_, f"{seat} decline") == expected


def test_who_wants_no_kontra_is_waited_for_no_longer() -> None:
    round_ = after(sauspiel(), "G9", "2 decline", "1 decline")
    assert SCHAFKOPF.may_hold(round_) == (3,)
    assert why(round_, "1 decline") == "NOTHING_TO_DECLINE"
    assert SCHAFKOPF.may_hold(after(round_, "3 decline")) == ()
    # Nobody has to wait: the card may come all the same.
    assert refused(round_, "1 GA") is None


def test_the_window_stays_open_for_whoever_thinks_better_of_it() -> None:
    round_ = after(sauspiel(), "G9", "1 decline")
    assert refused(round_, "1 double") is None
    doubled = after(round_, "1 double")
    assert in_play(doubled).answering == (0,)


def test_after_a_kontra_nobody_is_waited_for_but_the_answer() -> None:
    round_ = after(sauspiel(), "G9", "3 double")
    assert SCHAFKOPF.may_hold(round_) == ()
    assert SCHAFKOPF.waiting_for(round_) == (0,)
    assert SCHAFKOPF.may_hold(after(round_, "0 decline")) == ()
