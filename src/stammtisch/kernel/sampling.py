"""Hidden hands, exactly uniform over all that fit what a seat knows (rulebook 6.2, 7.3)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from stammtisch.cards.card import Card
from stammtisch.cards.hand import cards_in
from stammtisch.cards.open_play import CalledCard, SeatView
from stammtisch.kernel import _kernel
from stammtisch.kernel.checking import CARDS, SEATS, seed_number, whole, whole_numbers

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Played(NamedTuple):
    """A card that has been played: by whom, which, and the card led to its trick."""

    seat: int
    card: Card
    led: Card


class _Case(NamedTuple):
    """One place where the called card may lie (-1: it is not hidden), and how many of its suit all hold at least."""

    card: int
    seat: int
    least: tuple[int, ...]


class Worlds:
    """All ways the hidden cards may lie, as one seat sees it; counted, not guessed.

    :raises ValueError: when what the view says cannot be.
    """

    def __init__(self, view: SeatView) -> None:
        _check(view)
        played = list(_cards_played(view))
        hidden = _hidden(view, played)
        sizes = _sizes(view, played, hidden)
        self._own = (view.seat, view.hand)
        cases = _cases(view, played, hidden)
        told = [(case.card, case.seat, list(case.least)) for case in cases]
        self._native = _kernel.Worlds(sizes, _types(view, played, hidden), told)
        if not self._native.total:
            raise ValueError(f"barred = {view.barred}: no deal fits this together with the {len(played)} cards played")

    @property
    def total(self) -> int:
        """Return how many worlds there are."""
        return self._native.total

    def sample(self, n: int, seed: int) -> NDArray[np.uint32]:
        """Return ``n`` different worlds, or all when there are no more: hands by seat as bits, shape (n, 4).

        ``n`` is at most 10,000,000.

        :raises ValueError: when ``n`` or ``seed`` cannot be.
        """
        worlds = self._native.sample(whole("n", n), seed_number(seed))
        seat, hand = self._own
        if seat is not None:
            worlds[:, seat] = hand
        return worlds


def sample_worlds(view: SeatView, n: int, seed: int) -> NDArray[np.uint32]:
    """Return ``n`` different ways the remaining hands may lie, or all when there are no more: shape (n, 4), as bits.

    Every possible world is equally likely: voids that were shown, the called ace with its duties and Davonlaufen,
    and cards told to be barred are kept. The same seed gives the same worlds on every machine.

    :raises ValueError: when what the view says cannot be.
    """
    return Worlds(view).sample(n, seed)


def _check(view: SeatView) -> None:
    """Refuse what is no seat, no card and no trick, before anything is reckoned with it.

    :raises ValueError: naming the field and the value.
    """
    most = (1 << CARDS) - 1
    whole("deck", view.deck, 0, most)
    whole("hand", view.hand, 0, most)
    whole("leader", view.leader, 0, SEATS - 1)
    whole_numbers("barred", view.barred, SEATS, 0, most)
    whole_numbers("group", view.order.group, CARDS, -1, CARDS)
    for name, seat in (("seat", view.seat), ("caller", view.caller)):
        if seat is not None:
            whole(name, seat, 0, SEATS - 1)
    for number, trick in enumerate(view.tricks):
        whole(f"tricks[{number}].leader", trick.leader, 0, SEATS - 1)
        whole_numbers(f"tricks[{number}].cards", trick.cards, SEATS, 0, CARDS - 1)
    whole_numbers("trick", view.trick, None, 0, CARDS - 1)
    if len(view.trick) >= SEATS:
        raise ValueError(f"len(trick) = {len(view.trick)}: a trick on the table has at most 3 cards")
    if view.called is not None:
        whole("called", view.called.card, 0, CARDS - 1)
        whole("run_away_min", view.called.run_away_min, 1, CARDS)


def _cards_played(view: SeatView) -> Iterator[Played]:
    for leader, cards in [*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)]:
        for place, card in enumerate(cards):
            yield Played((leader + place) % SEATS, card, cards[0])


def _hidden(view: SeatView, played: list[Played]) -> int:
    """Return the cards that lie in hidden hands, as bits."""
    if view.hand and view.seat is None:
        raise ValueError(f"hand = {view.hand:#x}: a spectator holds no cards")
    seen = view.hand
    if view.hand & ~view.deck:
        raise ValueError(f"hand = {view.hand:#x}: it holds a card that is not in the deck")
    for entry in played:
        if seen >> entry.card & 1:
            raise ValueError(f"tricks = {Card(entry.card).code}: the card is there twice")
        if not view.deck >> entry.card & 1:
            raise ValueError(f"tricks = {Card(entry.card).code}: the card is not in the deck")
        seen |= 1 << entry.card
    return view.deck & ~seen


def _sizes(view: SeatView, played: list[Played], hidden: int) -> list[int]:
    """Return how many cards every hidden hand has."""
    each = view.deck.bit_count() // SEATS
    sizes = [each] * SEATS
    for entry in played:
        sizes[entry.seat] -= 1
    if view.seat is not None:
        if view.hand.bit_count() != sizes[view.seat]:
            raise ValueError(f"hand = {view.hand.bit_count()} cards: seat {view.seat} must hold {sizes[view.seat]}")
        sizes[view.seat] = 0
    if min(sizes) < 0 or sum(sizes) != hidden.bit_count():
        raise ValueError(f"tricks = {len(played)} cards played: the hidden hands do not come out at {each} cards each")
    return sizes


def _cases(view: SeatView, played: list[Played], hidden: int) -> list[_Case]:
    """Return where the called card may lie; the cases exclude each other."""
    called = view.called
    if called is None:
        return [_Case(-1, 0, (0,) * SEATS)]
    suit = view.order.group[called.card]
    least = _least_of_caller(view, played, suit)
    opening = _opening(view, called, played, suit)
    if not hidden >> called.card & 1:
        # Who still holds the card himself knows that nobody else has run away with it.
        runner = None if view.hand >> called.card & 1 else _runner(called, played, opening)
        if runner is not None and runner != view.seat:
            least[runner] = max(least[runner], _left_of_run(view, called, played, opening))
        return [_Case(-1, 0, tuple(least))]
    cases = []
    for seat in _candidates(view, called, played, opening):
        if opening is not None and played[opening].seat == seat:
            least_here = list(least)
            least_here[seat] = max(least[seat], _left_of_run(view, called, played, opening))
            cases.append(_Case(called.card, seat, tuple(least_here)))
        else:
            cases.append(_Case(called.card, seat, tuple(least)))
    return cases


def _least_of_caller(view: SeatView, played: list[Played], suit: int) -> list[int]:
    """Return for the caller 1 while he has not shown the card of the called suit that he must have been dealt."""
    least = [0] * SEATS
    shown = any(entry.seat == view.caller and view.order.group[entry.card] == suit for entry in played)
    if view.caller is not None and view.caller != view.seat and not shown:
        least[view.caller] = 1
    return least


def _opening(view: SeatView, called: CalledCard, played: list[Played], suit: int) -> int | None:
    """Return the place of the card that opened the called suit while the called card was still out."""
    for place, entry in enumerate(played):
        if entry.card == entry.led and view.order.group[entry.card] == suit:
            return place
        if entry.card == called.card:
            return None
    return None


def _runner(called: CalledCard, played: list[Played], opening: int | None) -> int | None:
    """Return who ran away: he opened the suit without the called card, and nobody else played it to that trick."""
    if opening is None or played[opening].card == called.card:
        return None
    trick = played[opening : opening + SEATS]
    return None if any(entry.card == called.card for entry in trick) else played[opening].seat


def _left_of_run(view: SeatView, called: CalledCard, played: list[Played], opening: int | None) -> int:
    """Return how many cards of the suit are still with him who ran away: he had ``run_away_min`` (rulebook 7.3, R4)."""
    assert opening is not None
    runner, suit = played[opening].seat, view.order.group[called.card]
    since = sum(entry.seat == runner and view.order.group[entry.card] == suit for entry in played[opening:])
    return called.run_away_min - since


def _candidates(view: SeatView, called: CalledCard, played: list[Played], opening: int | None) -> list[int]:
    """Return who may hold the hidden called card."""
    seats = set(range(SEATS)) - {view.seat, view.caller}
    seats -= {seat for seat in range(SEATS) if view.barred[seat] >> called.card & 1}
    if opening is not None:
        # Whoever followed without it does not hold it (R1): only who led may, having run away, or who is yet to play.
        followed = {entry.seat for entry in played[opening + 1 : opening + SEATS]}
        seats -= followed
    return sorted(seats)


def _types(view: SeatView, played: list[Played], hidden: int) -> list[tuple[int, int, bool]]:
    """Group the hidden cards by the seats that may hold them; the called suit is counted apart."""
    group, members = view.order.group, view.order.members
    shut = list(view.barred)
    for entry in played:
        if group[entry.card] != group[entry.led]:
            shut[entry.seat] |= members[group[entry.led]]
    suit = group[view.called.card] if view.called else None
    types: defaultdict[tuple[int, bool], int] = defaultdict(int)
    for card in cards_in(hidden):
        seats = sum(1 << seat for seat in range(SEATS) if seat != view.seat and not shut[seat] >> card & 1)
        types[(seats, group[card] == suit)] |= 1 << card
    return [(cards, seats, counted) for (seats, counted), cards in types.items()]
