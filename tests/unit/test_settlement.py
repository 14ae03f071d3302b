"""Closing a round: Augen and tricks by seat, verdict, Laufende, value and payoff in one result; the next dealer."""

from typing import Any

import pytest

from stammtisch.cards import Card, Hand, Trick
from stammtisch.game import Outcome
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.play import Doubling, taken_by
from stammtisch.schafkopf.round import next_dealer
from stammtisch.schafkopf.settlement import Result, settle
from stammtisch.schafkopf.verdict import Grade
from tests.unit.situations import after, dealt, few, in_play, opened, playing, result

WITH_THREE = dealt("EO GO HO EU E7 S9 G9 HA", "", "EA")


def settled(text: str, tricks: list[tuple[int, int]], doublings: int = 0, **settings: Any) -> Result:
    """Settle a round of seat 0 in which these seats won a trick with so many Augen."""
    round_ = playing(text, 0, WITH_THREE, **settings)
    cards = (Card.EO, Card.GO, Card.HO, Card.SO)
    play = in_play(round_)._replace(
        tricks=tuple(Trick(0, cards, winner, augen) for winner, augen in tricks),
        doublings=tuple(Doubling(seat) for seat in (1, 0, 1, 0)[:doublings]),
    )
    return settle(round_.ruleset, round_.deal, play)


def shared(side_augen: int) -> list[tuple[int, int]]:
    """Share 120 Augen: so many for seat 0, the others for seat 1."""
    return [(0, side_augen), (1, 120 - side_augen), *[(0, 0)] * 3, *[(1, 0)] * 3]


def test_augen_and_tricks_are_counted_by_seat_and_for_the_side_together() -> None:
    tricks = [(0, 20), (2, 30), (1, 10), (3, 25), (2, 15), (0, 0), (1, 20), (0, 0)]
    r = settled("sauspiel E", tricks)
    assert (r.augen, r.tricks, r.side) == ((20, 30, 45, 25), (3, 2, 2, 1), (0, 2))
    assert r.verdict is not None
    assert (r.verdict.augen, r.verdict.tricks) == (65, 5)
    assert r.verdict.declarer_side_wins
    assert r.payoff == (40, -40, 40, -40)


def test_the_side_is_named_in_seat_order_and_counts_what_it_took() -> None:
    play = in_play(playing("sauspiel E", 2, few("EA", "E9", "E7", "E8")))
    assert play.side == (0, 2)
    play = play._replace(tricks=(Trick(0, (Card.EA,), 0, 11), Trick(0, (Card.EZ,), 1, 10), Trick(1, (Card.EK,), 2, 4)))
    assert taken_by(play, play.side) == (15, 2)
    assert taken_by(play, (1,)) == (10, 1)


