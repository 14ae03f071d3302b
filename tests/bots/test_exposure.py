"""How exposed a hand is to tricks that it does not want: safe suits, high cards, and who must take."""

import pytest

from stammtisch.bots.schafkopf.chances import bettel_chance
from stammtisch.bots.schafkopf.exposure import exposed_places, exposure
from stammtisch.cards import LONG, SHORT_FOR_THREE, Hand
from stammtisch.schafkopf.contracts import Bettel

ORDER = Bettel().order(LONG)


def mask(cards: str) -> int:
    return Hand.read(cards.split()).mask


def places(cards: str, *, stichzwang: bool = False) -> list[float]:
    hand = mask(cards)
    return exposed_places(ORDER, hand, LONG.mask & ~hand, stichzwang=stichzwang)


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("E7 E8 E9", [0, 0, 0, 0]),
        ("E7 E9 EU", [0, 0, 0, 0]),  # under each of the three lies one card to duck with
        ("E8", [1, 0, 0, 0]),
        ("E7 EA", [0, 5, 0, 0]),  # the ace comes second: six lie below it, one may be led first
        ("EZ", [3, 0, 0, 0]),  # the ten is low: only Nine, Eight and Seven lie below
        ("E8 G8 HK", [8, 0, 0, 0]),
    ],
)
def test_how_many_cards_too_many_lie_below(cards: str, expected: list[float]) -> None:
    assert places(cards) == expected


def test_who_must_take_gives_his_highest_card_first() -> None:
    assert places("E7 EA", stichzwang=True) == [6, 0, 0, 0]


def test_cards_that_nobody_can_ask_for_are_safe() -> None:
    assert exposure(ORDER, mask("EA EK"), mask("G7 G8"), 4) == 0


def test_three_players_are_asked_more_often() -> None:
    hand = mask("E9 EZ G9 GZ H9 HZ S9 SZ")
    assert bettel_chance(Bettel(), SHORT_FOR_THREE, mask("EA E9 GA G9 HA H9 SA S9")) < 0.2
    assert bettel_chance(Bettel(), SHORT_FOR_THREE, hand) == 1


@pytest.mark.parametrize("stichzwang", [False, True])
def test_lower_cards_are_never_a_lesser_chance(stichzwang: bool) -> None:
    hands = ("EA EK GA GK HA HK SA SK", "EA E7 GA G7 HA H7 SA S7", "E9 E7 G9 G7 H9 H7 S9 S7", "E8 E7 G8 G7 H8 H7 S8 S7")
    chances = [bettel_chance(Bettel(stichzwang=stichzwang), LONG, mask(hand)) for hand in hands]
    assert chances == sorted(chances)
    assert chances[0] < 0.1
    assert chances[-1] == 1
