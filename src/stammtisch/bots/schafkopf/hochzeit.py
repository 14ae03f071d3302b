"""Hochzeit: whether to take the trump that is offered, and which card to give back for it (rulebook 13.4)."""

from __future__ import annotations

from stammtisch.bots.schafkopf.advice import Advice
from stammtisch.bots.schafkopf.bidding import PASSING, own_game
from stammtisch.bots.schafkopf.chances import chance
from stammtisch.cards import AUGEN, TRUMP, Card
from stammtisch.cards.hand import cards_in
from stammtisch.schafkopf.actions import Accept, Action, GiveBack
from stammtisch.schafkopf.contracts import Hochzeit
from stammtisch.schafkopf.contracts.hochzeit import returnable
from stammtisch.schafkopf.contracts.orders import herz_order
from stammtisch.schafkopf.view import View

LEAST_CHANCE = 0.5
"""The chance from which the trump is taken."""

AUGEN_TO_PARTNER = 0.002
"""What an Auge given to the partner adds to the chance: he keeps it better than a hand that leaves it bare."""


def accept(view: View, actions: tuple[Action, ...]) -> list[Advice]:
    """Weigh taking the trump against leaving it."""
    base = view.ruleset.tariff.sauspiel
    wins = chance_with_trump(view)
    alone = own_game(view)
    leave = -PASSING * base if alone is None else alone.expected
    take = (2 * wins - 1) * base if wins >= LEAST_CHANCE else leave - base
    word = f"chance_{round(100 * wins)}"
    return [
        Advice(action, take, ("strong_enough", word)) if isinstance(action, Accept) else Advice(action, leave, (word,))
        for action in actions
    ]


def chance_with_trump(view: View) -> float:
    """Return the chance to win with the offered trump and the best card given back, over all trumps it may be."""
    deck, hand = view.ruleset.deck, view.dealt.mask
    lying = [card for one in view.open_hands for card in one.hand]
    offered = lying or cards_in(herz_order(deck).members[TRUMP] & ~hand)
    together = 0.0
    for trump in offered:
        held = hand | 1 << trump
        given = cards_in(returnable(held, trump, deck, trump_too=view.ruleset.hochzeit_return_trump))
        together += max((_worth(view, held, card) for card in given), default=0.0)
    return together / len(offered)


def give_back(view: View, actions: tuple[Action, ...]) -> list[Advice]:
    """Weigh each card that may be given back: the hand that stays should be short in plain suits."""
    return [
        Advice(action, 100 * _worth(view, view.dealt.mask, action.card), ("strongest_hand_left",))
        for action in actions
        if isinstance(action, GiveBack)
    ]


def _worth(view: View, held: int, given: Card) -> float:
    leads = view.seat == view.vorhand
    wins = chance(Hochzeit(), view.ruleset.deck, held & ~(1 << given), leads=leads)
    return wins + AUGEN_TO_PARTNER * AUGEN[given]
