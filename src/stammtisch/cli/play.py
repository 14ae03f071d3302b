"""``stammtisch play``: a whole match in the terminal, against bots."""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from stammtisch.bots.register import BOTS, DEFAULT_BOTS, new_bot
from stammtisch.games import GAMES
from stammtisch.table.names import bot_names

if TYPE_CHECKING:
    from stammtisch.i18n import Translator
    from stammtisch.terminal.match import Match

GAME = "schafkopf"
PRESET = "stargames"
LONGEST_SEED = 40
"""The most characters of a seed: more than a number needs that a person would write down."""


class BadOption(ValueError):
    """An option that cannot be; says so in the person's language, with the right values."""


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("play", help="play in the terminal, against bots")
    parser.add_argument("--preset", default=PRESET, metavar="NAME", help=f"house rules (default {PRESET})")
    parser.add_argument("--deck", metavar="DECK", help="long or short (default: the preset's usual one)")
    parser.add_argument("--language", metavar="LANGUAGE", help="de, sv, el or en (default: as LANG says)")
    parser.add_argument("--seed", metavar="N", help="a whole number: the same cards again (default: shuffled well)")
    parser.add_argument("--bot", default=DEFAULT_BOTS[GAME], metavar="NAME", help=f"one of {', '.join(BOTS[GAME])}")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play until the person gets up; 2 when an option cannot be."""
    try:
        speech = _speech(arguments.language, os.environ)
        match = _match(arguments, speech)
    except BadOption as fault:
        print(f"stammtisch play: {fault}", file=sys.stderr)
        return 2
    match.play()
    return 0


def _match(arguments: argparse.Namespace, speech: Translator) -> Match:
    """Return the match that was asked for.

    :raises BadOption: when it cannot be.
    """
    # Fluent takes a moment to load: no other command shall wait for it.
    from stammtisch.terminal.console import Console  # noqa: PLC0415
    from stammtisch.terminal.match import YOU, Match  # noqa: PLC0415
    from stammtisch.terminal.words import Words  # noqa: PLC0415

    game = GAMES[GAME]
    rules = _rules(arguments.preset, arguments.deck, speech)
    cards = _cards(arguments.seed, speech)
    if arguments.bot not in BOTS[GAME]:
        raise BadOption(speech.t("terminal-unknown-bot", text=arguments.bot, known=", ".join(BOTS[GAME])))
    dice = cards(0)
    seats = range(game.seats(rules))
    bots = {seat: new_bot(GAME, arguments.bot, dice.getrandbits(32)) for seat in seats if seat != YOU}
    you = speech.t("terminal-you")
    names = bot_names(len(seats), you)
    words = Words(speech, [you if seat == YOU else names[seat] for seat in seats])
    return Match(game, rules, bots, cards, words, Console())


def _speech(language: str | None, environment: Mapping[str, str]) -> Translator:
    """Return who speaks the language asked for, or the one that the environment wishes.

    :raises BadOption: in that one, when the language asked for is none of ours.
    """
    from stammtisch.i18n import LANGUAGES, negotiate, translator  # noqa: PLC0415

    wishes = ",".join(environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    usual = translator(negotiate(wishes))
    if language is None:
        return usual
    if language not in LANGUAGES:
        raise BadOption(usual.t("terminal-unknown-language", text=language, known=", ".join(LANGUAGES)))
    return translator(language)


def _rules(preset: str, deck: str | None, speech: Translator) -> Any:
    """Return the house rules that were asked for.

    :raises BadOption: when there are none such.
    """
    game = GAMES[GAME]
    presets = game.presets()
    if preset not in presets:
        raise BadOption(speech.t("error-unknown-preset", text=preset, known=", ".join(presets)))
    decks = game.decks(preset)
    if deck is not None and deck not in decks:
        raise BadOption(speech.t("error-bad-deck", text=deck, known=", ".join(decks)))
    return game.read_ruleset({"preset": preset, "deck": decks[0] if deck is None else deck})


def _cards(seed: str | None, speech: Translator) -> Callable[[int], random.Random]:
    """Return what shuffles the cards of each round: well, or by a seed, so that they can be had again.

    :raises BadOption: when the seed is no whole number.
    """
    if seed is None:
        return lambda number: random.SystemRandom()
    try:
        chosen = int(seed) if len(seed) <= LONGEST_SEED else None
    except ValueError:
        chosen = None
    if chosen is None:
        shown = seed if len(seed) <= LONGEST_SEED else f"{seed[:LONGEST_SEED]}…"
        raise BadOption(speech.t("terminal-bad-seed", text=shown))
    return lambda number: random.Random(f"{chosen}:{number}")  # noqa: S311 - who gives a seed wants to know the cards
