"""People at their browsers: they have a cookie, open a table's page, see its frames and send commands."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from stammtisch.server.screens import table as screens
from tests.server.house import House

PATIENCE = 20.0
"""Seconds to wait for something that has to happen."""

_ids = itertools.count()


class Guest:
    """A browser: it gets a cookie with its first request."""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.name = name
        with httpx.Client(base_url=house.url) as client:
            client.get("/api/presets")
            self.cookie = "; ".join(f"{key}={value}" for key, value in client.cookies.items())

    def get(self, path: str) -> httpx.Response:
        """Ask the server for something."""
        return httpx.get(self.house.url + path, headers={"cookie": self.cookie})

    def open_table(self, **wish: Any) -> str:
        """Open a table and return its id."""
        response = httpx.post(
            f"{self.house.url}/api/tables", json={"name": self.name, **wish}, headers={"cookie": self.cookie}
        )
        assert response.status_code == 201, response.text
        return str(response.json()["id"])

    async def look(self, table_id: str) -> Page:
        """Open the table's page and wait for its picture."""
        page = Page(self, table_id)
        await page.connect()
        return page


class Page:
    """A table's page in a browser; every frame that ever came is kept, and is checked against its type."""

    def __init__(self, guest: Guest, table_id: str) -> None:
        self.guest = guest
        self.table_id = table_id
        self.frames: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.close_code: int | None = None
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    @property
    def round(self) -> dict[str, Any]:
        """The round as this page shows it."""
        shown: dict[str, Any] = self.table["round"]
        return shown

    async def connect(self, since: int = 0) -> None:
        """Open the socket and say hello; returns when the table is shown."""
        await self.open_socket()
        seen = len(self.frames)
        await self.send({"kind": "hello", "table": self.table_id, "since": since, "protocol": 1})
        await self.until(lambda: any(frame["kind"] == "full" for frame in self.frames[seen:]))

    async def open_socket(self) -> None:
        """Open the socket without saying anything."""
        house = self.guest.house
        self._socket = await connect(
            f"ws{house.url.removeprefix('http')}/ws",
            origin=websockets.Origin(house.url),
            additional_headers={"cookie": self.guest.cookie},
            compression=None,
        )
        self._listening = asyncio.create_task(self._listen(self._socket))

    async def close(self) -> None:
        """Close the page."""
        if self._socket and self._listening:
            await self._socket.close()
            await self._listening

    def drop(self) -> None:
        """Lose the connection without a word, as a phone in a tunnel does."""
        assert self._socket is not None
        self._socket.transport.abort()

    async def send(self, frame: Any) -> None:
        """Send a frame; text and bytes go out as they are."""
        assert self._socket is not None
        await self._socket.send(frame if isinstance(frame, str | bytes) else msgspec.json.encode(frame).decode())

    async def command(self, command: dict[str, Any], command_id: str | None = None) -> dict[str, Any]:
        """Send a command and return its answer: the ack, or the refusal."""
        sent = command_id or f"c{next(_ids)}"
        seen = len(self.frames)
        await self.send({"kind": "command", "id": sent, "command": command})
        await self.until(lambda: any(frame.get("id") == sent for frame in self.frames[seen:]))
        return next(frame for frame in self.frames[seen:] if frame.get("id") == sent)

    async def act(self, action: dict[str, Any]) -> dict[str, Any]:
        """Do something in the round."""
        return await self.command({"kind": "act", "action": action})

    async def answer(self, frame: Any) -> dict[str, Any]:
        """Send anything and return the next frame that is no push."""
        seen = len(self.frames)
        await self.send(frame)
        kinds = ("error", "refused", "ack", "pong")
        await self.until(lambda: any(frame["kind"] in kinds for frame in self.frames[seen:]))
        return next(frame for frame in self.frames[seen:] if frame["kind"] in kinds)

    async def until(self, happened: Callable[[], bool]) -> None:
        """Wait for something to have happened."""
        async with asyncio.timeout(PATIENCE):
            while not happened():
                self._news.clear()
                if self._listening and self._listening.done():
                    self._listening.result()
                    raise ConnectionError(f"the server hung up with {self.close_code}: {self.frames[-1]}")
                await self._news.wait()

    async def until_table(self, looks: Callable[[dict[str, Any]], bool]) -> None:
        """Wait for the table to look a certain way."""
        await self.until(lambda: looks(self.table))

    def allowed(self) -> list[dict[str, Any]]:
        """What this seat may do now, as the page would offer it."""
        round_ = self.round
        offered = [option["action"] for option in round_["options"] if option["refusal"] is None]
        if round_["turn"] == self.table["you"] and round_["phase"] == "play":
            # Where there are several packs, the physical card is played.
            cards = [card.get("id", card["card"]) for card in round_["hand"] if card["refusal"] is None]
            offered += [{"kind": "play", "card": card} for card in cards]
        return offered

    async def own_turn(self, *kinds: str) -> dict[str, Any]:
        """Wait until this seat may do something (of these kinds, if any are named), and return that.

        Until then it passes where it can, does anything else where it cannot, and goes on to the next round.
        """
        while True:
            await self.until(lambda: bool(self.allowed()) or self.round["phase"] == "done")
            offered = self.allowed()
            wanted = [action for action in offered if not kinds or action["kind"] in kinds]
            if wanted:
                return wanted[0]
            modest = [action for action in offered if action["kind"] in ("pass", "decline")] or offered[-1:]
            await (self.act(modest[0]) if modest else self.command({"kind": "next_round"}))

    async def play(self, rounds: int, choice: random.Random) -> None:
        """Play so many rounds: whatever is allowed, and on to the next."""
        version = -1
        while len(self.table["match"]["rounds"]) < rounds or self.table["match"]["number"] <= rounds:
            await self.until(lambda before=version: self.table["version"] > before)  # type: ignore[misc]
            version = self.table["version"]
            if self.round["phase"] == "done":
                if len(self.table["match"]["rounds"]) >= rounds:
                    return
                if not self.table["seats"][self.table["you"]]["ready"]:
                    await self.command({"kind": "next_round"})
            elif offered := self.allowed():
                await self.act(choice.choice(offered))

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            with suppress(websockets.ConnectionClosed):
                async for text in socket:
                    self._take(msgspec.json.decode(text))
        finally:
            self.close_code = socket.close_code
            asyncio.get_running_loop().call_soon(self._news.set)

    def _take(self, frame: dict[str, Any]) -> None:
        self.frames.append(frame)
        if frame["kind"] in ("full", "events"):
            msgspec.convert(frame["table"], screens.TableState)
            events = msgspec.convert(frame.get("events", []), list[screens.TableEvent])
            actions = [event.action for event in events if isinstance(event, screens.ActedEvent)]
            for action in actions:
                msgspec.convert(action, screens.ACTIONS[frame["table"]["game"]])
            self.table = frame["table"]
        elif "refusal" in frame:
            msgspec.convert(frame["refusal"], screens.Refusal)
        self._news.set()


async def all_seated(guests: Sequence[Guest], table_id: str) -> list[Page]:
    """Everybody takes a seat at the first one's table; the round that bots played for the others is over."""
    pages = [await guest.look(table_id) for guest in guests]
    for seat, page in enumerate(pages[1:], start=1):
        answer = await page.command({"kind": "take_seat", "seat": seat, "name": page.guest.name})
        assert answer["kind"] == "ack"
    await pages[0].play(1, random.Random(1))
    for seat, page in enumerate(pages):
        await page.until_table(lambda table, seat=seat: table["you"] == seat)  # type: ignore[misc]
    return pages
