"""Who has won, and how high (rulebook 10)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

ALL_AUGEN = 120


class Grade(StrEnum):
    """How high a round was won; a Tout, a Bettel and a Sie know only won or lost."""

    SIMPLE = "simple"
    SCHNEIDER = "schneider"
    SCHWARZ = "schwarz"
    TOUT = "tout"
    BETTEL = "bettel"
    SIE = "sie"


@dataclass(frozen=True, slots=True)
class Goal:
    """The Augen of the declarer's side that decide: to win, to make the others Schneider, to be out of it itself."""

    win: int = 61
    schneider: int = 91
    free: int = 31


ORDINARY = Goal()
TAKEN_OVER = Goal(60, 90, 30)
"""The opponents doubled last and play under the declarer's conditions (rulebook 8.5, ``kontra_takes_over``)."""

MUSS_60 = Goal(60, 91, 30)
"""Who has to play with few trumps needs one Auge less (rulebook 13.9, ``muss_60``)."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the declarer's side has won, how high, and with how many Augen and tricks."""

    declarer_side_wins: bool
    grade: Grade
    augen: int
    tricks: int


def judge(augen: int, tricks: int, hand_size: int, goal: Goal = ORDINARY) -> Verdict:
    """Judge a finished round from the Augen and tricks of the declarer's side (rulebook 10.1)."""
    if tricks in (0, hand_size):
        return Verdict(tricks == hand_size, Grade.SCHWARZ, augen, tricks)
    schneider = augen >= goal.schneider or augen < goal.free
    return Verdict(augen >= goal.win, Grade.SCHNEIDER if schneider else Grade.SIMPLE, augen, tricks)


def judge_tout(augen: int, tricks: int, hand_size: int) -> Verdict:
    """Judge a Tout: every trick is needed, and nothing else counts (rulebook 10.3)."""
    return Verdict(tricks == hand_size, Grade.TOUT, augen, tricks)


def judge_bettel(augen: int, tricks: int) -> Verdict:
    """Judge a Bettel: the declarer must not take a trick (rulebook 13.2)."""
    return Verdict(tricks == 0, Grade.BETTEL, augen, tricks)


SHOWN_SIE = Verdict(True, Grade.SIE, 0, 0)
"""A Sie is won as soon as it is shown; no card is played (rulebook 13.3)."""
