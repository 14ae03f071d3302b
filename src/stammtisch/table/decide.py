"""The rules of the table: a command becomes events, or is refused with the reason."""

from __future__ import annotations

import random
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import assert_never

from stammtisch.game import ActionRefused, Record, Refusal, Seat
from stammtisch.table.commands import (
    Act,
    BotAt,
    Clock,
    Command,
    LeaveSeat,
    NextRound,
    OpenTable,
    Person,
    Rename,
    SeatBot,
    Sender,
    TakeSeat,
)
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
from stammtisch.table.names import BadName, bot_names, clean_name
from stammtisch.table.table import AnyGame, Place, Table


class Refused(Exception):
    """A command that cannot be carried out; the table is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What a decision depends on besides the table: the source of the cards, and who has been away for long."""

    source: random.Random
    absent: AbstractSet[Seat] = frozenset()


def open_table(game: AnyGame, command: OpenTable, sender: Person, source: random.Random) -> tuple[Event, ...]:
    """Open a table and deal the first round; the first dealer is drawn by lot.

    :raises Refused: when the name cannot be read.
    :raises RulesetFaults: when the house rules have faults.
    """
    name = _cleaned(command.name)
    ruleset = game.read_ruleset(command.ruleset)
    seats = game.seats(ruleset)
    opened = TableOpened(command.table_id, game.name, game.ruleset_record(ruleset), bot_names(seats, name))
    deal = game.deal(ruleset, 0, source.randrange(seats), source)
    return opened, SeatTaken(0, sender.user, name), RoundDealt(1, deal)


def decide(table: Table, command: Command, sender: Sender, around: Circumstances) -> tuple[Event, ...]:
    """Say what happens when the sender asks this of the table.

    :raises Refused: with the reason when it cannot be done.
    """
    if isinstance(command, Act):
        return _act(table, command, _acting_seat(table, sender))
    if isinstance(command, NextRound) and isinstance(sender, Clock):
        return _deal_for_the_waiting(table, around)
    if not isinstance(sender, Person):
        raise Refused(Refusal("NOT_SEATED", ""))
    match command:
        case TakeSeat():
            return _take_seat(table, command, sender)
        case LeaveSeat():
            return _leave_seat(table, sender, around)
        case SeatBot(seat):
            return _seat_bot(table, seat, sender, around)
        case Rename(name):
            return _rename(table, name, sender)
        case NextRound():
            return _next_round(table, sender, around)
    assert_never(command)


def _cleaned(name: str) -> str:
    try:
        return clean_name(name)
    except BadName as bad:
        raise Refused(bad.refusal) from bad


def _place(table: Table, seat: Seat) -> Place:
    if not 0 <= seat < len(table.places):
        text = str(seat) if abs(seat) < 10**9 else f"{str(seat)[:9]}…"
        raise Refused(Refusal("UNKNOWN_SEAT", "", {"text": text, "last": len(table.places) - 1}))
    return table.places[seat]


def _seat_of(table: Table, person: Person) -> Seat:
    seat = table.seat_of(person.user)
    if seat is None:
        raise Refused(Refusal("NOT_SEATED", ""))
    return seat


# --- The round ---------------------------------------------------------------------------------------------


def _acting_seat(table: Table, sender: Sender) -> Seat:
    """Return the seat that acts: a person's own, or a bot's while a bot sits there."""
    if isinstance(sender, Person):
        return _seat_of(table, sender)
    if isinstance(sender, BotAt) and table.places[sender.seat].person is None:
        return sender.seat
    raise Refused(Refusal("NOT_SEATED", ""))


def _act(table: Table, command: Act, seat: Seat) -> tuple[Event, ...]:
    game = table.game
    if table.round is None:
        raise Refused(Refusal("NO_ROUND", ""))
    try:
        action = game.read_action(command.action)
        after = game.apply(table.round, seat, action)
    except ActionRefused as refused:
        raise Refused(refused.refusal) from refused
    acted = Acted(seat, game.action_record(action))
    outcome = game.outcome(after)
    if outcome is None:
        return (acted,)
    ended = RoundEnded(outcome.payoff, outcome.next_dealer, outcome.summary, outcome.carried)
    somebody_left = any(place.left_by and not place.person for place in table.places)
    shared = _shared_out(table, outcome.carried) if somebody_left else ()
    return acted, ended, *shared, *_sit_down(table)


def _shared_out(table: Table, carried: Record) -> tuple[PotShared, ...]:
    """Share out the money on the table when somebody has got up for good: it belongs to those who fed it."""
    shares = table.game.share_out(table.ruleset, carried)
    return (PotShared(shares.payoff, shares.carried),) if shares else ()


