"""The page for real tables in a real Chromium: bids, tricks, corrections, without a network, watched, as files."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path

import openpyxl
import pytest
from playwright.sync_api import Browser, BrowserContext, FilePayload, Page, expect

from stammtisch.sheets.exports import export
from stammtisch.sheets.reading import read_file
from tests.browser.scorer import Scorer, wait_until
from tests.server.house import House
from tests.sheets.office import Office

pytestmark = pytest.mark.browser

NAMES = ("Åsa", "Λένα", "Jörg", "Vroni")
SAVED = "[data-state=saved]"


@pytest.fixture
def watcher(browser: Browser) -> Iterator[Page]:
    """Somebody else's browser."""
    context = browser.new_context(locale="sv-SE", viewport={"width": 360, "height": 640})
    page = context.new_page()
    page.set_default_timeout(15_000)
    yield page
    context.close()


def wait_until_kept(page: Page) -> None:
    """Wait until the page can be opened without a network."""
    active = "navigator.serviceWorker.getRegistration('/s').then(found => found?.active?.state === 'activated')"
    wait_until(page, active)


def test_an_evening_with_and_without_a_network(
    house: House, page: Page, watcher: Page, context: BrowserContext
) -> None:
    scorer = Scorer(page)
    sheet_id = scorer.begin(house.url, NAMES)
    scorer.play_round()
    page.locator(SAVED).wait_for()
    wait_until_kept(page)
    watcher.goto(f"{house.url}/s/{sheet_id}")
    expect(watcher.locator("tfoot td").first).not_to_have_text("")
    assert watcher.locator(".keys, .enter, .cards button").count() == 0

    context.set_offline(True)
    scorer.play_round()
    scorer.bid()
    expect(page.locator("[data-state=no-net]")).to_contain_text("(6)")
    rows, totals = scorer.rows, scorer.totals
    page.reload()
    page.locator(".keys").wait_for()
    assert (scorer.rows, scorer.totals) == (rows, totals)
    page.goto(f"{house.url}/s")
    page.locator("li.card a").click()
    page.locator(".keys").wait_for()
    assert scorer.rows == rows

    context.set_offline(False)
    page.locator(SAVED).wait_for()
    expect(watcher.locator("tbody tr").nth(1).locator("b")).to_have_count(len(NAMES))
    expect(watcher.locator("tbody tr").nth(2).locator("small").nth(3)).not_to_have_text("")
    assert Scorer(watcher).totals == totals
    assert watcher.locator("[data-state=live]").is_visible()
    assert page.evaluate("async () => (await indexedDB.databases()).map(found => found.name)") == ["stammtisch"]


def test_the_barred_number_is_locked_and_says_why(house: House, page: Page) -> None:
    scorer = Scorer(page)
    scorer.begin(house.url, ("Ann", "Bo"))
    page.locator(".keys .button").nth(4).click()
    barred = page.locator(".keys .barred")
    expect(barred).to_have_text("5")
    expect(page.locator("#barred")).to_have_text("5 ist gesperrt: 4 + 5 = 9, dann ginge es auf.")
    barred.click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("5 ist für den Geber gesperrt")
    expect(page.locator("#turn")).to_have_text("Ann sagt an")


def test_the_tricks_must_add_up(house: House, page: Page) -> None:
    scorer = Scorer(page)
    scorer.begin(house.url, ("Ann", "Bo"))
    page.locator(".keys .button").nth(4).click()
    page.locator(".keys .button").nth(4).click()
    enter = page.locator(".enter")
    expect(page.locator(".close p")).to_have_text("Stiche 8 von 9 – 1 fehlt noch")
    expect(enter).to_be_disabled()
    page.get_by_role("button", name="Bo: einer weniger").click()
    expect(page.locator(".close p")).to_have_text("Stiche 7 von 9 – 2 fehlen noch")
    page.get_by_role("button", name="Bo: einer mehr").click(click_count=2)
    expect(page.locator(".close p")).to_have_text("Stiche 9 von 9 – passt")
    enter.click()
    expect(page.locator("tbody tr").first.locator("b")).to_have_text(["14", "5"])


