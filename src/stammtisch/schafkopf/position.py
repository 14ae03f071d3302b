"""A position in one line of text, as people write it down for others.

Five parts with a space between them: the contract (``sauspiel-G``, ``wenz``, ``solo-H-tout``: with the called suit or
the trump suit), the declarer's seat, the hands of seats 0 to 3 with a slash between them, the seat that leads, and the
cards on the table or ``-``. Cards stand without a space: ``EOGOHA``. A sixth part ``opened`` says that the called suit
has been opened, so that nobody has duties any more (rulebook 7.3).
"""

from __future__ import annotations

from stammtisch.cards import Card, Hand, Suit
from stammtisch.schafkopf.contracts import Contract, ContractKind, Kreuzspiel, Sauspiel, complete
from stammtisch.schafkopf.play import Play
from stammtisch.schafkopf.ruleset import Ruleset

NOT_WRITTEN = {
    ContractKind.HOCHZEIT: "who plays with the declarer is not to be seen in the cards",
    ContractKind.SIE: "it is won as soon as it is shown (rulebook 13.3)",
    ContractKind.RAMSCH: "everybody plays for himself, so a position has no single value",
}
"""Contracts that a line of text does not tell, and why."""


def read_position(text: str, ruleset: Ruleset) -> Play:
    """Read a position.

    :raises ValueError: quoting the part that cannot be read.
    """
    parts = text.split()
    if len(parts) not in (5, 6):
        raise ValueError(f"position {text!r}: {len(parts)} parts; needed are contract, declarer, hands, leader, trick")
    if len(parts) == 6 and parts[5] != "opened":
        raise ValueError(f"position part {parts[5]!r}: the sixth part can only be 'opened'")
    contract = _read_contract(parts[0])
    hands = tuple(Hand.of(_read_cards(hand)).mask for hand in parts[2].split("/"))
    if len(hands) != 4:
        raise ValueError(f"hands {parts[2]!r}: four hands with a slash between them, not {len(hands)}")
    leader = _read_seat("leader", parts[3])
    trick = () if parts[4] == "-" else _read_cards(parts[4])
    if len(trick) > 3:
        raise ValueError(f"trick {parts[4]!r}: at most three cards lie on the table")
    declarer = _read_seat("declarer", parts[1])
    partner, bound = _partner(contract, declarer, hands, trick, leader)
    turn = (leader + len(trick)) % 4
    return Play(
        contract, declarer, partner, contract.order(ruleset.deck), hands, leader, turn, trick,
        bound=bound and len(parts) == 5,
    )  # fmt: skip


def _partner(
    contract: Contract, declarer: int, hands: tuple[int, ...], trick: tuple[Card, ...], leader: int
) -> tuple[int | None, bool]:
    """Return who holds or has just played the called ace, and whether he still holds it."""
    if isinstance(contract, Kreuzspiel):
        return (declarer + 2) % 4, False
    if not isinstance(contract, Sauspiel):
        return None, False
    ace = contract.called_ace
    for seat, hand in enumerate(hands):
        if hand >> ace & 1:
            return seat, True
    if ace in trick:
        return (leader + trick.index(ace)) % 4, False
    raise ValueError(f"hands: nobody holds the called {ace.code}, so it is not known who plays with the declarer")


def _read_contract(text: str) -> Contract:
    kinds = {kind.value: kind for kind in ContractKind}
    names = text.split("-")
    suits = [name for name in names if len(name) == 1]
    kind = kinds.get("-".join(name for name in names if len(name) > 1))
    if kind is None or len(suits) > 1:
        raise ValueError(f"contract {text!r}: one of {', '.join(kinds)}, with its suit as in solo-H or solo-H-tout")
    if kind in NOT_WRITTEN:
        raise ValueError(f"contract {text!r}: {NOT_WRITTEN[kind]}")
    return complete(kind, Suit.read(suits[0]) if suits else None)


def _read_seat(name: str, text: str) -> int:
    if text not in map(str, range(4)):
        raise ValueError(f"{name} {text!r}: a seat is 0, 1, 2 or 3")
    return int(text)


def _read_cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.read(text[at : at + 2]) for at in range(0, len(text), 2))
