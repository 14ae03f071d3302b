"""Many positions at once, over NumPy arrays and on several threads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from stammtisch.cards.card import AUGEN
from stammtisch.cards.open_play import CalledCard, Goal, OpenPlay
from stammtisch.cards.order import Order
from stammtisch.kernel import _kernel
from stammtisch.kernel.checking import whole
from stammtisch.kernel.solving import TABLE_BYTES, both_sides, native_goal, native_order, native_play, side_bits


@dataclass(frozen=True)
class PlayArrays:
    """``n`` positions under one order, a row each.

    ``hands`` (n, 4) uint32: remaining cards by seat, as bits. ``leader`` (n,) uint8. ``side`` (n,) uint8: bit s is
    set when seat s belongs to the declarer's side. ``trick`` (n, 3) int8: cards on the table in order of play, then
    -1. ``taken`` and ``tricks`` (n, 2) uint8: Augen and tricks so far, of the others and of the declarer's side.
    ``called`` (n,) int8: the called card while its duties last, else -1. ``duties`` (its card aside) and ``augen``,
    what each of the 32 cards is worth, hold for all rows.
    """

    order: Order
    hands: NDArray[np.uint32]
    leader: NDArray[np.uint8]
    side: NDArray[np.uint8]
    trick: NDArray[np.int8]
    taken: NDArray[np.uint8]
    tricks: NDArray[np.uint8]
    called: NDArray[np.int8]
    duties: CalledCard | None = None
    augen: tuple[int, ...] = field(default=AUGEN, repr=False)

    @classmethod
    def of(cls, plays: Sequence[OpenPlay]) -> PlayArrays:
        """Gather positions that have the order and the duties in common.

        :raises ValueError: when there is none, when they differ in order or duties, or when one cannot be.
        """
        if not plays:
            raise ValueError("plays = []: arrays need at least one position, to know the order")
        order = plays[0].order
        duties = next((play.called for play in plays if play.called), None)
        for row, play in enumerate(plays):
            try:
                native_play(play)
            except ValueError as error:
                raise ValueError(f"plays[{row}]: {error}") from error
            if play.order != order:
                raise ValueError(f"plays[{row}].order: all positions need the same order")
            if play.augen != plays[0].augen:
                raise ValueError(f"plays[{row}].augen = {play.augen}: all positions need the same")
            if play.called and duties and _kind(play.called) != _kind(duties):
                raise ValueError(f"plays[{row}].called = {play.called}: all positions need the same duties")
        sides = [side_bits(play.side) for play in plays]
        sided = list(zip(plays, sides, strict=True))
        return cls(
            order,
            np.array([play.hands for play in plays], np.uint32),
            np.array([play.leader for play in plays], np.uint8),
            np.array(sides, np.uint8),
            np.array([[*play.trick, -1, -1, -1][:3] for play in plays], np.int8),
            np.array([both_sides("taken", play.taken, side) for play, side in sided], np.uint8),
            np.array([both_sides("tricks", play.tricks, side) for play, side in sided], np.uint8),
            np.array([play.called.card if play.called else -1 for play in plays], np.int8),
            duties,
            plays[0].augen,
        )

    def __len__(self) -> int:
        return len(self.hands)


def _kind(called: CalledCard) -> tuple[int, int]:
    return called.run_away_min, called.discard_from


def solve_many(
    plays: PlayArrays,
    goal: Goal,
    threads: int = 1,
    table_bytes: int = TABLE_BYTES,
    progress: Callable[[int, int], object] | None = None,
) -> NDArray[np.int32]:
    """Return the value of every row, shape (n,), in the unit of the goal; the same for any number of threads.

    ``table_bytes`` is for each thread. ``progress(done, n)`` is called about 20 times a second. Ctrl+C ends the
    work at once with KeyboardInterrupt.

    :raises ValueError: naming the row, the field and the value, when a row cannot be or an array is of the wrong
        shape or type.
    """
    arrays = {
        "hands": (np.uint32, 2), "leader": (np.uint8, 1), "side": (np.uint8, 1), "trick": (np.int8, 2),
        "taken": (np.uint8, 2), "tricks": (np.uint8, 2), "called": (np.int8, 1),
    }  # fmt: skip
    columns = {"hands": 4, "trick": 3, "taken": 2, "tricks": 2}
    for name, (kind, dimensions) in arrays.items():
        array = getattr(plays, name)
        if not isinstance(array, np.ndarray) or array.dtype != kind:
            found = getattr(array, "dtype", type(array).__name__)
            raise ValueError(f"{name} = {found}: must be an array of {kind.__name__}")
        if array.ndim != dimensions or (dimensions == 2 and array.shape[1] != columns[name]):
            shape = ("n", columns[name]) if dimensions == 2 else ("n",)
            raise ValueError(f"{name}.shape = {array.shape}: must be {shape}")
    both = (plays.side == 0) | ((plays.side & 15) == 15)
    if both.any():
        row = int(both.argmax())
        raise ValueError(f"row {row}: side = {plays.side[row]}: one side plays against another, see `solve`")
    duties = plays.duties
    return _kernel.solve_many(
        native_order(plays.order, plays.augen),
        np.ascontiguousarray(plays.hands),
        np.ascontiguousarray(plays.leader),
        np.ascontiguousarray(plays.side),
        np.ascontiguousarray(plays.trick),
        np.ascontiguousarray(plays.taken),
        np.ascontiguousarray(plays.tricks),
        np.ascontiguousarray(plays.called),
        whole("run_away_min", duties.run_away_min) if duties else 4,
        whole("discard_from", duties.discard_from) if duties else 1,
        native_goal(goal),
        whole("threads", threads),
        whole("table_bytes", table_bytes),
        progress,
    )
