"""What cannot be is refused with the field and the value; nothing crashes."""

import math
import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from stammtisch.cards import LONG, SHORT, Card
from stammtisch.cards.open_play import AtLeast, Augen, CalledCard, OpenPlay, Payoff
from stammtisch.kernel import (
    PlayArrays,
    Solver,
    Walk,
    perft,
    playouts,
    playouts_of_deals,
    solve,
    solve_cards,
    solve_game,
    solve_many,
)
from stammtisch.schafkopf.open_play import open_play
from tests.kernel.positions import random_play, rules

ORDER = random_play("solo", rules(LONG), random.Random(1)).order
PLAY = OpenPlay(ORDER, (0b1111, 0b1111 << 8, 0b1111 << 16, 0b1111 << 24), 0, side=(1,))


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"hands": (0b1111, 0b1111, 0b1111 << 16, 0b1111 << 24)}, r"hands\[1\] = EA: the card is there twice"),
        ({"hands": (0b1111, 0b111 << 8, 0b1111 << 16, 0b1111 << 24)}, r"hands\[1\] = 3 cards"),
        ({"hands": (0b1111, 0b1111 << 8, 0b1111 << 16)}, r"len\(hands\) = 3"),
        ({"hands": (-1, 0, 0, 0)}, r"hands\[0\] = -1"),
        ({"hands": (1 << 32, 0, 0, 0)}, r"hands\[0\] = 4294967296"),
        ({"hands": (1.5, 0, 0, 0)}, r"hands\[0\] = 1.5"),
        ({"leader": 4}, "leader = 4"),
        ({"leader": -1}, "leader = -1"),
        ({"leader": math.nan}, "leader = nan"),
        ({"side": (4,)}, "side = 4"),
        ({"side": (1, 1)}, "side = 1: the seat is there twice"),
        ({"side": ()}, "everybody plays for himself"),
        ({"side": (0, 1, 2, 3)}, "everybody plays for himself"),
        ({"trick": (0,)}, r"trick\[0\] = EA: the card is there twice"),
        ({"trick": (7,)}, r"hands\[1\] = 4 cards: seat 0 has 5"),
        ({"trick": (4, 5, 6, 7)}, r"len\(trick\) = 4"),
        ({"trick": (-1,)}, r"trick\[0\] = -1"),
        ({"trick": (32,), "hands": (0b111, 15 << 8, 15 << 16, 15 << 24)}, r"trick\[0\] = 32"),
        ({"taken": (0, 128, 0, 0)}, r"taken\[1\] = 128"),
        ({"taken": (0, -1, 0, 0)}, r"taken\[1\] = -1"),
        ({"taken": (0, 120, 0, 0)}, "more than a deck holds"),
        ({"tricks": (0, 0, 0, 33)}, r"tricks\[0\] = 33"),
        ({"called": CalledCard(Card.S7)}, "called = S7: nobody holds the card"),
        ({"called": CalledCard(Card.EA, run_away_min=0)}, "run_away_min = 0"),
        ({"called": CalledCard(Card.EA, discard_from=0)}, "discard_from = 0"),
        ({"augen": (11,) * 31}, r"len\(augen\) = 31"),
        ({"augen": (11,) * 32}, r"sum\(augen\) = 352"),
        ({"augen": (15, *(0,) * 31)}, r"augen\[0\] = 15"),
    ],
)
def test_positions_that_cannot_be(change: dict[str, Any], text: str) -> None:
    for ask in (solve, solve_cards, lambda play: solve_game(play, ()), Solver().solve):
        with pytest.raises(ValueError, match=text):
            ask(replace(PLAY, **change))


def test_a_card_of_the_wrong_deck() -> None:
    short = random_play("wenz", rules(SHORT), random.Random(2)).order
    with pytest.raises(ValueError, match=r"hands\[3\] = S8: the card is not in the deck"):
        solve(OpenPlay(short, (1, 1 << 8, 1 << 16, 1 << 30), 0, side=(0,)))


def test_a_trick_that_cannot_be() -> None:
    # Seat 0 led a plain Eichel card, seat 1 threw off Gras and still holds Eichel.
    order = random_play("wenz", rules(LONG), random.Random(2)).order
    hands = (1 << Card.EZ, 1 << Card.EA, 1 << Card.HA | 1 << Card.HZ, 1 << Card.SA | 1 << Card.SZ)
    with pytest.raises(ValueError, match=r"trick\[1\] = GA: seat 1 still holds"):
        solve(OpenPlay(order, hands, 0, trick=(Card.EK, Card.GA), side=(0,)))


