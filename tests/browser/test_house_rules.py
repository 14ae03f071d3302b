"""House rules of a table's own in a real browser, against the real server: set, shared, looked up, and played."""

from __future__ import annotations

import base64
import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.player import Player
from tests.server.house import House

pytestmark = pytest.mark.browser


def link(rules: dict[str, Any], name: str = "") -> str:
    """The address that hands on house rules, as the page writes it."""
    text = json.dumps({"name": name, "rules": rules}).encode()
    return "/t/new#rules=" + base64.urlsafe_b64encode(text).decode().rstrip("=")


def setting(page: Page, name: str) -> Locator:
    """The place of a setting on the page."""
    return page.locator(f"[data-setting='{name}']")


def group(page: Page, name: str) -> None:
    """Go to a group of settings, on a phone back over the overview."""
    if page.locator("#group").count():
        page.locator("header .home").click()
    page.locator(f"[data-group='{name}']").click()
    page.locator("#group").wait_for()


def overview(page: Page) -> None:
    """Go back to the overview."""
    page.get_by_role("link", name="Fertig").click()
    page.locator(".summary").wait_for()


def open_table(page: Page, house: House, **rules: Any) -> Player:
    """Open a table by a link to its rules."""
    page.goto(house.url + link({"preset": "stargames", "deck": "long"} | rules))
    page.get_by_role("button", name="Tisch aufmachen").click()
    player = Player(page)
    player.wait_for_cards()
    return player


def payoffs(page: Page) -> list[int]:
    """What everybody gets and pays, as the page shows it."""
    shown = page.locator(".payoff .figures").all_inner_texts()
    return [int(text.replace("−", "-").replace("±", "").replace(".", "")) for text in shown]


def test_a_setting_is_changed_and_the_table_plays_by_it(house: House, page: Page) -> None:
    page.goto(house.url)
    page.get_by_role("link", name="Regeln ändern").click()
    expect(page.locator(".summary .sentence")).to_contain_text("Klassisch")
    group(page, "deal")
    expect(setting(page, "klopfen")).to_contain_text("verdoppelt das Spiel")
    setting(page, "klopfen").get_by_label("jeder darf").check()
    expect(setting(page, "klopfen")).to_have_class(re.compile("deviates"))
    overview(page)
    expect(page.locator(".summary li")).to_have_count(1)
    expect(page.locator(".summary li")).to_contain_text("statt: kein Klopfen")
    expect(page.locator(".summary .sentence")).to_contain_text("jeder darf")
    page.get_by_role("button", name="Tisch aufmachen").click()
    player = Player(page)
    player.wait_for_cards()
    assert len(player.hand) == 4, "only the first packet is known"
    page.get_by_role("button", name="Hausregeln dieses Tisches").click()
    panel = page.get_by_role("region", name="Hausregeln")
    expect(panel.locator(".deviates").first).to_contain_text("Klopfen")
    panel.get_by_label("Vergleichen mit").select_option("turnier")
    expect(panel.get_by_role("row", name=re.compile("^Art der Ansage"))).to_contain_text("zwei Stufen")


def test_klopfen_doubles_the_round(house: House, page: Page) -> None:
    player = open_table(page, house, klopfen="all")
    page.get_by_role("button", name="Klopfen", exact=True).click()
    expect(page.locator(".times")).to_be_visible()
    player.play_until(8)
    player.play_round()
    assert sum(payoffs(page)) == 0
    if page.locator(".views").count():
        expect(page.locator(".result")).to_contain_text("Klopfen")


def test_what_contradicts_itself_is_explained_beside_the_setting(house: House, page: Page) -> None:
    page.goto(house.url + "/t/new/passout")
    setting(page, "passout").get_by_label("alle zahlen in den Stock", exact=True).check()
    group(page, "contracts")
    page.get_by_role("button", name="Sauspiel nicht spielen").click()
    overview(page)
    expect(page.locator(".summary")).to_contain_text("Den Stock nimmt hier nur ein Sauspiel")
    expect(page.get_by_role("button", name="Tisch aufmachen")).to_be_disabled()
    page.locator(".summary .fault a").click()
    expect(setting(page, "passout").locator(".faults")).to_contain_text("Den Stock nimmt hier nur ein Sauspiel")
    setting(page, "stock_scope").get_by_label("in jedem Spiel").check()
    expect(setting(page, "passout").locator(".faults")).to_be_empty()
    overview(page)
    expect(page.get_by_role("button", name="Tisch aufmachen")).to_be_enabled()


def test_everything_is_as_in_the_preset_again(house: House, page: Page) -> None:
    page.goto(house.url + link({"preset": "stargames", "deck": "long", "klopfen": "all", "tariff": {"solo": 60}}))
    expect(page.locator(".summary li")).to_have_count(2)
    page.get_by_role("button", name="Einzelspiel: wie in der Vorlage").click()
    expect(page.locator(".summary li")).to_have_count(1)
    page.get_by_role("button", name="Alles wie in der Vorlage").click()
    expect(page.locator(".summary li")).to_have_count(0)
    expect(page.get_by_role("button", name="Tisch aufmachen")).to_be_enabled()


