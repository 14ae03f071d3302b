"""Prints what each step of the search brings: nodes and time with it left out, as multiples.

Called with the number of deals for each contract, 12 unless told otherwise.
"""

import sys
import time

from stammtisch.cards import DECKS
from stammtisch.cli.bench import CONTRACTS, deals
from stammtisch.kernel import Solver, Steps
from stammtisch.schafkopf.open_play import open_play
from stammtisch.schafkopf.settings import read_ruleset


def measured(name: str, steps: Steps, n: int) -> tuple[int, float]:
    """Return the nodes and the seconds of processor time for the exact values of some deals."""
    ruleset = read_ruleset({})
    solver = Solver(steps=steps)
    positions = [open_play(play, ruleset) for play in deals(name, DECKS["long"], n)]
    start = time.process_time()
    for position in positions:
        solver.solve(position)
    return solver.nodes, time.process_time() - start


def main(arguments: list[str]) -> int:
    """Exit status 0."""
    n = int(arguments[0]) if arguments else 12
    print("| left out | " + " | ".join(f"{name}: nodes, time" for name in CONTRACTS) + " |")
    print("|---|" + "---|" * len(CONTRACTS))
    shipped = {name: measured(name, Steps(), n) for name in CONTRACTS}
    for step in Steps._fields:
        row = []
        for name in CONTRACTS:
            nodes, seconds = measured(name, Steps()._replace(**{step: False}), n)
            row.append(f"{nodes / shipped[name][0]:.2f}, {seconds / shipped[name][1]:.2f}")
        print(f"| {step} | " + " | ".join(row) + " |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
