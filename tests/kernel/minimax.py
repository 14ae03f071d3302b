"""An independent judge: plain minimax over the Python rules, slow and easy to read."""

from __future__ import annotations

from collections.abc import Callable

from stammtisch.cards import Card
from stammtisch.cards.hand import cards_in
from stammtisch.schafkopf.play import Play, legal_cards, play_card, taken_by
from stammtisch.schafkopf.ruleset import Ruleset

Ending = Callable[[int, int], int]
"""What an end is worth to the declarer's side, from its Augen and its tricks."""


Known = dict[tuple[tuple[int, ...], int, bool, tuple[int, int]], int]
"""What has been found at ends of tricks; without it a minimax of five cards a hand would take hours."""


def minimax(play: Play, ruleset: Ruleset, worth: Ending, known: Known | None = None) -> int:
    """Return what the declarer's side gets when all see everything and play their best."""
    known = {} if known is None else known
    so_far = taken_by(play, play.side)
    if not any(play.held):
        return worth(*so_far)
    key = (play.held, play.leader, play.bound, so_far)
    if not play.trick and key in known:
        return known[key]
    best = max if play.turn in play.side else min
    value = best(minimax(play_card(play, card), ruleset, worth, known) for card in cards_in(legal_cards(play, ruleset)))
    if not play.trick:
        known[key] = value
    return value


def minimax_cards(play: Play, ruleset: Ruleset, worth: Ending) -> dict[Card, int]:
    """Return the value of every legal card."""
    known: Known = {}
    return {
        card: minimax(play_card(play, card), ruleset, worth, known) for card in cards_in(legal_cards(play, ruleset))
    }
