"""A page that does not take its frames: it is hung up, and nobody else has to wait for it."""

from __future__ import annotations

import asyncio

import pytest
import websockets
from websockets.asyncio.client import connect

from stammtisch.server.bus import MemoryBus
from stammtisch.server.limits import Rate
from stammtisch.server.pace import Pace
from stammtisch.server.socket import QUEUE, Connection
from stammtisch.store import SqliteStore, open_sqlite
from stammtisch.table.commands import Rename
from tests.server.house import House
from tests.server.inside import ASA, VRONI, Hubs, opened, until
from tests.server.people import Guest
from tests.server.test_lines import last_presence

pytestmark = pytest.mark.anyio


class Line:
    """A socket in the hands of a test: what the page says, what it gets, and whether it takes it."""

    def __init__(self) -> None:
        self.says: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self.got: list[str] = []
        self.takes = asyncio.Event()
        self.takes.set()
        self.code: int | None = None
        self.closing_hangs = False

    async def accept(self) -> None:
        """Open."""

    async def receive(self) -> str | bytes | None:
        """What the page says next."""
        return await self.says.get()

    async def send(self, text: str) -> None:
        """Goes through only while the page takes its frames."""
        await self.takes.wait()
        self.got.append(text)

    async def close(self, code: int) -> None:
        """Hang up."""
        self.code = code
        if self.closing_hangs:
            await asyncio.Event().wait()


@pytest.fixture
def store(tmp_path_factory: pytest.TempPathFactory) -> SqliteStore:
    """An empty store."""
    return open_sqlite(tmp_path_factory.mktemp("slow") / "x.sqlite")


async def test_a_page_that_takes_nothing_is_hung_up_and_the_others_go_on(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, hub_on: Hubs
) -> None:
    monkeypatch.setattr("stammtisch.server.socket.HANG_UP_WITHIN", 0.1)
    bus = MemoryBus()
    hub = hub_on(store, Pace(think=3600), bus=bus)
    owner = await opened(hub)
    slow, quick = Line(), Line()
    slow.closing_hangs = True
    serving = [
        asyncio.create_task(Connection(line, person.user, hub, bus, Rate(9999, 1)).serve())
        for line, person in ((slow, VRONI), (quick, ASA))
    ]
    for line in (slow, quick):
        line.says.put_nowait(f'{{"kind":"hello","table":"{owner.table.id}"}}')
    await until(lambda: bool(slow.got) and bool(quick.got))
    slow.takes.clear()
    for number in range(QUEUE + 5):
        await owner.handle(VRONI, Rename(f"Vroni {number}"), f"c{number}")
        await until(lambda: '"presence"' in quick.got[-1] or f'"version":{owner.table.version}' in quick.got[-1])
    await asyncio.wait_for(serving[0], 5)
    assert slow.code == 4410
    assert len(slow.got) < 5
    assert any(f"Vroni {QUEUE + 4}" in text for text in quick.got)
    assert owner.presence.connected(owner.table)[0] is False
    quick.says.put_nowait(None)
    await asyncio.wait_for(serving[1], 5)
    assert quick.code == 1000
    store.close()


async def test_a_real_connection_that_is_not_read(house: House) -> None:
    """The buffers of two machines hold a lot; when they and the queue are full, the page is hung up."""
    guest = Guest(house, "Vroni")
    table_id = guest.open_table()
    quick = await Guest(house, "Åsa").look(table_id)
    await quick.command({"kind": "take_seat", "seat": 1, "name": "Åsa"})
    slow = await connect(
        f"ws{house.url.removeprefix('http')}/ws",
        origin=websockets.Origin(house.url),
        additional_headers={"cookie": guest.cookie},
        compression=None,
        max_queue=1,
    )
    await slow.send(f'{{"kind":"hello","table":"{table_id}"}}')
    await quick.until_table(lambda table: table["seats"][0]["connected"] or last_presence(quick)[:1] == [True])
    for number in range(6000):
        await quick.command({"kind": "rename", "name": f"Åsa {number}"})
        if last_presence(quick)[0] is False:
            break
    assert last_presence(quick)[0] is False
    assert 64 < number < 5999
    slow.transport.abort()
    await quick.close()


async def test_a_fault_of_ours_ends_one_page_and_tells_it(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, hub_on: Hubs
) -> None:
    bus = MemoryBus()
    hub = hub_on(store, Pace(think=3600), bus=bus)

    async def find(table_id: str) -> None:
        raise KeyError(f"EO is in the hand of {table_id}")

    monkeypatch.setattr(hub, "find", find)
    line = Line()
    line.says.put_nowait('{"kind":"hello","table":"k7m2qp"}')
    await asyncio.wait_for(Connection(line, VRONI.user, hub, bus, Rate(9, 1)).serve(), 5)
    assert line.code == 1011
    assert '"SERVER_FAILED"' in line.got[-1]
    assert "failed with KeyError" in caplog.text
    assert "in the hand of k7m2qp" not in caplog.text
    store.close()
