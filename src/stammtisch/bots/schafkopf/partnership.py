"""Who plays with whom: certain as soon as the cards show it, and likely before (rulebook 7.8)."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.bots.schafkopf.sightings import Sightings
from stammtisch.game import Seat
from stammtisch.schafkopf.contracts import Sauspiel
from stammtisch.schafkopf.view import View


class Parting(NamedTuple):
    """One way in which the seats may be parted into sides: how likely it is, who the partner is, who our friends are.

    The own seat is its own friend; ``partner`` is None in a single game.
    """

    chance: float
    partner: Seat | None
    friends: tuple[bool, ...]


def partings(view: View, seen: Sightings) -> tuple[Parting, ...]:
    """Return every way in which the sides may be made up, as this seat sees it; the chances make one."""
    if view.partner is not None or not isinstance(view.contract, Sauspiel):
        return (Parting(1.0, view.partner, _friends(view, view.partner)),)
    weights = {seat: seen.signs[seat] for seat in range(len(view.counts)) if seat not in seen.not_partner}
    together = sum(weights.values())
    if not together:
        raise ValueError("the called ace lies nowhere: the tricks do not belong to this contract")
    return tuple(Parting(weight / together, seat, _friends(view, seat)) for seat, weight in weights.items())


def _friends(view: View, partner: Seat | None) -> tuple[bool, ...]:
    side = {view.declarer, partner}
    if view.declarer is None:
        # In a Ramsch everybody plays for himself.
        return tuple(seat == view.seat for seat in range(len(view.counts)))
    return tuple((seat in side) == (view.seat in side) for seat in range(len(view.counts)))