def test_corrections_keep_what_stood_there_and_undo_takes_them_back(house: House, page: Page) -> None:
    scorer = Scorer(page)
    scorer.begin(house.url, NAMES)
    scorer.play_round()
    scorer.play_round()
    before = scorer.totals
    page.get_by_role("button", name="Runde 1 korrigieren").click()
    bid = page.get_by_role("combobox", name="Λένα: Ansage")
    old, taken = bid.input_value(), page.get_by_role("combobox", name="Λένα: Stiche").input_value()
    # A missed bid becomes an exact one, or the other way round: ten points more or less.
    new = taken if old != taken else str((int(taken) + 1) % 10)
    bid.select_option(new)
    page.get_by_role("dialog").get_by_role("button", name="Übernehmen").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert scorer.totals != before
    page.locator("[data-panel=corrections]").click()
    expect(page.get_by_role("dialog")).to_contain_text(f"Zeile 1, Λένα: Ansage {old} → {new}")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Zurück", exact=True).click()
    expect(page.locator("[data-panel=corrections]")).to_have_count(0)
    assert scorer.totals == before


def test_a_correction_that_cannot_be_is_told_and_changes_nothing(house: House, page: Page) -> None:
    scorer = Scorer(page)
    scorer.begin(house.url, NAMES)
    scorer.play_round()
    before = scorer.rows
    page.get_by_role("button", name="Runde 1 korrigieren").click()
    tricks = page.get_by_role("combobox", name="Λένα: Stiche")
    tricks.select_option("0" if tricks.input_value() != "0" else "9")
    page.get_by_role("dialog").get_by_role("button", name="Übernehmen").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("bei 9 Karten müssen es genau 9 sein")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert scorer.rows == before


def test_names_that_mean_harm_are_names_or_are_refused(house: House, page: Page) -> None:
    scorer = Scorer(page)
    page.on("dialog", lambda dialog: pytest.fail(f"something was executed: {dialog.message}"))
    hostile = ("<img src=x onerror=alert(1)>"[:24], "=1+1", "\u202eevil\u0007", "{{7*7}}")
    scorer.begin(house.url, hostile)
    assert page.locator("thead th").all_inner_texts()[1:] == ["<img src=x onerror=alert", "=1+1", "evil", "{{7*7}}"]
    page.locator("[data-panel=more]").click()
    page.get_by_text("Namen", exact=True).click()
    field = page.get_by_role("textbox", name="Name 2")
    field.evaluate("field => { field.removeAttribute('maxlength') }")
    field.fill("x" * 200)
    page.get_by_role("dialog").get_by_role("button", name="Übernehmen").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("geht nicht als Name")
    field.fill("Bo")
    page.get_by_role("dialog").get_by_role("button", name="Übernehmen").click()
    expect(page.locator("thead th").nth(2)).to_have_text("Bo")


def test_digits_and_tab_are_enough(house: House, page: Page) -> None:
    Scorer(page).begin(house.url, ("Ann", "Bo"))
    page.locator(".keys .button").first.focus()
    page.keyboard.press("3")
    expect(page.locator("#turn")).to_have_text("Ann sagt an")
    page.keyboard.press("4")
    expect(page.locator("[data-phase=tricks] h2")).to_be_focused()


@pytest.mark.parametrize("https", [True, False])
def test_the_link_is_copied_with_and_without_https(
    house: House, page: Page, context: BrowserContext, https: bool
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    if not https:
        # What the browser keeps from a page that comes over plain http.
        page.add_init_script("delete Navigator.prototype.clipboard")
    Scorer(page).begin(house.url, NAMES)
    page.locator("[data-panel=share]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Link zum Schreiben", exact=True)).to_be_visible()
    address = dialog.locator("input").first.input_value()
    dialog.get_by_role("button", name="Kopieren").click()
    expect(dialog.get_by_role("button", name="Kopiert")).to_be_visible()
    page.keyboard.press("Escape")
    page.goto(house.url)
    page.locator("input").first.focus()
    page.keyboard.press("ControlOrMeta+v")
    expect(page.locator("input").first).to_have_value(address)


