"""LibreOffice, where there is one."""

from collections.abc import Callable
from typing import NoReturn

import pytest

from tests.sheets.office import Office, program


@pytest.fixture(scope="session")
def office(missing: Callable[[str], NoReturn], tmp_path_factory: pytest.TempPathFactory) -> Office:
    """A LibreOffice that computes every formula anew."""
    if program() is None:
        missing("no LibreOffice here; on Debian: apt install libreoffice-calc")
    return Office(tmp_path_factory.mktemp("office"))
