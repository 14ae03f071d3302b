"""How a trick is likely to end when a certain card is played to it."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.bots.schafkopf.knowledge import Knowledge
from stammtisch.cards import TRUMP, Card
from stammtisch.game import Seat

TOUT_TRICK = 30.0
"""What a trick is worth in a Tout, where one lost trick loses the round (rulebook 10.3)."""

GREASE, FORCED = 5.0, 2.0
"""Augen that a friend adds to a trick that is ours, and that an opponent or an unsure friend adds on average."""

ACE, SURE = 11.0, 0.75
"""The Augen of an ace, and the chance from which a trick counts as ours."""

KEEN, LAZY = 0.95, 0.6
"""How often somebody who can take a trick does: one worth having, and an empty one."""


class Outlook(NamedTuple):
    """The chance that the own side wins the trick, and the Augen it is then likely to hold."""

    ours: float
    augen: float

    @property
    def gain(self) -> float:
        """Return the Augen that the own side may expect from the trick."""
        return self.ours * self.augen


def outlook(known: Knowledge, card: Card) -> Outlook:
    """Return how the trick is likely to end when this card is played to it."""
    cards = (*known.view.trick, card)
    order = known.order
    best = cards[order.winner(cards)]
    place = order.winner(cards)
    owner = (known.seat - (len(cards) - 1) + place) % len(known.friends)
    table = sum(known.augen(played) for played in cards)
    ours, raised, to_come = known.friends[owner], 0.0, 0.0
    for seat in known.to_come:
        friend = known.friends[seat]
        can = chance_to_beat(known, seat, cards[0], best) * (1 - 0.5 * raised)
        wants = KEEN if table >= 4 or seat == known.to_come[-1] else LAZY
        forced = _must_play_ace(known, seat, cards[0])
        takes_from_us = can * wants if order.group[best] == TRUMP else max(can * wants, forced)
        raised = 1 - (1 - raised) * (1 - can * wants)
        to_come += forced * ACE + (1 - forced) * (FORCED + friend * (GREASE - FORCED) * (ours > SURE))
        ours = friend * (ours + (1 - ours) * can * wants) + (1 - friend) * ours * (1 - takes_from_us)
    if known.contract.tout:
        return Outlook(ours, TOUT_TRICK)
    return Outlook(ours, table + to_come)


def chance_to_beat(known: Knowledge, seat: Seat, led: Card, best: Card) -> float:
    """Return the chance that a seat holds a card that beats the best one and that it may play."""
    order = known.order
    group = order.group[led]
    higher = known.higher(best)
    if group == TRUMP:
        return 1 - known.chance_of_none(seat, higher)
    void = known.chance_void(seat, group)
    if order.group[best] == TRUMP:
        return void * (1 - known.chance_of_none(seat, higher))
    has_higher = 0.0 if void == 1 else 1 - known.chance_of_none(seat, higher)
    ruffs = 1 - known.chance_of_none(seat, order.members[TRUMP])
    return min(1.0, has_higher + void * ruffs)


def _must_play_ace(known: Knowledge, seat: Seat, led: Card) -> float:
    """Return the chance that a seat has to take this trick's lead with the called ace (rulebook 7.3, R1)."""
    closed = known.called_suit_closed
    if closed is None or known.order.group[led] != 1 + closed:
        return 0.0
    return known.partners[seat]


