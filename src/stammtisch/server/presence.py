"""Who is there just now: the open sockets at each table, and since when somebody has been away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from stammtisch.game import Seat
from stammtisch.table import Table


class Presence:
    """The people who have a socket open at one table."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._since = now()
        self._sockets: Counter[str] = Counter()
        self._left_at: dict[str, float] = {}

    def came(self, user: str) -> bool:
        """Count one more socket; True when the person was not there before."""
        self._sockets[user] += 1
        self._left_at.pop(user, None)
        return self._sockets[user] == 1

    def went(self, user: str) -> bool:
        """Count one socket less; True when it was the person's last."""
        self._sockets[user] -= 1
        if self._sockets[user] > 0:
            return False
        del self._sockets[user]
        self._left_at[user] = self._now()
        return True

    def anybody(self) -> bool:
        """Say whether anybody, at a seat or in the gallery, is there."""
        return bool(self._sockets)

    def connected(self, table: Table) -> list[bool]:
        """Return for every seat whether it is there; a bot always is."""
        return [place.person is None or place.person.user in self._sockets for place in table.places]

    def absent(self, table: Table, longer_than: float) -> frozenset[Seat]:
        """Return the seats whose person has been away for longer than so many seconds."""
        away = set()
        for seat, place in enumerate(table.places):
            if place.person and place.person.user not in self._sockets:
                # Whoever was not seen since the server started has been away at least since then.
                left_at = self._left_at.get(place.person.user, self._since)
                if self._now() - left_at > longer_than:
                    away.add(seat)
        return frozenset(away)