@pytest.mark.parametrize(
    ("augen", "grade", "paid"),
    [
        (91, "schneider", 270),
        (90, "simple", 240),
        (61, "simple", 240),
        (60, "simple", -240),
        (31, "simple", -240),
        (30, "schneider", -270),
    ],
)
def test_a_solo_with_three(augen: int, grade: str, paid: int) -> None:
    r = settled("solo H", shared(augen))
    assert r.verdict is not None
    assert r.verdict.grade is Grade(grade)
    assert r.payoff == (paid, *[-paid // 3] * 3)
    assert (r.counted, r.needed) == (3, 61)


def test_laufende_are_those_of_both_partners_as_dealt() -> None:
    partner_has_the_next = dealt("EO HO EU E7 S9 G9 HA", "", "EA GO SO")
    round_ = playing("sauspiel E", 0, partner_has_the_next)
    # What is measured are the hands as dealt, though not a card is left of them.
    empty = in_play(round_)._replace(held=(0, 0, 0, 0))
    run = settle(round_.ruleset, round_.deal, empty).laufende
    assert run is not None
    assert Hand.of(run.cards).codes() == ["EO", "EU", "GO", "HO", "SO"]


def test_a_run_ends_at_the_cards_of_the_declarers_side() -> None:
    # Eight heads fill the hand, so the run cannot go on through the trump suit.
    for suit in "EGHS":
        round_ = playing(f"solo {suit}", 0, dealt("EO GO HO SO EU GU HU SU"), laufende_scope="all")
        assert settle(round_.ruleset, round_.deal, in_play(round_)).counted == 8


def test_a_minimum_of_the_house_is_kept() -> None:
    assert settled("solo H", shared(70), laufende_min={"coloured": 4, "colourless": 2}).counted == 0
    assert settled("geier", shared(70), laufende_min={"coloured": 9, "colourless": 3}).counted == 3
    assert settled("geier", shared(70), laufende_min={"coloured": 1, "colourless": 4}).counted == 0
    assert settled("solo H", shared(70), laufende_paid="off").payoff == (150, -50, -50, -50)
    assert settled("solo H", shared(70), laufende_paid="losers_held").counted == 0
    assert settled("solo H", shared(50), laufende_paid="losers_held").counted == 3


@pytest.mark.parametrize(("doublings", "value"), [(0, 80), (1, 160), (2, 320), (3, 640), (4, 1280)])
def test_every_doubling_doubles_everything(doublings: int, value: int) -> None:
    assert settled("solo H", shared(70), doublings, kontra_levels=4).payoff == (3 * value, -value, -value, -value)


@pytest.mark.parametrize(
    ("doublings", "augen", "wins", "needed", "grade"),
    [
        (0, 60, False, 61, "simple"),
        (1, 60, True, 60, "simple"),
        (1, 59, False, 60, "simple"),
        (1, 90, True, 60, "schneider"),
        (1, 30, False, 60, "simple"),
        (1, 29, False, 60, "schneider"),
        (2, 60, False, 61, "simple"),
        (2, 90, True, 61, "simple"),
        (3, 60, True, 60, "simple"),
        (4, 60, False, 61, "simple"),
    ],
)
def test_kontra_takes_over(doublings: int, augen: int, wins: bool, needed: int, grade: str) -> None:
    r = settled("solo H", shared(augen), doublings, kontra_levels=4, kontra_takes_over=True)
    assert r.verdict is not None
    assert (r.verdict.declarer_side_wins, r.needed, r.verdict.grade) == (wins, needed, Grade(grade))
    usual = settled("solo H", shared(augen), doublings, kontra_levels=4)
    assert usual.needed == 61
    assert usual.verdict is not None
    assert usual.verdict.declarer_side_wins == (augen >= 61)


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize(("setting", "moves"), [("next", 1), ("same", 0)])
def test_who_deals_next(dealer: int, setting: str, moves: int) -> None:
    seats = [(dealer + 1 + step) % 4 for step in range(4)]
    passed = after(opened(dealt(dealer=dealer), passout_dealer=setting), *(f"{seat} pass" for seat in seats))
    assert next_dealer(passed) == (dealer + moves) % 4
    outcome = SCHAFKOPF.outcome(passed)
    assert outcome == Outcome((0, 0, 0, 0), (dealer + moves) % 4, {"contract": None, "declarer": None, "won": None})


@pytest.mark.parametrize("setting", ["next", "same"])
def test_after_a_played_round_the_deal_moves_on(setting: str) -> None:
    hands = dealt("EO GO HO SO EU GU HU SU", "HA HZ HK H9 H8 H7 S7 S8", dealer=0)
    round_ = after(opened(hands, passout_dealer=setting), "1 pass", "2 pass", "3 pass", "0 bid wenz-tout")
    round_ = after(round_, "HA E7")
    while SCHAFKOPF.outcome(round_) is None:
        seat = in_play(round_).turn
        round_ = SCHAFKOPF.apply(round_, seat, SCHAFKOPF.view(round_, seat).actions[-1])
    outcome = SCHAFKOPF.outcome(round_)
    assert outcome is not None
    assert outcome.next_dealer == 1
    assert outcome.payoff == result(round_).payoff
    assert outcome.summary == {"contract": "wenz-tout", "declarer": 0, "won": False}
