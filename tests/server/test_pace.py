"""The pace of a table: bots take their time, wait for a Kontra, and the next round is dealt in the end."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from stammtisch.bots.bot import Decision
from stammtisch.schafkopf.actions import Decline, Double, Pass
from stammtisch.server.owner import TableOwner
from stammtisch.server.pace import Pace
from stammtisch.server.presence import Presence
from stammtisch.store import SqliteStore, open_sqlite
from stammtisch.table import Table, visible_events
from stammtisch.table.commands import LeaveSeat, NextRound, TakeSeat
from stammtisch.table.events import Acted, Event
from tests.server.inside import ASA, VRONI, Hubs, act, allowed, opened, until
from tests.table.evenings import Evening
from tests.table.higher_card import HIGHER_CARD

pytestmark = pytest.mark.anyio

AT_ONCE = Pace(think=0, after_trick=0, hold=30, next_round=30)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """An empty store."""
    made = open_sqlite(tmp_path / "x.sqlite")
    yield made
    made.close()


async def play_to_the_end(owner: TableOwner) -> None:
    """Vroni does the first thing allowed until the round is over."""
    while not owner.table.over:
        await until(lambda: owner.table.over or bool(allowed(owner.table, 0)))
        if not owner.table.over:
            await act(owner, VRONI, allowed(owner.table, 0)[0])


async def test_the_next_round_waits_for_the_others_but_not_for_ever(store: SqliteStore, hub_on: Hubs) -> None:
    hub = hub_on(store, Pace(think=0, after_trick=0, hold=0, next_round=0.4))
    owner = await opened(hub)
    await owner.handle(ASA, TakeSeat(1, "Åsa"), "sit")
    await play_to_the_end(owner)
    await until(lambda: owner.table.seat_of(ASA.user) == 1)
    began = time.monotonic()
    await owner.handle(ASA, NextRound(), "ready")
    assert owner.table.number == 1
    await until(lambda: owner.table.number == 2)
    assert 0.35 < time.monotonic() - began < 5


async def test_nobody_is_hurried_when_nobody_is_ready(store: SqliteStore, hub_on: Hubs) -> None:
    hub = hub_on(store, Pace(think=0, after_trick=0, hold=0, next_round=0))
    owner = await opened(hub)
    await play_to_the_end(owner)
    version = owner.table.version
    began = time.monotonic()
    await until(lambda: time.monotonic() - began > 0.2)
    assert owner.table.version == version


async def test_bots_take_their_time_for_easy_and_hard_choices_alike(store: SqliteStore, hub_on: Hubs) -> None:
    hub = hub_on(store, Pace(think=0.15, after_trick=0.3, hold=0, next_round=0))
    owner = await opened(hub)
    acted: list[float] = []

    def hear(before: Table, events: Sequence[Event]) -> None:
        # Nobody sees a bot decline a Kontra, so that needs no time.
        if visible_events(before, events, None) and isinstance(events[0], Acted):
            acted.append(time.monotonic())

    owner.listeners.append(hear)
    await owner.handle(VRONI, LeaveSeat(), "leave")
    await until(lambda: len(acted) >= 6)
    pauses = [later - earlier for earlier, later in pairwise(acted)]
    assert min(pauses) > 0.14


async def test_a_round_of_bots_alone_ends_and_rests(store: SqliteStore, hub_on: Hubs) -> None:
    hub = hub_on(store, AT_ONCE)
    owner = await opened(hub)
    await owner.handle(VRONI, LeaveSeat(), "leave")
    await until(lambda: owner.table.over)
    assert owner.table.number == 1


async def where_vroni_may_speak(hub_on: Hubs, store: SqliteStore, pace: Pace, wanted: type[Any]) -> TableOwner:
    """A table where one card lies, a bot is to play the second, and Vroni might say this before it."""
    for seed in range(400):
        hub = hub_on(store, pace, seed)
        owner = await opened(hub)
        while not owner.table.over:
            await until(partial(vroni_is_needed, owner))
            table = owner.table
            if table.over:
                break
            choices = allowed(table, 0)
            asked = 0 in table.game.may_hold(table.round) and table.game.waiting_for(table.round) != (0,)
            if asked and any(isinstance(choice, wanted) for choice in choices):
                return owner
            await act(owner, VRONI, next((choice for choice in choices if isinstance(choice, Pass)), choices[0]))
    raise AssertionError(f"in 400 deals Vroni might never say {wanted.__name__}")


def vroni_is_needed(owner: TableOwner) -> bool:
    """Whether the round is over or Vroni may do something."""
    return owner.table.over or bool(allowed(owner.table, 0))


def cards_played(owner: TableOwner) -> int:
    """How many cards all have played."""
    counts: tuple[int, ...] = owner.table.game.view(owner.table.round, None).counts
    return 32 - sum(counts)


async def test_a_bots_card_waits_until_the_person_has_spoken(store: SqliteStore, hub_on: Hubs) -> None:
    owner = await where_vroni_may_speak(hub_on, store, AT_ONCE, Decline)
    began = time.monotonic()
    await until(lambda: time.monotonic() - began > 0.4)
    assert cards_played(owner) == 1
    assert 0 in owner.table.game.may_hold(owner.table.round)
    await act(owner, VRONI, Decline())
    await until(lambda: cards_played(owner) > 1)
    assert time.monotonic() - began < 10


async def test_a_bots_card_waits_no_longer_than_it_has_to(store: SqliteStore, hub_on: Hubs) -> None:
    pace = Pace(think=0, after_trick=0, hold=0.5, next_round=0)
    owner = await where_vroni_may_speak(hub_on, store, pace, Decline)
    began = time.monotonic()
    await until(lambda: cards_played(owner) > 1)
    assert 0.3 < time.monotonic() - began < 5


async def test_kontra_in_time(store: SqliteStore, hub_on: Hubs) -> None:
    owner = await where_vroni_may_speak(hub_on, store, AT_ONCE, Double)
    await act(owner, VRONI, Double())
    await until(lambda: cards_played(owner) > 1)
    assert owner.table.game.view(owner.table.round, None).doublings[0] == 0


class Stubborn:
    """A bot that wants what nobody may."""

    def decide(self, view: Any) -> Decision[Any]:
        return Decision(Double(), (), ())


class Broken:
    """A bot that fails, and would give its cards away doing so."""

    def decide(self, view: Any) -> Decision[Any]:
        raise ValueError(f"I hold {type(view.hand).__name__} {view.hand}")


@pytest.mark.parametrize(("bot", "said"), [(Stubborn, "wanted what it may not"), (Broken, "failed with ValueError")])
async def test_a_bot_that_fails_does_not_stop_the_table(
    store: SqliteStore, caplog: pytest.LogCaptureFixture, bot: type[Any], said: str, hub_on: Hubs
) -> None:
    hub = hub_on(store, AT_ONCE, bots={"schafkopf": bot})
    owner = await opened(hub)
    with caplog.at_level(logging.ERROR, "stammtisch.server"):
        await owner.handle(VRONI, LeaveSeat(), "leave")
        await until(lambda: owner.table.over)
    assert said in caplog.text
    assert "I hold Hand" not in caplog.text


async def test_what_a_bot_thought_is_kept_beside_the_game(store: SqliteStore, hub_on: Hubs) -> None:
    hub = hub_on(store, AT_ONCE)
    owner = await opened(hub)
    await owner.handle(VRONI, LeaveSeat(), "leave")
    await until(lambda: owner.table.over)
    with store._reading.begin() as connection:
        query = "SELECT note FROM table_log WHERE actor LIKE 'bot-%'"
        notes = [note for (note,) in connection.exec_driver_sql(query)]
    assert len(notes) > 4
    assert all('"alternatives":[' in note and '"reasons":[' in note for note in notes)


def test_presence_by_a_clock() -> None:
    now = [100.0]
    presence = Presence(lambda: now[0])
    table = Evening(HIGHER_CARD, {}).table
    assert presence.connected(table) == [False, True, True]
    assert presence.absent(table, 60) == frozenset()
    now[0] += 61
    assert presence.absent(table, 60) == {0}
    assert presence.came("u-vroni")
    assert not presence.came("u-vroni")
    assert presence.connected(table) == [True, True, True]
    assert presence.absent(table, 60) == frozenset()
    now[0] += 100
    assert not presence.went("u-vroni")
    assert presence.went("u-vroni")
    assert not presence.anybody()
    now[0] += 60
    assert presence.absent(table, 60) == frozenset()
    now[0] += 1
    assert presence.absent(table, 60) == {0}
