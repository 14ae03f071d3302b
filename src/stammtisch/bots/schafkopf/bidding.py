"""What to say in the auction: count the hand, weigh what each contract brings, and speak in turn (rulebook 5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from stammtisch.bots.schafkopf.advice import Advice
from stammtisch.bots.schafkopf.chances import chance
from stammtisch.cards import Suit
from stammtisch.schafkopf.actions import Action, Bid, Willing
from stammtisch.schafkopf.choices import STOCK_RULES
from stammtisch.schafkopf.contracts import Bettel, Contract, ContractKind, Sie
from stammtisch.schafkopf.contracts.sauspiel import callable_suits
from stammtisch.schafkopf.laufende import counted, laufende
from stammtisch.schafkopf.stakes import lying
from stammtisch.schafkopf.view import View

LEAST_CHANCE = {"partnered": 0.43, "single": 0.56, "tout": 0.9}
"""The chance from which a Sauspiel, a single game and a Tout are announced at all."""

PASSING = 0.5
"""What passing costs on average, in Sauspiele: somebody else plays, and he has reason to."""

OFFERING = 0.1
"""What it brings on average to offer a Hochzeit, in Sauspiele: whoever takes the trump has a good hand."""

RELUCTANCE = 1000.0
"""Taken off an announcement that is not promising, so that it is made only when nothing else may be said."""

NO_WISH_TO_PLAY = ("pass", "hochzeit", "accept", "decline")
"""Words after which a seat does not compete for a contract of its own."""


class Prospect(NamedTuple):
    """A contract with the chance to win it and what the declarer may expect from it, in the tariff's units."""

    contract: Contract
    chance: float
    expected: float

    @property
    def promising(self) -> bool:
        """Say whether the contract is worth announcing without being forced to."""
        if self.contract.partnered:
            return self.chance >= LEAST_CHANCE["partnered"]
        return self.chance >= LEAST_CHANCE["tout" if self.contract.tout else "single"]


def prospects(view: View, kind: ContractKind) -> list[Prospect]:
    """Return the prospects of every contract of a kind, one for each suit that may be named; the best first."""
    contracts = [view.ruleset.contract(kind, suit) for suit in _suits(view, kind)]
    found = [prospect(view, contract, view.dealt.mask) for contract in contracts]
    return sorted(found, key=lambda one: -one.expected)


def _suits(view: View, kind: ContractKind) -> tuple[Suit | None, ...]:
    if not kind.names_suit:
        return (None,)
    if kind is ContractKind.SAUSPIEL:
        return callable_suits(view.dealt.mask, view.ruleset.deck)
    solo = kind in (ContractKind.SOLO, ContractKind.SOLO_TOUT)
    # A Herz-Solo that ranks above the others is bid by its own name (rulebook 13.1).
    return tuple(suit for suit in Suit if not (solo and view.ruleset.herz_solo_first and suit is Suit.HERZ))


def prospect(view: View, contract: Contract, hand: int) -> Prospect:
    """Return the prospect of a contract with a hand, given as bits."""
    wins = chance(contract, view.ruleset.deck, hand, leads=_leads(view, contract))
    losers = 1 if contract.partnered else len(view.counts) - 1
    stake = losers * _value(view, contract, hand, wins) + _share_of_stock(view, contract)
    return Prospect(contract, wins, (2 * wins - 1) * stake)


def _share_of_stock(view: View, contract: Contract) -> float:
    """Return what the declarer takes from the Stock when he wins, and pays into it when he loses (rulebook 13.8)."""
    if view.ruleset.passout not in STOCK_RULES:
        return 0.0
    stock = lying(view.ruleset, view.carried.stock, len(view.counts))
    if view.ruleset.stock_cap is not None:
        stock = min(stock, view.ruleset.stock_cap)
    if contract.partnered:
        return stock / 2
    return stock if view.ruleset.stock_scope == "any" else 0.0


def _leads(view: View, contract: Contract) -> bool:
    """Say whether this seat would play the first card as the declarer (rulebook 6.1, 13.2)."""
    return view.seat == view.vorhand or (isinstance(contract, Bettel) and view.ruleset.bettel_lead == "declarer")


def _value(view: View, contract: Contract, hand: int, wins: float) -> float:
    """Return what one player is likely to pay one other; Schneider and Schwarz are left out."""
    ruleset, tariff = view.ruleset, view.ruleset.tariff
    value = tariff.base(contract)
    if contract.partnered or isinstance(contract, Bettel):
        return value
    run = laufende(contract, ruleset.deck, hand, ruleset.laufende_scope)
    paid = counted(run, ruleset.laufende_from(contract), ruleset.laufende_paid, wins > 0.5)
    if isinstance(contract, Sie):
        return tariff.sie_factor * (value + (paid * tariff.laufender if tariff.sie_laufende else 0))
    value += paid * tariff.per_laufender(contract)
    return value * tariff.tout_factor if contract.tout and tariff.tout_base is None else value


def announce(view: View, actions: tuple[Action, ...]) -> list[Advice]:
    """Weigh everything that may be said now."""
    return [_advice(view, action) for action in actions]


def _advice(view: View, action: Action) -> Advice:
    match action:
        case Bid(ContractKind.HOCHZEIT):
            return Advice(action, OFFERING * view.ruleset.tariff.sauspiel, ("single_trump",))
        case Bid(kind):
            best = prospects(view, kind)[0]
            reason = f"chance_{round(100 * best.chance)}"
            return Advice(action, best.expected if best.promising else best.expected - RELUCTANCE, (kind.value, reason))
        case Willing():
            best_own = own_game(view)
            return Advice(action, -RELUCTANCE if best_own is None else best_own.expected, ("strong_enough",))
        case _:
            return Advice(action, -PASSING * view.ruleset.tariff.sauspiel, ("too_weak",))


def own_game(view: View) -> Prospect | None:
    """Return the best promising contract that one could still play, or None when there is none."""
    return max(_worth_saying(view), key=lambda one: one.expected, default=None)


def _worth_saying(view: View) -> Iterator[Prospect]:
    """Return the promising contracts: more than a Sauspiel when others want to play too, or a Hochzeit stands."""
    others_play = view.hochzeit is not None or any(said.word not in NO_WISH_TO_PLAY for said in view.said)
    for kind in view.ruleset.ladder:
        if kind is ContractKind.HOCHZEIT or (kind is ContractKind.SAUSPIEL and others_play):
            continue
        yield from (one for one in prospects(view, kind) if one.promising)
