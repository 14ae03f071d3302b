"""What to say in the auction: count the hand, weigh what each contract brings, and speak in turn (rulebook 5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from stammtisch.bots.schafkopf.advice import Advice
from stammtisch.bots.schafkopf.chances import chance
from stammtisch.cards import Suit
from stammtisch.schafkopf.actions import Action, Bid, Willing
from stammtisch.schafkopf.contracts import Contract, ContractKind, Sauspiel, Sie, complete
from stammtisch.schafkopf.contracts.sauspiel import callable_suits
from stammtisch.schafkopf.laufende import counted, laufende
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.view import View

LEAST_CHANCE = {"sauspiel": 0.43, "single": 0.56, "tout": 0.9}
"""The chance from which a Sauspiel, a single game and a Tout are announced at all."""

PASSING = 0.5
"""What passing costs on average, in Sauspiele: somebody else plays, and he has reason to."""

RELUCTANCE = 1000.0
"""Taken off an announcement that is not promising, so that it is made only when nothing else may be said."""


class Prospect(NamedTuple):
    """A contract with the chance to win it and what the declarer may expect from it, in the tariff's units."""

    contract: Contract
    chance: float
    expected: float

    @property
    def promising(self) -> bool:
        """Say whether the contract is worth announcing without being forced to."""
        if isinstance(self.contract, Sauspiel):
            return self.chance >= LEAST_CHANCE["sauspiel"]
        return self.chance >= LEAST_CHANCE["tout" if self.contract.tout else "single"]


def prospects(view: View, kind: ContractKind) -> list[Prospect]:
    """Return the prospects of every contract of a kind, one for each suit that may be named; the best first."""
    leads = view.seat == view.vorhand
    found = [_prospect(view.ruleset, view.dealt.mask, complete(kind, suit), leads=leads) for suit in _suits(view, kind)]
    return sorted(found, key=lambda prospect: -prospect.expected)


def _suits(view: View, kind: ContractKind) -> tuple[Suit | None, ...]:
    if not kind.names_suit:
        return (None,)
    if kind is ContractKind.SAUSPIEL:
        return callable_suits(view.dealt.mask, view.ruleset.deck)
    return tuple(Suit)


def _prospect(ruleset: Ruleset, hand: int, contract: Contract, *, leads: bool) -> Prospect:
    wins = chance(contract, ruleset.deck, hand, leads=leads)
    tariff = ruleset.tariff
    value = tariff.base(contract)
    if isinstance(contract, Sauspiel):
        return Prospect(contract, wins, (2 * wins - 1) * value)
    run = laufende(contract, ruleset.deck, hand, ruleset.laufende_scope)
    paid = counted(run, ruleset.laufende_from(contract), ruleset.laufende_paid, wins > 0.5)
    value += paid * tariff.per_laufender(contract)
    if contract.tout and tariff.tout_base is None:
        value *= tariff.tout_factor
    if isinstance(contract, Sie):
        value *= tariff.sie_factor
    opponents = ruleset.players - 1
    return Prospect(contract, wins, opponents * (2 * wins - 1) * value)


def announce(view: View, actions: tuple[Action, ...]) -> list[Advice]:
    """Weigh everything that may be said now."""
    return [_advice(view, action) for action in actions]


def _advice(view: View, action: Action) -> Advice:
    match action:
        case Bid(kind):
            best = prospects(view, kind)[0]
            reason = f"chance_{round(100 * best.chance)}"
            return Advice(action, best.expected if best.promising else best.expected - RELUCTANCE, (kind.value, reason))
        case Willing():
            worth = max((prospect.expected for prospect in _worth_saying(view)), default=-RELUCTANCE)
            return Advice(action, worth, ("strong_enough",))
        case _:
            return Advice(action, -PASSING * view.ruleset.tariff.sauspiel, ("too_weak",))


def _worth_saying(view: View) -> Iterator[Prospect]:
    """Return the promising contracts that one could still play: more than a Sauspiel when others want to play too."""
    others_play = any(said.word != "pass" for said in view.said)
    for kind in view.ruleset.ladder:
        if kind is ContractKind.SAUSPIEL and others_play:
            continue
        yield from (prospect for prospect in prospects(view, kind) if prospect.promising)
