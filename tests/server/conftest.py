"""Servers for the tests."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.house import QUICK, House
from tests.server.inside import Hubs


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with quick bots that the tests of one module share."""
    running = House(tmp_path_factory.mktemp("house"))
    running.start()
    yield running
    assert running.stop() == 0
    assert running.errors() == ""


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Makes servers of a test's own, with options of its own."""
    with ExitStack() as running:

        def start(*options: str) -> House:
            made = House(tmp_path, options or QUICK)
            made.start()
            running.callback(made.kill)
            return made

        yield start


@pytest.fixture
async def hub_on() -> AsyncIterator[Hubs]:
    """Makes hubs without a server around them."""
    hubs = Hubs()
    yield hubs
    await hubs.close()
