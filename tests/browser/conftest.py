"""How browser tests start Chromium (the machine's own, as Playwright's is not to be had from PyPI), and a server."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest
from playwright.sync_api import Page

from tests.server.house import House

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")

# The page under test is on this machine; the browser shall ask for nothing else.
FLAGS = ["--disable-background-networking", "--disable-component-update", "--disable-quic", "--disable-sync"]


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], missing: Callable[[str], NoReturn]
) -> dict[str, Any]:
    """What Playwright gets to start the browser with."""
    found = [path for name in CHROMIUM if (path := shutil.which(name))]
    if not found:
        missing("no Chromium on this machine; on Debian: apt install chromium")
    # Chromium refuses its sandbox to root.
    sandbox = os.geteuid() != 0
    return {**browser_type_launch_args, "executable_path": found[0], "chromium_sandbox": sandbox, "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A German player with a phone."""
    return {**browser_context_args, "locale": "de-DE", "viewport": {"width": 390, "height": 844}}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with quick bots for all browser tests."""
    running = House(tmp_path_factory.mktemp("house"))
    running.start()
    yield running
    assert running.stop() == 0
    assert running.errors() == ""


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server of one test's own, that it may kill."""
    running = House(tmp_path)
    running.start()
    yield running
    running.kill()


@pytest.fixture
def page(page: Page) -> Iterator[Page]:
    """A page that must not complain: no failed script, nothing that the content policy has stopped."""
    complaints: list[str] = []
    page.set_default_timeout(15_000)
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page
    # Without a server, or a table, the browser itself complains of the failed request.
    own = [text for text in complaints if "Failed to load resource" not in text and "WebSocket connection" not in text]
    assert own == []
