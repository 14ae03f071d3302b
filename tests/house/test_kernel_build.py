"""How CMake builds the search kernel: optimised as it was tested, for every machine of its kind."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]


def configured(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [
        str(Path(sys.executable).parent / "cmake"), "-S", str(PROJECT), "-B", str(folder), "-G", "Ninja",
        f"-DPython_EXECUTABLE={sys.executable}", "-DSTAMMTISCH_PAGE=OFF", "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON",
        *options,
    ]  # fmt: skip
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("options", [(), ("-DCMAKE_BUILD_TYPE=Release",)])
def test_the_kernel_is_optimised_for_the_plain_processor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...]
) -> None:
    monkeypatch.delenv("CXXFLAGS", raising=False)
    done = configured(tmp_path, *options)
    assert done.returncode == 0, done.stderr
    commands = json.loads((tmp_path / "compile_commands.json").read_text("utf-8"))
    ours = [entry["command"].split() for entry in commands if Path(entry["file"]).parent == PROJECT / "kernel"]
    assert len(ours) >= 10
    for words in ours:
        assert "-O3" in words
        assert "-DNDEBUG" in words
        assert not [word for word in words if word.startswith(("-march", "-mtune", "-mcpu", "-O2", "-Os", "-ffast"))]


def test_a_build_that_has_dropped_cards_is_refused(tmp_path: Path) -> None:
    done = configured(tmp_path, "-DCMAKE_BUILD_TYPE=RelWithDebInfo")
    assert done.returncode != 0
    assert "RelWithDebInfo" in done.stderr
