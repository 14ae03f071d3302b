"""House rules over REST: what can be set, whether it goes together, and tables with rules of their own."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from stammtisch.i18n import translator
from stammtisch.schafkopf.comparison import names
from tests.server.house import House
from tests.server.people import Guest

pytestmark = pytest.mark.anyio


def checked(house: House, body: dict[str, Any], language: str = "de") -> dict[str, Any]:
    """What the server says to these house rules."""
    response = httpx.post(f"{house.url}/api/rulesets/check", json=body, headers={"accept-language": language})
    assert response.status_code == 200, response.text
    told: dict[str, Any] = response.json()
    return told


def test_what_can_be_set(house: House) -> None:
    told = httpx.get(f"{house.url}/api/games/schafkopf/settings").json()
    listed = [setting for group in told["groups"] for setting in group["settings"]]
    assert [setting["name"] for setting in listed] == list(names())
    klopfen = next(setting for setting in listed if setting["name"] == "klopfen")
    assert (klopfen["kind"], klopfen["default"], klopfen["allowed"][1]) == ("choice", "off", "all")
    assert told["presets"]["stammtisch"]["long"]["tariff.solo"] == 50


def test_settings_of_a_game_that_is_not_there(house: House) -> None:
    response = httpx.get(f"{house.url}/api/games/canasta/settings")
    assert (response.status_code, response.json()["refusal"]["reason"]) == (404, "UNKNOWN_GAME")
    assert "canasta" in response.json()["message"]


def test_rules_that_can_be_played_come_back_in_words(house: House) -> None:
    told = checked(house, {"preset": "stammtisch", "deck": "short", "settings": {"klopfen": "one", "tariff.solo": 60}})
    assert told["deviations"] == {"klopfen": "one", "tariff.solo": 60}
    assert told["summary"].startswith("Stammtisch, kurzes Blatt")
    assert "Anders als" not in told["summary"], "what deviates is a list of its own"
    assert told["faults"] == []
    rows = [row for part in told["sheet"] for row in part["rows"]]
    assert [row["setting"] for row in rows if row["deviates"]] == ["klopfen", "tariff.solo"]
    assert "24 Karten" in told["notes"][0]


def test_every_fault_comes_at_once_in_the_asked_language(house: House) -> None:
    body = {"preset": "stammtisch", "settings": {"klopfen": "loud", "tariff.solo": -1, "foo": 1, "stock_cap": 3}}
    for language in ("de", "sv", "el", "en"):
        told = checked(house, body | {"language": language}, "de")
        assert told["summary"] is None
        assert [(fault["setting"], fault["reason"]) for fault in told["faults"]] == [
            ("foo", "UNKNOWN_SETTING"),
            ("klopfen", "NOT_ALLOWED"),
            ("tariff.solo", "NO_AMOUNT"),
            ("stock_cap", "NEEDS_SETTING"),
        ]
        assert {fault["preset"] for fault in told["faults"]} == {"stammtisch"}
        assert told["faults"][3]["other"] == "passout"
        assert translator(language).t("setting-klopfen-off") in told["faults"][1]["message"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"preset": 7}, 400),
        ({"settings": []}, 400),
        ({"settings": {"ladder": {"a": [1, {"b": None}]}, "tariff": {"solo": {}}, "laufende_min": {"x": 1}}}, 200),
        ({"settings": {"deck": "long", "preset": "verein"}}, 200),
        ({"preset": "\u202e", "language": "klingon"}, 200),
        ({"preset": "stargames", "deck": "\x00"}, 200),
        ({"settings": {"x" * 500: 1}}, 200),
    ],
)
def test_bodies_of_any_shape_are_answered(house: House, body: dict[str, Any], status: int) -> None:
    response = httpx.post(f"{house.url}/api/rulesets/check", json=body)
    assert response.status_code == status, response.text
    assert house.alive


def test_a_table_with_rules_of_its_own(house: House) -> None:
    guest = Guest(house, "Vroni")
    table_id = guest.open_table(preset="stammtisch", ruleset={"klopfen": "first", "tariff.solo": 60})
    rules = guest.get(f"/api/tables/{table_id}").json()["ruleset"]
    assert (rules["klopfen"], rules["tariff"]["solo"], rules["auction"]) == ("first", 60, "two_stage")


async def test_a_page_is_told_what_deviates_from_the_preset(house: House) -> None:
    guest = Guest(house, "Vroni")
    page = await guest.look(guest.open_table(preset="stammtisch", ruleset={"passout": "bock", "tariff.solo": 60}))
    assert page.table["deviations"] == {"passout": "bock", "tariff.solo": 60}
    await page.close()


def test_a_table_with_faulty_rules_is_refused_with_every_fault(house: House) -> None:
    guest = Guest(house, "Vroni")
    body = {"name": "Vroni", "preset": "stammtisch", "ruleset": {"klopfen": "loud", "stock_cap": 0}}
    headers = {"cookie": guest.cookie, "accept-language": "en"}
    response = httpx.post(f"{house.url}/api/tables", json=body, headers=headers)
    told = response.json()
    assert (response.status_code, told["refusal"]["reason"]) == (400, "RULES_REFUSED")
    assert [(fault["setting"], fault["reason"]) for fault in told["faults"]] == [
        ("klopfen", "NOT_ALLOWED"),
        ("stock_cap", "NO_AMOUNT"),
    ]
    assert "only Vorhand (first)" in told["faults"][0]["message"]
    assert guest.get("/api/tables").json() == []
