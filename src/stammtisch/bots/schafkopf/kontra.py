"""When to say Kontra, and when to answer it (rulebook 8)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from stammtisch.bots.schafkopf.advice import Advice
from stammtisch.bots.schafkopf.chances import chance
from stammtisch.bots.schafkopf.hands import held, plain_suits
from stammtisch.bots.schafkopf.knowledge import Knowledge
from stammtisch.cards import Rank
from stammtisch.schafkopf.actions import Action, Double
from stammtisch.schafkopf.contracts import Bettel, Sauspiel
from stammtisch.schafkopf.tariff import LEVELS

ENOUGH = {"kontra": 0.62, "re": 0.82, "sub": 0.82, "hirsch": 0.93}
"""The chance to win, judged from the own hand alone, from which each doubling is said."""


class Strength(NamedTuple):
    """Points for what a hand without the lead in the bidding holds; 0 points are an even chance."""

    start: int
    trump: int
    heads: tuple[int, int, int, int]
    ace: int
    void: int


SAUSPIEL = Strength(-30, 4, (5, 4, 2, 1), 3, 5)
SINGLE = Strength(-34, 5, (7, 6, 4, 3), 3, 4)
"""Fitted to the bot's own rounds: against a Sauspiel, and, with far fewer such hands, against a single game."""

RUFFS_CALLED_SUIT = 7
"""Points for having none of the called suit, so that its ace can be ruffed."""

SURE_TRICK = 0.99

LOW_CARD, FEWEST = 0.1, 0.2
"""What the lowest card of a suit adds to the chance against a Bettel, and the chance without any."""


def answer(known: Knowledge, doubling: Sequence[Action]) -> list[Advice] | None:
    """Weigh a doubling against leaving it; None when there is no wish to double and nothing to decline."""
    level = LEVELS[len(known.view.doublings)] if len(known.view.doublings) < len(LEVELS) else LEVELS[-1]
    chance_to_win = winning_chance(known)
    stake = known.view.ruleset.tariff.base(known.contract) * 2 ** len(known.view.doublings)
    value = 2 * stake * (chance_to_win - ENOUGH[level])
    word = f"{level}_with_chance_{round(100 * chance_to_win)}"
    advice = [
        Advice(action, value, (word,)) if isinstance(action, Double) else Advice(action, 0.0, ("leave_value",))
        for action in doubling
    ]
    return advice if value > 0 or len(advice) > 1 else None


def winning_chance(known: Knowledge) -> float:
    """Return the chance that the own side wins, as the own hand shows it before much has been played."""
    if known.declares:
        leads = known.seat == known.view.vorhand
        return chance(known.contract, known.view.ruleset.deck, known.view.dealt.mask, leads=leads)
    if isinstance(known.contract, Bettel):
        return _chance_against_bettel(known)
    if known.contract.tout:
        return SURE_TRICK if _holds_a_trick(known) else 1 - SURE_TRICK
    return 1 / (1 + exp(-strength(known) / 10))


def strength(known: Knowledge) -> int:
    """Return the points of a hand that has not announced the game."""
    scale = SINGLE if known.alone else SAUSPIEL
    hand, order = known.view.dealt.mask, known.order
    suits = plain_suits(order)
    heads = sum(
        worth for worth, card in zip(scale.heads, known.contract.heads[:4], strict=True) if card in known.view.dealt
    )
    aces = sum(held(order.of_suit(hand, suit), suit, Rank.ASS) for suit in suits)
    voids = sum(not order.of_suit(hand, suit) for suit in suits)
    found = scale.start + heads + scale.trump * order.trump_count(hand) + scale.ace * aces + scale.void * voids
    if isinstance(known.contract, Sauspiel) and not order.of_suit(hand, known.contract.suit):
        found += RUFFS_CALLED_SUIT
    return found


def _holds_a_trick(known: Knowledge) -> bool:
    """Say whether a trump of the hand outlasts all higher ones, as there are enough small ones to give under them."""
    own = [card for card in known.order.trumps if card in known.view.dealt]
    return any(known.order.trumps.index(card) < len(own) for card in own)


def _chance_against_bettel(known: Knowledge) -> float:
    """Return the chance that a Bettel fails: whoever holds the lowest cards can press a trick on the declarer."""
    order = known.order
    lowest = sum(suit[-1] in known.view.dealt for suit in (order.trumps, *order.plain) if suit)
    return FEWEST + LOW_CARD * lowest
