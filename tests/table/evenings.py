"""An evening at a table, command by command, without a server."""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import Any

from stammtisch.table import Table, decide, evolve, open_table
from stammtisch.table.commands import Act, BotAt, Command, OpenTable, Person, Sender
from stammtisch.table.decide import Circumstances
from stammtisch.table.events import Event
from stammtisch.table.table import AnyGame

VRONI, ASA, LENA = Person("u-vroni"), Person("u-åsa"), Person("u-λένα")


class Evening:
    """A table that Vroni has opened, with everything that has happened there."""

    def __init__(self, game: AnyGame, rules: dict[str, Any], seed: int = 0) -> None:
        self.source = random.Random(seed)
        opened = open_table(game, OpenTable("k7m2qp", rules, "Vroni"), VRONI, self.source)
        self.log: list[tuple[Event, ...]] = [opened]
        self.table: Table = evolve(game, None, opened)

    def say(self, sender: Sender, command: Command, absent: Collection[int] = ()) -> tuple[Event, ...]:
        """Let somebody ask something of the table; the table is as it was when it is refused."""
        events = decide(self.table, command, sender, Circumstances(self.source, frozenset(absent)))
        self.log.append(events)
        self.table = evolve(self.table.game, self.table, events)
        return events

    def sender_at(self, seat: int) -> Sender:
        """Whoever acts for a seat."""
        person = self.table.places[seat].person
        return Person(person.user) if person else BotAt(seat)

    def finish_round(self) -> None:
        """Play the present round to its end by allowed actions."""
        game = self.table.game
        while not self.table.over:
            seat = game.waiting_for(self.table.round)[0]
            self.say(self.sender_at(seat), Act(game.action_record(self.choice(seat))))

    def choice(self, seat: int) -> Any:
        """Any allowed action of a seat that the round waits for."""
        game = self.table.game
        view = game.view(self.table.round, seat)
        if game.name == "higher-card":
            return self.source.choice(game.screen(view)["hand"])
        return self.source.choice(view.actions)
