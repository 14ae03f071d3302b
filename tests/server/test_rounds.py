"""Whole rounds over real sockets: by four people, by one with bots, with both decks and other house rules."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.house import House
from tests.server.people import Guest, Page, all_seated

pytestmark = pytest.mark.anyio

NAMES = ("Vroni", "Åsa", "Λένα", "Jörg")


async def four_at_a_table(house: House, **wish: str) -> list[Page]:
    """Four people who have taken all seats; the first round, which bots played, is over."""
    guests = [Guest(house, name) for name in NAMES]
    table_id = guests[0].open_table(**wish)
    return await all_seated(guests, table_id)


@pytest.mark.parametrize(
    "wish",
    [
        {"preset": "stargames", "deck": "long"},
        {"preset": "stargames", "deck": "short"},
        {"preset": "stammtisch"},
        {"preset": "vortritt"},
    ],
    ids=lambda wish: "-".join(wish.values()),
)
async def test_four_people_play_rounds(house: House, wish: dict[str, str]) -> None:
    pages = await four_at_a_table(house, **wish)
    await asyncio.gather(*(page.play(4, random.Random(seat)) for seat, page in enumerate(pages)))
    last = max(page.table["version"] for page in pages)
    for page in pages:
        await page.until_table(lambda table: table["version"] == last)
        assert [seat["name"] for seat in page.table["seats"]] == list(NAMES)
        assert page.table["match"] == pages[0].table["match"]
        assert page.round["result"] == pages[0].round["result"]
    match = pages[0].table["match"]
    assert match["number"] == 4
    assert [line["number"] for line in match["rounds"]] == [1, 2, 3, 4]
    assert all(sum(line["payoff"]) == 0 for line in match["rounds"])
    assert match["totals"] == [sum(line["payoff"][seat] for line in match["rounds"]) for seat in range(4)]
    for page in pages:
        await page.close()


async def test_one_person_and_three_bots(house: House) -> None:
    guest = Guest(house, "Vroni")
    page = await guest.look(guest.open_table())
    assert [seat["occupant"] for seat in page.table["seats"]] == ["person", "bot", "bot", "bot"]
    await page.play(6, random.Random(6))
    assert len(page.table["match"]["rounds"]) == 6
    dealers = [line["dealer"] for line in page.table["match"]["rounds"]]
    assert dealers == [(dealers[0] + passed) % 4 for passed in range(6)]
    await page.close()


async def test_every_page_gets_every_version_in_order(house: House) -> None:
    pages = await four_at_a_table(house)
    gallery = await Guest(house, "Sepp").look(pages[0].table_id)
    first = gallery.table["version"]
    await asyncio.gather(*(page.play(2, random.Random(seat)) for seat, page in enumerate(pages)))
    last = max(page.table["version"] for page in pages)
    for page in (*pages, gallery):
        await page.until_table(lambda table: table["version"] == last)
        versions = [frame["version"] for frame in page.frames if frame["kind"] == "events"]
        assert versions[-(last - first) :] == list(range(first + 1, last + 1))
        await page.close()


async def test_a_guest_takes_the_seat_of_a_bot_when_the_round_is_over(house: House) -> None:
    vroni = Guest(house, "Vroni")
    page = await vroni.look(vroni.open_table())
    visitor = await Guest(house, "Åsa").look(page.table_id)
    assert visitor.table["you"] is None
    assert visitor.round["hand"] == []
    await visitor.command({"kind": "take_seat", "seat": 2, "name": "Åsa"})
    await page.until(lambda: page.table["seats"][2]["reserved_by"] == "Åsa")
    assert visitor.table["you"] is None
    await page.play(1, random.Random(2))
    await visitor.until(lambda: visitor.table["you"] == 2)
    assert visitor.table["seats"][2] == {
        "seat": 2,
        "name": "Åsa",
        "occupant": "person",
        "connected": True,
        "reserved_by": None,
        "ready": False,
    }
    await visitor.command({"kind": "leave_seat"})
    await page.until(lambda: page.table["seats"][2]["occupant"] == "bot")
    await visitor.until(lambda: visitor.table["you"] is None)
    await page.close()
    await visitor.close()


async def test_next_round_is_dealt_when_all_people_are_ready(house: House) -> None:
    pages = await four_at_a_table(house)
    for page in pages[:3]:
        await page.command({"kind": "next_round"})
    assert pages[0].table["match"]["number"] == 1
    assert [seat["ready"] for seat in pages[0].table["seats"]] == [True, True, True, False]
    await pages[3].command({"kind": "next_round"})
    for page in pages:
        await page.until_table(lambda table: table["match"]["number"] == 2)
        await page.close()
