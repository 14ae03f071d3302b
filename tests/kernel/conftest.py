"""Sees to it that a run with sanitizers tests the sanitized kernel."""

import os
from pathlib import Path

from stammtisch.kernel import _kernel

SANITIZED = os.environ.get("STAMMTISCH_SANITIZED")


def pytest_report_header() -> str:
    return f"kernel: {_kernel.__file__}, {_kernel.__compiler__}, sanitizers: {_kernel.__sanitizers__ or 'none'}"


def pytest_sessionstart() -> None:
    if SANITIZED and not _kernel.__sanitizers__:
        raise SystemExit(f"{Path(_kernel.__file__)} was built without sanitizers")
