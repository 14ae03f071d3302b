"""Stammtisch: Schafkopf by the complete rules, with tables, bots and records."""

__version__ = "0.1.0"
