"""The last cards: every way in which they may lie is played out, as a player counts before the last tricks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from stammtisch.bots.schafkopf.advice import Advice
from stammtisch.bots.schafkopf.knowledge import Knowledge
from stammtisch.cards import AUGEN, Card
from stammtisch.cards.hand import cards_in
from stammtisch.game import Seat
from stammtisch.schafkopf.actions import PlayCard
from stammtisch.schafkopf.contracts import Bettel, Ramsch, Sauspiel

CARDS = 3
"""From so many own cards on the ending is counted."""

DEALS = 16
"""So many ways in which the cards may lie are played out, evenly taken from all."""

WON, SCHNEIDER, AUGE = 100.0, 25.0, 0.25
"""What it is worth to win the round, to win it with Schneider or escape from it, and to have one Auge more."""

RULE_OF_THUMB = 0.02
"""What the rules of thumb still count for: they decide between cards that are equal."""


class Lying(NamedTuple):
    """One way in which the cards may lie: how likely it is, the hands as bits, and the declarer's side."""

    weight: float
    hands: tuple[int, ...]
    side: tuple[bool, ...]


def counts_ending(known: Knowledge) -> bool:
    """Say whether the ending can be counted: few cards, two sides, and nobody forced to take tricks."""
    contract = known.contract
    return 1 < known.hand.bit_count() <= CARDS and not isinstance(contract, Ramsch) and not contract.stichzwang


def count_ending(known: Knowledge, advice: Sequence[Advice]) -> list[Advice]:
    """Weigh each card anew by how the round ends when everybody plays his best, over the ways the cards may lie."""
    lyings = list(_lyings(known))
    if not lyings:
        return list(advice)
    together = sum(lying.weight for lying in lyings)
    ours = 1 if known.declares or known.partners_declarer else -1
    return [_counted(known, one, lyings, together, ours) for one in advice]


def _counted(known: Knowledge, one: Advice, lyings: list[Lying], together: float, ours: int) -> Advice:
    assert isinstance(one.action, PlayCard)
    found = 0.0
    for lying in lyings:
        found += lying.weight * _Ending(known, lying).after(one.action.card)
    return Advice(one.action, ours * found / together + RULE_OF_THUMB * one.value, one.reasons)


def _lyings(known: Knowledge, most: int = DEALS) -> Iterator[Lying]:
    """Yield ways in which the unseen cards may lie with the others, by what is known of them."""
    others = [seat for seat in known.seats if seat != known.seat]
    held = [sum(1 << card for card, row in known.holding.items() if row[seat] > 0) for seat in known.seats]
    ways = list(_dealt(known.view.counts, held, others, known.unseen))
    for hands in ways[:: 1 + (len(ways) - 1) // most] if ways else ():
        masks = [0] * len(known.seats)
        masks[known.seat] = known.hand
        weight = 1.0
        for seat, mask in zip(others, hands, strict=True):
            masks[seat] = mask
            for card in cards_in(mask):
                weight *= known.holding[card][seat]
        partner = _partner(known, masks)
        yield Lying(weight, tuple(masks), tuple(seat in (known.declarer, partner) for seat in known.seats))


def _dealt(counts: Sequence[int], held: list[int], seats: list[Seat], left: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to deal the cards left to these seats, each getting only what it may hold."""
    seat, *rest = seats
    if not rest:
        if not left & ~held[seat]:
            yield (left,)
        return
    for chosen in combinations([1 << card for card in cards_in(left & held[seat])], counts[seat]):
        mask = sum(chosen)
        for hands in _dealt(counts, held, rest, left & ~mask):
            yield (mask, *hands)


def _partner(known: Knowledge, hands: list[int]) -> Seat | None:
    """Return the declarer's partner if the cards lie like this: he holds the called ace as long as it is not played."""
    if isinstance(known.contract, Sauspiel) and known.view.partner is None:
        return next((seat for seat, hand in enumerate(hands) if hand >> known.contract.called_ace & 1), None)
    return known.view.partner


class _Ending:
    """The rest of a round with all cards open: the declarer's side makes the most of it, the others the least."""

    def __init__(self, known: Knowledge, lying: Lying) -> None:
        self._order = known.order
        self._side = lying.side
        self._hands = list(lying.hands)
        self._players = len(lying.hands)
        self._all_tricks = known.contract.tout
        self._no_trick = isinstance(known.contract, Bettel)
        self._closed = known.called_suit_closed is not None and isinstance(known.contract, Sauspiel)
        self._ace = known.contract.called_ace if isinstance(known.contract, Sauspiel) else None
        self._trick = list(known.view.trick)
        self._seat = known.seat
        self._taken = sum(trick.augen for trick in known.view.tricks if lying.side[trick.winner])

    def after(self, card: Card) -> float:
        """Return what the round is worth to the declarer's side when the seat plays this card."""
        return self._played(self._seat, card, self._trick, self._taken, self._closed)

    def _played(self, seat: Seat, card: Card, trick: list[Card], taken: int, closed: bool) -> float:
        self._hands[seat] ^= 1 << card
        now = [*trick, card]
        closed = closed and card != self._ace
        if len(now) < self._players:
            value = self._best((seat + 1) % self._players, now, taken, closed)
        else:
            value = self._trick_done(seat, now, taken, closed)
        self._hands[seat] ^= 1 << card
        return value

    def _trick_done(self, seat: Seat, trick: list[Card], taken: int, closed: bool) -> float:
        winner = (seat + 1 + self._order.winner(trick)) % self._players
        if self._side[winner]:
            if self._no_trick:
                return 0.0
            taken += sum([AUGEN[card] for card in trick])
        elif self._all_tricks:
            return 0.0
        if self._hands[winner]:
            return self._best(winner, [], taken, closed)
        return WON if self._no_trick or self._all_tricks else worth(taken)

    def _best(self, seat: Seat, trick: list[Card], taken: int, closed: bool) -> float:
        values = [self._played(seat, card, trick, taken, closed) for card in self._legal(seat, trick, closed)]
        return max(values) if self._side[seat] else min(values)

    def _legal(self, seat: Seat, trick: list[Card], closed: bool) -> tuple[Card, ...]:
        """Return what a seat may play; who holds the called ace of a closed suit has its duties (rulebook 7.3)."""
        hand = self._hands[seat]
        bound = closed and self._ace is not None and bool(hand >> self._ace & 1)
        if not trick:
            return cards_in(self._lead(hand) if bound else hand)
        following = hand & self._order.members[self._order.group[trick[0]]]
        if bound and self._ace is not None:
            ace = 1 << self._ace
            return cards_in(ace if following & ace else following or hand & ~ace or hand)
        return cards_in(following or hand)

    def _lead(self, hand: int) -> int:
        assert self._ace is not None
        of_suit = self._order.of_suit(hand, self._ace.suit)
        return hand & ~of_suit | 1 << self._ace


def worth(taken: int) -> float:
    """Return what it is worth to the declarer's side to have taken so many Augen (rulebook 10)."""
    value = AUGE * taken + (WON if taken >= 61 else 0.0)
    return value + (SCHNEIDER if taken >= 91 else -SCHNEIDER if taken <= 30 else 0.0)
