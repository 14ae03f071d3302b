"""Every command of the README is run: here, or by `.ci/run`."""

import os
import re
import shlex
import signal
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
README = (PROJECT / "README.md").read_text("utf-8")
CI = (PROJECT / ".ci" / "run").read_text("utf-8") + (PROJECT / "tools" / "smoke_wheel.py").read_text("utf-8")

BLOCKS = re.findall(r"^```sh\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
COMMANDS = [line.split(" #")[0].strip() for block in BLOCKS for line in block.splitlines() if line.strip()]

# Commands that CI runs itself, with what shows it there.
BY_CI = {
    "make test": "make --keep-going test",
    "make wheel": "pip wheel",
    "python3 -m venv server && server/bin/pip install dist/stammtisch-*.whl": "smoke_wheel.py",
    "server/bin/stammtisch serve": '"serve"',
}
SERVING = [command for command in COMMANDS if re.search(r"make run|stammtisch serve", command) and command not in BY_CI]
SHORT = [command for command in COMMANDS if command not in BY_CI and command not in SERVING]


def test_there_is_something_to_run() -> None:
    assert COMMANDS[:2] == ["make run", "make test"]
    assert len(SERVING) >= 3
    assert len(SHORT) >= 4


@pytest.mark.parametrize("command", BY_CI)
def test_ci_runs_the_others(command: str) -> None:
    assert command in COMMANDS
    assert BY_CI[command] in CI


@contextmanager
def started(command: str, folder: Path) -> Iterator[str]:
    """Start a serving command on a free port with a database of its own; yield the address it prints."""
    words = shlex.split(command)
    own = ["--port", "0", "--database", str(folder / "tables.sqlite")]
    if words[0] == "make":
        given = next((word.removeprefix("ARGS=") for word in words if word.startswith("ARGS=")), "")
        words = ["make", "run", f"ARGS={shlex.join([*shlex.split(given), *own])}"]
    else:
        words += own
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    process = subprocess.Popen(
        words, cwd=PROJECT, stdout=subprocess.PIPE, text=True, env=environment, start_new_session=True
    )
    try:
        assert process.stdout is not None
        for line in process.stdout:
            found = re.search(r"open: (https?://\S+)", line)
            if found:
                yield found[1]
                break
        else:
            raise AssertionError(f"{command}: ended with {process.wait()} before it served")
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(timeout=20)


@pytest.mark.parametrize("command", SERVING)
def test_serving_commands_serve(command: str, tmp_path: Path) -> None:
    with started(command, tmp_path) as address:
        if "--base-url" in command:
            assert address.rstrip("/") == shlex.split(command)[-1]
            return
        for attempt in range(50):
            try:
                with urllib.request.urlopen(address, timeout=5) as answer:  # noqa: S310 - our own address
                    assert answer.status == 200
                    return
            except ConnectionRefusedError:
                time.sleep(0.1 * (attempt + 1))
        raise AssertionError(f"nothing answers at {address}")


@pytest.mark.parametrize("command", SHORT)
def test_short_commands_succeed(command: str) -> None:
    if command == "make bench":
        command = 'make bench ARGS="--seconds 0.2"'
    done = subprocess.run(
        shlex.split(command), cwd=PROJECT, input="q\n", capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.strip()
