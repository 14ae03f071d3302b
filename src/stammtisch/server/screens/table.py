"""The table as one seat or the gallery sees it, and what can happen there; the same for every game."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from stammtisch.server.screens.schafkopf import Action, Carried, Round, Ruleset
from stammtisch.server.screens.schwarzesau import SauAction, SauPlayedRound, SauRound, SauRuleset
from stammtisch.server.wire import ActionRecord, Message, Settings


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


class Match(Struct, forbid_unknown_fields=True):
    """The list so far.

    ``number`` counts the rounds at the table, ``position`` those of the present game, which has ``length`` rounds
    (null: no end); ``totals`` are those of the present game, ``winners`` the seats that have won it, once it is over.
    """

    number: int
    position: int
    length: int | None
    totals: list[int]
    winners: list[int] | None


class PlayedRound(Struct, forbid_unknown_fields=True):
    """One line of the list: what was played, who played it and with what luck, what it paid, and what lay there after.

    A line of the kind ``pot_shared`` is no round: somebody got up, and the pot was shared out.
    """

    kind: Literal["round", "pot_shared"]
    number: int
    dealer: int
    contract: str | None
    declarer: int | None
    won: bool | None
    payoff: list[int]
    carried: Carried


class SchafkopfMatch(Match):
    """The list of a table of Schafkopf."""

    rounds: list[PlayedRound]
    carried: Carried


class SauMatch(Match):
    """The list of a table of Schwarze Sau; the lines of earlier games stay in it."""

    rounds: list[SauPlayedRound]
    carried: dict[str, int]


class AnyTable(Struct, tag_field="game", forbid_unknown_fields=True):
    """Everything that one seat (``you``), or the gallery (null), may know of the table."""

    id: str
    version: int
    you: int | None
    deviations: Settings
    seats: list[SeatState]


class SchafkopfTable(AnyTable, tag="schafkopf"):
    """A table of Schafkopf."""

    ruleset: Ruleset
    match: SchafkopfMatch
    round: Round | None


class SauTable(AnyTable, tag="schwarzesau"):
    """A table of Schwarze Sau."""

    ruleset: SauRuleset
    match: SauMatch
    round: SauRound | None


TableState = SchafkopfTable | SauTable

ACTIONS: dict[str, Any] = {"schafkopf": Action, "schwarzesau": SauAction}
"""What can be done in a round of each game."""


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
    action: ActionRecord


class RoundEndedEvent(Message, tag="round_ended"):
    """A round is over and stands in the list."""

    payoff: list[int]


class PotSharedEvent(Message, tag="pot_shared"):
    """Somebody got up for good, and the money on the table was shared out."""

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
    | PotSharedEvent
)
