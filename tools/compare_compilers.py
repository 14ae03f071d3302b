"""Builds the search with two compilers and compares value and node count of every deal: `compare_compilers.py [DEALS]`.

A compiler has been seen to drop a legal card without a word (g++ 12.2 with -O2 -march=native), so the shipped flags
are compared with another compiler's, on at least 1,000 deals. Exits with status 1 when they differ.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PROJECT = Path(__file__).parent.parent
SOURCES = sorted(path for path in (PROJECT / "kernel").glob("*.cpp") if path.name != "bindings.cpp")
BUILDS = (("g++", "-O3"), ("clang++", "-O3"), ("g++", "-O1"))


def built(compiler: str, level: str, folder: Path) -> Path:
    """Build the signature program."""
    program = folder / f"bench{compiler}{level}"
    flags = ["-std=c++20", level, "-DNDEBUG", "-pthread"]
    subprocess.run([compiler, *flags, "-o", str(program), *map(str, SOURCES)], check=True)
    return program


def main(arguments: list[str]) -> int:
    """Exit status: 0 when all compilers give the same, 1 when not, 2 when fewer than two are here."""
    deals = arguments[0] if arguments else "150"
    builds = [build for build in BUILDS if shutil.which(build[0])]
    if len({compiler for compiler, _ in builds}) < 2:
        print("needs g++ and clang++; on Debian: apt install g++ clang", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as name:
        outputs = [
            subprocess.run(
                [str(built(*build, Path(name))), deals, "each"], check=True, capture_output=True, text=True
            ).stdout.splitlines()
            for build in builds
        ]
    differing = [lines for lines in zip(*outputs, strict=True) if len(set(lines)) > 1]
    for lines in differing[:20]:
        print("; ".join(f"{' '.join(build)}: {line}" for build, line in zip(builds, lines, strict=True)))
    names = ", ".join(map(" ".join, builds))
    print(f"{len(outputs[0])} deals, {len(builds)} builds ({names}), {len(differing)} differing")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
