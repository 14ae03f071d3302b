"""Tests that need the recorded games skip where these are missing, and fail where CI is set."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).parents[1] / "conftest.py"


@pytest.mark.parametrize(
    ("ci", "there", "summary"),
    [
        ("", True, "1 passed"),
        ("", False, "1 skipped"),
        ("true", True, "1 passed"),
        ("true", False, "1 error"),
    ],
)
def test_what_is_missing_skips_or_fails(tmp_path: Path, ci: str, there: bool, summary: str) -> None:
    shutil.copy(CONFTEST, tmp_path)
    (tmp_path / "test_it.py").write_text("def test_it(shared):\n    assert shared.is_dir()\n")
    folder = tmp_path / "shared"
    if there:
        folder.mkdir()
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-rs", "-p", "no:cacheprovider", tmp_path],
        cwd=tmp_path,
        env={
            **os.environ,
            "CI": ci,
            "STAMMTISCH_SHARED": str(folder),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            # The copied file imports what lies beside it in the project.
            "PYTHONPATH": str(CONFTEST.parent.parent),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert summary in run.stdout
    assert there or f"at {folder}" in run.stdout
