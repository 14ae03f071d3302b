"""How browser tests start Chromium: the machine's own, as Playwright's is not to be had from PyPI."""

import os
import shutil
from collections.abc import Callable
from typing import Any, NoReturn

import pytest

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
