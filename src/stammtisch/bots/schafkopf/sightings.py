"""What the tricks have shown: cards that are gone, suits that somebody lacks, and how each seat has behaved."""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.cards import AUGEN, TRUMP, Card
from stammtisch.game import Seat
from stammtisch.schafkopf.contracts import Hochzeit, Sauspiel
from stammtisch.schafkopf.view import View


@dataclass(frozen=True, slots=True)
class Sightings:
    """What everybody has seen, put together for one seat.

    ``void`` holds for each seat one bit for each group it lacks (bit 0: trump), ``shown`` the cards
    it has played. ``not_partner`` are seats that cannot hold the called ace, ``called_suit_opened``
    says that its holder has no duties left. ``signs`` tells for each seat how much it looks like a
    partner of the declarer: a factor above or below 1.
    """

    unseen: int
    void: tuple[int, ...]
    shown: tuple[int, ...]
    not_partner: frozenset[Seat]
    called_suit_opened: bool
    signs: tuple[float, ...]


LED_TRUMP, LED_CALLED_SUIT, GAVE_AUGEN, GREASED_OPPONENTS = 3.0, 0.1, 2.0, 0.5
"""Signs of a partner: he leads trump, does not search his own ace, and gives Augen to the declarer."""


def sightings(view: View) -> Sightings:
    """Look through all tricks of a view, the running one included."""
    return _Watcher(view).watch()


class _Watcher:
    """Follows the tricks card by card."""

    def __init__(self, view: View) -> None:
        players = len(view.counts)
        self.view = view
        self.void = [0] * players
        self.shown = [0] * players
        self.signs = [1.0] * players
        self.not_partner: set[Seat] = set()
        self.opened = False
        self.contract = view.contract if isinstance(view.contract, Sauspiel) else None

    def watch(self) -> Sightings:
        """Return what there was to see."""
        view = self.view
        for trick in view.tricks:
            self._trick(trick.leader, trick.cards)
        if view.trick and view.leader is not None:
            self._trick(view.leader, view.trick)
        played = 0
        for cards in self.shown:
            played |= cards
        if self.contract:
            self._sides(self.contract)
        elif isinstance(view.contract, Hochzeit) and view.partner is not None:
            self._hochzeit(view.partner)
        unseen = view.ruleset.deck.mask & ~view.dealt.mask & ~played
        return Sightings(
            unseen,
            tuple(self.void),
            tuple(self.shown),
            frozenset(self.not_partner),
            self.opened,
            tuple(self.signs),
        )

    def _sides(self, contract: Sauspiel) -> None:
        """Note who cannot be the partner from what was said: Kontra comes from opponents."""
        for level, seat in enumerate(self.view.doublings):
            if level % 2 == 0:
                self.not_partner.add(seat)
        if self.view.declarer is not None:
            self.not_partner.add(self.view.declarer)
        if self.view.seat is not None and not self.view.dealt.mask >> contract.called_ace & 1:
            self.not_partner.add(self.view.seat)

    def _hochzeit(self, offerer: Seat) -> None:
        """Note that who has given away his only trump has none left, unless he may have got another for it."""
        if not self.view.ruleset.hochzeit_return_trump:
            self.void[offerer] |= 1 << TRUMP

    def _trick(self, leader: Seat, cards: tuple[Card, ...]) -> None:
        order = self.view.order
        led = order.group[cards[0]]
        for place, card in enumerate(cards):
            seat = (leader + place) % len(self.void)
            self.shown[seat] |= 1 << card
            if order.group[card] != led:
                self.void[seat] |= 1 << led
            if self.contract:
                self._ace(self.contract, seat, place, card, led)
                self._sign(seat, leader, cards[: place + 1])
        if self.contract and led == 1 + self.contract.suit:
            self.opened = True

    def _ace(self, contract: Sauspiel, seat: Seat, place: int, card: Card, led: int) -> None:
        """Note who cannot hold the called ace: whoever followed the called suit with another card (rulebook 7.3)."""
        if card == contract.called_ace:
            self.opened = True
        elif led == 1 + contract.suit and place and not self.opened:
            self.not_partner.add(seat)

    def _sign(self, seat: Seat, leader: Seat, cards: tuple[Card, ...]) -> None:
        """Weigh one card as a sign of friendship with the declarer."""
        if seat == self.view.declarer or self.contract is None:
            return
        order = self.view.order
        group = order.group[cards[-1]]
        if len(cards) == 1:
            if group == TRUMP:
                self.signs[seat] *= LED_TRUMP
            elif group == 1 + self.contract.suit and not self.opened:
                self.signs[seat] *= LED_CALLED_SUIT
            return
        if AUGEN[cards[-1]] < 10:
            return
        winner = (leader + order.winner(cards[:-1])) % len(self.void)
        taken = order.winner(cards) == len(cards) - 1
        if winner == self.view.declarer and not taken:
            self.signs[seat] *= GAVE_AUGEN
        elif winner != self.view.declarer and not taken and self._can_choose(seat, cards):
            self.signs[seat] *= GREASED_OPPONENTS

    def _can_choose(self, seat: Seat, cards: tuple[Card, ...]) -> bool:
        """Say whether the seat was free to play another card, as far as is known: it did not have to follow."""
        return bool(self.void[seat] >> self.view.order.group[cards[0]] & 1)
