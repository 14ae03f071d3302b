"""Schwarze Sau: rules, house rules and views."""

from stammtisch.schwarzesau.game import SCHWARZE_SAU

__all__ = ["SCHWARZE_SAU"]
