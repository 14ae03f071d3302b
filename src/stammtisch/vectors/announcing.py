"""Vectors of the auction and of Kontra."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stammtisch.cards import Card, Hand
from stammtisch.cards.deal import Deal
from stammtisch.game import ActionRefused
from stammtisch.schafkopf import auction as auctions
from stammtisch.schafkopf.actions import PASS, WILLING, Action, Bid
from stammtisch.schafkopf.auction import Auction, opening
from stammtisch.schafkopf.contracts import ContractKind, complete
from stammtisch.schafkopf.kontra import refusal_to_double
from stammtisch.schafkopf.phases import Round
from stammtisch.schafkopf.play import Doubling, Play
from stammtisch.schafkopf.round import apply
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.settings import read_ruleset
from stammtisch.schafkopf.tariff import LEVELS

# A hand that may announce everything: three callable suits and no ace of them.
FREE_HAND = Hand.read(["E7", "G7", "S7", "EO", "GO", "HO", "SO", "HA"]).mask


def opening_of(deal: Deal) -> Auction:
    """Return the auction before anybody has spoken."""
    return opening(deal.vorhand)


def legal_bids(given: Mapping[str, Any]) -> Any:
    """Return what a hand may say over the best bid so far."""
    ruleset = read_ruleset({"ladder": given["ladder"], "auction": "single"})
    best = ContractKind(given["best"]) if given["best"] else None
    auction = Auction((), 1, (0,), (), best, 3 if best else None)
    hand = Hand.read(given["hand"]).mask
    actions: dict[str, Action] = {"pass": PASS}
    actions.update((kind.value, Bid(kind)) for kind in ruleset.ladder)
    return [name for name, action in actions.items() if auctions.refusal(auction, ruleset, hand, action) is None]


def auction(given: Mapping[str, Any]) -> Any:
    """Hold a whole auction and return who plays what, or at which word it was refused."""
    ruleset = read_ruleset({"ladder": given["ladder"], "auction": given["mode"]})
    deal = Deal(given["dealer"], (FREE_HAND,) * 4)
    state = opening_of(deal)
    round_ = Round(ruleset, deal, state, state)
    for willing in given.get("willing", []):
        round_ = _say(round_, None, WILLING if willing else PASS)
    words = given.get("actions") or [[None, word] for word in given.get("names", given.get("bids", []))]
    for index, (seat, word) in enumerate(words):
        try:
            round_ = _say(round_, seat, PASS if word == "pass" else Bid(ContractKind(word)))
        except ActionRefused:
            return {"refused_at": index}
    if round_.auction.to_speak:
        return f"seat {round_.auction.turn} has still to speak"
    best = round_.auction.best
    return {"declarer": round_.auction.holder, "contract": best.value if best else None}


def _say(round_: Round, seat: int | None, action: Action) -> Round:
    """Let the stated seat speak, or the one whose turn it is."""
    turn = round_.auction.turn
    assert turn is not None
    return apply(round_, turn if seat is None else seat, action)


def kontra(given: Mapping[str, Any]) -> Any:
    """Return which doubling a seat may say."""
    rules = given["rules"]
    ruleset = read_ruleset({key: rules[key] for key in ("kontra_levels", "kontra_window", "re_by")})
    play = _play_after(given, ruleset)
    if refusal_to_double(play, ruleset, given["seat"]) is not None:
        return []
    return [LEVELS[len(play.doublings)]]


def _play_after(given: Mapping[str, Any], ruleset: Ruleset) -> Play:
    """Return a first trick with so many cards that the seat has played, or not played, its own."""
    on_table, own = given["cards_played"], given["own_cards_played"]
    seat = given["seat"]
    # With its own card on the table the seat has led; without, it comes last.
    leader = seat if own else (seat + 1) % 4
    contract = complete(ContractKind.GEIER, None)
    cards = tuple(list(Card)[:on_table])
    return Play(
        contract,
        given["declarer"],
        given["partner"],
        contract.order(ruleset.deck),
        (0, 0, 0, 0),
        leader,
        (leader + on_table) % 4,
        cards,
        doublings=tuple(Doubling(0) for _ in given["doublings"]),
    )
