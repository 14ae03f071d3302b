"""Run vector files and print per file what passed and what failed."""

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
        _print(path, report)
        status = max(status, int(bool(report.failed)))
    return status


def _print(path: Path, report: Report) -> None:
    total = len(report.passed) + len(report.failed)
    print(f"{path}: {total} vectors, {len(report.passed)} passed, {len(report.failed)} failed")
    for ident, difference in report.failed.items():
        print(f"  {ident}: {difference}")


if __name__ == "__main__":
    sys.exit(main())
