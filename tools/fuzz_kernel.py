"""Feeds the kernel arbitrary numbers and arrays for a stated time: `fuzz_kernel.py [SECONDS [SEED]]`.

Everything it accepts it must also answer. What people call must refuse everything else with a ValueError; the C++ side
beneath may also raise a TypeError where a number does not fit its type. Anything else, or a crash, ends the program,
so its exit status tells.
"""

import math
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

from stammtisch.cards import AUGEN, DECKS, Card, Suit
from stammtisch.cards.open_play import (
    AllTricks,
    AtLeast,
    Augen,
    CalledCard,
    Goal,
    MostTricks,
    NoTrick,
    OpenPlay,
    Payoff,
    SeatView,
)
from stammtisch.cards.trick import Trick
from stammtisch.kernel import PlayArrays, Solver, _kernel, perft, playouts, sample_worlds, solve_many
from stammtisch.schafkopf.contracts import Geier, Sauspiel, Wenz

SMALL = (0, 1, -1, 2, 3, 4, 7, 8, 31, 32, 33, 127, 128, 255, 256)
EXTREME = (*SMALL, (1 << 31) - 1, 1 << 31, (1 << 32) - 1, 1 << 32, -(1 << 63), (1 << 63) - 1, 1 << 64)


def number(source: random.Random) -> int:
    """Return a number, often one at the edge of something."""
    return source.choice(EXTREME) if source.random() < 0.6 else source.getrandbits(source.randrange(1, 66))


def order(source: random.Random) -> _kernel.Order:
    """Return an order: mostly a possible one."""
    strength = source.sample(range(-50, 50), 32)
    lowest = -1 if source.random() < 0.1 else 0
    group = [source.randrange(lowest, 5) for _ in range(32)]
    augen = [source.choice([0, 0, 2, 3, 4, 10]) if source.random() < 0.8 else 0 for _ in range(32)]
    if source.random() < 0.1:
        source.choice([strength, group, augen])[source.randrange(32)] = number(source)
    return _kernel.Order(group, strength, augen)


def hands(source: random.Random) -> list[int]:
    """Return four hands: mostly of few cards that differ."""
    each = source.randrange(0, 4)
    cards = source.sample(range(32), 4 * each)
    dealt = [sum(1 << card for card in cards[seat * each : (seat + 1) * each]) for seat in range(4)]
    if source.random() < 0.3:
        dealt[source.randrange(4)] = number(source)
    return dealt


def play(source: random.Random) -> _kernel.Play:
    """Return a position from arbitrary numbers."""
    odd = source.random() < 0.3
    dealt = hands(source)
    leader = number(source) if odd else source.randrange(4)
    trick = []
    for place in range(source.choice([0, 0, 1, 2, 3, 4])):
        seat = (leader + place) % 4
        cards = [card for card in range(32) if dealt[seat] >> card & 1]
        trick.append(source.choice(cards) if cards and not odd else source.randrange(32))
        dealt[seat] &= ~(1 << trick[-1])

    def small() -> int:
        return number(source) if odd else source.randrange(1, 4)

    return _kernel.Play(
        order(source), dealt, leader, trick, source.randrange(16) if not odd else number(source),
        [small(), small()], [small(), small()], source.choice([-1, source.randrange(32), small()]), small(), small(),
    )  # fmt: skip


def question(source: random.Random) -> _kernel.Question:
    """Return a question from arbitrary numbers."""
    goal = source.choice([0, 0, 1, 2, 3, 4, number(source)])
    return _kernel.Question(goal, source.choice([61, source.randrange(-5, 200)]), [0] * 6, [31, 61, 91])


def worlds(source: random.Random) -> int:
    """Count arbitrary worlds and draw a few."""
    few = [source.getrandbits(32) & source.getrandbits(32) & source.getrandbits(32) for _ in range(source.randrange(5))]
    types = [(cards, source.randrange(18), source.random() < 0.3) for cards in few]
    sizes = [source.choice([0, 1, 2, 3, number(source)]) for _ in range(4)]
    least = [source.randrange(-2, 5) for _ in range(4)]
    cases = [(source.choice([-1, source.randrange(32), number(source)]), source.randrange(5), least)]
    counted = _kernel.Worlds(sizes, types, cases)
    return len(counted.sample(10, source.getrandbits(64)))


