"""A view in letters and numbers, JSON-ready, as the page shows it."""

from __future__ import annotations

from typing import Any

from stammtisch.cards import TRUMP, Rank, Trick
from stammtisch.schafkopf.actions import Double, GiveBack, NameSuit, PlayCard, action_record
from stammtisch.schafkopf.choices import STOCK_RULES
from stammtisch.schafkopf.contracts import ContractKind, Sauspiel, kind_of, suit_of
from stammtisch.schafkopf.contracts.sauspiel import muss_calls
from stammtisch.schafkopf.klopfen import KNOCK, count
from stammtisch.schafkopf.ramsch import RamschVerdict
from stammtisch.schafkopf.settlement import Result
from stammtisch.schafkopf.stakes import StockChange, lying, multiplier
from stammtisch.schafkopf.tariff import LEVELS, Price
from stammtisch.schafkopf.verdict import Verdict
from stammtisch.schafkopf.view import Option, View, level_due


def screen(view: View) -> dict[str, Any]:
    """Return the whole view as the page needs it; nothing in it goes beyond what the seat may know."""
    return {
        "phase": view.phase,
        "deck": view.ruleset.deck.name,
        "dealer": view.dealer,
        "vorhand": view.vorhand,
        "turn": view.turn,
        "waiting": view.waiting,
        "hand": _hand(view),
        "counts": list(view.counts),
        "open_hands": [{"seat": lying.seat, "cards": _sorted(view, lying.hand.mask)} for lying in view.open_hands],
        "received": _sorted(view, view.received.mask),
        "given": _sorted(view, view.given.mask),
        "hochzeit": {"offerer": view.hochzeit[0], "acceptor": view.hochzeit[1]} if view.hochzeit else None,
        "said": [{"seat": said.seat, "said": said.word} for said in view.said],
        "stage": view.stage,
        "highest": view.best.value if view.best else None,
        "options": [_option(option, view) for option in view.options],
        "contract": _contract(view),
        "called_ace": view.contract.called_ace.code if isinstance(view.contract, Sauspiel) else None,
        "doublings": [{"seat": seat, "level": level} for seat, level in zip(view.doublings, LEVELS, strict=False)],
        "knocks": [{"seat": said.seat, "knocked": said.word == KNOCK} for said in view.knocks],
        "bock": view.carried.bock,
        "stock": _stock(view),
        "multiplier": multiplier(view.ruleset, count(view.knocks), len(view.doublings), view.carried.bock),
        "trick": {"leader": view.leader, "cards": [card.code for card in view.trick]} if view.contract else None,
        "last_trick": _trick(view.tricks[-1]) if view.tricks else None,
        "tricks_taken": [sum(trick.winner == seat for trick in view.tricks) for seat in range(len(view.counts))],
        "result": _result(view, view.result) if view.result else None,
    }


def _stock(view: View) -> int | None:
    """Return the Stock that lies on the table, after the round what is left of it; None where none is played."""
    if view.ruleset.passout not in STOCK_RULES:
        return None
    if view.result and view.result.stock:
        return view.result.stock.after
    return lying(view.ruleset, view.carried.stock, len(view.counts))


def _hand(view: View) -> list[dict[str, Any]]:
    reasons = {
        option.action.card: option.refusal for option in view.cards if isinstance(option.action, PlayCard | GiveBack)
    }
    cards = []
    for card in view.order.sorted(view.hand.mask):
        reason = reasons.get(card)
        trump = view.order.group[card] == TRUMP
        cards.append({"card": card.code, "trump": trump, "refusal": reason.record() if reason else None})
    return cards


def _sorted(view: View, mask: int) -> list[str]:
    return [card.code for card in view.order.sorted(mask)]


def _option(option: Option, view: View) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "action": action_record(option.action),
        "refusal": option.refusal.record() if option.refusal else None,
    }
    if isinstance(option.action, Double):
        shown["level"] = level_due(view.doublings)
    if isinstance(option.action, NameSuit) and view.kind is ContractKind.SAUSPIEL:
        shown["rank"] = _called_rank(view).letter
    return shown


def _called_rank(view: View) -> Rank:
    """Return what is called by naming a suit: its ace, or by Renonce a ten or a king (rulebook 13.9)."""
    return muss_calls(view.dealt.mask, view.ruleset.deck)[0].rank if view.muss else Rank.ASS


def _contract(view: View) -> dict[str, Any] | None:
    if view.kind is None:
        return None
    kind: ContractKind = kind_of(view.contract) if view.contract else view.kind
    suit = suit_of(view.contract) if view.contract else None
    return {
        "kind": kind.value,
        "suit": suit.letter if suit is not None else None,
        "declarer": view.declarer,
        "partner": view.partner,
        "muss": view.muss,
    }


def _trick(trick: Trick) -> dict[str, Any]:
    cards = [card.code for card in trick.cards]
    return {"leader": trick.leader, "cards": cards, "winner": trick.winner, "augen": trick.augen}


def _result(view: View, result: Result) -> dict[str, Any]:
    shown = {
        "passed_out": result.passed_out,
        "payoff": list(result.payoff),
        "hands": [_sorted(view, hand.mask) for hand in view.hands],
        "tricks_played": [_trick(trick) for trick in view.tricks],
        "declarer_side": list(result.side),
        "augen": list(result.augen),
        "tricks": list(result.tricks),
    }
    beside = {"ramsch": _ramsch(result.ramsch), "stock": _stock_change(result.stock)}
    return shown | _judged(result, result.verdict) | _priced(result.price) | beside


def _stock_change(change: StockChange | None) -> dict[str, Any] | None:
    """Return what the round did to the Stock; the payments are part of the payoff."""
    if change is None:
        return None
    return {"before": change.before, "after": change.after, "payments": list(change.payments)}


def _ramsch(verdict: RamschVerdict | None) -> dict[str, Any] | None:
    if verdict is None:
        return None
    return {
        "loser": verdict.loser,
        "durchmarsch": verdict.durchmarsch,
        "jungfrauen": list(verdict.jungfrauen),
    }


def _judged(result: Result, verdict: Verdict | None) -> dict[str, Any]:
    run = result.laufende
    return {
        "winner": None if verdict is None else "declarer" if verdict.declarer_side_wins else "opponents",
        "class": verdict.grade.value if verdict else None,
        "side_augen": verdict.augen if verdict else None,
        "needed": result.needed if verdict else None,
        "laufende": {"signed": run.signed, "counted": result.counted, "cards": [card.code for card in run.cards]}
        if run
        else None,
    }


def _priced(price: Price | None) -> dict[str, Any]:
    if price is None:
        return {"terms": [], "factors": [], "value": 0, "cap": None}
    return {
        "terms": [
            {"term": t.term, "amount": t.amount, "contract": t.contract, "count": t.count, "each": t.each}
            for t in price.terms
        ],
        "factors": [{"factor": factor.factor, "times": factor.times} for factor in price.factors],
        "value": price.value,
        # Named only where it has made the value smaller.
        "cap": price.cap if price.value < price.uncapped else None,
    }
