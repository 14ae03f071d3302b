"""The committed signature (kernel/BENCH): values and node counts of fixed deals, by the binary that is tested here."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

KERNEL = Path(__file__).parent.parent.parent / "kernel"


def test_values_and_node_counts_are_as_committed(tmp_path: Path, missing: Callable[[str], NoReturn]) -> None:
    """A changed number says that the search behaves differently: the commit that changes it says why."""
    compiler = shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        missing("no C++ compiler")
    sources = [str(path) for path in sorted(KERNEL.glob("*.cpp")) if path.name != "bindings.cpp"]
    program = tmp_path / "bench"
    flags = ["-std=c++20", "-O3", "-DNDEBUG", "-pthread"]
    subprocess.run([compiler, *flags, "-o", str(program), *sources], check=True)
    found = subprocess.run([str(program), "50"], check=True, capture_output=True, text=True)
    assert found.stdout == (KERNEL / "BENCH").read_text("ascii")
