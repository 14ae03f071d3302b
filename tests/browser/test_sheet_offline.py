"""What opens the page without a network: exactly the files of one build, and never an old page where there is a new."""

from __future__ import annotations

import hashlib
import re
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from stammtisch.server.page import STATIC
from tests.browser.scorer import wait_until

pytestmark = pytest.mark.browser


class Handler(SimpleHTTPRequestHandler):
    """Serves a built page as the real server does."""

    def translate_path(self, path: str) -> str:
        """Every address without a dot is the page."""
        return super().translate_path(path if "." in path else "/index.html")

    def end_headers(self) -> None:
        """Nothing is kept by the browser itself."""
        self.send_header("cache-control", "no-cache")
        super().end_headers()

    def send_header(self, keyword: str, value: str) -> None:
        """Two builds of this test may be made within the second that this header counts by."""
        if keyword.lower() != "last-modified":
            super().send_header(keyword, value)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class Site:
    """A built page in a folder of its own, which may become another build."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder = folder
        self.url = url

    def build(self, number: int, *, broken: bool = False) -> None:
        """Become a build with this number; a broken one promises a page that it does not have."""
        index = self.folder / "index.html"
        worker = self.folder / "sw.js"
        text, source = index.read_text("utf-8"), worker.read_text("utf-8")
        before = hashlib.sha256(text.encode()).hexdigest()
        assert before in source
        text = re.sub(r'(<meta name="build".*?/>)?</head>', f'<meta name="build" content="{number}" /></head>', text)
        index.write_text(text, "utf-8")
        after = hashlib.sha256(text.encode()).hexdigest()
        source = re.sub(r"const VERSION = '.*?'", f"const VERSION = 'build{number}'", source)
        worker.write_text(source.replace(before, "0" * 64 if broken else after), "utf-8")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A site that runs."""
    folder = tmp_path / "static"
    shutil.copytree(STATIC, folder)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield Site(folder, f"http://127.0.0.1:{server.server_address[1]}")
    server.shutdown()
    server.server_close()


def build_of(page: Page) -> str | None:
    """The build of the page that is shown."""
    page.locator("h1").wait_for()
    return page.evaluate("document.querySelector('meta[name=build]')?.content ?? null")  # type: ignore[no-any-return]


def wait_for_build(page: Page, number: int) -> None:
    """Wait until a build is kept and its worker is at work."""
    wait_until(
        page,
        f"""async () => {{
            const found = await navigator.serviceWorker.getRegistration('/s')
            const ready = found?.active?.state === 'activated' && !found.installing && !found.waiting
            return ready && (await caches.has('stammtisch-build{number}'))
        }}""",
    )


def kept(page: Page) -> list[str]:
    """The builds that are kept."""
    names: list[str] = page.evaluate("caches.keys()")
    return names


def test_a_new_build_is_shown_at_once_and_kept_for_later(site: Site, page: Page, context: BrowserContext) -> None:
    for number in (1, 2, 3, 4):
        site.build(number)
        page.goto(f"{site.url}/s")
        assert build_of(page) == str(number)
        wait_for_build(page, number)
        context.set_offline(True)
        page.reload()
        assert build_of(page) == str(number)
        page.goto(f"{site.url}/s/new")
        page.locator("form .primary").wait_for()
        context.set_offline(False)
    expect(page.locator("h1")).to_be_visible()
    # Pages that are still open may need the build before; nothing older is kept.
    assert kept(page) == ["stammtisch-build3", "stammtisch-build4"]


def test_a_build_that_is_not_whole_is_not_kept(site: Site, page: Page, context: BrowserContext) -> None:
    site.build(1)
    page.goto(f"{site.url}/s")
    wait_for_build(page, 1)
    site.build(2, broken=True)
    page.reload()
    assert build_of(page) == "2"
    page.evaluate("navigator.serviceWorker.getRegistration('/s').then(found => found.update()).catch(() => null)")
    wait_until(page, "navigator.serviceWorker.getRegistration('/s').then(found => found.installing === null)")
    assert kept(page) == ["stammtisch-build1"]
    context.set_offline(True)
    page.reload()
    assert build_of(page) == "1"


def test_tables_are_left_alone(site: Site, page: Page, context: BrowserContext) -> None:
    site.build(1)
    page.goto(f"{site.url}/s")
    wait_for_build(page, 1)
    page.goto(f"{site.url}/rules")
    page.locator("h1").first.wait_for()
    assert page.evaluate("navigator.serviceWorker.controller") is None


def test_every_language_is_there_without_a_network(site: Site, page: Page, context: BrowserContext) -> None:
    site.build(1)
    page.goto(f"{site.url}/s")
    wait_for_build(page, 1)
    context.set_offline(True)
    for language, title in (("sv", "Skriva poäng"), ("el", "Γράψε βαθμούς"), ("en", "Keep the score")):
        page.locator(f"button[lang={language}]").click()
        expect(page.locator("h1")).to_have_text(title)
