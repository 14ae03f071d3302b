"""Everything that can be wrong with what is sent: the reason quotes it, nothing changes, the server lives on."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from stammtisch.game import Refusal
from stammtisch.i18n import LANGUAGES, translator
from tests.server.house import House
from tests.server.people import Guest, Page

pytestmark = pytest.mark.anyio

FORMS = [
    ("{", "truncated"),
    ("", "truncated"),
    ("hello", "malformed"),
    ("null", "object"),
    ("[]", "object"),
    ("17", "object"),
    ('"hello"', "object"),
    ("{}", "kind"),
    ('{"kind": null}', "kind"),
    ('{"kind": 7}', "kind"),
    ('{"kind": "ping"} {"kind": "ping"}', "trailing"),
    ('{"kind": "hello"}', "table"),
    ('{"kind": "hello", "table": 7}', "table"),
    ('{"kind": "hello", "table": "x", "since": -1}', "since"),
    ('{"kind": "hello", "table": "x", "since": NaN}', "malformed"),
    ('{"kind": "hello", "table": "x", "since": 1e999}', "range"),
    ('{"kind": "hello", "table": "x", "since": "1"}', "since"),
    ('{"kind": "command"}', "id"),
    ('{"kind": "command", "id": 7, "command": {"kind": "next_round"}}', "id"),
    ('{"kind": "command", "id": "", "command": {"kind": "next_round"}}', "id"),
    ("[" * 5000, "array"),
    ('{"kind":' * 900, "truncated"),
    ('{"kind": "ping", "x": "\\ud800"}', "truncated"),
    ('{"kind": "ping", "x": ' + "[" * 3000 + "]" * 3000 + "}", "nested too deeply"),
]


async def unharmed(house: House, page: Page, before: dict[str, Any]) -> None:
    """The table is as it was, and the server answers."""
    assert await page.answer({"kind": "ping"}) == {"kind": "pong"}
    assert page.table == before
    assert house.alive
    again = await page.guest.look(page.table_id)
    assert again.table == before
    await again.close()


_shared: dict[str, tuple[Guest, str]] = {}


async def waiting_page(house: House) -> Page:
    """A page whose seat the table waits for, so that nothing else moves; the tests share one table."""
    if house.url not in _shared:
        guest = Guest(house, "Vroni")
        _shared[house.url] = guest, guest.open_table()
    guest, table_id = _shared[house.url]
    page = await guest.look(table_id)
    await page.own_turn()
    return page


def in_words(refusal: dict[str, Any]) -> list[str]:
    """The reason in every language; each must say it."""
    reason = Refusal(refusal["reason"], refusal["paragraph"] or "", refusal["args"])
    return [translator(language).refusal(reason, ["Vroni", "Zenzi", "Xaver", "Resi"]) for language in LANGUAGES]


@pytest.mark.parametrize(("sent", "fault"), FORMS, ids=[form[:40] for form, _ in FORMS])
async def test_malformed_frames(house: House, sent: str, fault: str) -> None:
    page = await waiting_page(house)
    before = page.table
    answer = await page.answer(sent)
    assert answer["kind"] == "error"
    assert answer["refusal"]["reason"] == "MALFORMED_FRAME"
    args = answer["refusal"]["args"]
    assert args["text"].startswith(sent[:20])
    assert len(args["text"]) <= 81
    assert fault in args["fault"]
    assert all(args["text"] in words for words in in_words(answer["refusal"]))
    await unharmed(house, page, before)
    await page.close()


COMMANDS = [
    ({"kind": "act"}, "action"),
    ({"kind": "act", "action": None}, "action"),
    ({"kind": "act", "action": []}, "action"),
    ({"kind": "take_seat", "seat": 1}, "name"),
    ({"kind": "take_seat", "seat": "1", "name": "x"}, "seat"),
    ({"kind": "take_seat", "seat": 1.5, "name": "x"}, "seat"),
    ({"kind": "take_seat", "seat": True, "name": "x"}, "seat"),
    ({"kind": "take_seat", "seat": None, "name": "x"}, "seat"),
    ({"kind": "rename", "name": 5}, "name"),
    ({"kind": "rename", "name": "x" * 500}, "name"),
    ({"kind": "seat_bot"}, "seat"),
    (None, "command"),
    ("next_round", "command"),
]


@pytest.mark.parametrize(("command", "fault"), COMMANDS, ids=[json.dumps(command)[:40] for command, _ in COMMANDS])
async def test_malformed_commands_are_refused_under_their_id(house: House, command: Any, fault: str) -> None:
    page = await waiting_page(house)
    before = page.table
    answer = await page.answer({"kind": "command", "id": "bad", "command": command})
    assert (answer["kind"], answer["id"]) == ("refused", "bad")
    assert answer["refusal"]["reason"] == "MALFORMED_FRAME"
    assert fault in answer["refusal"]["args"]["fault"]
    await unharmed(house, page, before)
    await page.close()


@pytest.mark.parametrize(
    ("sent", "known"),
    [
        ({"kind": "shout"}, "hello, command, ping"),
        (
            {"kind": "command", "id": "x", "command": {"kind": "peek"}},
            "act, take_seat, leave_seat, next_round, rename, seat_bot",
        ),
    ],
)
async def test_unknown_kinds_are_told_what_there_is(house: House, sent: dict[str, Any], known: str) -> None:
    page = await waiting_page(house)
    before = page.table
    answer = await page.answer(sent)
    assert answer["refusal"]["reason"] == "UNKNOWN_COMMAND"
    assert answer["refusal"]["args"] == {"text": sent.get("command", sent)["kind"], "known": known}
    assert all(known in words for words in in_words(answer["refusal"]))
    await unharmed(house, page, before)
    await page.close()


ACTIONS = [
    ({"kind": "play", "card": "XX"}, "UNKNOWN_CARD", "XX"),
    ({"kind": "play", "card": "eo"}, "UNKNOWN_CARD", "eo"),
    ({"kind": "play", "card": ""}, "UNKNOWN_CARD", ""),
    ({"kind": "play", "card": 7}, "UNKNOWN_CARD", "7"),
    ({"kind": "play", "card": None}, "UNKNOWN_CARD", "None"),
    ({"kind": "play", "card": ["EO"]}, "UNKNOWN_CARD", "EO"),
    ({"kind": "play", "card": "<script>alert(1)</script>"}, "UNKNOWN_CARD", "<script>"),
    ({"kind": "play", "card": 10**300}, "UNKNOWN_CARD", "1000"),
    ({"kind": "bid", "contract": "ramsch"}, "UNKNOWN_CONTRACT", "ramsch"),
    ({"kind": "name", "suit": "X"}, "UNKNOWN_SUIT", "X"),
    ({"kind": "dance"}, "UNKNOWN_ACTION", "dance"),
    ({}, "UNKNOWN_ACTION", "None"),
    ({"kind": {"a": [1]}}, "UNKNOWN_ACTION", "a"),
]


@pytest.mark.parametrize(("action", "reason", "quote"), ACTIONS, ids=[str(action)[:40] for action, _, _ in ACTIONS])
async def test_actions_that_do_not_exist(house: House, action: dict[str, Any], reason: str, quote: str) -> None:
    page = await waiting_page(house)
    before = page.table
    answer = await page.act(action)
    assert answer["kind"] == "refused"
    assert answer["refusal"]["reason"] == reason
    assert quote in answer["refusal"]["args"]["text"]
    assert len(answer["refusal"]["args"]["text"]) <= 81
    assert answer["refusal"]["paragraph"]
    assert all(in_words(answer["refusal"]))
    await unharmed(house, page, before)
    await page.close()


async def test_a_card_that_one_does_not_hold(house: House) -> None:
    page = await waiting_page(house)
    await page.own_turn("play")
    before = page.table
    held = {card["card"] for card in page.round["hand"]}
    foreign = next(suit + rank for suit in "EGHS" for rank in "AZKOU987" if suit + rank not in held)
    answer = await page.act({"kind": "play", "card": foreign})
    assert answer["refusal"] == {"reason": "CARD_NOT_IN_HAND", "args": {"card": foreign}, "paragraph": "6.6"}
    late = await page.act({"kind": "pass"})
    assert late["refusal"]["reason"] == "WRONG_PHASE"
    await unharmed(house, page, before)
    await page.close()


async def test_a_guest_may_only_look(house: House) -> None:
    page = await waiting_page(house)
    before = page.table
    visitor = await Guest(house, "Åsa").look(page.table_id)
    for command in ({"kind": "act", "action": {"kind": "pass"}}, {"kind": "next_round"}, {"kind": "leave_seat"}):
        answer = await visitor.command(command)
        assert answer["refusal"]["reason"] == "NOT_SEATED"
    await visitor.close()
    await unharmed(house, page, before)
    await page.close()


async def test_not_your_turn(house: House) -> None:
    """Two people at a table: while one is to speak, the other may not."""
    first, second = Guest(house, "Vroni"), Guest(house, "Åsa")
    page = await first.look(first.open_table())
    other = await second.look(page.table_id)
    await other.command({"kind": "take_seat", "seat": 2, "name": "Åsa"})
    await page.play(1, random.Random(1))
    await page.command({"kind": "next_round"})
    await other.command({"kind": "next_round"})
    await other.until(lambda: bool(other.allowed()) or bool(page.allowed()))
    quick, slow = (page, other) if page.allowed() else (other, page)
    await slow.until_table(lambda table: table["version"] == quick.table["version"])
    before = slow.table
    answer = await slow.act({"kind": "bid", "contract": "solo-tout"})
    turn = before["round"]["turn"]
    assert answer["refusal"] == {"reason": "NOT_YOUR_TURN", "args": {"seat": turn}, "paragraph": "5.2"}
    assert turn == quick.table["you"]
    await unharmed(house, slow, before)
    await page.close()
    await other.close()


async def test_oversized_frames(house: House) -> None:
    page = await waiting_page(house)
    before = page.table
    answer = await page.answer("x" * 8193)
    assert answer["refusal"]["reason"] == "FRAME_TOO_LARGE"
    assert answer["refusal"]["args"] == {"bytes": 8193, "limit": 8192}
    answer = await page.answer("ä" * 5000)
    assert answer["refusal"]["args"] == {"bytes": 10000, "limit": 8192}
    await unharmed(house, page, before)
    await page.send("x" * 100_000)
    await page.until(lambda: page.close_code is not None)
    assert page.close_code == 1009
    await page.connect()
    await unharmed(house, page, before | {"seats": page.table["seats"]})
    await page.close()


async def test_binary_frames(house: House) -> None:
    page = await waiting_page(house)
    before = page.table
    answer = await page.answer(b"\x00\xff")
    assert answer["refusal"]["reason"] == "MALFORMED_FRAME"
    assert "\\x00\\xff" in answer["refusal"]["args"]["text"]
    await unharmed(house, page, before)
    await page.close()


@pytest.mark.parametrize("table_id", ["zzzzzz", "", "K7M2QP", "../../x", "k7m2qp'; DROP TABLE table_log; --"])
async def test_unknown_tables(house: House, table_id: str) -> None:
    page = Page(Guest(house, "Vroni"), table_id)
    await page.open_socket()
    answer = await page.answer({"kind": "hello", "table": table_id, "protocol": 1})
    assert answer == {
        "kind": "error",
        "refusal": {"reason": "UNKNOWN_TABLE", "args": {"text": table_id}, "paragraph": None},
    }
    answer = await page.answer({"kind": "command", "id": "x", "command": {"kind": "next_round"}})
    assert answer["refusal"]["reason"] == "HELLO_FIRST"
    assert house.alive
    await page.close()


async def test_a_page_of_another_build_is_told_to_load_anew(house: House) -> None:
    page = Page(Guest(house, "Vroni"), "zzzzzz")
    await page.open_socket()
    answer = await page.answer({"kind": "hello", "table": "zzzzzz", "protocol": 2})
    assert answer["refusal"]["reason"] == "NEWER_PROTOCOL"
    await page.until(lambda: page.close_code is not None)
    assert page.close_code == 4426
