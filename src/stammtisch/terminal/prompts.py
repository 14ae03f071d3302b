"""What a prompt shows: the hand, the numbered choices, the reasons, the help, the last trick."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from stammtisch.game import Record
from stammtisch.terminal.choices import Choice
from stammtisch.terminal.words import Words

COLUMNS = 3
COLUMN_WIDTH = 26
"""Columns of the hand, and how many letters wide each is: a line fits into 80."""

SUITS = "EGHS"
RANKS = {"long": "AZKOU987", "short": "AZKOU9"}


def asks_for_card(screen: Record) -> bool:
    """Say whether a card is wanted, not an answer to Kontra or a word before its window closes."""
    return screen["phase"] == "exchange" or (screen["phase"] == "play" and not _offers(screen, "decline"))


def announcing(words: Words, screen: Record, offered: Sequence[Choice]) -> list[str]:
    """Return the prompt for an announcement: the hand, the question, all that might be said."""
    held = [f"   {words.card(card['card'])}" for card in screen["hand"]]
    question = words.t(_question(screen))
    return [
        "",
        f"{words.t('page-region-hand')}:",
        *_columns(held),
        question,
        *_numbered(offered),
        *_mark(words, offered),
    ]


def playing(words: Words, screen: Record, offered: Sequence[Choice]) -> list[str]:
    """Return the prompt for a card: the hand with numbers, and the doubling that is still possible."""
    hint = "terminal-ask-exchange"
    if screen["phase"] == "play":
        hint = "page-hint-your-card" if screen["trick"]["cards"] else "page-hint-your-lead"
    lines = [words.t(hint), *_columns(_numbered(offered)), *_mark(words, offered)]
    if _offers(screen, "double"):
        lines.append(f" k {words.double(screen)}")
    return lines


def reasons(words: Words, offered: Sequence[Choice]) -> list[str]:
    """Return every reason once, with all that it forbids."""
    grouped: dict[str, list[str]] = {}
    for choice in offered:
        if choice.refusal is not None:
            grouped.setdefault(words.reason(choice.refusal), []).append(choice.label)
    return [f"{', '.join(labels)}: {reason}" for reason, labels in grouped.items()] or [
        words.t("terminal-all-possible")
    ]


def last_trick(words: Words, screen: Record) -> list[str]:
    """Return the last trick, card by card."""
    trick = screen["last_trick"]
    if trick is None:
        return [words.t("terminal-no-trick")]
    return [*(f"   {line}" for line in words.cards_of(trick)), words.trick(sum(screen["tricks_taken"]), trick)]


def explain(words: Words, screen: Record) -> Iterator[str]:
    """Yield what may be typed at a prompt."""
    t = words.t
    yield t("terminal-help-card" if asks_for_card(screen) else "terminal-help-announce")
    yield t("terminal-help-double")
    yield t("terminal-help-why")
    yield f"l: {t('page-key-last')}"
    yield f"?: {t('page-key-help')}"
    yield t("terminal-help-quit")
    suits = ", ".join(f"{letter} = {t(f'suit-{letter}')}" for letter in SUITS)
    ranks = ", ".join(f"{letter} = {t(f'rank-{letter}')}" for letter in RANKS[screen["deck"]])
    yield t("terminal-help-codes", suits=suits, ranks=ranks)


def _offers(screen: Record, kind: str) -> bool:
    return any(option["action"]["kind"] == kind for option in screen["options"])


def _question(screen: Record) -> str:
    if screen["phase"] == "klopfen":
        return "page-hint-your-klopfen"
    if screen["phase"] == "auction":
        return "page-hint-your-auction"
    if screen["phase"] in ("hochzeit", "taking", "passing"):
        return f"terminal-ask-{screen['phase']}"
    if screen["phase"] == "naming":
        return "page-hint-name-ace" if screen["contract"]["kind"] == "sauspiel" else "page-hint-name-suit"
    return "page-hint-your-answer" if screen["waiting"] == "answer" else "page-hint-your-kontra"


def _numbered(offered: Sequence[Choice]) -> list[str]:
    return [f"{number:2}{'×' if choice.refusal else ' '}{choice.label}" for number, choice in enumerate(offered, 1)]


def _mark(words: Words, offered: Sequence[Choice]) -> list[str]:
    return [words.t("terminal-impossible")] if any(choice.refusal for choice in offered) else []


def _columns(cells: Iterable[str]) -> list[str]:
    texts = list(cells)
    rows = (texts[start : start + COLUMNS] for start in range(0, len(texts), COLUMNS))
    return ["".join(cell.ljust(COLUMN_WIDTH) for cell in row).rstrip() for row in rows]
