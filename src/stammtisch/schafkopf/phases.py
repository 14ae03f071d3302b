"""A round: one deal from the auction to the payoff, as an immutable value, and the phases it goes through."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.cards import Card, Deal
from stammtisch.game import Seat
from stammtisch.schafkopf.auction import Auction, Said
from stammtisch.schafkopf.contracts import ContractKind
from stammtisch.schafkopf.klopfen import Klopfen
from stammtisch.schafkopf.play import Play
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.settlement import Result
from stammtisch.schafkopf.stakes import NOTHING_CARRIED, Carried


class Naming(NamedTuple):
    """The declarer has to name the called suit or the trump suit (rulebook 5.6).

    ``muss``: he did not choose to play, and may call by Renonce if he has to (rulebook 13.9).
    """

    kind: ContractKind
    declarer: Seat
    muss: bool = False


class HochzeitOffer(NamedTuple):
    """Somebody offers his only trump; the others are asked one after the other (rulebook 13.4)."""

    offerer: Seat
    to_answer: tuple[Seat, ...]


class HochzeitExchange(NamedTuple):
    """Who took the trump has to give back a card for it (rulebook 13.4)."""

    offerer: Seat
    acceptor: Seat
    card: Card


class SchieberTaking(NamedTuple):
    """The two Ober lie aside; the first of these seats says whether he takes them (rulebook 13.12)."""

    to_ask: tuple[Seat, ...]


class SchieberPassing(NamedTuple):
    """A seat with two cards too many has to pass two on to the left; ``taker`` will play (rulebook 13.12)."""

    giver: Seat
    taker: Seat


class Done(NamedTuple):
    """The round is over; ``play`` is None when everybody passed."""

    play: Play | None
    result: Result


Phase = Klopfen | Auction | HochzeitOffer | HochzeitExchange | SchieberTaking | SchieberPassing | Naming | Play | Done


class Round(NamedTuple):
    """One deal under a set of house rules, and the phase it is in.

    ``exchanged`` are the hands after cards have changed hands before the play (Hochzeit, Schieber), otherwise empty.
    ``knocks`` is what was said after the first packet, ``carried`` what lies on the table.
    """

    ruleset: Ruleset
    deal: Deal
    auction: Auction
    phase: Phase
    exchanged: tuple[int, ...] = ()
    knocks: tuple[Said, ...] = ()
    carried: Carried = NOTHING_CARRIED

    @property
    def play(self) -> Play | None:
        """Return the state of play, or None before the first card may be led or when all passed."""
        if isinstance(self.phase, Done):
            return self.phase.play
        return self.phase if isinstance(self.phase, Play) else None

    @property
    def hands(self) -> tuple[int, ...]:
        """Return the hands before the first card, as they are now: as dealt, or after an exchange."""
        return self.exchanged or self.deal.hands
