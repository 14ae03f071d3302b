"""Opening a database: ours, whole, writable, up to date; anything else is named with what would be right."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from stammtisch.store import DatabaseUnusable, open_sqlite
from stammtisch.store.opening import APPLICATION
from stammtisch.store.schema import METADATA
from tests.store.entries import entry


def fault_of(path: Path) -> str:
    """The message of a database that cannot be opened; it must name the file."""
    with pytest.raises(DatabaseUnusable) as caught:
        open_sqlite(path)
    message = str(caught.value)
    assert str(path) in message
    assert "\n" not in message
    return message


def test_a_missing_file_is_made_and_found_again(tmp_path: Path) -> None:
    path = tmp_path / "stammtisch.sqlite"
    store = open_sqlite(path)
    store.append(entry()).result()
    store.close()
    again = open_sqlite(path)
    assert len(again.load("k7m2qp")) == 1
    again.close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION,)


@pytest.mark.parametrize("name", [":memory:", "new?x=1.sqlite", "file:x.sqlite", "50%.sqlite", "#.sqlite"])
def test_a_file_has_the_name_it_was_given(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    store = open_sqlite(Path(name))
    store.append(entry()).result()
    store.close()
    assert [path.name for path in tmp_path.iterdir()] == [name]
    again = open_sqlite(Path(name))
    assert len(again.load("k7m2qp")) == 1
    again.close()


def test_an_empty_file_is_taken(tmp_path: Path) -> None:
    path = tmp_path / "empty.sqlite"
    path.touch()
    open_sqlite(path).close()


def test_migrations_lead_to_the_schema_of_the_code(tmp_path: Path) -> None:
    store = open_sqlite(tmp_path / "x.sqlite")
    with store._writing.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.close()


def test_no_folder(tmp_path: Path) -> None:
    assert "make it" in fault_of(tmp_path / "nowhere" / "x.sqlite")


def test_a_folder_in_its_place(tmp_path: Path) -> None:
    assert "is a folder" in fault_of(tmp_path)


@pytest.mark.parametrize("size", [30, 5000])
def test_not_a_database(tmp_path: Path, size: int) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(b"Dear Vroni, " * (size // 12 + 1))
    assert "no SQLite database" in fault_of(path)
    assert path.read_bytes().startswith(b"Dear Vroni")


def test_a_damaged_database(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    store = open_sqlite(path)
    for version in range(200):
        store.append(entry(expected=version, command_id=f"c{version}"))
    store.close()
    content = bytearray(path.read_bytes())
    for offset in range(4096, len(content)):
        content[offset] = 0xA5
    path.write_bytes(bytes(content))
    assert "damaged" in fault_of(path)


def test_a_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "bookmarks.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE bookmark (url TEXT)")
        connection.commit()
    before = path.read_bytes()
    assert "another program" in fault_of(path)
    assert path.read_bytes() == before


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    open_sqlite(path).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    message = fault_of(path)
    assert "newer Stammtisch" in message
    assert "9999" in message


def test_a_database_that_another_program_has_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.sqlite"
    open_sqlite(path).close()
    patient = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *given, **named: patient(*given, **{**named, "timeout": 0.05}))
    with closing(patient(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert "locked by another program" in fault_of(path)


def test_a_place_where_nothing_can_be_written() -> None:
    """No file can be made there by anybody, whoever runs the tests."""
    message = fault_of(Path("/proc/stammtisch.sqlite"))
    assert "cannot be written" in message
    assert "must be allowed" in message


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """A folder that every user may enter."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder


def test_a_file_that_this_user_may_only_read(open_to_all: Path) -> None:
    path = open_to_all / "x.sqlite"
    open_sqlite(path).close()
    path.chmod(0o444)
    message = fault_for_nobody(path) if os.geteuid() == 0 else fault_of(path)
    assert "cannot be written" in message


def fault_for_nobody(path: Path) -> str:
    """The message that a user without any rights gets; root himself may write everything."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.setuid(65534)
        try:
            open_sqlite(path)
            os.write(writing, b"it was opened")
        except DatabaseUnusable as fault:
            os.write(writing, str(fault).encode())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as said:
        message = said.read().decode()
    os.waitpid(child, 0)
    return message
