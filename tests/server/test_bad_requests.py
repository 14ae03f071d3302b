"""Requests that cannot be answered: the reason quotes them in the asker's language, the server lives on."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from stammtisch.game import Refusal
from stammtisch.i18n import translator
from tests.server.house import House
from tests.server.people import Guest

BODIES = [
    ({}, 400, "MALFORMED_FRAME", "name"),
    ({"name": 7}, 400, "MALFORMED_FRAME", "name"),
    ({"name": "x", "preset": None}, 400, "MALFORMED_FRAME", "preset"),
    ({"name": "x", "game": "canasta"}, 400, "UNKNOWN_GAME", "canasta"),
    ({"name": "x", "preset": "monopoly"}, 400, "UNKNOWN_PRESET", "monopoly"),
    ({"name": "x", "preset": "stargames", "deck": "tarock"}, 400, "BAD_DECK", "tarock"),
    ({"name": ""}, 409, "BAD_NAME", "24"),
    ({"name": "x" * 25}, 409, "BAD_NAME", "xxx"),
    ({"name": "\u202e\u200b"}, 409, "BAD_NAME", "24"),
]


@pytest.mark.parametrize(("body", "status", "reason", "quote"), BODIES, ids=[str(body)[:50] for body, *_ in BODIES])
def test_tables_that_cannot_be_opened(house: House, body: dict[str, Any], status: int, reason: str, quote: str) -> None:
    guest = Guest(house, "Vroni")
    for language, tag in (("de", "de-AT,de;q=0.9"), ("el", "el"), ("en", "fr, en-GB;q=0.5"), ("sv", "sv-SE")):
        response = httpx.post(
            f"{house.url}/api/tables", json=body, headers={"cookie": guest.cookie, "accept-language": tag}
        )
        assert response.status_code == status
        problem = response.json()
        assert problem["refusal"]["reason"] == reason
        assert quote in json.dumps(problem["refusal"]["args"])
        refusal = Refusal(reason, "", problem["refusal"]["args"])
        assert problem["message"] == translator(language).refusal(refusal)
    assert guest.get("/api/tables").json() == []
    assert house.alive


@pytest.mark.parametrize(
    ("content", "status"),
    [
        (b"{", 400),
        (b'{"name": NaN}', 400),
        (b"[" * 8000, 400),
        (b'{"name": "\\ud800"}', 400),
        (b"\xff\xfe", 400),
        (b'{"name": "' + b"x" * 9000 + b'"}', 413),
        (b"", 400),
    ],
    ids=range(7),
)
def test_bodies_that_are_no_json(house: House, content: bytes, status: int) -> None:
    guest = Guest(house, "Vroni")
    headers = {"cookie": guest.cookie, "content-type": "application/json"}
    response = httpx.post(f"{house.url}/api/tables", content=content, headers=headers)
    assert response.status_code == status, response.text
    reason = "FRAME_TOO_LARGE" if status == 413 else "MALFORMED_FRAME"
    assert response.json()["refusal"]["reason"] == reason
    assert house.alive


def test_addresses_where_nothing_is(house: House) -> None:
    for path in ("/api/nothing", "/api/tables/zzzzzz", "/assets/missing.js", "/favicon.png"):
        response = httpx.get(house.url + path)
        assert response.status_code == 404, path
        assert response.json()["refusal"]["reason"] in ("UNKNOWN_PATH", "UNKNOWN_TABLE")
    assert httpx.delete(f"{house.url}/api/tables").status_code == 405
