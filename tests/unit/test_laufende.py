"""The run of highest trumps on one side (rulebook 9)."""

import pytest

from stammtisch.cards import DECKS, Card, Hand
from stammtisch.schafkopf.laufende import Laufende, counted, laufende
from tests.unit.situations import contract

HEADS = "EO GO HO SO EU GU HU SU"
SCOPES = ("ober_unter", "all", "first_head")


def signed(text: str, cards: str, deck: str = "long") -> list[int]:
    """Return the signed length in each of the three scopes."""
    side = Hand.read(cards.split()).mask
    return [laufende(contract(text), DECKS[deck], side, scope).signed for scope in SCOPES]


@pytest.mark.parametrize(
    ("text", "cards", "lengths"),
    [
        ("solo H", "EO SO HA", [1, 1, 1]),
        ("solo H", "EO GO SO EU", [2, 2, 2]),
        ("solo H", "EO GO HO EU HA", [3, 3, 3]),
        ("solo H", "EO GO HO SO GU", [4, 4, 4]),
        ("solo H", "EO GO HO SO EU GU", [6, 6, 4]),
        ("solo H", HEADS, [8, 8, 4]),
        ("sauspiel E", f"{HEADS} HA HZ H9 EA", [8, 10, 4]),
        ("sauspiel E", f"{HEADS} HA HZ HK H9 H8 H7", [8, 14, 4]),
        ("solo H", "GO HO EU HA", [-1, -1, -1]),
        ("solo H", "HO SO EU HA", [-2, -2, -2]),
        ("solo H", "EU GU HU HA", [-4, -4, -4]),
        ("solo H", "HU SU HA HZ", [-6, -6, -4]),
        ("solo H", "HA HZ HK H9", [-8, -8, -4]),
        ("solo E", "EK E9 E8 E7 HA", [-8, -10, -4]),
        ("solo S", "EA GA HA E7", [-8, -14, -4]),
        ("solo G", f"{HEADS}", [8, 8, 4]),
        ("geier", "EO GO HU", [2, 2, 2]),
        ("geier", "EO GO HO SO EU GU HU SU", [4, 4, 4]),
        ("geier-tout", "HO SO EU", [-2, -2, -2]),
        ("wenz", "EU GU EO", [2, 2, 2]),
        ("wenz", "EO GO HO SO SU", [-3, -3, -3]),
        ("wenz-tout", "EO GO HO SO EA GA HA SA", [-4, -4, -4]),
    ],
)
def test_the_run_with_and_without_in_each_scope(text: str, cards: str, lengths: list[int]) -> None:
    assert signed(text, cards) == lengths


def test_the_run_in_the_short_deck() -> None:
    assert signed("sauspiel E", f"{HEADS} HA HZ HK H9", "short") == [8, 12, 4]
    assert signed("solo H", "EO GO HO SO EU GU", "short") == [6, 6, 4]
    assert signed("solo S", "EA GA HA E9", "short") == [-8, -12, -4]


def test_the_run_names_its_cards() -> None:
    side = Hand.read(["EO", "GO", "SO"]).mask
    assert laufende(contract("solo H"), DECKS["long"], side, "all") == Laufende((Card.EO, Card.GO), True)
    side = Hand.read(["HO"]).mask
    assert laufende(contract("solo H"), DECKS["long"], side, "all") == Laufende((Card.EO, Card.GO), False)


def run(length: int, *, held: bool = True) -> Laufende:
    return Laufende(tuple(contract("solo H").order(DECKS["long"]).trumps[:length]), held)


@pytest.mark.parametrize(
    ("length", "minimum", "count"), [(2, 3, 0), (3, 3, 3), (4, 3, 4), (1, 2, 0), (2, 2, 2), (1, 1, 1)]
)
def test_from_the_minimum_on_every_card_counts(length: int, minimum: int, count: int) -> None:
    assert counted(run(length), minimum, "symmetric", True) == count
    assert counted(run(length), minimum, "symmetric", False) == count


@pytest.mark.parametrize(
    ("paid", "held_and_won", "held_and_lost", "without_and_won", "without_and_lost"),
    [("symmetric", 3, 3, 3, 3), ("losers_held", 0, 3, 3, 0), ("off", 0, 0, 0, 0)],
)
def test_which_laufende_are_paid(
    paid: str, held_and_won: int, held_and_lost: int, without_and_won: int, without_and_lost: int
) -> None:
    assert counted(run(3), 3, paid, True) == held_and_won
    assert counted(run(3), 3, paid, False) == held_and_lost
    assert counted(run(3, held=False), 3, paid, True) == without_and_won
    assert counted(run(3, held=False), 3, paid, False) == without_and_lost