def test_another_device_takes_over_the_pen(house: House, page: Page, watcher: Page) -> None:
    scorer = Scorer(page)
    scorer.begin(house.url, NAMES)
    page.locator(SAVED).wait_for()
    page.locator("[data-panel=share]").click()
    links = page.get_by_role("dialog").locator("input")
    assert "#w=" not in links.first.input_value()
    page.get_by_role("button", name="Link zum Schreiben zeigen").click()
    link = links.last.input_value()
    page.keyboard.press("Escape")
    watcher.goto(link)
    watcher.locator("[data-state=other-writes]").wait_for()
    assert "#" not in watcher.url
    watcher.locator(".status .primary").click()
    Scorer(watcher).bid()
    page.locator("[data-state=other-writes]").wait_for()
    expect(page.locator(".keys")).to_have_count(0)
    page.get_by_role("button", name="Hier weiterschreiben").click()
    scorer.bid()
    watcher.locator("[data-state=other-writes]").wait_for()
    expect(watcher.locator("li.said")).to_have_count(2)


def test_what_two_devices_wrote_at_once_is_kept_in_two_lists(
    house: House, page: Page, watcher: Page, context: BrowserContext
) -> None:
    scorer = Scorer(page)
    scorer.begin(house.url, NAMES)
    page.locator(SAVED).wait_for()
    token = page.evaluate(
        "() => new Promise(done => { const open = indexedDB.open('stammtisch');"
        " open.onsuccess = () => { const all = open.result.transaction('sheets').objectStore('sheets').getAll();"
        " all.onsuccess = () => done(all.result[0].token) } })"
    )
    context.set_offline(True)
    scorer.play_round()
    watcher.goto(f"{page.url}#w={token}")
    watcher.locator(".status .primary").click()
    Scorer(watcher, seed=2).bid()
    watcher.locator(SAVED).wait_for()
    context.set_offline(False)
    page.get_by_role("alert").get_by_role("link").wait_for()
    expect(page.locator("li.said")).to_have_count(1)
    page.get_by_role("alert").get_by_role("link").click()
    expect(page.locator("tbody tr").first.locator("b")).to_have_count(len(NAMES))
    page.locator(SAVED).wait_for()


def test_deleting_asks_first_and_reaches_those_who_watch(house: House, page: Page, watcher: Page) -> None:
    sheet_id = Scorer(page).begin(house.url, NAMES)
    page.locator(SAVED).wait_for()
    watcher.goto(f"{house.url}/s/{sheet_id}")
    watcher.locator("table").wait_for()
    page.goto(f"{house.url}/s")
    page.locator("li.card .button").click()
    page.get_by_role("dialog").get_by_role("button", name="Behalten").click()
    expect(page.locator("li.card")).to_have_count(1)
    page.locator("li.card .button").click()
    page.get_by_role("dialog").get_by_role("button", name="Löschen").click()
    expect(page.locator("li.card")).to_have_count(0)
    expect(watcher.get_by_role("alert")).to_have_text("Den som skrev protokollet har tagit bort det.")


def download(page: Page, kind: str) -> bytes:
    """A file that the page hands to the browser."""
    page.locator("[data-panel=more]").click()
    with page.expect_download() as awaited:
        page.locator(f"[data-kind={kind}]").click()
    page.keyboard.press("Escape")
    content = Path(awaited.value.path()).read_bytes()
    assert awaited.value.suggested_filename.endswith(f".{kind}")
    return content


def test_files_hold_what_the_page_shows(house: House, page: Page, context: BrowserContext) -> None:
    scorer = Scorer(page)
    scorer.begin(house.url, NAMES)
    scorer.play_round()
    scorer.play_round()
    page.locator(SAVED).wait_for()
    files = {kind: download(page, kind) for kind in ("ods", "xlsx", "csv", "pdf")}
    assert files["pdf"].startswith(b"%PDF")
    sheet = read_file(files["ods"], "de").sheet
    assert list(sheet.totals()) == scorer.totals
    assert read_file(files["xlsx"], "de").sheet == sheet
    assert files["csv"] == export(sheet, "csv")
    context.set_offline(True)
    assert download(page, "csv") == files["csv"]
    page.locator("[data-panel=more]").click()
    page.locator("[data-kind=ods]").click()
    expect(page.get_by_role("alert")).to_have_text("Ohne Netz gibt es nur CSV. ODS, XLSX und PDF macht der Server.")


