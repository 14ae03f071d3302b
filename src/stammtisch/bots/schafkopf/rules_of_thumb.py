"""A Schafkopf player that goes by rules of thumb: no search, no dice, and a reason for everything."""

from __future__ import annotations

from collections.abc import Callable

from stammtisch.bots.bot import Decision
from stammtisch.bots.schafkopf.advice import Advice, decide
from stammtisch.bots.schafkopf.bettel import play_bettel
from stammtisch.bots.schafkopf.bidding import announce
from stammtisch.bots.schafkopf.calling import name_suit
from stammtisch.bots.schafkopf.ending import count_ending, counts_ending
from stammtisch.bots.schafkopf.following import follow
from stammtisch.bots.schafkopf.hochzeit import accept, give_back
from stammtisch.bots.schafkopf.klopfen import knock
from stammtisch.bots.schafkopf.knowledge import Knowledge
from stammtisch.bots.schafkopf.kontra import answer
from stammtisch.bots.schafkopf.leading import lead
from stammtisch.bots.schafkopf.ramsch import play_ramsch
from stammtisch.bots.schafkopf.schieber import pass_on, take
from stammtisch.cards import Card
from stammtisch.schafkopf.actions import Action, Decline, Double, PlayCard
from stammtisch.schafkopf.contracts import Bettel, Ramsch
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


BEFORE_PLAY: dict[str, Callable[[View, tuple[Action, ...]], list[Advice]]] = {
    "klopfen": knock,
    "auction": announce,
    "hochzeit": accept,
    "exchange": give_back,
    "taking": take,
    "passing": pass_on,
    "naming": name_suit,
}
"""Who weighs what may be done, by the phase of the round."""


def _advice(view: View, actions: tuple[Action, ...]) -> list[Advice]:
    weigh = BEFORE_PLAY.get(view.phase)
    if weigh is not None:
        return weigh(view, actions)
    known = Knowledge.of(view)
    doubling = [action for action in actions if isinstance(action, Double | Decline)]
    legal = tuple(action.card for action in actions if isinstance(action, PlayCard))
    if doubling:
        spoken = answer(known, doubling)
        if spoken is not None or not legal:
            return spoken or [Advice(action, 0.0, ("nothing_else",)) for action in doubling]
    return _card(known, legal)


def _card(known: Knowledge, legal: tuple[Card, ...]) -> list[Advice]:
    if isinstance(known.contract, Ramsch):
        return play_ramsch(known, legal)
    if isinstance(known.contract, Bettel):
        advice = play_bettel(known, legal)
    else:
        advice = follow(known, legal) if known.view.trick else lead(known, legal)
    return count_ending(known, advice) if counts_ending(known) and len(legal) > 1 else advice
