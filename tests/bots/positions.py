"""The positions with one right answer each, built from the deal step by step."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from stammtisch.bots import Bot
from stammtisch.cards import Hand
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.actions import Action
from stammtisch.schafkopf.phases import Round
from stammtisch.schafkopf.view import View
from tests.unit.situations import action

VECTORS = Path(__file__).parent.parent / "vectors"
OF_THE_DEAL = ("hands", "first")
"""Parts of a deal that are written as cards beside each other."""


class Position(NamedTuple):
    """A moment of a real round: who decides, the one right answer, and why."""

    ident: str
    shows: str
    round: Round
    seat: int
    answer: Action
    why: str

    @property
    def view(self) -> View:
        """Return what the deciding seat knows."""
        return SCHAFKOPF.view(self.round, self.seat)

    def answered_by(self, bot: Bot[View]) -> bool:
        """Say whether a bot finds the answer."""
        return bool(bot.decide(self.view).action == self.answer)


def read(record: dict[str, Any]) -> Position:
    """Play a record from its deal; the rules refuse whatever could not have happened."""
    ruleset = SCHAFKOPF.read_ruleset(record["ruleset"])
    deal: dict[str, Any] = {name: record[name] for name in ("dealer", "aside", "carried") if name in record}
    deal |= {name: [Hand.read(hand.split()).codes() for hand in record[name]] for name in OF_THE_DEAL if name in record}
    round_ = SCHAFKOPF.open(ruleset, deal)
    for step in record["steps"]:
        seat, _, what = step.partition(" ")
        round_ = SCHAFKOPF.apply(round_, int(seat), action(what))
    return Position(record["id"], record["shows"], round_, record["seat"], action(record["answer"]), record["why"])


def read_file(name: str) -> list[Position]:
    """Read all positions of a file."""
    return [read(record) for record in json.loads((VECTORS / name).read_text("utf-8"))["positions"]]


POSITIONS = read_file("blunders.json")
HOUSE_RULES = read_file("blunders_house_rules.json")
"""Positions in the contracts and phases of rulebook 13."""

MISSED = read_file("blunders_missed.json")
"""Positions that the rules of thumb do not find yet; the list can only shrink."""
