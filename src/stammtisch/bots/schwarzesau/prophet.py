"""A Schwarze Sau player that foretells its tricks from imagined deals, and plays to be right."""

from __future__ import annotations

from stammtisch.bots.bot import Decision
from stammtisch.bots.schwarzesau.bidding import say
from stammtisch.bots.schwarzesau.card_play import play
from stammtisch.schwarzesau.actions import Action
from stammtisch.schwarzesau.view import View


class Prophet:
    """Tries every number and every card in deals that agree with all it has seen; values are points of the round.

    The same view always gives the same decision.
    """

    def decide(self, view: View) -> Decision[Action]:
        """Return one of the allowed actions.

        :raises ValueError: when the seat may do nothing.
        """
        if not view.actions:
            raise ValueError(f"nothing is allowed to seat {view.seat}: a bot is asked when something is")
        return say(view) if view.phase == "bidding" else play(view)
