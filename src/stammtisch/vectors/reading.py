"""Reading the parts of a vector: contracts, tariffs, tricks, rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stammtisch.cards import AUGEN, TRUMP, Card, Order, Suit, Trick
from stammtisch.schafkopf.contracts import Contract, ContractKind, complete
from stammtisch.schafkopf.tariff import Tariff


def known_rules(given: Mapping[str, Any], known: tuple[str, ...]) -> dict[str, Any]:
    """Return the rules a vector changes.

    :raises ValueError: when one of them is not known here, so that none is passed over in silence.
    """
    rules = dict(given.get("rules", {}))
    for name in rules:
        if name not in known:
            raise ValueError(f"unknown rule {name!r}: known are {', '.join(known) or 'none'}")
    return rules


def contract_of(given: Mapping[str, Any]) -> Contract:
    """Read a contract; a Wenz or Geier with a suit is a Farbwenz or Farbgeier."""
    stated = given["contract"]
    kind, suit = stated["kind"], stated.get("suit")
    if kind in ("wenz", "geier") and suit:
        kind = f"farb{kind}"
    named = ContractKind(kind + ("-tout" if stated.get("tout") else ""))
    return complete(named, Suit.read(suit) if suit else None)


def tariff_of(given: Mapping[str, Any]) -> Tariff:
    """Read a tariff."""
    return Tariff(**given["tariff"])


def trick_of(order: Order, stated: Mapping[str, Any]) -> Trick:
    """Read a complete trick."""
    cards = tuple(Card.read(code) for code in stated["cards"])
    winner = (stated["leader"] + order.winner(cards)) % len(cards)
    return Trick(stated["leader"], cards, winner, sum(AUGEN[card] for card in cards))


def group_letter(group: int) -> str:
    """Return T for trump, otherwise the suit's letter."""
    return "T" if group == TRUMP else Suit(group - 1).letter