def test_files_are_computed_to_what_the_page_shows(house: House, page: Page, office: Office, tmp_path: Path) -> None:
    scorer = Scorer(page, seed=3)
    scorer.begin(house.url, NAMES)
    scorer.play_round()
    scorer.play_round()
    for kind in ("ods", "xlsx"):
        (tmp_path / f"list_{kind}.{kind}").write_bytes(download(page, kind))
    computed = office.grids(tmp_path.glob("list_*"), tmp_path / "out")
    assert len(computed) == 2
    for grid in computed.values():
        total = grid[3 + len(scorer.rows)]
        assert [int(float(cell)) for cell in total[3:] if cell] == scorer.totals


def test_a_file_is_compared_first_and_taken_only_when_accepted(house: House, page: Page) -> None:
    scorer = Scorer(page)
    scorer.begin(house.url, NAMES)
    scorer.play_round()
    page.locator(SAVED).wait_for()
    book = openpyxl.load_workbook(io.BytesIO(download(page, "xlsx")))
    book.worksheets[0]["D2"] = "Asa"
    target = io.BytesIO()
    book.save(target)
    file = FilePayload(name="list.xlsx", mimeType="application/octet-stream", buffer=target.getvalue())
    before = scorer.rows
    for answer in ("Nichts ändern", "Übernehmen"):
        page.locator("[data-panel=more]").click()
        page.locator("dialog input[type=file]").set_input_files(file)
        expect(page.locator(".differences li")).to_have_text(["Name Åsa → Asa"])
        assert page.locator("thead th").nth(1).inner_text() == "Åsa"
        page.get_by_role("dialog").get_by_role("button", name=answer).last.click()
        if answer == "Nichts ändern":
            page.keyboard.press("Escape")
    expect(page.locator("thead th").nth(1)).to_have_text("Asa")
    assert scorer.rows == before
    page.locator("[data-panel=corrections]").click()
    expect(page.get_by_role("dialog")).to_contain_text("Name Åsa → Asa")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"PK\x03\x04 cut off", "Die Datei lässt sich nicht lesen"),
        (b"holiday;photos\n", "In der Datei ist keine Liste von Schwarze Sau"),
        (b"x" * 50_000_000, "Die Datei hat 50.000 kB, gelesen werden höchstens 2.000 kB"),
        (json.dumps({"format": "other"}).encode(), "Das Format „other“ ist nicht bekannt"),
    ],
    ids=["cut off", "no list", "50 MB", "other format"],
)
def test_files_that_are_no_lists(house: House, page: Page, content: bytes, message: str, tmp_path: Path) -> None:
    page.goto(f"{house.url}/s")
    (tmp_path / "x.ods").write_bytes(content)
    page.locator("input[type=file]").set_input_files(tmp_path / "x.ods")
    expect(page.get_by_role("alert")).to_contain_text(message)
    expect(page.locator("li.card")).to_have_count(0)


def test_a_file_opens_a_list(house: House, page: Page, tmp_path: Path) -> None:
    scorer = Scorer(page)
    scorer.begin(house.url, NAMES)
    scorer.play_round()
    (tmp_path / "list.csv").write_bytes(download(page, "csv"))
    rows, old = scorer.rows, page.url
    page.goto(f"{house.url}/s")
    page.locator("input[type=file]").set_input_files(tmp_path / "list.csv")
    page.locator("table").wait_for()
    assert scorer.rows == rows
    assert page.url != old


def test_blanks(house: House, page: Page) -> None:
    page.goto(f"{house.url}/s/blank")
    for place in (0, 1, 2):
        page.get_by_role("radio").nth(place).check()
        with page.expect_download() as awaited:
            page.locator("[data-kind=pdf]").click()
        assert Path(awaited.value.path()).read_bytes().startswith(b"%PDF")
