"""What a tap and a key send where a table plays by house rules: knocking, a Hochzeit, a Schieber, the whole ladder."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.house_scenes import HOUSE_SCENES
from tests.browser.scenes import Frame
from tests.server.house import House

pytestmark = pytest.mark.browser


class Shown:
    """A table as pictures of it say, and the actions that the page sends for it."""

    def __init__(self, house: House, page: Page) -> None:
        self.page = page
        self.actions: list[dict[str, Any]] = []
        self._lines: list[WebSocketRoute] = []
        # Cards that are still being dealt cannot be hit.
        page.emulate_media(reduced_motion="reduce")
        page.route("**/api/tables/k7m2qp", self._table)
        page.route_web_socket("**/ws", self._opened)
        page.goto(f"{house.url}/t/k7m2qp")
        page.locator(".waiting").wait_for()

    def show(self, picture: Frame) -> None:
        """Show a picture of the table."""
        while not self._lines:
            self.page.wait_for_timeout(20)
        self._lines[0].send(json.dumps({"kind": "full", "version": 7, "table": picture}))
        self.page.locator(f".screen[data-phase='{picture['round']['phase']}']").wait_for()

    def tap(self, position: int) -> None:
        """Tap on the nth card of the hand, counted from 0."""
        self.page.locator(".hand button").nth(position).click(force=True, position={"x": 8, "y": 20})

    def sent(self) -> list[dict[str, Any]]:
        """Return what was done so far, after a moment in which it could be sent."""
        self.page.wait_for_timeout(100)
        return self.actions

    def _table(self, route: Route) -> None:
        route.fulfill(json={"id": "k7m2qp", "game": "schafkopf", "ruleset": {}, "seats": []})

    def _opened(self, line: WebSocketRoute) -> None:
        self._lines.append(line)
        line.on_message(self._heard)

    def _heard(self, text: str | bytes) -> None:
        frame = json.loads(text)
        # The page sends again what was not answered: the same command counts once.
        if frame["kind"] == "command" and frame["command"]["action"] not in self.actions:
            self.actions.append(frame["command"]["action"])


@pytest.fixture
def shown(house: House, page: Page) -> Shown:
    """A table that is shown by pictures."""
    return Shown(house, page)


def test_knocking_by_a_key_has_to_be_confirmed(shown: Shown) -> None:
    shown.show(HOUSE_SCENES["knock"]())
    shown.page.keyboard.press("k")
    assert shown.sent() == []
    shown.page.keyboard.press("Enter")
    assert shown.sent() == [{"kind": "knock"}]


def test_the_letter_for_weiter_means_not_to_knock(shown: Shown) -> None:
    shown.show(HOUSE_SCENES["knock"]())
    shown.page.keyboard.press("p")
    assert shown.sent() == [{"kind": "pass"}]


@pytest.mark.parametrize(("button", "kind"), [("Annehmen", "accept"), ("Nicht annehmen", "decline")])
def test_a_hochzeit_is_answered(shown: Shown, button: str, kind: str) -> None:
    shown.show(HOUSE_SCENES["hochzeit"]())
    expect(shown.page.get_by_role("heading", name="Offen bei Åsa")).to_be_visible()
    shown.page.get_by_role("button", name=button, exact=True).click()
    assert shown.sent() == [{"kind": kind}]


def test_a_card_is_given_back_after_it_is_confirmed(shown: Shown) -> None:
    shown.show(HOUSE_SCENES["give_back"]())
    shown.tap(0)
    expect(shown.page.locator(".hint")).to_contain_text("Eichel-Ober")
    expect(shown.page.locator(".actions .primary")).to_have_count(0)
    shown.tap(7)
    assert shown.sent() == []
    shown.page.get_by_role("button", name="Gras-Acht zurückgeben").click()
    assert shown.sent() == [{"kind": "give_back", "card": "G8"}]


def test_two_cards_are_chosen_by_digits_and_passed_on(shown: Shown) -> None:
    shown.show(HOUSE_SCENES["passing"]())
    chosen = shown.page.locator(".hand [aria-pressed=true]")
    for digit in ("1", "2", "2", "0"):
        shown.page.keyboard.press(digit)
    expect(chosen).to_have_count(2)
    assert shown.sent() == []
    shown.page.keyboard.press("b")
    shown.page.keyboard.press("Enter")
    assert shown.sent() == [{"kind": "pass_on", "cards": ["EO", "S7"]}]


def test_a_renonce_names_the_card_that_is_called(shown: Shown) -> None:
    shown.show(HOUSE_SCENES["renonce"]())
    shown.page.get_by_role("button", name="Gras-Zehn").click()
    assert shown.sent() == [{"kind": "name", "suit": "G"}]


def test_the_whole_ladder_is_within_reach_on_a_low_screen(shown: Shown) -> None:
    shown.page.set_viewport_size({"width": 360, "height": 640})
    shown.show(HOUSE_SCENES["whole_ladder"]())
    button = shown.page.get_by_role("button", name="Farbwenz Tout")
    expect(button).to_have_count(0)
    shown.page.get_by_role("button", name="Andere Spiele").click()
    button.click()
    assert shown.sent() == [{"kind": "bid", "contract": "farbwenz-tout"}]
