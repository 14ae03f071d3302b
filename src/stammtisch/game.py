"""What every card game of the house offers to tables, bots and pages."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Protocol, TypeVar

Seat = int
"""A place at the table: 0, 1, 2 ... clockwise."""

Record = Mapping[str, Any]
"""A JSON-ready mapping as it is stored in the log and sent to pages."""

NOTHING: Record = MappingProxyType({})
"""Nothing lies on the table between two rounds."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something may not be done: the reason, its details and the rulebook paragraph.

    ``reason`` is a statement such as ``FOLLOW_SUIT``; ``args`` holds codes (card, suit, seat),
    never sentences, so that every language can word them; ``paragraph`` numbers the rulebook.
    """

    reason: str
    paragraph: str
    args: Mapping[str, str | int] = field(default_factory=dict)

    def record(self) -> dict[str, Any]:
        """Return the refusal as it is sent to a page."""
        return {"reason": self.reason, "args": dict(self.args), "paragraph": self.paragraph}


class ActionRefused(ValueError):
    """An action that the rules do not allow; carries the :class:`Refusal`, the round is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        details = ", ".join(f"{name}={value}" for name, value in refusal.args.items())
        super().__init__(f"{refusal.reason}({details}), rulebook {refusal.paragraph}")
        self.refusal = refusal


class BadRecord(ValueError):
    """A stored or received record that cannot be read; the message quotes the part at fault."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with house rules, such that a page can show it beside the setting.

    ``setting`` is its name (``tariff.solo`` for an amount, empty when none is at fault), ``value`` what it was
    given, ``reason`` a statement such as ``NOT_ALLOWED`` that every language words, ``allowed`` what would be
    right (of the ``other`` setting, where the fault lies between two), ``preset`` the rules it deviates from,
    ``text`` the same in English for logs.
    """

    setting: str
    value: Any
    reason: str
    allowed: tuple[Any, ...] = ()
    preset: str = ""
    text: str = ""
    other: str = ""

    def __str__(self) -> str:
        return f"{self.text} (preset {self.preset})" if self.preset else self.text


class RulesetFaults(ValueError):
    """Everything that is wrong with a set of house rules: readable lines in ``faults``, as data in ``details``.

    A game may give its faults as lines only.
    """

    def __init__(self, faults: Sequence[str | Fault]) -> None:
        self.details = tuple(fault if isinstance(fault, Fault) else Fault("", None, "", text=fault) for fault in faults)
        self.faults = tuple(str(fault) for fault in self.details)
        super().__init__("; ".join(self.faults))


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended: the payoff of every seat in the game's units, who deals next, a summary, what stays.

    ``summary`` is JSON-ready: what a line of the list says of the round besides its number, dealer and payoff.
    ``carried`` is JSON-ready and belongs to the match: a pot in the tariff's units, a factor of the next
    round. The payoff of a round with a pot sums to what the pot has lost.
    """

    payoff: tuple[int, ...]
    next_dealer: Seat
    summary: Record
    carried: Record = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Shares:
    """What everybody gets when a pot is shared out, and what is left on the table (odd cents)."""

    payoff: tuple[int, ...]
    carried: Record


class Choosing(Protocol):
    """What one seat knows of a round, of any game, as far as those look at it who know no game's rules."""

    @property
    def actions(self) -> Sequence[Any]:
        """Return everything the seat may do now."""


RulesetT = TypeVar("RulesetT")
RoundT = TypeVar("RoundT")
ActionT = TypeVar("ActionT")
ViewT = TypeVar("ViewT", bound=Choosing)


class Game(Protocol[RulesetT, RoundT, ActionT, ViewT]):
    """The functions a game offers; a table needs nothing else to run it.

    A deal record, an action record and a screen are JSON-ready. A round is an immutable value:
    :meth:`apply` returns a new one.
    """

    name: str

    def presets(self) -> Sequence[str]:
        """Name every preset, the usual one first."""

    def decks(self, preset: str) -> Sequence[str]:
        """Name the decks a preset may be played with, its usual one first."""

    def read_ruleset(self, record: Record) -> RulesetT:
        """Build house rules from ``{"preset": ..., "deck": ..., setting: value}``.

        :raises RulesetFaults: naming every fault at once.
        """

    def ruleset_record(self, ruleset: RulesetT) -> Record:
        """Return all settings, such that :meth:`read_ruleset` builds the same rules from them."""

    def deviations(self, ruleset: RulesetT) -> Record:
        """Return the settings that the rules have differently from their preset."""

    def seats(self, ruleset: RulesetT) -> int:
        """Return how many people sit at the table."""

    def length(self, ruleset: RulesetT) -> int | None:
        """Return how many rounds a game has from start to winner; None: play goes on as long as people like."""

    def winners(self, ruleset: RulesetT, rounds: Sequence[Record], totals: Sequence[int]) -> Sequence[Seat]:
        """Return who has won a game of :meth:`length` rounds, from their summaries and the totals (nobody: no end)."""

    def deal(
        self, ruleset: RulesetT, number: int, dealer: Seat, source: random.Random, carried: Record = NOTHING
    ) -> Record:
        """Shuffle and deal the round with this number, counted from 0 in every game.

        The record is ``{"dealer": 3, "hands": [[card codes] for each seat]}``, and what the game adds:
        of ``carried``, what the last round left on the table, all that this round needs.
        """

    def share_out(self, ruleset: RulesetT, carried: Record) -> Shares | None:
        """Share out the money that lies on the table, as somebody has left for good; None when there is none."""

    def open(self, ruleset: RulesetT, deal: Record) -> RoundT:
        """Begin a round from a deal record.

        :raises BadRecord: when the record is not a whole deal of the deck.
        """

    def read_action(self, record: Record) -> ActionT:
        """Read ``{"kind": "play", "card": "EO"}`` and the like.

        :raises ActionRefused: when the text names no action or no card.
        """

    def refusal(self, round_: RoundT, seat: Seat, action: ActionT) -> Refusal | None:
        """Say why this seat may not do this now, or None when it may."""

    def apply(self, round_: RoundT, seat: Seat, action: ActionT) -> RoundT:
        """Return the round after the action.

        :raises ActionRefused: when :meth:`refusal` names a reason.
        """

    def waiting_for(self, round_: RoundT) -> Sequence[Seat]:
        """Return the seats without whose action the round cannot go on (empty when it is over)."""

    def may_hold(self, round_: RoundT) -> Sequence[Seat]:
        """Return the seats that may still speak before the coming card closes a window (Kontra).

        The answer depends on public facts only, so waiting for them gives nothing away.
        """

    def view(self, round_: RoundT, seat: Seat | None) -> ViewT:
        """Return what one seat (None: a spectator) may know."""

    def screen(self, view: ViewT) -> Record:
        """Return the view as the page shows it.

        Every game has ``phase`` ("done" at the end), ``turn``, ``dealer``, ``hand``, ``options``, ``trick`` (null or
        its ``leader`` and ``cards``), ``last_trick`` and ``tricks_taken`` by seat; the rest is its own.
        """

    def hides(self, round_: RoundT, seat: Seat, action: ActionT, viewer: Seat | None) -> bool:
        """Say whether the viewer must not learn that this seat did this."""

    def outcome(self, round_: RoundT) -> Outcome | None:
        """Return how the round ended, or None while it runs."""

    def action_record(self, action: ActionT) -> Record:
        """Return the action as it is stored and sent."""
