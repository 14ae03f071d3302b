"""A round of Schafkopf as one seat or the gallery sees it, and what a seat can do."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Struct, UnsetType

from stammtisch.server.wire import Message, described_by

Suit = Literal["E", "G", "H", "S"]
ContractKind = Literal[
    "sauspiel",
    "hochzeit",
    "bettel",
    "farbgeier",
    "geier",
    "farbwenz",
    "wenz",
    "solo",
    "farbgeier-tout",
    "geier-tout",
    "farbwenz-tout",
    "wenz-tout",
    "solo-tout",
    "herz-solo",
    "herz-solo-tout",
    "sie",
    "ramsch",
    "kreuz",
]
Level = Literal["kontra", "re", "sub", "hirsch"]
DeckName = Literal["long", "short"]
RefusalRecord = Annotated[dict[str, Any], described_by("Refusal")]


class PassAction(Message, tag="pass", forbid_unknown_fields=True):
    """Say "weiter"; in the second stage of an auction: withdraw."""


class WillingAction(Message, tag="willing", forbid_unknown_fields=True):
    """Say "ich spiele"."""


class KnockAction(Message, tag="knock", forbid_unknown_fields=True):
    """Knock after the first packet: the round counts double; "pass" is not to knock."""


class BidAction(Message, tag="bid", forbid_unknown_fields=True):
    """Name a contract."""

    contract: ContractKind


class NameAction(Message, tag="name", forbid_unknown_fields=True):
    """Name the suit of the called ace, or the trump suit of a single game."""

    suit: Suit


class PlayAction(Message, tag="play", forbid_unknown_fields=True):
    """Play a card."""

    card: str


class DoubleAction(Message, tag="double", forbid_unknown_fields=True):
    """Say Kontra, Re, Sub or Hirsch: whichever is due."""


class DeclineAction(Message, tag="decline", forbid_unknown_fields=True):
    """Say neither Kontra nor Re; leave the trump of a Hochzeit."""


class AcceptAction(Message, tag="accept", forbid_unknown_fields=True):
    """Take the trump of a Hochzeit, and play with who offers it."""


class GiveBackAction(Message, tag="give_back", forbid_unknown_fields=True):
    """Give a card back for the trump of a Hochzeit."""

    card: str


class TakeAction(Message, tag="take", forbid_unknown_fields=True):
    """Take the two Ober of a Schieber."""


class PassOnAction(Message, tag="pass_on", forbid_unknown_fields=True):
    """Pass two cards on to the left in a Schieber."""

    cards: list[str]


Action = (
    PassAction
    | WillingAction
    | KnockAction
    | BidAction
    | NameAction
    | PlayAction
    | DoubleAction
    | DeclineAction
    | AcceptAction
    | GiveBackAction
    | TakeAction
    | PassOnAction
)


class Part(Struct, forbid_unknown_fields=True):
    """A part of the picture; a field that is not written down here is a fault."""


class HandCard(Part):
    """An own card; the refusal says why it may not be played or given back, and is filled only when it is your turn."""

    card: str
    trump: bool
    refusal: RefusalRecord | None


class Said(Part):
    """What a seat has announced: "pass", "willing", a contract, an answer to a Hochzeit, or "take" in a Schieber."""

    seat: int
    said: Literal["pass", "willing", "accept", "decline", "take"] | ContractKind


class Knock(Part):
    """Whether a seat has knocked after its first packet."""

    seat: int
    knocked: bool


class Carried(Part):
    """What lies on the table between two rounds, as far as anything does: the Stock, the factor of a Bock round."""

    stock: int | UnsetType = UNSET
    bock: int | UnsetType = UNSET


class StockChange(Part):
    """What the Stock held before and after a round, and what each seat got out of it; it is part of the payoff."""

    before: int
    after: int
    payments: list[int]


class Option(Part):
    """An announcement that might be made now; with the reason if it is not possible.

    ``level`` stands with a doubling, ``rank`` with a suit that is called: its ace, or what a Renonce calls instead.
    """

    action: Action
    refusal: RefusalRecord | None
    level: Level | UnsetType | None = UNSET
    rank: Literal["A", "Z", "K"] | UnsetType = UNSET


class Contract(Part):
    """What is played; the partner as far as you may know him, the suit once it is named.

    A Ramsch has no declarer. ``muss``: the declarer has to play a Sauspiel because all have passed.
    """

    kind: ContractKind
    suit: Suit | None
    declarer: int | None
    partner: int | None
    muss: bool


class OpenHand(Part):
    """Cards of a seat that lie open: the trump of a Hochzeit, the hand of a Bettel ouvert."""

    seat: int
    cards: list[str]


class Hochzeit(Part):
    """Who has offered the only trump, and who took it (null: nobody yet)."""

    offerer: int
    acceptor: int | None


class Ramsch(Part):
    """How a Ramsch ended: who pays, or who took everything (Durchmarsch), and who has taken no trick (Jungfrau)."""

    loser: int | None
    durchmarsch: int | None
    jungfrauen: list[int]


class Doubling(Part):
    """Who said Kontra, Re, Sub or Hirsch."""

    seat: int
    level: Level


class Trick(Part):
    """The cards of a trick in the order they were played."""

    leader: int
    cards: list[str]


class TakenTrick(Part):
    """A finished trick with its winner and its card points."""

    leader: int
    cards: list[str]
    winner: int
    augen: int


class Laufende(Part):
    """The run of highest trumps: with (positive) or without (negative), how many are paid, and which they are."""

    signed: int
    counted: int
    cards: list[str]


class Term(Part):
    """One summand of the payoff, in the tariff's units."""

    term: Literal["base", "laufende", "schneider", "schwarz"]
    amount: int
    contract: ContractKind | UnsetType | None = UNSET
    count: int | UnsetType | None = UNSET
    each: int | UnsetType | None = UNSET


