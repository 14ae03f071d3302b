"""``stammtisch serve``: host the game for browsers."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import threading
import webbrowser


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "serve",
        help="host the game for browsers",
        description="Host the game for browsers. Every option may also be set in the environment: "
        "--port as STAMMTISCH_PORT, and so on.",
    )
    parser.add_argument("--host", help="address to listen on; 0.0.0.0 for every network (default: 127.0.0.1)")
    parser.add_argument("--port", help="port to listen on; 0 for any free one (default: 8000)")
    parser.add_argument("--database", metavar="FILE", help="SQLite file with all tables (default: in the data folder)")
    parser.add_argument("--base-url", metavar="URL", help="the address people use, when a proxy stands in front")
    parser.add_argument("--frames", metavar="N", help="what a page may send in 20 seconds (default: 100)")
    parser.add_argument("--open-browser", action="store_true", help="open the page in a browser")
    parser.add_argument("--think", metavar="SECONDS", help="a bot's time to act (default: 0.7)")
    parser.add_argument("--after-trick", metavar="SECONDS", help="how long a finished trick lies (default: 1.2)")
    parser.add_argument("--hold", metavar="SECONDS", help="how long bots wait for a Kontra (default: 30)")
    parser.add_argument(
        "--next-round", metavar="SECONDS", help="how long the others may let the first wait (default: 15)"
    )
    parser.add_argument("--absent", metavar="SECONDS", help="when a bot may take over from who is away (default: 60)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serve until stopped; 2 when a setting, the database or the address cannot be used."""
    # The server's libraries take a moment to load: no other command shall wait for them.
    from stammtisch.server.running import AddressFault, serve  # noqa: PLC0415
    from stammtisch.server.settings import NAMES, SettingsFault, read_settings  # noqa: PLC0415
    from stammtisch.store import DatabaseUnusable  # noqa: PLC0415

    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    given = {name: getattr(arguments, name) for name in NAMES}

    def started(address: str) -> None:
        print(f"Stammtisch is open: {address}  (Ctrl+C ends it)", flush=True)
        if arguments.open_browser:
            threading.Thread(target=open_browser, args=(address,), daemon=True).start()

    try:
        serve(read_settings(given, os.environ), started)
    except (SettingsFault, DatabaseUnusable, AddressFault) as error:
        print(f"stammtisch serve: {error}", file=sys.stderr)
        return 2
    return 0


def open_browser(address: str) -> None:
    """Open a browser, but none that would run in this terminal."""
    screen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if screen:
        webbrowser.open(address)
