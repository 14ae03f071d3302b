"""Imagined deals: the hidden cards dealt at random, as far as they may lie after what has been seen."""

from __future__ import annotations

import random
from collections.abc import Sequence

from stammtisch.bots.schwarzesau.playout import Holding, Ranked
from stammtisch.bots.schwarzesau.sightings import Sightings, holding

TRIES = 8


def imagine(seen: Sightings, dice: random.Random) -> list[Holding]:
    """Return hands of all seats that agree with what was seen; nobody gets a suit that he has shown to lack."""
    hidden = [seat for seat, hand in enumerate(seen.open_hands) if hand is None and seen.sizes[seat]]
    bound = [seat for seat in hidden if seen.void[seat]]
    dealt: dict[int, list[Ranked]] | None = None
    if bound:
        bound.sort(key=lambda seat: sum(group not in seen.void[seat] for group, _ in seen.unseen) - seen.sizes[seat])
        order = bound + [seat for seat in hidden if not seen.void[seat]]
        for _ in range(TRIES):
            dealt = _deal(seen, order, dice)
            if dealt is not None:
                break
        else:
            dealt = _match(seen, order, dice)
    else:
        dealt = _slice(seen, hidden, dice)
    return [
        [list(ranks) for ranks in hand] if hand is not None else holding(dealt.get(seat, ()))
        for seat, hand in enumerate(seen.open_hands)
    ]


def _shuffled(cards: Sequence[Ranked], dice: random.Random) -> list[Ranked]:
    """Return the cards in random order; faster than shuffling in place."""
    numbers = [dice.random() for _ in cards]
    return [cards[place] for place in sorted(range(len(cards)), key=numbers.__getitem__)]


def _slice(seen: Sightings, seats: Sequence[int], dice: random.Random) -> dict[int, list[Ranked]]:
    """Deal where nobody is known to lack anything."""
    cards = _shuffled(seen.unseen, dice)
    dealt, start = {}, 0
    for seat in seats:
        dealt[seat] = cards[start : start + seen.sizes[seat]]
        start += seen.sizes[seat]
    return dealt


def _deal(seen: Sightings, seats: Sequence[int], dice: random.Random) -> dict[int, list[Ranked]] | None:
    """Deal to whoever has least choice first; None when the cards left do not do for somebody."""
    cards = _shuffled(seen.unseen, dice)
    dealt = {}
    for seat in seats:
        void, size = seen.void[seat], seen.sizes[seat]
        given: list[Ranked] = []
        kept: list[Ranked] = []
        for card in cards:
            (given if len(given) < size and card[0] not in void else kept).append(card)
        if len(given) < size:
            return None
        dealt[seat], cards = given, kept
    return dealt


def _match(seen: Sightings, seats: Sequence[int], dice: random.Random) -> dict[int, list[Ranked]]:
    """Deal by exchanging cards until everybody has what he may have; the real deal proves that there is a way."""
    cards = _shuffled(seen.unseen, dice)
    places = [seat for seat in seats for _ in range(seen.sizes[seat])]
    holder: dict[int, int] = {}

    def give(place: int, tried: set[int]) -> bool:
        for index, card in enumerate(cards):
            if index in tried or card[0] in seen.void[places[place]]:
                continue
            tried.add(index)
            if index not in holder or give(holder[index], tried):
                holder[index] = place
                return True
        return False

    for place in range(len(places)):
        if not give(place, set()):
            raise ValueError(f"no deal gives seat {places[place]} cards outside the suits it has shown to lack")
    dealt: dict[int, list[Ranked]] = {seat: [] for seat in seats}
    for index, place in holder.items():
        dealt[places[place]].append(cards[index])
    return dealt
