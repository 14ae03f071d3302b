"""The owner of a table: one command at a time is decided, stored, applied, masked and published."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

import msgspec

from stammtisch.game import Record
from stammtisch.server.bus import Bus, presence_topic, seating_topic, view_topic
from stammtisch.server.pace import Pace
from stammtisch.server.presence import Presence
from stammtisch.server.wire import EventsFrame, FullFrame, PresenceFrame
from stammtisch.store import Entry, StaleVersion, Store, StoreFailed, body_of
from stammtisch.table import Refused, Table, decide, evolve, picture, visible_events
from stammtisch.table.commands import BotAt, Clock, Command, Person, Sender
from stammtisch.table.decide import Circumstances
from stammtisch.table.events import Event, RoundDealt, RoundEnded, SeatLeft, SeatTaken, event_record, read_event
from stammtisch.table.mask import Viewer

TRIES = 5
"""How often a command is decided anew because another process was faster."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What every owner uses together: the store, the bus, the source of the cards, and the pace."""

    store: Store
    bus: Bus
    source: Random
    pace: Pace


class TableOwner:
    """Keeps one table in memory; the key of the log, not this object, makes sure that commands cannot collide."""

    def __init__(self, table: Table, around: Surroundings, now: Callable[[], float]) -> None:
        self.table = table
        self.presence = Presence(now)
        self.listeners: list[Callable[[Table, Sequence[Event]], None]] = []
        self._around = around
        self._lock = asyncio.Lock()
        self._encode = msgspec.json.Encoder().encode

    async def handle(self, sender: Sender, command: Command, command_id: str, note: Record | None = None) -> int:
        """Carry out a command and return the version after it; a repeated one gets its first answer.

        ``note`` is kept beside the events: what a bot thought.


        :raises Refused: with the reason when it cannot be done; nothing has changed.
        :raises StoreFailed: when the database did not take it; nothing has changed.
        """
        # Whoever hangs up in the middle must not keep the others from seeing what was stored.
        handling = asyncio.ensure_future(self._handle(sender, command, command_id, note))
        handling.add_done_callback(_retrieve)
        return await asyncio.shield(handling)

    def full_frame(self, viewer: Viewer) -> bytes:
        """Return the table as the viewer may see it, encoded."""
        return self._encode(FullFrame(self.table.version, self._picture(viewer)))

    def presence_frame(self) -> bytes:
        """Return which seats are there just now, encoded."""
        return self._encode(PresenceFrame(self.presence.connected(self.table)))

    async def catch_up(self, version: int) -> None:
        """Read the log when a page knows more of the table than this process does."""
        if version > self.table.version:
            async with self._lock:
                await self._reload()

    def publish_presence(self) -> None:
        """Tell everybody at the table who is there."""
        self._around.bus.publish(presence_topic(self.table.id), self.presence_frame())

    async def _handle(self, sender: Sender, command: Command, command_id: str, note: Record | None) -> int:
        key = f"{actor_name(sender)}/{command_id}"
        async with self._lock:
            for _ in range(TRIES):
                events = await self._decide(sender, command, key)
                if isinstance(events, int):
                    return events
                try:
                    row = entry(self.table, key, actor_name(sender), events, note)
                    appended = await asyncio.wrap_future(self._around.store.append(row))
                except StaleVersion:
                    await self._reload()
                    continue
                if not appended.repeated:
                    self._advance(events)
                return appended.version
        raise StoreFailed(f"table {self.table.id}: another process was faster {TRIES} times")

    async def _decide(self, sender: Sender, command: Command, key: str) -> tuple[Event, ...] | int:
        """Return the events of a command, or the version of its first answer when it was accepted before."""
        around = self._around
        absent = self.presence.absent(self.table, around.pace.absent)
        try:
            return decide(self.table, command, sender, Circumstances(around.source, absent))
        except Refused:
            # Its effect may be the very reason why the repeated command is refused now.
            version = await asyncio.to_thread(around.store.accepted, self.table.id, key)
            if version is None:
                raise
            return version

    def _advance(self, events: Sequence[Event]) -> None:
        """Apply what is stored, and let everybody see his part of it."""
        before = self.table
        self.table = evolve(before.game, before, events)
        self._publish(before, events)
        for listener in self.listeners:
            listener(before, events)

    async def _reload(self) -> None:
        """Read what another process has stored meanwhile, and let everybody see the table after it."""
        before = self.table
        rows = await asyncio.to_thread(self._around.store.load, before.id, before.version)
        table = before
        for row in rows:
            table = evolve(table.game, table, [read_event(record) for record in row.events])
        if table.version > before.version:
            self.table = table
            self._publish(before, None)
            for listener in self.listeners:
                listener(before, ())

    def _publish(self, before: Table, events: Sequence[Event] | None) -> None:
        """Publish the table for each seat and the gallery; without events when several commands were missed."""
        bus, table = self._around.bus, self.table
        if events is None or any(isinstance(event, SeatTaken | SeatLeft) for event in events):
            seats = {place.person.user: seat for seat, place in enumerate(table.places) if place.person}
            bus.publish(seating_topic(table.id), self._encode(seats))
        for viewer in (*range(len(table.places)), None):
            topic = view_topic(table.id, viewer)
            if bus.wanted(topic):
                bus.publish(topic, self._frame(before, events, viewer))

    def _frame(self, before: Table, events: Sequence[Event] | None, viewer: Viewer) -> bytes:
        if events is None:
            return self.full_frame(viewer)
        return self._encode(
            EventsFrame(self.table.version, visible_events(before, events, viewer), self._picture(viewer))
        )

    def _picture(self, viewer: Viewer) -> dict[str, object]:
        return picture(self.table, viewer, self.presence.connected(self.table))


def _retrieve(handling: asyncio.Future[int]) -> None:
    """Take note of a refusal that nobody waits for any more: asyncio would log it, with the card that it names."""
    if not handling.cancelled():
        handling.exception()


def entry(table: Table, key: str, actor: str, events: Sequence[Event], note: Record | None = None) -> Entry:
    """Return the events of one command, decided on this table, as they go into the log."""
    return Entry(
        table_id=table.id,
        expected=table.version,
        command_id=key,
        actor=actor,
        game=table.game.name,
        status=status_after(table, events),
        body=body_of([event_record(event) for event in events]),
        joined=tuple(event.user for event in events if isinstance(event, SeatTaken)),
        note=None if note is None else body_of(note),
    )


def status_after(table: Table, events: Sequence[Event]) -> str:
    """Return whether the table is "playing" or "between" two rounds after the events."""
    over = table.over
    for event in events:
        if isinstance(event, RoundDealt | RoundEnded):
            over = isinstance(event, RoundEnded)
    return "between" if over else "playing"


def actor_name(sender: Sender) -> str:
    """Return who sent a command, as the log keeps it."""
    match sender:
        case Person(user):
            return user
        case BotAt(seat):
            return f"bot-{seat}"
        case Clock():
            return "clock"
