"""House rules of Schwarze Sau as data, and what follows from them: packs, rounds, dealers (rulebook 1 to 3, 8)."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any

from stammtisch.game import RulesetFaults

PACK = 32
FEWEST, MOST = 2, 14

CHOICES: dict[str, tuple[object, ...]] = {
    "rounds": ("down_up", "down_only", "up_down"),
    "one_rounds": ("n", 1),
    "hook": (True, False),
    "rank": ("schafkopf", "natural"),
    "suits_display": ("german", "french"),
    "must_trump": (False, True),
    "identical": ("first", "last"),
    "scoring": ("seed", "exact_only", "minus"),
    "bid_style": ("open", "hidden"),
    "one_card_blind": (False, True),
    "no_leftover": ("no_trump", "last_card"),
    "tie_break": ("shared", "exact_bids"),
}
"""The allowed values of every setting, the default first (rulebook 8)."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Every setting of a table of Schwarze Sau; the defaults are the classic rules."""

    players: int = 4
    max_hand: int = 9
    rounds: str = "down_up"
    one_rounds: str | int = "n"
    hook: bool = True
    rank: str = "schafkopf"
    suits_display: str = "german"
    must_trump: bool = False
    identical: str = "first"
    scoring: str = "seed"
    bid_style: str = "open"
    one_card_blind: bool = False
    no_leftover: str = "no_trump"
    tie_break: str = "shared"
    packs: int = 2

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """Return the hand size of every round of the game (rulebook 2.1)."""
        return hand_sizes(self.players, self.max_hand, self.rounds, self.players if self.one_rounds == "n" else 1)

    def record(self) -> dict[str, Any]:
        """Return every setting by its name, JSON-ready."""
        return {"preset": "sau"} | dataclasses.asdict(self)


def packs_for(players: int, max_hand: int) -> int:
    """Return the smallest number of packs that leaves a card to turn up in the largest round (rulebook 1.3)."""
    return -(-(players * max_hand + 1) // PACK)


def hand_sizes(players: int, max_hand: int, rounds: str = "down_up", one_rounds: int | None = None) -> tuple[int, ...]:
    """Return the hand sizes: down to 2, the one-card rounds, and up again (rulebook 2.1, 8)."""
    down = tuple(range(max_hand, 1, -1))
    ones = (1,) * (players if one_rounds is None else one_rounds)
    up = tuple(reversed(down))
    return {"down_up": down + ones + up, "down_only": down + ones, "up_down": ones + up + down[1:] + ones}[rounds]


def dealer_of(players: int, first_dealer: int, number: int) -> int:
    """Return who deals the round with this number, counted from 0: the deal moves one seat a round (rulebook 3.2)."""
    return (first_dealer + number) % players


def read_ruleset(record: dict[str, Any]) -> Ruleset:
    """Build house rules from the settings that deviate from the classic rules.

    :raises RulesetFaults: naming every fault at once with the allowed values.
    """
    faults: list[str] = []
    known = {field.name for field in dataclasses.fields(Ruleset)} | {"preset", "deck"}
    faults += [
        f"unknown setting {name!r}: a setting is one of {', '.join(sorted(known))}"
        for name in record
        if name not in known
    ]
    if record.get("preset", "sau") != "sau":
        faults.append(f"unknown preset {record['preset']!r}: Schwarze Sau has the preset sau")
    settings: dict[str, Any] = {}
    for name, choices in CHOICES.items():
        value = record.get(name, choices[0])
        if not any(value == choice and type(value) is type(choice) for choice in choices):
            faults.append(f"{name} = {value!r}: allowed are {', '.join(map(repr, choices))}")
        settings[name] = value
    players = _whole(record, "players", 4, FEWEST, MOST, faults)
    max_hand = _whole(record, "max_hand", 9, 2, 12, faults)
    packs = _whole(record, "packs", packs_for(players, max_hand), 1, 9, faults)
    if packs * PACK < players * max_hand:
        faults.append(
            f"packs = {packs}: {players} players with {max_hand} cards need {players * max_hand} cards, "
            f"{packs} packs have {packs * PACK}; take {packs_for(players, max_hand)}"
        )
    if settings["bid_style"] == "hidden" and settings["hook"] is True and "hook" in record:
        faults.append(
            "hook = True: bids made at once know no last bidder, so bid_style = 'hidden' goes with hook = False"
        )
    if faults:
        raise RulesetFaults(faults)
    if settings["bid_style"] == "hidden":
        settings["hook"] = False
    return Ruleset(players=players, max_hand=max_hand, packs=packs, **settings)


def _whole(record: dict[str, Any], name: str, default: int, least: int, most: int, faults: list[str]) -> int:
    value = record.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        faults.append(f"{name} = {value!r}: a whole number from {least} to {most}")
        return default
    return value
