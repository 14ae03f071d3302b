"""Playing card by card, counting the ways to play, and playing rounds to their end without thinking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stammtisch.cards.card import AUGEN, Card
from stammtisch.cards.open_play import OpenPlay
from stammtisch.cards.order import Order
from stammtisch.kernel import _kernel
from stammtisch.kernel.checking import CARDS, SEATS, seed_number, whole
from stammtisch.kernel.solving import native_order, native_play

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


MOST_WEIGHT = 1_000_000


class Walk:
    """A position that is played on card by card, with the kernel's own idea of what is allowed."""

    def __init__(self, play: OpenPlay) -> None:
        self._native = native_play(play, needs_side=False)

    @property
    def turn(self) -> int:
        """Return the seat that plays next."""
        return self._native.turn

    @property
    def legal(self) -> int:
        """Return the cards it may play, as bits; 0 when none is left."""
        return self._native.legal

    @property
    def bound(self) -> bool:
        """Say whether the called card still has duties (rulebook 7.3)."""
        return self._native.bound

    @property
    def taken(self) -> tuple[int, int]:
        """Return the Augen taken by the others and by the declarer's side."""
        others, side = self._native.taken
        return others, side

    def play(self, card: Card) -> None:
        """Play a card.

        :raises ValueError: when it is not allowed.
        """
        self._native.play(whole("card", card))


def perft(play: OpenPlay, depth: int) -> int:
    """Return in how many legal ways the next ``depth`` cards can be played, equal cards told apart.

    :raises ValueError: naming the field and the value, when the position cannot be or depth is not from 0 to 32.
    """
    return _kernel.perft(native_play(play, needs_side=False), whole("depth", depth))


def playouts(
    play: OpenPlay, n: int, seed: int, policy: Sequence[Sequence[float]] | NDArray[np.floating] | None = None
) -> NDArray[np.int16]:
    """Play the position to its end ``n`` times; rows of (Augen, tricks) of the declarer's side, shape (n, 2).

    Every legal card is equally likely. With a ``policy``, of shape (4, 32), a card is drawn in proportion to its
    weight, by its place in the trick (0 leads); where all weights are 0 every card is equally likely. ``n`` is at
    most 100,000,000; Ctrl+C ends the work with KeyboardInterrupt.

    :raises ValueError: naming the field and the value, when the position or a weight cannot be.
    """
    return _kernel.playouts(native_play(play, needs_side=False), whole("n", n), seed_number(seed), _weights(policy))


def playouts_of_deals(order: Order, n: int, seed: int) -> NDArray[np.int16]:
    """Deal and play ``n`` rounds at random, led by seat 0; rows of (Augen, tricks) of seat 0, shape (n, 2).

    :raises ValueError: when the order's cards cannot be dealt to four hands.
    """
    return _kernel.deal_playouts(native_order(order, AUGEN), whole("n", n), seed_number(seed))


def _weights(policy: Sequence[Sequence[float]] | NDArray[np.floating] | None) -> list[float]:
    if policy is None:
        return []
    if len(policy) != SEATS:
        raise ValueError(f"len(policy) = {len(policy)}: must be 4, one row for each place in the trick")
    flat: list[float] = []
    for place, row in enumerate(policy):
        if len(row) != CARDS:
            raise ValueError(f"len(policy[{place}]) = {len(row)}: must be 32, one weight for each card")
        for card, weight in enumerate(row):
            name = f"policy[{place}][{Card(card).code}]"
            if isinstance(weight, str | complex) or not 0 <= weight <= MOST_WEIGHT:
                raise ValueError(f"{name} = {weight!r}: must be from 0 to {MOST_WEIGHT}")
            flat.append(float(weight))
    return flat
