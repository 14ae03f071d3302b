"""The person at the terminal: shown what the seat may know, and asked until the answer is allowed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stammtisch.game import ActionRefused, Game, Record, Refusal, Seat
from stammtisch.terminal import choices, prompts
from stammtisch.terminal.choices import Choice
from stammtisch.terminal.console import Console
from stammtisch.terminal.words import Words

AnyGame = Game[Any, Any, Any, Any]


class Person:
    """Acts for one seat, as a bot does for each of the others."""

    def __init__(self, game: AnyGame, seat: Seat, words: Words, console: Console) -> None:
        self._game = game
        self._seat = seat
        self._words = words
        self._console = console

    def act(self, round_: Any) -> Any:
        """Ask for something that this seat may do now, and return it.

        :raises Left: when the person gets up instead.
        """
        screen = self._game.screen(self._game.view(round_, self._seat))
        if prompts.asks_for_card(screen):
            offered = choices.cards(screen, self._words)
            prompt = prompts.playing(self._words, screen, offered)
        else:
            offered = choices.announcements(screen, self._words)
            if [choice.action["kind"] for choice in offered] == ["decline"]:
                # Who may not double has nothing to say before the window closes (rulebook 8.2).
                return self._game.read_action(offered[0].action)
            prompt = prompts.announcing(self._words, screen, offered)
        self._console.say(*prompt)
        while True:
            answer = self._console.ask()
            if not answer:
                self._console.say(*prompt)
            elif answer == "?":
                self._console.say(*prompts.explain(self._words, screen))
            elif answer == "!":
                self._console.say(*prompts.reasons(self._words, offered))
            elif choices.short(answer) == "l":
                self._console.say(*prompts.last_trick(self._words, screen))
            else:
                try:
                    return self._meant(answer, round_, screen, offered)
                except ActionRefused as refused:
                    self._console.say(self._words.reason(refused.refusal))

    def _meant(self, answer: str, round_: Any, screen: Record, offered: Sequence[Choice]) -> Any:
        """Return the action that an answer means.

        :raises ActionRefused: when it means nothing, or nothing that is allowed now.
        """
        choice = choices.chosen(answer, offered)
        if choice is not None:
            if choice.refusal is not None:
                raise ActionRefused(choice.refusal)
            return self._game.read_action(choice.action)
        if answer.isdecimal() or not prompts.asks_for_card(screen):
            raise ActionRefused(self._why_not(answer, round_, offered))
        doubles = choices.short(answer) in choices.doubling_words(self._words)
        record = {"kind": "double"} if doubles else {"kind": "play", "card": choices.code(answer)}
        action = self._game.read_action(record)
        refusal = self._game.refusal(round_, self._seat, action)
        if refusal is not None:
            raise ActionRefused(refusal)
        return action

    def _why_not(self, answer: str, round_: Any, offered: Sequence[Choice]) -> Refusal:
        """Say why an answer is none of what is offered: a card out of time, or nothing that is known here."""
        known = f"1–{len(offered)}, ?, !, l, q"
        unknown = Refusal("UNKNOWN_ACTION", "", {"text": answer, "known": known})
        try:
            card = self._game.read_action({"kind": "play", "card": choices.code(answer)})
        except ActionRefused:
            return unknown
        # A card that is allowed already has to wait all the same: the others may want to say Kontra first.
        return self._game.refusal(round_, self._seat, card) or unknown
