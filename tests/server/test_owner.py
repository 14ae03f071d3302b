"""The owner of a table: append before publish, acknowledge after append, and the key of the log decides."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stammtisch.server.bus import MemoryBus, presence_topic, view_topic
from stammtisch.server.faults import ServerFault
from stammtisch.server.owner import TRIES
from stammtisch.server.pace import Pace
from stammtisch.store import Appended, Entry, SqliteStore, StaleVersion, StoreFailed, body_of, open_sqlite
from stammtisch.table import Refused
from stammtisch.table.commands import LeaveSeat, Rename, TakeSeat
from tests.server.inside import ASA, VRONI, Hubs, opened, until

pytestmark = pytest.mark.anyio

STILL = Pace(think=3600, after_trick=3600)
"""Bots that do nothing as long as the test runs."""


class Watched(SqliteStore):
    """A store that says when it is asked, and can be made to fail."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.steps: list[str] = []
        self.failing = False
        self.faster = 0

    def append(self, entry: Entry) -> Future[Appended]:
        self.steps.append("append")
        answer: Future[Appended] = Future()
        if self.failing:
            answer.set_exception(StoreFailed("disk full"))
            return answer
        if self.faster:
            self.faster -= 1
            answer.set_exception(StaleVersion(entry.table_id, entry.expected, entry.expected + 1))
            return answer
        answer = super().append(entry)
        answer.add_done_callback(lambda _: self.steps.append("stored"))
        return answer


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Watched]:
    """An empty store."""
    open_sqlite(tmp_path / "x.sqlite").close()
    made = Watched(tmp_path / "x.sqlite")
    yield made
    made.close()


async def test_stored_before_it_is_published_and_answered_at_last(store: Watched, hub_on: Hubs) -> None:
    bus = MemoryBus()
    owner = await opened(hub_on(store, STILL, bus=bus))
    bus.subscribe(view_topic(owner.table.id, 0), lambda body: store.steps.append("published"))
    store.steps.clear()
    await owner.handle(VRONI, Rename("Vroni H."), "c1")
    store.steps.append("answered")
    assert store.steps == ["append", "stored", "published", "answered"]


async def test_what_cannot_be_stored_has_not_happened(store: Watched, hub_on: Hubs) -> None:
    bus = MemoryBus()
    owner = await opened(hub_on(store, STILL, bus=bus))
    published: list[bytes] = []
    bus.subscribe(view_topic(owner.table.id, 0), published.append)
    before = owner.table
    store.failing = True
    with pytest.raises(StoreFailed):
        await owner.handle(VRONI, Rename("Vroni H."), "c1")
    assert owner.table is before
    assert published == []
    store.failing = False
    assert await owner.handle(VRONI, Rename("Vroni H."), "c1") == before.version + 1


async def test_a_refused_command_reaches_neither_store_nor_people(store: Watched, hub_on: Hubs) -> None:
    bus = MemoryBus()
    owner = await opened(hub_on(store, STILL, bus=bus))
    bus.subscribe(view_topic(owner.table.id, 0), lambda body: store.steps.append("published"))
    store.steps.clear()
    with pytest.raises(Refused):
        await owner.handle(ASA, Rename("Åsa"), "c1")
    assert store.steps == []


async def test_a_repeated_command_is_answered_as_the_first_time_even_if_it_would_be_refused_now(
    store: Watched, hub_on: Hubs
) -> None:
    owner = await opened(hub_on(store, STILL))
    version = await owner.handle(VRONI, LeaveSeat(), "leave")
    assert await owner.handle(VRONI, LeaveSeat(), "leave") == version
    with pytest.raises(Refused):
        await owner.handle(VRONI, LeaveSeat(), "leave again")


async def test_one_command_at_a_time(store: Watched, hub_on: Hubs) -> None:
    owner = await opened(hub_on(store, STILL))
    first = owner.table.version
    names = [owner.handle(VRONI, Rename(f"Vroni {number}"), f"c{number}") for number in range(30)]
    assert await asyncio.gather(*names) == list(range(first + 1, first + 31))
    assert [row.version for row in store.load(owner.table.id)] == list(range(1, first + 31))


async def test_two_processes_with_one_log(store: Watched, hub_on: Hubs) -> None:
    """The second learns of the first's commands when its own is refused by the key, and decides again."""
    one, two = hub_on(store, STILL), hub_on(store, STILL)
    here = await opened(one)
    there = await two.find(here.table.id)
    frames: list[dict[str, Any]] = []
    two._around.bus.subscribe(view_topic(here.table.id, 0), lambda body: frames.append(msgspec.json.decode(body)))
    await here.handle(ASA, TakeSeat(1, "Åsa"), "sit")
    with pytest.raises(Refused) as caught:
        await there.handle(VRONI, TakeSeat(1, "Vroni"), "sit")
    assert caught.value.refusal.reason == "ALREADY_SEATED"
    assert await there.handle(VRONI, Rename("Vroni H."), "name") == here.table.version + 1
    assert there.table.places[1].reserved is not None
    assert [frame["version"] for frame in frames] == [2, 3]
    assert here.table.places[0].name == "Vroni"
    await here.catch_up(3)
    assert here.table == there.table


