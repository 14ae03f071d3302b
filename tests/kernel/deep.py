"""The full comparisons of the kernel, in pieces that any number of runs can share: ``make kernel-deep``.

Every piece has a seed of its own. What is done is written to ``build/kernel-deep.jsonl`` piece by piece, so a run that
was stopped goes on where it was; a changed kernel or changed rules begin anew.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from stammtisch.cards import DECKS
from stammtisch.kernel import Solver, _kernel
from tests.kernel import schwarze_sau
from tests.kernel.comparisons import compare_deal, compare_ending, plain_solver, walk_round
from tests.kernel.positions import kinds

PROJECT = Path(__file__).parent.parent.parent
LEDGER = PROJECT / "build" / "kernel-deep.jsonl"
RULES = [PROJECT / "src" / "stammtisch" / layer for layer in ("cards", "schafkopf", "schwarzesau")]
SAU = "schwarze-sau"
KINDS = [*((contract, deck.name) for contract, deck in kinds()), (SAU, "long")]


class Comparison(NamedTuple):
    """How many pieces of how many rounds each contract and deck gets."""

    name: str
    pieces: int
    rounds: int


COMPARISONS = [Comparison("walk", 10, 1_000), Comparison("deals", 7, 13), Comparison("endings", 46, 20)]
"""10,000 rounds for each contract and deck; 2,093 deals and 21,160 endings over all."""


class Piece(NamedTuple):
    """A share of the work that is done in one go."""

    comparison: str
    contract: str
    deck: str
    number: int


def pieces(only: str, wanted: str) -> Iterator[tuple[Piece, int]]:
    """Return all pieces with their rounds, contract by contract in turn, so that a part is a part of everything."""
    for comparison in COMPARISONS:
        for number in range(comparison.pieces):
            for contract, deck in KINDS:
                if only in (comparison.name, "all") and wanted in (contract, "all"):
                    yield Piece(comparison.name, contract, deck, number), comparison.rounds


def compare(piece: Piece, rounds: int) -> list[str]:
    """Do a piece; return the difference that was found, if any."""
    source = random.Random(" ".join(map(str, piece)))
    solver, plain = Solver(), plain_solver(DECKS[piece.deck])
    one = _of_schwarze_sau if piece.contract == SAU else _of_schafkopf
    for number in range(rounds):
        try:
            one(piece, number, source, solver, plain)
        except AssertionError as error:
            # What would be drawn after it depends on where it broke off.
            return [f"{piece}: {error}"]
    return []


def _of_schafkopf(piece: Piece, number: int, source: random.Random, solver: Solver, plain: Solver) -> None:
    deck = DECKS[piece.deck]
    match piece.comparison:
        case "walk":
            walk_round(piece.contract, deck, number, source)
        case "deals":
            compare_deal(piece.contract, deck, number, source, solver, plain)
        case _:
            compare_ending(piece.contract, deck, number, 4 if number else 5, source, solver)


def _of_schwarze_sau(piece: Piece, number: int, source: random.Random, solver: Solver, plain: Solver) -> None:
    match piece.comparison:
        case "walk":
            schwarze_sau.walk_round(number, source)
        case "deals":
            schwarze_sau.compare_deal(source, solver, plain)
        case _:
            schwarze_sau.compare_ending(4 if number else 5, source, solver)


def digest() -> str:
    """Return what tells this kernel and these rules from others."""
    found = hashlib.sha256(Path(_kernel.__file__).read_bytes())
    for folder in RULES:
        for path in sorted(folder.rglob("*.py")):
            found.update(path.read_bytes())
    return found.hexdigest()


def done_before(state: str) -> dict[Piece, tuple[int, list[str]]]:
    """Return what the ledger holds for this kernel and these rules."""
    if not LEDGER.exists():
        return {}
    entries = map(json.loads, LEDGER.read_text("utf-8").splitlines())
    return {
        Piece(*entry["piece"]): (entry["rounds"], entry["differences"]) for entry in entries if entry["state"] == state
    }


def summary(done: dict[Piece, tuple[int, list[str]]]) -> int:
    """Print what has been compared; return how many differences there are."""
    counts: Counter[tuple[str, str, str]] = Counter()
    for piece, (rounds, _) in done.items():
        counts[piece.comparison, piece.contract, piece.deck] += rounds
    print(f"{'':18}" + "".join(f"{comparison.name:>10}" for comparison in COMPARISONS))
    for contract, deck in KINDS:
        row = [f"{counts[comparison.name, contract, deck]:10,}" for comparison in COMPARISONS]
        print(f"{contract} {deck}".ljust(18) + "".join(row))
    differences = [text for _, texts in done.values() for text in texts]
    for comparison in COMPARISONS:
        whole = comparison.pieces * comparison.rounds * len(KINDS)
        so_far = sum(rounds for piece, (rounds, _) in done.items() if piece.comparison == comparison.name)
        print(f"{comparison.name}: {so_far:,} of {whole:,}")
    print(f"differences: {len(differences)}", *differences, sep="\n")
    return len(differences)


def main() -> int:
    """Go on with the comparisons; 1 when something differs."""
    parser = argparse.ArgumentParser(prog="make kernel-deep ARGS=...", description="the full comparisons of the kernel")
    names = [comparison.name for comparison in COMPARISONS]
    parser.add_argument("--only", choices=["all", *names], default="all", help="one of the comparisons (all)")
    contracts = sorted({contract for contract, _ in KINDS})
    parser.add_argument("--contract", choices=["all", *contracts], default="all", help="one of the contracts (all)")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin no piece after so many minutes")
    arguments = parser.parse_args()
    state, end = digest(), time.monotonic() + 60 * arguments.minutes
    done = done_before(state)
    LEDGER.parent.mkdir(exist_ok=True)
    try:
        for piece, rounds in pieces(arguments.only, arguments.contract):
            if piece in done:
                continue
            if time.monotonic() > end:
                break
            done[piece] = (rounds, compare(piece, rounds))
            with LEDGER.open("a", encoding="utf-8") as ledger:
                entry = {"state": state, "piece": piece, "rounds": rounds, "differences": done[piece][1]}
                ledger.write(json.dumps(entry) + "\n")
    except KeyboardInterrupt:
        print("stopped; the next run goes on from here")
    return 1 if summary(done) else 0


if __name__ == "__main__":
    sys.exit(main())
