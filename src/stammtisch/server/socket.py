"""One socket of a page: it says hello, sends commands, and is shown what its seat may see."""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections.abc import Callable
from typing import Protocol, assert_never

import msgspec

from stammtisch.game import Refusal
from stammtisch.server import faults, wire
from stammtisch.server.bus import Bus, presence_topic, seating_topic, view_topic
from stammtisch.server.decode import BadFrame, read_frame
from stammtisch.server.faults import ServerFault, refusal_record
from stammtisch.server.hub import Hub
from stammtisch.server.limits import Bucket, Rate
from stammtisch.server.owner import TableOwner
from stammtisch.store import StoreFailed
from stammtisch.table import Refused
from stammtisch.table.commands import Act, Command, LeaveSeat, NextRound, Person, Rename, SeatBot, TakeSeat
from stammtisch.table.mask import Viewer

LOG = logging.getLogger("stammtisch.server")

QUEUE = 64
"""Frames that may wait for a slow connection."""

FAILED, TOO_FAST, ELSEWHERE, TOO_SLOW, OLD_PAGE = 1011, 4408, 4409, 4410, 4426
"""Close codes, each with a message of its own for the page."""

HANG_UP_WITHIN = 2.0
"""Seconds that a connection gets to take its close frame."""


class Socket(Protocol):
    """A web socket, whoever brings it."""

    async def accept(self) -> None:
        """Answer the handshake."""

    async def receive(self) -> str | bytes | None:
        """Return the next frame, None when the other side is gone."""

    async def send(self, text: str) -> None:
        """Send a frame; waits while the connection is slow."""

    async def close(self, code: int) -> None:
        """Hang up with a close code."""


