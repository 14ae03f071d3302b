"""Numbers as callers give them, refused with the field and the value when they cannot be."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Sized
from contextlib import suppress
from typing import SupportsIndex, cast

SEATS = 4
CARDS = 32
MOST = (1 << 62) - 1


def whole(name: str, number: object, least: int = -MOST, most: int = MOST) -> int:
    """Return a whole number, NumPy's included.

    :raises ValueError: when it is none (NaN, a truth value, a text) or not in the range.
    """
    if isinstance(number, bool):
        raise ValueError(f"{name} = {number!r}: must be a whole number")
    try:
        found = operator.index(cast("SupportsIndex", number))
    except TypeError:
        raise ValueError(f"{name} = {number!r}: must be a whole number") from None
    if not least <= found <= most:
        raise ValueError(f"{name} = {found}: must be from {least} to {most}")
    return found


def whole_numbers(
    name: str, numbers: Iterable[object], length: int | None = None, least: int = -MOST, most: int = MOST
) -> list[int]:
    """Return a list of whole numbers.

    :raises ValueError: when it is no list of so many numbers, or one of them cannot be.
    """
    # Before the numbers are looked at: there may be a thousand million of them.
    if length is not None and isinstance(numbers, Sized) and len(numbers) != length:
        raise ValueError(f"len({name}) = {len(numbers)}: must be {length}")
    found: list[int] | None = None
    with suppress(TypeError):
        found = list(map(operator.index, cast("Iterable[SupportsIndex]", numbers)))
    if found is None or bool in map(type, numbers) or any(not least <= number <= most for number in found):
        found = _whole_one_by_one(name, numbers, least, most)
    if length is not None and len(found) != length:
        raise ValueError(f"len({name}) = {len(found)}: must be {length}")
    return found


def _whole_one_by_one(name: str, numbers: Iterable[object], least: int, most: int) -> list[int]:
    """Return the numbers, or name the one that cannot be; a position has a hundred, so names are made only here."""
    try:
        places = list(enumerate(numbers))
    except TypeError:
        raise ValueError(f"{name} = {numbers!r}: must be a list of whole numbers") from None
    return [whole(f"{name}[{place}]", number, least, most) for place, number in places]


def seed_number(seed: object) -> int:
    """Return the number that chance starts from.

    :raises ValueError: when it does not fit 64 bits.
    """
    return whole("seed", seed, 0, (1 << 64) - 1)
