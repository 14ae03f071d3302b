"""A server's tables without sockets: for what needs certain cards, a certain pace, or a fault at the right moment."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from stammtisch.bots.register import new_bot
from stammtisch.games import GAMES
from stammtisch.server.botdriver import MakeBot
from stammtisch.server.bus import MemoryBus
from stammtisch.server.hub import Hub
from stammtisch.server.owner import Surroundings, TableOwner
from stammtisch.server.pace import Pace
from stammtisch.server.wire import NewTable
from stammtisch.store import Store
from stammtisch.table import Table
from stammtisch.table.commands import Act, Person

VRONI, ASA = Person("u-vroni"), Person("u-åsa")
USUAL: Mapping[str, MakeBot] = {game: partial(new_bot, game) for game in GAMES}


class Hubs:
    """Makes hubs as the application does, but with cards that come the same every time; closes them at the end."""

    def __init__(self) -> None:
        self._made: list[Hub] = []

    def __call__(
        self,
        store: Store,
        pace: Pace,
        seed: int = 0,
        bots: Mapping[str, MakeBot] = USUAL,
        bus: MemoryBus | None = None,
    ) -> Hub:
        """Make one more hub."""
        hub = Hub(GAMES, bots, Surroundings(store, bus or MemoryBus(), random.Random(seed), pace))
        self._made.append(hub)
        return hub

    async def close(self) -> None:
        """Close them all."""
        for hub in self._made:
            await hub.close()


async def opened(hub: Hub, **wish: Any) -> TableOwner:
    """A table that Vroni has opened."""
    return await hub.find(await hub.open(VRONI.user, NewTable("Vroni", **wish)))


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something that has to happen soon."""
    async with asyncio.timeout(20):
        while not happened():  # noqa: ASYNC110 - what happens is the table's own, it knows no test
            await asyncio.sleep(0.005)


def allowed(table: Table, seat: int) -> list[Any]:
    """What a seat may do now."""
    actions: list[Any] = list(table.game.view(table.round, seat).actions)
    return actions


async def act(owner: TableOwner, person: Person, action: Any) -> int:
    """Let a person do something."""
    record = owner.table.game.action_record(action)
    return await owner.handle(person, Act(record), f"{owner.table.version}-{random.random()}")
