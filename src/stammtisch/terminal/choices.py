"""What can be chosen at a prompt, and which of it an answer means: by number, word, code or name."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from stammtisch.game import Record, Refusal
from stammtisch.terminal.words import Words, refusal_of

GREEK_KEYS = str.maketrans("εγησαζκολθυ", "eghsazkoluu")
"""Codes and commands as they come from a keyboard that is set to Greek letters."""


class Choice(NamedTuple):
    """One numbered line of a prompt; ``refusal`` says why it is not possible, ``words`` may be typed for it."""

    action: Record
    label: str
    refusal: Refusal | None
    words: frozenset[str]


def announcements(screen: Record, words: Words) -> list[Choice]:
    """Return all that might be announced now, the impossible with the reason."""
    found = []
    for option in screen["options"]:
        action, label = option["action"], words.choice(option["action"], screen)
        typed = {label, *_other_words(action, option.get("level"), words)}
        found.append(Choice(action, label, refusal_of(option["refusal"]), frozenset(map(plain, typed))))
    return found


def cards(screen: Record, words: Words) -> list[Choice]:
    """Return the own cards, those that must not be played now with the reason."""
    found = []
    for held in screen["hand"]:
        code = held["card"]
        typed = frozenset((plain(code), plain(words.t(f"card-{code}"))))
        kind = "give_back" if screen["phase"] == "exchange" else "play"
        found.append(Choice({"kind": kind, "card": code}, words.card(code), refusal_of(held["refusal"]), typed))
    return found


def chosen(answer: str, choices: Sequence[Choice]) -> Choice | None:
    """Return what an answer means, or None when it is none of the choices."""
    if answer.isascii() and answer.isdecimal():
        number = int(answer)
        return choices[number - 1] if 1 <= number <= len(choices) else None
    typed = {plain(answer), short(answer)}
    return next((choice for choice in choices if choice.words & typed), None)


def doubling_words(words: Words) -> frozenset[str]:
    """Return what may be typed for a doubling while cards are asked for."""
    levels = ("kontra", "re", "sub", "hirsch")
    return frozenset({"k", *levels, *(plain(words.t(f"level-{level}")) for level in levels)})


def plain(text: str) -> str:
    """Return a text without capitals, accents and punctuation, so that it may be typed in any of these ways."""
    letters = unicodedata.normalize("NFD", text.casefold())
    kept = "".join(letter if letter.isalnum() else " " for letter in letters if not unicodedata.combining(letter))
    return " ".join(kept.split())


def short(answer: str) -> str:
    """Return a code or command of one or two letters in Latin ones."""
    typed = plain(answer)
    return typed.translate(GREEK_KEYS) if len(typed) <= 2 else typed


def code(answer: str) -> str:
    """Return a card code as the rules read it; whatever else was typed stays as it is, to be quoted."""
    typed = short(answer)
    return typed.upper() if len(typed) == 2 else answer


def _other_words(action: Record, level: str | None, words: Words) -> tuple[str, ...]:
    """Return what else may be typed for an announcement, besides what it is called."""
    match action["kind"]:
        case "bid":
            return (action["contract"],)
        case "name":
            suit = action["suit"]
            return suit, f"{suit}A", words.t(f"suit-{suit}")
        case "double":
            assert level is not None
            return "k", level, words.t(f"level-{level}")
        case "decline":
            return words.t("said-pass"), words.t("said-decline"), words.t("level-none"), "pass"
        case "pass_on":
            return (" ".join(action["cards"]),)
        case "knock":
            return "k", "knock", words.t("said-knock")
        case kind:
            return kind, words.t(f"said-{kind}")
