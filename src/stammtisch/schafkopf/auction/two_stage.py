"""Two stages: first who wants to play, then each of them names a contract once (rulebook 5.3)."""

from __future__ import annotations

from stammtisch.game import Refusal
from stammtisch.schafkopf.actions import Action, Bid, Pass, Willing
from stammtisch.schafkopf.auction.state import Auction, Said
from stammtisch.schafkopf.contracts import ContractKind
from stammtisch.schafkopf.ruleset import Ruleset


def refusal_to_will(action: Action) -> Refusal | None:
    """Say why this may not be said in the first stage, where only "weiter" and "ich spiele" belong."""
    return Refusal("WRONG_PHASE", "15.1") if isinstance(action, Bid) else None


def will(auction: Auction, action: Action, naming_order: int) -> Auction:
    """Return the auction after a word of the first stage.

    ``naming_order`` is 1 when the willing name in the order they spoke, -1 when from the back.
    """
    seat, *rest = auction.to_speak
    willing = (*auction.willing, seat) if isinstance(action, Willing) else auction.willing
    said = (*auction.said, Said(seat, "willing" if isinstance(action, Willing) else "pass"))
    if rest or not willing:
        return auction._replace(said=said, to_speak=tuple(rest), willing=willing)
    return auction._replace(said=said, stage=2, to_speak=willing[::naming_order], willing=willing)


def refusal(auction: Auction, ruleset: Ruleset, action: Action) -> Refusal | None:
    """Say why this may not be said now: later speakers name more than a Sauspiel and cannot withdraw."""
    if auction.stage == 1:
        return refusal_to_will(action)
    seat = auction.to_speak[0]
    first = seat == auction.willing[0] and auction.hochzeit is None
    if isinstance(action, Willing):
        return Refusal("WRONG_PHASE", "15.1")
    if isinstance(action, Pass):
        alone = first and len(auction.willing) == 1
        return None if first and not alone else Refusal("FIRST_MUST_NAME" if alone else "LATER_MUST_NAME", "5.3")
    if isinstance(action, Bid) and not first and not _above_sauspiel(ruleset, action.contract):
        return Refusal("MORE_THAN_SAUSPIEL", "5.3")
    return None


def _above_sauspiel(ruleset: Ruleset, kind: ContractKind) -> bool:
    sauspiel = ContractKind.SAUSPIEL
    return sauspiel not in ruleset.ladder or ruleset.rank(kind) > ruleset.rank(sauspiel)


def advance(auction: Auction, ruleset: Ruleset, action: Action) -> Auction:
    """Return the auction after an allowed announcement; between equal contracts the earlier speaker's stands."""
    if auction.stage == 1:
        return will(auction, action, 1)
    seat, *rest = auction.to_speak
    word = action.contract.value if isinstance(action, Bid) else "pass"
    said = (*auction.said, Said(seat, word))
    best, holder = auction.best, auction.holder
    if isinstance(action, Bid) and (best is None or ruleset.rank(action.contract) > ruleset.rank(best)):
        best, holder = action.contract, seat
    return auction._replace(said=said, to_speak=tuple(rest), best=best, holder=holder)
