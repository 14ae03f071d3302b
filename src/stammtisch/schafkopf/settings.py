"""Reading house rules: preset files, deviations from them, and every fault named at once (rulebook 14)."""

from __future__ import annotations

import dataclasses
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from stammtisch.cards import DECKS, SHORT_FOR_THREE
from stammtisch.game import RulesetFaults
from stammtisch.schafkopf.contracts.kinds import BIDS, FOR_ANY_HAND, ContractKind
from stammtisch.schafkopf.ruleset import LaufendeMinimum, Ruleset
from stammtisch.schafkopf.tariff import Tariff

USUAL_PRESET = "stargames"

CHOICES: dict[str, tuple[object, ...]] = {
    "deck": tuple(DECKS),
    "auction": ("single", "two_stage", "vortritt"),
    "players": (4, 3),
    "passout": ("redeal", "ramsch", "muss", "kreuz"),
    "passout_dealer": ("next", "same"),
    "ramsch_tie": ("highest_trump", "tricks"),
    "jungfrau": ("none", "all", "individual"),
    "durchmarsch": ("all", 91, 120),
    "ramsch_stichzwang": (False, True),
    "muss_60": (False, True),
    "bettel_trumps": ("none", "heart"),
    "bettel_stichzwang": (False, True),
    "bettel_ouvert": (False, True),
    "bettel_lead": ("vorhand", "declarer"),
    "hochzeit_open": (False, True),
    "hochzeit_return_trump": (False, True),
    "schieber": ("off", "always"),
    "schieber_dealer": ("must_solo", "ramsch", "throw_in"),
    "kontra_levels": (2, 0, 1, 3, 4),
    "kontra_window": ("before_second_card", "before_first_card", "own_first_card"),
    "re_by": ("declarer", "party"),
    "kontra_takes_over": (False, True),
    "run_away_min": (4, 3),
    "called_ace_discard": ("never", "penultimate", "always"),
    "laufende_scope": ("ober_unter", "all", "first_head"),
    "laufende_paid": ("symmetric", "losers_held", "off"),
    "stop_when_decided": (True, False),
    "klopfen": ("off",),
    "herz_solo_first": (False,),
}
"""The allowed values of every setting that takes one of a few; the first is the default."""

LATER: dict[str, dict[object, tuple[str, ...]]] = {
    "passout": {
        "stock": ("stock",),
        "stock+ramsch": ("stock",),
        "bock": ("bock",),
    },
    "klopfen": dict.fromkeys(("all", "first", "one", "chain"), ("klopfen",)),
    "herz_solo_first": {True: ("herz-solo-first",)},
}
"""Values of rulebook 13 that are known but not offered yet, with the options they stand for."""

PACKETS: dict[str, tuple[tuple[int, ...], ...]] = {"long": ((4, 4), (2, 2, 2, 2)), "short": ((3, 3), (2, 2, 2))}
COMPOSITE = ("preset", "packets", "ladder", "laufende_min", "tariff")
TARIFF_REQUIRED = ("sauspiel", "solo", "laufender", "schneider", "schwarz")


@cache
def preset_files() -> dict[str, dict[str, Any]]:
    """Return the settings of every preset file by the preset's name."""
    folder = resources.files("stammtisch.schafkopf") / "presets"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".toml"))
    return {name.removesuffix(".toml"): tomllib.loads((folder / name).read_text("utf-8")) for name in names}


