"""The Schafkopf bot that plays by rules of thumb, and one that only bids by them."""

from stammtisch.bots.schafkopf.random_cards import RandomCards
from stammtisch.bots.schafkopf.rules_of_thumb import RulesOfThumb

__all__ = ["RandomCards", "RulesOfThumb"]
