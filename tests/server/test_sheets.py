"""Lists of a real table on the server: in order and exactly once, one writer, many watchers, nothing lost."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import httpx
import pytest

from stammtisch.i18n import LANGUAGES
from stammtisch.sheets.model import open_sheet
from stammtisch.sheets.record import sheet_record
from tests.server.house import House

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


class Phone:
    """The phone of whoever writes a list."""

    def __init__(self, house: House, players: tuple[str, ...] = ("Ann", "Bo", "Cleo")) -> None:
        self.house = house
        self.id = "".join(secrets.choice(ALPHABET) for _ in range(16))
        self.token = secrets.token_hex(16)
        record = sheet_record(open_sheet(players, {}, ident=self.id))
        self.entries = [self.entry(kind="begin", sheet=record)]

    def entry(self, **change: Any) -> dict[str, Any]:
        """One entry, written now."""
        return {"id": secrets.token_hex(6), "at": "2026-03-07T20:00:00Z", "by": "Ann", "change": change}

    def write(self, **change: Any) -> None:
        """Write an entry; the server does not know yet."""
        self.entries.append(self.entry(**change))

    def push(self, since: int = 0, entries: list[dict[str, Any]] | None = None, **headers: str) -> httpx.Response:
        """Send entries after a version; all there are, unless others are given."""
        sent = self.entries[since:] if entries is None else entries
        return httpx.post(
            f"{self.house.url}/api/sheets/{self.id}/entries",
            json={"since": since, "entries": sent},
            headers={"authorization": f"Bearer {self.token}", **headers},
        )

    def watch(self, since: int = 0) -> httpx.Response:
        """Look at the list as whoever has the link."""
        return httpx.get(f"{self.house.url}/api/sheets/{self.id}", params={"since": since})


def ids(entries: list[dict[str, Any]]) -> list[str]:
    """The ids of entries, in order."""
    return [entry["id"] for entry in entries]


def test_entries_arrive_in_order_and_whoever_has_the_link_sees_them(house: House) -> None:
    phone = Phone(house)
    phone.write(kind="bid", row=0, seat=1, bid=3)
    phone.write(kind="bid", row=0, seat=2, bid=0)
    assert phone.push().json() == {"version": 3}
    log = phone.watch().json()
    assert log["version"] == 3
    assert log["entries"] == phone.entries
    assert phone.watch(since=2).json()["entries"] == phone.entries[2:]
    assert phone.watch(since=3).json() == {"version": 3, "entries": []}
    assert phone.watch(since=99).json()["entries"] == []


def test_entries_sent_again_count_once(house: House) -> None:
    phone = Phone(house)
    phone.write(kind="bid", row=0, seat=1, bid=3)
    for _ in range(3):
        assert phone.push().json() == {"version": 2}
    phone.write(kind="bid", row=0, seat=2, bid=0)
    assert phone.push(since=0).json() == {"version": 3}
    assert phone.push(since=1).json() == {"version": 3}
    assert ids(phone.watch().json()["entries"]) == ids(phone.entries)


def test_entries_sent_many_times_at_once_count_once(house: House) -> None:
    phone = Phone(house)
    for seat, bid in ((1, 3), (2, 0), (0, 0)):
        phone.write(kind="bid", row=0, seat=seat, bid=bid)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: phone.push(), range(16)))
    assert {answer.status_code for answer in answers} <= {201, 409}
    assert phone.push().json() == {"version": 4}
    assert ids(phone.watch().json()["entries"]) == ids(phone.entries)


def test_two_devices_on_the_same_state(house: House) -> None:
    phone = Phone(house)
    phone.push()
    mine, theirs = (phone.entry(kind="bid", row=0, seat=1, bid=bid) for bid in (1, 2))
    assert phone.push(1, [theirs]).status_code == 201
    answer = phone.push(1, [mine])
    assert answer.status_code == 409
    assert answer.json()["refusal"] == {"reason": "SHEET_MOVED_ON", "args": {"version": 2}, "paragraph": None}
    assert phone.push(5, [mine]).json()["refusal"]["reason"] == "SHEET_MOVED_ON"
    assert ids(phone.watch().json()["entries"]) == ids([*phone.entries, theirs])


@pytest.mark.parametrize("token", ["x" * 32, "x", "short", "y" * 5000])
def test_only_the_writer_writes_and_deletes(house: House, token: str) -> None:
    phone = Phone(house)
    phone.push()
    bid = phone.entry(kind="bid", row=0, seat=1, bid=1)
    answer = phone.push(1, [bid], authorization=f"Bearer {token}")
    assert answer.status_code == 403
    assert answer.json()["refusal"]["reason"] == "NOT_THE_WRITER"
    url = f"{house.url}/api/sheets/{phone.id}"
    assert httpx.delete(url, headers={"authorization": f"Bearer {token}"}).status_code == 403
    assert httpx.delete(url).status_code == 403
    assert ids(phone.watch().json()["entries"]) == ids(phone.entries)


def test_the_token_stays_with_the_writer(house: House) -> None:
    phone = Phone(house)
    phone.push()
    assert phone.token not in phone.watch().text
    content = house.database.read_bytes() + house.database.with_name(f"{house.database.name}-wal").read_bytes()
    assert phone.id.encode() in content
    assert phone.token.encode() not in content


def test_nobody_becomes_a_guest_by_a_list(house: House) -> None:
    phone = Phone(house)
    assert "set-cookie" not in phone.push().headers
    assert "set-cookie" not in phone.watch().headers


def test_what_cannot_be_is_refused_whole_and_in_every_language(house: House) -> None:
    phone = Phone(house)
    phone.push()
    good = phone.entry(kind="bid", row=0, seat=1, bid=1)
    for change, reason in (
        ({"kind": "bid", "row": 0, "seat": 2, "bid": 10}, "BID_OUT_OF_RANGE"),
        ({"kind": "bid", "row": 0, "seat": 2, "bid": -1}, "BID_OUT_OF_RANGE"),
        ({"kind": "bid", "row": 0, "seat": 0, "bid": 1}, "NOT_YOUR_TURN"),
        ({"kind": "tricks", "row": 0, "tricks": [9, 0, 0]}, "BIDS_COME_FIRST"),
        ({"kind": "rename", "seat": 0, "name": "x" * 200}, "BAD_NAME"),
        ({"kind": "correct", "row": 0, "bids": [1], "tricks": [], "trump": None}, "NUMBERS_MISSING"),
    ):
        told = set()
        for language in LANGUAGES:
            answer = phone.push(1, [good, phone.entry(**change)], **{"accept-language": language})
            assert answer.status_code == 400, change
            assert answer.json()["refusal"]["reason"] == reason
            told.add(answer.json()["message"])
        assert len(told) == len(LANGUAGES)
    assert ids(phone.watch().json()["entries"]) == ids(phone.entries)
    assert phone.push(1, [good]).json() == {"version": 2}


def test_the_barred_bid_is_refused(house: House) -> None:
    phone = Phone(house)
    for seat, bid in ((1, 4), (2, 4), (0, 1)):
        phone.write(kind="bid", row=0, seat=seat, bid=bid)
    answer = phone.push(0, None, **{"accept-language": "en"})
    assert answer.json()["refusal"]["reason"] == "BID_BARRED"
    assert "1 is barred for the dealer" in answer.json()["message"]
    assert phone.watch().status_code == 404


@pytest.mark.parametrize("players", [("Ann",), ("Ann",) * 15])
def test_too_few_or_too_many_players(house: House, players: tuple[str, ...]) -> None:
    phone = Phone(house)
    phone.entries[0]["change"]["sheet"]["players"] = list(players)
    assert phone.push().json()["refusal"]["reason"] == "PLAYERS_OUT_OF_RANGE"


@pytest.mark.parametrize("sheet_id", ["short", "X" * 16, "a" * 17, "a" * 15 + "ä", "..%2f..%2fetc", "a" * 16])
def test_lists_that_there_are_not(house: House, sheet_id: str) -> None:
    answer = httpx.get(f"{house.url}/api/sheets/{sheet_id}")
    assert answer.status_code == 404
    assert answer.json()["refusal"]["reason"] in ("UNKNOWN_SHEET", "UNKNOWN_PATH")


def test_a_list_under_the_id_of_another_is_refused(house: House) -> None:
    phone = Phone(house)
    phone.entries[0]["change"]["sheet"]["id"] = "other"
    assert phone.push().json()["refusal"]["reason"] == "SHEET_UNREADABLE"


@pytest.mark.parametrize(
    "body",
    [
        {"since": -1, "entries": []},
        {"since": 0, "entries": []},
        {"since": 0, "entries": [{}]},
        {"since": 0, "entries": [{"id": "", "at": "", "by": "", "change": {"kind": "undo"}}]},
        {"since": 0, "entries": [{"id": "x", "at": "", "by": "", "change": {"kind": "explode"}}]},
        {"since": 0, "entries": [{"id": "x", "at": "", "by": "b" * 81, "change": {"kind": "undo"}}]},
        {"since": 0, "entries": [{"id": "x", "at": "", "by": "", "change": {"kind": "bid", "row": 0, "seat": 0}}]},
        {
            "since": 0,
            "entries": [{"id": "x", "at": "", "by": "", "change": {"kind": "bid", "row": 0, "seat": 0, "bid": 10**9}}],
        },
    ],
)
def test_bodies_that_are_no_entries(house: House, body: dict[str, Any]) -> None:
    phone = Phone(house)
    answer = httpx.post(
        f"{house.url}/api/sheets/{phone.id}/entries", json=body, headers={"authorization": f"Bearer {phone.token}"}
    )
    assert answer.status_code == 400
    assert answer.json()["refusal"]["reason"] == "MALFORMED_FRAME"
    assert house.alive


def test_too_much_at_once_is_refused(house: House) -> None:
    phone = Phone(house)
    phone.entries[0]["change"]["sheet"]["players"] = ["x" * 200_000] * 3
    answer = phone.push()
    assert answer.status_code == 413
    assert answer.json()["refusal"]["args"]["limit"] == 512_000
    assert house.alive


def test_a_deleted_list_is_gone_for_everybody_and_stays_gone(house: House) -> None:
    phone = Phone(house)
    phone.push()
    url = f"{house.url}/api/sheets/{phone.id}"
    bearer = {"authorization": f"Bearer {phone.token}"}
    assert httpx.delete(url, headers=bearer).status_code == 204
    assert httpx.delete(url, headers=bearer).status_code == 204
    assert phone.watch().status_code == 410
    assert phone.push().json()["refusal"]["reason"] == "SHEET_DELETED"
    with closing(sqlite3.connect(house.database)) as connection:
        rows = connection.execute("SELECT count(*) FROM sheet_entry WHERE sheet_id = ?", [phone.id]).fetchone()
    assert rows == (0,)


def test_a_page_of_another_address_writes_nothing(house: House) -> None:
    phone = Phone(house)
    assert phone.push(origin="http://evil.example").status_code == 403
    assert phone.watch().status_code == 404


def test_a_killed_server_loses_nothing_that_it_has_acknowledged(own_house: Callable[..., House]) -> None:
    house = own_house()
    phone = Phone(house)
    assert phone.push().json() == {"version": 1}
    phone.write(kind="bid", row=0, seat=1, bid=3)
    assert phone.push(1).json() == {"version": 2}
    house.kill()
    house.start()
    assert ids(phone.watch().json()["entries"]) == ids(phone.entries)
    phone.write(kind="bid", row=0, seat=2, bid=3)
    assert phone.push(1).json() == {"version": 3}
    assert phone.push(2).json() == {"version": 3}
    phone.write(kind="bid", row=0, seat=2, bid=3)
    assert phone.push(3).json()["refusal"]["reason"] == "BID_IS_FINAL"