async def test_a_process_that_is_always_slower_says_so(store: Watched, hub_on: Hubs) -> None:
    owner = await opened(hub_on(store, STILL))
    store.faster = TRIES
    with pytest.raises(StoreFailed, match="faster"):
        await owner.handle(VRONI, Rename("Vroni H."), "c1")
    store.faster = TRIES - 1
    assert await owner.handle(VRONI, Rename("Vroni H."), "c1") == owner.table.version


async def test_who_hangs_up_in_the_middle_does_not_keep_it_from_the_others(store: Watched, hub_on: Hubs) -> None:
    owner = await opened(hub_on(store, STILL))
    handling = asyncio.create_task(owner.handle(VRONI, Rename("Vroni H."), "c1"))
    await asyncio.sleep(0)
    handling.cancel()
    await asyncio.gather(handling, return_exceptions=True)
    assert handling.cancelled()
    await until(lambda: owner.table.places[0].name == "Vroni H.")


async def test_nobody_makes_frames_that_nobody_shows(store: Watched, hub_on: Hubs) -> None:
    published: list[str] = []

    class Listening(MemoryBus):
        def publish(self, topic: str, body: bytes) -> None:
            published.append(topic)
            super().publish(topic, body)

    bus = Listening()
    owner = await opened(hub_on(store, STILL, bus=bus))
    bus.subscribe(view_topic(owner.table.id, None), lambda body: None)
    await owner.handle(VRONI, Rename("Vroni H."), "c1")
    owner.publish_presence()
    assert published == [view_topic(owner.table.id, None), presence_topic(owner.table.id)]


async def test_tables_leave_the_memory_when_nobody_shows_them(
    store: Watched, monkeypatch: pytest.MonkeyPatch, hub_on: Hubs
) -> None:
    hub = hub_on(store, STILL)
    owner = await opened(hub)
    owner.presence.came("u-vroni")
    monkeypatch.setattr("stammtisch.server.hub.IDLE", -1.0)
    hub.sweep()
    assert await hub.find(owner.table.id) is owner
    owner.presence.went("u-vroni")
    hub.sweep()
    again = await hub.find(owner.table.id)
    assert again is not owner
    assert again.table == owner.table


async def test_unknown_tables_do_not_even_reach_the_database(
    store: Watched, monkeypatch: pytest.MonkeyPatch, hub_on: Hubs
) -> None:
    asked: list[str] = []

    def load(table_id: str, since: int = 0) -> Sequence[Any]:
        asked.append(table_id)
        return []

    monkeypatch.setattr(store, "load", load)
    hub = hub_on(store, STILL)
    for table_id in ("zzzzzz", "x" * 60, "'; DROP", ""):
        with pytest.raises(ServerFault):
            await hub.find(table_id)
    assert asked == ["zzzzzz"]


async def test_a_table_id_that_is_taken_is_drawn_again(
    store: Watched, monkeypatch: pytest.MonkeyPatch, hub_on: Hubs
) -> None:
    letters = iter("aaaaaa" + "aaaaaa" + "bbbbbb")
    monkeypatch.setattr("stammtisch.server.hub.secrets.choice", lambda _: next(letters))
    hub = hub_on(store, STILL)
    assert (await opened(hub)).table.id == "aaaaaa"
    assert (await opened(hub)).table.id == "bbbbbb"


async def test_a_table_of_a_newer_version_is_refused_and_stays_as_it_is(store: Watched, hub_on: Hubs) -> None:
    hub = hub_on(store, STILL)
    known = await opened(hub)
    ruleset = {"preset": "tarock"}
    opening = {"kind": "table_opened", "table_id": "newer2", "game": "schafkopf", "ruleset": ruleset, "bots": ["S"] * 4}
    body = body_of([opening])
    store.append(Entry("newer2", 0, "c1", VRONI.user, "schafkopf", "playing", body, (VRONI.user,))).result()
    with pytest.raises(ServerFault) as refused:
        await hub.find("newer2")
    assert (refused.value.refusal.reason, refused.value.refusal.args) == ("UNREADABLE_TABLE", {"text": "newer2"})
    assert await hub.tables_of(VRONI.user) == [known.table]
    assert [list(stored.events) for stored in store.load("newer2")] == [[opening]]
