"""Compares value and node count of every deal: the kernel as installed, and the search as several compilers build it.

`compare_compilers.py [DEALS]`: so many deals for each of eight contracts and decks (150). A compiler has been seen to
drop a legal card without a word (g++ 12.2 with -O2 -march=native), so what people get is compared with other
compilers' work, on at least 1,000 deals. Exits with status 1 when they differ.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from stammtisch.kernel import _kernel

PROJECT = Path(__file__).parent.parent
SOURCES = sorted(path for path in (PROJECT / "kernel").glob("*.cpp") if path.name != "bindings.cpp")
BUILDS = (("g++", "-O3"), ("clang++", "-O3"), ("g++", "-O1"))


def built(compiler: str, level: str, deals: int, folder: Path) -> list[str]:
    """Build the signature program and return its lines."""
    program = folder / f"bench{compiler}{level}"
    flags = ["-std=c++20", level, "-DNDEBUG", "-pthread"]
    subprocess.run([compiler, *flags, "-o", str(program), *map(str, SOURCES)], check=True)
    done = subprocess.run([str(program), str(deals), "each"], check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def main(arguments: list[str]) -> int:
    """Exit status: 0 when all give the same, 1 when not, 2 when there are not two compilers."""
    deals = int(arguments[0]) if arguments else 150
    missing = [compiler for compiler, _ in BUILDS if not shutil.which(compiler)]
    if missing:
        print(f"needs {missing[0]}; on Debian: apt install g++ clang", file=sys.stderr)
        return 2
    outputs = {f"installed ({_kernel.__compiler__})": _kernel.signature(deals, True).splitlines()}
    with tempfile.TemporaryDirectory() as name:
        for build in BUILDS:
            outputs[" ".join(build)] = built(*build, deals, Path(name))
    rows = list(zip(*outputs.values(), strict=True))
    differing = [lines for lines in rows if len(set(lines)) > 1]
    for lines in differing[:20]:
        print("; ".join(f"{build}: {line}" for build, line in zip(outputs, lines, strict=True)))
    print(f"{len(rows)} deals, {len(outputs)} builds ({', '.join(outputs)}), {len(differing)} differing")
    return 1 if differing or len(rows) != 8 * deals else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
