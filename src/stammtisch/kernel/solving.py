"""Exact answers: what a position is worth when everybody sees all cards and plays his best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from stammtisch.cards.card import Card
from stammtisch.cards.open_play import (
    AllTricks,
    AtLeast,
    Augen,
    Goal,
    MostTricks,
    NoTrick,
    OpenPlay,
    Payoff,
)
from stammtisch.cards.order import Order
from stammtisch.kernel import _kernel
from stammtisch.kernel.checking import CARDS, SEATS, whole, whole_numbers

TABLE_BYTES = 64 << 20
"""Most memory that a solver's tables take, unless told otherwise; they start small and grow as needed."""

MOST_AMOUNT = (1 << 30) - 1
"""The largest amount of a payoff."""

Value = int
"""In the unit of the goal: Augen or tricks of the declarer's side, 1 or 0, or what the tariff pays to it."""


class Steps(NamedTuple):
    """The steps of the search; each can be left out to measure its gain. The values are always the same."""

    table: bool = True
    structure: bool = True
    merge: bool = True
    remaining: bool = True
    certain: bool = True
    sure_tricks: bool = True
    history: bool = True
    cutoffs_ahead: bool = True


def native_order(order: Order, augen: Sequence[int]) -> _kernel.Order:
    """Return the order as the kernel keeps it.

    :raises ValueError: naming the field, when two cards of a class are equally strong or a table has not 32 numbers.
    """
    return _kernel.Order(
        whole_numbers("group", order.group, CARDS),
        whole_numbers("strength", order.strength, CARDS),
        whole_numbers("augen", augen, CARDS),
    )


def native_play(play: OpenPlay, *, needs_side: bool = True) -> _kernel.Play:
    """Return the position as the kernel keeps it, checked.

    :raises ValueError: naming the field and the value, when the position cannot be.
    """
    hands = whole_numbers("hands", play.hands)
    if len(hands) != SEATS:
        raise ValueError(f"len(hands) = {len(hands)}: the kernel plays with four seats and one pack")
    side = side_bits(play.side, needs_side=needs_side)
    called = play.called
    return _kernel.Play(
        order=native_order(play.order, play.augen),
        hands=hands,
        leader=whole("leader", play.leader),
        trick=whole_numbers("trick", play.trick),
        side=side,
        taken=both_sides("taken", play.taken, side),
        tricks=both_sides("tricks", play.tricks, side),
        called=whole("called", called.card, 0, CARDS - 1) if called else -1,
        run_away_min=whole("run_away_min", called.run_away_min) if called else 4,
        discard_from=whole("discard_from", called.discard_from) if called else 1,
    )


def side_bits(side: Sequence[int], *, needs_side: bool = True) -> int:
    """Return the seats of the declarer's side as bits.

    :raises ValueError: when a seat is not from 0 to 3, comes twice, or the play knows no sides.
    """
    bits = 0
    for place, seat in enumerate(whole_numbers("side", side, None, 0, SEATS - 1)):
        if bits >> seat & 1:
            raise ValueError(f"side[{place}] = {seat}: the seat is there twice")
        bits |= 1 << seat
    if needs_side and bits in (0, 15):
        raise ValueError(
            f"side = {tuple(side)}: where everybody plays for himself (Ramsch, Schwarze Sau) a position has no single "
            "value, so it is not solved; the kernel solves one side against another, as one seat against all others"
        )
    return bits


def both_sides(name: str, numbers: Sequence[int], side: int) -> list[int]:
    """Return what both sides have, the others first, from what every seat has.

    :raises ValueError: when there are not four numbers, or one is negative.
    """
    whole_ones = whole_numbers(name, numbers, SEATS, 0)
    own = sum(number for seat, number in enumerate(whole_ones) if side >> seat & 1)
    return [sum(whole_ones) - own, own]


def native_goal(goal: Goal) -> _kernel.Question:
    """Return the goal as the kernel keeps it.

    :raises ValueError: naming the field and the value, when it asks for what cannot be.
    """
    at_least, amounts, thresholds = 61, [0] * 6, [31, 61, 91]
    match goal:
        case Augen():
            kind = 0
        case AtLeast(augen):
            kind, at_least = 1, whole("at_least", augen, 1, 120)
        case AllTricks():
            kind = 2
        case NoTrick():
            kind = 3
        case Payoff():
            kind = 4
            amounts = _rising("amounts", whole_numbers("amounts", goal.amounts, 6, -MOST_AMOUNT, MOST_AMOUNT))
            thresholds = _rising("thresholds", whole_numbers("thresholds", goal.thresholds, 3, 1, 120))
        case MostTricks():
            raise ValueError(f"goal = {goal!r}: tricks are counted for one position at a time, not over arrays")
        case _:
            raise ValueError(f"goal = {goal!r}: must be Augen, AtLeast, AllTricks, NoTrick, MostTricks or Payoff")
    return _kernel.Question(kind, at_least, amounts, thresholds)


