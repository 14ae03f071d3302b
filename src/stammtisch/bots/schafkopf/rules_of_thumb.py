"""A Schafkopf player that goes by rules of thumb: no search, no dice, and a reason for everything."""

from __future__ import annotations

from stammtisch.bots.bot import Decision
from stammtisch.bots.schafkopf.advice import Advice, decide
from stammtisch.bots.schafkopf.avoiding import avoid, avoids
from stammtisch.bots.schafkopf.bidding import announce
from stammtisch.bots.schafkopf.calling import name_suit
from stammtisch.bots.schafkopf.exchanging import exchange
from stammtisch.bots.schafkopf.following import follow
from stammtisch.bots.schafkopf.knowledge import Knowledge
from stammtisch.bots.schafkopf.kontra import answer
from stammtisch.bots.schafkopf.leading import lead
from stammtisch.schafkopf.actions import Action, Decline, Double, PlayCard
from stammtisch.schafkopf.view import View


class RulesOfThumb:
    """Bids by counting, plays by the odds of the trick at hand; the same view always gives the same decision."""

    def decide(self, view: View) -> Decision[Action]:
        """Return one of the allowed actions.

        :raises ValueError: when the seat may do nothing.
        """
        actions = view.actions
        if not actions:
            raise ValueError(f"nothing is allowed to seat {view.seat}: a bot is asked when something is")
        return decide(_advice(view, actions))


def _advice(view: View, actions: tuple[Action, ...]) -> list[Advice]:
    if view.phase == "auction":
        return announce(view, actions)
    if view.phase == "naming":
        return name_suit(view, actions)
    if view.phase != "play":
        return exchange(view, actions)
    legal = tuple(action.card for action in actions if isinstance(action, PlayCard))
    if legal and avoids(view):
        return avoid(view, legal)
    known = Knowledge.of(view)
    doubling = [action for action in actions if isinstance(action, Double | Decline)]
    if doubling:
        spoken = answer(known, doubling)
        if spoken is not None or not legal:
            return spoken or [Advice(action, 0.0, ("nothing_else",)) for action in doubling]
    return follow(known, legal) if view.trick else lead(known, legal)
