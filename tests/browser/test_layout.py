"""Nothing is cut off, covered or left without words, on phones and a desk, in all languages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, WebSocketRoute

from tests.browser.house_scenes import HOUSE_SCENES
from tests.browser.sau_scenes import sau_scenes
from tests.browser.scenes import SCENES, Frame
from tests.server.house import House

pytestmark = pytest.mark.browser

SIZES = {"small phone": (360, 640), "phone": (390, 844), "desk": (1440, 900)}
LANGUAGES = ("de", "sv", "el", "en")
FAULTS = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")


@pytest.fixture(
    params=[(language, size) for language in LANGUAGES for size in SIZES], ids=lambda it: f"{it[0]} {it[1]}"
)
def context(request: pytest.FixtureRequest, browser: Browser) -> Iterator[BrowserContext]:
    """A browser of one language and size."""
    language, size = request.param
    width, height = SIZES[size]
    opened = browser.new_context(
        locale=language, viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=width < 1000
    )
    yield opened
    opened.close()


def faults(page: Page) -> list[str]:
    """What is wrong with the page as it stands."""
    found: list[str] = page.evaluate(FAULTS)
    return found


def show(page: Page, house: House, scenes: dict[str, Frame]) -> Iterator[str]:
    """Show one picture of the table after the other, as if a server sent them."""
    lines: list[WebSocketRoute] = []

    def table(route: Route) -> None:
        route.fulfill(json={"id": "k7m2qp", "game": "schafkopf", "ruleset": {}, "seats": []})

    def opened(line: WebSocketRoute) -> None:
        lines.append(line)

    page.route("**/api/tables/k7m2qp", table)
    page.route_web_socket("**/ws", opened)
    page.goto(f"{house.url}/t/k7m2qp")
    page.locator(".waiting").wait_for()
    while not lines:
        page.wait_for_timeout(20)
    for number, (name, picture) in enumerate(scenes.items(), 1):
        # Another round each time, so that no trick of the picture before still lies on the table.
        picture["match"]["number"] = number
        lines[0].send(json.dumps({"kind": "full", "version": 7, "table": picture}))
        page.locator(f".screen[data-phase='{picture['round']['phase']}']").wait_for()
        page.wait_for_timeout(60)
        yield name


def test_every_picture_of_a_table(house: House, page: Page) -> None:
    found = {name: faults(page) for name in show(page, house, {name: scene() for name, scene in SCENES.items()})}
    assert {name: fault for name, fault in found.items() if fault} == {}


def test_every_picture_by_house_rules(house: House, page: Page) -> None:
    found = {name: faults(page) for name in show(page, house, {name: scene() for name, scene in HOUSE_SCENES.items()})}
    for _ in show(page, house, {"passing": HOUSE_SCENES["passing"]()}):
        for position in (5, 8):
            page.locator(".hand button").nth(position).click(position={"x": 8, "y": 20})
        found["two cards chosen"] = faults(page)
    for _ in show(page, house, {"done": HOUSE_SCENES["done_stakes"]()}):
        found["equation"] = faults(page)
    for _ in show(page, house, {"list": HOUSE_SCENES["list_of_all"]()}):
        page.locator(".bar [data-panel=list]").click()
        found["list"] = faults(page)
    assert {name: fault for name, fault in found.items() if fault} == {}


def test_every_panel(house: House, page: Page) -> None:
    found = {}
    for _ in show(page, house, {"play": SCENES["play"]()}):
        page.keyboard.press("?")
        found["keys"] = faults(page)
        page.locator("header [data-panel=house]").click()
        page.locator(".sheet dl").first.wait_for()
        found["house rules"] = faults(page)
        page.locator(".sheet select").select_option("turnier")
        found["house rules compared"] = faults(page)
        for button in ("rules", "menu", "list"):
            page.locator(f".bar [data-panel={button}]").click()
            page.locator(".panel").wait_for()
            found[button] = faults(page)
        page.keyboard.press("Escape")
        page.keyboard.press("l")
        found["last trick"] = faults(page)
        page.keyboard.press("Escape")
        page.locator(".hand button").nth(2).click(force=True, position={"x": 8, "y": 20})
        found["why not"] = faults(page)
    for _ in show(page, house, {"done": SCENES["done"]()}):
        for button in ("hands", "tricks"):
            page.locator(f".views [data-view={button}]").click()
            found[button] = faults(page)
    for _ in show(page, house, {"gallery": SCENES["gallery"]()}):
        page.locator(".sit").first.click()
        found["sit down"] = faults(page)
    assert {name: fault for name, fault in found.items() if fault} == {}


SAU = {"de": (10, 14), "sv": (2, 10), "el": (7, 10), "en": (14,)}
"""For how many players each language shows its tables of Schwarze Sau; German names are long, Greek sentences."""

LISTS = ("play", "end of the game", "second game")


def test_every_picture_of_schwarze_sau(house: House, page: Page) -> None:
    page.goto(f"{house.url}/nix")
    found = {}
    for players in SAU[page.evaluate("document.documentElement.lang")]:
        for name in show(page, house, sau_scenes(players)):
            scene = f"{players}: {name}"
            found[scene] = faults(page)
            if name in LISTS:
                page.locator(".bar [data-panel=list]").click()
                page.locator(".panel .wide").first.wait_for()
                found[f"{scene}, list"] = faults(page)
                page.keyboard.press("Escape")
            if name == "play":
                page.keyboard.press("l")
                found[f"{scene}, last trick"] = faults(page)
                page.keyboard.press("Escape")
            if name == "result":
                page.locator("[data-view=tricks]").click()
                found[f"{scene}, tricks"] = faults(page)
            if name == "gallery":
                page.locator(".sit").first.click()
                found[f"{scene}, sit down"] = faults(page)
    assert {name: fault for name, fault in found.items() if fault} == {}


@pytest.mark.parametrize("address", ["/", "/rules", "/rules/schwarzesau", "/nix"])
def test_every_page(house: House, page: Page, address: str) -> None:
    page.goto(house.url + address)
    page.locator("h1").first.wait_for()
    if address == "/":
        page.locator("fieldset").first.wait_for()
        page.get_by_role("radio", name="Schwarze Sau").check()
        page.locator("summary").click()
        assert faults(page) == []
        page.get_by_role("radio", name="Schafkopf").check()
    assert faults(page) == []


def test_every_group_of_house_rules(house: House, page: Page) -> None:
    page.goto(f"{house.url}/t/new")
    page.locator(".summary .sentence").wait_for()
    page.locator(".own summary").click()
    found = {"overview": faults(page)}
    groups = [link.get_attribute("data-group") for link in page.locator("[data-group]").all()]
    for group in groups:
        page.goto(f"{house.url}/t/new/{group}")
        page.locator("#group").wait_for()
        found[group or ""] = faults(page)
    page.goto(f"{house.url}/t/new/tariff")
    page.locator("[data-setting='tariff.solo'] input").fill("much")
    page.locator("[data-setting='tariff.solo'] .faults p").wait_for()
    found["a fault"] = faults(page)
    page.goto(f"{house.url}/t/new")
    page.locator(".summary .fault").first.wait_for()
    found["what deviates"] = faults(page)
    assert {name: fault for name, fault in found.items() if fault} == {}
