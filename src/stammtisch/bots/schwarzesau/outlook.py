"""A round as one seat sees it, ready for trying things out in imagined deals."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from stammtisch.bots.schwarzesau.imagined import imagine
from stammtisch.bots.schwarzesau.playout import Holding, Playout, Ranked
from stammtisch.bots.schwarzesau.sightings import Sightings, ranked, sightings
from stammtisch.bots.schwarzesau.worth import weights, worth
from stammtisch.game import Seat
from stammtisch.schwarzesau.scoring import score
from stammtisch.schwarzesau.view import View


@dataclass(frozen=True, slots=True)
class Outlook:
    """A view, what was seen in it, what each card is worth, and the tricks every seat still needs for its bid.

    ``needs`` is None where the bid is not known. All imagined deals of one decision come from the same dice.
    """

    view: View
    seat: Seat
    seen: Sightings
    table: tuple[tuple[float, ...], ...]
    trick: tuple[Ranked, ...]
    needs: tuple[int | None, ...]
    dice: random.Random

    @classmethod
    def of(cls, view: View) -> Outlook:
        """Look at a view; the dice follow from what the seat knows, so the same view brings the same deals.

        :raises ValueError: for a spectator, who has nothing to decide.
        """
        if view.seat is None:
            raise ValueError("a spectator has nothing to decide")
        seen = sightings(view)
        trick = tuple(ranked(view, card) for card in view.trick)
        needs = tuple(
            bid - taken if bid is not None else None for bid, taken in zip(view.bids, view.taken, strict=True)
        )
        return cls(view, view.seat, seen, weights(seen, max(view.counts)), trick, needs, random.Random(_known(view)))

    @property
    def left(self) -> int:
        """Return how many tricks are to come, the one on the table included."""
        return max(self.view.counts)

    @property
    def need(self) -> int:
        """Return the tricks this seat still lacks; negative when it has too many.

        :raises ValueError: before the seat has made its bid.
        """
        need = self.needs[self.seat]
        if need is None:
            raise ValueError(f"seat {self.seat} has not said how many tricks it will take")
        return need

    def imagine(self) -> list[Holding]:
        """Imagine a deal that agrees with everything seen."""
        return imagine(self.seen, self.dice)

    def points(self, hands: Sequence[Holding], bid: int, card: Ranked | None = None) -> int:
        """Return this seat's points when an imagined deal is played to its end, its next card being this one."""
        return score(bid, self.tricks(hands, bid, card), self.view.ruleset.scoring)

    def tricks(self, hands: Sequence[Holding], bid: int, card: Ranked | None = None) -> int:
        """Return this seat's tricks at the end of an imagined deal, with everybody aiming at his bid.

        Whoever has not spoken yet aims at what his hand promises.
        """
        needs = [
            need if need is not None else round(worth(hand, self.table))
            for need, hand in zip(self.needs, hands, strict=True)
        ]
        taken = self.view.taken[self.seat]
        needs[self.seat] = bid - taken
        held = [[list(ranks) for ranks in hand] for hand in hands]
        begun = self.trick
        if card is not None:
            held[self.seat][card[0]].remove(card[1])
            begun = (*begun, card)
        rules = self.view.ruleset
        playout = Playout(
            held,
            needs,
            self.table,
            must_trump=rules.must_trump,
            last_wins=rules.identical == "last",
            greed=rules.scoring == "seed",
        )
        return taken + playout.finish(self.view.leader, begun, self.left)[self.seat]


def _known(view: View) -> str:
    """Return all that the seat knows of the cards and bids, in one text."""
    hands = [[card.code for card in hand] for hand in (view.hand, *view.others, view.trick)]
    played = [(trick.leader, [card.code for card in trick.cards]) for trick in view.tricks]
    turned_up = view.turned_up.code if view.turned_up else None
    return repr((view.seat, view.dealer, view.hand_size, hands, view.bids, view.spoken, turned_up, played))
