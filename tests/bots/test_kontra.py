"""Kontra and its answers: strong hands double, weak ones leave it, and nobody is kept waiting."""

import pytest

from stammtisch.bots.schafkopf import RulesOfThumb
from stammtisch.bots.schafkopf.knowledge import Knowledge
from stammtisch.bots.schafkopf.kontra import winning_chance
from stammtisch.schafkopf.actions import DECLINE, DOUBLE, Action, PlayCard
from stammtisch.schafkopf.phases import Round
from stammtisch.schafkopf.view import view
from tests.unit.situations import after, dealt, playing

DECLARER = "SO SU HK H9 E8 GK G8 SA"
STRONG = "EO GO HO GU HA HZ GA SZ"
WEAK = "H8 H7 E9 EK G7 SK S9 S8"


def decision(round_: Round, seat: int) -> Action:
    return RulesOfThumb().decide(view(round_, seat)).action


def chance_of(round_: Round, seat: int) -> float:
    return winning_chance(Knowledge.of(view(round_, seat)))


def table(**settings: object) -> Round:
    return playing("sauspiel E", 0, dealt(DECLARER, WEAK, STRONG), **settings)


def test_in_the_window_before_the_second_card_everybody_asked_answers() -> None:
    led = after(table(), "SO")
    assert decision(led, 1) == DECLINE
    assert decision(led, 2) == DOUBLE


@pytest.mark.parametrize("preset", ["stammtisch", "vortritt"])
def test_until_the_own_first_card_kontra_is_said_on_turn(preset: str) -> None:
    led = after(table(preset=preset), "SO")
    assert isinstance(decision(led, 1), PlayCard)
    assert decision(after(led, "H7"), 2) == DOUBLE


def test_without_kontra_there_is_only_a_card() -> None:
    assert isinstance(decision(after(table(preset="verein"), "SO H7"), 2), PlayCard)


def test_the_declarer_declines_with_an_ordinary_hand() -> None:
    assert decision(after(table(), "SO", "2 double"), 0) == DECLINE


def test_chances_follow_the_hand() -> None:
    assert chance_of(table(), 1) < 0.2
    assert chance_of(table(), 2) > 0.7


def test_being_void_of_the_called_suit_helps() -> None:
    same_but_void = "EO GO HO GU HA HZ GA SZ"
    with_one = "EO GO HO GU HA HZ GA EZ"
    void = playing("sauspiel E", 0, dealt(DECLARER, WEAK, same_but_void))
    holding = playing("sauspiel E", 0, dealt(DECLARER, WEAK, with_one))
    assert chance_of(void, 2) > chance_of(holding, 2)


@pytest.mark.parametrize(
    ("hand", "sure"),
    [
        ("EO H8 E9 E8 G9 GK H7 EK", True),
        ("GO S7 E9 E8 G9 GK H7 EK", True),  # the Sieben goes under the Eichel-Ober
        ("GO H8 E9 E8 G9 GK H7 EK", False),
        ("HO SK E9 E8 G9 GK H7 EK", False),
        ("HO SK S7 E8 G9 GK H7 EK", True),
    ],
)
def test_a_tout_is_lost_to_a_trump_that_cannot_be_drawn(hand: str, sure: bool) -> None:
    tout = playing("solo-tout S", 1, dealt(hand))
    assert (chance_of(tout, 0) > 0.5) is sure
    assert (decision(tout, 0) == DOUBLE) is sure


def test_four_levels_go_up_only_with_ever_better_hands() -> None:
    round_ = after(table(preset="stammtisch"), "SO H7", "2 double", "0 decline", "1 decline", "3 decline")
    assert isinstance(decision(round_, 2), PlayCard)
    solo = playing("solo E", 0, dealt("EO GO HO EU GU EA EZ EK"), preset="stammtisch")
    assert decision(after(solo, "1 double"), 0) == DOUBLE
    assert decision(after(solo, "1 double", "0 double"), 1) == DECLINE
