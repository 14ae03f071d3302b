"""The table as one seat or the gallery sees it, and what can happen there; the same for every game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from stammtisch.server.screens.schafkopf import Action, Round, Ruleset
from stammtisch.server.wire import Message


class Refusal(Struct, forbid_unknown_fields=True):
    """Why something is not possible: a reason, its details as codes, and the rulebook's paragraph."""

    reason: str
    args: dict[str, str | int]
    paragraph: str | None


class SeatState(Struct, forbid_unknown_fields=True):
    """One place at the table; ``reserved_by`` is whoever sits down here after this round."""

    seat: int
    name: str
    occupant: Literal["person", "bot"]
    connected: bool
    reserved_by: str | None
    ready: bool


class PlayedRound(Struct, forbid_unknown_fields=True):
    """One line of the score: what was played and what it paid each seat, in the tariff's units."""

    number: int
    dealer: int
    contract: str | None
    declarer: int | None
    payoff: list[int]


class Match(Struct, forbid_unknown_fields=True):
    """The evening so far: the number of the present round, running totals, and all finished rounds."""

    number: int
    totals: list[int]
    rounds: list[PlayedRound]


class TableState(Struct, forbid_unknown_fields=True):
    """Everything that one seat (``you``), or the gallery (null), may know of the table."""

    id: str
    game: str
    version: int
    you: int | None
    ruleset: Ruleset
    seats: list[SeatState]
    match: Match
    round: Round | None


class OpenedEvent(Message, tag="opened"):
    """The table was opened."""


class SeatTakenEvent(Message, tag="seat_taken"):
    """A person sat down."""

    seat: int
    name: str


class SeatReservedEvent(Message, tag="seat_reserved"):
    """A person will sit down here when the round is over."""

    seat: int
    name: str


class ReservationDroppedEvent(Message, tag="reservation_dropped"):
    """A person who was to sit down here thought better of it."""

    seat: int


class SeatLeftEvent(Message, tag="seat_left"):
    """A bot plays on for a person."""

    seat: int


class RenamedEvent(Message, tag="renamed"):
    """Somebody is called something else now."""

    seat: int
    name: str


class ReadyEvent(Message, tag="ready"):
    """Somebody is ready for the next round."""

    seat: int


class DealtEvent(Message, tag="dealt"):
    """The cards of a round were dealt."""

    round: int
    dealer: int


class ActedEvent(Message, tag="acted"):
    """A seat announced or played something that everybody at your place may know of."""

    seat: int
    action: Action


class RoundEndedEvent(Message, tag="round_ended"):
    """A round is over and was paid."""

    payoff: list[int]


TableEvent = (
    OpenedEvent
    | SeatTakenEvent
    | SeatReservedEvent
    | ReservationDroppedEvent
    | SeatLeftEvent
    | RenamedEvent
    | ReadyEvent
    | DealtEvent
    | ActedEvent
    | RoundEndedEvent
)
