"""Nothing that is printed before the end of a round names a card that a bot still holds."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import partial

import pytest

from stammtisch.bots.register import new_bot
from stammtisch.i18n import translator
from stammtisch.terminal.match import Match
from stammtisch.terminal.words import Words
from tests.terminal.tables import ALL_CODES, NAMES, SetTable, Typist

CODE = re.compile(r"\b[EGHS][AZKOU987]\b")


class Watchman:
    """Looks at every line while the round is on."""

    def __init__(self, game: SetTable, language: str) -> None:
        self.seen = 0
        self.found: list[str] = []
        self._game = game
        speech = translator(language)
        # The example of a code, which comes with what is none.
        self._example = speech.t("refusal-unknown-card", text="a")
        # Which ace is called or may be called is no secret.
        self._names = {code: speech.t(f"card-{code}") for code in ALL_CODES if code[1] != "A"}

    def look(self, line: str) -> None:
        if self._game.over or line.startswith(self._example):
            return
        hidden = ALL_CODES - self._game.held - self._game.played
        named = {code for code, name in self._names.items() if name in line}
        told = (set(CODE.findall(line)) | named) & hidden
        self.seen += bool(CODE.search(line))
        if told:
            self.found.append(f"{sorted(told)}: {line}")


def shuffling(seed: int, number: int) -> random.Random:
    return random.Random(f"{seed}:{number}")


def answers(seed: int) -> Iterator[str]:
    source = random.Random(seed)
    for _ in range(400):
        yield source.choice([*"12345678", "!", "?", "l", "a", "k", "1"])
    yield ""
    for _ in range(200):
        yield source.choice([*"12345678", "!", "l", ""])


@pytest.mark.parametrize(("language", "preset"), [("de", "stargames"), ("en", "stammtisch"), ("el", "vortritt")])
@pytest.mark.parametrize("bot", ["rules_of_thumb", "random"])
def test_no_hidden_card_is_printed(language: str, preset: str, bot: str) -> None:
    for seed in range(5):
        game = SetTable(hands=None)
        watchman = Watchman(game, language)
        typist = Typist(answers(seed), watchman.look)
        bots = {seat: new_bot("schafkopf", bot, seed + seat) for seat in (1, 2, 3)}
        words = Words(translator(language), NAMES)
        ruleset = game.read_ruleset({"preset": preset})
        Match(game, ruleset, bots, partial(shuffling, seed), words, typist).play()
        assert watchman.found == []
        assert watchman.seen > 8


def test_the_watchman_would_notice() -> None:
    game = SetTable()
    game.deal(game.read_ruleset({}), 0, 0, random.Random(0))
    watchman = Watchman(game, "de")
    watchman.look("Zenzi: Eichel-Ober (EO)")
    watchman.look("vielleicht hat Zenzi Eichel-Ober")
    watchman.look("Du: Gras-Ober (GO)")
    assert [found[:6] for found in watchman.found] == ["['EO']", "['EO']"]
