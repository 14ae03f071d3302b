"""One round of bidding: everybody speaks once, each bid above the last (rulebook 5.2)."""

from __future__ import annotations

from stammtisch.game import Refusal
from stammtisch.schafkopf.actions import Action, Bid, Willing
from stammtisch.schafkopf.auction.state import Auction, Said
from stammtisch.schafkopf.ruleset import Ruleset


def refusal(auction: Auction, ruleset: Ruleset, action: Action) -> Refusal | None:
    """Say why this may not be said now: a bid must rank above the best so far."""
    if isinstance(action, Willing):
        return Refusal("WRONG_PHASE", "15.1")
    if isinstance(action, Bid) and auction.best and ruleset.rank(action.contract) <= ruleset.rank(auction.best):
        return Refusal("BID_TOO_LOW", "5.2", {"contract": auction.best.value})
    return None


def advance(auction: Auction, ruleset: Ruleset, action: Action) -> Auction:
    """Return the auction after an allowed announcement."""
    seat, *rest = auction.to_speak
    if isinstance(action, Bid):
        said = (*auction.said, Said(seat, action.contract.value))
        return auction._replace(said=said, to_speak=tuple(rest), best=action.contract, holder=seat)
    return auction._replace(said=(*auction.said, Said(seat, "pass")), to_speak=tuple(rest))
