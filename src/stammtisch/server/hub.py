"""All tables that are in memory, and the way to each."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from msgspec import UnsetType

from stammtisch.game import BadRecord, Record, RulesetFaults
from stammtisch.server import faults
from stammtisch.server.attendant import Attendant
from stammtisch.server.botdriver import BotDriver, MakeBot
from stammtisch.server.faults import RulesRefused, ServerFault
from stammtisch.server.owner import Surroundings, TableOwner, entry
from stammtisch.server.wire import NewTable, Preset
from stammtisch.store import StaleVersion
from stammtisch.table import Table, evolve, fold, open_table
from stammtisch.table.commands import OpenTable, Person
from stammtisch.table.events import read_event
from stammtisch.table.table import AnyGame

LOG = logging.getLogger("stammtisch.server")

# No letters and digits that could be taken for one another when an address is read out.
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 6
IDLE = 600.0
"""Seconds after which a table that nobody shows leaves the memory."""

OWN_TABLES = 20
"""The most tables in the list of one's own."""


@dataclass(slots=True)
class Kept:
    """A table in memory with what keeps it going."""

    owner: TableOwner
    attendance: asyncio.Task[None]
    looked_at: float


class Hub:
    """Opens tables, finds them, and keeps them in memory while somebody shows them."""

    def __init__(self, games: Mapping[str, AnyGame], bots: Mapping[str, MakeBot], around: Surroundings) -> None:
        self.games = games
        self._bots = bots
        self._around = around
        self._kept: dict[str, Kept] = {}
        self._loading: dict[str, asyncio.Task[TableOwner | None]] = {}

    async def open(self, user: str, wish: NewTable) -> str:
        """Open a table, deal the first round, and return the table's id.

        :raises ServerFault: when there is no such game, preset or deck.
        :raises Refused: when the name cannot be read.
        """
        game = self._game(wish)
        ruleset = self._rules(game, wish)
        sender = Person(user)
        while True:
            table_id = "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
            command = OpenTable(table_id, ruleset, wish.name)
            try:
                events = open_table(game, command, sender, self._around.source)
            except RulesetFaults as error:
                raise RulesRefused(error) from error
            table = evolve(game, None, events)
            try:
                opening = entry(replace(table, version=0), f"{user}/{secrets.token_hex(8)}", user, events)
                await asyncio.wrap_future(self._around.store.append(opening))
            except StaleVersion:
                LOG.info("the table id %s was taken, drawing another", table_id)
                continue
            self._keep(table)
            return table_id

    async def find(self, table_id: str) -> TableOwner:
        """Return the owner of a table, reading its log when it is not in memory.

        :raises ServerFault: when no such table was ever opened, or this version cannot read its log.
        """
        kept = self._kept.get(table_id)
        if kept is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            try:
                owner = await asyncio.shield(loading)
            except (BadRecord, RulesetFaults) as error:
                # Its log stays as it is, for a version that can read it.
                LOG.error("table %s cannot be read by this version: %s", table_id, type(error).__name__)
                raise ServerFault(faults.unreadable_table(table_id), 409) from error
            if owner is None:
                raise ServerFault(faults.unknown_table(table_id), 404)
            return owner
        kept.looked_at = time.monotonic()
        return kept.owner

    async def tables_of(self, user: str) -> list[Table]:
        """Return the tables where a user has had a seat, the one last played at first."""
        ids = await asyncio.to_thread(self._around.store.tables_of, user, OWN_TABLES)
        found = []
        for table_id in ids:
            try:
                found.append((await self.find(table_id)).table)
            except ServerFault as fault:
                # The person's other tables are no worse for it.
                LOG.warning("table %s is left out of a list: %s", table_id, fault)
        return found

    def presets(self) -> Sequence[Preset]:
        """Return the house rules to choose from."""
        return [
            Preset(game.name, name, list(game.decks(name))) for game in self.games.values() for name in game.presets()
        ]

    def sweep(self) -> None:
        """Let go of the tables that nobody has shown for long; their log stays."""
        oldest = time.monotonic() - IDLE
        for table_id, kept in tuple(self._kept.items()):
            if kept.owner.presence.anybody():
                kept.looked_at = time.monotonic()
            elif kept.looked_at < oldest:
                kept.attendance.cancel()
                del self._kept[table_id]

    async def close(self) -> None:
        """Stop all bots and clocks."""
        attendances = [kept.attendance for kept in self._kept.values()]
        for attendance in attendances:
            attendance.cancel()
        await asyncio.gather(*attendances, return_exceptions=True)
        self._kept.clear()

    def _game(self, wish: NewTable) -> AnyGame:
        game = self.games.get(wish.game)
        if game is None:
            raise ServerFault(faults.unknown_game(wish.game, self.games))
        return game

    def _rules(self, game: AnyGame, wish: NewTable) -> Record:
        """Return the house rules that a wish names: a preset, a deck, and what deviates from them."""
        presets = game.presets()
        preset = next(iter(presets)) if isinstance(wish.preset, UnsetType) else wish.preset
        if preset not in presets:
            raise ServerFault(faults.unknown_preset(preset, presets))
        decks = game.decks(preset)
        if wish.deck is not None and wish.deck not in decks:
            raise ServerFault(faults.bad_deck(wish.deck, decks))
        deviating = {} if isinstance(wish.ruleset, UnsetType) else wish.ruleset
        return deviating | {"preset": preset} | ({"deck": wish.deck} if wish.deck else {})

    async def _load(self, table_id: str) -> TableOwner | None:
        if len(table_id) != ID_LENGTH or not set(table_id) <= set(ALPHABET):
            return None
        table = await asyncio.to_thread(self._read, table_id)
        return self._keep(table) if table else None

    def _read(self, table_id: str) -> Table | None:
        rows = self._around.store.load(table_id)
        if not rows:
            return None
        commands = [[read_event(record) for record in row.events] for row in rows]
        return fold(self.games[rows[0].events[0]["game"]], commands)

    def _keep(self, table: Table) -> TableOwner:
        owner = TableOwner(table, self._around, time.monotonic)
        driver = BotDriver(self._bots[table.game.name], len(table.places))
        attendant = Attendant(owner, driver, self._around.pace, time.monotonic)
        attendance = asyncio.create_task(attendant.run(), name=f"attendant-{table.id}")
        attendance.add_done_callback(_log_end)
        self._kept[table.id] = Kept(owner, attendance, time.monotonic())
        return owner


def _log_end(attendance: asyncio.Task[None]) -> None:
    """Say in the log when an attendant ended by a fault; where it happened, but no message, which could name cards."""
    if not attendance.cancelled() and (error := attendance.exception()):
        LOG.error("%s ended with %s", attendance.get_name(), type(error).__name__)
