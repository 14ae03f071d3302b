"""The log: one row for each accepted command, in order, once, and for good."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest

from stammtisch.store import Appended, SqliteStore, StaleVersion, StoreFailed, open_sqlite
from tests.store.entries import entry


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    """An empty store in a file."""
    opened = open_sqlite(tmp_path / "stammtisch.sqlite")
    yield opened
    opened.close()


def test_what_was_appended_can_be_loaded(store: SqliteStore) -> None:
    for version in range(3):
        assert store.append(entry(expected=version, command_id=f"c{version}")).result() == Appended(version + 1)
    rows = store.load("k7m2qp")
    assert [row.version for row in rows] == [1, 2, 3]
    assert [row.command_id for row in rows] == ["c0", "c1", "c2"]
    assert [row.events for row in rows] == [({"kind": "seat_left", "seat": seat},) for seat in range(3)]
    assert [row.version for row in store.load("k7m2qp", since=2)] == [3]
    assert store.load("nobody") == []


def test_repeated_command_gets_its_first_answer_whatever_version_it_expects(store: SqliteStore) -> None:
    store.append(entry(command_id="first")).result()
    store.append(entry(expected=1, command_id="second")).result()
    for expected in (0, 2, 7):
        again = store.append(entry(expected=expected, command_id="first")).result()
        assert again == Appended(1, repeated=True)
    assert len(store.load("k7m2qp")) == 2
    assert store.accepted("k7m2qp", "first") == 1
    assert store.accepted("k7m2qp", "third") is None
    assert store.accepted("other", "first") is None


def test_stale_command_is_told_the_version_and_leaves_nothing(store: SqliteStore) -> None:
    store.append(entry(command_id="first")).result()
    for expected in (0, 2):
        with pytest.raises(StaleVersion) as caught:
            store.append(entry(expected=expected, command_id=f"late-{expected}")).result()
        assert (caught.value.expected, caught.value.found) == (expected, 1)
    assert [row.command_id for row in store.load("k7m2qp")] == ["first"]


def test_of_commands_decided_on_the_same_version_one_gets_in(store: SqliteStore) -> None:
    futures: list[Future[Appended]] = []
    start = threading.Barrier(8)

    def push(number: int) -> None:
        start.wait()
        futures.append(store.append(entry(command_id=f"from-{number}")))

    threads = [threading.Thread(target=push, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    answers = [future.exception() or future.result() for future in futures]
    assert answers.count(Appended(1)) == 1
    assert sum(isinstance(answer, StaleVersion) for answer in answers) == 7
    assert len(store.load("k7m2qp")) == 1


def test_a_batch_of_many_tables_and_versions_keeps_every_order(store: SqliteStore) -> None:
    futures = [
        store.append(entry(f"table{table}", version, f"c{version}")) for version in range(50) for table in range(10)
    ]
    assert [future.result().version for future in futures] == [version + 1 for version in range(50) for _ in range(10)]
    for table in range(10):
        assert [row.version for row in store.load(f"table{table}")] == list(range(1, 51))


def test_two_processes_on_one_file_cannot_collide(store: SqliteStore) -> None:
    """A second store on the same file stands for a second process: the key of the log is the lock."""
    other = open_sqlite(store.path)
    try:
        accepted = 0
        for version in range(20):
            pair = [one.append(entry(expected=version, command_id=f"{version}-{id(one)}")) for one in (store, other)]
            accepted += sum(future.exception() is None for future in pair)
        assert accepted == 20
        assert [row.version for row in other.load("k7m2qp")] == list(range(1, 21))
    finally:
        other.close()


def test_tables_of_a_user_the_one_last_played_at_first(store: SqliteStore) -> None:
    store.append(entry("table1", joined=("u1",))).result()
    store.append(entry("table2", joined=("u1", "u2"))).result()
    store.append(entry("table3", joined=("u2",))).result()
    assert list(store.tables_of("u1", 9)) == ["table2", "table1"]
    store.append(entry("table1", 1, "c2", joined=("u1",))).result()
    assert list(store.tables_of("u1", 9)) == ["table1", "table2"]
    assert list(store.tables_of("u1", 1)) == ["table1"]
    assert list(store.tables_of("u3", 9)) == []


def test_sessions(store: SqliteStore) -> None:
    assert store.user_of("hash") is None
    store.start_session("hash", "u1").result()
    assert store.user_of("hash") == "u1"
    with pytest.raises(StoreFailed):
        store.start_session("hash", "u2").result()
    assert store.user_of("hash") == "u1"
    assert store.append(entry()).result() == Appended(1)


def test_a_failing_write_leaves_what_shares_its_transaction(store: SqliteStore) -> None:
    store.start_session("hash", "u1").result()
    before = store.append(entry(command_id="before"))
    failing = store.start_session("hash", "u2")
    after = store.append(entry(expected=1, command_id="after"))
    assert before.result() == Appended(1)
    assert isinstance(failing.exception(), StoreFailed)
    assert after.result() == Appended(2)


def test_a_database_that_takes_no_more_is_reported_and_nothing_counts(store: SqliteStore) -> None:
    with sqlite3.connect(store.path) as spoiler:
        spoiler.execute("CREATE TRIGGER full BEFORE INSERT ON table_log BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    with pytest.raises(StoreFailed):
        store.append(entry()).result()
    with sqlite3.connect(store.path) as spoiler:
        spoiler.execute("DROP TRIGGER full")
    assert store.load("k7m2qp") == []
    assert store.append(entry()).result() == Appended(1)


def test_closing_writes_what_is_in_line(tmp_path: Path) -> None:
    store = open_sqlite(tmp_path / "x.sqlite")
    futures = [store.append(entry(expected=version, command_id=f"c{version}")) for version in range(300)]
    store.close()
    assert all(future.result().version == version + 1 for version, future in enumerate(futures))
    with pytest.raises(StoreFailed, match="closed"):
        store.append(entry(expected=300))
    store.close()


def test_every_commit_is_on_the_disk_before_the_answer(store: SqliteStore) -> None:
    """FULL: an accepted command survives a power failure, not only a killed process."""
    with store._writing.begin() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
