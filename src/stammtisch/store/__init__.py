"""Where accepted commands are kept: the database decides, everything else is a hint."""

from stammtisch.store.base import (
    Appended,
    DatabaseUnusable,
    Entry,
    EventStore,
    SheetHead,
    SheetTrouble,
    StaleVersion,
    Store,
    Stored,
    StoredEntry,
    StoreFailed,
    body_of,
)
from stammtisch.store.sqlite import SqliteStore, open_sqlite

__all__ = [
    "Appended",
    "DatabaseUnusable",
    "Entry",
    "EventStore",
    "SheetHead",
    "SheetTrouble",
    "SqliteStore",
    "StaleVersion",
    "Store",
    "StoreFailed",
    "Stored",
    "StoredEntry",
    "body_of",
    "open_sqlite",
]
