"""What cannot be is refused with the field and the value; nothing crashes."""

import math
import random
from collections.abc import Callable
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
        ({"order": replace(ORDER, group=range(10**12))}, r"len\(group\) = 1000000000000: must be 32"),  # type: ignore[arg-type]
        ({"leader": 4}, "leader = 4"),
        ({"leader": -1}, "leader = -1"),
        ({"leader": math.nan}, "leader = nan"),
        ({"side": (4,)}, r"side\[0\] = 4"),
        ({"side": (1, 1)}, r"side\[1\] = 1: the seat is there twice"),
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
        ({"leader": True}, "leader = True: must be a whole number"),
        ({"leader": "0"}, "leader = '0'"),
        ({"trick": 5}, "trick = 5: must be a list"),
        ({"called": CalledCard(99)}, "called = 99"),  # type: ignore[arg-type]
        ({"called": CalledCard(-1)}, "called = -1"),  # type: ignore[arg-type]
        ({"hands": (1 << 80, 0, 0, 0)}, r"hands\[0\] = 1208925819614629174706176"),
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
        (61, "goal = 61: must be Augen, AtLeast"),
        (0, "goal = 0: must be Augen, AtLeast"),
        (Payoff((-(1 << 30), 0, 0, 0, 0, 0)), r"amounts\[0\] = -1073741824"),
        (Payoff((1, 2, 3, 4, 5)), r"len\(amounts\) = 5"),  # type: ignore[arg-type]
        (Payoff((0, 0, 0, 5, 4, 4)), r"amounts\[4\] = 4: must not be less"),
        (Payoff((0, 0, 0, 0, 0, 1 << 31)), r"amounts\[5\] = 2147483648"),
        (Payoff((0, 0, 0, 0, 0, math.nan)), r"amounts\[5\] = nan"),  # type: ignore[arg-type]
        (Payoff((0, 0, 0, 0, 0, 0), (0, 61, 91)), r"thresholds\[0\] = 0"),
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
    with pytest.raises(ValueError, match="card = nan"):
        Walk(PLAY).play(math.nan)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="card = GA: seat 0 may not play it"):
        solve_game(PLAY, (Card.GA,))


BIG = 1 << 70


@pytest.mark.parametrize(
    ("ask", "text"),
    [
        (lambda: perft(PLAY, 33), "depth = 33"),
        (lambda: perft(PLAY, -1), "depth = -1"),
        (lambda: perft(PLAY, BIG), "depth = 1180591620717411303424"),
        (lambda: Solver(0), "table_bytes = 0"),
        (lambda: Solver(-1), "table_bytes = -1"),
        (lambda: Solver(1 << 60), "table_bytes = 1152921504606846976"),
        (lambda: Solver(math.inf), "table_bytes = inf"),  # type: ignore[arg-type]
        (lambda: playouts(PLAY, -1, 0), "n = -1"),
        (lambda: playouts(PLAY, 100_000_001, 0), "n = 100000001: must be from 0 to 100000000"),
        (lambda: playouts(PLAY, 1.5, 0), "n = 1.5"),  # type: ignore[arg-type]
        (lambda: playouts(PLAY, 1, -1), "seed = -1"),
        (lambda: playouts(PLAY, 1, 1 << 64), "seed = 18446744073709551616"),
        (lambda: playouts(PLAY, 1, 0, [[math.nan] * 32] * 4), r"policy\[0\]\[EA\] = nan"),
        (lambda: playouts(PLAY, 1, 0, [[-1.0] * 32] * 4), r"policy\[0\]\[EA\] = -1.0"),
        (lambda: playouts(PLAY, 1, 0, [["x"] * 32] * 4), r"policy\[0\]\[EA\] = 'x'"),  # type: ignore[list-item]
        (lambda: playouts(PLAY, 1, 0, np.full((4, 32), np.inf)), r"policy\[0\]\[EA\] = "),
        (lambda: playouts(PLAY, 1, 0, [[1.0] * 32]), r"len\(policy\) = 1"),
        (lambda: playouts(PLAY, 1, 0, np.ones((4, 31))), r"len\(policy\[0\]\) = 31"),
        (lambda: playouts_of_deals(replace(ORDER, group=(-1, *ORDER.group[1:])), 1, 0), "multiple of four"),
        (lambda: playouts_of_deals(ORDER, -1, 0), "n = -1"),
    ],
)
def test_numbers_that_cannot_be(ask: Callable[[], object], text: str) -> None:
    with pytest.raises(ValueError, match=text):
        ask()


