"""How many tricks to say: the number that brings the most points in imagined deals (rulebook 4)."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.bots.bot import Alternative, Decision
from stammtisch.bots.schwarzesau.outlook import Outlook
from stammtisch.bots.schwarzesau.trials import compare
from stammtisch.bots.schwarzesau.worth import worth
from stammtisch.schwarzesau.actions import Action, Bid
from stammtisch.schwarzesau.view import View

CARDS = 4500
"""How many imagined cards a bid may cost."""

NEAR = 1.5
"""How far from what the hand promises, or takes at first sight, a number is still worth a trial."""

LOOKS = 4
"""How many imagined deals make the first sight."""


def say(view: View) -> Decision[Action]:
    """Choose among the numbers that may be said."""
    allowed = [option.action for option in view.options if option.refusal is None]
    numbers = [action.tricks for action in allowed if isinstance(action, Bid)]
    outlook = Outlook.of(view)
    near = _near(outlook, numbers)
    found = compare(outlook, near, outlook.points, CARDS)
    best = max(near, key=lambda number: (found[number], -number))
    return Decision(
        Bid(best),
        tuple(Alternative(Bid(number), round(found[number], 2)) for number in near),
        _reasons(outlook, best, numbers),
    )


def _near(outlook: Outlook, numbers: Sequence[int]) -> list[int]:
    """Leave out the numbers far from what the own hand promises; nobody knows his hand in a blind one-card round."""
    hand = outlook.seen.open_hands[outlook.seat]
    if hand is None:
        return list(numbers)
    promised = worth(hand, outlook.table)
    taken = [outlook.tricks(outlook.imagine(), round(promised)) for _ in range(LOOKS)]
    marks = (promised, sum(taken) / LOOKS)
    near = [number for number in numbers if any(abs(number - mark) <= NEAR for mark in marks)]
    return near or [min(numbers, key=lambda number: abs(number - promised))]


def _reasons(outlook: Outlook, best: int, numbers: Sequence[int]) -> tuple[str, ...]:
    """Say what the number goes by: the hand, and the one that the others' bids have barred (rulebook 4.2)."""
    hand = outlook.seen.open_hands[outlook.seat]
    if hand is None:
        return ("hand_unseen",)
    promised = round(worth(hand, outlook.table))
    fits = "hand_promises_it" if best == promised else "others_want_less" if best > promised else "others_want_more"
    return (fits, "promised_number_barred") if promised not in numbers else (fits,)
