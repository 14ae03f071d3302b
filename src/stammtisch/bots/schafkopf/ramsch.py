"""Playing a Ramsch: everybody for himself, and whoever takes most Augen pays (rulebook 13.7)."""

from __future__ import annotations

from stammtisch.bots.schafkopf.advice import Advice
from stammtisch.bots.schafkopf.bettel import must_beat
from stammtisch.bots.schafkopf.exposure import exposure
from stammtisch.bots.schafkopf.hands import top_run
from stammtisch.bots.schafkopf.knowledge import Knowledge
from stammtisch.cards import AUGEN, TRUMP, Card, Order
from stammtisch.cards.hand import cards_in
from stammtisch.game import Seat
from stammtisch.schafkopf.actions import PLAYS

GREASED = 4.0
"""Augen that each seat still to play is likely to throw on a trick that is not its own."""

TAKES_ANYWAY = 0.15
"""How often somebody takes a trick that he might have left."""

EXPOSED = 12.0
"""Augen that full exposure of the kept cards is likely to cost."""

OWN_AUGEN = 0.2
"""The share of its Augen that a kept card is likely to bring home to its holder."""

MARCH, STOP = 100.0, 60.0
"""What the chance to take every trick is worth, and to keep somebody else from it."""

LOST_ANYHOW = 60
"""From so many Augen on nobody else can have more: only a Durchmarsch is left to gain."""

LATE = 4
"""From so many tricks on, all with one seat, the others have to stop it."""


def play_ramsch(known: Knowledge, legal: tuple[Card, ...]) -> list[Advice]:
    """Weigh each card of a Ramsch."""
    if marches(known):
        return [
            Advice(PLAYS[card], MARCH * _takes(known, card) + _from_the_top(known, card), ("durchmarsch",))
            for card in legal
        ]
    marcher = somebody_marches(known)
    return [_stop(known, card) if marcher is not None else _avoid(known, card) for card in legal]


def _avoid(known: Knowledge, card: Card) -> Advice:
    """Return what speaks for a card: few Augen in a trick it takes, and a hand that takes little later."""
    takes = _takes(known, card)
    augen = sum(AUGEN[played] for played in (*known.view.trick, card)) + GREASED * len(known.to_come)
    kept = known.hand & ~(1 << card)
    later = EXPOSED * exposure(known.order, kept, known.unseen, len(known.seats), stichzwang=known.contract.stichzwang)
    later += OWN_AUGEN * sum(AUGEN[other] for other in cards_in(kept))
    return Advice(PLAYS[card], -takes * augen - later, (_reason(known, card, takes),))


def _reason(known: Knowledge, card: Card, takes: float) -> str:
    if not known.view.trick:
        return "lead_low"
    if takes < 0.5:
        return "throw_off_augen" if AUGEN[card] >= 10 else "stay_low"
    return "take_cheaply" if not known.to_come else "cannot_duck"


def _takes(known: Knowledge, card: Card) -> float:
    """Return the chance that a card takes the trick, when the others take it only if they must or hardly mind."""
    cards = (*known.view.trick, card)
    if known.order.winner(cards) != len(cards) - 1:
        return 0.0
    chance = 1.0
    for seat in known.to_come:
        forced = must_beat(known, seat, cards[0], card)
        can = 1 - known.chance_of_none(seat, known.higher(card))
        chance *= 1 - forced - (can - forced) * TAKES_ANYWAY if can > forced else 1 - forced
    return chance


def marches(known: Knowledge) -> bool:
    """Say whether this seat tries to take every trick: it has all so far, leads, and little can beat what it holds.

    Whoever has most of the Augen anyhow has nothing to lose by trying.
    """
    tricks = known.view.tricks
    if known.view.trick or any(trick.winner != known.seat for trick in tricks):
        return False
    if sum(trick.augen for trick in tricks) >= LOST_ANYHOW:
        return True
    if known.trumps_out and not known.own_trumps:
        return False
    return all(_stands(known, group) for group in range(len(known.order.members)))


def _stands(known: Knowledge, group: int) -> bool:
    """Say whether the own cards of a group are likely to take a trick each: one trump draws two on average."""
    order, left = known.order, known.unseen | known.hand
    own = (known.hand & order.members[group]).bit_count()
    out = (known.unseen & order.members[group]).bit_count()
    run = top_run(tuple(card for card in _from_high(order, group) if left >> card & 1), known.hand)
    if group == TRUMP:
        return run >= (out + 1) // 2 if known.view.tricks else run >= out
    return run == own or run >= out


def _from_high(order: Order, group: int) -> tuple[Card, ...]:
    return order.trumps if group == TRUMP else order.plain[group - 1]


def _from_the_top(known: Knowledge, card: Card) -> float:
    """Return how high a card ranks: trumps are drawn first, and from the highest down."""
    return known.order.strength[card] / 10


def somebody_marches(known: Knowledge) -> Seat | None:
    """Return another seat that has taken all tricks so far, when there have been many of them."""
    tricks = known.view.tricks
    if len(tricks) < LATE or any(trick.winner != tricks[0].winner for trick in tricks):
        return None
    return None if tricks[0].winner == known.seat else tricks[0].winner


def _stop(known: Knowledge, card: Card) -> Advice:
    """Return what speaks for a card against a Durchmarsch: one trick is enough, and the other has the Augen."""
    later = max((known.order.strength[other] for other in cards_in(known.hand & ~(1 << card))), default=0)
    return Advice(PLAYS[card], STOP * _takes(known, card) + later / 10, ("stop_durchmarsch",))
