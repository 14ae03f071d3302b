"""The kernel's own side, written in C++; use it through :mod:`stammtisch.kernel`, which checks what it is given."""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

__compiler__: str
__sanitizers__: str

class Order:
    def __init__(self, group: Sequence[int], strength: Sequence[int], augen: Sequence[int]) -> None: ...

class Question:
    def __init__(self, goal: int, at_least: int, amounts: Sequence[int], thresholds: Sequence[int]) -> None: ...

class Play:
    def __init__(
        self,
        order: Order,
        hands: Sequence[int],
        leader: int,
        trick: Sequence[int],
        side: int,
        taken: Sequence[int],
        tricks: Sequence[int],
        called: int,
        run_away_min: int,
        discard_from: int,
    ) -> None: ...
    @property
    def turn(self) -> int: ...
    @property
    def legal(self) -> int: ...
    @property
    def bound(self) -> bool: ...
    @property
    def taken(self) -> Sequence[int]: ...
    @property
    def tricks(self) -> Sequence[int]: ...
    def play(self, card: int) -> None: ...

class Solver:
    def __init__(self, table_bytes: int) -> None: ...
    def solve(self, play: Play, question: Question) -> int: ...
    def solve_cards(self, play: Play, question: Question) -> list[tuple[int, int]]: ...
    def solve_game(self, play: Play, cards: Sequence[int], question: Question) -> list[list[tuple[int, int]]]: ...
    def set_steps(self, steps: Sequence[bool]) -> None: ...
    @property
    def nodes(self) -> int: ...
    @property
    def table_bytes(self) -> int: ...

class Worlds:
    def __init__(
        self,
        sizes: Sequence[int],
        types: Sequence[tuple[int, int, bool]],
        cases: Sequence[tuple[int, int, Sequence[int]]],
    ) -> None: ...
    @property
    def total(self) -> int: ...
    def sample(self, n: int, seed: int) -> NDArray[np.uint32]: ...

def solve_many(
    order: Order,
    hands: NDArray[np.uint32],
    leader: NDArray[np.uint8],
    side: NDArray[np.uint8],
    trick: NDArray[np.int8],
    taken: NDArray[np.uint8],
    tricks: NDArray[np.uint8],
    called: NDArray[np.int8],
    run_away_min: int,
    discard_from: int,
    question: Question,
    threads: int,
    table_bytes: int,
    progress: Callable[[int, int], object] | None,
) -> NDArray[np.int32]: ...
def perft(play: Play, depth: int) -> int: ...
def playouts(play: Play, n: int, seed: int, weights: Sequence[float]) -> NDArray[np.int16]: ...
def deal_playouts(order: Order, n: int, seed: int) -> NDArray[np.int16]: ...
def signature(deals: int, each: bool) -> str: ...