def test_whole_numbers_of_numpy_are_whole_numbers() -> None:
    change: dict[str, Any] = {"hands": tuple(np.array(PLAY.hands, np.uint32)), "leader": np.int64(0)}
    assert solve(replace(PLAY, **change)) == solve(PLAY)


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
        ({"hands": np.zeros((2, 4), ">u4")}, "hands = >u4: must be an array of uint32"),
        ({"hands": np.full((2, 4), np.nan)}, "hands = float64"),
        ({"hands": np.zeros(8, np.uint32)}, r"hands.shape = \(8,\)"),
        ({"hands": np.zeros((2, 4), object)}, "hands = object"),
        ({"hands": None}, "hands = NoneType"),
        ({"leader": np.zeros((2, 1), np.uint8)}, r"leader.shape = \(2, 1\)"),
        ({"hands": np.full((2, 4), 3, np.uint32)}, r"row 0: hands\[1\] = E[AZ]: the card is there twice"),
        ({"taken": np.full((2, 2), 100, np.uint8)}, "row 0: taken = "),
        ({"tricks": np.full((2, 2), 33, np.uint8)}, r"row 0: tricks\[0\] = 33"),
        ({"augen": (1,) * 5}, r"len\(augen\) = 5"),
        ({"duties": CalledCard(Card.EA, run_away_min=1.5)}, "run_away_min = 1.5"),  # type: ignore[arg-type]
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


@pytest.mark.parametrize("threads", [0, -1, 1025, BIG, 1.5, math.nan])
def test_numbers_of_threads_that_cannot_be(threads: Any) -> None:
    with pytest.raises(ValueError, match=f"threads = {threads}"):
        solve_many(arrays(1), Augen(), threads=threads)


@pytest.mark.parametrize("table_bytes", [0, -5, 1 << 40, BIG])
def test_tables_that_cannot_be(table_bytes: int) -> None:
    with pytest.raises(ValueError, match=f"table_bytes = {table_bytes}"):
        solve_many(arrays(1), Augen(), table_bytes=table_bytes)


def test_arrays_need_not_lie_together_in_memory() -> None:
    plain = arrays(6)
    names = ("hands", "leader", "side", "trick", "taken", "tricks", "called")
    spread: dict[str, Any] = {name: np.repeat(getattr(plain, name), 2, axis=0)[::2] for name in names}
    spread["hands"] = np.asfortranarray(plain.hands)
    spread["leader"].flags.writeable = False
    assert not spread["hands"].flags.c_contiguous
    assert solve_many(replace(plain, **spread), Augen()).tolist() == solve_many(plain, Augen()).tolist()


def test_positions_that_have_no_arrays_in_common() -> None:
    wenz, solo = (open_play(random_play(name, rules(LONG), random.Random(1)), rules(LONG)) for name in ("wenz", "solo"))
    with pytest.raises(ValueError, match=r"plays\[1\].order"):
        PlayArrays.of([wenz, solo])
    with pytest.raises(ValueError, match=r"plays\[1\].augen"):
        PlayArrays.of([wenz, replace(wenz, augen=(0,) * 32)])
    with pytest.raises(ValueError, match=r"plays\[1\]: leader = 7"):
        PlayArrays.of([wenz, replace(wenz, leader=7)])


def test_other_card_points_hold_for_arrays_too() -> None:
    wenz = open_play(random_play("wenz", rules(LONG), random.Random(1)), rules(LONG))
    counted = replace(wenz, augen=(1,) * 32)
    assert solve_many(PlayArrays.of([counted]), Augen()).tolist() == [solve(counted)]


def test_empty_arrays() -> None:
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
