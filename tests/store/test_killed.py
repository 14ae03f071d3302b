"""A process killed in the middle: what it has acknowledged is there, and nothing is there by halves."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from stammtisch.store import Appended, open_sqlite
from tests.store.entries import entry

PROJECT = Path(__file__).parents[2]


def kill_while_writing(path: Path, seconds: float) -> int:
    """Let a process write for a while, kill it, and return the last version it has acknowledged."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.store.killed_writer", str(path)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=PROJECT,
    )
    assert process.stdout is not None
    first = process.stdout.readline()
    assert first.startswith("begins")
    time.sleep(seconds)
    process.kill()
    said = [line for line in process.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
    process.wait()
    process.stdout.close()
    return int(said[-1]) if said else int(first.split()[1])


def test_what_was_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    acknowledged = 0
    for seconds in (0.05, 0.15, 0.3):
        last = kill_while_writing(path, seconds)
        assert last >= acknowledged
        acknowledged = last
        store = open_sqlite(path)
        rows = store.load("k7m2qp")
        store.close()
        assert len(rows) >= acknowledged
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))
        assert [row.command_id for row in rows] == [f"c{number}" for number in range(len(rows))]
    assert acknowledged > 0


def test_a_command_stored_but_not_answered_is_answered_when_it_is_sent_again(tmp_path: Path) -> None:
    """The process died between the commit and the answer: the page sends the command again."""
    path = tmp_path / "x.sqlite"
    kill_while_writing(path, 0.1)
    store = open_sqlite(path)
    last = store.load("k7m2qp")[-1]
    again = store.append(entry(expected=last.version, command_id=last.command_id)).result()
    assert again == Appended(last.version, repeated=True)
    assert len(store.load("k7m2qp")) == last.version
    store.close()