def read_ruleset(record: Mapping[str, Any]) -> Ruleset:
    """Build house rules: a preset, a deck, and any settings that deviate from the preset.

    :raises RulesetFaults: naming every fault at once with the allowed values; in ``needs`` the
        options of rulebook 13 that the rules ask for and that are not offered yet.
    """
    name = record.get("preset", USUAL_PRESET)
    presets = preset_files()
    if not isinstance(name, str) or name not in presets:
        raise RulesetFaults([f"unknown preset {name!r}: a preset is one of {', '.join(presets)}"])
    given = {key: value for key, value in record.items() if key not in ("preset", "deck")}
    settings = _for_deck(presets[name], record.get("deck"))
    if record.get("players") == 3:
        # Eight cards each, as with the long deck (rulebook 13.11).
        settings["packets"] = [4, 4]
        settings["laufende_min"] = presets[name]["laufende_min"].get("long", settings["laufende_min"])
    if isinstance(given.get("tariff"), Mapping):
        # A table that changes one amount keeps the others of its preset.
        given["tariff"] = settings["tariff"] | given["tariff"]
    reader = _Reader(name, settings | given, presets[name]["deck"])
    ruleset = reader.read()
    if reader.faults or reader.needs or ruleset is None:
        raise RulesetFaults(reader.faults, reader.needs)
    return ruleset


def decks_of(name: str) -> tuple[str, ...]:
    """Return the decks that a preset may be played with, its usual one first."""
    return tuple(preset_files()[name]["deck"])


def needs_of(name: str) -> tuple[str, ...]:
    """Return the options of rulebook 13 that a preset needs and that are not offered yet."""
    preset = preset_files()[name]
    reader = _Reader(name, _for_deck(preset, None), preset["deck"])
    reader.read()
    return tuple(reader.needs)


def _for_deck(preset: Mapping[str, Any], deck: object) -> dict[str, Any]:
    """Return the settings of a preset file for one deck: where a table holds long and short, one of them."""
    decks = preset["deck"]
    chosen = decks[0] if deck is None else deck
    settings = dict(preset) | {"deck": chosen}
    for key in ("packets", "laufende_min"):
        settings[key] = preset[key][chosen if chosen in decks else decks[0]]
    return settings


