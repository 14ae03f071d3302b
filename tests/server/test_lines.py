"""Lines that break, and pages that are loaded again: nothing is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from tests.server.house import House
from tests.server.people import Guest, Page

pytestmark = pytest.mark.anyio


async def test_reload_shows_the_same_table(house: House) -> None:
    guest = Guest(house, "Vroni")
    page = await guest.look(guest.open_table())
    action = await page.own_turn()
    before = page.table
    await page.close()
    again = await guest.look(page.table_id)
    assert again.table == before
    assert (await again.act(action))["kind"] == "ack"
    await again.close()


async def test_second_tab_shows_the_same_and_may_act_too(house: House) -> None:
    guest = Guest(house, "Vroni")
    first = await guest.look(guest.open_table())
    second = await guest.look(first.table_id)
    await second.act(await second.own_turn())
    version = second.table["version"]
    await first.until(lambda: first.table["version"] >= version)
    await first.close()
    await second.act(await second.own_turn())
    assert second.table["seats"][0]["connected"]
    await second.close()


async def test_a_repeated_command_counts_once_and_gets_the_same_answer(house: House) -> None:
    guest = Guest(house, "Vroni")
    page = await guest.look(guest.open_table())
    action = await page.own_turn()
    first = await page.command({"kind": "act", "action": action}, "the-same-id")
    assert first["kind"] == "ack"
    for _ in range(3):
        assert await page.command({"kind": "act", "action": action}, "the-same-id") == first
    again = await guest.look(page.table_id)
    assert await again.command({"kind": "act", "action": action}, "the-same-id") == first
    acted = [
        event
        for frame in page.frames
        if frame["kind"] == "events"
        for event in frame["events"]
        if event.get("seat") == 0 and event["kind"] == "acted"
    ]
    assert len(acted) == 1
    await page.close()
    await again.close()


async def test_the_same_id_of_two_people_are_two_commands(house: House) -> None:
    guest = Guest(house, "Vroni")
    page = await guest.look(guest.open_table())
    other = await Guest(house, "Åsa").look(page.table_id)
    one = await page.command({"kind": "rename", "name": "Vroni H."}, "same")
    two = await other.command({"kind": "take_seat", "seat": 1, "name": "Åsa"}, "same")
    assert one["kind"] == two["kind"] == "ack"
    assert one["version"] != two["version"]
    await page.close()
    await other.close()


async def test_a_dropped_line_loses_nothing(house: House) -> None:
    guest = Guest(house, "Vroni")
    page = await guest.look(guest.open_table())
    watcher = await Guest(house, "Åsa").look(page.table_id)
    action = await page.own_turn()
    version = page.table["version"]
    await page.send({"kind": "command", "id": "in-the-tunnel", "command": {"kind": "act", "action": action}})
    page.drop()
    await watcher.until(lambda: last_presence(watcher) == [False, True, True, True])
    await page.connect(since=version)
    answer = await page.command({"kind": "act", "action": action}, "in-the-tunnel")
    assert answer == {"kind": "ack", "id": "in-the-tunnel", "version": answer["version"]}
    assert answer["version"] > version
    acted = [
        event
        for frame in watcher.frames
        if frame["kind"] == "events"
        for event in frame["events"]
        if event["kind"] == "acted" and event["seat"] == 0
    ]
    assert acted == [{"kind": "acted", "seat": 0, "action": action}]
    await page.close()
    await watcher.close()


async def test_presence_is_told_when_people_come_and_go(house: House) -> None:
    guest = Guest(house, "Vroni")
    table_id = guest.open_table()
    watcher = await Guest(house, "Åsa").look(table_id)
    assert [seat["connected"] for seat in watcher.table["seats"]] == [False, True, True, True]
    page = await guest.look(table_id)
    second = await guest.look(table_id)
    await watcher.until(lambda: last_presence(watcher) == [True] * 4)
    await page.close()
    await second.answer({"kind": "ping"})
    assert last_presence(watcher) == [True] * 4
    await second.close()
    await watcher.until(lambda: last_presence(watcher) == [False, True, True, True])
    await watcher.close()


def last_presence(page: Page) -> list[bool]:
    """Who was there by the newest word about it."""
    told = [frame["connected"] for frame in page.frames if frame["kind"] == "presence"]
    return told[-1] if told else []


async def test_own_tables_are_found_again(house: House) -> None:
    guest = Guest(house, "Vroni")
    assert guest.get("/api/tables").json() == []
    first, second = guest.open_table(), guest.open_table(deck="short")
    assert [table["id"] for table in guest.get("/api/tables").json()] == [second, first]
    other = Guest(house, "Åsa")
    assert other.get("/api/tables").json() == []
    summary = other.get(f"/api/tables/{first}").json()
    assert summary["seats"][0] == {"seat": 0, "name": "Vroni", "occupant": "person"}
    assert summary["ruleset"]["preset"] == "stargames"


async def test_killed_in_the_middle_of_a_round_it_goes_on_with_the_same_cards(
    own_house: Callable[..., House],
) -> None:
    house = own_house()
    guest, other = Guest(house, "Vroni"), Guest(house, "Åsa")
    page = await guest.look(guest.open_table())
    watcher = await other.look(page.table_id)
    for _ in range(2):
        card = await page.own_turn("play")
        while len(page.round["hand"]) > 6:
            await page.act(card)
            card = await page.own_turn("play")
        before = page.table
        house.kill()
        house.start()
        await page.connect(since=before["version"])
        assert page.table == before
        await watcher.connect()
        assert watcher.round["hand"] == []
        answer = await page.act(card)
        assert answer["kind"] == "ack"
        await watcher.until_table(lambda table, version=answer["version"]: table["version"] >= version)  # type: ignore[misc]
        await page.play(before["match"]["number"], random.Random(5))
        await page.command({"kind": "next_round"})
    assert all(sum(line["payoff"]) == 0 for line in page.table["match"]["rounds"])
    await page.close()
    await watcher.close()


async def test_every_acknowledged_command_survives_kills_at_any_moment(own_house: Callable[..., House]) -> None:
    house = own_house()
    guest = Guest(house, "Vroni")
    page = await guest.look(guest.open_table())
    choice = random.Random(9)
    acknowledged: list[tuple[str, int]] = []
    for number in range(3):
        deadline = asyncio.get_running_loop().time() + 0.25
        while asyncio.get_running_loop().time() < deadline:
            if page.round["phase"] == "done":
                command: dict[str, object] = {"kind": "next_round"}
            elif offered := page.allowed():
                command = {"kind": "act", "action": choice.choice(offered)}
            else:
                await asyncio.sleep(0.002)
                continue
            command_id = f"{number}-{len(acknowledged)}-{choice.random()}"
            answer = await page.command(command, command_id)
            if answer["kind"] == "ack":
                acknowledged.append((command_id, answer["version"]))
        house.kill()
        house.start()
        await page.connect(since=page.table["version"])
        assert page.table["version"] >= max(version for _, version in acknowledged)
        for command_id, version in acknowledged[-5:]:
            again = await page.command({"kind": "next_round"}, command_id)
            assert again == {"kind": "ack", "id": command_id, "version": version}
    assert len(acknowledged) > 20
    await page.close()
