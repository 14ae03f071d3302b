"""Schwarze Sau through the real server: whole games with bots and people, hidden cards, kills."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.house import House
from tests.server.people import Guest, Page, all_seated
from tests.server.test_secrecy import stored_rows

pytestmark = pytest.mark.anyio


def open_sau(guest: Guest, players: int, **deviating: Any) -> str:
    """Open a table of Schwarze Sau and return its id."""
    return guest.open_table(game="schwarzesau", ruleset={"players": players, **deviating})


async def together(house: House, players: int, **deviating: Any) -> list[Page]:
    """So many people at one table; the first round, which bots played for all but one, is over."""
    guests = [Guest(house, f"Gast {number}") for number in range(players)]
    table_id = open_sau(guests[0], players, **deviating)
    return await all_seated(guests, table_id)


@pytest.mark.parametrize("players", [3, 10])
async def test_a_whole_game_from_start_to_winner_and_the_next_one(house: House, players: int) -> None:
    guest = Guest(house, "Vroni")
    page = await guest.look(open_sau(guest, players))
    length = 16 + players
    assert [seat["occupant"] for seat in page.table["seats"]] == ["person"] + ["bot"] * (players - 1)
    assert len({seat["name"] for seat in page.table["seats"]}) == players
    await page.play(length, random.Random(players))
    match = page.table["match"]
    assert (match["number"], match["position"], match["length"]) == (length, length, length)
    sizes = [9, 8, 7, 6, 5, 4, 3, 2, *[1] * players, 2, 3, 4, 5, 6, 7, 8, 9]
    assert [line["hand_size"] for line in match["rounds"]] == sizes == page.round["rounds"]
    for line in match["rounds"]:
        assert sum(line["tricks"]) == line["hand_size"] != sum(line["bids"])
    dealers = [line["dealer"] for line in match["rounds"]]
    assert dealers == [(dealers[0] + passed) % players for passed in range(length)]
    assert match["totals"] == [sum(line["payoff"][seat] for line in match["rounds"]) for seat in range(players)]
    assert match["winners"] == [seat for seat in range(players) if match["totals"][seat] == max(match["totals"])]
    await page.command({"kind": "next_round"})
    await page.until_table(lambda table: table["match"]["position"] == 1)
    assert page.table["match"]["totals"] == [0] * players
    assert page.table["match"]["winners"] is None
    assert page.table["match"]["rounds"] == match["rounds"]
    await page.close()


async def test_ten_people_see_the_same_and_nothing_more(house: House) -> None:
    pages = await together(house, 10)
    gallery = await Guest(house, "Sepp").look(pages[0].table_id)
    await asyncio.gather(*(page.play(3, random.Random(seat)) for seat, page in enumerate(pages)))
    last = max(page.table["version"] for page in pages)
    hands, running = dealt(house, pages[0].table_id), 0
    for page in (*pages, gallery):
        await page.until_table(lambda table: table["version"] == last)
        assert page.table["match"] == pages[0].table["match"]
        assert page.round["result"] == pages[0].round["result"]
        running += sum(frame_shows_only_its_own(frame, hands) for frame in page.frames)
        await page.close()
    assert running > 1000


def dealt(house: House, table_id: str) -> dict[int, list[list[str]]]:
    """The hands of every round by its number, as the log holds them."""
    events = [event for row in stored_rows(house, table_id) for event in row.events]
    return {event["round"]: event["deal"]["hands"] for event in events if event["kind"] == "round_dealt"}


def frame_shows_only_its_own(frame: dict[str, Any], hands: dict[int, list[list[str]]]) -> bool:
    """Check one picture of a running round: the own hand and nobody else's; False when it is no such picture."""
    if frame["kind"] not in ("full", "events") or frame["table"]["round"]["phase"] == "done":
        return False
    table, round_ = frame["table"], frame["table"]["round"]
    of_round = hands[table["match"]["number"]]
    own = set() if table["you"] is None else set(of_round[table["you"]])
    shown = [card["id"] for card in round_["hand"]]
    assert set(shown) <= own
    assert len(shown) == (0 if table["you"] is None else round_["counts"][table["you"]])
    assert round_["others"] == [[]] * len(of_round)
    played = [*round_["trick"]["cards"], *(round_["last_trick"] or {"cards": []})["cards"]]
    seen = {"hand": round_["hand"], "trick": played, "up": round_["turned_up"], "events": frame.get("events", [])}
    allowed = {card.partition(".")[0] for card in own} | {card["card"] for card in played} | {round_["turned_up"]}
    assert set(codes_in(round_ | {"rounds": []})) | set(codes_in(seen)) <= allowed
    return True


def codes_in(value: Any) -> list[str]:
    """Every face of a card anywhere in a picture."""
    if isinstance(value, str):
        face = value.partition(".")[0]
        return [face] if len(face) == 2 and face[0] in "EGHS" and face[1] in "AZKOU987" else []
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [code for part in parts for code in codes_in(part)]


async def test_bids_made_at_once_stay_hidden_until_all_have_spoken(house: House) -> None:
    pages = await together(house, 4, bid_style="hidden", hook=False)
    for page in pages:
        await page.command({"kind": "next_round"})
    for page in pages:
        await page.until_table(lambda table: table["match"]["number"] == 2)
    for page in pages[:3]:
        assert (await page.act({"kind": "bid", "tricks": 7}))["kind"] == "ack"
    await pages[3].until_table(lambda table: table["round"]["spoken"] == [True, True, True, False])
    assert pages[3].round["bids"] == [None] * 4
    assert pages[0].round["bids"] == [7, None, None, None]
    told = [event for frame in pages[3].frames[-3:] for event in frame.get("events", [])]
    assert told == []
    await pages[3].act({"kind": "bid", "tricks": 0})
    await pages[3].until_table(lambda table: table["round"]["bids"] == [7, 7, 7, 0])
    for page in pages:
        await page.close()


async def test_killed_in_the_middle_it_goes_on_with_the_same_cards(own_house: Callable[..., House]) -> None:
    house = own_house()
    guest = Guest(house, "Vroni")
    page = await guest.look(open_sau(guest, 7))
    for kind in ("bid", "play", "play"):
        action = await page.own_turn(kind)
        before = page.table
        house.kill()
        house.start()
        await page.connect(since=before["version"])
        assert page.table == before
        answer = await page.command({"kind": "act", "action": action}, f"once-{before['version']}")
        again = await page.command({"kind": "act", "action": action}, f"once-{before['version']}")
        assert answer == again
        assert answer["kind"] == "ack"
    await page.play(2, random.Random(5))
    line = page.table["match"]["rounds"][0]
    assert sum(line["tricks"]) == 9 != sum(line["bids"])
    await page.close()


async def test_seats_are_taken_left_and_played_on_by_bots(house: House) -> None:
    vroni = Guest(house, "Vroni")
    page = await vroni.look(open_sau(vroni, 14))
    visitor = await Guest(house, "Åsa").look(page.table_id)
    await visitor.command({"kind": "take_seat", "seat": 13, "name": "Åsa"})
    await page.play(1, random.Random(2))
    await visitor.until_table(lambda table: table["you"] == 13)
    await visitor.command({"kind": "leave_seat"})
    await page.until_table(lambda table: table["seats"][13]["occupant"] == "bot")
    await page.play(2, random.Random(3))
    await page.close()
    await visitor.close()
