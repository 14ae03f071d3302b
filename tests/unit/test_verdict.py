"""Who has won, and how high (rulebook 8.5, 10)."""

import pytest

from stammtisch.schafkopf.verdict import MUSS_60, TAKEN_OVER, Grade, Verdict, judge, judge_bettel, judge_tout

SIMPLE, SCHNEIDER, SCHWARZ, TOUT = Grade.SIMPLE, Grade.SCHNEIDER, Grade.SCHWARZ, Grade.TOUT


@pytest.mark.parametrize(
    ("augen", "tricks", "wins", "grade"),
    [
        (120, 8, True, SCHWARZ),
        (120, 7, True, SCHNEIDER),
        (91, 6, True, SCHNEIDER),
        (90, 6, True, SIMPLE),
        (61, 3, True, SIMPLE),
        (60, 5, False, SIMPLE),
        (31, 2, False, SIMPLE),
        (30, 2, False, SCHNEIDER),
        (0, 1, False, SCHNEIDER),
        (0, 0, False, SCHWARZ),
    ],
)
def test_the_borders(augen: int, tricks: int, wins: bool, grade: Grade) -> None:
    assert judge(augen, tricks, 8) == Verdict(wins, grade, augen, tricks)


def test_schwarz_means_all_tricks_of_the_deck() -> None:
    assert judge(120, 6, 6).grade is SCHWARZ
    assert judge(120, 6, 8).grade is SCHNEIDER
    assert judge(120, 5, 6).grade is SCHNEIDER


@pytest.mark.parametrize(
    ("augen", "tricks", "wins", "grade"),
    [
        (120, 8, True, SCHWARZ),
        (90, 6, True, SCHNEIDER),
        (89, 6, True, SIMPLE),
        (60, 4, True, SIMPLE),
        (59, 4, False, SIMPLE),
        (30, 2, False, SIMPLE),
        (29, 2, False, SCHNEIDER),
        (0, 0, False, SCHWARZ),
    ],
)
def test_the_borders_when_the_opponents_have_taken_over(augen: int, tricks: int, wins: bool, grade: Grade) -> None:
    assert judge(augen, tricks, 8, TAKEN_OVER) == Verdict(wins, grade, augen, tricks)


@pytest.mark.parametrize(
    ("augen", "tricks", "size", "wins"),
    [(120, 8, 8, True), (120, 7, 8, False), (75, 7, 8, False), (0, 0, 8, False), (120, 6, 6, True), (109, 5, 6, False)],
)
def test_a_tout_is_won_by_tricks_alone(augen: int, tricks: int, size: int, wins: bool) -> None:
    assert judge_tout(augen, tricks, size) == Verdict(wins, TOUT, augen, tricks)


@pytest.mark.parametrize(
    ("augen", "tricks", "wins", "grade"),
    [
        (91, 6, True, SCHNEIDER),
        (90, 6, True, SIMPLE),
        (60, 4, True, SIMPLE),
        (59, 4, False, SIMPLE),
        (30, 2, False, SIMPLE),
        (29, 2, False, SCHNEIDER),
        (0, 0, False, SCHWARZ),
    ],
)
def test_the_borders_of_who_has_to_play_with_few_trumps(augen: int, tricks: int, wins: bool, grade: Grade) -> None:
    assert judge(augen, tricks, 8, MUSS_60) == Verdict(wins, grade, augen, tricks)


def test_a_bettel_is_lost_with_one_trick_however_poor() -> None:
    assert judge_bettel(0, 0) == Verdict(True, Grade.BETTEL, 0, 0)
    assert judge_bettel(0, 1) == Verdict(False, Grade.BETTEL, 0, 1)
