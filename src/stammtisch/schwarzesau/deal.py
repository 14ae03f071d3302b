"""Deals as they are stored, and dealing them out (rulebook 3)."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from stammtisch.game import BadRecord
from stammtisch.schwarzesau.cards import PackCard, shuffled
from stammtisch.schwarzesau.phases import Deal
from stammtisch.schwarzesau.ruleset import Ruleset


def deal_out(ruleset: Ruleset, number: int, dealer: int, source: random.Random) -> Deal:
    """Shuffle all packs, deal one card at a time from Vorhand, and turn one up (rulebook 3.4, 3.5)."""
    cards = shuffled(ruleset.packs, source)
    players, size = ruleset.players, ruleset.hand_sizes[number]
    hands = tuple(
        tuple(cards[(seat - dealer - 1) % players + turn * players] for turn in range(size)) for seat in range(players)
    )
    left = cards[players * size :]
    return Deal(number, dealer, hands, left[0] if left else None)


def deal_record(deal: Deal) -> dict[str, Any]:
    """Return a deal as it is stored."""
    return {
        "number": deal.number,
        "dealer": deal.dealer,
        "hands": [[card.code for card in hand] for hand in deal.hands],
        "turned_up": deal.turned_up.code if deal.turned_up else None,
    }


def read_deal(ruleset: Ruleset, record: Mapping[str, Any]) -> Deal:
    """Read a stored deal.

    :raises BadRecord: quoting what keeps it from being a deal of this game.
    """
    sizes = ruleset.hand_sizes
    number = _whole(record, "number", len(sizes) - 1)
    dealer = _whole(record, "dealer", ruleset.players - 1)
    hands, turned_up = record.get("hands"), record.get("turned_up")
    if not isinstance(hands, list | tuple) or len(hands) != ruleset.players:
        raise BadRecord(f"hands: {ruleset.players} lists of card codes are needed")
    try:
        dealt = tuple(tuple(PackCard.read(code) for code in hand) for hand in hands)
        up = PackCard.read(turned_up) if turned_up is not None else None
    except (ValueError, TypeError, AttributeError) as error:
        raise BadRecord(f"hands: {error}") from error
    seen = [card for hand in dealt for card in hand] + ([up] if up else [])
    for seat, hand in enumerate(dealt):
        if len(hand) != sizes[number]:
            raise BadRecord(f"hand of seat {seat} has {len(hand)} cards: round {number} gives {sizes[number]}")
    if len(set(seen)) != len(seen):
        twice = sorted({card.code for card in seen if seen.count(card) > 1})
        raise BadRecord(f"cards are there twice: {' '.join(twice)}")
    strange = sorted(card.code for card in seen if card.pack >= ruleset.packs)
    if strange:
        raise BadRecord(f"cards of a pack that is not in play: {' '.join(strange)}; there are {ruleset.packs} packs")
    return Deal(number, dealer, dealt, up)


def _whole(record: Mapping[str, Any], name: str, most: int) -> int:
    value = record.get(name)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadRecord(f"{name} = {value!r}: a whole number from 0 to {most}")
    return value
