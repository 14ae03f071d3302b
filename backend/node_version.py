"""Finds out whether this machine has a Node.js that can build the web page."""

import re
import shutil
import subprocess
import sys

OLDEST_NODE = (20, 19)
"""The oldest Node.js (major, minor) on which the web page's build tools run."""


def usable_npm() -> bool:
    """Is there an npm, and beside it a Node.js of at least :data:`OLDEST_NODE`?"""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    version = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


if __name__ == "__main__":
    sys.exit(0 if usable_npm() else 1)
