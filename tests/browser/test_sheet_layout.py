"""The pages for real tables: nothing cut off, small, faint or without words, whoever plays, in light and dark."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, FilePayload, Page

from stammtisch.sheets.entries import correct, enter_bid, next_bidder, rename
from stammtisch.sheets.exports import export
from stammtisch.sheets.model import Row, Sheet
from tests.browser.test_layout import FAULTS, LANGUAGES, SIZES
from tests.server.house import House
from tests.sheets.evenings import evening

pytestmark = pytest.mark.browser

SIGHT = (Path(__file__).parent / "sight.js").read_text(encoding="utf-8")


@pytest.fixture(
    params=[(language, size) for language in LANGUAGES for size in SIZES], ids=lambda it: f"{it[0]} {it[1]}"
)
def context(request: pytest.FixtureRequest, browser: Browser) -> Iterator[BrowserContext]:
    """A browser of one language and size; the small phone is dark."""
    language, size = request.param
    width, height = SIZES[size]
    opened = browser.new_context(
        locale=language,
        viewport={"width": width, "height": height},
        color_scheme="dark" if size == "small phone" else "light",
        has_touch=width < 1000,
    )
    yield opened
    opened.close()


def faults(page: Page) -> list[str]:
    """What is wrong with the page as it stands."""
    found: list[str] = page.evaluate(FAULTS) + page.evaluate(SIGHT)
    return found


def begun(players: int) -> Sheet:
    """A list in the middle of the bids of its fifth round, corrected here and there."""
    sheet = rename(evening(players, 4), 0, "Åsa-Margareta Löwenhjelm", "Sepp Maximilian", "2026-03-07T20:00:00Z")
    row = sheet.rows[1]
    bids = tuple(8 - (bid or 0) for bid in row.bids)
    sheet = correct(sheet, 1, Row(bids, row.tricks, "G"), "", "2026-03-07T20:01:00Z")
    seat = next_bidder(sheet, 4)
    while seat is not None and seat != sheet.dealer(4):
        sheet = enter_bid(sheet, 4, seat, 1)
        seat = next_bidder(sheet, 4)
    return sheet


def opened(page: Page, house: House, sheet: Sheet) -> None:
    """Open a list from a file."""
    page.goto(f"{house.url}/s")
    content = FilePayload(name="list.json", mimeType="application/json", buffer=export(sheet, "json"))
    page.locator("input[type=file]").set_input_files(content)
    page.locator("table").wait_for()


def test_every_page(house: House, page: Page) -> None:
    found = {}
    for address in ("/s", "/s/new", "/s/blank", "/s/zzzzzzzzzzzzzzzz"):
        page.goto(house.url + address)
        page.locator("h1").first.wait_for()
        if address == "/s/new":
            page.locator("summary").click()
        if address == "/s/blank":
            page.get_by_role("radio").nth(2).check()
        found[address] = faults(page)
    assert {name: fault for name, fault in found.items() if fault} == {}


@pytest.mark.parametrize("players", [3, 14])
def test_every_list(house: House, page: Page, players: int) -> None:
    opened(page, house, begun(players))
    found = {"bids": faults(page)}
    page.locator(".cards button").nth(1).click()
    found["row"] = faults(page)
    page.keyboard.press("Escape")
    for panel in ("corrections", "more", "share"):
        page.locator(f"[data-panel={panel}]").click()
        if panel == "more":
            page.locator("summary").click()
        if panel == "share":
            page.get_by_role("dialog").locator("button").last.click()
        found[panel] = faults(page)
        page.keyboard.press("Escape")
    page.locator(".keys .button:not([aria-disabled=true])").first.click()
    page.locator("[data-phase=tricks]").wait_for()
    found["tricks"] = faults(page)
    assert {name: fault for name, fault in found.items() if fault} == {}


def test_the_winner(house: House, page: Page) -> None:
    opened(page, house, evening(7, 23))
    page.locator(".won").wait_for()
    assert faults(page) == []
