"""What every test may ask for."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest
from hypothesis import settings

from tests.sheets.office import Office, program

PROJECT = Path(__file__).parent.parent

# A machine busy with something else makes a property slow, not wrong.
settings.register_profile("stammtisch", settings.get_profile(settings.get_current_profile_name()), deadline=None)
settings.load_profile("stammtisch")


@pytest.fixture(scope="session")
def missing() -> Callable[[str], NoReturn]:
    """Ends a test for want of something: skips it, but fails it where CI is set, as there nothing may be missing."""

    def end_test(what: str) -> NoReturn:
        if os.environ.get("CI"):
            pytest.fail(f"{what} (CI is set, so this is no reason to skip)")
        pytest.skip(what)

    return end_test


@pytest.fixture(scope="session")
def shared(missing: Callable[[str], NoReturn]) -> Path:
    """The folder with rule cases and recorded games that lies beside the project and is no part of it."""
    folder = Path(os.environ.get("STAMMTISCH_SHARED") or PROJECT.parent / "shared")
    if not folder.is_dir():
        missing(f"no rule cases and recorded games at {folder}; STAMMTISCH_SHARED may say where they are")
    return folder


@pytest.fixture(scope="session")
def office(missing: Callable[[str], NoReturn], tmp_path_factory: pytest.TempPathFactory) -> Office:
    """A LibreOffice that computes every formula anew."""
    if program() is None:
        missing("no LibreOffice here; on Debian: apt install libreoffice-calc")
    return Office(tmp_path_factory.mktemp("office"))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Coroutine tests, marked `anyio`, run on asyncio, as the server does."""
    return "asyncio"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright keeps an event loop running, which coroutine tests would trip over."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)
