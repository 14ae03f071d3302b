"""Playing a round of Schwarze Sau to its end with everybody aiming at his bid: fast, and good enough to learn from.

A card is a pair of its group (0 trump, 1 to 4 the plain suits) and its rank in it, 0 the lowest to 7 the highest.
"""

from __future__ import annotations

from collections.abc import Sequence

Ranked = tuple[int, int]
"""Group and rank of a card."""

Holding = list[list[int]]
"""The cards of one player: for each of the five groups the ranks from low to high."""

GROUPS = 5
ABOVE_PLAIN = 8
"""How far every trump stands above the suit led."""


class Playout:
    """One imagined deal with what every player still needs.

    ``needs`` are the tricks that each seat lacks to its bid, ``worth`` the tricks that its hand promises: the sum of
    the ``weights`` of its cards. Whoever holds more than he needs gets rid of it; ``greed`` tells whether tricks are
    still worth taking once the bid is missed.
    """

    __slots__ = ("_give", "_greed", "_hands", "_must_trump", "_needs", "_slack", "_weights", "_worth", "taken")

    def __init__(
        self,
        hands: list[Holding],
        needs: list[int],
        weights: Sequence[Sequence[float]],
        *,
        must_trump: bool = False,
        last_wins: bool = False,
        greed: bool = True,
        slack: float = 0.75,
    ) -> None:
        self._hands = hands
        self._needs = needs
        self._weights = weights
        self._worth = [sum(weights[group][rank] for group in range(GROUPS) for rank in hand[group]) for hand in hands]
        self._must_trump = must_trump
        self._give = 0.5 if last_wins else 0.0
        self._greed = greed
        self._slack = slack
        self.taken = [0] * len(hands)

    def finish(self, leader: int, trick: Sequence[Ranked], size: int) -> list[int]:
        """Play ``size`` more tricks, the first from the cards on the table on; return the tricks taken by seat."""
        for left in range(size, 0, -1):
            leader = self._trick(leader, trick, left)
            self.taken[leader] += 1
            self._needs[leader] -= 1
            trick = ()
        return self.taken

    def _trick(self, leader: int, played: Sequence[Ranked], left: int) -> int:
        """Complete one trick and return who wins it."""
        hands, worth, weights, give = self._hands, self._worth, self._weights, self._give
        players = len(hands)
        winner, led, top = leader, -1, -1.0
        for place in range(players):
            seat = (leader + place) % players
            if place < len(played):
                group, rank = played[place]
            else:
                if place:
                    group, rank = self._follow(seat, led, top, place == players - 1, left)
                else:
                    group, rank = self._lead(seat, left)
                hands[seat][group].remove(rank)
                worth[seat] -= weights[group][rank]
            if not place:
                led = group
            power = ABOVE_PLAIN + rank if group == 0 else rank if group == led else -1
            if power > top:
                winner, top = seat, power - give
        return winner

    def wants(self, seat: int, left: int) -> bool:
        """Say whether a seat is after the trick: it needs some, and holds no more than it needs."""
        need = self._needs[seat]
        if need < 0 or need > left:
            return self._greed or need > left
        return need > 0 and (need == left or self._worth[seat] < need + self._slack)

    def _follow(self, seat: int, led: int, top: float, last: bool, left: int) -> Ranked:
        hand = self._hands[seat]
        wants = self.wants(seat, left)
        suit = hand[led]
        if suit:
            return led, _from_suit(suit, top - ABOVE_PLAIN if led == 0 else top, wants, last)
        trumps = hand[0]
        if not trumps:
            return self._discard(hand, wants)
        over = top - ABOVE_PLAIN
        if wants:
            if trumps[-1] > over:
                return 0, _lowest_over(trumps, over)
            return (0, trumps[0]) if self._must_trump else self._discard(hand, wants)
        if self._must_trump:
            return 0, _from_suit(trumps, over, wants, last)
        under = _highest_under(trumps, over)
        if under is not None:
            return 0, under
        if hand[1] or hand[2] or hand[3] or hand[4]:
            return self._discard(hand, wants)
        return 0, trumps[-1] if last else trumps[0]

    def _discard(self, hand: Holding, wants: bool) -> Ranked:
        """Throw away a plain card: the weakest of whoever needs tricks, the most dangerous of whoever does not."""
        if wants:
            return min(((group, hand[group][0]) for group in (1, 2, 3, 4, 0) if hand[group]), key=self._weight)
        return max(((group, hand[group][-1]) for group in (1, 2, 3, 4) if hand[group]), key=self._weight)

    def _lead(self, seat: int, left: int) -> Ranked:
        hand = self._hands[seat]
        if self.wants(seat, left):
            return max(((group, hand[group][-1]) for group in range(GROUPS) if hand[group]), key=self._weight)
        return min(((group, hand[group][0]) for group in range(GROUPS) if hand[group]), key=self._weight)

    def _weight(self, card: Ranked) -> float:
        return self._weights[card[0]][card[1]]


def _from_suit(suit: list[int], over: float, wants: bool, last: bool) -> int:
    """Choose among cards that must be played: to take the trick, or to leave it to others."""
    if wants:
        if suit[-1] <= over:
            return suit[0]
        return _lowest_over(suit, over) if last else suit[-1]
    under = _highest_under(suit, over)
    if under is not None:
        return under
    return suit[-1] if last else suit[0]


def _lowest_over(suit: list[int], over: float) -> int:
    for rank in suit:
        if rank > over:
            return rank
    return suit[-1]


def _highest_under(suit: list[int], over: float) -> int | None:
    best = None
    for rank in suit:
        if rank > over:
            break
        best = rank
    return best
