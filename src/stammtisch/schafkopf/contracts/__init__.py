"""The contracts: one file each, joined in the closed union :data:`Contract`."""

from __future__ import annotations

from enum import StrEnum
from typing import assert_never

from stammtisch.cards import Suit
from stammtisch.schafkopf.contracts.geier import Geier
from stammtisch.schafkopf.contracts.sauspiel import Sauspiel
from stammtisch.schafkopf.contracts.solo import Solo
from stammtisch.schafkopf.contracts.wenz import Wenz

Contract = Sauspiel | Geier | Wenz | Solo


class ContractKind(StrEnum):
    """What a bid names; the suit is chosen after the auction (rulebook 5.2)."""

    SAUSPIEL = "sauspiel"
    GEIER = "geier"
    WENZ = "wenz"
    SOLO = "solo"
    GEIER_TOUT = "geier-tout"
    WENZ_TOUT = "wenz-tout"
    SOLO_TOUT = "solo-tout"

    @property
    def names_suit(self) -> bool:
        """Say whether the declarer names a suit after the auction (rulebook 5.6)."""
        return self in {ContractKind.SAUSPIEL, ContractKind.SOLO, ContractKind.SOLO_TOUT}


def complete(kind: ContractKind, suit: Suit | None) -> Contract:
    """Return the contract of a kind, with the called suit or the trump suit where one is named.

    :raises ValueError: when a suit is missing, or named where none belongs.
    """
    if kind.names_suit != (suit is not None):
        raise ValueError(f"{kind} {'needs a suit' if suit is None else 'takes no suit'}")
    match kind:
        case ContractKind.SAUSPIEL:
            return Sauspiel(_present(suit))
        case ContractKind.SOLO | ContractKind.SOLO_TOUT:
            return Solo(_present(suit), tout=kind is ContractKind.SOLO_TOUT)
        case ContractKind.GEIER | ContractKind.GEIER_TOUT:
            return Geier(tout=kind is ContractKind.GEIER_TOUT)
        case ContractKind.WENZ | ContractKind.WENZ_TOUT:
            return Wenz(tout=kind is ContractKind.WENZ_TOUT)
    assert_never(kind)


def kind_of(contract: Contract) -> ContractKind:
    """Return what the auction called this contract."""
    match contract:
        case Sauspiel():
            return ContractKind.SAUSPIEL
        case Geier(tout=tout):
            return ContractKind.GEIER_TOUT if tout else ContractKind.GEIER
        case Wenz(tout=tout):
            return ContractKind.WENZ_TOUT if tout else ContractKind.WENZ
        case Solo(tout=tout):
            return ContractKind.SOLO_TOUT if tout else ContractKind.SOLO
    assert_never(contract)


def suit_of(contract: Contract) -> Suit | None:
    """Return the called suit of a Sauspiel or the trump suit of a Solo."""
    return contract.suit if isinstance(contract, Sauspiel | Solo) else None


def _present(suit: Suit | None) -> Suit:
    assert suit is not None
    return suit


__all__ = ["Contract", "ContractKind", "Geier", "Sauspiel", "Solo", "Wenz", "complete", "kind_of", "suit_of"]
