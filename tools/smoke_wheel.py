"""Installs a wheel into an empty virtual environment and sees whether it serves the game where there is no Node.js.

Called with the wheel's path, the run-time lock file, and the signature that its search kernel must come to
(kernel/BENCH); exits with status 1 and the reason if something does not work.
"""

import json
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import venv
from pathlib import Path

PATIENCE = 30.0
"""Seconds until the server must answer."""


class WheelFault(Exception):
    """The wheel does not do what it should; the message says what."""


def install(wheel: Path, lock: Path, folder: Path) -> Path:
    """Makes the environment and returns the folder of its programs."""
    venv.create(folder, with_pip=True)
    programs = folder / "bin"
    pip = [str(programs / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--require-hashes", "-r", str(lock)], check=True)
    subprocess.run([*pip, "install", "--no-deps", str(wheel)], check=True)
    subprocess.run([*pip, "check"], check=True)
    return programs


def free_port() -> int:
    """A port of this machine on which nobody listens."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def get(address: str) -> str:
    """The text under an address of this machine.

    :raises WheelFault: when the server refuses it.
    """
    try:
        with urllib.request.urlopen(address, timeout=10) as answer:  # noqa: S310
            return str(answer.read().decode())
    except urllib.error.HTTPError as error:
        raise WheelFault(f"GET {address}: {error}") from error


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    """Returns as soon as the server answers.

    :raises WheelFault: when it ends or stays silent.
    """
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if server.poll() is not None:
            raise WheelFault(f"the server ended at once with exit status {server.returncode}")
        try:
            get(address)
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.1)
        else:
            return
    raise WheelFault(f"the server did not answer within {PATIENCE:.0f} seconds")


def visit(address: str) -> None:
    """Looks at the page as a browser does: itself, what it loads, and the presets it offers.

    :raises WheelFault: when something is missing.
    """
    page = get(address)
    loads = re.findall(r'(?:src|href)="/?([^":]+\.(?:js|css))"', page)
    if not loads:
        raise WheelFault(f"GET {address} is not the web page: {page[:200]!r}")
    for path in loads:
        get(address + path)
    presets = [preset["name"] for preset in json.loads(get(f"{address}api/presets"))]
    if "stargames" not in presets:
        raise WheelFault(f"GET /api/presets does not offer stargames but {presets}")
    print(f"The wheel serves the page with {len(loads)} files, and {len(presets)} presets, without Node.js.")


def solve(python: Path, signature: Path) -> None:
    """Sees whether the kernel that people get has the committed values and node counts.

    :raises WheelFault: when it has others.
    """
    program = "from stammtisch.kernel import _kernel; print(_kernel.signature(50, False), end='')"
    found = subprocess.run([str(python), "-I", "-c", program], check=True, capture_output=True, text=True).stdout
    if found != signature.read_text("ascii"):
        raise WheelFault(f"the kernel's signature is not that of {signature}:\n{found}")
    print("The wheel's search kernel has the committed values and node counts.")


def smoke(wheel: Path, lock: Path, signature: Path) -> None:
    """Installs the wheel, solves, serves it, visits it, and stops it again.

    :raises WheelFault: when something does not work.
    """
    with tempfile.TemporaryDirectory() as home:
        programs = install(wheel, lock, Path(home) / "venv")
        if shutil.which("node", path=str(programs)):
            raise WheelFault("there is a Node.js in the environment, so this would show nothing")
        solve(programs / "python", signature)
        port = free_port()
        command = [str(programs / "stammtisch"), "serve", "--port", str(port)]
        with subprocess.Popen(command, cwd=home, env={"PATH": str(programs), "HOME": home}) as server:
            try:
                wait_for(f"http://127.0.0.1:{port}/", server)
                visit(f"http://127.0.0.1:{port}/")
            finally:
                server.terminate()


def main(arguments: list[str]) -> int:
    """Exit status: 0 when the wheel serves the game, 1 otherwise."""
    wheel, lock, signature = (Path(argument).resolve() for argument in arguments)
    try:
        smoke(wheel, lock, signature)
    except (WheelFault, subprocess.CalledProcessError) as fault:
        print(f"{wheel.name}: {fault}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
