"""The command line: one file a command."""

from __future__ import annotations

import argparse
import importlib
import io
import pkgutil
import sys
from collections.abc import Sequence

from stammtisch import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0 done, 1 found wanting, 2 not possible."""
    parser = argparse.ArgumentParser(prog="stammtisch", description="Schafkopf: play, host, replay, measure.")
    parser.add_argument("--version", action="version", version=f"stammtisch {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    given = sys.argv[1:] if arguments is None else list(arguments)
    names = [module.name for module in pkgutil.iter_modules(__path__)]
    # One command needs spreadsheets, another the solver: who asks for one does not wait for the libraries of all.
    for name in given[:1] if given and given[0] in names else names:
        importlib.import_module(f"{__name__}.{name}").register(commands)
    chosen = parser.parse_args(given)
    if isinstance(sys.stdout, io.TextIOWrapper):
        # What a file holds may be no text that this terminal can show.
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        status: int = chosen.run(chosen)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader of our output has gone (a pager was closed): nothing is left to say.
        sys.stderr.close()
        return 0
    return status
