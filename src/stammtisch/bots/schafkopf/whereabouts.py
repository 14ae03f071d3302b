"""Where the unseen cards are: certain for some, and for the others how likely with each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.cards import TRUMP, Card
from stammtisch.cards.hand import cards_in
from stammtisch.game import Seat
from stammtisch.schafkopf.contracts import Hochzeit, Sauspiel, Solo
from stammtisch.schafkopf.schieber import ASIDE
from stammtisch.schafkopf.view import View

if TYPE_CHECKING:
    from stammtisch.bots.schafkopf.knowledge import Knowledge

DECLARER_TRUMPS = 1.6
"""How much likelier a trump sits with the declarer of a Sauspiel than with somebody else of equal count."""

SOLOIST_TRUMPS = 3.0
"""The same for the declarer of a single game."""

TAKEN_OBER = 50.0
"""The same for the two Ober with the one who took them in a Schieber: he could have passed them on."""

CERTAIN = 1e6
"""Outweighs every other share."""

ROUNDS = 4
"""How often rows and columns are brought to their sums."""


def holding(known: Knowledge) -> dict[Card, tuple[float, ...]]:
    """Return for each unseen card the chance that each seat holds it.

    The chances of a card make one, those of a seat its number of cards: starting from likely
    shares, rows and columns are brought to their sums in turn. Cards whose place is certain, and the called ace, stay.
    """
    sure = certain(known.view)
    shares = {card: _shares(known, card, sure.get(card)) for card in cards_in(known.unseen)}
    counts = [0 if seat == known.seat else count for seat, count in enumerate(known.view.counts)]
    fixed = [row for card, row in shares.items() if card in sure or card == known.unseen_called_ace]
    free = [row for card, row in shares.items() if card not in sure and card != known.unseen_called_ace]
    room = [max(0.0, count - sum(row[seat] for row in fixed)) for seat, count in enumerate(counts)]
    for _ in range(ROUNDS):
        for row in free:
            together = sum(row)
            if together:
                row[:] = [share / together for share in row]
        for seat, count in enumerate(room):
            rest = sum(row[seat] for row in free)
            factor = count / rest if rest > 0 else 0.0
            for row in free:
                row[seat] *= factor
    return {card: tuple(min(1.0, share) for share in row) for card, row in shares.items()}


def certain(view: View) -> dict[Card, Seat]:
    """Return the cards whose place this seat knows although it does not hold them, as far as they are not played."""
    places = {card: one.seat for one in view.open_hands if one.seat != view.seat for card in one.hand}
    contract, declarer = view.contract, view.declarer
    if isinstance(contract, Sauspiel) and contract.muss and declarer is not None and declarer != view.seat:
        # Who holds the Eichel-Ober had to play (rulebook 13.9).
        places[Card.EO] = declarer
    if isinstance(contract, Hochzeit) and view.hochzeit is not None and view.seat in view.hochzeit:
        other = view.hochzeit[0] if view.seat == view.hochzeit[1] else view.hochzeit[1]
        if other is not None:
            places.update((card, other) for card in view.given)
    return places


def _shares(known: Knowledge, card: Card, sure: Seat | None) -> list[float]:
    """Return how likely a card sits with each seat, before the numbers of cards are brought in."""
    if sure is not None:
        return [float(seat == sure) for seat in known.seats]
    if card == known.unseen_called_ace:
        return list(known.partners)
    return [_share(known, card, seat) for seat in known.seats]


def _share(known: Knowledge, card: Card, seat: Seat) -> float:
    group = known.order.group[card]
    if seat == known.seat or known.sightings.void[seat] >> group & 1:
        return 0.0
    if seat == known.declarer and group == TRUMP and not known.unwilling:
        if card in ASIDE and isinstance(known.contract, Solo) and known.view.ruleset.schieber == "always":
            return TAKEN_OBER
        return SOLOIST_TRUMPS if known.alone else DECLARER_TRUMPS
    return _called_suit_share(known, group) if known.declarer_keeps(seat, group) else 1.0


def _called_suit_share(known: Knowledge, group: int) -> float:
    """Return how much likelier a card of the called suit sits with the declarer, who surely has one of them."""
    cards = (known.unseen & known.order.members[group]).bit_count() - (known.unseen_called_ace is not None)
    if cards <= 1:
        return CERTAIN
    share = 1 / 3 / (1 - (2 / 3) ** cards)
    return 2 * share / (1 - share)
