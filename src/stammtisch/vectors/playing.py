"""Vectors of legal cards and of whole deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stammtisch.cards import Card, Hand
from stammtisch.game import ActionRefused
from stammtisch.schafkopf.actions import DECLINE, DOUBLE, PLAYS
from stammtisch.schafkopf.auction import opening
from stammtisch.schafkopf.contracts import Bettel, Sauspiel, kind_of
from stammtisch.schafkopf.game import read_deal
from stammtisch.schafkopf.phases import Done, Round
from stammtisch.schafkopf.play import Play, begin, legal_cards
from stammtisch.schafkopf.round import apply
from stammtisch.schafkopf.ruleset import deck_named
from stammtisch.schafkopf.settings import read_ruleset
from stammtisch.schafkopf.verdict import Grade, Verdict
from stammtisch.vectors.reading import contract_of, known_rules

RULES = ("run_away_min", "called_ace_discard")


def winner_of(verdict: Verdict) -> str:
    """Return the winners in the vectors' words."""
    return "declarer" if verdict.declarer_side_wins else "defenders"


def legal_moves(given: Mapping[str, Any]) -> Any:
    """Return the cards a hand may play to a trick, after a history that may have opened the called suit."""
    contract = contract_of(given)
    rules = known_rules(given, (*RULES, "stichzwang"))
    if rules.pop("stichzwang", False):
        contract = Bettel(stichzwang=True)
    ruleset = read_ruleset({"deck": given["deck"]} | rules)
    order = contract.order(deck_named(given["deck"]))
    seat, hand = given["seat"], Hand.read(given["hand"])
    holds_ace = isinstance(contract, Sauspiel) and contract.called_ace in hand
    opened = given.get("called_suit_opened_by") is not None or any(
        isinstance(contract, Sauspiel) and order.group[Card.read(trick["cards"][0])] == 1 + contract.suit
        for trick in given["history"]
    )
    play = Play(
        contract,
        given["contract"]["declarer"],
        seat if holds_ace else None,
        order,
        tuple(hand.mask if place == seat else 0 for place in range(4)),
        given["trick"]["leader"],
        seat,
        tuple(Card.read(code) for code in given["trick"]["cards"]),
        bound=holds_ace and not opened,
    )
    return [card.code for card in Hand(legal_cards(play, ruleset))]


def full_deal(given: Mapping[str, Any]) -> Any:
    """Play a whole deal card by card and return everything about its result."""
    if not isinstance(given["rules"], str):
        raise ValueError(f"rules = {given['rules']!r}: the name of a preset")
    ruleset = read_ruleset(
        {"preset": given["rules"], "deck": given["deck"], "tariff": given["tariff"], "stop_when_decided": False}
    )
    deal = read_deal(ruleset, given)
    contract = contract_of(given)
    play = begin(ruleset, deal.hands, deal.vorhand, contract, given["contract"]["declarer"])
    round_ = _doubled(Round(ruleset, deal, opening(deal.vorhand), play), given["doublings"])
    done = played_out(round_, given["tricks"])
    return _told(done) if isinstance(done, Done) else done


def played_out(round_: Round, tricks: Sequence[Mapping[str, Any]]) -> Done | str:
    """Play a round card by card to its end, or say why it does not come there."""
    for trick in tricks:
        for place, code in enumerate(trick["cards"]):
            try:
                round_ = apply(round_, (trick["leader"] + place) % 4, PLAYS[Card.read(code)])
            except ActionRefused as error:
                return f"{code} refused: {error}"
    if isinstance(round_.phase, Done):
        return round_.phase
    assert round_.play is not None
    return f"not over after {len(tricks)} tricks of a {kind_of(round_.play.contract)}"


def _doubled(round_: Round, doublings: int) -> Round:
    for level in range(doublings):
        assert isinstance(round_.phase, Play)
        side = round_.phase.side
        declarer = round_.phase.declarer
        assert declarer is not None
        speaker = declarer if level % 2 else next(seat for seat in range(4) if seat not in side)
        round_ = apply(round_, speaker, DOUBLE)
    while isinstance(round_.phase, Play) and round_.phase.answering:
        round_ = apply(round_, round_.phase.answering[0], DECLINE)
    return round_


def _told(done: Done) -> dict[str, Any]:
    """Return a result in the vectors' words."""
    result, play = done.result, done.play
    assert play is not None
    assert result.verdict is not None
    assert result.laufende is not None
    assert result.price is not None
    grade = result.verdict.grade
    return {
        "winners": [trick.winner for trick in play.tricks],
        "tricks": list(result.tricks),
        "points": list(result.augen),
        "party": list(result.side),
        "declarer_points": result.verdict.augen,
        "declarer_tricks": result.verdict.tricks,
        "winner": winner_of(result.verdict),
        "class": "einfach" if grade is Grade.SIMPLE else grade.value,
        "laufende": result.laufende.signed,
        "laufende_counted": result.counted,
        "value": result.price.value,
        "payoff": list(result.payoff),
    }
