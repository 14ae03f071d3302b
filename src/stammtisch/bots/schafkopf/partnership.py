"""Who plays with whom: certain as soon as the cards show it, and likely before (rulebook 7.8)."""

from __future__ import annotations

from stammtisch.bots.schafkopf.sightings import Sightings
from stammtisch.schafkopf.contracts import Sauspiel
from stammtisch.schafkopf.view import View


def partner_chances(view: View, seen: Sightings) -> tuple[float, ...]:
    """Return for each seat the chance that it is the declarer's partner; all zero in a single game."""
    seats = range(len(view.counts))
    if not isinstance(view.contract, Sauspiel):
        return tuple(0.0 for _ in seats)
    if view.partner is not None:
        return tuple(float(seat == view.partner) for seat in seats)
    weights = [0.0 if seat in seen.not_partner else seen.signs[seat] for seat in seats]
    together = sum(weights)
    if not together:
        raise ValueError("the called ace lies nowhere: the tricks do not belong to this contract")
    return tuple(weight / together for weight in weights)


def friend_chances(view: View, partners: tuple[float, ...]) -> tuple[float, ...]:
    """Return for each seat the chance that it is on the viewer's side."""
    seats = range(len(partners))
    if view.seat == view.declarer or partners[view.seat or 0] == 1:
        friends = [1.0 if seat == view.declarer else partners[seat] for seat in seats]
    else:
        friends = [0.0 if seat == view.declarer else 1 - partners[seat] for seat in seats]
    if view.seat is not None:
        friends[view.seat] = 1.0
    return tuple(friends)
