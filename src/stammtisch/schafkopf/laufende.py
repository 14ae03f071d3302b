"""Laufende: the unbroken run of highest trumps on one side (rulebook 9)."""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.cards import Card, Deck
from stammtisch.schafkopf.contracts import Contract


@dataclass(frozen=True, slots=True)
class Laufende:
    """A run of trumps as dealt: its cards, and whether the declarer's side holds it (with) or not (without)."""

    cards: tuple[Card, ...]
    held_by_declarer: bool

    @property
    def signed(self) -> int:
        """Return the length, negative for a game without."""
        return len(self.cards) if self.held_by_declarer else -len(self.cards)


def laufende(contract: Contract, deck: Deck, side_cards: int, scope: str) -> Laufende:
    """Measure the run on the cards as dealt to the declarer's side (rulebook 9.1 to 9.3).

    ``side_cards`` are the bits of all cards dealt to that side; ``scope`` is ``ober_unter``,
    ``all`` or ``first_head``.
    """
    run = _run(contract, deck, scope)
    held = bool(side_cards >> run[0] & 1)
    length = 0
    while length < len(run) and bool(side_cards >> run[length] & 1) == held:
        length += 1
    return Laufende(run[:length], held)


def counted(run: Laufende, minimum: int, paid: str, declarer_side_wins: bool) -> int:
    """Return how many Laufende are paid: none below the minimum (rulebook 9.4, 9.5)."""
    if paid == "off" or len(run.cards) < minimum:
        return 0
    if paid == "losers_held" and run.held_by_declarer == declarer_side_wins:
        return 0
    return len(run.cards)


def _run(contract: Contract, deck: Deck, scope: str) -> tuple[Card, ...]:
    """Return the trumps that a run may consist of, from the highest down."""
    if scope == "all":
        return contract.order(deck).trumps
    return contract.heads if scope == "ober_unter" else contract.first_heads