ODD: tuple[object, ...] = (math.nan, math.inf, -0.5, True, None, "0", (), [1], 1 + 2j, np.int8(-1), np.float32(3))
KINDS = ("u4", "u1", "i1", "i8", "f8", "?", ">u4", "O")
ORDERS = [contract.order(deck) for contract in (Sauspiel(Suit.GRAS), Wenz(), Geier()) for deck in DECKS.values()]
NAMED = re.compile(r"(row \d+: )?[\w\[\].()]+ = ")
FIELDS = {"hands": ("u4", 4), "leader": ("u1", 0), "side": ("u1", 0), "trick": ("i1", 3), "taken": ("u1", 2),
          "tricks": ("u1", 2), "called": ("i1", 0)}  # fmt: skip


def anything(source: random.Random) -> Any:
    """Return a number at the edge of something, or what is no number at all."""
    return source.choice(ODD) if source.random() < 0.4 else number(source)


def mostly(source: random.Random, value: Any) -> Any:
    """Return the value, or now and then anything else."""
    return value if source.random() < 0.9 else anything(source)


def spoiled(source: random.Random, values: tuple[Any, ...]) -> Any:
    """Return the values: with one exchanged, with one too few or too many, or something else instead."""
    if source.random() < 0.8:
        return values
    how = source.randrange(3)
    if how == 0 and values:
        place = source.randrange(len(values))
        return (*values[:place], anything(source), *values[place + 1 :])
    return (*values, anything(source)) if how == 1 else anything(source)


def goal(source: random.Random) -> Any:
    """Return a goal, or something like it."""
    amounts = tuple(sorted(source.randrange(-50, 50) for _ in range(6)))
    goals: list[Goal] = [Augen(), AllTricks(), NoTrick(), MostTricks(), AtLeast(source.randrange(1, 121))]
    goals.append(Payoff(amounts))  # type: ignore[arg-type]
    odd = [AtLeast(anything(source)), Payoff(spoiled(source, amounts)), anything(source)]
    return source.choice(goals) if source.random() < 0.8 else source.choice(odd)


def open_position(source: random.Random) -> OpenPlay:
    """Return a position of few cards, in which this and that may be odd."""
    order = source.choice(ORDERS)
    cards = [card for card in range(32) if order.group[card] >= 0]
    each = source.randrange(0, 4)
    dealt = source.sample(cards, 4 * each)
    hands = tuple(sum(1 << card for card in dealt[seat::4]) for seat in range(4))
    called = CalledCard(Card(source.choice(dealt)), source.randrange(1, 5)) if dealt and source.random() < 0.3 else None
    if source.random() < 0.1:
        called = CalledCard(anything(source), anything(source), anything(source))
    return OpenPlay(
        order, spoiled(source, hands), mostly(source, source.randrange(4)),
        spoiled(source, ()), spoiled(source, (source.randrange(4),)), spoiled(source, (0, 1, 2, 3)),
        spoiled(source, (0, 1, 0, 0)), called, augen=spoiled(source, AUGEN),
    )  # fmt: skip


def arrays(source: random.Random) -> PlayArrays:
    """Return arrays: of the right types or others, of the right shapes or others, lying together or not."""
    rows = source.randrange(4)
    found: dict[str, Any] = {}
    for name, (kind, columns) in FIELDS.items():
        odd = source.random() < 0.05
        shape = [rows, columns] if columns else [rows]
        if odd:
            shape[source.randrange(len(shape))] += source.choice([-1, 1, 7]) if rows else 1
        few = np.array([source.choice([0, 0, 1, 2, 3, 77, 255]) for _ in range(math.prod(shape))])
        array = few.astype(np.int64).astype(source.choice(KINDS) if odd else kind).reshape(shape)
        found[name] = np.repeat(array, 2, axis=0)[::2] if source.random() < 0.3 else array
    if source.random() < 0.7:
        found["hands"] = np.array([[1 << seat + 4 * row for seat in range(4)] for row in range(rows)], np.uint32)
        found["hands"] = found["hands"].reshape(rows, 4)
        found["trick"], found["called"] = np.full((rows, 3), -1, np.int8), np.full(rows, -1, np.int8)
    duties = CalledCard(Card.EA, anything(source), 1) if source.random() < 0.1 else None
    return PlayArrays(source.choice(ORDERS), **found, duties=duties, augen=spoiled(source, AUGEN))


