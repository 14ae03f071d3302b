"""How often somebody may ask: a bucket that fills again with time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """At most so many in so many seconds."""

    most: int
    seconds: int


FRAMES = Rate(100, 20)
"""Frames of one socket."""

TABLES = Rate(60, 60)
"""New tables of one address."""

SESSIONS = Rate(300, 30)
"""New guests of one address."""

SHEET_PUSHES = Rate(240, 60)
"""Messages with entries of lists from one address."""

SHEET_FILES = Rate(90, 60)
"""Files of lists written or read for one address."""

SOCKETS_PER_USER = 10
"""The most open sockets of one user; the oldest has to go."""


class Bucket:
    """Holds as many drops as the rate allows at once, and fills evenly."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self._rate = rate
        self._now = now
        self._drops = float(rate.most)
        self._at = now()

    def take(self) -> bool:
        """Take one drop; False when there is none."""
        self._fill()
        if self._drops < 1:
            return False
        self._drops -= 1
        return True

    def full(self) -> bool:
        """Say whether nothing was taken for long."""
        self._fill()
        return self._drops >= self._rate.most

    def _fill(self) -> None:
        now = self._now()
        self._drops = min(self._rate.most, self._drops + (now - self._at) * self._rate.most / self._rate.seconds)
        self._at = now


class Buckets:
    """One bucket for each address."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self.rate = rate
        self._now = now
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Take one drop of the address; False when there is none."""
        if len(self._buckets) > 10_000:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full()}
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self._now)
        return bucket.take()
