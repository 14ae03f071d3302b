"""Which ace to call, and which suit to make trump (rulebook 5.6, 7.1)."""

from __future__ import annotations

from stammtisch.bots.schafkopf.advice import Advice
from stammtisch.bots.schafkopf.bidding import prospect
from stammtisch.bots.schafkopf.hands import held
from stammtisch.cards import Rank, Suit
from stammtisch.schafkopf.actions import Action, NameSuit
from stammtisch.schafkopf.contracts import ContractKind, Sauspiel
from stammtisch.schafkopf.view import View

TEN_TO_THE_ACE = 0.05
"""What it adds, in Sauspiele, that the own ten falls under the partner's ace and not under an opponent's."""


def name_suit(view: View, actions: tuple[Action, ...]) -> list[Advice]:
    """Weigh each suit that may be named."""
    assert view.kind is not None
    return [_advice(view, view.kind, action) for action in actions if isinstance(action, NameSuit)]


def _advice(view: View, kind: ContractKind, action: NameSuit) -> Advice:
    found = prospect(view, view.ruleset.contract(kind, action.suit), view.dealt.mask)
    extra = _calling(view, action.suit) if kind is ContractKind.SAUSPIEL else (0.0, "longest_trump")
    return Advice(action, found.expected + extra[0], (extra[1],))


def _calling(view: View, suit: Suit) -> tuple[float, str]:
    """Return what speaks for calling the ace of a suit beside the strength of the hand."""
    mask = Sauspiel(suit).order(view.ruleset.deck).of_suit(view.dealt.mask, suit)
    ten = held(mask, suit, Rank.ZEHN)
    if not mask or held(mask, suit, Rank.ASS):
        # Who must play without a suit to call takes what there is (rulebook 13.9).
        return 0.0, "renonce"
    reason = "single_card" if mask.bit_count() == 1 else "fewest_cards"
    return (TEN_TO_THE_ACE * view.ruleset.tariff.sauspiel if ten else 0.0), reason