def view(source: random.Random) -> SeatView:
    """Return what a seat knows, or cannot know."""
    order = source.choice(ORDERS)
    cards = [card for card in range(32) if order.group[card] >= 0]
    seat = source.choice([None, 0, 1, 2, 3, anything(source)])
    hand = sum(1 << card for card in source.sample(cards, len(cards) // 4)) if seat is not None else 0
    leader = source.randrange(4)
    tricks = []
    while source.random() < 0.3:
        four = spoiled(source, tuple(map(Card, source.sample(cards, 4))))
        tricks.append(Trick(mostly(source, leader), four, 0, 0))
    called = CalledCard(mostly(source, Card(source.choice(cards)))) if source.random() < 0.4 else None
    return SeatView(
        order, mostly(source, sum(1 << card for card in cards)), mostly(source, hand), seat, mostly(source, leader),
        spoiled(source, ()), tuple(tricks), spoiled(source, (0, 0, 0, 0)), called,
        source.choice([None, 0, 1, anything(source)]),
    )  # fmt: skip


def face(source: random.Random, solver: Solver) -> str:
    """Make one call as people make it; only a ValueError is a refusal."""
    asks: dict[str, Callable[[], object]] = {
        "solved": lambda: solver.solve(open_position(source), goal(source)),
        "valued": lambda: solver.solve_cards(open_position(source), goal(source)),
        "solved many": lambda: solve_many(arrays(source), goal(source), mostly(source, 2), mostly(source, 1 << 20)),
        "counted": lambda: perft(open_position(source), mostly(source, 5)),
        "played out": lambda: playouts(open_position(source), source.choice([0, 9]), mostly(source, 1)),
        "sampled": lambda: sample_worlds(view(source), mostly(source, 5), mostly(source, 1)),
    }
    what = source.choice(list(asks))
    try:
        asks[what]()
    except ValueError as refusal:
        if not NAMED.match(str(refusal)):
            raise RuntimeError(f"a refusal that names no field and value: {refusal}") from refusal
        return f"not {what}"
    return what


def beneath(source: random.Random, solver: _kernel.Solver) -> str:
    """Make one call of the C++ side; what came of it."""
    try:
        if source.random() < 0.2:
            worlds(source)
            return "worlds counted"
        asked = question(source)
        position = play(source)
        solver.solve(position, asked)
        solver.solve_cards(position, asked)
        _kernel.perft(position, source.randrange(-1, 10))
        _kernel.playouts(position, source.randrange(5), source.getrandbits(64), [])
    except (ValueError, TypeError) as error:
        return type(error).__name__
    try:
        position.play(number(source))
    except (ValueError, TypeError):
        return "answered"
    return "answered and played on"


def main(arguments: list[str]) -> int:
    """Exit status 0 when nothing but refusals and answers came."""
    seconds = float(arguments[0]) if arguments else 30.0
    source = random.Random(int(arguments[1]) if len(arguments) > 1 else 1)
    solver, native = Solver(1 << 17), _kernel.Solver(1 << 17)
    outcomes: Counter[str] = Counter()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        outcomes[face(source, solver) if source.random() < 0.5 else beneath(source, native)] += 1
    counted = ", ".join(f"{n} {what}" for what, n in outcomes.most_common())
    print(f"{sum(outcomes.values())} calls in {seconds:.0f} s: {counted}")
    expected = ("answered", "ValueError", "solved", "not solved", "solved many", "not solved many", "sampled")
    return 0 if all(outcomes[what] for what in expected) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
