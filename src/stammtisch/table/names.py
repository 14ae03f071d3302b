"""Names of people and bots: short, visible, and nothing that could upset a page."""

from __future__ import annotations

import unicodedata

from stammtisch.game import Refusal

LONGEST = 24
"""The most visible characters that a name may have."""

MOST_MARKS = 2
"""The most accents and the like that may stand on one character."""

BOTS = (
    *("Sepp", "Zenzi", "Xaver", "Resi", "Girgl", "Vevi", "Lenz", "Burgl"),
    *("Wastl", "Traudl", "Hias", "Zita", "Beppi", "Kathi", "Korbi"),
)
"""One name more than the largest table has seats."""

# Letters and symbols by their category, but nothing is seen of them.
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\ufffc\U0001d159")

# Control, direction (bidi) and other format characters, halves of pairs, private use, unassigned.
UNWANTED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})


class BadName(ValueError):
    """A name that nobody could read; carries the :class:`Refusal`."""

    def __init__(self, text: str) -> None:
        self.refusal = Refusal("BAD_NAME", "", {"text": _shown(text), "longest": LONGEST})
        super().__init__(f"a name has 1 to {LONGEST} visible characters, this one is {text!r}")


def clean_name(text: str) -> str:
    """Return a name without characters that are not seen or turn the text around, and with single blanks.

    :raises BadName: when nothing visible is left, or more than 24 characters.
    """
    kept = _without_piled_marks(unicodedata.normalize("NFC", text))
    name = " ".join(kept.split())
    visible = sum(not unicodedata.category(character).startswith("M") for character in name)
    if not 1 <= visible <= LONGEST or unicodedata.category(name[0]).startswith("M"):
        raise BadName(text)
    return name


def bot_names(seats: int, taken: str) -> tuple[str, ...]:
    """Return a name for the bot of every seat, none of them the name of the person who opens the table."""
    free = [name for name in BOTS if name.casefold() != taken.casefold()]
    return tuple(
        free[seat % len(free)] if seat < len(free) else f"{free[seat % len(free)]} {seat}" for seat in range(seats)
    )


def _without_piled_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for character in text:
        category = unicodedata.category(character)
        marks = marks + 1 if category.startswith("M") else 0
        if category == "Zs" or character in "\t\n\r":
            kept.append(" ")
        elif (
            category not in UNWANTED and category not in ("Zl", "Zp") and character not in BLANK and marks <= MOST_MARKS
        ):
            kept.append(character)
    return "".join(kept)


def _shown(text: str) -> str:
    """Return a refused name as it may be shown: short, and without what is not seen."""
    seen = "".join(character if character.isprintable() else "\ufffd" for character in text[:40])
    return seen + "…" if len(text) > 40 else seen
