"""Hold or raise: several who are willing settle it from the back (rulebook 5.4)."""

from __future__ import annotations

from stammtisch.game import Refusal
from stammtisch.schafkopf.actions import Action, Bid, Pass, Willing
from stammtisch.schafkopf.auction.state import Auction, Said
from stammtisch.schafkopf.auction.two_stage import refusal_to_will, will
from stammtisch.schafkopf.ruleset import Ruleset


def refusal(auction: Auction, ruleset: Ruleset, action: Action) -> Refusal | None:
    """Say why this may not be said now: the earlier speaker holds with an equal rank, the later one exceeds."""
    if auction.stage == 1:
        return refusal_to_will(action)
    if isinstance(action, Willing):
        return Refusal("WRONG_PHASE", "15.1")
    if auction.best is None:
        must = isinstance(action, Pass) and auction.hochzeit is None
        return Refusal("FIRST_MUST_NAME", "5.4") if must else None
    if isinstance(action, Bid):
        rank, best = ruleset.rank(action.contract), ruleset.rank(auction.best)
        if may_hold(auction) and rank < best:
            return Refusal("BID_MUST_HOLD", "5.4", {"contract": auction.best.value})
        if not may_hold(auction) and rank <= best:
            return Refusal("BID_MUST_EXCEED", "5.4", {"contract": auction.best.value})
    return None


def may_hold(auction: Auction) -> bool:
    """Say whether the seat to speak is the earlier speaker of the two, for whom an equal rank is enough."""
    assert auction.holder is not None
    return auction.willing.index(auction.to_speak[0]) < auction.willing.index(auction.holder)


def advance(auction: Auction, ruleset: Ruleset, action: Action) -> Auction:
    """Return the auction after an allowed announcement: a yield brings up the next earlier willing speaker."""
    if auction.stage == 1:
        return will(auction, action, -1)
    seat, *rest = auction.to_speak
    if isinstance(action, Bid):
        said = (*auction.said, Said(seat, action.contract.value))
        # The beaten one answers before the next earlier speaker has his say.
        answer = rest if auction.holder is None else [auction.holder, *rest]
        return auction._replace(said=said, to_speak=tuple(answer), best=action.contract, holder=seat)
    return auction._replace(said=(*auction.said, Said(seat, "pass")), to_speak=tuple(rest))
