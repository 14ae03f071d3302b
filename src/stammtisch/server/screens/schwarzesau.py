"""A round of Schwarze Sau as one seat or the gallery sees it, and what a seat can do."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Struct

from stammtisch.server.wire import Message, described_by

SuitLetter = Literal["E", "G", "H", "S"]
RefusalRecord = Annotated[dict[str, Any], described_by("Refusal")]


class SauBid(Message, tag="bid", forbid_unknown_fields=True):
    """Say how many tricks one will take."""

    tricks: int


class SauPlay(Message, tag="play", forbid_unknown_fields=True):
    """Play a card: by the code of the physical one, such as EO or EO.2."""

    card: str


SauAction = SauBid | SauPlay


class Part(Struct, forbid_unknown_fields=True):
    """A part of the picture; a field that is not written down here is a fault."""


class SauHandCard(Part):
    """An own card: its face, and the code of the physical card; the refusal is filled only when it is your turn."""

    card: str
    id: str
    trump: bool
    refusal: RefusalRecord | None


class SauOption(Part):
    """A number that might be said now; with the reason if it is not possible."""

    action: SauBid
    refusal: RefusalRecord | None


class SauTrickCard(Part):
    """A card of a trick: its face, and the how manieth of equal faces it is."""

    card: str
    twin: int


class SauTrick(Part):
    """The cards of a trick in the order they were played, and the seat whose card wins it so far."""

    leader: int
    cards: list[SauTrickCard]
    winning: int | None


class SauTakenTrick(Part):
    """A finished trick with its winner."""

    leader: int
    cards: list[SauTrickCard]
    winner: int


class SauResult(Part):
    """How a round ended: the points of every seat, and whose bid was exact."""

    points: list[int]
    exact: list[bool]
    tricks_played: list[SauTakenTrick]


class SauRound(Part):
    """A round as one seat, or the gallery, may see it.

    ``number`` is the round's place in the game, counted from 0, ``rounds`` the hand size of every round of it.
    ``barred`` is the number that the dealer could not say, as it stands after the bids so far; ``others`` are hands
    that lie open to this seat, ``blind`` that it may not see its own card.
    """

    phase: Literal["bidding", "play", "done"]
    number: int
    rounds: list[int]
    hand_size: int
    dealer: int
    turn: int | None
    trump: SuitLetter | None
    turned_up: str | None
    hand: list[SauHandCard]
    blind: bool
    others: list[list[str]]
    counts: list[int]
    bids: list[int | None]
    spoken: list[bool]
    bid_sum: int
    barred: int | None
    tricks_taken: list[int]
    options: list[SauOption]
    trick: SauTrick
    last_trick: SauTakenTrick | None
    result: SauResult | None


class SauPlayedRound(Part):
    """One line of the list: what every seat said and took in a round, and its points."""

    kind: Literal["round"]
    number: int
    dealer: int
    hand_size: int
    trump: SuitLetter | None
    bids: list[int]
    tricks: list[int]
    payoff: list[int]
    carried: dict[str, int]


class SauRuleset(Part):
    """The house rules of a table, with every setting of rulebook section 8."""

    preset: str
    players: int
    max_hand: int
    rounds: Literal["down_up", "down_only", "up_down"]
    one_rounds: int | str
    hook: bool
    rank: Literal["schafkopf", "natural"]
    suits_display: Literal["german", "french"]
    must_trump: bool
    identical: Literal["first", "last"]
    scoring: Literal["seed", "exact_only", "minus"]
    bid_style: Literal["open", "hidden"]
    one_card_blind: bool
    no_leftover: Literal["no_trump", "last_card"]
    tie_break: Literal["shared", "exact_bids"]
    packs: int
