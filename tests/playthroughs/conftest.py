"""`pytest tests/playthroughs --rewrite-golden` writes the files anew; read the difference before you keep it."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-golden", action="store_true", help="write the golden playthroughs anew")


@pytest.fixture
def rewrite_golden(request: pytest.FixtureRequest) -> bool:
    """Whether the golden files are to be written anew; the option is known only where this folder is named."""
    return bool(request.config.getoption("--rewrite-golden", default=False))
