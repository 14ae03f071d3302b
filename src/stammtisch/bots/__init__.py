"""Bots: they see what their seat may see, and say what they do, what the alternatives were worth, and why."""

from stammtisch.bots.bot import Alternative, Bot, Decision
from stammtisch.bots.register import BOTS, DEFAULT_BOTS, new_bot

__all__ = ["BOTS", "DEFAULT_BOTS", "Alternative", "Bot", "Decision", "new_bot"]
