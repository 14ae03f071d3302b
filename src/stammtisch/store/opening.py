"""Before the first write: is this file ours, whole, writable, and not from a newer Stammtisch?"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from stammtisch.store.base import DatabaseUnusable

APPLICATION = 0x5374416D
"""Marks a file as ours ("StAm"), so that no other program's database is taken for one."""

MIGRATIONS = Path(__file__).parent / "migrations"


def check_database(path: Path) -> None:
    """Look at a database file without changing what it holds; a missing file is made, empty and marked.

    :raises DatabaseUnusable: naming the file and saying what would be right.
    """
    if path.is_dir():
        raise DatabaseUnusable(
            f"the database {path} is a folder: give the name of a file, such as {path / 'stammtisch.sqlite'}"
        )
    if not path.parent.is_dir():
        raise DatabaseUnusable(
            f"the database {path} cannot be made: there is no folder {path.parent}; make it, or give another"
        )
    try:
        with closing(sqlite3.connect(path.absolute(), timeout=5, isolation_level=None)) as connection:
            _check_contents(connection, path)
    except sqlite3.OperationalError as error:
        raise DatabaseUnusable(_explained(path, error)) from error
    except sqlite3.DatabaseError as error:
        raise DatabaseUnusable(
            f"the database {path} is no SQLite database or is damaged ({error}): "
            "move it away to begin with an empty one, or put a backup in its place"
        ) from error


def upgrade(engine: Engine, path: Path) -> None:
    """Bring the tables of the database up to date.

    :raises DatabaseUnusable: when a newer Stammtisch has changed it already, or it cannot be changed.
    """
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    try:
        with engine.begin() as connection:
            current = MigrationContext.configure(connection).get_current_revision()
            if current is not None and current not in known:
                raise DatabaseUnusable(
                    f"the database {path} was written by a newer Stammtisch (schema {current}; this one knows "
                    f"up to {scripts.get_current_head()}): install the newer version, or give another file"
                )
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as error:
        raise DatabaseUnusable(f"the database {path} cannot be brought up to date: {error}") from error


def _check_contents(connection: sqlite3.Connection, path: Path) -> None:
    empty = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone() == (0,)
    marked = connection.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
    if not empty and not marked:
        raise DatabaseUnusable(f"the database {path} belongs to another program: give another file")
    fault = connection.execute("PRAGMA quick_check(1)").fetchone()
    if fault != ("ok",):
        raise sqlite3.DatabaseError(fault[0].splitlines()[-1])
    # A try to write: the file, its folder or the disk may be closed to us.
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute("COMMIT")


def _explained(path: Path, error: sqlite3.OperationalError) -> str:
    text = str(error)
    if "locked" in text:
        return f"the database {path} is locked by another program: end it, or give another file"
    if "readonly" in text or "unable to open" in text:
        who = f"user {os.geteuid()}" if hasattr(os, "geteuid") else "this user"
        return f"the database {path} cannot be written ({text}): {who} must be allowed to write it and its folder"
    return f"the database {path} cannot be used: {text}"
