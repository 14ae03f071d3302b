"""Who is who: every browser holds a secret token, and the store knows only its hash."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from http.cookies import CookieError, SimpleCookie

from stammtisch.store import Store

COOKIE = "stammtisch"
YEAR = 365 * 24 * 3600
REMEMBERED = 10_000
"""The most sessions that are kept in memory, so that not every request asks the database."""


class Sessions:
    """Finds the user of a browser, and makes guests of new ones."""

    def __init__(self, store: Store, *, secure: bool) -> None:
        self._store = store
        self._secure = secure
        self._known: OrderedDict[str, str] = OrderedDict()

    async def user_of(self, cookies: str) -> str | None:
        """Return the user whose token is among the cookies of a request; None for a new browser."""
        token = _token_in(cookies)
        if token is None:
            return None
        digest = _hash(token)
        user = self._known.get(digest)
        if user is None:
            user = await asyncio.to_thread(self._store.user_of, digest)
            if user is not None:
                self._remember(digest, user)
        return user

    async def start(self) -> tuple[str, str]:
        """Make a guest; returns his id, which stays with the server, and the cookie for his browser.

        :raises StoreFailed: when the database did not take it.
        """
        token = secrets.token_urlsafe(32)
        user = f"u{secrets.token_hex(12)}"
        digest = _hash(token)
        await asyncio.wrap_future(self._store.start_session(digest, user))
        self._remember(digest, user)
        secure = "; Secure" if self._secure else ""
        return user, f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"

    def _remember(self, digest: str, user: str) -> None:
        self._known[digest] = user
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def _token_in(cookies: str) -> str | None:
    try:
        morsel = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel and 0 < len(morsel.value) <= 100 else None


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
