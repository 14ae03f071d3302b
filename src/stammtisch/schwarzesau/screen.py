"""A view in letters and numbers, JSON-ready, as the page shows it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stammtisch.cards import TRUMP
from stammtisch.game import Refusal
from stammtisch.schwarzesau.actions import PlayCard, action_record
from stammtisch.schwarzesau.bidding import barred_bid
from stammtisch.schwarzesau.cards import PackCard, winning_place
from stammtisch.schwarzesau.phases import Trick
from stammtisch.schwarzesau.view import View


def screen(view: View) -> dict[str, Any]:
    """Return the whole view as the page needs it; nothing in it goes beyond what the seat may know."""
    return {
        "phase": view.phase,
        "number": view.number,
        "rounds": list(view.ruleset.hand_sizes),
        "hand_size": view.hand_size,
        "dealer": view.dealer,
        "turn": view.turn,
        "trump": view.trump.letter if view.trump is not None else None,
        "turned_up": view.turned_up.face.code if view.turned_up else None,
        "hand": _hand(view),
        "blind": view.seat is not None and not view.hand and bool(view.counts[view.seat]),
        "others": [[card.face.code for card in hand] for hand in view.others],
        "counts": list(view.counts),
        "bids": list(view.bids),
        "spoken": list(view.spoken),
        "bid_sum": sum(bid for bid in view.bids if bid is not None),
        "barred": _barred(view),
        "tricks_taken": list(view.taken),
        "options": [{"action": action_record(o.action), "refusal": _reason(o.refusal)} for o in view.options],
        "trick": {"leader": view.leader, "cards": _marked(view.trick), "winning": _winning(view)},
        "last_trick": _trick(view.tricks[-1]) if view.tricks else None,
        "result": _result(view, view.points) if view.points is not None else None,
    }


def _reason(refusal: Refusal | None) -> dict[str, Any] | None:
    return refusal.record() if refusal else None


def _hand(view: View) -> list[dict[str, Any]]:
    """Return the own cards sorted, each with the reason against it when it is the seat's turn."""
    reasons = {option.action: option.refusal for option in view.cards}
    order = view.order
    cards = sorted(view.hand, key=lambda card: (order.group[card.face], -order.strength[card.face], card.pack))
    return [
        {
            "card": card.face.code,
            "id": card.code,
            "trump": order.group[card.face] == TRUMP,
            "refusal": _reason(reasons.get(PlayCard(card))),
        }
        for card in cards
    ]


def _marked(cards: Iterable[PackCard]) -> list[dict[str, Any]]:
    """Return the cards of a trick in order of play; the second of equal faces is marked with 2, and so on."""
    shown: list[dict[str, Any]] = []
    for card in cards:
        same = sum(other["card"] == card.face.code for other in shown)
        shown.append({"card": card.face.code, "twin": same + 1})
    return shown


def _winning(view: View) -> int | None:
    """Return the seat whose card wins the trick so far."""
    if not view.trick:
        return None
    place = winning_place(view.order, [card.face for card in view.trick], view.ruleset.identical)
    return (view.leader + place) % len(view.counts)


def _trick(trick: Trick) -> dict[str, Any]:
    return {"leader": trick.leader, "cards": _marked(trick.cards), "winner": trick.winner}


def _barred(view: View) -> int | None:
    """Return the number that the dealer will not be allowed to say, as it stands after the bids so far."""
    if view.phase != "bidding" or view.ruleset.bid_style == "hidden":
        return None
    return barred_bid(view.hand_size, [bid for bid in view.bids if bid is not None], True, view.ruleset.hook)


def _result(view: View, points: tuple[int, ...]) -> dict[str, Any]:
    taken = view.taken
    return {
        "points": list(points),
        "exact": [bid == taken[seat] for seat, bid in enumerate(view.bids)],
        "tricks_played": [_trick(trick) for trick in view.tricks],
    }
