"""What a player can do: say a number of tricks, play a card."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, assert_never

from stammtisch.game import ActionRefused, Refusal
from stammtisch.schwarzesau.cards import PackCard


@dataclass(frozen=True, slots=True)
class Bid:
    """Say how many tricks one will take (rulebook 4.1)."""

    tricks: int


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card to the trick (rulebook 5)."""

    card: PackCard


Action = Bid | PlayCard


def action_record(action: Action) -> dict[str, Any]:
    """Return an action as it is stored and sent."""
    match action:
        case Bid(tricks):
            return {"kind": "bid", "tricks": tricks}
        case PlayCard(card):
            return {"kind": "play", "card": card.code}
    assert_never(action)


def read_action(record: Mapping[str, Any]) -> Action:
    """Read an action as :func:`action_record` writes it.

    :raises ActionRefused: quoting a kind, card or number that does not exist.
    """
    match record.get("kind"):
        case "bid":
            tricks = record.get("tricks")
            if isinstance(tricks, bool) or not isinstance(tricks, int):
                raise ActionRefused(Refusal("BID_NOT_A_NUMBER", "4.1", {"text": _quoted(tricks)}))
            return Bid(tricks)
        case "play":
            code = record.get("card")
            try:
                return PlayCard(PackCard.read(code if isinstance(code, str) else reprlib.repr(code)))
            except ValueError as error:
                raise ActionRefused(Refusal("UNKNOWN_CARD", "1.2", {"text": _quoted(code)})) from error
        case other:
            raise ActionRefused(Refusal("UNKNOWN_ACTION", "9.1", {"text": _quoted(other), "known": "bid, play"}))


def _quoted(value: object) -> str:
    """Return what was received, short enough to be shown, without characters that are no text."""
    text = value if isinstance(value, str) else reprlib.repr(value)
    text = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[:41])
    return text if len(text) <= 40 else text[:39] + "…"
