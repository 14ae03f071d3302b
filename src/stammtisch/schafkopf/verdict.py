"""Who has won, and how high (rulebook 10)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

ALL_AUGEN = 120


class Grade(StrEnum):
    """How high a round was won; a Tout knows only won or lost."""

    SIMPLE = "simple"
    SCHNEIDER = "schneider"
    SCHWARZ = "schwarz"
    TOUT = "tout"


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the declarer's side has won, how high, and with how many Augen and tricks."""

    declarer_side_wins: bool
    grade: Grade
    augen: int
    tricks: int


def judge(augen: int, tricks: int, hand_size: int, *, tout: bool = False, opponents_need_61: bool = False) -> Verdict:
    """Judge a finished round from the Augen and tricks of the declarer's side (rulebook 10).

    ``opponents_need_61``: the opponents doubled last and took over the declarer's conditions, so
    they need 61 Augen and are Schneider with 30 (rulebook 8.5, ``kontra_takes_over``).
    """
    if tout:
        return Verdict(tricks == hand_size, Grade.TOUT, augen, tricks)
    needed = 60 if opponents_need_61 else 61
    wins = augen >= needed
    if tricks in (0, hand_size):
        return Verdict(tricks == hand_size, Grade.SCHWARZ, augen, tricks)
    # The side under the declarer's conditions makes its opponents Schneider with 91 and is itself Schneider with 30.
    schneider = augen >= needed + 30 or augen <= needed - 31
    return Verdict(wins, Grade.SCHNEIDER if schneider else Grade.SIMPLE, augen, tricks)
