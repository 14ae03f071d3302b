"""Solves 100,000 positions and prints the memory before and after: `measure_memory.py [SOLVES]`. Linux only."""

import random
import sys
from pathlib import Path

from stammtisch.cards import DECKS
from stammtisch.cards.hand import cards_in
from stammtisch.cli.bench import deals
from stammtisch.kernel import Solver
from stammtisch.schafkopf.open_play import open_play
from stammtisch.schafkopf.play import legal_cards, play_card
from stammtisch.schafkopf.settings import read_ruleset


def resident() -> int:
    """Return the memory of this process in KiB."""
    lines = Path("/proc/self/status").read_text("ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def main(arguments: list[str]) -> int:
    """Exit status 0 when the memory has not grown by more than 4 MiB, else 1."""
    solves = int(arguments[0]) if arguments else 100_000
    source = random.Random(1)
    ruleset = read_ruleset({})
    positions = []
    for play in deals("sauspiel", DECKS["long"], 100):
        later = play
        for _ in range(16):
            later = play_card(later, source.choice(cards_in(legal_cards(later, ruleset))))
        positions.append(open_play(later, ruleset))
    solver = Solver()
    for number in range(2_000):
        solver.solve(positions[number % 100])
    before = resident()
    for number in range(solves):
        solver.solve(positions[number % 100])
        if number % 100 == 0:
            Solver(1 << 20).solve(positions[number // 100 % 100])
    after = resident()
    print(f"{solves} solves: {before} KiB before, {after} KiB after, tables {solver.table_bytes >> 10} KiB")
    return int(after - before > 4_096)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
