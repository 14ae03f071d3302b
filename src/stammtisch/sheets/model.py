"""A score sheet of Schwarze Sau as a value: who plays, what was announced, what was taken (rulebook 7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stammtisch.game import Refusal, Seat
from stammtisch.schwarzesau.ruleset import FEWEST, MOST, Ruleset, dealer_of, read_ruleset
from stammtisch.schwarzesau.scoring import score, winners
from stammtisch.sheets.faults import Fault, SheetRefused, refused
from stammtisch.table.names import BadName, clean_name

SUITS = ("E", "G", "H", "S")


@dataclass(frozen=True, slots=True)
class Row:
    """One round as it is written down, by seat; None is what nobody has written yet."""

    bids: tuple[int | None, ...]
    tricks: tuple[int | None, ...]
    trump: str | None = None

    @property
    def empty(self) -> bool:
        """Say whether nothing at all is written in this line."""
        return self.trump is None and all(entry is None for entry in (*self.bids, *self.tricks))

    @property
    def closed(self) -> bool:
        """Say whether everything is written that the points need."""
        return None not in self.bids and None not in self.tricks


@dataclass(frozen=True, slots=True)
class Correction:
    """A change of something that had been written: who changed it, when (ISO 8601), and what stood there before.

    ``column`` is ``bid``, ``tricks``, ``trump`` or ``name``; ``row`` is None for a name, ``seat`` for a trump.
    """

    row: int | None
    seat: Seat | None
    column: str
    old: str | int | None
    new: str | int | None
    by: str
    at: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """The whole list of one game; an empty name is a column not taken yet, ``day`` is ISO 8601 or empty."""

    players: tuple[str, ...]
    first_dealer: Seat
    ruleset: Ruleset
    rows: tuple[Row, ...]
    language: str
    day: str = ""
    ident: str = ""
    corrections: tuple[Correction, ...] = ()

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """Return the cards of every round (rulebook 2.1)."""
        return self.ruleset.hand_sizes

    def dealer(self, number: int) -> Seat:
        """Return who deals a round, counted from 0 (rulebook 3.2)."""
        return dealer_of(len(self.players), self.first_dealer, number)

    def points(self, number: int) -> tuple[int | None, ...]:
        """Return the points of a round, None for whom a bid or the tricks are missing (rulebook 6.1)."""
        row = self.rows[number]
        return tuple(
            None if bid is None or tricks is None else score(bid, tricks, self.ruleset.scoring)
            for bid, tricks in zip(row.bids, row.tricks, strict=True)
        )

    def totals(self, rounds: int | None = None) -> tuple[int, ...]:
        """Return the points of everybody so far, or after a number of rounds."""
        counted = [self.points(number) for number in range(len(self.rows) if rounds is None else rounds)]
        return tuple(sum(points[seat] or 0 for points in counted) for seat in range(len(self.players)))

    def exact(self) -> tuple[int, ...]:
        """Return how often everybody has met the bid."""
        return tuple(
            sum(row.bids[seat] is not None and row.bids[seat] == row.tricks[seat] for row in self.rows)
            for seat in range(len(self.players))
        )

    @property
    def finished(self) -> bool:
        """Say whether every round is written."""
        return all(row.closed for row in self.rows)

    def winners(self) -> list[Seat]:
        """Return who has won, or leads so far (rulebook 6.2)."""
        return winners(self.totals(), self.exact(), self.ruleset.tie_break)


def open_sheet(
    players: Sequence[str],
    rules: Mapping[str, Any],
    first_dealer: Seat = 0,
    *,
    language: str = "de",
    day: str = "",
    ident: str = "",
) -> Sheet:
    """Return a fresh sheet; ``rules`` are the settings that deviate from the classic ones (rulebook 8).

    :raises SheetRefused: when the players are too few or too many, a name cannot be read, or nobody deals.
    :raises RulesetFaults: naming every fault of the rules.
    """
    check_players(len(players))
    names, faults = clean_names(players)
    if not 0 <= first_dealer < len(players):
        faults.append(Fault(Refusal("UNKNOWN_DEALER", "3.1", {"text": str(first_dealer)[:40]})))
    if faults:
        raise SheetRefused(faults)
    ruleset = read_ruleset({**rules, "players": len(players)})
    rows = (empty_row(len(players)),) * len(ruleset.hand_sizes)
    return Sheet(names, first_dealer, ruleset, rows, language, day, ident)


def check_players(count: int) -> None:
    """Make sure that so many can play (rulebook 1.1).

    :raises SheetRefused: when they are too few or too many.
    """
    if not FEWEST <= count <= MOST:
        raise refused(Refusal("PLAYERS_OUT_OF_RANGE", "1.1", {"players": count, "fewest": FEWEST, "most": MOST}))


def empty_row(players: int) -> Row:
    """Return a line in which nothing is written."""
    nobody = (None,) * players
    return Row(nobody, nobody)


def clean_names(players: Sequence[str]) -> tuple[tuple[str, ...], list[Fault]]:
    """Return names without characters that are not seen, and the faults of those that cannot be used."""
    names: list[str] = []
    faults: list[Fault] = []
    for name in players:
        try:
            names.append(clean_name(name) if name.strip() else "")
        except BadName as error:
            faults.append(Fault(error.refusal))
    return tuple(names), faults
