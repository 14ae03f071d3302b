"""The import-linter contracts of pyproject.toml hold where they should and break where they should."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"


LAYERS = "Layers, one way down"
BOTS = "Bots know no table, no store and no server"
STANDARD_LIBRARY = "The rules and the bots need the standard library only"
NUMPY = "Only the kernel knows NumPy"
WEB = "Only the server knows the web"


def lint(project: Path) -> tuple[int, str]:
    """Exit status and report of import-linter for a project."""
    # Without `site` (-S) nothing leads back to the sources that are installed here: the copy is what gets looked at.
    path = os.pathsep.join([str(project / "src"), sysconfig.get_path("purelib")])
    run = subprocess.run(
        [sys.executable, "-S", "-c", LINT_IMPORTS, "--no-cache", "--no-logo"],
        cwd=project,
        env={"PYTHONPATH": path, "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    return run.returncode, run.stdout + run.stderr


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources and their contracts, to plant faults in."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copy(PROJECT / "pyproject.toml", folder)
    shutil.copytree(PROJECT / "src", folder / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    return folder


def test_the_sources_keep_the_layers() -> None:
    status, report = lint(PROJECT)
    assert status == 0, report


@pytest.mark.parametrize(
    ("module", "target", "contract"),
    [
        ("cards.hand", "stammtisch.schafkopf", LAYERS),
        ("schafkopf.ruleset", "stammtisch.bots", LAYERS),
        ("table.events", "stammtisch.bots", LAYERS),
        ("table.events", "stammtisch.server", LAYERS),
        ("bots.bot", "stammtisch.table", BOTS),
        ("bots.bot", "stammtisch.store", BOTS),
        ("schafkopf.ruleset", "stammtisch.kernel", LAYERS),
        ("kernel.solving", "stammtisch.schafkopf", LAYERS),
        ("schafkopf.ruleset", "msgspec", STANDARD_LIBRARY),
        ("bots.bot", "numpy", STANDARD_LIBRARY),
        ("cli.solve", "numpy", NUMPY),
        ("game", "sqlalchemy", STANDARD_LIBRARY),
        ("table.events", "litestar", WEB),
        ("store.base", "uvicorn", WEB),
        ("cli.serve", "litestar", WEB),
    ],
)
def test_an_import_up_or_out_is_refused(copy: Path, module: str, target: str, contract: str) -> None:
    path = copy / "src/stammtisch" / (module.replace(".", "/") + ".py")
    sound = path.read_text(encoding="utf-8")
    path.write_text(f"{sound}\nimport {target}\n", encoding="utf-8")
    try:
        status, report = lint(copy)
    finally:
        path.write_text(sound, encoding="utf-8")
    assert status == 1, report
    assert f"{contract} BROKEN" in report
    assert f"stammtisch.{module} -> {target} (l." in report


def test_bots_may_ask_the_kernel(copy: Path) -> None:
    path = copy / "src/stammtisch/bots/bot.py"
    sound = path.read_text(encoding="utf-8")
    path.write_text(f"{sound}\nimport stammtisch.kernel\n", encoding="utf-8")
    try:
        status, report = lint(copy)
    finally:
        path.write_text(sound, encoding="utf-8")
    assert status == 0, report
