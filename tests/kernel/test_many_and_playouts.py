"""Many positions on threads, and rounds played out at random."""

import random
import threading
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from stammtisch.cards import LONG, SHORT
from stammtisch.cards.hand import cards_in
from stammtisch.cards.open_play import AtLeast, Augen
from stammtisch.kernel import PlayArrays, Solver, playouts, playouts_of_deals, solve, solve_many
from stammtisch.schafkopf.open_play import open_play
from stammtisch.schafkopf.play import legal_cards, play_card, taken_by
from tests.kernel.positions import played_on, random_play, rules


def some(n: int, name: str = "sauspiel") -> PlayArrays:
    source = random.Random(f"many {name}")
    ruleset = rules(SHORT)
    plays = [played_on(random_play(name, ruleset, source), ruleset, source.randrange(8), source) for _ in range(n)]
    return PlayArrays.of([open_play(play, ruleset) for play in plays])


@pytest.mark.parametrize("name", ["sauspiel", "geier"])
def test_the_values_do_not_depend_on_the_threads(name: str) -> None:
    source = random.Random(f"many {name}")
    ruleset = rules(SHORT)
    plays = [played_on(random_play(name, ruleset, source), ruleset, source.randrange(8), source) for _ in range(40)]
    positions = [open_play(play, ruleset) for play in plays]
    arrays = PlayArrays.of(positions)
    solver = Solver()
    expected = [solver.solve(position) for position in positions]
    for threads in (1, 2, 5):
        values = solve_many(arrays, Augen(), threads)
        assert values.dtype == np.int32
        assert values.tolist() == expected
    assert solve_many(arrays, AtLeast(61), 2).tolist() == [int(value >= 61) for value in expected]


def test_progress_is_told_and_its_errors_come_through() -> None:
    told: list[tuple[int, int]] = []
    solve_many(some(5), Augen(), 2, progress=lambda done, n: told.append((done, n)))
    assert told[-1] == (5, 5)

    def refuse(done: int, n: int) -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        solve_many(some(5), Augen(), 2, progress=refuse)


def test_a_solver_serves_one_thread_at_a_time() -> None:
    """Two threads that share a context get their answer or a plain refusal, never a wrong value."""
    source = random.Random(1)
    positions = [open_play(random_play("sauspiel", rules(SHORT), source), rules(SHORT)) for _ in range(30)]
    expected = [solve(position) for position in positions]
    solver = Solver()
    outcomes: list[str] = []

    def work() -> None:
        for position, value in zip(positions, expected, strict=True):
            try:
                outcomes.append("same" if solver.solve(position) == value else "wrong")
            except RuntimeError:
                outcomes.append("refused")

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(outcomes) == 90
    assert "wrong" not in outcomes


def test_a_solver_can_be_looked_at_while_it_works() -> None:
    source = random.Random(2)
    positions = [open_play(random_play("solo", rules(LONG), source), rules(LONG)) for _ in range(10)]
    expected = [solve(position) for position in positions]
    solver = Solver()
    found: list[int] = []
    thread = threading.Thread(target=lambda: found.extend(map(solver.solve, positions)))
    thread.start()
    seen = [0]
    while thread.is_alive():
        assert solver.nodes >= seen[-1]
        assert solver.table_bytes >= 0
        seen.append(solver.nodes)
    thread.join()
    assert found == expected
    assert solver.nodes > 0
    assert solver.table_bytes > 0


def test_playouts_are_legal_rounds_and_uniform() -> None:
    source = random.Random(2)
    ruleset = rules(LONG)
    play = played_on(random_play("sauspiel", ruleset, source), ruleset, 24, source)
    n = 40_000
    outcomes = playouts(open_play(play, ruleset), n, 1)
    assert outcomes.shape == (n, 2)
    assert (outcomes == playouts(open_play(play, ruleset), n, 1)).all()
    counts: Counter[tuple[int, int]] = Counter()
    for _ in range(8_000):
        end = play
        while any(end.held):
            end = play_card(end, source.choice(cards_in(legal_cards(end, ruleset))))
        counts[taken_by(end, end.side)] += 1
    found = Counter(map(tuple, outcomes.tolist()))
    assert set(counts) <= set(found)
    for end_of, count in counts.items():
        share, theirs = count / 8_000, found[end_of] / n
        assert abs(share - theirs) < 0.03


def test_a_policy_is_followed() -> None:
    ruleset = rules(LONG)
    play = random_play("geier", ruleset, random.Random(3))
    first = cards_in(legal_cards(play, ruleset))
    low = [[1.0 if card == first[0] else 0.0 for card in range(32)]] + [[1.0] * 32] * 3
    outcomes = playouts(open_play(play, ruleset), 500, 1, low)
    after = playouts(open_play(play_card(play, first[0]), ruleset), 500, 2)
    assert abs(float(outcomes[:, 0].mean()) - float(after[:, 0].mean())) < 8


def test_dealt_playouts_are_fair() -> None:
    order = random_play("sauspiel", rules(LONG), random.Random(1)).order
    outcomes = playouts_of_deals(order, 200_000, 3)
    # Every seat expects 30 Augen and two tricks; the leader of a random round is hardly better off.
    assert abs(float(outcomes[:, 0].mean()) - 30) < 0.6
    assert abs(float(outcomes[:, 1].mean()) - 2) < 0.05
    assert int(outcomes[:, 0].max()) <= 120
    assert int(outcomes[:, 1].max()) <= 8


def resident() -> int:
    lines = Path("/proc/self/status").read_text("ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc, which only Linux has")
def test_no_memory_is_lost() -> None:
    """The full measure is 100,000 solves; see tools/measure_memory.py."""
    ruleset, source = rules(LONG), random.Random(4)
    play = open_play(played_on(random_play("wenz", ruleset, source), ruleset, 20, source), ruleset)
    solver = Solver()
    for _ in range(200):
        solver.solve(play)
        Solver(1 << 17).solve(play)
    before = resident()
    for _ in range(2_000):
        solver.solve(play)
        Solver(1 << 17).solve(play)
    assert resident() - before < 4_000