class _Reader:
    """Reads the settings one by one and collects every fault instead of stopping at the first."""

    def __init__(self, preset: str, settings: dict[str, Any], allowed_decks: Sequence[str]) -> None:
        self.preset = preset
        self.allowed_decks = allowed_decks
        self.settings = settings
        self.faults: list[str] = []
        self.needs: list[str] = []

    def read(self) -> Ruleset | None:
        """Return the rules, or None when there are faults that leave no rules to build."""
        for name in self.settings:
            if name not in CHOICES and name not in COMPOSITE:
                self._fault(f"unknown setting {name!r}: a setting is one of {', '.join([*CHOICES, *COMPOSITE[1:]])}")
        chosen = {name: self._choice(name) for name in CHOICES}
        if chosen["deck"] not in self.allowed_decks and chosen["deck"] == self.settings["deck"]:
            self._fault(
                f"deck = {chosen['deck']!r}: preset {self.preset} is played with {', '.join(self.allowed_decks)}"
            )
        ladder = self._ladder()
        packets = self._packets(chosen["deck"] if chosen["deck"] in self.allowed_decks else self.allowed_decks[0])
        if chosen["players"] == 3:
            self._three_players(chosen, ladder)
        minimum = self._laufende_min()
        tariff = self._tariff()
        if self.faults or self.needs or tariff is None or minimum is None:
            return None
        fields = {field.name for field in dataclasses.fields(Ruleset)}
        kept = {name: chosen[name] for name in CHOICES if name in fields and name != "deck"}
        deck = SHORT_FOR_THREE if chosen["players"] == 3 else DECKS[chosen["deck"]]
        return Ruleset(
            preset=self.preset,
            deck=deck,
            packets=packets,
            ladder=ladder,
            laufende_min=minimum,
            tariff=tariff,
            **kept,
        )

    def _fault(self, text: str) -> None:
        self.faults.append(f"{text} (preset {self.preset})")

    def _need(self, option: str) -> None:
        if option not in self.needs:
            self.needs.append(option)

    def _choice(self, name: str) -> Any:
        value = self.settings.get(name, CHOICES[name][0])
        later = LATER.get(name, {})
        for choice in [*CHOICES[name], *later]:
            # 0 == False in Python, so the type has to agree as well.
            if value == choice and type(value) is type(choice):
                for option in later.get(choice, ()):
                    self._need(option)
                return value
        allowed = ", ".join(repr(choice) for choice in [*CHOICES[name], *later])
        self._fault(f"{name} = {value!r}: allowed are {allowed}")
        return CHOICES[name][0]

    def _ladder(self) -> tuple[ContractKind, ...]:
        names = self.settings.get("ladder")
        if not isinstance(names, list | tuple) or not names:
            self._fault(
                f"ladder = {names!r}: a list of contracts from low to high, such as ['sauspiel', 'wenz', 'solo']"
            )
            return ()
        ladder = []
        for name in names:
            if name not in list(BIDS):
                self._fault(f"ladder holds {name!r}: a contract is one of {', '.join(BIDS)}")
            elif name in ladder:
                self._fault(f"ladder holds {name!r} twice: every contract has one place")
            else:
                ladder.append(ContractKind(name))
        if ladder and not FOR_ANY_HAND & set(ladder) and self.settings.get("auction") != "single":
            self._fault(f"ladder = {names!r}: an auction in stages needs a contract that any hand can play")
        return tuple(ladder)

    def _three_players(self, chosen: Mapping[str, Any], ladder: Sequence[ContractKind]) -> None:
        """Find what does not go together with three players (rulebook 13.11)."""
        if chosen["deck"] != "short":
            self._fault(f"players = 3: three play with the short deck, not with deck = {chosen['deck']!r}")
        for kind in (ContractKind.SAUSPIEL, ContractKind.HOCHZEIT):
            if kind in ladder:
                self._fault(f"players = 3: three play no {kind.value}, take it from the ladder")
        if chosen["passout"] not in ("redeal", "ramsch"):
            self._fault(f"players = 3: passout is 'redeal' or 'ramsch', not {chosen['passout']!r}")

    def _packets(self, deck: str) -> tuple[int, ...]:
        packets = self.settings.get("packets")
        allowed = PACKETS.get(deck, ()) if self.settings.get("players") != 3 else PACKETS["long"]
        for choice in allowed:
            # 4.0 == 4 in Python, but nobody can be dealt 4.0 cards.
            if packets in (choice, list(choice)) and all(type(packet) is int for packet in packets):
                return choice
        shown = " or ".join(str(list(choice)) for choice in allowed)
        self._fault(f"packets = {packets!r}: the {deck} deck is dealt in {shown}")
        return ()

    def _laufende_min(self) -> LaufendeMinimum | None:
        minimum = self.settings.get("laufende_min")
        names = ("coloured", "colourless")
        if not isinstance(minimum, Mapping) or set(minimum) != set(names) or not all(map(_amount, minimum.values())):
            self._fault(f"laufende_min = {minimum!r}: two whole numbers, coloured and colourless, such as 3 and 2")
            return None
        return LaufendeMinimum(**minimum)

    def _tariff(self) -> Tariff | None:
        tariff = self.settings.get("tariff")
        if not isinstance(tariff, Mapping):
            self._fault(f"tariff = {tariff!r}: a table of amounts such as sauspiel = 10, solo = 50")
            return None
        before = len(self.faults)
        fields = {field.name: field for field in dataclasses.fields(Tariff)}
        amounts = dict(tariff)
        for name in TARIFF_REQUIRED:
            if name not in amounts:
                self._fault(f"tariff lacks {name!r}: it needs {', '.join(TARIFF_REQUIRED)}")
        for name, amount in amounts.items():
            if name not in fields:
                self._fault(f"tariff holds {name!r}: an amount is one of {', '.join(fields)}")
            elif isinstance(fields[name].default, bool):
                if not isinstance(amount, bool):
                    self._fault(f"tariff {name} = {amount!r}: true or false")
            elif not _amount(amount):
                self._fault(f"tariff {name} = {amount!r}: a whole number from 0 to {MOST}")
        return Tariff(**amounts) if len(self.faults) == before else None


MOST = 1_000_000


def _amount(value: object) -> bool:
    """Say whether a value is a whole number within reason; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST
