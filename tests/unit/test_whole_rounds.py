"""Whole rounds to the last card: a Tout won and lost, and when a round is over (rulebook 6.7, 10.3)."""

import pytest

from stammtisch.cards import SHORT
from stammtisch.game import Refusal
from stammtisch.schafkopf.phases import Done, Round
from stammtisch.schafkopf.play import Play
from stammtisch.schafkopf.verdict import Grade
from tests.unit.situations import after, dealt, few, in_play, legal, playing, refused, result

# Seat 0 holds the eight heads; the others have a suit and two cards each.
HEADS = "EO GO HO SO EU GU HU SU"
UNBEATABLE = dealt(HEADS)
# Seat 0 lacks the Eichel-Ober, which seat 2 holds.
BEATABLE = dealt("GO HO SO EU GU HU SU EA", "", "EO GA HA SA HZ SZ GZ EZ")


def to_the_end(round_: Round, *leads: str) -> Round:
    """Play these cards when they are to be led; everybody else, and then all, play their first legal card."""
    wanted = list(leads)
    while isinstance(round_.phase, Play):
        if wanted and not round_.phase.trick:
            round_ = after(round_, wanted.pop(0))
        else:
            round_ = after(round_, legal(round_).split()[0])
    return round_


@pytest.mark.parametrize("stop", [True, False])
def test_a_tout_is_won_by_all_tricks_and_played_to_the_end(stop: bool) -> None:
    round_ = to_the_end(playing("solo-tout H", 0, UNBEATABLE, stop_when_decided=stop), *HEADS.split())
    r = result(round_)
    assert r.tricks == (8, 0, 0, 0)
    assert r.verdict is not None
    assert (r.verdict.declarer_side_wins, r.verdict.grade) == (True, Grade.TOUT)
    # 2 x (50 + 8 Laufende x 10), no Schneider and no Schwarz.
    assert r.payoff == (780, -260, -260, -260)


def test_a_lost_tout_may_stop_at_once() -> None:
    round_ = to_the_end(playing("solo-tout H", 0, BEATABLE), "GO")
    r = result(round_)
    assert round_.play is not None
    assert len(round_.play.tricks) == 1
    assert r.tricks == (0, 0, 1, 0)
    # Without one: below the minimum.
    assert r.payoff == (-300, 100, 100, 100)
    assert refused(round_, "2 GA") == Refusal("ROUND_OVER", "15.1")


def test_a_lost_tout_stops_in_the_middle_of_the_round_too() -> None:
    hands = few(
        "EO HO SO EU GU HU SU EA",
        "GA GZ GK G9 G8 G7 E9 E8",
        "GO HA HZ HK H9 H8 H7 EZ",
        "SA SZ SK S9 S8 S7 EK E7",
    )
    round_ = after(playing("solo-tout H", 0, hands), "EO GA HA SA", "HO GZ GO SZ")
    assert isinstance(round_.phase, Done)
    assert round_.phase.result.tricks == (1, 0, 1, 0)
    assert round_.phase.result.payoff == (-300, 100, 100, 100)


def test_a_lost_tout_is_played_to_the_end_where_the_house_wants_it() -> None:
    stopped = result(to_the_end(playing("solo-tout H", 0, BEATABLE), "GO"))
    played = result(to_the_end(playing("solo-tout H", 0, BEATABLE, stop_when_decided=False), "GO"))
    assert sum(stopped.tricks) == 1
    assert sum(played.tricks) == 8
    assert sum(played.augen) == 120
    assert played.payoff == stopped.payoff


def test_a_tout_lost_in_the_last_trick() -> None:
    # The last card of seat 0 is a plain seven; seat 1 has kept the ace of its suit.
    hands = few(
        "EO GO HO SO EU GU HU E7",
        "EA GA GZ GK G9 G8 G7 SA",
        "EZ SU HA HZ HK H9 H8 H7",
        "EK E9 E8 SZ SK S9 S8 S7",
    )
    round_ = playing("solo-tout H", 0, hands)
    for lead in ("EO", "GO", "HO", "SO", "EU", "GU", "HU"):
        round_ = after(round_, lead)
        while in_play(round_).trick:
            round_ = after(round_, legal(round_).split()[-1])
    r = result(to_the_end(round_))
    assert r.tricks == (7, 1, 0, 0)
    assert r.verdict is not None
    assert r.verdict.augen > 60
    assert not r.verdict.declarer_side_wins


def test_another_game_is_never_stopped_early() -> None:
    r = result(to_the_end(playing("solo H", 0, BEATABLE), "GO"))
    assert sum(r.tricks) == 8
    assert sum(r.augen) == 120


def test_a_short_round_is_over_after_six_tricks() -> None:
    round_ = to_the_end(playing("wenz", 1, dealt(deck=SHORT), deck="short"))
    assert sum(result(round_).tricks) == 6
    assert sum(result(round_).augen) == 120


@pytest.mark.parametrize("step", ["0 EA", "0 pass", "1 double", "1 decline", "0 bid solo", "0 name E", "0 willing"])
def test_after_the_round_nothing_can_be_done(step: str) -> None:
    played = to_the_end(playing("solo H", 0, UNBEATABLE))
    assert refused(played, step) == Refusal("ROUND_OVER", "15.1")
