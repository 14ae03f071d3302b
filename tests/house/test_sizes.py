"""tools/check_sizes.py finds what is too long, and only that."""

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "check_sizes.py"


def check(folder: Path) -> tuple[int, str]:
    """Exit status and complaints of the tool for one folder."""
    run = subprocess.run([sys.executable, TOOL, folder], capture_output=True, text=True, check=False)
    return run.returncode, run.stderr


def function(name: str, lines: int) -> str:
    """A Python function of so many lines."""
    return f"def {name}():\n" + "    x = 1\n" * (lines - 1)


def test_what_is_just_short_enough_passes(tmp_path: Path) -> None:
    (tmp_path / "deal.py").write_text(function("deal", 60) + function("cut", 30) * 9)
    (tmp_path / "table.ts").write_text("let a;\n" * 600)
    assert check(tmp_path) == (0, "")


def test_a_function_of_61_lines_is_named_with_its_place(tmp_path: Path) -> None:
    module = tmp_path / "deal.py"
    module.write_text("\n" + function("deal", 61) + function("cut", 2) * 9)
    assert check(tmp_path) == (1, f"{module}:2: deal has 61 lines, more than 60\n")


def test_a_coroutine_inside_a_class_counts_too(tmp_path: Path) -> None:
    lines = ["class Owner:", "    async def serve(self):", *["        x = 1"] * 60]
    (tmp_path / "owner.py").write_text("\n".join(lines) + "\n" + function("cut", 2) * 9)
    status, complaints = check(tmp_path)
    assert status == 1
    assert "serve has 61 lines" in complaints


def test_modules_of_601_lines_fail_in_every_language_we_write(tmp_path: Path) -> None:
    for name in ("deal.py", "table.ts", "Hand.svelte", "search.cpp"):
        (tmp_path / name).write_text("\n" * 601)
    status, complaints = check(tmp_path)
    assert status == 1
    assert complaints.count("has 601 lines") == 4


def test_generated_and_foreign_files_may_be_long(tmp_path: Path) -> None:
    (tmp_path / "node_modules").mkdir()
    for name in ("wire.gen.ts", "node_modules/vite.ts"):
        (tmp_path / name).write_text("\n" * 601)
    assert check(tmp_path) == (0, "")


def test_more_than_one_function_in_ten_over_30_lines_fails(tmp_path: Path) -> None:
    (tmp_path / "deal.py").write_text(function("deal", 31) + function("cut", 30) * 8)
    status, complaints = check(tmp_path)
    assert status == 1
    assert "1 of 9 functions" in complaints
