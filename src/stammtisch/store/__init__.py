"""Where accepted commands are kept: the database decides, everything else is a hint."""

from stammtisch.store.base import (
    Appended,
    DatabaseUnusable,
    Entry,
    EventStore,
    StaleVersion,
    Store,
    Stored,
    StoreFailed,
)
from stammtisch.store.sqlite import SqliteStore, open_sqlite

__all__ = [
    "Appended",
    "DatabaseUnusable",
    "Entry",
    "EventStore",
    "SqliteStore",
    "StaleVersion",
    "Store",
    "StoreFailed",
    "Stored",
    "body_of",
    "open_sqlite",
]
