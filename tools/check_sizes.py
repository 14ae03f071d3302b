"""Fails when a module or a function has grown longer than a reader can hold in mind.

A module has at most 600 lines, a function at most 60, and nine functions in ten at most 30. Called with folders it
looks at those, otherwise at the whole project; exits with status 1 and one line for each fault.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

PROJECT = Path(__file__).parent.parent
TREES = ("src", "tests", "tools", "backend", "benchmarks", "web", "kernel")
SUFFIXES = {".py", ".ts", ".svelte", ".css", ".cpp", ".hpp"}
NOT_OURS = {"node_modules", "static", "dist"}

LONGEST_MODULE = 600
LONGEST_FUNCTION = 60
LONGEST_OF_NINE_IN_TEN = 30


def modules(folders: list[Path]) -> Iterator[Path]:
    """Every hand-written source file under the folders (generated ones are called `*.gen.*`)."""
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            handwritten = ".gen." not in path.name and not NOT_OURS & set(path.relative_to(folder).parts)
            if path.suffix in SUFFIXES and handwritten and path.is_file():
                yield path


def functions(path: Path) -> Iterator[tuple[str, int, int]]:
    """Name, line and length in lines of every function of a Python module, nested ones too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=str(path))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, node.lineno, (node.end_lineno or node.lineno) - node.lineno + 1


def faults(folders: list[Path]) -> Iterator[str]:
    """One line for everything that is too long under the folders."""
    lengths: list[int] = []
    for path in modules(folders):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > LONGEST_MODULE:
            yield f"{path}: the module has {lines} lines, more than {LONGEST_MODULE}"
        if path.suffix != ".py":
            continue
        for name, line, length in functions(path):
            lengths.append(length)
            if length > LONGEST_FUNCTION:
                yield f"{path}:{line}: {name} has {length} lines, more than {LONGEST_FUNCTION}"
    long = sum(length > LONGEST_OF_NINE_IN_TEN for length in lengths)
    if long * 10 > len(lengths):
        yield f"{long} of {len(lengths)} functions have more than {LONGEST_OF_NINE_IN_TEN} lines, more than one in ten"


def main(arguments: list[str]) -> int:
    """Exit status: 0 when everything is short enough, 1 otherwise."""
    folders = [Path(argument) for argument in arguments] or [PROJECT / tree for tree in TREES]
    found = list(faults(folders))
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
