"""A server as its own process on a free port of this machine."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import httpx

QUICK = ("--think", "0", "--after-trick", "0", "--frames", "100000")
"""Bots that do not take their time, and people who play as fast as no person could."""


class House:
    """A running server, with its database; may be killed and started again."""

    def __init__(self, folder: Path, options: Sequence[str] = QUICK) -> None:
        self.database = folder / "stammtisch.sqlite"
        self._folder = folder
        self._options = tuple(options)
        self._port = "0"
        self._process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> None:
        """Start, on the same port as before if there was one."""
        command = [sys.executable, "-m", "stammtisch", "serve", "--port", self._port, "--database", str(self.database)]
        errors = (self._folder / "errors.txt").open("a")
        with errors:
            self._process = subprocess.Popen(
                [*command, *self._options], stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Stammtisch is open: http"), f"{line!r}; {self.errors()}"
        self.url = line.split()[3].rstrip("/")
        self._port = self.url.rsplit(":", 1)[1]

    def stop(self) -> int:
        """Stop in order and return the exit status."""
        return self._end(kill=False)

    def kill(self) -> None:
        """Kill it in the middle of whatever it does."""
        self._end(kill=True)

    def errors(self) -> str:
        """What the server has written to its log."""
        return (self._folder / "errors.txt").read_text()

    @property
    def pid(self) -> int:
        """The process's id."""
        assert self._process is not None
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether it still runs and answers."""
        assert self._process is not None
        return self._process.poll() is None and httpx.get(f"{self.url}/api/presets").status_code == 200

    def _end(self, *, kill: bool) -> int:
        process = self._process
        if process is None:
            return 0
        self._process = None
        if kill:
            process.kill()
        else:
            process.terminate()
        status = process.wait(15)
        if process.stdout:
            process.stdout.close()
        return status
