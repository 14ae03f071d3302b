"""Judging a Ramsch: who has to pay, who took everything, who took nothing (rulebook 13.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stammtisch.cards import TRUMP, Order, Trick


@dataclass(frozen=True, slots=True)
class RamschVerdict:
    """How a Ramsch ended: either somebody pays, or a Durchmarsch is paid by all others.

    ``jungfrauen`` are the seats without a trick; beside a Durchmarsch they count nothing and are not named.
    """

    loser: int | None
    durchmarsch: int | None
    jungfrauen: tuple[int, ...]


def judge_ramsch(
    tricks: Sequence[Trick], order: Order, players: int, *, tie: str, durchmarsch: str | int
) -> RamschVerdict:
    """Judge a finished Ramsch.

    ``tie`` is ``highest_trump`` or ``tricks``, ``durchmarsch`` is ``all`` (every trick) or the Augen it takes.
    """
    count = [sum(trick.winner == seat for trick in tricks) for seat in range(players)]
    taken = [sum(trick.augen for trick in tricks if trick.winner == seat) for seat in range(players)]
    for seat in range(players):
        if count[seat] == len(tricks) if durchmarsch == "all" else taken[seat] >= int(durchmarsch):
            return RamschVerdict(None, seat, ())
    most = [seat for seat in range(players) if taken[seat] == max(taken)]
    loser = max(most, key=lambda seat: _worst(tricks, order, seat, tie))
    return RamschVerdict(loser, None, tuple(seat for seat in range(players) if not count[seat]))


def _worst(tricks: Sequence[Trick], order: Order, seat: int, tie: str) -> tuple[int, ...]:
    """Return what decides between players with equally many Augen; the greatest one loses."""
    own = [trick for trick in tricks if trick.winner == seat]
    trumps = [order.strength[card] for trick in own for card in trick.cards if order.group[card] == TRUMP]
    highest = max(trumps, default=-1)
    if tie == "tricks":
        return len(own), len(trumps), highest
    last = max((place for place, trick in enumerate(tricks) if trick.winner == seat), default=-1)
    return highest, len(own), last


def ramsch_payoff(verdict: RamschVerdict, price: int, jungfrau: str, players: int) -> tuple[int, ...]:
    """Return what every seat receives (negative: pays); it sums to zero.

    ``price`` is what one player pays one other, every Jungfrau that doubles for all already in it;
    with ``jungfrau`` = ``individual`` a Jungfrau alone receives double.
    """
    seats = range(players)
    if verdict.durchmarsch is not None:
        return tuple(price * (players - 1) if seat == verdict.durchmarsch else -price for seat in seats)
    twice = verdict.jungfrauen if jungfrau == "individual" else ()
    receives = [0 if seat == verdict.loser else price * (2 if seat in twice else 1) for seat in seats]
    return tuple(-sum(receives) if seat == verdict.loser else receives[seat] for seat in seats)
