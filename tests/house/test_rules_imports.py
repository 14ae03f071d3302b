"""tools/check_rules_imports.py keeps other people's libraries out of the rules."""

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "check_rules_imports.py"


def check(package: Path) -> tuple[int, str]:
    """Exit status and complaints of the tool for one package."""
    run = subprocess.run([sys.executable, TOOL, package], capture_output=True, text=True, check=False)
    return run.returncode, run.stderr


def plant(package: Path, name: str, source: str) -> Path:
    """Writes a module into the package."""
    module = package / name
    module.parent.mkdir(parents=True, exist_ok=True)
    module.write_text(source)
    return module


def test_the_standard_library_and_our_own_packages_are_welcome(tmp_path: Path) -> None:
    plant(tmp_path, "cards/hand.py", "import dataclasses\nfrom stammtisch.cards.card import Card\n")
    assert check(tmp_path) == (0, "")


def test_a_library_in_the_rules_is_named_with_its_place(tmp_path: Path) -> None:
    module = plant(tmp_path, "schafkopf/contracts/wenz.py", "\nfrom msgspec.json import decode\n")
    complaint = f"{module}:2: the rules import msgspec, which is not in the standard library\n"
    assert check(tmp_path) == (1, complaint)


def test_an_import_hidden_in_a_function_is_found_too(tmp_path: Path) -> None:
    plant(tmp_path, "games.py", "def games():\n    import numpy.random\n")
    status, complaints = check(tmp_path)
    assert status == 1
    assert "numpy" in complaints


def test_the_server_may_import_what_it_needs(tmp_path: Path) -> None:
    plant(tmp_path, "server/app.py", "import litestar\n")
    assert check(tmp_path) == (0, "")