def _sit_down(table: Table) -> list[Event]:
    """Let everybody sit down who has reserved a seat; called when a round is over."""
    waiting = [(seat, place.reserved) for seat, place in enumerate(table.places) if place.person is None]
    return [SeatTaken(seat, guest.user, guest.name) for seat, guest in waiting if guest]


def _next_round(table: Table, sender: Person, around: Circumstances) -> tuple[Event, ...]:
    seat = _seat_of(table, sender)
    if not table.over:
        raise Refused(Refusal("ROUND_RUNNING", ""))
    said: tuple[Event, ...] = () if table.places[seat].ready else (ReadySaid(seat),)
    others = [other for other in table.persons() if other != seat]
    if all(table.places[other].ready for other in others):
        return *said, _deal(table, around, table.carried)
    if not said:
        raise Refused(Refusal("READY_ALREADY", ""))
    return said


def _deal_for_the_waiting(table: Table, around: Circumstances) -> tuple[Event, ...]:
    """Deal although not everybody is ready: somebody has waited long enough."""
    if not table.over:
        raise Refused(Refusal("ROUND_RUNNING", ""))
    if not any(place.ready for place in table.places):
        raise Refused(Refusal("NOBODY_READY", ""))
    return (_deal(table, around, table.carried),)


def _deal(table: Table, around: Circumstances, carried: Record) -> RoundDealt:
    """Deal the next round; after the last one a new game begins, and its first dealer is drawn by lot again."""
    game, source = table.game, around.source
    number, dealer = table.position, table.dealer if table.next_dealer is None else table.next_dealer
    if table.game_over:
        number, dealer = 0, source.randrange(len(table.places))
    return RoundDealt(table.number + 1, game.deal(table.ruleset, number, dealer, source, carried))


# --- Seats -------------------------------------------------------------------------------------------------


def _take_seat(table: Table, command: TakeSeat, sender: Person) -> tuple[Event, ...]:
    place = _place(table, command.seat)
    name = _cleaned(command.name)
    own = table.seat_of(sender.user)
    if own is not None:
        raise Refused(Refusal("ALREADY_SEATED", "", {"seat": own}))
    if place.person or (place.reserved and place.reserved.user != sender.user):
        raise Refused(Refusal("SEAT_TAKEN", "", {"seat": command.seat}))
    reserved = table.reserved_by(sender.user)
    dropped: tuple[Event, ...] = ()
    if reserved is not None and reserved != command.seat:
        dropped = (ReservationDropped(reserved),)
    if table.over or place.left_by == sender.user:
        return *dropped, SeatTaken(command.seat, sender.user, name)
    return *dropped, SeatReserved(command.seat, sender.user, name)


def _leave_seat(table: Table, sender: Person, around: Circumstances) -> tuple[Event, ...]:
    seat = table.seat_of(sender.user)
    if seat is not None:
        return _left(table, seat, around)
    reserved = table.reserved_by(sender.user)
    if reserved is None:
        raise Refused(Refusal("NOT_SEATED", ""))
    return (ReservationDropped(reserved),)


def _left(table: Table, seat: Seat, around: Circumstances) -> tuple[Event, ...]:
    """Let a bot play on; if everybody else has been ready for the next round, it is dealt.

    Between rounds whoever gets up has done so for good: what lies on the table is shared out at once, and
    otherwise when the round is over.
    """
    others = [other for other in table.persons() if other != seat]
    shared = _shared_out(table, table.carried) if table.over else ()
    if table.over and others and all(table.places[other].ready for other in others):
        carried = shared[0].carried if shared else table.carried
        return SeatLeft(seat), *shared, _deal(table, around, carried)
    return SeatLeft(seat), *shared


def _seat_bot(table: Table, seat: Seat, sender: Person, around: Circumstances) -> tuple[Event, ...]:
    _seat_of(table, sender)
    if _place(table, seat).person is None or seat not in around.absent:
        raise Refused(Refusal("SEAT_NOT_ABSENT", "", {"seat": seat}))
    return _left(table, seat, around)


def _rename(table: Table, name: str, sender: Person) -> tuple[Event, ...]:
    cleaned = _cleaned(name)
    seat = table.seat_of(sender.user)
    if seat is None:
        seat = table.reserved_by(sender.user)
    if seat is None:
        raise Refused(Refusal("NOT_SEATED", ""))
    return (Renamed(seat, cleaned),)
