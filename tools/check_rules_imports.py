"""Fails when the rules or the bots import anything but Python's standard library and Stammtisch itself.

The rules must run where nothing else is installed: in a browser, in a notebook, in a tournament's scorer. Called with
the folder of a package it looks there, otherwise at `src/stammtisch`; exits with status 1 and one line for each fault.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src" / "stammtisch"
RULES = ("cards", "game.py", "games.py", "schafkopf", "schwarzesau", "bots")
ALLOWED = sys.stdlib_module_names | {PACKAGE.name}


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and top-level name of everything that a module imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=str(path))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name.partition(".")[0]
        elif isinstance(node, ast.ImportFrom) and node.module is not None and node.level == 0:
            yield node.lineno, node.module.partition(".")[0]


def faults(package: Path) -> Iterator[str]:
    """One line for every import from outside in the rules of the package."""
    for part in RULES:
        top = package / part
        for path in [top] if top.suffix else sorted(top.rglob("*.py")):
            if path.exists():
                for line, name in imports(path):
                    if name not in ALLOWED:
                        yield f"{path}:{line}: the rules import {name}, which is not in the standard library"


def main(arguments: list[str]) -> int:
    """Exit status: 0 when the rules stand on their own, 1 otherwise."""
    found = list(faults(Path(arguments[0]) if arguments else PACKAGE))
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
