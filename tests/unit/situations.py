"""Deals, rounds and actions in few words, so that a test shows nothing but the situation it is about."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.cards import Card, Deal, Deck, Hand, Suit
from stammtisch.cards.deck import LONG
from stammtisch.cards.hand import cards_in
from stammtisch.game import ActionRefused, Refusal
from stammtisch.schafkopf.actions import (
    ACCEPT,
    DECLINE,
    DOUBLE,
    KNOCK,
    PASS,
    PLAYS,
    TAKE_OBER,
    WILLING,
    Action,
    Bid,
    GiveBack,
    NameSuit,
    PassOn,
)
from stammtisch.schafkopf.auction import opening
from stammtisch.schafkopf.contracts import Contract, ContractKind, complete, kind_of
from stammtisch.schafkopf.phases import Done, Round
from stammtisch.schafkopf.play import Play, begin
from stammtisch.schafkopf.refusal import refusal
from stammtisch.schafkopf.round import apply, open_round
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.settings import read_ruleset
from stammtisch.schafkopf.settlement import Result
from stammtisch.schafkopf.stakes import NOTHING_CARRIED, Carried

WORDS: dict[str, Action] = {
    "pass": PASS,
    "willing": WILLING,
    "knock": KNOCK,
    "double": DOUBLE,
    "decline": DECLINE,
    "accept": ACCEPT,
    "take": TAKE_OBER,
}


def rules(**settings: Any) -> Ruleset:
    """Build house rules: the preset stargames, long deck, with these deviations."""
    return read_ruleset(settings)


def few(*hands: str, dealer: int = 3) -> Deal:
    """Give each seat just these cards: an endgame, or whole hands."""
    return Deal(dealer, tuple(Hand.read(hand.split()).mask for hand in hands))


def dealt(*hands: str, dealer: int = 3, deck: Deck = LONG) -> Deal:
    """Deal these cards from seat 0 on; every hand is filled up with the cards left over, in the deck's order."""
    given = [Hand.read(hand.split()).mask for hand in (*hands, "", "", "", "")[:4]]
    left = [card for card in deck.cards if not any(mask >> card & 1 for mask in given)]
    filled = []
    for mask in given:
        missing = deck.hand_size - mask.bit_count()
        filled.append(mask | Hand.of(left[:missing]).mask)
        left = left[missing:]
    assert not left
    return Deal(dealer, tuple(filled))


def contract(text: str) -> Contract:
    """Read ``wenz``, ``sauspiel E``, ``solo-tout H``."""
    kind, _, suit = text.partition(" ")
    return complete(ContractKind(kind), Suit.read(suit) if suit else None)


def action(text: str) -> Action:
    """Read ``pass``, ``accept``, ``bid wenz``, ``name E``, ``back E7``, ``on E7 E8``, a card and the like."""
    word, _, rest = text.partition(" ")
    if word == "bid":
        return Bid(ContractKind(rest))
    if word == "name":
        return NameSuit(Suit.read(rest))
    if word == "back":
        return GiveBack(Card.read(rest))
    if word == "on":
        first, second = (Card.read(code) for code in rest.split())
        return PassOn((first, second))
    return WORDS.get(word) or PLAYS[Card.read(word)]


def opened(deal: Deal, carried: Carried = NOTHING_CARRIED, **settings: Any) -> Round:
    """Open the round: Vorhand is to speak. Where somebody may knock, the first packet is the lowest card bits."""
    ruleset = rules(**settings)
    if ruleset.klopfen != "off":
        deal = deal._replace(first=tuple(Hand.of(cards_in(hand)[: ruleset.packets[0]]).mask for hand in deal.hands))
    return open_round(ruleset, deal, carried)


def playing(text: str, declarer: int | None, deal: Deal, **settings: Any) -> Round:
    """Open the round with its contract already announced, as the table plays it: Vorhand is to lead."""
    ruleset = rules(**_with_contract(text.split(maxsplit=1)[0], settings))
    kind, _, suit = text.partition(" ")
    announced = ruleset.contract(ContractKind(kind), Suit.read(suit) if suit else None)
    play = begin(ruleset, deal.hands, deal.vorhand, announced, declarer)
    auction = opening(deal.vorhand)._replace(to_speak=(), best=kind_of(play.contract), holder=declarer)
    return Round(ruleset, deal, auction, play)


def _with_contract(kind: str, settings: dict[str, Any]) -> dict[str, Any]:
    """Return the settings of a table where this contract is played."""
    if kind in ("bettel", "hochzeit"):
        return {"ladder": ["sauspiel", kind, "solo"]} | settings
    return {"passout": kind} | settings if kind in ("ramsch", "kreuz") else settings


def after(round_: Round, *steps: str) -> Round:
    """Let seats act: ``0 bid wenz``, ``1 double``; cards without a seat are played by whoever's turn it is."""
    for step in steps:
        first = step.split()[0]
        if first.isdigit():
            round_ = apply(round_, int(first), action(step[2:]))
            continue
        for card in step.split():
            assert isinstance(round_.phase, Play)
            round_ = apply(round_, round_.phase.turn, action(card))
    return round_


def refused(round_: Round, step: str) -> Refusal | None:
    """Return why ``1 double`` or the like may not be done now; apply() must refuse it with the same words."""
    seat, what = int(step[0]), action(step[2:])
    reason = refusal(round_, seat, what)
    if reason is None:
        apply(round_, seat, what)
    else:
        with pytest.raises(ActionRefused) as caught:
            apply(round_, seat, what)
        assert caught.value.refusal == reason
    return reason


def why(round_: Round, step: str) -> str | None:
    """Return the bare reason against a step, or None where it is allowed."""
    reason = refused(round_, step)
    return reason.reason if reason else None


def legal(round_: Round) -> str:
    """Return the cards that the seat to play may play."""
    play = in_play(round_)
    return " ".join(card.code for card in Hand(play.held[play.turn]) if not refused(round_, f"{play.turn} {card.code}"))


def in_play(round_: Round) -> Play:
    """Return the state of play of a round in which cards are played."""
    assert isinstance(round_.phase, Play)
    return round_.phase


def result(round_: Round) -> Result:
    """Return how the round ended."""
    assert isinstance(round_.phase, Done)
    return round_.phase.result
