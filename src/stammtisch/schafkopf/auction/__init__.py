"""The auction: who plays what. Three modes, one file each (rulebook 5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from stammtisch.game import Refusal
from stammtisch.schafkopf.actions import Action, Bid, Pass, Willing
from stammtisch.schafkopf.auction import single, two_stage, vortritt
from stammtisch.schafkopf.auction.state import Auction, Said, opening
from stammtisch.schafkopf.contracts import ContractKind
from stammtisch.schafkopf.contracts.sauspiel import callable_suits
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
        if action.contract is ContractKind.SAUSPIEL and not callable_suits(hand, ruleset.deck):
            return Refusal("NO_CALLABLE_SUIT", "7.1")
    return MODES[ruleset.auction].refusal(auction, ruleset, action)


def advance(auction: Auction, ruleset: Ruleset, action: Action) -> Auction:
    """Return the auction after the seat whose turn it is has spoken."""
    return MODES[ruleset.auction].advance(auction, ruleset, action)


__all__ = ["Auction", "Said", "advance", "opening", "refusal"]
