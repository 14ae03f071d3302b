"""Tables for the tests: given hands, bots that do as they are told, and a console that types from a list."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from stammtisch.bots.bot import Bot, Decision
from stammtisch.cards import Card
from stammtisch.game import NOTHING, Record, Seat
from stammtisch.i18n import translator
from stammtisch.schafkopf.actions import Action, Decline, Pass, PlayCard, action_record
from stammtisch.schafkopf.game import Schafkopf
from stammtisch.schafkopf.phases import Round
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.view import View
from stammtisch.terminal.console import Console, Left
from stammtisch.terminal.match import Match
from stammtisch.terminal.words import Words

NAMES = ("Du", "Zenzi", "Xaver", "Resi")

HANDS = (
    "EA E9 GO HU G9 S9 S8 H7",
    "EO HO EU HA HZ H9 E8 GK",
    "SO GU HK H8 EZ EK GA SA",
    "SU E7 GZ G8 G7 SZ SK S7",
)
"""Yours first: with these the bot at seat 1 can call your Eichel-Ass."""

WENZ = {"kind": "bid", "contract": "wenz"}
SAUSPIEL = {"kind": "bid", "contract": "sauspiel"}
DOUBLE = {"kind": "double"}


class SetTable(Schafkopf):
    """Schafkopf with the same hands in every round; remembers which cards have been played, and whether it is over."""

    def __init__(self, dealer: Seat = 0, hands: Iterable[str] | None = HANDS) -> None:
        self.played: set[str] = set()
        self.over = False
        self.held: set[str] = set()
        self._dealer = dealer
        self._hands = None if hands is None else [hand.split() for hand in hands]

    def deal(
        self, ruleset: Ruleset, number: int, dealer: Seat, source: random.Random, carried: Record = NOTHING
    ) -> Record:
        dealt = super().deal(ruleset, number, dealer, source, carried)
        if self._hands is not None:
            dealt = {"dealer": self._dealer, "hands": self._hands}
        self.played.clear()
        self.over = False
        self.held = set(dealt["hands"][0])
        return dealt

    def apply(self, round_: Round, seat: Seat, action: Action) -> Round:
        if isinstance(action, PlayCard):
            self.played.add(action.card.code)
        after = super().apply(round_, seat, action)
        self.over = self.outcome(after) is not None
        return after


class Told:
    """A bot that does what is on its list whenever it may; otherwise it passes, declines, plays its first card."""

    def __init__(self, *wishes: Record) -> None:
        self._wishes = wishes

    def decide(self, view: View) -> Decision[Action]:
        wished = [action for wish in self._wishes for action in view.actions if action_record(action) == wish]
        quiet = [action for action in view.actions if isinstance(action, Pass | Decline | PlayCard)]
        return Decision((wished + quiet or list(view.actions))[0], (), ())


class Typist(Console):
    """Types answers one after the other and keeps all that is said; at the end of the list the input ends."""

    def __init__(self, answers: Iterable[str], watch: Callable[[str], None] | None = None) -> None:
        self.lines: list[str] = []
        self._answers: Iterator[str] = iter(answers)
        self._watch = watch

    def say(self, *lines: str) -> None:
        for line in lines:
            self.lines.append(line)
            if self._watch:
                self._watch(line)

    def ask(self) -> str:
        answer = next(self._answers, None)
        if answer is None:
            raise Left
        self.lines.append(f"> {answer}")
        return answer

    def after(self, answer: str) -> list[str]:
        """What was said to an answer, up to the next one."""
        start = self.lines.index(f"> {answer}") + 1
        end = next((place for place, line in enumerate(self.lines[start:], start) if line[:2] == "> "), None)
        return self.lines[start:end]


def played(
    *answers: str,
    game: Schafkopf | None = None,
    bots: Mapping[Seat, Bot[Any]] | None = None,
    language: str = "de",
    preset: str = "stargames",
    deck: str = "long",
) -> Typist:
    """Play with these answers until they are used up; return what was said."""
    game = SetTable() if game is None else game
    typist = Typist(answers)
    table = {seat: Told() for seat in (1, 2, 3)} | dict(bots or {})
    ruleset = game.read_ruleset({"preset": preset, "deck": deck})
    words = Words(translator(language), NAMES)
    Match(game, ruleset, table, random.Random, words, typist).play()
    return typist


def any_card(cards: int = 8) -> list[str]:
    """Answers that play a round to its end whatever is allowed: every number until one is taken."""
    return [str(number) for _ in range(cards) for number in range(1, cards + 1)]


ALL_CODES = frozenset(card.code for card in Card)
