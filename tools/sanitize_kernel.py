"""Builds the kernel with AddressSanitizer and UndefinedBehaviorSanitizer, then runs its tests and the fuzzer with it.

`sanitize_kernel.py [SECONDS [PYTEST ARGUMENTS...]]`: so many seconds of fuzzing (30; 0 for none). Needs g++ with its
sanitizer libraries. The build lies in build/sanitize; it is used by way of an environment of its own in which only
the kernel's binary is another. Any finding ends the program, so the exit status tells.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
from pathlib import Path

PROJECT = Path(__file__).parent.parent
BUILD = PROJECT / "build" / "sanitize"


def build() -> Path:
    """Build the module and return it."""
    options = [
        f"-DPython_EXECUTABLE={sys.executable}",
        "-DCMAKE_CXX_COMPILER=g++",
        "-DSTAMMTISCH_PAGE=OFF",
        "-DSTAMMTISCH_SANITIZE=address,undefined",
        "-DCMAKE_CXX_FLAGS=-fno-sanitize-recover=undefined",
    ]
    cmake = str(Path(sys.executable).parent / "cmake")
    subprocess.run([cmake, "-S", str(PROJECT), "-B", str(BUILD), *options], check=True, stdout=subprocess.DEVNULL)
    subprocess.run([cmake, "--build", str(BUILD), "--target", "_kernel"], check=True, stdout=subprocess.DEVNULL)
    return next(BUILD.glob("_kernel*.so"))


def library(name: str) -> str:
    """Return where the compiler keeps a sanitizer's library; it has to be loaded before Python."""
    found = subprocess.run(["g++", f"-print-file-name={name}"], check=True, capture_output=True, text=True)
    return found.stdout.strip()


def environment(folder: Path, module: Path) -> Path:
    """Make a Python that takes Stammtisch with this module, and everything else from here; return its program.

    An environment rather than PYTHONPATH: the finder of an editable installation would come before it.
    """
    package = folder / "package" / "stammtisch"
    ignore = shutil.ignore_patterns("_kernel*.so", "static", "__pycache__")
    shutil.copytree(PROJECT / "src" / "stammtisch", package, ignore=ignore)
    shutil.copy(module, package / "kernel")
    venv.create(folder / "venv", symlinks=True)
    site = next((folder / "venv").glob("lib/*/site-packages"))
    (site / "kernel.pth").write_text(f"{package.parent}\n{sysconfig.get_path('purelib')}\n", "utf-8")
    return folder / "venv" / "bin" / "python"


def main(arguments: list[str]) -> int:
    """Exit status: 0 when the tests pass and nothing was found."""
    module = build()
    variables = os.environ | {
        "LD_PRELOAD": f"{library('libasan.so')} {library('libubsan.so')}",
        # Python itself keeps memory until it ends, and what was freed must not be counted as kept.
        "ASAN_OPTIONS": "detect_leaks=0:quarantine_size_mb=1",
        "UBSAN_OPTIONS": "print_stacktrace=1:halt_on_error=1",
        "STAMMTISCH_SANITIZED": str(module.name),
    }
    seconds, *tests = arguments or ["30"]
    with tempfile.TemporaryDirectory() as name:
        python = str(environment(Path(name), module))
        commands = [
            [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--capture=sys", *(tests or ["tests/kernel"])]
        ]
        if float(seconds) > 0:
            commands.append([python, str(PROJECT / "tools" / "fuzz_kernel.py"), seconds])
        return max(subprocess.run(command, cwd=PROJECT, env=variables, check=False).returncode for command in commands)


if __name__ == "__main__":
    sys.exit(abs(main(sys.argv[1:])))
