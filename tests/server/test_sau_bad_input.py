"""Everything that can be wrong with what a table of Schwarze Sau is sent: a clear reason, and nothing has changed."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from stammtisch.game import Refusal
from stammtisch.i18n import LANGUAGES, translator
from tests.server.house import House
from tests.server.people import Guest, Page
from tests.server.test_sau import open_sau, together

pytestmark = pytest.mark.anyio


_shared: dict[str, tuple[Guest, str]] = {}


async def waiting(house: House, players: int = 3) -> Page:
    """A page that has to say a number and is the dealer, so that one number is barred; the tests share it."""
    while house.url not in _shared:
        guest = Guest(house, "Vroni")
        page = await guest.look(open_sau(guest, players))
        await page.own_turn("bid")
        if page.round["dealer"] == 0:
            _shared[house.url] = guest, page.table_id
        await page.close()
    guest, table_id = _shared[house.url]
    return await guest.look(table_id)


async def test_bids_that_cannot_be(house: House) -> None:
    page = await waiting(house)
    barred = page.round["barred"]
    before = page.table
    for action, reason, quote in (
        ({"kind": "bid", "tricks": 10}, "BID_OUT_OF_RANGE", "10"),
        ({"kind": "bid", "tricks": -1}, "BID_OUT_OF_RANGE", "-1"),
        ({"kind": "bid", "tricks": 10**30}, "BID_OUT_OF_RANGE", "1000"),
        ({"kind": "bid", "tricks": barred}, "BID_BARRED", str(barred)),
        ({"kind": "bid", "tricks": "3"}, "BID_NOT_A_NUMBER", "3"),
        ({"kind": "bid", "tricks": 2.5}, "BID_NOT_A_NUMBER", "2.5"),
        ({"kind": "bid", "tricks": None}, "BID_NOT_A_NUMBER", "None"),
        ({"kind": "bid", "tricks": True}, "BID_NOT_A_NUMBER", "True"),
        ({"kind": "bid"}, "BID_NOT_A_NUMBER", "None"),
        ({"kind": "bid", "contract": "solo"}, "BID_NOT_A_NUMBER", "None"),
        ({"kind": "pass"}, "UNKNOWN_ACTION", "pass"),
        ({"kind": "play", "card": "EO"}, "BIDS_COME_FIRST", ""),
        ({"kind": "play", "card": "EO.99999"}, "UNKNOWN_CARD", "EO.99999"),
        ({"kind": "play", "card": "<b>\u202e\x00"}, "UNKNOWN_CARD", "<b>"),
    ):
        answer = await page.act(action)
        assert answer["kind"] == "refused", action
        assert answer["refusal"]["reason"] == reason
        args = answer["refusal"]["args"]
        for language in LANGUAGES:
            said = translator(language).refusal(Refusal(reason, answer["refusal"]["paragraph"], args), ["Vroni"] * 3)
            assert quote[:4] in said.replace(" ", ""), said
            assert "\u202e" not in said
            assert "\x00" not in said
    assert page.table == before
    await page.close()


async def test_bids_and_cards_out_of_turn(house: House) -> None:
    pages = await together(house, 3)
    for page in pages:
        await page.command({"kind": "next_round"})
    for page in pages:
        await page.until_table(lambda table: table["match"]["number"] == 2)
    turn = pages[0].round["turn"]
    waits = pages[(turn + 1) % 3]
    before = waits.table
    answer = await waits.act({"kind": "bid", "tricks": 1})
    assert (answer["refusal"]["reason"], answer["refusal"]["args"]) == ("NOT_YOUR_TURN", {"seat": turn})
    assert (await pages[turn].act({"kind": "bid", "tricks": 1}))["kind"] == "ack"
    assert (await pages[turn].act({"kind": "bid", "tricks": 2}))["refusal"]["reason"] == "BID_IS_FINAL"
    gallery = await Guest(house, "Sepp").look(waits.table_id)
    assert (await gallery.act({"kind": "bid", "tricks": 1}))["refusal"]["reason"] == "NOT_SEATED"
    await waits.until_table(lambda table: table["version"] == before["version"] + 1)
    assert waits.round["bids"].count(None) == 2
    for page in (*pages, gallery):
        await page.close()


RULES: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    ({"players": 1}, ("players = 1", "2", "14")),
    ({"players": 15}, ("players = 15", "2", "14")),
    ({"players": "7"}, ("players = '7'",)),
    ({"players": 10**40}, ("players = 1000", "14")),
    ({"players": 10, "packs": 2}, ("packs = 2", "90", "64", "take 3")),
    ({"players": 7, "max_hand": 13}, ("max_hand = 13", "12")),
    ({"hook": "yes"}, ("hook = 'yes'", "True, False")),
    ({"bid_style": "hidden", "hook": True}, ("hook = True",)),
    ({"jokers": 3}, ("jokers", "players")),
    ({"\u202e\x00<script>": 1}, ("<script>",)),
    ({"players": [[[]]], "rank": {"a": 1}}, ("players = [[[]]]", "rank")),
]


@pytest.mark.parametrize(("rules", "quotes"), RULES, ids=[str(rules)[:40] for rules, _ in RULES])
def test_house_rules_that_cannot_be(house: House, rules: dict[str, Any], quotes: tuple[str, ...]) -> None:
    guest = Guest(house, "Vroni")
    response = httpx.post(
        f"{house.url}/api/tables",
        json={"name": "Vroni", "game": "schwarzesau", "ruleset": rules},
        headers={"cookie": guest.cookie, "accept-language": LANGUAGES[len(rules) % 4]},
    )
    assert response.status_code == 400
    problem = response.json()
    assert problem["refusal"]["reason"] == "RULES_REFUSED"
    assert all(quote in problem["message"] for quote in quotes), problem["message"]
    assert problem["message"].isprintable()
    assert guest.get("/api/tables").json() == []


NAMES = ["x" * 200, "\x00\x1b", "\u202e\u2066\u200b", "", "   ", "a" * 25]


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
async def test_names_that_cannot_be(house: House, name: str) -> None:
    page = await waiting(house)
    before = page.table
    answer = await page.command({"kind": "rename", "name": name})
    assert answer["kind"] == "refused"
    assert answer["refusal"]["reason"] == "BAD_NAME"
    assert str(answer["refusal"]["args"]["text"]).isprintable()
    assert page.table == before
    await page.close()


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
def test_tables_are_not_opened_under_such_names(house: House, name: str) -> None:
    guest = Guest(house, "Vroni")
    response = httpx.post(
        f"{house.url}/api/tables", json={"name": name, "game": "schwarzesau"}, headers={"cookie": guest.cookie}
    )
    assert response.status_code == 409
    assert guest.get("/api/tables").json() == []


async def test_names_that_look_like_more_than_names(house: House) -> None:
    page = await waiting(house)
    for name, shown in (
        ("<img src=x onerror=a()>", "<img src=x onerror=a()>"),
        ("=1+1", "=1+1"),
        ("\u202eVroni\u202c", "Vroni"),
        ("  Hans\t\nPeter ", "Hans Peter"),
    ):
        assert (await page.command({"kind": "rename", "name": name}))["kind"] == "ack"
        assert page.table["seats"][0]["name"] == shown
    await page.close()


def test_presets_name_their_game_and_decks_are_checked(house: House) -> None:
    guest = Guest(house, "Vroni")
    presets = guest.get("/api/presets").json()
    assert [preset for preset in presets if preset["game"] == "schwarzesau"] == [
        {"game": "schwarzesau", "name": "sau", "decks": ["long"]}
    ]
    for wish, reason in (
        ({"game": "schwarzesau", "preset": "stargames"}, "UNKNOWN_PRESET"),
        ({"game": "schafkopf", "preset": "sau"}, "UNKNOWN_PRESET"),
        ({"game": "schwarzesau", "deck": "short"}, "BAD_DECK"),
        ({"game": "schwarzesau", "ruleset": []}, "MALFORMED_FRAME"),
        ({"game": "schwarzesau", "ruleset": None}, "MALFORMED_FRAME"),
        ({"game": "schafkopf", "ruleset": {"kontra_levels": 9}}, "RULES_REFUSED"),
    ):
        response = httpx.post(
            f"{house.url}/api/tables", json={"name": "Vroni", **wish}, headers={"cookie": guest.cookie}
        )
        assert response.status_code == 400, wish
        assert response.json()["refusal"]["reason"] == reason
    summary = guest.get(f"/api/tables/{open_sau(guest, 5)}").json()
    assert (summary["game"], summary["ruleset"]["players"], len(summary["seats"])) == ("schwarzesau", 5, 5)
