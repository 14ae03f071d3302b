"""An independent judge: plain minimax over the Python rules, slow and easy to read."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from stammtisch.cards import Card
from stammtisch.cards.hand import cards_in
from stammtisch.cards.open_play import AllTricks, AtLeast, Augen, Goal, NoTrick, Payoff
from stammtisch.schafkopf.play import Play, legal_cards, play_card
from stammtisch.schafkopf.ruleset import Ruleset

AMOUNTS = (-50, -30, -10, 10, 30, 50)


class Aim(NamedTuple):
    """A goal, put so that the declarer's side wants as much as it can get.

    ``gain`` is what a trick with so many Augen brings it, ``worth`` what all it has gained is worth in the unit of
    the goal. More gain is never worth less, so it is enough to look for the largest gain.
    """

    goal: Goal
    gain: Callable[[int], int]
    worth: Callable[[int], int]


def aims(hand_size: int) -> list[Aim]:
    """Return every kind of goal."""

    def payoff(gained: int) -> int:
        augen, tricks = divmod(gained, 100)
        if tricks in (0, hand_size):
            return AMOUNTS[5 if tricks else 0]
        return AMOUNTS[1 + (augen >= 31) + (augen >= 61) + (augen >= 91)]

    return [
        Aim(Augen(), lambda augen: augen, lambda gained: gained),
        Aim(AtLeast(61), lambda augen: augen, lambda gained: int(gained >= 61)),
        Aim(AllTricks(), lambda augen: 1, lambda gained: int(gained == hand_size)),
        Aim(NoTrick(), lambda augen: -1, lambda gained: int(gained == 0)),
        Aim(Payoff(AMOUNTS), lambda augen: 100 * augen + 1, payoff),
    ]


Known = dict[tuple[tuple[int, ...], int, bool], int]
"""What has been found at ends of tricks; without it a minimax of five cards a hand would take hours."""


def minimax(play: Play, ruleset: Ruleset, aim: Aim, known: Known) -> int:
    """Return what the declarer's side still gains when all see everything and play their best."""
    if not any(play.held):
        return 0
    key = (play.held, play.leader, play.bound)
    if not play.trick and key in known:
        return known[key]
    best = max if play.turn in play.side else min
    gained = best(after_card(play, card, ruleset, aim, known) for card in cards_in(legal_cards(play, ruleset)))
    if not play.trick:
        known[key] = gained
    return gained


def after_card(play: Play, card: Card, ruleset: Ruleset, aim: Aim, known: Known) -> int:
    """Return what it still gains when this card is played, in the trick on the table and after it."""
    after = play_card(play, card)
    takes = not after.trick and after.leader in play.side
    return minimax(after, ruleset, aim, known) + (aim.gain(after.tricks[-1].augen) if takes else 0)


def minimax_cards(play: Play, ruleset: Ruleset, aim: Aim) -> dict[Card, int]:
    """Return the value of every legal card, in the unit of the goal."""
    known: Known = {}
    so_far = sum(aim.gain(trick.augen) for trick in play.tricks if trick.winner in play.side)
    return {
        card: aim.worth(so_far + after_card(play, card, ruleset, aim, known))
        for card in cards_in(legal_cards(play, ruleset))
    }
