"""The contracts: one file each, joined in the closed union :data:`Contract`."""

from __future__ import annotations

from typing import assert_never

from stammtisch.cards import Suit
from stammtisch.schafkopf.contracts.bettel import Bettel
from stammtisch.schafkopf.contracts.farbgeier import Farbgeier
from stammtisch.schafkopf.contracts.farbwenz import Farbwenz
from stammtisch.schafkopf.contracts.geier import Geier
from stammtisch.schafkopf.contracts.hochzeit import Hochzeit
from stammtisch.schafkopf.contracts.kinds import ContractKind
from stammtisch.schafkopf.contracts.kreuzspiel import Kreuzspiel
from stammtisch.schafkopf.contracts.ramsch import Ramsch
from stammtisch.schafkopf.contracts.sauspiel import Sauspiel
from stammtisch.schafkopf.contracts.sie import Sie
from stammtisch.schafkopf.contracts.solo import Solo
from stammtisch.schafkopf.contracts.wenz import Wenz

Contract = Sauspiel | Hochzeit | Bettel | Farbgeier | Geier | Farbwenz | Wenz | Solo | Sie | Ramsch | Kreuzspiel


OF_ONE_FORM: dict[ContractKind, Contract] = {
    ContractKind.HOCHZEIT: Hochzeit(),
    ContractKind.BETTEL: Bettel(),
    ContractKind.SIE: Sie(),
    ContractKind.RAMSCH: Ramsch(),
    ContractKind.KREUZ: Kreuzspiel(),
}
"""Contracts with no suit to choose and no Tout."""


def complete(kind: ContractKind, suit: Suit | None) -> Contract:
    """Return the contract of a kind, with the called suit or the trump suit where one is named.

    What a table decides about a contract is left at its usual; see ``Ruleset.contract``.

    :raises ValueError: when a suit is missing, or named where none belongs.
    """
    if kind.names_suit != (suit is not None):
        raise ValueError(f"{kind} {'needs a suit' if suit is None else 'takes no suit'}")
    match kind:
        case ContractKind.SAUSPIEL:
            return Sauspiel(_present(suit))
        case ContractKind.SOLO | ContractKind.SOLO_TOUT:
            return Solo(_present(suit), tout=kind.is_tout)
        case ContractKind.HERZ_SOLO | ContractKind.HERZ_SOLO_TOUT:
            return Solo(Suit.HERZ, tout=kind.is_tout)
        case ContractKind.FARBGEIER | ContractKind.FARBGEIER_TOUT:
            return Farbgeier(_present(suit), tout=kind.is_tout)
        case ContractKind.FARBWENZ | ContractKind.FARBWENZ_TOUT:
            return Farbwenz(_present(suit), tout=kind.is_tout)
        case ContractKind.GEIER | ContractKind.GEIER_TOUT:
            return Geier(tout=kind.is_tout)
        case ContractKind.WENZ | ContractKind.WENZ_TOUT:
            return Wenz(tout=kind.is_tout)
        case ContractKind.HOCHZEIT | ContractKind.BETTEL | ContractKind.SIE | ContractKind.RAMSCH | ContractKind.KREUZ:
            return OF_ONE_FORM[kind]
    assert_never(kind)


def kind_of(contract: Contract) -> ContractKind:
    """Return what the auction called this contract."""
    match contract:
        case Sauspiel():
            return ContractKind.SAUSPIEL
        case Farbgeier(tout=tout):
            return ContractKind.FARBGEIER_TOUT if tout else ContractKind.FARBGEIER
        case Geier(tout=tout):
            return ContractKind.GEIER_TOUT if tout else ContractKind.GEIER
        case Farbwenz(tout=tout):
            return ContractKind.FARBWENZ_TOUT if tout else ContractKind.FARBWENZ
        case Wenz(tout=tout):
            return ContractKind.WENZ_TOUT if tout else ContractKind.WENZ
        case Solo(tout=tout):
            return ContractKind.SOLO_TOUT if tout else ContractKind.SOLO
        case Hochzeit():
            return ContractKind.HOCHZEIT
        case Bettel():
            return ContractKind.BETTEL
        case Sie():
            return ContractKind.SIE
        case Ramsch():
            return ContractKind.RAMSCH
        case Kreuzspiel():
            return ContractKind.KREUZ
    assert_never(contract)


def suit_of(contract: Contract) -> Suit | None:
    """Return the called suit of a Sauspiel or the chosen trump suit of a single game."""
    return contract.suit if isinstance(contract, Sauspiel | Farbgeier | Farbwenz | Solo) else None


def _present(suit: Suit | None) -> Suit:
    assert suit is not None
    return suit


__all__ = [
    "Bettel",
    "Contract",
    "ContractKind",
    "Farbgeier",
    "Farbwenz",
    "Geier",
    "Hochzeit",
    "Kreuzspiel",
    "Ramsch",
    "Sauspiel",
    "Sie",
    "Solo",
    "Wenz",
    "complete",
    "kind_of",
    "suit_of",
]
