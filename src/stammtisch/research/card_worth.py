"""Fits what a card is worth in tricks, from rounds that are played out: ``python -m stammtisch.research.card_worth``.

It writes the constants of :mod:`stammtisch.bots.schwarzesau.worth`. Every seat aims at what its hand promises by the
constants so far; then it is known of every card whether it took its trick, and the constants are fitted anew.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from stammtisch.bots.schwarzesau import worth
from stammtisch.bots.schwarzesau.playout import Playout, Ranked
from stammtisch.bots.schwarzesau.sightings import sightings
from stammtisch.research.fitting import fit
from stammtisch.schwarzesau import SCHWARZE_SAU

ROUNDS, PASSES, SEED = 2500, 4, 1
Cases = dict[str, list[tuple[list[float], bool]]]
"""For trumps and for plain cards: the features of a card, and whether it took its trick."""


class Recorded(Playout):
    """A playout that keeps for every card who played it, and whether it took the trick."""

    def watch(self, size: int) -> list[tuple[int, Ranked, bool]]:
        """Play from the first seat's lead on and return all cards."""
        self._cards: list[tuple[int, Ranked, bool]] = []
        self.finish(0, (), size)
        return self._cards

    def _trick(self, leader: int, played: Sequence[Ranked], left: int) -> int:
        before = [[list(ranks) for ranks in hand] for hand in self._hands]
        winner = super()._trick(leader, played, left)
        for seat, (had, has) in enumerate(zip(before, self._hands, strict=True)):
            for group, (ranks, kept) in enumerate(zip(had, has, strict=True)):
                for rank in kept:
                    ranks.remove(rank)
                self._cards += [(seat, (group, rank), seat == winner) for rank in ranks]
        return winner


def watch_round(dice: random.Random, cases: Cases) -> None:
    """Play one round with any number of players and any hand size, and add all its cards."""
    players = dice.randint(2, 9) if dice.random() < 0.8 else dice.randint(10, 14)
    largest = dice.randint(2, 9) if dice.random() < 0.9 else dice.randint(10, 12)
    ruleset = SCHWARZE_SAU.read_ruleset({"players": players, "max_hand": largest})
    number = 0 if dice.random() < 0.9 else largest - 1
    round_ = SCHWARZE_SAU.open(ruleset, SCHWARZE_SAU.deal(ruleset, number, players - 1, dice))
    size = round_.hand_size
    seen = [sightings(SCHWARZE_SAU.view(round_, seat)) for seat in range(players)]
    hands = [hand for one in seen for hand in one.open_hands if hand is not None]
    aims = [
        min(max(round(worth.worth(hand, worth.weights(one, size)) + dice.gauss(0, 0.3)), 0), size)
        for one, hand in zip(seen, hands, strict=True)
    ]
    features = [worth.features(one, size) for one in seen]
    for seat, (group, rank), won in Recorded(hands, aims, worth.weights(seen[0], size)).watch(size):
        cases["plain" if group else "trump"].append((features[seat][group][rank], won))


def main() -> int:
    """Fit from the constants there are, pass by pass, and write them beside the bot."""
    for number in range(PASSES):
        dice = random.Random(f"{SEED}:{number}")
        cases: Cases = {"trump": [], "plain": []}
        for _ in range(ROUNDS):
            watch_round(dice, cases)
        for kind, watched in cases.items():
            worth.FITTED[kind][:] = [round(constant, 4) for constant in fit(watched)]
            print(f"pass {number + 1}: {len(watched)} {kind} cards: {worth.FITTED[kind]}")
    how = f"stammtisch.research.card_worth: {PASSES} passes of {ROUNDS} rounds with 2 to 14 players, seed {SEED}"
    target = Path(worth.__file__).with_name("card_worth.json")
    target.write_text(json.dumps({"fitted_by": how, "constants": worth.FITTED}, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
