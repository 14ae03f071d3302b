"""Who has come in: all open sockets, so that nobody opens too many."""

from __future__ import annotations

from stammtisch.server.faults import OPENED_ELSEWHERE
from stammtisch.server.limits import SOCKETS_PER_USER
from stammtisch.server.socket import ELSEWHERE, Connection


class Door:
    """Counts the sockets of each user."""

    def __init__(self) -> None:
        self._inside: dict[str, list[Connection]] = {}

    async def serve(self, user: str, connection: Connection) -> None:
        """Serve a connection; when its user has too many, his oldest has to go."""
        inside = self._inside.setdefault(user, [])
        inside.append(connection)
        if len(inside) > SOCKETS_PER_USER:
            inside[0].end(ELSEWHERE, OPENED_ELSEWHERE)
        try:
            await connection.serve()
        finally:
            inside.remove(connection)
            if not inside:
                self._inside.pop(user, None)
