"""What every request passes: is it from our own page, who sends it, and what the browser may do with the answer."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable
from typing import Any

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stammtisch.game import Refusal
from stammtisch.i18n import negotiate, translator
from stammtisch.server import faults
from stammtisch.server.limits import SESSIONS, Buckets
from stammtisch.server.sessions import Sessions
from stammtisch.server.wire import Problem
from stammtisch.sheets.faults import SheetRefused, tell
from stammtisch.store import StoreFailed

LOG = logging.getLogger("stammtisch.server")

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
OTHER_ORIGIN = 4403
"""The close code of a socket that a page of another address has opened."""

MOST_SENTENCES = 8
"""The most faults of a file that are told at once."""

POLICY = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'"

HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")


class Guard:
    """Wraps the whole server; what it refuses reaches nothing behind it."""

    def __init__(self, app: ASGIApp, sessions: Sessions, base_url: str | None) -> None:
        self._app = app
        self._sessions = sessions
        self._base_url = base_url
        self._new_guests = Buckets(SESSIONS, time.monotonic)
        https = base_url is not None and base_url.startswith("https:")
        self._headers = (*HEADERS, HTTPS_ONLY) if https else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request or serve one socket."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        refusal = self._foreign(scope, headers)
        if refusal is not None:
            await _refuse(scope, send, refusal, 403, headers)
            return
        cookie: str | None = None
        if _needs_user(scope):
            user = await self._sessions.user_of(headers.get("cookie", ""))
            if user is None:
                if not self._new_guests.take(client_address(scope)):
                    await _refuse(scope, send, faults.too_fast(SESSIONS.most, SESSIONS.seconds), 429, headers)
                    return
                try:
                    user, cookie = await self._sessions.start()
                except StoreFailed as failed:
                    LOG.error("no new guest: %s", failed)
                    await _refuse(scope, send, faults.NOT_SAVED, 503, headers)
                    return
            scope.setdefault("state", {})["user"] = user
        await self._app(scope, receive, self._with_headers(scope, send, cookie))

    def _foreign(self, scope: Any, headers: dict[str, str]) -> Refusal | None:
        """Say why a request may not act here: it comes from a page of another address.

        No browser leaves out both headers when one page acts on another, so a request that has
        neither comes from a program, which has no cookies to be abused.
        """
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return None
        known = self._own_origins(headers)
        origin = headers.get("origin")
        if scope["type"] == "http" and "sec-fetch-site" in headers:
            if headers["sec-fetch-site"] == "same-origin":
                return None
            return faults.other_origin(origin or headers["sec-fetch-site"], known[0])
        return None if origin is None or origin in known else faults.other_origin(origin, known[0])

    def _own_origins(self, headers: dict[str, str]) -> tuple[str, ...]:
        if self._base_url:
            return (self._base_url,)
        host = headers.get("host", "")
        return f"http://{host}", f"https://{host}"

    def _with_headers(self, scope: Any, send: Send, cookie: str | None) -> Send:
        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                added = [*message.get("headers", ()), *self._headers]
                if cookie is not None:
                    added.append((b"set-cookie", cookie.encode()))
                if scope["path"].startswith("/api/"):
                    added.append((b"cache-control", b"no-store"))
                message["headers"] = added
            await send(message)

        return send_with_headers


def client_address(scope: Any) -> str:
    """Return the address a request comes from."""
    client = scope.get("client")
    return client[0] if client else ""


def problem(refusal: Refusal, accept_language: str) -> Problem:
    """Return a refusal as the body of an answer: as codes, and in the words of the asker's language."""
    return Problem(faults.refusal_record(refusal), translator(negotiate(accept_language)).refusal(refusal))


def sheet_problem(error: SheetRefused, accept_language: str) -> Problem:
    """Return everything that is wrong with a list or a file as the body of an answer, a sentence for each fault."""
    words = translator(negotiate(accept_language))
    sentences = [tell(fault, words) for fault in error.faults[:MOST_SENTENCES]]
    return Problem(faults.refusal_record(error.faults[0].refusal), " ".join(sentences))


def _needs_user(scope: Any) -> bool:
    """Say whether a request is one of a player: a socket, the page itself or an answer for it, but no picture.

    Lists of real tables belong to whoever has their links, so nobody becomes a guest by watching one.
    """
    path: str = scope["path"]
    if path.startswith("/api/sheets/"):
        return False
    return scope["type"] == "websocket" or path.startswith("/api/") or "." not in path.rsplit("/", 1)[-1]


async def _refuse(scope: Any, send: Send, refusal: Refusal, status: int, headers: dict[str, str]) -> None:
    if scope["type"] == "websocket":
        # Before the handshake is answered, this closes it with a status of HTTP.
        await send({"type": "websocket.close", "code": OTHER_ORIGIN, "reason": refusal.reason})
        return
    body = msgspec.json.encode(problem(refusal, headers.get("accept-language", "")))
    sent: Iterable[tuple[bytes, bytes]] = (
        *HEADERS,
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    )
    await send({"type": "http.response.start", "status": status, "headers": sent})
    await send({"type": "http.response.body", "body": body, "more_body": False})
