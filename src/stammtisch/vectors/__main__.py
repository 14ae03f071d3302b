"""Run vector files and print per file what passed, what failed and what is not offered yet."""

from __future__ import annotations

import argparse
import io
import json
import sys
from pathlib import Path

from stammtisch.vectors.runner import Report, run_vectors


def main() -> int:
    """Run every file; 1 when a vector fails, 2 when a file cannot be read."""
    parser = argparse.ArgumentParser(prog="python -m stammtisch.vectors", description="Run rule vectors.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--list-needs", action="store_true", help="name every vector whose option is not offered yet")
    arguments = parser.parse_args()
    if isinstance(sys.stdout, io.TextIOWrapper):
        # What a file holds may be no text that this terminal can show.
        sys.stdout.reconfigure(errors="backslashreplace")
    status = 0
    for path in arguments.files:
        try:
            report = run_vectors(json.loads(path.read_text("utf-8")))
        except (OSError, ValueError, RecursionError) as error:
            print(f"{path}: cannot be read as a vector file: {error}", file=sys.stderr)
            status = 2
            continue
        _print(path, report, arguments.list_needs)
        status = max(status, int(bool(report.failed)))
    return status


def _print(path: Path, report: Report, list_needs: bool) -> None:
    total = len(report.passed) + len(report.failed) + len(report.needs)
    print(f"{path}: {total} vectors, {len(report.passed)} passed, {len(report.failed)} failed")
    by_option: dict[str, list[str]] = {}
    for ident, option in report.needs.items():
        by_option.setdefault(option, []).append(ident)
    for option, idents in sorted(by_option.items()):
        listed = f": {' '.join(idents)}" if list_needs else ""
        print(f"  {len(idents)} need {option}, which is not offered yet{listed}")
    for ident, difference in report.failed.items():
        print(f"  {ident}: {difference}")


if __name__ == "__main__":
    sys.exit(main())
