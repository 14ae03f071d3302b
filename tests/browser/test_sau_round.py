"""Rounds of Schwarze Sau in a real browser on a phone, against the real server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Player
from tests.server.house import House

pytestmark = pytest.mark.browser

SAID = ".bidding button[aria-disabled=false]"
ANYTHING = f"{SAID}, .hand li.raised, .result"


class Prophet(Player):
    """Says the number of its high cards, and plays the first card that it may."""

    def open(self, url: str, players: int) -> None:
        """Open a table of so many from the start page."""
        self.page.goto(url)
        self.page.get_by_role("radio", name="Schwarze Sau").check()
        while shown := players - int(self.page.locator("output").inner_text()):
            self.page.get_by_role("button", name=f"ein Spieler {'mehr' if shown > 0 else 'weniger'}").click()
        self.page.get_by_role("button", name="Tisch aufmachen").click()
        self.wait_for_cards()

    def step(self) -> None:
        """Wait until there is something to do, and do it."""
        self.page.locator(ANYTHING).first.wait_for()
        for wanted in (SAID, ".hand li.raised button"):
            if self.page.locator(wanted).count():
                self.do(self.page.locator(wanted).first)
                self.page.locator(".screen:not([data-busy])").wait_for()
                return


def everything_in_sight(page: Page) -> bool:
    """Whether hand, bar and chips are on the screen, and nothing of the page has to be scrolled to."""
    seen: bool = page.evaluate(
        """() => {
          const inside = (element) => {
            const box = element.getBoundingClientRect()
            return box.top >= 0 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1
          }
          const parts = [...document.querySelectorAll('.seat, .trick li, .bidding, .hand button, .hint, .bar')]
          return parts.every(inside) && document.documentElement.scrollHeight <= innerHeight
        }"""
    )
    return seen


def numbers(page: Page, column: int) -> list[int]:
    """One column of the table at the end of a round."""
    cells = page.locator(f".result tbody td:nth-of-type({column})").all_inner_texts()
    return [int(text) for text in cells]


def test_ten_play_two_rounds_on_a_phone(house: House, page: Page) -> None:
    player = Prophet(page)
    player.open(house.url, 10)
    for cards in (9, 8):
        expect(page.locator(".hand button")).to_have_count(cards)
        expect(page.locator(".seat")).to_have_count(10)
        while not player.result.is_visible():
            player.step()
            if player.result.is_visible():
                break
            assert everything_in_sight(page)
        player.result.wait_for()
        said, made, points = (numbers(page, column) for column in (1, 2, 3))
        assert sum(made) == cards != sum(said)
        assert points == [taken + 10 * (bid == taken) for bid, taken in zip(said, made, strict=True)]
        assert len(points) == 10
        player.next_round()
    page.get_by_role("button", name="Liste").click()
    rows = page.get_by_role("table", name="Liste").locator("tbody tr")
    expect(rows).to_have_count(26)
    expect(rows.nth(1).locator(".sum")).to_have_count(10)
    expect(rows.nth(2).locator(".sum")).to_have_count(0)


def test_the_number_that_matters_and_the_line_follow_the_game(house: House, page: Page) -> None:
    player = Prophet(page)
    player.open(house.url, 3)
    page.locator(SAID).first.wait_for()
    page.keyboard.press("3")
    standing = page.locator(".standing")
    expect(standing).to_contain_text("von 3")
    expect(standing.locator("b")).to_have_text(re.compile(r"^[0-3]$"))
    page.locator(".hand li.raised").first.wait_for()
    cards = page.locator(".hand button")
    before = cards.count()
    allowed = page.locator(".hand li").evaluate_all("all => all.findIndex(card => card.classList.contains('raised'))")
    page.keyboard.press(str(allowed + 1))
    expect(cards).to_have_count(before - 1)
    player.play_until(0)
    player.result.wait_for()


def test_the_barred_number_is_locked_and_says_why(house: House, page: Page) -> None:
    player = Prophet(page)
    player.open(house.url, 2)
    locked = page.locator(".bidding .locked")
    for _ in range(4):
        page.locator(ANYTHING).first.wait_for()
        if locked.count():
            break
        player.play_until(0)
        player.result.wait_for()
        player.next_round()
    number = int(locked.inner_text())
    said = page.locator(".bidding .why").inner_text()
    assert f"{number} ist für den Geber gesperrt" in said
    page.keyboard.press(str(number))
    expect(page.locator(".hint")).to_contain_text("gesperrt")
    locked.click(force=True)
    expect(page.locator(".bidding")).to_be_visible()
    page.locator(".hint a").click()
    expect(page.locator("article .sought")).to_have_count(1)
    expect(page.locator("[id='p-4.2']")).to_be_in_viewport()


def test_a_killed_server_comes_back_with_the_same_cards_and_bids(own_house: House, page: Page) -> None:
    player = Prophet(page)
    player.open(own_house.url, 7)
    player.play_until(6)
    page.locator(".hand li.raised").first.wait_for()
    hand, chips = player.hand, page.locator(".seat").all_inner_texts()
    own_house.kill()
    expect(page.get_by_role("alert")).to_contain_text("Verbindung weg")
    assert player.hand == hand
    own_house.start()
    expect(page.get_by_role("alert")).to_have_count(0, timeout=20_000)
    assert (player.hand, page.locator(".seat").all_inner_texts()) == (hand, chips)
    player.play_round()


def test_a_game_ends_with_a_winner_and_a_new_one_begins(house: House, page: Page) -> None:
    page.goto(house.url)
    page.locator("h1").first.wait_for()
    wish = {"name": "Vroni", "game": "schwarzesau", "ruleset": {"players": 2, "max_hand": 2, "rounds": "down_only"}}
    opened = page.request.post(f"{house.url}/api/tables", data=wish, headers={"origin": house.url})
    page.goto(f"{house.url}/t/{opened.json()['id']}")
    player = Prophet(page)
    player.wait_for_cards()
    for number in range(3):
        while not player.result.is_visible():
            player.step()
            page.locator(ANYTHING).first.wait_for()
        if number < 2:
            player.next_round()
    totals = numbers(page, 4)
    expect(page.locator(".result h2")).to_contain_text(f"mit {max(totals)} Punkten")
    page.get_by_role("button", name="Neues Spiel").click()
    expect(page.locator("h1")).to_contain_text("Runde 1/3")
    page.get_by_role("button", name="Liste").click()
    expect(page.get_by_text("1. Spiel")).to_be_visible()


def test_house_rules_are_chosen_and_shown(house: House, page: Page) -> None:
    page.goto(house.url)
    page.get_by_role("radio", name="Schwarze Sau").check()
    page.get_by_text("Hausregeln ändern").click()
    page.get_by_label("Es darf nicht aufgehen").select_option("gilt nicht")
    page.get_by_label("Größte Hand").select_option("5")
    page.get_by_role("combobox", name="Ansage", exact=True).select_option("alle zugleich, ohne Sperre")
    expect(page.get_by_label("Es darf nicht aufgehen")).to_be_disabled()
    page.get_by_role("button", name="Tisch aufmachen").click()
    expect(page.locator(".hand button")).to_have_count(5)
    expect(page.locator("h1")).to_contain_text("Runde 1/12")
    page.locator(".bar [data-panel=menu]").click()
    rules = page.locator(".menu section", has_text="Gespielt wird").locator("li")
    expect(rules).to_have_text(["Größte Hand: 5", "Ansage: alle zugleich, ohne Sperre"])


def test_french_suits_are_shown_and_named_at_their_table_alone(house: House, page: Page) -> None:
    page.goto(house.url)
    page.get_by_role("radio", name="Schwarze Sau").check()
    page.get_by_text("Hausregeln ändern").click()
    page.get_by_label("Bilder").select_option("französische Farben")
    page.get_by_role("button", name="Tisch aufmachen").click()
    player = Prophet(page)
    player.wait_for_cards()
    assert {name.split("-")[0] for name in player.hand} <= {"Kreuz", "Pik", "Herz", "Karo"}
    assert not any(rank in name for name in player.hand for rank in ("Ober", "Unter"))
    page.locator("header .home").click()
    page.get_by_role("button", name="Sofort mitspielen").click()
    player.wait_for_cards()
    assert {name.split("-")[0] for name in player.hand} <= {"Eichel", "Gras", "Herz", "Schellen"}


def test_both_rulebooks_can_be_read(house: House, page: Page) -> None:
    page.goto(f"{house.url}/rules")
    expect(page.locator("article h1")).to_contain_text("Schafkopf")
    page.get_by_role("link", name="Schwarze Sau").click()
    expect(page.locator("article h1")).to_contain_text("Schwarze Sau")
    expect(page).to_have_url(f"{house.url}/rules/schwarzesau")
