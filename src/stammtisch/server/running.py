"""Running the server: the address is taken before anything else, and a stop loses nothing."""

from __future__ import annotations

import errno
import logging
import signal
import socket
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import partial

import uvicorn

from stammtisch.bots.register import BOTS, new_bot
from stammtisch.games import GAMES
from stammtisch.server.app import create_app
from stammtisch.server.botdriver import MakeBot
from stammtisch.server.settings import Settings
from stammtisch.store import open_sqlite

LARGEST_FRAME = 65_536
"""Bytes of a frame at which the connection is cut; smaller ones that are still too large get a reason."""

PING_EVERY, PONG_WITHIN = 10.0, 20.0
"""Seconds: a connection that has gone without a word is noticed, even if the page sleeps in the background."""

STOP_WITHIN = 5
"""Seconds that open requests get when the server stops."""

EVERY_NETWORK = "0.0.0.0"  # noqa: S104 - only compared with

FAR_AWAY = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737): the way there begins at this machine's address in its network."""

EXAMPLES = "127.0.0.1 is this machine, 0.0.0.0 every network"


class AddressFault(OSError):
    """An address the server cannot listen on; the message names it and says what would be right."""


def serve(settings: Settings, started: Callable[[str], None]) -> None:
    """Serve until a signal to stop; ``started`` is told the address when the first page can be asked for.

    :raises DatabaseUnusable: when the database cannot be opened.
    :raises AddressFault: when the address is taken or cannot be had.
    """
    listening = listen(settings.host, settings.port)
    with listening:
        settings = replace(settings, port=listening.getsockname()[1])
        app = create_app(settings, open_sqlite(settings.database), GAMES, usual_bots())
        config = uvicorn.Config(
            app,
            ws="websockets-sansio",
            ws_max_size=LARGEST_FRAME,
            ws_ping_interval=PING_EVERY,
            ws_ping_timeout=PONG_WITHIN,
            # Frames are short: packing them would cost more memory than it saves in traffic.
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=STOP_WITHIN,
            access_log=False,
            log_config=None,
            log_level=logging.WARNING,
            server_header=False,
        )
        _Server(config, partial(started, address_for_people(settings))).run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """Take an address; port 0 takes any free one.

    :raises AddressFault: when it is taken or cannot be had.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError) as error:
        raise AddressFault(
            f"--host {host!r}: no such address; 127.0.0.1 is this machine, 0.0.0.0 every network"
        ) from error
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(1024)
    except OSError as error:
        listening.close()
        raise AddressFault(_explained(host, port, error)) from error
    return listening


def address_for_people(settings: Settings) -> str:
    """Return the address to open in a browser: where friends may come, one that takes them there, as links carry it."""
    if settings.base_url or settings.host != EVERY_NETWORK:
        return settings.address
    return replace(settings, host=own_address() or settings.host).address


def own_address() -> str | None:
    """Return this machine's address in its network, if it is in one; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as outwards:
        try:
            outwards.connect(FAR_AWAY)
        except OSError:
            return None
        address: str = outwards.getsockname()[0]
    return address


def usual_bots() -> Mapping[str, MakeBot]:
    """Return for every game how the bot is made that sits down when nobody has asked for another."""
    return {game: partial(new_bot, game) for game in BOTS}


def _explained(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} of {host} is taken by another program: end it, or give another with --port"
    if error.errno == errno.EACCES:
        return f"port {port} of {host} is not allowed to this user: give one from 1024 on with --port"
    if error.errno == errno.EADDRNOTAVAIL:
        return f"--host {host!r} is no address of this machine; {EXAMPLES}"
    return f"cannot listen on port {port} of {host}: {error.strerror}"


class _Server(uvicorn.Server):
    """Says when it has started, and takes a signal as a wish to stop, not as a failure."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._when_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started:
            self._when_started()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in order at the first signal; uvicorn's own way would raise it again afterwards."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in signals}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
