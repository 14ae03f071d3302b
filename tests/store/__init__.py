"""Tests of the store with real SQLite files."""