class Asked(NamedTuple):
    """A question as the kernel answers it, and how its answer is read: what is had already, and the size of one."""

    play: _kernel.Play
    question: _kernel.Question
    had: int = 0
    unit: int = 1

    def value(self, answer: int) -> Value:
        """Return the value in the unit of the goal."""
        return self.had + answer // self.unit


def asked(play: OpenPlay, goal: Goal | None) -> Asked:
    """Return what the kernel is asked; tricks are asked for as Augen: every card is worth one, so a trick four.

    :raises ValueError: naming the field and the value, when position or goal cannot be.
    """
    goal = play.goal if goal is None else goal
    told = native_play(play)
    if not isinstance(goal, MostTricks):
        return Asked(told, native_goal(goal))
    counted = replace(play, augen=(1,) * CARDS, taken=(0,) * SEATS)
    had = sum(play.tricks[seat] for seat in play.side)
    return Asked(native_play(counted), native_goal(Augen()), had, SEATS)


def _rising(name: str, numbers: list[int]) -> list[int]:
    for place, number in enumerate(numbers):
        if place and number < numbers[place - 1]:
            raise ValueError(f"{name}[{place}] = {number}: must not be less than the one before, {numbers[place - 1]}")
    return numbers


class Solver:
    """A context for solving: it keeps its tables' memory from one question to the next. One a thread.

    ``table_bytes`` is the most memory the tables may take (at least 128 KiB; 64 MiB unless told otherwise).
    """

    def __init__(self, table_bytes: int = TABLE_BYTES, steps: Steps | None = None) -> None:
        self._native = _kernel.Solver(whole("table_bytes", table_bytes))
        if steps is not None:
            self._native.set_steps(list(steps))

    def solve(self, play: OpenPlay, goal: Goal | None = None) -> Value:
        """Return what the position is worth to the declarer's side, exactly, in the unit of the goal.

        What has been taken so far counts. Without a goal the position's own is used.

        :raises ValueError: naming the field and the value, when position or goal cannot be.
        """
        told = asked(play, goal)
        return told.value(self._native.solve(told.play, told.question))

    def solve_cards(self, play: OpenPlay, goal: Goal | None = None) -> dict[Card, Value]:
        """Return the exact value of every legal card, all found with one table; empty when no card is left.

        :raises ValueError: naming the field and the value, when position or goal cannot be.
        """
        told = asked(play, goal)
        return _by_card(told, self._native.solve_cards(told.play, told.question))

    def solve_game(self, play: OpenPlay, cards: Sequence[Card], goal: Goal | None = None) -> list[dict[Card, Value]]:
        """Return the values of every legal card at each decision of a game whose cards were played in this order.

        The last decision is searched first, so that the earlier ones profit.

        :raises ValueError: when a card was not allowed, besides the reasons of :meth:`solve`.
        """
        numbers = whole_numbers("cards", cards, None, 0, CARDS - 1)
        told = asked(play, goal)
        found = self._native.solve_game(told.play, numbers, told.question)
        return [_by_card(told, values) for values in found]

    @property
    def nodes(self) -> int:
        """Return how many positions have been branched in so far: the measure of the bench signature."""
        return self._native.nodes

    @property
    def table_bytes(self) -> int:
        """Return the memory that the tables take now, in bytes."""
        return self._native.table_bytes


def _by_card(told: Asked, values: Sequence[tuple[int, int]]) -> dict[Card, Value]:
    return {Card(card): told.value(value) for card, value in values}


def solve(play: OpenPlay, goal: Goal | None = None) -> Value:
    """Return what the position is worth to the declarer's side; see :meth:`Solver.solve`."""
    return Solver().solve(play, goal)


def solve_cards(play: OpenPlay, goal: Goal | None = None) -> Mapping[Card, Value]:
    """Return the value of every legal card; see :meth:`Solver.solve_cards`."""
    return Solver().solve_cards(play, goal)


def solve_game(play: OpenPlay, cards: Sequence[Card], goal: Goal | None = None) -> list[dict[Card, Value]]:
    """Return the values at every decision of a game; see :meth:`Solver.solve_game`."""
    return Solver().solve_game(play, cards, goal)
