"""A process that appends as fast as it can and says each version once it is acknowledged, until it is killed."""

from __future__ import annotations

import sys
from pathlib import Path

from stammtisch.store import open_sqlite
from tests.store.entries import entry

store = open_sqlite(Path(sys.argv[1]))
version = len(store.load("k7m2qp"))
print("begins", version, flush=True)
while True:
    waiting = [store.append(entry(expected=version + ahead, command_id=f"c{version + ahead}")) for ahead in range(8)]
    for future in waiting:
        version = future.result().version
        sys.stdout.write(f"{version}\n")
        sys.stdout.flush()
