"""Playing a Bettel: the declarer ducks under every trick, the others press a trick on him (rulebook 13.2)."""

from __future__ import annotations

from math import exp

from stammtisch.bots.schafkopf.advice import Advice
from stammtisch.bots.schafkopf.exposure import exposure
from stammtisch.bots.schafkopf.knowledge import Knowledge
from stammtisch.cards import Card
from stammtisch.cards.hand import cards_in
from stammtisch.game import Seat
from stammtisch.schafkopf.actions import PLAYS

TRICK = 100.0
"""What it is worth that the declarer takes a trick: everything."""

RELIEF = 15.0
"""What it costs the opponents to lead a suit that the declarer lacks: he throws off his worst card."""

KEEP_LOW = 1.0
"""What an opponent gives for each unseen card above a card that he keeps: low ones press, high ones take."""


def play_bettel(known: Knowledge, legal: tuple[Card, ...]) -> list[Advice]:
    """Weigh each card of a Bettel, from whichever side."""
    advise = _duck if known.declares else _press
    return [advise(known, card) for card in legal]


def _duck(known: Knowledge, card: Card) -> Advice:
    """Return what speaks for a card of the declarer: little risk now, and little in what he keeps."""
    risk = chance_to_take(known, card)
    kept = known.hand & ~(1 << card)
    later = 1 - exp(-exposure(known.order, kept, known.unseen, len(known.seats), stichzwang=known.contract.stichzwang))
    following = bool(known.view.trick)
    if following and known.order.group[card] != known.order.group[known.view.trick[0]]:
        reason = "throw_off_danger"
    else:
        reason = ("duck" if following else "lead_low") if risk < 0.5 else "cannot_duck"
    return Advice(PLAYS[card], -TRICK * (risk + (1 - risk) * later), (reason,))


def chance_to_take(known: Knowledge, card: Card) -> float:
    """Return the chance that a card takes the trick although nobody wants to: the others beat it when they must."""
    cards = (*known.view.trick, card)
    if known.order.winner(cards) != len(cards) - 1:
        return 0.0
    chance = 1.0
    for seat in known.to_come:
        chance *= 1 - must_beat(known, seat, cards[0], card)
    return chance


def must_beat(known: Knowledge, seat: Seat, led: Card, best: Card) -> float:
    """Return the chance that a seat has to beat the best card of the trick: it can, and it has nothing lower."""
    order = known.order
    group = order.group[led]
    higher = known.higher(best)
    if order.group[best] != group:
        # A trump lies on a plain suit: nobody is forced over it but by Stichzwang.
        if not known.contract.stichzwang:
            return 0.0
        return known.chance_void(seat, group) * (1 - known.chance_of_none(seat, higher))
    can = 1 - known.chance_of_none(seat, higher)
    if known.contract.stichzwang:
        return can
    lower = known.unseen & order.members[group] & ~higher & ~(1 << best)
    return can * known.chance_of_none(seat, lower)


def _press(known: Knowledge, card: Card) -> Advice:
    """Return what speaks for an opponent's card: the declarer may have to take the trick, and low cards are kept."""
    declarer = known.declarer
    assert declarer is not None
    trick = known.view.trick
    kept = KEEP_LOW * known.higher(card).bit_count()
    if declarer in known.to_come:
        pressed, reason = _forces(known, declarer, card)
        if not trick:
            relieved = RELIEF * known.chance_void(declarer, known.order.group[card])
            return Advice(PLAYS[card], TRICK * pressed - relieved - kept, ("lead_under_declarer",))
        return Advice(PLAYS[card], TRICK * pressed - kept, (reason,))
    holds = _declarer_keeps_trick(known, declarer, card)
    reason = "leave_it_to_declarer" if holds else "throw_off_high"
    return Advice(PLAYS[card], TRICK * holds - kept, (reason,))


def _forces(known: Knowledge, declarer: Seat, card: Card) -> tuple[float, str]:
    """Return the chance that the declarer, who is still to play, is left with the trick after this card.

    He plays the lowest card he has; he cannot duck when it lies over the trick, and keeps the trick
    unless another opponent has nothing lower than that.
    """
    order, trick = known.order, (*known.view.trick, card)
    best = trick[order.winner(trick)]
    reason = "stay_below_declarer" if best != card or not known.view.trick else "no_lower_card"
    if order.group[best] != order.group[trick[0]]:
        return 0.0, reason
    others = [seat for seat in known.to_come if seat != declarer]
    members = known.unseen & order.members[order.group[best]]
    chance, none_lower = 0.0, 1.0
    for held in sorted(cards_in(members), key=lambda one: order.strength[one]):
        has = known.holding[held][declarer]
        if order.strength[held] > order.strength[best]:
            left = has * none_lower
            for seat in others:
                left *= 1 - must_beat(known, seat, trick[0], held)
            chance += left
        none_lower *= 1 - has
    return chance, reason


def _declarer_keeps_trick(known: Knowledge, declarer: Seat, card: Card) -> float:
    """Return the chance that the declarer, who has played, is left with the trick."""
    cards = (*known.view.trick, card)
    leader = known.view.leader
    assert leader is not None
    winner = (leader + known.order.winner(cards)) % len(known.view.counts)
    if winner != declarer:
        return 0.0
    best = cards[known.order.winner(cards)]
    chance = 1.0
    for seat in known.to_come:
        chance *= 1 - must_beat(known, seat, cards[0], best)
    return chance
