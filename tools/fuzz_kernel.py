"""Feeds the kernel's binding arbitrary numbers for a stated time: `fuzz_kernel.py [SECONDS [SEED]]`.

Everything it accepts it must also answer; everything else must be a ValueError (or a TypeError where the number does
not fit the C++ type). A crash ends the program, so its exit status tells.
"""

import random
import sys
import time
from collections import Counter

from stammtisch.kernel import _kernel

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


def once(source: random.Random, solver: _kernel.Solver) -> str:
    """Make one call; what came of it."""
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
    solver = _kernel.Solver(1 << 17)
    outcomes: Counter[str] = Counter()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        outcomes[once(source, solver)] += 1
    counted = ", ".join(f"{n} {what}" for what, n in outcomes.most_common())
    print(f"{sum(outcomes.values())} calls in {seconds:.0f} s: {counted}")
    return 0 if outcomes["answered"] and outcomes["ValueError"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
