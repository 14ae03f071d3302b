"""The web application: REST, the socket and the page, behind one guard."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from random import SystemRandom
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Response, WebSocket, route, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import ASGIApp
from litestar.utils.scope.state import ScopeState

from stammtisch.game import Refusal
from stammtisch.server import faults, rest, sheets
from stammtisch.server.botdriver import MakeBot
from stammtisch.server.bus import MemoryBus
from stammtisch.server.door import Door
from stammtisch.server.faults import RulesRefused, ServerFault
from stammtisch.server.hub import Hub
from stammtisch.server.journals import Journals
from stammtisch.server.owner import Surroundings
from stammtisch.server.page import NOT_BUILT, StaticPage
from stammtisch.server.rulesets import faults_of
from stammtisch.server.security import Guard, problem, sheet_problem
from stammtisch.server.sessions import Sessions
from stammtisch.server.settings import Settings
from stammtisch.server.socket import Connection
from stammtisch.sheets.faults import SheetRefused
from stammtisch.store import Store, StoreFailed
from stammtisch.table import Refused
from stammtisch.table.table import AnyGame

LOG = logging.getLogger("stammtisch.server")

BODY_LIMIT = 8192
SWEEP_EVERY = 60.0


def create_app(
    settings: Settings,
    store: Store,
    games: Mapping[str, AnyGame],
    bots: Mapping[str, MakeBot],
    *,
    page: StaticPage | None = None,
) -> ASGIApp:
    """Return the application; it closes the store when it ends."""
    bus = MemoryBus()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hub = Hub(games, bots, Surroundings(store, bus, SystemRandom(), settings.pace))
        app.state.hub = hub
        sweeping = asyncio.create_task(_sweep(hub))
        try:
            yield
        finally:
            sweeping.cancel()
            await hub.close()
            bus.close()
            await asyncio.to_thread(store.close)

    @websocket("/ws")
    async def table_socket(socket: WebSocket[Any, Any, State], state: State) -> None:
        user: str = socket.state.user
        await door.serve(user, Connection(LitestarSocket(socket), user, state.hub, bus, settings.frames))

    door = Door()
    app = Litestar(
        [*rest.HANDLERS, *sheets.HANDLERS, table_socket, serve_page],
        lifespan=[lifespan],
        state=State(
            {
                "new_tables": rest.new_tables(),
                "journals": Journals(store),
                "page": page or StaticPage(),
                **sheets.limits(),
            }
        ),
        exception_handlers={Exception: answer_fault},
        request_max_body_size=BODY_LIMIT,
        openapi_config=None,
        logging_config=None,
    )
    secure = settings.base_url is not None and settings.base_url.startswith("https:")
    return Guard(app, Sessions(store, secure=secure), settings.base_url)


class LitestarSocket:
    """A socket of Litestar in the words that the rest of the server uses."""

    def __init__(self, socket: WebSocket[Any, Any, State]) -> None:
        self._socket = socket

    async def accept(self) -> None:
        """Answer the handshake."""
        await self._socket.accept()

    async def receive(self) -> str | bytes | None:
        """Return the next frame, None when the other side is gone."""
        message: Any = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text: str | None = message.get("text")
        data: bytes = message.get("bytes") or b""
        return data if text is None else text

    async def send(self, text: str) -> None:
        """Send a frame; waits while the connection is slow."""
        await self._socket.send_data(text)

    async def close(self, code: int) -> None:
        """Hang up with a close code."""
        try:
            await self._socket.close(code)
        except WebSocketDisconnect as gone:
            raise ConnectionError("the other side is gone") from gone


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def serve_page(request: rest.AnyRequest, state: State, path: FromPath[str] = "/") -> Response[bytes]:
    """Serve the page and its files."""
    page: StaticPage = state.page
    if path.startswith(("/api/", "/ws")):
        raise ServerFault(faults.unknown_path(path), 404)
    if not page.built:
        return Response(NOT_BUILT.encode(), media_type="text/html", status_code=503)
    asset = page.find(path)
    if asset is None:
        raise ServerFault(faults.unknown_path(path), 404)
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if asset.lasting else "no-cache",
        "vary": "accept-encoding",
    }
    body = asset.body
    if asset.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = asset.packed
    return Response(body, media_type=asset.content_type, headers=headers)


def answer_fault(request: rest.AnyRequest, error: Exception) -> Response[Any]:
    """Answer a request that could not be carried out: the reason as codes and in words."""
    if isinstance(error, SheetRefused):
        told = sheet_problem(error, request.headers.get("accept-language", ""))
        return Response(told, status_code=400, media_type=MediaType.JSON)
    refusal, status = _reason(request, error)
    asked = request.headers.get("accept-language", "")
    body = problem(refusal, asked)
    if isinstance(error, RulesRefused):
        body.faults = [msgspec.to_builtins(fault) for fault in faults_of(error.error, asked)]
    return Response(body, status_code=status, media_type=MediaType.JSON)


def _reason(request: rest.AnyRequest, error: Exception) -> tuple[Refusal, int]:
    asked = f"{request.method} {request.url.path}"
    match error:
        case ServerFault():
            return error.refusal, error.status
        case Refused():
            return error.refusal, 409
        case StoreFailed():
            LOG.error("%s: %s", asked, error)
            return faults.NOT_SAVED, 503
        case RecursionError():
            return faults.malformed(_body(request), "nested too deeply"), 400
        case HTTPException(status_code=404):
            return faults.unknown_path(request.url.path), 404
        case HTTPException(status_code=405):
            return faults.unknown_path(asked), 405
        case HTTPException(status_code=413):
            size = request.headers.get("content-length", "")
            limit = request.route_handler.resolve_request_max_body_size() or BODY_LIMIT
            return faults.frame_too_large(int(size) if size.isdigit() else limit + 1, limit), 413
        case HTTPException() if error.status_code < 500:
            return faults.malformed(_body(request), _details(error)), error.status_code
    LOG.error("%s failed with %s", asked, type(error).__name__, exc_info=error)
    return faults.SERVER_FAILED, 500


def _body(request: rest.AnyRequest) -> str:
    """Return what was sent, as far as it has been read."""
    body = ScopeState.from_scope(request.scope).body
    return body.decode("utf-8", "replace") if isinstance(body, bytes) else ""


def _details(error: HTTPException) -> str:
    """Return what is wrong with a body: each field with its fault."""
    extra = error.extra
    if isinstance(extra, list) and extra:
        return "; ".join(f"{entry.get('key', '')}: {entry.get('message', '')}" for entry in extra)
    return error.detail


async def _sweep(hub: Hub) -> None:
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        hub.sweep()
