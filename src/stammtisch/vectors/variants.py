"""Vectors of the variants of rulebook 13 that have kinds of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stammtisch.cards import SHORT_FOR_THREE, Card, Hand
from stammtisch.schafkopf.auction import opening
from stammtisch.schafkopf.contracts import ContractKind
from stammtisch.schafkopf.contracts.hochzeit import only_trump, returnable
from stammtisch.schafkopf.contracts.sauspiel import callable_suits, muss_calls
from stammtisch.schafkopf.game import read_deal
from stammtisch.schafkopf.phases import Round
from stammtisch.schafkopf.play import begin
from stammtisch.schafkopf.ruleset import deck_named
from stammtisch.schafkopf.settings import read_ruleset
from stammtisch.vectors.playing import played_out

Input = Mapping[str, Any]


def muss(given: Input) -> Any:
    """Return what a hand that must play may call, and whether that is a Renonce."""
    hand, deck = Hand.read(given["hand"]).mask, deck_named("long")
    renonce = not callable_suits(hand, deck)
    return [{"card": card.code, "renonce": renonce} for card in muss_calls(hand, deck)]


def can_offer(given: Input) -> Any:
    """Say whether a hand may offer a Hochzeit."""
    return only_trump(Hand.read(given["hand"]).mask, deck_named("long")) is not None


def returns(given: Input) -> Any:
    """Return the cards that may be given back; the hand is that before the exchange."""
    received = Card.read(given["received"])
    hand = Hand.read(given["hand"]).mask | 1 << received
    return Hand(returnable(hand, received, deck_named("long"), trump_too=False)).codes()


def kreuz_party(given: Input) -> Any:
    """Return the sides of a Kreuzspiel."""
    vorhand = (given["dealer"] + 1) % 4
    ruleset = read_ruleset({"passout": "kreuz"})
    return list(begin(ruleset, (0, 0, 0, 0), vorhand, ruleset.contract(ContractKind.KREUZ), vorhand).side)


def three_players(given: Input) -> Any:
    """Return the deck and the deal of three players."""
    deck = SHORT_FOR_THREE
    return {"deck": deck.name, "cards": len(deck.cards), "hand": deck.hand_size, "tricks": deck.hand_size}


def ramsch(given: Input) -> Any:
    """Play a whole Ramsch and return how it ended."""
    options = given["options"]
    settings = {"ramsch_tie": options["tie"], "jungfrau": options["jungfrau"], "durchmarsch": options["durchmarsch"]}
    ruleset = read_ruleset(
        {"deck": given["deck"], "passout": "ramsch", "tariff": {"ramsch": given["price"]}, **settings}
    )
    leader = given["tricks"][0]["leader"]
    deal = read_deal(ruleset, {"dealer": (leader - 1) % 4, "hands": given["hands"]})
    play = begin(ruleset, deal.hands, leader, ruleset.contract(ContractKind.RAMSCH), None)
    done = played_out(Round(ruleset, deal, opening(leader), play), given["tricks"])
    if isinstance(done, str):
        return done
    result, verdict = done.result, done.result.ramsch
    assert verdict is not None
    return {
        "points": list(result.augen),
        "tricks": list(result.tricks),
        "loser": verdict.loser,
        "durchmarsch": verdict.durchmarsch,
        "payoff": list(result.payoff),
    }


CASES = {
    "muss_calls": muss,
    "ramsch": ramsch,
    "hochzeit_can_offer": can_offer,
    "hochzeit_returns": returns,
    "kreuz_party": kreuz_party,
    "three_players": three_players,
}