class Factor(Part):
    """One factor of the payoff."""

    factor: Literal["tout", "sie", "jungfrau", "klopfen", "bock"] | Level
    times: int


class Result(Part, rename={"class_": "class"}):
    """How a round ended and what it pays; after a pass-out nobody has won, and only a Stock is paid.

    The payoff sums to what the Stock has lost. ``cap`` is the most a round is worth, where the value was more.

    After a Ramsch ``winner`` and ``class`` are null, and ``ramsch`` tells.
    """

    passed_out: bool
    winner: Literal["declarer", "opponents"] | None
    # "class" is a word of Python; on the wire the field has its plain name.
    class_: Literal["simple", "schneider", "schwarz", "tout", "bettel", "sie"] | None
    declarer_side: list[int]
    augen: list[int]
    side_augen: int | None
    needed: int | None
    tricks: list[int]
    laufende: Laufende | None
    terms: list[Term]
    factors: list[Factor]
    value: int
    cap: int | None
    payoff: list[int]
    stock: StockChange | None
    hands: list[list[str]]
    tricks_played: list[TakenTrick]
    ramsch: Ramsch | None


class Round(Part):
    """A round as one seat, or the gallery, may see it.

    ``called_ace`` may be a ten or a king after a Renonce. ``received`` and ``given`` are own cards that have changed
    hands before the play.
    """

    phase: Literal["klopfen", "auction", "hochzeit", "exchange", "taking", "passing", "naming", "play", "done"]
    deck: DeckName
    dealer: int
    vorhand: int
    turn: int | None
    waiting: Literal["answer", "kontra"] | None
    hand: list[HandCard]
    counts: list[int]
    open_hands: list[OpenHand]
    received: list[str]
    given: list[str]
    hochzeit: Hochzeit | None
    said: list[Said]
    stage: int
    highest: ContractKind | None
    options: list[Option]
    contract: Contract | None
    called_ace: str | None
    doublings: list[Doubling]
    knocks: list[Knock]
    bock: int
    stock: int | None
    multiplier: int
    trick: Trick | None
    last_trick: TakenTrick | None
    tricks_taken: list[int]
    result: Result | None


class LaufendeMinimum(Part):
    """From which length on Laufende are paid."""

    coloured: int
    colourless: int


class Ruleset(Part):
    """The house rules of a table, with every setting of the preset files."""

    preset: str
    deck: DeckName
    players: int
    packets: list[int]
    ladder: list[ContractKind]
    herz_solo_first: bool
    auction: str
    passout: str
    passout_dealer: str
    ramsch_tie: str
    jungfrau: str
    durchmarsch: Literal["all"] | int
    ramsch_stichzwang: bool
    muss_60: bool
    bettel_trumps: str
    bettel_stichzwang: bool
    bettel_ouvert: bool
    bettel_lead: str
    hochzeit_open: bool
    hochzeit_return_trump: bool
    schieber: str
    schieber_dealer: str
    klopfen: str
    klopfen_stock: bool
    stock_each: int | None
    stock_scope: str
    stock_cap: int | None
    kontra_levels: int
    kontra_window: str
    re_by: str
    kontra_takes_over: bool
    run_away_min: int
    called_ace_discard: str
    laufende_scope: str
    laufende_min: LaufendeMinimum
    laufende_paid: str
    stop_when_decided: bool
    tariff: dict[str, int | bool | None]
