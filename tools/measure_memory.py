"""Solves 100,000 positions and prints the memory before and after: `measure_memory.py [SOLVES]`. Linux only."""

import random
import sys
from pathlib import Path

from stammtisch.cards import DECKS
from stammtisch.cards.hand import cards_in
from stammtisch.cards.open_play import Augen, OpenPlay, SeatView
from stammtisch.cli.bench import deals
from stammtisch.kernel import PlayArrays, Solver, playouts, sample_worlds, solve_many
from stammtisch.schafkopf.open_play import open_play
from stammtisch.schafkopf.play import legal_cards, play_card
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.settings import read_ruleset


def resident() -> int:
    """Return the memory of this process in KiB."""
    lines = Path("/proc/self/status").read_text("ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def positions(ruleset: Ruleset, cards: int) -> list[OpenPlay]:
    """Return a hundred Sauspiele after so many cards."""
    source = random.Random(1)
    found = []
    for play in deals("sauspiel", DECKS["long"], 100):
        later = play
        for _ in range(cards):
            later = play_card(later, source.choice(cards_in(legal_cards(later, ruleset))))
        found.append(open_play(later, ruleset))
    return found


def work(solver: Solver, late: list[OpenPlay], full: list[OpenPlay], number: int) -> None:
    """Solve one position; now and then a whole deal, a new context, many at once, playouts and samples."""
    place = number % 100
    solver.solve(late[place])
    if number % 50 == 0:
        solver.solve(full[number // 50 % 100])
        Solver(1 << 20).solve_cards(late[place])
        playouts(late[place], 10, number)
        sample_worlds(SeatView(full[place].order, DECKS["long"].mask, 0, None, 0), 10, number)
    if number % 1_000 == 0:
        solve_many(PlayArrays.of(late[:1] * 10), Augen(), 2, 1 << 20)


def main(arguments: list[str]) -> int:
    """Exit status 0 when the memory has not grown by more than 4 MiB, else 1."""
    solves = int(arguments[0]) if arguments else 100_000
    ruleset = read_ruleset({})
    late, full = positions(ruleset, 12), positions(ruleset, 0)
    solver = Solver()
    # Every whole deal once, so that the tables have grown to their size.
    for number in range(5_000):
        work(solver, late, full, number)
    before = resident()
    for number in range(solves):
        work(solver, late, full, number)
    after = resident()
    print(f"{solves} solves: {before} KiB before, {after} KiB after, tables {solver.table_bytes >> 10} KiB")
    return int(after - before > 4_096)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
