"""A round: one deal from the auction to the payoff, as an immutable value, and the phases it goes through."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.cards import Deal
from stammtisch.game import Seat
from stammtisch.schafkopf.auction import Auction
from stammtisch.schafkopf.contracts import ContractKind
from stammtisch.schafkopf.play import Play
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.settlement import Result


class Naming(NamedTuple):
    """The declarer has to name the called suit or the trump suit (rulebook 5.6)."""

    kind: ContractKind
    declarer: Seat


class Done(NamedTuple):
    """The round is over; ``play`` is None when everybody passed."""

    play: Play | None
    result: Result


class Round(NamedTuple):
    """One deal under a set of house rules, and the phase it is in."""

    ruleset: Ruleset
    deal: Deal
    auction: Auction
    phase: Auction | Naming | Play | Done

    @property
    def play(self) -> Play | None:
        """Return the state of play, or None before the first card may be led or when all passed."""
        if isinstance(self.phase, Done):
            return self.phase.play
        return self.phase if isinstance(self.phase, Play) else None
