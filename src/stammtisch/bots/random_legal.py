"""The bot that does anything that is allowed: the measure that every other bot has to beat."""

from __future__ import annotations

import random
from typing import Any

from stammtisch.bots.bot import Alternative, Decision
from stammtisch.game import Choosing


class RandomLegal:
    """Chooses evenly among all that is allowed; the same seed makes the same choices."""

    def __init__(self, seed: int | str = 0) -> None:
        self._dice = random.Random(seed)

    def decide(self, view: Choosing) -> Decision[Any]:
        """Return any allowed action.

        :raises ValueError: when the seat may do nothing.
        """
        actions = view.actions
        if not actions:
            raise ValueError("nothing is allowed to this seat: a bot is asked when something is")
        even = tuple(Alternative(action, 0.0) for action in actions)
        return Decision(self._dice.choice(actions), even, ("random",))
