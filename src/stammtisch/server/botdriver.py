"""Bots at a table: each sees what its seat may see, and acts through the same door as a person."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Callable, Sequence
from random import SystemRandom
from typing import Any

from stammtisch.bots.bot import Bot, Decision
from stammtisch.game import Record, Seat
from stammtisch.server.owner import TableOwner
from stammtisch.server.pace import Pace
from stammtisch.table import Refused, Table
from stammtisch.table.commands import Act, BotAt

LOG = logging.getLogger("stammtisch.server")


MakeBot = Callable[[], Bot[Any]]


class BotDriver:
    """Asks the bots of one table when it is their turn, or when they might say Kontra."""

    def __init__(self, make_bot: MakeBot, seats: int) -> None:
        self._bots = [make_bot() for _ in range(seats)]

    def bots_due(self, table: Table) -> Sequence[Seat]:
        """Return the seats of bots that are to act or may speak: those who may speak at first."""
        game = table.game
        due = dict.fromkeys((*game.may_hold(table.round), *game.waiting_for(table.round)))
        return [seat for seat in due if table.places[seat].person is None]

    def delay(self, table: Table, pace: Pace) -> float:
        """Return how long after the last action a bot acts: longer when a trick has just been completed."""
        return pace.after_trick if trick_lies(table) else pace.think

    async def act(self, owner: TableOwner, *, holds: bool) -> bool:
        """Let the first bot act that can; False when there is none.

        ``holds``: a card that would keep people from saying Kontra has to wait.
        """
        table = owner.table
        waiting = table.game.waiting_for(table.round)
        for seat in self.bots_due(table):
            decision = await self._decide(table, seat, must=seat in waiting)
            if owner.table is not table:
                return True
            if decision is None or (holds and closes_window(table, seat, decision.action)):
                continue
            record = table.game.action_record(decision.action)
            try:
                await owner.handle(BotAt(seat), Act(record), str(table.version), note(table, decision))
            except Refused as refused:
                # A person sat down or acted in the same moment.
                LOG.debug("table %s: bot at %d came too late: %s", table.id, seat, refused)
            return True
        return False

    async def _decide(self, table: Table, seat: Seat, *, must: bool) -> Decision[Any] | None:
        """Return what the bot decides, or None when it only might have spoken and has nothing to say."""
        game = table.game
        view = game.view(table.round, seat)
        try:
            decision = await asyncio.to_thread(self._bots[seat].decide, view)
            refusal = game.refusal(table.round, seat, decision.action)
            if refusal is None:
                return decision
            if must:
                LOG.error("table %s: the bot at %d wanted what it may not: %s", table.id, seat, refusal.reason)
        except Exception as error:  # noqa: BLE001 - a bot's fault must not stop the table; it is logged
            # Only where it happened: the message of a fault could name a card.
            where = "".join(traceback.format_tb(error.__traceback__))
            LOG.error("table %s: the bot at %d failed with %s\n%s", table.id, seat, type(error).__name__, where)
        return stand_in(table, seat) if must else None


def stand_in(table: Table, seat: Seat) -> Decision[Any]:
    """Decide for any allowed action, in place of a bot that has failed."""
    choices = table.game.view(table.round, seat).actions
    if not choices:
        raise RuntimeError(f"table {table.id}: seat {seat} is waited for, and may do nothing")
    return Decision(SystemRandom().choice(choices), (), ("stand-in",))


def note(table: Table, decision: Decision[Any]) -> Record:
    """Return what a bot thought, for the log: the value of each alternative, and the reasons."""
    values = [
        {"action": table.game.action_record(alternative.action), "value": alternative.value}
        for alternative in decision.alternatives
    ]
    return {"alternatives": values, "reasons": list(decision.reasons)}


def closes_window(table: Table, seat: Seat, action: Any) -> bool:
    """Say whether the action is a card that ends the time in which some person might still say Kontra."""
    game = table.game
    if "card" not in game.action_record(action):
        return False
    before = {other for other in game.may_hold(table.round) if table.places[other].person}
    if not before:
        return False
    after = game.may_hold(game.apply(table.round, seat, action))
    return not before <= set(after)


def trick_lies(table: Table) -> bool:
    """Say whether a finished trick lies on the table and the next has not begun."""
    game = table.game
    screen = game.screen(game.view(table.round, None))
    trick = screen["trick"]
    return bool(sum(screen["tricks_taken"])) and (trick is None or not trick["cards"])
