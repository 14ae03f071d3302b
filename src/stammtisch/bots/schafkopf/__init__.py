"""The Schafkopf bot that plays by rules of thumb."""

from stammtisch.bots.schafkopf.rules_of_thumb import RulesOfThumb

__all__ = ["RulesOfThumb"]
