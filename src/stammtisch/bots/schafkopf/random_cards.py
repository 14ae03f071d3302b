"""The bot that bids with its head and plays blindly: it shows what the card play alone is worth."""

from __future__ import annotations

import random

from stammtisch.bots.bot import Alternative, Decision
from stammtisch.bots.schafkopf.rules_of_thumb import RulesOfThumb
from stammtisch.schafkopf.actions import Action, PlayCard
from stammtisch.schafkopf.view import View


class RandomCards:
    """Announces as the rules of thumb do, and plays any legal card; the same seed plays the same cards."""

    def __init__(self, seed: int | str = 0) -> None:
        self._head = RulesOfThumb()
        self._dice = random.Random(seed)

    def decide(self, view: View) -> Decision[Action]:
        """Return one of the allowed actions.

        :raises ValueError: when the seat may do nothing.
        """
        decision = self._head.decide(view)
        if not isinstance(decision.action, PlayCard):
            return decision
        cards = [action for action in view.actions if isinstance(action, PlayCard)]
        even = tuple(Alternative(card, 0.0) for card in cards)
        return Decision(self._dice.choice(cards), even, ("random",))
