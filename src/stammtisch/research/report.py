"""What the arena found, in numbers and as text."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from stammtisch.research.arena import Match, Tally

EVERYBODY = "ramsch"
"""The contract that every seat plays."""

NORMAL_95 = 1.96
"""Standard errors to either side of a mean that hold 95 % of a normal distribution."""


class Interval(NamedTuple):
    """A mean and half the width of its 95 % interval."""

    mean: float
    half: float


def interval(values: Sequence[float]) -> Interval:
    """Return the mean of some values with the 95 % interval of that mean; of one value the interval is infinite."""
    mean = math.fsum(values) / len(values)
    if len(values) < 2:
        return Interval(mean, math.inf)
    variance = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return Interval(mean, NORMAL_95 * math.sqrt(variance / len(values)))


def record(match: Match, tally: Tally) -> dict[str, Any]:
    """Return everything that was measured, JSON-ready; payoffs in the tariff's units."""
    bots = {}
    for name, payoffs in tally.payoffs.items():
        found = interval(payoffs)
        contracts = {
            contract: {"played": one.played, "won": one.won, "paid": one.paid}
            for contract, one in sorted(tally.contracts.get(name, {}).items())
        }
        half = found.half if math.isfinite(found.half) else None
        bots[name] = {"payoff_per_round": found.mean, "interval_95": half, "contracts": contracts}
    return {
        "game": match.game,
        "settings": match.settings,
        "lineup": list(match.lineup),
        "seed": match.seed,
        "deals": match.deals,
        "rounds": tally.rounds,
        "passed_out": tally.passed_out,
        "bots": bots,
    }


def lines(found: dict[str, Any]) -> Iterator[str]:
    """Return a record of the arena as lines of text."""
    settings = " ".join(f"{name}={value}" for name, value in found["settings"].items())
    yield f"{found['game']} {settings} seed={found['seed']}: {' '.join(found['lineup'])}"
    rounds, passed = found["rounds"], found["passed_out"]
    yield f"{found['deals']} deals, {rounds} rounds, passed out {passed} ({_share(passed, rounds)})"
    for name, bot in found["bots"].items():
        half = "unknown" if bot["interval_95"] is None else f"{bot['interval_95']:.2f}"
        yield f"{name}: {bot['payoff_per_round']:+.2f} a round, 95 % interval ±{half}"
        for contract, one in bot["contracts"].items():
            each = one["paid"] / one["played"]
            seats, who = (len(found["lineup"]), "seat") if contract == EVERYBODY else (1, "declarer")
            yield (
                f"    {contract:<13} played {one['played']:>6}   share {_share(one['played'], seats * rounds):>6}   "
                f"won {_share(one['won'], one['played']):>6}   {who} {each:+8.1f} each"
            )


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"
