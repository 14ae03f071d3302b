"""The tables of the database, once for every dialect."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s_%(column_1_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

BODY = 1
"""The form in which events are stored now; older forms keep their number, so they can be told apart."""

# One row for each accepted command, with all its events: either all of them are there or none is.
# The key is the lock: of two commands that were decided on the same version only one gets in.
LOG = Table(
    "table_log",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("rev", Integer, primary_key=True, autoincrement=False),
    Column("cmd_id", String(128), nullable=False),
    Column("at", Float, nullable=False),
    Column("actor", String(32), nullable=False),
    Column("form", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("note", Text),
    UniqueConstraint("table_id", "cmd_id"),
    sqlite_with_rowid=False,
)

HEAD = Table(
    "table_head",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("rev", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("opened_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
)

PERSON = Table(
    "table_person",
    METADATA,
    Column("table_id", String(16), ForeignKey("table_head.table_id"), primary_key=True),
    Column("user_id", String(32), primary_key=True),
    Index("ix_table_person_user_id", "user_id"),
)

USER = Table(
    "user",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("created_at", Float, nullable=False),
)

SESSION = Table(
    "session",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("user_id", String(32), ForeignKey("user.id"), nullable=False, index=True),
    Column("created_at", Float, nullable=False),
)

# A list of a real table; only the hash of the writer's token is kept.
SHEET = Table(
    "sheet",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("writer_hash", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("deleted", Boolean, nullable=False),
    Column("opened_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
)

SHEET_ENTRY = Table(
    "sheet_entry",
    METADATA,
    Column("sheet_id", String(16), ForeignKey("sheet.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("entry_id", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("sheet_id", "entry_id"),
    sqlite_with_rowid=False,
)
