"""Schafkopf: rules, house rules, views and records."""

from stammtisch.schafkopf.game import SCHAFKOPF

__all__ = ["SCHAFKOPF"]
