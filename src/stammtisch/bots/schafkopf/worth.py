"""What a card is worth that is kept: its power to take later tricks, and its own Augen."""

from __future__ import annotations

from stammtisch.bots.schafkopf.knowledge import Knowledge
from stammtisch.cards import TRUMP, Card
from stammtisch.game import Seat

TOP_TRUMP, STEP_DOWN, ANY_TRUMP = 8.0, 0.75, 2.0
"""Augen that the highest trump is worth, the factor for each higher one that is out, and what any trump is worth."""

STANDING, OPPOSING, FALLEN = 6.0, 3.0, 0.2
"""Augen that others add to a plain card that stands (for the declarer's side; for the opponents), and the share of its
own that one saves which does not."""

GUARDED, BARE = 0.6, 0.45
"""The share of its Augen that a card under the highest of its suit brings home: with another beside it, and alone."""

LONE_CARD = 1.5
"""What it is worth to be rid of the last small card of a plain suit while one has trumps."""


def worth_keeping(known: Knowledge, card: Card) -> float:
    """Return the Augen that a card is likely to bring later when it is not played now."""
    if len(known.view.hand) == 1:
        return 0.0
    if known.order.group[card] == TRUMP:
        return _trump(known, card)
    return _plain(known, card)


def _trump(known: Knowledge, card: Card) -> float:
    above = known.higher(card).bit_count()
    power = TOP_TRUMP * STEP_DOWN**above if known.trumps_out else TOP_TRUMP
    return power + ANY_TRUMP + 0.5 * known.augen(card)


def _plain(known: Knowledge, card: Card) -> float:
    group = known.order.group[card]
    mates = (known.hand & known.order.members[group]).bit_count() - 1
    augen = known.augen(card)
    if known.highest(card):
        stands = chance_to_stand(known, card)
        added = OPPOSING if known.opposes else STANDING
        return stands * (augen + added) + (1 - stands) * FALLEN * augen
    if not mates and not augen and known.own_trumps:
        return -LONE_CARD
    return augen * (GUARDED if mates else BARE) + 0.2 * mates


def chance_to_stand(known: Knowledge, card: Card) -> float:
    """Return the chance that no opponent ruffs the highest card of a plain suit when it is led."""
    group = known.order.group[card]
    chance = 1.0
    for seat in range(len(known.friends)):
        if seat != known.seat:
            chance *= 1 - (1 - known.friends[seat]) * _ruffs(known, seat, group)
    return chance


def _ruffs(known: Knowledge, seat: Seat, group: int) -> float:
    has_trump = 1 - known.chance_of_none(seat, known.order.members[TRUMP])
    return known.chance_void(seat, group) * has_trump
