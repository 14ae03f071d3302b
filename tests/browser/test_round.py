"""Whole rounds in a real browser, against the real server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.player import Player, Typist
from tests.server.house import House

pytestmark = pytest.mark.browser


def sum_of_payoffs(page: Page) -> int:
    """Add up what the four get and pay, as the page shows it."""
    shown = page.locator(".payoff .figures").all_inner_texts()
    assert len(shown) == 4
    return sum(int(text.replace("−", "-").replace("±", "").replace(".", "")) for text in shown)


def test_a_stranger_plays_two_rounds_by_clicking(house: House, page: Page) -> None:
    player = Player(page)
    player.start(house.url)
    assert re.fullmatch(rf"{house.url}/t/\w+", page.url)
    assert len(player.hand) == len(set(player.hand)) == 8
    player.play_round()
    assert sum_of_payoffs(page) == 0
    player.next_round()
    assert len(player.hand) == 8
    player.play_round()
    page.get_by_role("button", name="Liste").click()
    rows = page.get_by_role("table", name="Liste").locator("tbody tr")
    expect(rows).to_have_count(2)


def test_a_round_by_the_keyboard_alone(house: House, page: Page) -> None:
    page.goto(house.url)
    start = page.get_by_role("button", name="Sofort mitspielen")
    for _ in range(12):
        if start.evaluate("button => button === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    player = Typist(page)
    player.wait_for_cards()
    player.play_until(4)
    player.wait_for_turn()
    if not player.result.is_visible():
        page.keyboard.press("l")
        expect(page.get_by_role("heading", name="Letzter Stich")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("heading", name="Letzter Stich")).to_have_count(0)
    player.play_round()
    assert sum_of_payoffs(page) == 0


def test_a_reload_and_a_second_tab_find_the_same_cards(house: House, page: Page) -> None:
    player = Player(page)
    player.start(house.url)
    player.play_until(5)
    before = player.hand
    page.reload()
    player.wait_for_cards()
    assert player.hand == before
    second = Player(page.context.new_page())
    second.page.goto(page.url)
    second.wait_for_cards()
    assert second.hand == before
    second.play_until(4)
    expect(page.locator(".hand button")).to_have_count(len(second.hand))
    player.play_round()
    expect(second.result).to_be_visible()


def test_a_friend_sits_down_with_the_next_round(house: House, page: Page, browser: Browser) -> None:
    player = Player(page)
    player.start(house.url)
    with browser.new_context(locale="sv-SE", viewport={"width": 390, "height": 844}) as elsewhere:
        friend = Player(elsewhere.new_page())
        friend.page.goto(page.url)
        friend.page.locator(".seat[data-seat='2'] button").click()
        friend.page.get_by_label("Ditt namn").fill("Åsa")
        friend.page.get_by_role("button", name="Sätt dig").last.click()
        expect(page.locator(".seat[data-seat='2']")).to_contain_text("Åsa")
        assert friend.hand == []
        player.play_round()
        page.locator(".actions .primary").click()
        expect(page.locator(".hint")).to_contain_text("Es fehlt noch: Åsa")
        friend.page.locator(".actions .primary").click()
        friend.wait_for_cards()
        player.wait_for_cards()
        assert len(friend.hand) == 8
        expect(friend.page.locator(".seat[data-seat='2']")).to_contain_text("Åsa")
        while not (player.result.is_visible() and friend.result.is_visible()):
            for one in (player, friend):
                if one.page.locator(".auction .button, .actions .button:enabled, .hand li.raised").count():
                    one.step()
        assert sum_of_payoffs(page) == 0


def test_a_killed_server_comes_back_with_the_same_cards(own_house: House, page: Page) -> None:
    player = Player(page)
    player.start(own_house.url)
    player.play_until(6)
    before = player.hand
    own_house.kill()
    expect(page.get_by_role("alert")).to_contain_text("Verbindung weg")
    assert player.hand == before
    own_house.start()
    expect(page.get_by_role("alert")).to_have_count(0, timeout=20_000)
    assert player.hand == before
    player.play_round()
    assert sum_of_payoffs(page) == 0


def test_a_card_against_the_rules_says_why_and_stays(house: House, page: Page) -> None:
    player = Player(page)
    player.start(house.url)
    forbidden = page.locator(".hand button[aria-disabled=true]")
    for _ in range(12):
        while not forbidden.count() and not player.result.is_visible():
            player.step()
        if forbidden.count():
            break
        player.next_round()
    before = player.hand
    why = page.locator(f"#{forbidden.first.get_attribute('aria-describedby')}").text_content()
    forbidden.first.click(force=True, position={"x": 8, "y": 20})
    assert why
    expect(page.locator(".hint")).to_contain_text(why)
    assert player.hand == before
    paragraph = page.locator(".hint a")
    number = (paragraph.text_content() or "").removeprefix("§").strip()
    paragraph.click()
    expect(page.locator("article .sought")).to_have_count(1)
    expect(page.locator(f"[id='p-{number}']")).to_be_in_viewport()


def test_an_unknown_table_is_said_to_be_unknown(house: House, page: Page) -> None:
    page.goto(f"{house.url}/t/zzzzzz")
    expect(page.get_by_role("heading", name="Diesen Tisch gibt es nicht")).to_be_visible()
    expect(page.locator("main")).to_contain_text("zzzzzz")
    page.get_by_role("link", name="Zur Startseite").click()
    expect(page.get_by_role("button", name="Sofort mitspielen")).to_be_visible()


def test_the_language_is_chosen_once_for_all_pages(house: House, page: Page) -> None:
    page.goto(house.url)
    page.get_by_role("button", name="Ελληνικά").click()
    expect(page.locator("html")).to_have_attribute("lang", "el")
    page.get_by_role("button", name="Παίξε αμέσως").click()
    Player(page).wait_for_cards()
    page.goto(f"{house.url}/rules")
    expect(page.locator("html")).to_have_attribute("lang", "el")
    expect(page.locator("article h1")).to_contain_text("κανόνων")


def test_every_preset_can_be_chosen_and_the_deck_of_its_table(house: House, page: Page) -> None:
    page.goto(house.url)
    presets = page.locator("input[name=preset]")
    presets.first.wait_for()
    assert presets.count() == page.locator("input[name=preset]:enabled").count() >= 8
    page.get_by_role("radio", name=re.compile("Kurzes Blatt")).check()
    page.get_by_role("button", name="Tisch aufmachen").click()
    player = Player(page)
    player.wait_for_cards()
    assert len(player.hand) == 6


def test_own_tables_can_be_gone_on_with(house: House, page: Page) -> None:
    player = Player(page)
    player.start(house.url)
    before, address = player.hand, page.url
    page.locator("header a").click()
    page.locator(f"a[href='{address.removeprefix(house.url)}']").click()
    player.wait_for_cards()
    assert player.hand == before
