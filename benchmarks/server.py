"""The server under 40 tables of four sockets: commands per second, latency, memory per table.

Every table plays random legal rounds by four people: one command is on its way at a table, the next
follows when all four pages have seen it. Latency is from the click to the frames of the other three
seats. The yardstick of the same run is the ping-pong rate over the same sockets: what the web server
does without tables, rules and database. Client and server share the machine. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SEATS = 4
IDLE_TABLES = 200
TICKS = os.sysconf("SC_CLK_TCK")


class Choice(msgspec.Struct):
    """An announcement or a card that may be possible."""

    refusal: Any
    action: Any = None
    card: str | None = None


class Round(msgspec.Struct):
    """What a page needs of a round to go on."""

    phase: str
    turn: int | None
    hand: list[Choice]
    options: list[Choice]


class Shown(msgspec.Struct):
    """What a page needs of a table to go on."""

    you: int | None
    round: Round


class Frame(msgspec.Struct):
    """What a page needs of a frame to go on."""

    kind: str
    version: int = 0
    table: Shown | None = None


DECODER = msgspec.json.Decoder(Frame)
ENCODE = msgspec.json.Encoder().encode


class Server:
    """A server as its own process, seen from outside."""

    def __init__(self, folder: Path, *options: str) -> None:
        command = [sys.executable, "-m", "stammtisch", "serve", "--port", "0", "--frames", "1000000"]
        self.process = subprocess.Popen(
            [*command, "--database", str(folder / "bench.sqlite"), *options], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[3].rstrip("/")

    def processor(self) -> float:
        """Seconds of processor time that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Kilobytes of memory that it holds."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith("VmRSS")))

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait()

    def guest(self, number: int) -> httpx.Client:
        """A new browser; every 50 have an address of their own, as one address may not open many tables."""
        transport = httpx.HTTPTransport(local_address=f"127.0.0.{2 + number // 50}")
        client = httpx.Client(base_url=self.url, transport=transport, timeout=30)
        client.get("/api/presets")
        return client


class Page(WSListener):
    """One socket of one seat."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.shown: Shown | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Keep the line."""
        self.line = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Take a frame; the library answers pings by itself."""
        now = time.perf_counter()
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = DECODER.decode(frame.get_payload_as_memoryview())
        if message.table is not None:
            self.shown = message.table
        self.table.heard(self, message, now)

    def say(self, frame: dict[str, Any]) -> None:
        """Send a frame."""
        self.line.send(WSMsgType.TEXT, ENCODE(frame))

    def choices(self) -> list[dict[str, Any]]:
        """What this seat may do now."""
        if self.shown is None:
            return []
        round_ = self.shown.round
        found = [{"kind": "act", "action": choice.action} for choice in round_.options if choice.refusal is None]
        if round_.phase == "play" and round_.turn == self.shown.you:
            cards = [choice.card for choice in round_.hand if choice.refusal is None]
            found += [{"kind": "act", "action": {"kind": "play", "card": card}} for card in cards]
        return found


class Table:
    """One table and the four pages that show it."""

    def __init__(self, number: int) -> None:
        self.pages: list[Page] = []
        self.dice = random.Random(number)
        self.latencies: list[float] = []
        self.commands = 0
        self.pongs = 0
        self._sent = 0.0
        self._actor: Page | None = None
        self._missing = 0
        self._done = asyncio.Event()
        self._said = 0

    def heard(self, page: Page, frame: Frame, now: float) -> None:
        """Count what one of the pages was sent."""
        if frame.kind == "events":
            if page is not self._actor:
                self.latencies.append(now - self._sent)
            self._arrived()
        elif frame.kind == "ack":
            self._arrived()
        elif frame.kind == "pong":
            self.pongs += 1
            self._done.set()
        elif frame.kind in ("refused", "error") and self.commands:
            raise RuntimeError(f"the benchmark played against the rules: {frame}")

    async def command(self) -> None:
        """Let somebody act, and wait until all four pages and the actor's answer are there."""
        self._said += 1
        page, command = self._next()
        self._actor, self._missing, self._sent = page, SEATS + 1, time.perf_counter()
        self._done.clear()
        page.say({"kind": "command", "id": str(self._said), "command": command})
        await asyncio.wait_for(self._done.wait(), 30)
        self.commands += 1

    async def ping(self, page: Page) -> None:
        """One ping and its answer."""
        self._done.clear()
        page.say({"kind": "ping"})
        await self._done.wait()

    def _arrived(self) -> None:
        self._missing -= 1
        if self._missing == 0:
            self._done.set()

    def _next(self) -> tuple[Page, dict[str, Any]]:
        for page in self.pages:
            if choices := page.choices():
                return page, self.dice.choice(choices)
        # The round is over: the four say so one after another, the last one's word deals the next.
        return self.pages[self._said % SEATS], {"kind": "next_round"}


