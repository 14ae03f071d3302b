"""What a player knows while cards are played: what is out, who is void, and how likely each card sits where."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from stammtisch.bots.schafkopf.partnership import Parting, partings
from stammtisch.bots.schafkopf.sightings import Sightings, sightings
from stammtisch.bots.schafkopf.whereabouts import holding
from stammtisch.cards import AUGEN, TRUMP, Card, Order, Suit
from stammtisch.cards.hand import cards_in
from stammtisch.game import Seat
from stammtisch.schafkopf.contracts import Contract, Kreuzspiel, Sauspiel
from stammtisch.schafkopf.view import View


@dataclass(frozen=True)
class Knowledge:
    """One seat's knowledge of a round in which cards are played.

    ``partings`` are the ways in which the sides may be made up, ``holding`` is for each unseen card the
    chance for each seat to hold it. There is no declarer in a Ramsch.
    """

    view: View
    seat: Seat
    contract: Contract
    declarer: Seat | None
    sightings: Sightings

    @classmethod
    def of(cls, view: View) -> Knowledge:
        """Gather what the view tells.

        :raises ValueError: when no cards are being played or a spectator asks.
        """
        if view.seat is None or view.contract is None:
            raise ValueError(f"nothing to play for seat {view.seat} in the phase {view.phase}")
        return cls(view, view.seat, view.contract, view.declarer, sightings(view))

    @property
    def order(self) -> Order:
        """Return what beats what."""
        return self.view.order

    @property
    def hand(self) -> int:
        """Return the own remaining cards, as bits."""
        return self.view.hand.mask

    @property
    def unseen(self) -> int:
        """Return the cards that the others still hold, as bits."""
        return self.sightings.unseen

    @cached_property
    def partings(self) -> tuple[Parting, ...]:
        """Return every way in which the sides may be made up, with its chance."""
        return partings(self.view, self.sightings)

    @cached_property
    def partners(self) -> tuple[float, ...]:
        """Return for each seat the chance that it holds, or held, the called ace."""
        return tuple(sum(one.chance for one in self.partings if one.partner == seat) for seat in self.seats)

    @cached_property
    def friends(self) -> tuple[float, ...]:
        """Return for each seat the chance that it is on this seat's side; the own seat is 1."""
        return tuple(sum(one.chance for one in self.partings if one.friends[seat]) for seat in self.seats)

    @property
    def seats(self) -> range:
        """Return all seats."""
        return range(len(self.view.counts))

    @property
    def alone(self) -> bool:
        """Say whether the declarer plays against all others."""
        return not self.contract.partnered

    @property
    def unwilling(self) -> bool:
        """Say whether the declarer plays without having chosen to, so that his cards are not known to be good."""
        return isinstance(self.contract, Kreuzspiel) or (isinstance(self.contract, Sauspiel) and self.contract.muss)

    @property
    def declares(self) -> bool:
        """Say whether this seat is the declarer."""
        return self.seat == self.declarer

    @property
    def partners_declarer(self) -> bool:
        """Say whether this seat is the declarer's partner."""
        return not self.declares and self.view.partner == self.seat

    @property
    def opposes(self) -> bool:
        """Say whether this seat plays against the declarer."""
        return not self.declares and not self.partners_declarer

    @property
    def to_come(self) -> tuple[Seat, ...]:
        """Return the seats that play to this trick after the own one."""
        players = len(self.view.counts)
        return tuple((self.seat + step) % players for step in range(1, players - len(self.view.trick)))

    @cached_property
    def holding(self) -> dict[Card, tuple[float, ...]]:
        """Return for each unseen card the chance that each seat holds it; the chances of a card make one."""
        return holding(self)

    @property
    def unseen_called_ace(self) -> Card | None:
        """Return the called ace, or the card called in its place, while somebody else may hold it."""
        if isinstance(self.contract, Sauspiel) and self.unseen >> self.contract.called_ace & 1:
            return self.contract.called_ace
        return None

    def chance_of_none(self, seat: Seat, cards: int, partner: Seat | None = None) -> float:
        """Return the chance that a seat holds none of these cards, given as bits.

        With a ``partner`` given, it is he who holds the called ace, if it is still unseen.
        """
        chance = 1.0
        ace = None if partner is None else self.unseen_called_ace
        for card in cards_in(cards & self.unseen):
            if card == ace:
                chance *= float(seat != partner)
            else:
                chance *= 1 - self.holding[card][seat]
        return chance

    def chance_void(self, seat: Seat, group: int, partner: Seat | None = None) -> float:
        """Return the chance that a seat has no card of this group (0: trump); ``partner`` as above."""
        if self.sightings.void[seat] >> group & 1:
            return 1.0
        if self.declarer_keeps(seat, group):
            return 0.0
        return self.chance_of_none(seat, self.order.members[group], partner)

    def declarer_keeps(self, seat: Seat, group: int) -> bool:
        """Say whether the declarer surely has a card of the called suit: he needed one to call (rulebook 7.1).

        Who had to play may have called by Renonce, without one (rulebook 13.9).
        """
        return (
            isinstance(self.contract, Sauspiel)
            and not self.contract.muss
            and seat == self.declarer
            and seat != self.seat
            and group == 1 + self.contract.suit
            and not self.sightings.shown[seat] & self.order.members[group]
        )

    def higher(self, card: Card) -> int:
        """Return the unseen cards of the same group that beat this one, as bits."""
        strength = self.order.strength
        beating = 0
        for other in cards_in(self.unseen & self.order.members[self.order.group[card]]):
            if strength[other] > strength[card]:
                beating |= 1 << other
        return beating

    def highest(self, card: Card) -> bool:
        """Say whether nobody else holds a higher card of the same group."""
        return not self.higher(card)

    @property
    def own_trumps(self) -> int:
        """Return the own trumps, as bits."""
        return self.hand & self.order.members[TRUMP]

    @property
    def trumps_out(self) -> int:
        """Return the trumps that the others hold, as bits."""
        return self.unseen & self.order.members[TRUMP]

    @property
    def hostile_trumps(self) -> float:
        """Return how many trumps the other side is likely to hold."""
        return sum(
            share * (1 - self.friends[seat])
            for card in cards_in(self.trumps_out)
            for seat, share in enumerate(self.holding[card])
        )

    @property
    def called_suit_closed(self) -> Suit | None:
        """Return the called suit while it has not been led and its ace not been played (rulebook 7.3)."""
        if not isinstance(self.contract, Sauspiel) or self.sightings.called_suit_opened:
            return None
        return self.contract.suit

    def augen(self, card: Card) -> int:
        """Return the Augen of a card; in a Tout only tricks count (rulebook 10.3)."""
        return 0 if self.contract.tout else AUGEN[card]