def test_orders_that_cannot_be() -> None:
    with pytest.raises(ValueError, match=r"strength\[1\] = 5: the same as that of EA"):
        solve(replace(PLAY, order=replace(ORDER, strength=(5, 5, *ORDER.strength[2:]))))
    with pytest.raises(ValueError, match=r"group\[0\] = 5"):
        solve(replace(PLAY, order=replace(ORDER, group=(5, *ORDER.group[1:]))))
    with pytest.raises(ValueError, match=r"len\(group\) = 1"):
        solve(replace(PLAY, order=replace(ORDER, group=(0,))))
    with pytest.raises(ValueError, match=r"strength\[0\] = nan"):
        solve(replace(PLAY, order=replace(ORDER, strength=(math.nan, *ORDER.strength[1:]))))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("goal", "text"),
    [
        (AtLeast(math.nan), "at_least = nan"),  # type: ignore[arg-type]
        (AtLeast(0), "at_least = 0"),
        (AtLeast(121), "at_least = 121"),
        (Payoff((1, 2, 3, 4, 5)), r"len\(amounts\) = 5"),  # type: ignore[arg-type]
        (Payoff((0, 0, 0, 5, 4, 4)), r"amounts\[4\] = 4: must not be less"),
        (Payoff((0, 0, 0, 0, 0, 1 << 31)), r"amounts\[5\] = 2147483648"),
        (Payoff((0, 0, 0, 0, 0, math.nan)), r"amounts\[5\] = nan"),  # type: ignore[arg-type]
        (Payoff((0, 0, 0, 0, 0, 0), (0, 61, 91)), "thresholds = 0"),
        (Payoff((0, 0, 0, 0, 0, 0), (61, 31, 91)), r"thresholds\[1\] = 31"),
    ],
)
def test_goals_that_cannot_be(goal: Any, text: str) -> None:
    with pytest.raises(ValueError, match=text):
        solve(PLAY, goal)


def test_cards_that_are_not_allowed() -> None:
    with pytest.raises(ValueError, match="card = SA: seat 0 may not play it"):
        Walk(PLAY).play(Card.SA)
    with pytest.raises(ValueError, match="card = 99"):
        Walk(PLAY).play(99)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="card = GA: seat 0 may not play it"):
        solve_game(PLAY, (Card.GA,))
    with pytest.raises(ValueError, match="depth = 33"):
        perft(PLAY, 33)
    with pytest.raises(ValueError, match="table_bytes = 1"):
        Solver(1)
    with pytest.raises(ValueError, match="n = -1"):
        playouts(PLAY, -1, 0)
    with pytest.raises(ValueError, match="seed = -1"):
        playouts(PLAY, 1, -1)
    with pytest.raises(ValueError, match=r"policy\[0\]\[EA\] = nan"):
        playouts(PLAY, 1, 0, [[math.nan] * 32] * 4)
    with pytest.raises(ValueError, match=r"len\(policy\) = 1"):
        playouts(PLAY, 1, 0, [[1.0] * 32])
    with pytest.raises(ValueError, match="multiple of four"):
        playouts_of_deals(replace(ORDER, group=(-1, *ORDER.group[1:])), 1, 0)


def arrays(rows: int) -> PlayArrays:
    source = random.Random(3)
    return PlayArrays.of([open_play(random_play("wenz", rules(LONG), source), rules(LONG)) for _ in range(rows)])


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"hands": np.zeros((2, 4), np.int64)}, "hands = int64: must be an array of uint32"),
        ({"hands": np.zeros((2, 3), np.uint32)}, r"hands.shape = \(2, 3\)"),
        ({"hands": [1, 2]}, "hands = list"),
        ({"hands": np.zeros((0, 4), np.uint32)}, r"len\(leader\) = 2: hands has 0"),
        ({"leader": np.array([0, 4], np.uint8)}, "row 1: leader = 4"),
        ({"leader": np.zeros(3, np.uint8)}, r"len\(leader\) = 3"),
        ({"side": np.array([1, 15], np.uint8)}, "row 1: side = 15"),
        ({"trick": np.full((2, 3), 5, np.int8)}, "row 0: trick"),
        ({"trick": np.array([[-1, 3, -1]] * 2, np.int8)}, r"row 0: trick\[1\] = 3"),
        ({"called": np.array([-1, 77], np.int8)}, "row 1: called = 77"),
        ({"called": np.array([-2, 7], np.int8)}, "row 0: called = -2"),
    ],
)
def test_arrays_that_cannot_be(change: dict[str, Any], text: str) -> None:
    with pytest.raises(ValueError, match=text):
        solve_many(replace(arrays(2), **change), Augen())


def test_numbers_of_threads_and_empty_arrays() -> None:
    with pytest.raises(ValueError, match="threads = 0"):
        solve_many(arrays(1), Augen(), threads=0)
    with pytest.raises(ValueError, match="plays = "):
        PlayArrays.of([])
    one = arrays(1)
    names = ("hands", "leader", "side", "trick", "taken", "tricks", "called")
    empty = PlayArrays(one.order, *(getattr(one, name)[:0] for name in names))
    assert len(empty) == 0
    assert solve_many(empty, Augen()).shape == (0,)


def test_a_position_without_cards_has_the_value_that_was_taken() -> None:
    over = OpenPlay(ORDER, (0, 0, 0, 0), 2, side=(1, 3), taken=(10, 50, 20, 40), tricks=(2, 2, 2, 2))
    assert solve(over) == 90
    assert solve(over, AtLeast(91)) == 0
    assert solve_cards(over) == {}
    assert solve_game(over, ()) == []