def test_own_rules_are_kept_by_name_and_shared(house: House, page: Page, tmp_path: Path) -> None:
    page.goto(house.url + link({"preset": "stargames", "deck": "short", "kontra_levels": 4}))
    page.get_by_label("Name, zum Beispiel").fill("Unser Donnerstag")
    page.get_by_role("button", name="Merken").click()
    page.get_by_text("Weitergeben oder übernehmen").click()
    address = page.get_by_label("Link zu diesen Regeln").input_value()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Als Datei sichern").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["rules"] == {"preset": "stargames", "deck": "short", "kontra_levels": 4}

    page.evaluate("sessionStorage.clear()")
    page.goto(house.url + "/t/new")
    page.reload()
    page.get_by_role("button", name="Unser Donnerstag Klassisch").click()
    expect(page.locator(".summary li")).to_contain_text("Hirsch")
    page.evaluate("sessionStorage.clear()")
    page.goto(address)
    page.reload()
    expect(page.locator(".summary .sentence")).to_contain_text("24 Karten")

    page.get_by_role("button", name="Alles wie in der Vorlage").click()
    page.get_by_text("Weitergeben oder übernehmen").click()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".summary li")).to_contain_text("Hirsch")


def test_a_file_with_faults_shows_all_of_them_at_once(house: House, page: Page, tmp_path: Path) -> None:
    page.goto(house.url + "/t/new")
    page.get_by_text("Weitergeben oder übernehmen").click()
    files = page.locator("input[type=file]")
    wrong = {"preset": "stargames", "klopfen": "twice", "jokers": 4, "tariff": {"solo": -1}}
    (tmp_path / "wrong.json").write_text(json.dumps(wrong), "utf-8")
    files.set_input_files(tmp_path / "wrong.json")
    faults = page.locator(".summary .fault")
    expect(faults).to_have_count(3)
    for quoted in ("twice", "jokers", "-1"):
        expect(faults.filter(has_text=quoted)).to_have_count(1)
    expect(page.get_by_role("button", name="Tisch aufmachen")).to_be_disabled()
    (tmp_path / "notes.json").write_text("Milk, eggs", "utf-8")
    files.set_input_files(tmp_path / "notes.json")
    expect(page.locator(".own .fault")).to_contain_text("notes.json")
    (tmp_path / "canasta.json").write_text('{"preset": "canasta"}', "utf-8")
    files.set_input_files(tmp_path / "canasta.json")
    expect(page.locator(".overview > .fault")).to_contain_text("canasta")


def test_a_ramsch_after_klopfen_is_played_to_its_end(house: House, page: Page) -> None:
    # Nobody is dealt a Sie, so that everybody has to pass.
    player = open_table(page, house, ladder=["sie"], passout="ramsch", klopfen="all", jungfrau="all")
    page.get_by_role("button", name="Nicht klopfen").click()
    player.play_round()
    expect(page.locator("h1")).to_have_text("Ramsch")
    assert sum(payoffs(page)) == 0
    expect(page.locator(".result")).to_contain_text(re.compile("hat die meisten Augen|Durchmarsch"))
    page.get_by_role("button", name="Liste").click()
    expect(page.get_by_role("table", name="Liste").locator("tbody tr")).to_contain_text("Ramsch")


def test_two_cards_are_passed_on_in_a_schieber(house: House, page: Page) -> None:
    player = open_table(page, house, schieber="always")
    for _ in range(4):
        # The dealer passes nothing on: he comes to eight cards.
        while not page.locator(".screen[data-phase=passing]").count() and not player.result.is_visible():
            player.step()
        if page.locator(".screen[data-phase=passing]").count():
            break
        player.next_round()
    player.wait_for_turn()
    cards = page.locator(".hand button")
    assert cards.count() == 10
    before = player.hand
    for position in (8, 9):
        cards.nth(position).click(position={"x": 8, "y": 20})
    button = page.locator(".actions .primary")
    for name in before[8:]:
        expect(button).to_contain_text(name)
    button.click()
    expect(page.locator(".screen[data-phase=passing] .hand li.raised")).to_have_count(0)
    player.play_round()
    assert sum(payoffs(page)) == 0


def test_three_play_at_a_table(house: House, page: Page) -> None:
    page.goto(house.url + link({"preset": "stargames", "deck": "short", "passout": "ramsch"}))
    group(page, "deal")
    setting(page, "players").get_by_label("drei").check()
    expect(setting(page, "players").locator(".faults")).to_be_empty()
    overview(page)
    expect(page.locator(".summary .fault")).to_contain_text("nimm Sauspiel aus den Spielen")
    group(page, "contracts")
    page.get_by_role("button", name="Sauspiel nicht spielen").click()
    overview(page)
    expect(page.locator(".summary li", has_text="Gegeben wird zu")).to_contain_text("4 + 4")
    page.get_by_role("button", name="Tisch aufmachen").click()
    player = Player(page)
    player.wait_for_cards()
    expect(page.locator(".seat")).to_have_count(3)
    assert len(player.hand) == 8
    player.play_round()
    assert len(payoffs(page)) == 3
    assert sum(payoffs(page)) == 0
