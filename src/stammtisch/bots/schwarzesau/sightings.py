"""What one seat has seen of a round: the cards still out, and who has shown to lack which suit."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from stammtisch.bots.schwarzesau.playout import GROUPS, Holding, Ranked
from stammtisch.cards import TRUMP
from stammtisch.cards.card import ALL_CARDS
from stammtisch.schwarzesau.cards import PackCard
from stammtisch.schwarzesau.view import View

TRUMP_STRENGTH = 100
"""How far the order of the cards sets trumps above everything else."""


@dataclass(frozen=True, slots=True)
class Sightings:
    """What everybody has seen, put together for one seat.

    ``unseen`` are the cards that may be in a hidden hand or in the rest, ``open_hands`` the hands that this seat
    sees (its own, and everybody else's in a blind one-card round; None: hidden), ``sizes`` how many cards each seat
    holds. ``void`` holds for each seat the groups it has shown to lack.
    """

    unseen: tuple[Ranked, ...]
    open_hands: tuple[Holding | None, ...]
    sizes: tuple[int, ...]
    void: tuple[frozenset[int], ...]


def sightings(view: View) -> Sightings:
    """Look through everything a seat may know of a round."""
    seats = range(len(view.counts))
    hands = [view.hand if seat == view.seat else view.others[seat] for seat in seats]
    gone = [card for trick in view.tricks for card in trick.cards] + list(view.trick)
    gone += [card for hand in hands for card in hand] + ([view.turned_up] if view.turned_up else [])
    faces = [PackCard(face, pack) for pack in range(view.ruleset.packs) for face in ALL_CARDS]
    seen = set(gone)
    return Sightings(
        tuple(ranked(view, card) for card in faces if card not in seen),
        tuple(
            holding(ranked(view, card) for card in hand) if len(hand) == count else None
            for hand, count in zip(hands, view.counts, strict=True)
        ),
        view.counts,
        _voids(view),
    )


def ranked(view: View, card: PackCard) -> Ranked:
    """Return group and rank of a card in this round."""
    return view.order.group[card.face], view.order.strength[card.face] % TRUMP_STRENGTH


def holding(cards: Iterable[Ranked]) -> Holding:
    """Sort cards by group, in each from low to high."""
    groups: Holding = [[] for _ in range(GROUPS)]
    for group, rank in sorted(cards):
        groups[group].append(rank)
    return groups


def _voids(view: View) -> tuple[frozenset[int], ...]:
    """Return what each seat has shown to lack: the suit it did not follow, and trump where it had to trump."""
    players = len(view.counts)
    void: list[set[int]] = [set() for _ in range(players)]
    for leader, cards in [*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)]:
        led = view.order.group[cards[0].face] if cards else TRUMP
        for place, card in enumerate(cards):
            group = view.order.group[card.face]
            if group != led:
                void[(leader + place) % players].add(led)
                if view.ruleset.must_trump and group != TRUMP:
                    void[(leader + place) % players].add(TRUMP)
    return tuple(frozenset(groups) for groups in void)
