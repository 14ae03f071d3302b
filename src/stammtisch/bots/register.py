"""The register of bots, by game and name; a further bot is one line here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from stammtisch.bots.bot import Bot
from stammtisch.bots.random_legal import RandomLegal
from stammtisch.bots.schafkopf import RandomCards, RulesOfThumb
from stammtisch.bots.schwarzesau import Average, Prophet


class BotMaker(Protocol):
    """Makes a bot; the seed is for those that throw dice."""

    def __call__(self, seed: int = 0) -> Bot[Any]:
        """Return a new bot."""


BOTS: Mapping[str, Mapping[str, BotMaker]] = {
    "schafkopf": {
        "rules_of_thumb": lambda seed=0: RulesOfThumb(),
        "random_cards": lambda seed=0: RandomCards(seed),
        "random": lambda seed=0: RandomLegal(seed),
    },
    "schwarzesau": {
        "prophet": lambda seed=0: Prophet(),
        "average": lambda seed=0: Average(),
        "random": lambda seed=0: RandomLegal(seed),
    },
}

DEFAULT_BOTS: Mapping[str, str] = {"schafkopf": "rules_of_thumb", "schwarzesau": "prophet"}
"""The bot that sits at a table of each game when nobody has asked for another."""


def new_bot(game: str, name: str | None = None, seed: int = 0) -> Bot[Any]:
    """Return a bot of this name (None: the game's usual one).

    :raises ValueError: naming the bots there are when the game or the name is unknown.
    """
    if game not in BOTS:
        raise ValueError(f"no bots for {game!r}: they play {', '.join(BOTS)}")
    chosen = DEFAULT_BOTS[game] if name is None else name
    if chosen not in BOTS[game]:
        raise ValueError(f"unknown bot {chosen!r}: a bot is one of {', '.join(BOTS[game])}")
    return BOTS[game][chosen](seed)
