"""What travels over the socket and as REST bodies, as types: the page's TypeScript is made from them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from stammtisch.sheets.journal import AnyChange, Entry, SheetRecord

PROTOCOL = 1
"""The version of this protocol; a page with another one has to be loaded anew."""


def described_by(name: str) -> Meta:
    """Return a note for the OpenAPI file: this mapping looks as the named schema says.

    The server passes a game's actions and screens on without knowing them; their types are in
    :mod:`stammtisch.server.screens`, one module for each game.
    """
    return Meta(extra_json_schema={"$ref": f"#/components/schemas/{name}"})


ActionRecord = Annotated[dict[str, Any], described_by("Action")]
RefusalRecord = Annotated[dict[str, Any], described_by("Refusal")]
TableRecord = Annotated[dict[str, Any], described_by("TableState")]
EventRecord = Annotated[dict[str, Any], described_by("TableEvent")]
GameName = Annotated[str, described_by("GameName")]
Settings = Annotated[dict[str, Any], Meta(extra_json_schema={"additionalProperties": True})]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(max_length=200)]


class Message(Struct, tag_field="kind"):
    """Anything that is told apart by its ``kind``."""


# --- What a person may ask of a table ----------------------------------------------------------------------


class ActCommand(Message, tag="act"):
    """Announce, name a suit, play a card, say Kontra: whatever the game knows as an action."""

    action: ActionRecord


class TakeSeatCommand(Message, tag="take_seat"):
    """Sit down where a bot sits; while a round runs the seat is only reserved."""

    seat: int
    name: Name


class LeaveSeatCommand(Message, tag="leave_seat"):
    """Get up; a bot takes over at once."""


class NextRoundCommand(Message, tag="next_round"):
    """Be ready for the next round."""


class RenameCommand(Message, tag="rename"):
    """Be called something else."""

    name: Name


class SeatBotCommand(Message, tag="seat_bot"):
    """Let a bot play for a person who has been away for a minute."""

    seat: int


Command = ActCommand | TakeSeatCommand | LeaveSeatCommand | NextRoundCommand | RenameCommand | SeatBotCommand


# --- Frames from the page ----------------------------------------------------------------------------------


class HelloFrame(Message, tag="hello"):
    """Watch a table, or play there if one has a seat; ``since`` is the newest version the page has (0: none)."""

    table: Annotated[str, Meta(max_length=64)]
    since: Annotated[int, Meta(ge=0)] = 0
    protocol: int = PROTOCOL


class CommandFrame(Message, tag="command"):
    """A command under an id that no other command has; sent again under the same id it counts once."""

    id: CommandId
    command: Command


class PingFrame(Message, tag="ping"):
    """Ask whether the server is still there."""


ClientFrame = HelloFrame | CommandFrame | PingFrame


# --- Frames to the page ------------------------------------------------------------------------------------


class FullFrame(Message, tag="full"):
    """The answer to hello: the table as this seat, or the gallery, may see it."""

    version: int
    table: TableRecord


class EventsFrame(Message, tag="events"):
    """What has happened with one accepted command, and the table after it."""

    version: int
    events: list[EventRecord]
    table: TableRecord


class AckFrame(Message, tag="ack"):
    """A command is stored for good; the table had this version after it."""

    id: str
    version: int


class RefusedFrame(Message, tag="refused"):
    """A command is not possible, for this reason; nothing has changed."""

    id: str
    refusal: RefusalRecord


class ErrorFrame(Message, tag="error"):
    """A frame that could not be understood or answered; nothing has changed."""

    refusal: RefusalRecord


class PresenceFrame(Message, tag="presence"):
    """Which seats are there just now; a bot always is."""

    connected: list[bool]


class PongFrame(Message, tag="pong"):
    """The answer to ping."""


ServerFrame = FullFrame | EventsFrame | AckFrame | RefusedFrame | ErrorFrame | PresenceFrame | PongFrame


# --- REST bodies -------------------------------------------------------------------------------------------


class Preset(Struct):
    """House rules of a game to choose from, and the decks they may be played with."""

    game: GameName
    name: str
    decks: list[str]


class NewTable(Struct):
    """A wish for a table: the game, its house rules, and the name of whoever opens it and sits at seat 0.

    Without a preset the game's usual one is meant; ``ruleset`` holds the settings that deviate from it.
    """

    name: Name
    game: str = "schafkopf"
    preset: str | UnsetType = UNSET
    deck: str | None = None
    ruleset: Settings | UnsetType = UNSET


class OpenedTable(Struct):
    """The id of a new table; its page is ``/t/<id>``."""

    id: str


class SeatSummary(Struct):
    """Who sits where, for a list of tables."""

    seat: int
    name: str
    occupant: str


class TableSummary(Struct):
    """A table as a list shows it."""

    id: str
    game: GameName
    ruleset: Annotated[dict[str, Any], described_by("HouseRules")]
    seats: list[SeatSummary]
    round: int


class SheetLog(Struct):
    """What was written into a list of a real table after the version that was asked for."""

    version: int
    entries: list[Entry]


class PushEntries(Struct):
    """Entries that follow on the version the phone knows; sent again they count once."""

    since: Annotated[int, Meta(ge=0)]
    entries: Annotated[list[Entry], Meta(min_length=1, max_length=500)]


class PushedEntries(Struct):
    """The version of the list once these entries are stored for good."""

    version: int


class SheetToWrite(Struct):
    """A list to be written into a file of this kind."""

    kind: Annotated[str, Meta(max_length=20)]
    sheet: SheetRecord


class SheetToRead(Struct):
    """A file, and the list that it is compared with; without one it opens a list of its own."""

    file: bytes
    language: str = "de"
    sheet: SheetRecord | None = None


class SheetRemark(Struct):
    """Something to know about a file: a message and its arguments."""

    message: str
    args: dict[str, str | int]


class SheetDifference(Struct):
    """One entry that a file would change; ``row`` and ``seat`` are counted from 0."""

    row: int | None
    seat: int | None
    column: str
    old: str | int | None
    new: str | int | None


class SheetOffer(Struct):
    """What a file would change, to be shown first, and the changes to be written once that is accepted."""

    remarks: list[SheetRemark]
    differences: list[SheetDifference]
    changes: list[AnyChange]


class Problem(Struct):
    """Why a request was refused: the reason with its details, and the same in words; house rules with every fault."""

    refusal: RefusalRecord
    message: str
    faults: list[Annotated[dict[str, Any], described_by("RulesetFault")]] = []
