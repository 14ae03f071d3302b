"""A whole match in the terminal: round after round, until the person gets up."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from stammtisch.bots.bot import Bot
from stammtisch.game import NOTHING, Record, Refusal, Seat
from stammtisch.terminal import choices, log, result
from stammtisch.terminal.console import Console, Left
from stammtisch.terminal.person import AnyGame, Person
from stammtisch.terminal.prompts import last_trick
from stammtisch.terminal.words import Words

YOU = 0
"""The person's seat."""


class Match:
    """One person and bots at a table of a game, under one set of house rules.

    ``cards`` gives the source of the cards for each round by its number; number 0 draws the first dealer.
    """

    def __init__(
        self,
        game: AnyGame,
        ruleset: Any,
        bots: Mapping[Seat, Bot[Any]],
        cards: Callable[[int], random.Random],
        words: Words,
        console: Console,
    ) -> None:
        self.totals = [0] * game.seats(ruleset)
        self.rounds = 0
        self._carried = NOTHING
        self._game = game
        self._ruleset = ruleset
        self._bots = bots
        self._cards = cards
        self._words = words
        self._console = console
        self._person = Person(game, YOU, words, console)

    def play(self) -> None:
        """Play until the person has had enough, and take leave with the totals."""
        say, words = self._console.say, self._words
        say(*self._welcome())
        dealer = self._cards(0).randrange(len(self.totals))
        finished = True
        try:
            while True:
                finished = False
                dealer, screen = self._play_round(dealer)
                finished = True
                self._ask_for_next(screen)
        except Left:
            if not finished:
                say(words.t("terminal-unfinished"))
            say(words.totals(self.rounds, self.totals), words.t("terminal-bye"))

    def _welcome(self) -> list[str]:
        words, rules = self._words, self._game.ruleset_record(self._ruleset)
        preset, deck = words.t(f"preset-{rules['preset']}"), words.t(f"deck-{rules['deck']}")
        return [
            f"Schafkopf · {preset} · {deck}",
            words.t("terminal-with", names=words.list_of(self._bots)),
            words.t("terminal-how"),
        ]

    def _play_round(self, dealer: Seat) -> tuple[Seat, Record]:
        """Play one round and add it to the totals; return who deals next, and the last screen."""
        game, number = self._game, self.rounds + 1
        deal = game.deal(self._ruleset, self.rounds, dealer, self._cards(number), self._carried)
        round_ = game.open(self._ruleset, deal)
        screen = self._screen(round_)
        self._console.say(*log.dealt(self._words, number, screen))
        while (outcome := game.outcome(round_)) is None:
            seat = next_to_act(game, round_)
            action = self._decide(round_, seat)
            hidden = game.hides(round_, seat, action, YOU)
            round_ = game.apply(round_, seat, action)
            before, screen = screen, self._screen(round_)
            if not hidden:
                self._console.say(*log.told(self._words, seat, game.action_record(action), before, screen))
        self.rounds, self._carried = number, outcome.carried
        self.totals = [total + paid for total, paid in zip(self.totals, outcome.payoff, strict=True)]
        self._console.say(*result.told(self._words, screen, YOU), self._words.totals(self.rounds, self.totals))
        return outcome.next_dealer, screen

    def _decide(self, round_: Any, seat: Seat) -> Any:
        if seat == YOU:
            return self._person.act(round_)
        return self._bots[seat].decide(self._game.view(round_, seat)).action

    def _screen(self, round_: Any) -> Record:
        return self._game.screen(self._game.view(round_, YOU))

    def _ask_for_next(self, screen: Record) -> None:
        """Wait until the person wants the next round; show the cards to who asks for them."""
        say, words = self._console.say, self._words
        say("", words.t("terminal-go-on"))
        while answer := self._console.ask():
            match choices.short(answer):
                case "a":
                    say(*result.hands(words, screen))
                case "l":
                    say(*last_trick(words, screen))
                case _ if answer == "?":
                    say(words.t("terminal-go-on"))
                case _:
                    say(words.reason(Refusal("UNKNOWN_ACTION", "", {"text": answer, "known": "Enter, a, l, q"})))


def next_to_act(game: AnyGame, round_: Any) -> Seat:
    """Return who is asked next: who may speak before a window closes comes first, and the person before the bots.

    So no bot's card closes the window for Kontra before the person has spoken.
    """
    for seats in (game.may_hold(round_), game.waiting_for(round_)):
        if seats:
            return YOU if YOU in seats else seats[0]
    raise ValueError("the round waits for nobody")
