"""A table as an immutable value: the fold of its events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, assert_never

from stammtisch.game import BadRecord, Game, Record, Seat
from stammtisch.table.events import (
    Acted,
    Event,
    PotShared,
    ReadySaid,
    Renamed,
    ReservationDropped,
    RoundDealt,
    RoundEnded,
    SeatLeft,
    SeatReserved,
    SeatTaken,
    TableOpened,
)

AnyGame = Game[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Guest:
    """A person at the table: the id that only the server sees, and the name that all see."""

    user: str
    name: str


@dataclass(frozen=True, slots=True)
class Place:
    """One seat: the bot that plays here when nobody sits, the person, and who has reserved it.

    ``left_by`` is the person who got up during the present round: only he may come back before its
    end, as he knows these cards anyway.
    """

    bot: str
    person: Guest | None = None
    reserved: Guest | None = None
    left_by: str | None = None
    ready: bool = False

    @property
    def name(self) -> str:
        """Return the name that is shown at this seat."""
        return self.person.name if self.person else self.bot


@dataclass(frozen=True, slots=True)
class Table:
    """A table after so many accepted commands (``version``).

    ``round`` is the game's own value of the present round; it stays in sight when it is ``over``
    until the next one is dealt. ``finished`` holds the lines of the list as they are sent, those of
    earlier games too, ``totals`` the running score of every seat in the present game, in its units;
    ``carried`` is what lies on the table between rounds.
    """

    id: str
    game: AnyGame
    ruleset: Any
    rules: Record
    places: tuple[Place, ...]
    version: int = 0
    number: int = 0
    dealer: Seat = 0
    next_dealer: Seat | None = None
    round: Any = None
    over: bool = True
    finished: tuple[Record, ...] = ()
    totals: tuple[int, ...] = ()
    carried: Record = field(default_factory=dict)

    @property
    def length(self) -> int | None:
        """Return how many rounds a game has; None: there is no last one."""
        return self.game.length(self.ruleset)

    @property
    def position(self) -> int:
        """Return the place of the present round in its game, counted from 1; 0 before the first deal."""
        return (self.number - 1) % self.length + 1 if self.length and self.number else self.number

    @property
    def game_over(self) -> bool:
        """Say whether the last round of a game has been played and no new game has begun."""
        return self.over and self.position == self.length

    @property
    def winners(self) -> tuple[Seat, ...] | None:
        """Return who has won, or None while the game goes on."""
        if not self.game_over:
            return None
        return tuple(
            self.game.winners(
                self.ruleset, [line for line in self.finished if line["kind"] == "round"][-self.position :], self.totals
            )
        )

    def seat_of(self, user: str) -> Seat | None:
        """Return where this person sits."""
        return next(
            (seat for seat, place in enumerate(self.places) if place.person and place.person.user == user), None
        )

    def reserved_by(self, user: str) -> Seat | None:
        """Return which seat this person has reserved."""
        found = (seat for seat, place in enumerate(self.places) if place.reserved and place.reserved.user == user)
        return next(found, None)

    def persons(self) -> tuple[Seat, ...]:
        """Return the seats where people sit."""
        return tuple(seat for seat, place in enumerate(self.places) if place.person)


def fold(game: AnyGame, commands: Iterable[Sequence[Event]]) -> Table:
    """Return the table after accepted commands, each with its events.

    :raises BadRecord: when the first of them does not open a table.
    """
    table: Table | None = None
    for events in commands:
        table = evolve(game, table, events)
    if table is None:
        raise BadRecord("a table has at least one event: that it was opened")
    return table


def evolve(game: AnyGame, table: Table | None, events: Sequence[Event]) -> Table:
    """Return the table after the events of one accepted command; its version is one higher."""
    version = table.version + 1 if table else 1
    for event in events:
        if table is None and isinstance(event, TableOpened):
            table = _opened(game, event)
        elif table is None:
            raise BadRecord(f"the first event of a table is that it was opened, not {type(event).__name__}")
        else:
            table = _after(table, event)
    if table is None:
        raise BadRecord("an accepted command has at least one event")
    return replace(table, version=version)


def _opened(game: AnyGame, event: TableOpened) -> Table:
    ruleset = game.read_ruleset(event.ruleset)
    places = tuple(Place(bot) for bot in event.bots)
    return Table(event.table_id, game, ruleset, event.ruleset, places, totals=(0,) * len(places))


def _after(table: Table, event: Event) -> Table:
    match event:
        case Acted(seat, action):
            return replace(table, round=table.game.apply(table.round, seat, table.game.read_action(action)))
        case RoundDealt():
            return _dealt(table, event)
        case RoundEnded(payoff, next_dealer, summary, carried):
            paid = _paid(table, payoff, carried, _line(table, payoff, summary, carried))
            return replace(paid, over=True, next_dealer=next_dealer)
        case PotShared(payoff, carried):
            nothing_played = dict.fromkeys(("contract", "declarer", "won"))
            line = _line(table, payoff, nothing_played, carried) | {"kind": "pot_shared"}
            return _paid(table, payoff, carried, line)
        case TableOpened():
            raise BadRecord("a table can be opened only once")
        case _:
            return _seated(table, event)


def _dealt(table: Table, event: RoundDealt) -> Table:
    places = tuple(replace(place, ready=False, left_by=None) for place in table.places)
    opened = table.game.open(table.ruleset, event.deal)
    totals = (0,) * len(places) if table.game_over else table.totals
    return replace(
        table,
        number=event.round,
        dealer=event.deal["dealer"],
        round=opened,
        over=False,
        totals=totals,
        places=places,
    )


def _paid(table: Table, payoff: Sequence[int], carried: Record, line: Record) -> Table:
    totals = tuple(before + paid for before, paid in zip(table.totals, payoff, strict=True))
    return replace(table, finished=(*table.finished, line), totals=totals, carried=carried)


def _line(table: Table, payoff: Sequence[int], summary: Record, carried: Record) -> dict[str, Any]:
    """Return one line of the list; ``carried`` is what lay on the table after it."""
    line = {"kind": "round", "number": table.number, "dealer": table.dealer, **summary}
    return line | {"payoff": list(payoff), "carried": dict(carried)}


def _seated(
    table: Table, event: SeatTaken | SeatReserved | ReservationDropped | SeatLeft | Renamed | ReadySaid
) -> Table:
    place = table.places[event.seat]
    match event:
        case SeatTaken(_, user, name):
            place = replace(place, person=Guest(user, name), reserved=None, left_by=None, ready=False)
        case SeatReserved(_, user, name):
            place = replace(place, reserved=Guest(user, name))
        case ReservationDropped():
            place = replace(place, reserved=None)
        case SeatLeft():
            left_by = place.person.user if place.person and not table.over else None
            place = replace(place, person=None, ready=False, left_by=left_by)
        case Renamed(_, name):
            place = _renamed(place, name)
        case ReadySaid():
            place = replace(place, ready=True)
        case _:
            assert_never(event)
    return replace(table, places=(*table.places[: event.seat], place, *table.places[event.seat + 1 :]))


def _renamed(place: Place, name: str) -> Place:
    if place.person:
        return replace(place, person=replace(place.person, name=name))
    return replace(place, reserved=replace(place.reserved, name=name)) if place.reserved else place
