"""How a trick is likely to end when a certain card is played to it."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.bots.schafkopf.knowledge import Knowledge
from stammtisch.bots.schafkopf.partnership import Parting
from stammtisch.cards import AUGEN, TRUMP, Card
from stammtisch.game import Seat
from stammtisch.schafkopf.contracts import Sauspiel

TOUT_TRICK = 30.0
"""What a trick is worth in a Tout, where one lost trick loses the round (rulebook 10.3)."""

GREASE, FORCED = 5.0, 2.0
"""Augen that a friend adds to a trick that is ours, and that an opponent or an unsure friend adds on average."""

SURE = 0.75
"""The chance from which a trick counts as ours."""

KEEN, LAZY, WORTH_HAVING = 0.95, 0.6, 4
"""How often somebody who can take a trick does: one worth having, which has so many Augen, and a poorer one."""


class Outlook(NamedTuple):
    """The chance that the own side wins the trick, and the Augen it may expect from it."""

    ours: float
    gain: float


def outlook(known: Knowledge, card: Card) -> Outlook:
    """Return how the trick is likely to end when this card is played to it, over all ways the sides may be made up."""
    ours = gain = 0.0
    for parting in known.partings:
        wins, augen = _under(known, card, parting)
        ours += parting.chance * wins
        gain += parting.chance * wins * augen
    return Outlook(ours, gain)


def _under(known: Knowledge, card: Card, parting: Parting) -> tuple[float, float]:
    """Return the chance to win the trick and the Augen it then holds, if the sides are made up like this."""
    cards = (*known.view.trick, card)
    place = known.order.winner(cards)
    best = cards[place]
    owner = (known.seat - (len(cards) - 1) + place) % len(parting.friends)
    augen = float(sum(known.augen(played) for played in cards))
    ace_from = _must_play_ace(known, cards[0], parting)
    if ace_from is not None:
        assert isinstance(known.contract, Sauspiel)
        ace = known.contract.called_ace
        augen += AUGEN[ace]
        if known.order.winner((best, ace)) == 1:
            best, owner = ace, ace_from
    ours, raised = float(parting.friends[owner]), 0.0
    for seat in known.to_come:
        if seat == ace_from:
            continue
        friend = parting.friends[seat]
        keen = KEEN if augen >= WORTH_HAVING or seat == known.to_come[-1] else LAZY
        takes = keen * chance_to_beat(known, seat, cards[0], best, parting) * (1 - 0.5 * raised)
        augen += GREASE if friend and ours > SURE else FORCED
        if friend:
            takes *= 1 - ours
        raised += (1 - raised) * takes
        ours = ours + takes if friend else ours * (1 - takes)
    return ours, TOUT_TRICK if known.contract.tout else augen


def chance_to_beat(known: Knowledge, seat: Seat, led: Card, best: Card, parting: Parting) -> float:
    """Return the chance that a seat holds a card that beats the best one and that it may play."""
    order = known.order
    group = order.group[led]
    higher = known.higher(best)
    if group == TRUMP:
        return 1 - known.chance_of_none(seat, higher)
    void = known.chance_void(seat, group, parting.partner)
    trumps = higher if order.group[best] == TRUMP else order.members[TRUMP]
    ruffs = void * (1 - known.chance_of_none(seat, trumps))
    if order.group[best] == TRUMP or void == 1:
        return ruffs
    return min(1.0, 1 - known.chance_of_none(seat, higher, parting.partner) + ruffs)


def _must_play_ace(known: Knowledge, led: Card, parting: Parting) -> Seat | None:
    """Return the seat that has yet to give the called ace to this trick (rulebook 7.3, R1)."""
    closed = known.called_suit_closed
    if closed is None or known.order.group[led] != 1 + closed or parting.partner not in known.to_come:
        return None
    return parting.partner
