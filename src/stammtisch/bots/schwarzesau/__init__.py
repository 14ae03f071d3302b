"""Bots for Schwarze Sau."""

from stammtisch.bots.schwarzesau.average import Average
from stammtisch.bots.schwarzesau.prophet import Prophet

__all__ = ["Average", "Prophet"]
