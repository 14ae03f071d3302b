"""Ctrl+C ends every long piece of work with KeyboardInterrupt, and what was interrupted can be used again."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from stammtisch.cards import LONG
from stammtisch.kernel import Solver
from stammtisch.schafkopf.open_play import open_play
from tests.kernel.positions import random_play, rules

PROJECT = Path(__file__).parent.parent.parent
PREPARED = """
import random, signal, sys
# Whoever starts the tests in the background may have had Ctrl+C ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)
import numpy as np
from stammtisch.cards import LONG
from stammtisch.cards.open_play import Augen, SeatView
from stammtisch.kernel import *
from stammtisch.schafkopf.open_play import open_play
from tests.kernel.positions import random_play, rules
source = random.Random(0)
plays = [open_play(random_play("wenz", rules(LONG), source), rules(LONG)) for _ in range(3)]
play = open_play(random_play("wenz", rules(LONG), random.Random(4)), rules(LONG))  # slow without the steps
names = ("hands", "leader", "side", "trick", "taken", "tricks", "called")
arrays = PlayArrays(play.order, *(np.repeat(getattr(PlayArrays.of([play]), name), 40_000, axis=0) for name in names))
view = SeatView(play.order, LONG.mask, 0, None, 0)
slow = Solver(steps=Steps(*[False] * 8))
print("ready", flush=True)
"""


@pytest.mark.parametrize(
    "work",
    [
        "solve_many(arrays, Augen(), 2)",
        "solve_many(arrays, Augen(), 2, progress=lambda done, n: None)",
        "slow.solve(play)",
        "slow.solve_cards(play)",
        "perft(play, 32)",
        "playouts(play, 100_000_000, 1)",
        "playouts_of_deals(play.order, 100_000_000, 1)",
        "sample_worlds(view, 10_000_000, 1)",
    ],
)
def test_ctrl_c_ends_the_work(work: str) -> None:
    command = [sys.executable, "-c", f"{PREPARED}{work}\nprint('done', flush=True)"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=PROJECT) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
        time.sleep(0.3)
        child.send_signal(signal.SIGINT)
        sent = time.monotonic()
        try:
            output, errors = child.communicate(timeout=60)
        finally:
            child.kill()
    assert output == ""
    assert errors.rstrip().endswith("KeyboardInterrupt"), errors
    assert time.monotonic() - sent < 20


class TimeUp(Exception):
    pass


def test_a_solver_that_was_interrupted_is_right_afterwards() -> None:
    source = random.Random(8)
    positions = [open_play(random_play("solo", rules(LONG), source), rules(LONG)) for _ in range(12)]
    expected = [Solver().solve(position) for position in positions]
    solver = Solver()
    interrupted = 0
    solving = False

    def time_up(number: int, frame: object) -> None:
        # The alarm may come just before the solver begins or just after it has ended.
        if solving:
            raise TimeUp

    before = signal.signal(signal.SIGALRM, time_up)
    try:
        for position, value in zip(positions, expected, strict=True):
            signal.setitimer(signal.ITIMER_REAL, source.choice([0.0002, 0.001, 0.003]))
            try:
                solving = True
                found = solver.solve(position)
                solving = False
                assert found == value
            except TimeUp:
                interrupted += 1
            finally:
                solving = False
                signal.setitimer(signal.ITIMER_REAL, 0)
            assert solver.solve(position) == value
    finally:
        signal.signal(signal.SIGALRM, before)
    assert interrupted > 0


@pytest.mark.skipif("STAMMTISCH_SANITIZED" in os.environ, reason="AddressSanitizer needs more room than is left here")
def test_a_machine_that_gives_no_more_threads() -> None:
    """Where not all threads can be started the others do the work; nothing ends the program."""
    program = f"""{PREPARED}
import os, resource
small = PlayArrays.of(plays * 100)
pages = int(open("/proc/self/statm").read().split()[0])
room = pages * os.sysconf("SC_PAGE_SIZE") + {1 << 29}
resource.setrlimit(resource.RLIMIT_AS, (room, room))
values = solve_many(small, Augen(), 300, 1 << 20)
print(values[:3].tolist(), len(values))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=PROJECT, check=False)
    assert done.returncode == 0, done.stderr
    source = random.Random(0)
    plays = [open_play(random_play("wenz", rules(LONG), source), rules(LONG)) for _ in range(3)]
    assert done.stdout == f"ready\n{[Solver().solve(play) for play in plays]} 300\n"
