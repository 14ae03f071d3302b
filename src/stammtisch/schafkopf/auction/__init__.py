"""The auction: who plays what. Three modes, one file each (rulebook 5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from stammtisch.game import Refusal
from stammtisch.schafkopf.actions import Action, Bid, Pass, Willing
from stammtisch.schafkopf.auction import single, two_stage, vortritt
from stammtisch.schafkopf.auction.state import Auction, Said, opening
from stammtisch.schafkopf.contracts import ContractKind
from stammtisch.schafkopf.contracts.hochzeit import only_trump
from stammtisch.schafkopf.contracts.sauspiel import callable_suits
from stammtisch.schafkopf.contracts.sie import is_sie
from stammtisch.schafkopf.ruleset import Ruleset


class Mode(NamedTuple):
    """The two functions of an auction mode."""

    refusal: Callable[[Auction, Ruleset, Action], Refusal | None]
    advance: Callable[[Auction, Ruleset, Action], Auction]


MODES = {
    "single": Mode(single.refusal, single.advance),
    "two_stage": Mode(two_stage.refusal, two_stage.advance),
    "vortritt": Mode(vortritt.refusal, vortritt.advance),
}


def refusal(auction: Auction, ruleset: Ruleset, hand: int, action: Action) -> Refusal | None:
    """Say why the seat whose turn it is, holding this hand as dealt, may not say this."""
    if not isinstance(action, Pass | Willing | Bid):
        return Refusal("WRONG_PHASE", "15.1")
    if isinstance(action, Bid):
        if action.contract not in ruleset.ladder:
            return Refusal("CONTRACT_NOT_OFFERED", "5.1", {"contract": action.contract.value})
        if action.contract is ContractKind.HOCHZEIT:
            return _refusal_to_offer(auction, ruleset, hand)
        lacking = _refusal_by_hand(auction, ruleset, hand, action.contract)
        if lacking:
            return lacking
    return MODES[ruleset.auction].refusal(auction, ruleset, action)


def _refusal_by_hand(auction: Auction, ruleset: Ruleset, hand: int, kind: ContractKind) -> Refusal | None:
    """Say why a hand cannot announce a contract, however high it ranks."""
    if kind is ContractKind.SIE and not is_sie(hand, ruleset.deck):
        return Refusal("NOT_A_SIE", "13.3")
    if kind is not ContractKind.SAUSPIEL:
        return None
    if auction.hochzeit is not None:
        return Refusal("MORE_THAN_HOCHZEIT", "13.4")
    return None if callable_suits(hand, ruleset.deck) else Refusal("NO_CALLABLE_SUIT", "7.1")


def _refusal_to_offer(auction: Auction, ruleset: Ruleset, hand: int) -> Refusal | None:
    """Say why a seat may not offer a Hochzeit: it takes a hand with one trump, and nobody may have bid (13.4)."""
    if only_trump(hand, ruleset.deck) is None:
        return Refusal("NOT_ONE_TRUMP", "13.4")
    if auction.stage > 1 or auction.best is not None or auction.willing or auction.hochzeit is not None:
        return Refusal("HOCHZEIT_TOO_LATE", "13.4")
    if Said(auction.to_speak[0], ContractKind.HOCHZEIT.value) in auction.said:
        return Refusal("HOCHZEIT_ONCE", "13.4")
    return None


def advance(auction: Auction, ruleset: Ruleset, action: Action) -> Auction:
    """Return the auction after the seat whose turn it is has spoken."""
    return MODES[ruleset.auction].advance(auction, ruleset, action)


__all__ = ["Auction", "Said", "advance", "opening", "refusal"]
