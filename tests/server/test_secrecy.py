"""No frame ever holds a card that its reader may not know: checked against the dealt hands in the log."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from stammtisch.store import Stored, open_sqlite
from tests.server.house import House
from tests.server.people import Guest, Page
from tests.server.test_rounds import four_at_a_table

pytestmark = pytest.mark.anyio

DECK = {suit + rank for suit in "EGHS" for rank in "AZKOU987"}


@dataclass
class Known:
    """What the log says of one version: the hands of the present round, the cards seen, and whether it is over."""

    hands: list[set[str]] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)
    called: set[str] = field(default_factory=set)
    over: bool = False


def known_by_version(rows: Sequence[Stored]) -> dict[int, Known]:
    """What everybody may know at each version."""
    now = Known()
    known = {}
    for row in rows:
        for event in row.events:
            match event["kind"]:
                case "round_dealt":
                    now = Known([set(hand) for hand in event["deal"]["hands"]])
                case "acted":
                    action = event["action"]
                    card, suit = action.get("card"), action.get("suit")
                    # Naming a suit says its ace aloud; who holds it stays a secret.
                    now = Known(now.hands, now.seen | ({card} - {None}), now.called | ({f"{suit}A"} if suit else set()))
                case "round_ended":
                    now = Known(now.hands, now.seen, now.called, over=True)
        known[row.version] = now
    return known


def cards_in(value: Any) -> Iterator[str]:
    """Every card code anywhere in a frame."""
    if isinstance(value, str) and value in DECK:
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from cards_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from cards_in(inner)


def check_frames(page: Page, known: dict[int, Known]) -> int:
    """Check every picture that a page was ever sent; returns how many of a running round there were."""
    running = 0
    for frame in page.frames:
        if frame["kind"] not in ("full", "events"):
            continue
        facts, you = known[frame["version"]], frame["table"]["you"]
        if facts.over:
            continue
        running += 1
        own = facts.hands[you] if you is not None else set()
        leaked = set(cards_in(frame)) - own - facts.seen - facts.called
        assert not leaked, f"version {frame['version']}: seat {you} was sent {leaked}"
        if you is None:
            assert frame["table"]["round"]["hand"] == []
            assert frame["table"]["round"]["options"] == []
        else:
            held = {card["card"] for card in frame["table"]["round"]["hand"]}
            assert held == own - facts.seen
    return running


def stored_rows(house: House, table_id: str) -> Sequence[Stored]:
    """The log of a table."""
    store = open_sqlite(house.database)
    try:
        return store.load(table_id)
    finally:
        store.close()


async def test_four_seats_and_the_gallery_over_whole_rounds(house: House) -> None:
    pages = await four_at_a_table(house, deck="long")
    gallery = await Guest(house, "Sepp").look(pages[0].table_id)
    await asyncio.gather(*(page.play(8, random.Random(seat)) for seat, page in enumerate(pages)))
    known = known_by_version(stored_rows(house, pages[0].table_id))
    for page in (*pages, gallery):
        assert check_frames(page, known) > 50
        await page.close()


async def test_one_person_among_bots_sees_none_of_their_cards(house: House) -> None:
    guest = Guest(house, "Vroni")
    page = await guest.look(guest.open_table(deck="short"))
    gallery = await Guest(house, "Sepp").look(page.table_id)
    await page.play(8, random.Random(8))
    known = known_by_version(stored_rows(house, page.table_id))
    for each in (page, gallery):
        assert check_frames(each, known) > 40
        await each.close()


async def test_getting_up_and_sitting_down_shows_no_second_hand(house: House) -> None:
    guest = Guest(house, "Vroni")
    page = await guest.look(guest.open_table())
    rounds = 0
    for turn in range(60):
        if page.table["you"] is None:
            await page.command({"kind": "take_seat", "seat": turn % 4, "name": "Vroni"})
        elif turn % 7 == 3:
            await page.command({"kind": "leave_seat"})
        elif page.round["phase"] == "done":
            rounds += 1
            await page.command({"kind": "next_round"})
        elif offered := page.allowed():
            await page.act(offered[turn % len(offered)])
        else:
            await asyncio.sleep(0.01)
    known = known_by_version(stored_rows(house, page.table_id))
    assert check_frames(page, known) > 20
    await page.close()


async def test_a_hidden_action_reaches_nobody_but_moves_the_version(house: House) -> None:
    """Who declines a Kontra could give the partner away."""
    pages = await four_at_a_table(house)
    await asyncio.gather(*(page.play(8, random.Random(seat)) for seat, page in enumerate(pages)))
    declined = {
        row.version: event["seat"]
        for row in stored_rows(house, pages[0].table_id)
        for event in row.events
        if event["kind"] == "acted" and event["action"]["kind"] == "decline"
    }
    assert declined
    shown = 0
    for page in pages:
        for frame in page.frames:
            if frame["kind"] == "events" and frame["version"] in declined:
                own = declined[frame["version"]] == frame["table"]["you"]
                assert (frame["events"] != []) == own
                shown += 1
        await page.close()
    assert shown >= len(declined) * 3


async def test_the_server_writes_no_card_into_its_log(house: House) -> None:
    guest = Guest(house, "Vroni")
    page = await guest.look(guest.open_table())
    await page.act({"kind": "play", "card": "EO"})
    await page.act({"kind": "play", "card": "XX"})
    await page.close()
    assert house.errors() == ""
