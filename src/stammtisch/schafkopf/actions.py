"""What a player can do: announce, name a suit, play a card, double or decline to."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, assert_never

from stammtisch.cards import Card, Suit
from stammtisch.game import ActionRefused, Refusal
from stammtisch.schafkopf.contracts import ContractKind
from stammtisch.schafkopf.contracts.kinds import BIDS


@dataclass(frozen=True, slots=True)
class Pass:
    """Say "weiter"; after several were willing to play: withdraw (rulebook 5.2 to 5.4)."""


@dataclass(frozen=True, slots=True)
class Willing:
    """Say "ich spiele" in the first stage of an auction (rulebook 5.3)."""


@dataclass(frozen=True, slots=True)
class Knock:
    """Knock after the first packet: the round counts double (rulebook 13.6)."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Name a contract (rulebook 5.2)."""

    contract: ContractKind


@dataclass(frozen=True, slots=True)
class NameSuit:
    """Call the ace of a suit, or choose the trump suit of a Solo (rulebook 5.6)."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card to the trick (rulebook 6)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Double:
    """Say Kontra, or the answer that is due: Re, Sub, Hirsch (rulebook 8)."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Leave the value as it is: no Kontra, no Re (rulebook 8.3); leave the trump of a Hochzeit (rulebook 13.4)."""


@dataclass(frozen=True, slots=True)
class Accept:
    """Take the trump of somebody who offers a Hochzeit (rulebook 13.4)."""


@dataclass(frozen=True, slots=True)
class GiveBack:
    """Give a card back for the trump of a Hochzeit (rulebook 13.4)."""

    card: Card


@dataclass(frozen=True, slots=True)
class TakeOber:
    """Take the two Ober of a Schieber, and play a Solo (rulebook 13.12)."""


@dataclass(frozen=True, slots=True)
class PassOn:
    """Pass two cards on to the left in a Schieber (rulebook 13.12)."""

    cards: tuple[Card, Card]


Action = Pass | Willing | Knock | Bid | NameSuit | PlayCard | Double | Decline | Accept | GiveBack | TakeOber | PassOn

PASS, WILLING, KNOCK, DOUBLE, DECLINE = Pass(), Willing(), Knock(), Double(), Decline()
ACCEPT, TAKE_OBER = Accept(), TakeOber()
PLAYS = tuple(PlayCard(card) for card in Card)
WORDS: dict[str, Action] = {
    "pass": PASS,
    "willing": WILLING,
    "knock": KNOCK,
    "double": DOUBLE,
    "decline": DECLINE,
    "accept": ACCEPT,
    "take": TAKE_OBER,
}
"""What is said without naming anything."""

KINDS = (
    "pass",
    "willing",
    "knock",
    "bid",
    "name",
    "play",
    "double",
    "decline",
    "accept",
    "give_back",
    "take",
    "pass_on",
)


def action_record(action: Action) -> dict[str, Any]:
    """Return an action as it is stored and sent."""
    match action:
        case PlayCard(card):
            return {"kind": "play", "card": card.code}
        case Bid(contract):
            return {"kind": "bid", "contract": contract.value}
        case NameSuit(suit):
            return {"kind": "name", "suit": suit.letter}
        case GiveBack(card):
            return {"kind": "give_back", "card": card.code}
        case PassOn(cards):
            return {"kind": "pass_on", "cards": [card.code for card in cards]}
        case Pass() | Willing() | Knock() | Double() | Decline() | Accept() | TakeOber():
            return {"kind": next(kind for kind, word in WORDS.items() if word == action)}
    assert_never(action)


def read_action(record: Mapping[str, Any]) -> Action:
    """Read an action as :func:`action_record` writes it.

    :raises ActionRefused: quoting a kind, card, suit or contract that does not exist.
    """
    match record.get("kind"):
        case "play":
            return PLAYS[_card(record.get("card"))]
        case "bid":
            return Bid(_contract(record.get("contract")))
        case "name":
            return NameSuit(_suit(record.get("suit")))
        case "give_back":
            return GiveBack(_card(record.get("card")))
        case str(word) if word in WORDS:
            return WORDS[word]
        case "pass_on":
            return PassOn(_two_cards(record.get("cards")))
        case other:
            raise ActionRefused(Refusal("UNKNOWN_ACTION", "15.1", {"text": _quoted(other), "known": ", ".join(KINDS)}))


def _card(code: object) -> Card:
    try:
        return Card.read(code if isinstance(code, str) else reprlib.repr(code))
    except ValueError as error:
        raise ActionRefused(Refusal("UNKNOWN_CARD", "1.3", {"text": _quoted(code)})) from error


def _two_cards(codes: object) -> tuple[Card, Card]:
    """Read two different cards, in the order of the deck."""
    if isinstance(codes, list | tuple) and len(codes) == 2:
        first, second = sorted(_card(code) for code in codes)
        if first != second:
            return first, second
    raise ActionRefused(Refusal("NOT_TWO_CARDS", "13.12", {"text": _quoted(codes)}))


def _suit(letter: object) -> Suit:
    try:
        return Suit.read(letter if isinstance(letter, str) else reprlib.repr(letter))
    except ValueError as error:
        raise ActionRefused(Refusal("UNKNOWN_SUIT", "2.1", {"text": _quoted(letter)})) from error


def _contract(name: object) -> ContractKind:
    if isinstance(name, str) and name in list(BIDS):
        return ContractKind(name)
    raise ActionRefused(Refusal("UNKNOWN_CONTRACT", "4.1", {"text": _quoted(name)}))


def _quoted(value: object) -> str:
    """Return what was received, short enough to be shown, without characters that are no text."""
    text = value if isinstance(value, str) else reprlib.repr(value)
    text = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[:41])
    return text if len(text) <= 40 else text[:39] + "…"