class Connection:
    """One page that shows a table; sending never waits, so a slow page cannot hold up the others."""

    def __init__(self, socket: Socket, user: str, hub: Hub, bus: Bus, rate: Rate) -> None:
        self._socket = socket
        self._person = Person(user)
        self._hub = hub
        self._bus = bus
        self._rate = rate
        self._bucket = Bucket(rate, time.monotonic)
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self._end = asyncio.Event()
        self._code = 1000
        self._owner: TableOwner | None = None
        self._viewer: Viewer = None
        self._unsubscribe: list[Callable[[], None]] = []
        self._unsubscribe_view: Callable[[], None] | None = None

    async def serve(self) -> None:
        """Serve the page until it goes or has to go."""
        await self._socket.accept()
        reader = asyncio.create_task(self._read())
        writer = asyncio.create_task(self._write())
        ending = asyncio.create_task(self._end.wait())
        try:
            await asyncio.wait((reader, writer, ending), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._leave_table()
            # What was put in line before the end, such as the reason for it, may still go out.
            if self._code != TOO_SLOW and not writer.done() and not self._waiting.full():
                self._waiting.put_nowait(None)
                await asyncio.wait((writer,), timeout=HANG_UP_WITHIN)
            for task in (reader, writer, ending):
                task.cancel()
            await asyncio.gather(reader, writer, ending, return_exceptions=True)
            await self._hang_up()

    def end(self, code: int, reason: Refusal | None = None) -> None:
        """Hang up with this close code, and the reason as a last frame if there is room for it."""
        if not self._end.is_set():
            if reason is not None:
                self._error(reason)
            self._code = code
            self._end.set()

    def push(self, body: bytes) -> None:
        """Put a frame in line; a page that does not take its frames in time is hung up, and comes back."""
        if self._end.is_set():
            return
        try:
            self._waiting.put_nowait(body)
        except asyncio.QueueFull:
            self.end(TOO_SLOW)

    async def _hang_up(self) -> None:
        try:
            await asyncio.wait_for(self._socket.close(self._code), HANG_UP_WITHIN)
        except (TimeoutError, OSError, RuntimeError):
            # The other side is gone, or takes nothing any more: it has hung up itself.
            LOG.debug("a socket went without taking its close frame")

    async def _write(self) -> None:
        while (body := await self._waiting.get()) is not None:
            await self._socket.send(body.decode())

    async def _read(self) -> None:
        try:
            while (received := await self._socket.receive()) is not None:
                if not self._bucket.take():
                    self.end(TOO_FAST, faults.too_fast(self._rate.most, self._rate.seconds))
                    return
                await self._hear(received)
        except Exception as error:  # noqa: BLE001 - one page's fault must not stop the server; it is logged
            # Only where it happened: the message of a fault could name a card.
            where = "".join(traceback.format_tb(error.__traceback__))
            LOG.error("a socket failed with %s\n%s", type(error).__name__, where)
            self.end(FAILED, faults.SERVER_FAILED)

    async def _hear(self, received: str | bytes) -> None:
        try:
            if isinstance(received, bytes):
                raise BadFrame(faults.malformed(repr(received[:80]), "a binary frame; frames are text"))
            frame = read_frame(received)
        except BadFrame as bad:
            self._refuse(bad.command_id, bad.refusal)
            return
        match frame:
            case wire.HelloFrame():
                await self._hello(frame)
            case wire.CommandFrame():
                await self._command(frame)
            case wire.PingFrame():
                self._send(wire.PongFrame())
            case _:
                assert_never(frame)

    async def _hello(self, frame: wire.HelloFrame) -> None:
        if frame.protocol != wire.PROTOCOL:
            self.end(OLD_PAGE, faults.newer_protocol(frame.protocol, wire.PROTOCOL))
            return
        try:
            owner = await self._hub.find(frame.table)
        except ServerFault as fault:
            self._error(fault.refusal)
            return
        # A page may know more than this process does, when another one has served it.
        await owner.catch_up(frame.since)
        self._leave_table()
        self._enter(owner)

    async def _command(self, frame: wire.CommandFrame) -> None:
        if self._owner is None:
            self._refuse(frame.id, faults.HELLO_FIRST)
            return
        try:
            version = await self._owner.handle(self._person, table_command(frame.command), frame.id)
        except Refused as refused:
            self._refuse(frame.id, refused.refusal)
        except StoreFailed as failed:
            # No answer under the command's id: the page sends it again.
            LOG.error("table %s: %s", self._owner.table.id, failed)
            self._error(faults.NOT_SAVED)
        else:
            self._send(wire.AckFrame(frame.id, version))

    def _enter(self, owner: TableOwner) -> None:
        """Show a table: from here on no change of it is missed."""
        self._owner = owner
        table_id = owner.table.id
        self._unsubscribe = [
            self._bus.subscribe(seating_topic(table_id), self._reseat),
            self._bus.subscribe(presence_topic(table_id), self.push),
        ]
        self._look_from(owner.table.seat_of(self._person.user))
        came = owner.presence.came(self._person.user)
        self.push(owner.full_frame(self._viewer))
        if came:
            owner.publish_presence()

    def _leave_table(self) -> None:
        owner = self._owner
        if owner is None:
            return
        self._owner = None
        for unsubscribe in (*self._unsubscribe, self._unsubscribe_view):
            if unsubscribe:
                unsubscribe()
        self._unsubscribe, self._unsubscribe_view = [], None
        if owner.presence.went(self._person.user):
            owner.publish_presence()

    def _reseat(self, body: bytes) -> None:
        """Look from another place when the person of this page sat down or got up."""
        seats: dict[str, int] = msgspec.json.decode(body)
        viewer = seats.get(self._person.user)
        if viewer != self._viewer:
            self._look_from(viewer)

    def _look_from(self, viewer: Viewer) -> None:
        if self._owner is None:
            return
        if self._unsubscribe_view:
            self._unsubscribe_view()
        self._viewer = viewer
        self._unsubscribe_view = self._bus.subscribe(view_topic(self._owner.table.id, viewer), self.push)

    def _refuse(self, command_id: str | None, refusal: Refusal) -> None:
        if command_id is None:
            self._error(refusal)
        else:
            self._send(wire.RefusedFrame(command_id, refusal_record(refusal)))

    def _error(self, refusal: Refusal) -> None:
        self._send(wire.ErrorFrame(refusal_record(refusal)))

    def _send(self, frame: wire.ServerFrame) -> None:
        self.push(msgspec.json.encode(frame))


def table_command(command: wire.Command) -> Command:
    """Return a command of the wire as the table knows it."""
    match command:
        case wire.ActCommand(action):
            return Act(action)
        case wire.TakeSeatCommand(seat, name):
            return TakeSeat(seat, name)
        case wire.LeaveSeatCommand():
            return LeaveSeat()
        case wire.NextRoundCommand():
            return NextRound()
        case wire.RenameCommand(name):
            return Rename(name)
        case wire.SeatBotCommand(seat):
            return SeatBot(seat)
    assert_never(command)
