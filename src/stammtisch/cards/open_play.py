"""Open play: a position with all cards face up, as plain numbers that say nothing of contracts.

This is what the kernel plays on. Each game turns its rounds into it (``schafkopf.open_play``), so
that neither has to know the other.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from stammtisch.cards.card import AUGEN, Card
from stammtisch.cards.order import Order
from stammtisch.cards.trick import Trick


@dataclass(frozen=True, slots=True)
class CalledCard:
    """A called ace whose holder still has duties (rulebook 7.3, R1 to R6).

    From ``run_away_min`` cards of its suit on the holder may lead another card of the suit (Davonlaufen);
    with at most ``discard_from`` cards in hand he may throw the card off (1: only as his last).
    """

    card: Card
    run_away_min: int = 4
    discard_from: int = 1


@dataclass(frozen=True, slots=True)
class Augen:
    """Ask for the Augen that the declarer's side ends with, 0 to 120."""


@dataclass(frozen=True, slots=True)
class AtLeast:
    """Ask whether the declarer's side ends with at least so many Augen: 1 or 0."""

    augen: int = 61


@dataclass(frozen=True, slots=True)
class AllTricks:
    """Ask whether the declarer's side takes every trick of the round, as in a Tout: 1 or 0."""


@dataclass(frozen=True, slots=True)
class NoTrick:
    """Ask whether the declarer's side, which wants none, takes no trick at all, as in a Bettel: 1 or 0."""


@dataclass(frozen=True, slots=True)
class MostTricks:
    """Ask for the tricks that the declarer's side ends with, when it wants many and all others together few."""


@dataclass(frozen=True, slots=True)
class Payoff:
    """Ask what the round is worth when Schneider and Schwarz are played for.

    ``amounts`` is what the declarer's side gets, from the worst end to the best: Schwarz, Schneider, lost,
    won, opponents Schneider, opponents Schwarz; in the tariff's units, never falling. ``thresholds`` are the
    Augen that avoid Schneider, that win, and that make the opponents Schneider. Schwarz is counted by tricks.
    """

    amounts: tuple[int, int, int, int, int, int]
    thresholds: tuple[int, int, int] = (31, 61, 91)


Goal = Augen | AtLeast | AllTricks | NoTrick | MostTricks | Payoff


@dataclass(frozen=True, slots=True)
class OpenPlay:
    """A position with all cards face up.

    ``hands`` are the remaining cards by seat, as bits; ``trick`` the cards on the table, led by ``leader``.
    ``side`` are the seats of the declarer's side, empty where everybody plays for himself. ``taken`` and
    ``tricks`` are the Augen and tricks taken so far, by seat. ``called`` is there as long as its duties last.
    """

    order: Order
    hands: tuple[int, ...]
    leader: int
    trick: tuple[Card, ...] = ()
    side: tuple[int, ...] = ()
    taken: tuple[int, ...] = (0, 0, 0, 0)
    tricks: tuple[int, ...] = (0, 0, 0, 0)
    called: CalledCard | None = None
    goal: Goal = Augen()
    augen: tuple[int, ...] = field(default=AUGEN, repr=False)

    @property
    def turn(self) -> int:
        """Return the seat that plays next."""
        return (self.leader + len(self.trick)) % len(self.hands)


@dataclass(frozen=True, slots=True)
class SeatView:
    """What one seat knows of the cards: enough to say which hidden hands are possible.

    ``hand`` is the seat's own remaining hand as bits; ``seat`` is None for a spectator, who holds no card.
    ``deck`` are all cards of the game as bits. ``tricks`` are the complete tricks, ``trick`` the cards on the
    table, led by ``leader``. ``barred`` are cards that a seat is known not to have been dealt (told by what it
    said), as bits by seat. ``called`` is the called ace from the first card to the last, ``caller`` who called it:
    he does not hold it, and was dealt a card of its suit.
    """

    order: Order
    deck: int
    hand: int
    seat: int | None
    leader: int
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    barred: tuple[int, int, int, int] = (0, 0, 0, 0)
    called: CalledCard | None = None
    caller: int | None = None
