"""The kinds of contracts: what a bid names, and what a table's ladder puts in order."""

from __future__ import annotations

from enum import StrEnum


class ContractKind(StrEnum):
    """What a bid names; the suit is chosen after the auction (rulebook 5.2)."""

    SAUSPIEL = "sauspiel"
    HOCHZEIT = "hochzeit"
    BETTEL = "bettel"
    FARBGEIER = "farbgeier"
    GEIER = "geier"
    FARBWENZ = "farbwenz"
    WENZ = "wenz"
    SOLO = "solo"
    FARBGEIER_TOUT = "farbgeier-tout"
    GEIER_TOUT = "geier-tout"
    FARBWENZ_TOUT = "farbwenz-tout"
    WENZ_TOUT = "wenz-tout"
    SOLO_TOUT = "solo-tout"
    HERZ_SOLO = "herz-solo"
    HERZ_SOLO_TOUT = "herz-solo-tout"
    SIE = "sie"
    RAMSCH = "ramsch"
    KREUZ = "kreuz"

    @property
    def is_tout(self) -> bool:
        """Say whether every trick is needed (rulebook 10.3)."""
        return self in TOUTS

    @property
    def names_suit(self) -> bool:
        """Say whether the declarer names a suit after the auction (rulebook 5.6)."""
        return self in SUITED


TOUTS = frozenset(kind for kind in ContractKind if kind.value.endswith("-tout"))
SUITED = frozenset(
    kind for kind in ContractKind if kind.value.removesuffix("-tout") in ("sauspiel", "farbgeier", "farbwenz", "solo")
)
BIDS = tuple(kind for kind in ContractKind if kind not in (ContractKind.RAMSCH, ContractKind.KREUZ))
"""What can be announced; a Ramsch and a Kreuzspiel are what becomes of a round in which all pass."""

FOR_ANY_HAND = frozenset(BIDS) - {ContractKind.SAUSPIEL, ContractKind.HOCHZEIT, ContractKind.SIE}
"""What any hand may announce."""
