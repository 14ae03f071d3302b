"""Builds the kernel with AddressSanitizer and UndefinedBehaviorSanitizer and runs its tests.

Needs g++ with its sanitizer libraries, CMake and Ninja. The build lies in build/sanitize; the tests use it by way
of a copy of the package in which only the kernel's binary is exchanged.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PROJECT = Path(__file__).parent.parent
BUILD = PROJECT / "build" / "sanitize"


def build() -> Path:
    """Build the module and return it."""
    options = [
        f"-DPython_EXECUTABLE={sys.executable}",
        "-DSTAMMTISCH_PAGE=OFF",
        "-DSTAMMTISCH_SANITIZE=address,undefined",
        "-DCMAKE_CXX_FLAGS=-fno-sanitize-recover=undefined",
    ]
    cmake = shutil.which("cmake") or str(Path(sys.executable).parent / "cmake")
    subprocess.run([cmake, "-S", str(PROJECT), "-B", str(BUILD), *options], check=True, stdout=subprocess.DEVNULL)
    subprocess.run([cmake, "--build", str(BUILD), "--target", "_kernel"], check=True, stdout=subprocess.DEVNULL)
    return next(BUILD.glob("_kernel*.so"))


def library(name: str) -> str:
    """Return where the compiler keeps a sanitizer's library; it has to be loaded before Python."""
    found = subprocess.run(["g++", f"-print-file-name={name}"], check=True, capture_output=True, text=True)
    return found.stdout.strip()


def main(arguments: list[str]) -> int:
    """Exit status of the tests."""
    module = build()
    with tempfile.TemporaryDirectory() as name:
        package = Path(name) / "stammtisch"
        ignore = shutil.ignore_patterns("_kernel*.so", "static", "__pycache__")
        shutil.copytree(PROJECT / "src" / "stammtisch", package, ignore=ignore)
        shutil.copy(module, package / "kernel" / module.name)
        environment = os.environ | {
            "PYTHONPATH": name,
            "LD_PRELOAD": f"{library('libasan.so')} {library('libubsan.so')}",
            # Python itself keeps memory until it ends.
            "ASAN_OPTIONS": "detect_leaks=0:handle_segv=1",
            "UBSAN_OPTIONS": "print_stacktrace=1:halt_on_error=1",
        }
        command = [sys.executable, "-m", "pytest", *(arguments or ["tests/kernel"]), "-p", "no:cacheprovider"]
        return subprocess.run(command, cwd=PROJECT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
