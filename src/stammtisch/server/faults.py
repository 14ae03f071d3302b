"""What the server itself refuses: each fault quotes the input and says what would be right."""

from __future__ import annotations

from collections.abc import Iterable

from stammtisch.game import Refusal, RulesetFaults

LONGEST_QUOTE = 80
LONGEST_FAULTS = 600
"""Characters of a quotation, and of all that is wrong with house rules."""


class ServerFault(Exception):
    """A request or frame that cannot be answered as it was meant; nothing has changed."""

    def __init__(self, refusal: Refusal, status: int = 400) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal
        self.status = status


class RulesRefused(ServerFault):
    """House rules that cannot be played, with everything that is wrong with them."""

    def __init__(self, error: RulesetFaults) -> None:
        super().__init__(rules_refused(error.faults))
        self.error = error


def quoted(text: str, longest: int = LONGEST_QUOTE) -> str:
    """Return what was received, short and without characters that are not seen."""
    seen = "".join(character if character.isprintable() else "\ufffd" for character in text[:longest])
    return seen + "…" if len(text) > longest else seen


def malformed(text: str, fault: str) -> Refusal:
    """A frame or body that is not the JSON of any message."""
    return Refusal("MALFORMED_FRAME", "", {"text": quoted(text), "fault": quoted(fault)})


def frame_too_large(size: int, limit: int) -> Refusal:
    """A frame or body with more bytes than any message needs."""
    return Refusal("FRAME_TOO_LARGE", "", {"bytes": size, "limit": limit})


def unknown_command(kind: str, known: Iterable[str]) -> Refusal:
    """A frame or command of a kind that does not exist."""
    return Refusal("UNKNOWN_COMMAND", "", {"text": quoted(kind), "known": ", ".join(known)})


def unknown_table(table_id: str) -> Refusal:
    """A table that was never opened here."""
    return Refusal("UNKNOWN_TABLE", "", {"text": quoted(table_id)})


def unreadable_table(table_id: str) -> Refusal:
    """A table whose house rules or rounds this version does not know; its log is kept as it is."""
    return Refusal("UNREADABLE_TABLE", "", {"text": quoted(table_id)})


def unknown_game(name: str, known: Iterable[str]) -> Refusal:
    """A game that the house does not offer."""
    return Refusal("UNKNOWN_GAME", "", {"text": quoted(name), "known": ", ".join(known)})


def unknown_preset(name: str, known: Iterable[str]) -> Refusal:
    """House rules under a name that nobody has given."""
    return Refusal("UNKNOWN_PRESET", "", {"text": quoted(name), "known": ", ".join(known)})


def bad_deck(deck: str, known: Iterable[str]) -> Refusal:
    """A deck that these house rules are not played with."""
    return Refusal("BAD_DECK", "", {"text": quoted(deck), "known": ", ".join(known)})


def unknown_path(path: str) -> Refusal:
    """An address where nothing is."""
    return Refusal("UNKNOWN_PATH", "", {"text": quoted(path)})


def rules_refused(faults: Iterable[str]) -> Refusal:
    """House rules with faults."""
    return Refusal("RULES_REFUSED", "", {"text": quoted("; ".join(faults), LONGEST_FAULTS)})


def newer_protocol(spoken: int, ours: int) -> Refusal:
    """A page and a server that are not of the same build."""
    return Refusal("NEWER_PROTOCOL", "", {"text": quoted(str(spoken)), "known": ours})


def too_fast(limit: int, seconds: int) -> Refusal:
    """More messages than a player could mean."""
    return Refusal("TOO_FAST", "", {"limit": limit, "seconds": seconds})


def other_origin(origin: str, known: str) -> Refusal:
    """A page of another address that wants to act here."""
    return Refusal("OTHER_ORIGIN", "", {"text": quoted(origin), "known": known})


HELLO_FIRST = Refusal("HELLO_FIRST", "")
NOT_SAVED = Refusal("NOT_SAVED", "")
OPENED_ELSEWHERE = Refusal("OPENED_ELSEWHERE", "")
SERVER_FAILED = Refusal("SERVER_FAILED", "")


def refusal_record(refusal: Refusal) -> dict[str, object]:
    """Return a refusal as it is sent; what no rule says has no paragraph."""
    return refusal.record() | {"paragraph": refusal.paragraph or None}
