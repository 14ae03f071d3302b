"""The attendant of a table: bots act in their time, and the next round is dealt when people let it wait."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from stammtisch.server.botdriver import BotDriver
from stammtisch.server.owner import TableOwner
from stammtisch.server.pace import Pace
from stammtisch.store import StoreFailed
from stammtisch.table import Refused, Table
from stammtisch.table.commands import Clock, NextRound
from stammtisch.table.events import Acted, Event, RoundDealt

LOG = logging.getLogger("stammtisch.server")

PAUSE_AFTER_FAILURE = 1.0
"""Seconds to wait when the database did not take a bot's command."""


class Attendant:
    """Looks after one table as long as it is in memory."""

    def __init__(self, owner: TableOwner, driver: BotDriver, pace: Pace, now: Callable[[], float]) -> None:
        self._owner = owner
        self._driver = driver
        self._pace = pace
        self._now = now
        self._news = asyncio.Event()
        self._acted_at = now()
        self._window_since: float | None = None
        self._ready_since: float | None = None
        owner.listeners.append(self._heard)

    async def run(self) -> None:
        """Do what is due when it is due, for ever."""
        while True:
            self._news.clear()
            try:
                wait = await self._step()
            except StoreFailed as failed:
                LOG.error("table %s: %s", self._owner.table.id, failed)
                wait = PAUSE_AFTER_FAILURE
            try:
                await asyncio.wait_for(self._news.wait(), wait)
            except TimeoutError:
                continue

    def _heard(self, before: Table, events: Sequence[Event]) -> None:
        """Note when something happened that all could see: a bot's time to think begins then."""
        game = before.game
        for event in events:
            if isinstance(event, RoundDealt):
                self._acted_at = self._now()
            elif isinstance(event, Acted):
                action = game.read_action(event.action)
                if not game.hides(before.round, event.seat, action, None):
                    self._acted_at = self._now()
        self._news.set()

    async def _step(self) -> float | None:
        """Do what is due now; return after how many seconds to look again, None: when something happens."""
        table = self._owner.table
        if table.over:
            self._window_since = None
            return await self._deal_in_time(table)
        self._ready_since = None
        if not self._driver.bots_due(table):
            return None
        holding = any(table.places[seat].person for seat in table.game.may_hold(table.round))
        self._window_since = (self._window_since or self._now()) if holding else None
        wait = self._acted_at + self._driver.delay(table, self._pace) - self._now()
        if wait > 0:
            return wait
        held_for = self._now() - self._window_since if self._window_since is not None else self._pace.hold
        patient = self._pace.hold - held_for
        if await self._driver.act(self._owner, holds=patient > 0):
            return 0
        return patient if patient > 0 else None

    async def _deal_in_time(self, table: Table) -> float | None:
        """Deal the next round when somebody has been ready for long enough."""
        if not any(place.ready for place in table.places):
            self._ready_since = None
            return None
        if self._ready_since is None:
            self._ready_since = self._now()
        wait = self._ready_since + self._pace.next_round - self._now()
        if wait > 0:
            return wait
        try:
            await self._owner.handle(Clock(), NextRound(), str(table.version))
        except Refused as refused:
            # Somebody else dealt, or got up, in the same moment.
            LOG.debug("table %s: no round to deal: %s", table.id, refused)
        return None