async def seated_table(server: Server, number: int) -> Table:
    """Open a table and seat four people; they sit down when the first round, played by one and bots, is over."""
    table = Table(number)
    guests = [server.guest(number * SEATS + seat) for seat in range(SEATS)]
    table_id = guests[0].post("/api/tables", json={"name": "Seat 0"}).json()["id"]
    for seat, guest in enumerate(guests):
        page = Page(table)
        cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        await ws_connect(
            lambda page=page: page,
            f"ws{server.url.removeprefix('http')}/ws",
            extra_headers={"cookie": cookie, "origin": server.url},
        )
        table.pages.append(page)
        page.say({"kind": "hello", "table": table_id})
        if seat:
            page.say({"kind": "command", "id": "sit", "command": {"kind": "take_seat", "seat": seat, "name": "Seat"}})
        guest.close()
    while any(page.shown is None or page.shown.you is None for page in table.pages):
        if choices := table.pages[0].choices():
            table.pages[0].say({"kind": "command", "id": f"first-{time.time()}", "command": table.dice.choice(choices)})
        await asyncio.sleep(0.02)
    await asyncio.sleep(0.1)
    return table


async def play(tables: list[Table], seconds: float, per_second: float | None) -> tuple[int, list[float]]:
    """Let all tables play; with a rate, the tables together click so often a second."""
    for table in tables:
        table.commands, table.latencies = 0, []
    until = time.perf_counter() + seconds
    pause = len(tables) / per_second if per_second else 0.0

    async def keep_playing(table: Table) -> None:
        due = time.perf_counter() + pause * random.random()
        while time.perf_counter() < until:
            if pause:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due += pause
            await table.command()

    await asyncio.gather(*(keep_playing(table) for table in tables))
    return sum(table.commands for table in tables), sorted(late for table in tables for late in table.latencies)


async def ping_pong(tables: list[Table], seconds: float) -> int:
    """Pings and pongs over one socket of every table."""
    until = time.perf_counter() + seconds

    async def keep_pinging(table: Table) -> int:
        count = 0
        while time.perf_counter() < until:
            await table.ping(table.pages[count % SEATS])
            count += 1
        return count

    return sum(await asyncio.gather(*(keep_pinging(table) for table in tables)))


def memory_per_table(server: Server, count: int) -> float:
    """Kilobytes that one more table takes, with nobody watching and bots that rest."""
    server.guest(0).post("/api/tables", json={"name": "First"})
    before = server.memory()
    for number in range(count):
        guest = server.guest(number)
        guest.post("/api/tables", json={"name": "Vroni"}).raise_for_status()
        guest.close()
    return (server.memory() - before) / count


def disk_commit(folder: Path) -> list[float]:
    """Seconds of single commits of SQLite on this disk, sorted: no command can be answered faster than one."""
    took = []
    with sqlite3.connect(folder / "disk.sqlite", isolation_level=None) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("CREATE TABLE line (text TEXT)")
        for _ in range(200):
            began = time.perf_counter()
            connection.execute("INSERT INTO line VALUES ('x')")
            took.append(time.perf_counter() - began)
    connection.close()
    return sorted(took)


def milliseconds(values: list[float], part: float) -> str:
    """A percentile in milliseconds."""
    return f"{1000 * values[min(len(values) - 1, int(part * len(values)))]:8.1f}"


async def measure(server: Server, folder: Path, count: int, seconds: float) -> None:
    """Measure and print."""
    bare = server.memory()
    tables = [await seated_table(server, number) for number in range(count)]
    print(f"{count} tables of {SEATS} sockets, {seconds:g} s each; server processor time in brackets\n")
    print(f"{'':34}{'per s':>9}{'per core-s':>12}{'p50 ms':>9}{'p99 ms':>9}")

    async def line(what: str, rate: float | None) -> float:
        used, began = server.processor(), time.perf_counter()
        commands, late = await play(tables, seconds, rate)
        took, used = time.perf_counter() - began, server.processor() - used
        share = f"{commands / took:9.0f}{commands / used:12.0f}"
        print(f"{what:34}{share} {milliseconds(late, 0.5)} {milliseconds(late, 0.99)}")
        return commands / took

    most = await line("commands, as fast as they go", None)
    await line("commands, at half that rate", most / 2)
    await line("commands, 10 tables' worth (50/s)", 50)
    used, began = server.processor(), time.perf_counter()
    pongs = await ping_pong(tables, seconds)
    took, used = time.perf_counter() - began, server.processor() - used
    print(f"{'yardstick: ping and pong':34}{pongs / took:9.0f}{pongs / used:12.0f}")
    commits = disk_commit(folder)
    print(f"{'yardstick: one commit to the disk':55} {milliseconds(commits, 0.5)} {milliseconds(commits, 0.99)}")
    print(
        f"\nmemory of a table with four sockets, after {sum(t._said for t in tables)} commands: "
        f"{(server.memory() - bare) / count:.0f} kB"
    )


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=5.0)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "--think", "0", "--after-trick", "0", "--hold", "0")
        try:
            asyncio.run(measure(server, Path(folder), arguments.tables, arguments.seconds))
        finally:
            server.stop()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "--think", "3600")
        try:
            print(f"memory of an idle table without sockets: {memory_per_table(server, IDLE_TABLES):.1f} kB")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
