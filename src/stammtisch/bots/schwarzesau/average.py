"""The bot that bids its fair share and plays by the simplest rule: a measure for bots that think."""

from __future__ import annotations

from stammtisch.bots.bot import Alternative, Decision
from stammtisch.schwarzesau.actions import Action, Bid, PlayCard
from stammtisch.schwarzesau.view import View


class Average:
    """Bids the tricks divided by the players; plays its highest card while it needs tricks, then its lowest."""

    def decide(self, view: View) -> Decision[Action]:
        """Return one of the allowed actions.

        :raises ValueError: when the seat may do nothing.
        """
        actions = view.actions
        if not actions:
            raise ValueError(f"nothing is allowed to seat {view.seat}: a bot is asked when something is")
        values = tuple(Alternative(action, _liking(view, action)) for action in actions)
        best = max(values, key=lambda one: one.value)
        return Decision(best.action, values, ("fair_share" if isinstance(best.action, Bid) else "by_rank",))


def _liking(view: View, action: Action) -> float:
    """Return how near a bid is to the fair share, or how high a card is, turned round when no trick is needed."""
    if isinstance(action, Bid):
        return -abs(action.tricks - view.hand_size / len(view.counts))
    assert isinstance(action, PlayCard)
    assert view.seat is not None
    bid = view.bids[view.seat]
    needs_more = bid is not None and view.taken[view.seat] < bid
    strength = view.order.strength[action.card.face]
    return float(strength if needs_more else -strength)
