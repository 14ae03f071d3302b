"""Bids and the hook: the dealer's bid may not make the sum equal to the tricks (rulebook 4)."""

from __future__ import annotations

from collections.abc import Sequence


def barred_bid(hand_size: int, previous: Sequence[int], is_dealer: bool, hook: bool) -> int | None:
    """Return the number the bidder may not say, or None: what would make it come out even (rulebook 4.2)."""
    barred = hand_size - sum(previous)
    return barred if hook and is_dealer and 0 <= barred <= hand_size else None


def legal_bids(hand_size: int, previous: Sequence[int], is_dealer: bool, hook: bool) -> list[int]:
    """Return every number the bidder may say."""
    barred = barred_bid(hand_size, previous, is_dealer, hook)
    return [number for number in range(hand_size + 1) if number != barred]
