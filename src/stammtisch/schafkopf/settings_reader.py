"""Reading settings one by one: every fault is collected, with what would be right (rulebook 14)."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any

from stammtisch.cards import DECKS, SHORT_FOR_THREE
from stammtisch.game import Fault
from stammtisch.schafkopf.choices import (
    AMOUNTS,
    CHOICES,
    COMPOSITE,
    MOST,
    PACKETS,
    TARIFF_REQUIRED,
)
from stammtisch.schafkopf.contracts.kinds import BIDS, ContractKind
from stammtisch.schafkopf.ruleset import LaufendeMinimum, Ruleset
from stammtisch.schafkopf.tariff import Tariff

WHOLE = f"a whole number from 0 to {MOST}"


class SettingsReader:
    """Reads the settings of a preset with a table's deviations and collects all faults."""

    def __init__(self, preset: str, settings: dict[str, Any], allowed_decks: Sequence[str]) -> None:
        self.preset = preset
        self.allowed_decks = allowed_decks
        self.settings = settings
        self.faults: list[Fault] = []

    def read(self) -> Ruleset | None:
        """Return the rules, or None when there are faults that leave no rules to build."""
        for name in self.settings:
            if name not in CHOICES and name not in COMPOSITE and name not in AMOUNTS:
                known = (*CHOICES, *AMOUNTS, *COMPOSITE[1:])
                text = f"unknown setting {name!r}: a setting is one of {', '.join(known)}"
                self._fault(name, self.settings[name], "UNKNOWN_SETTING", known, text)
        chosen = {name: self._choice(name) for name in CHOICES} | {name: self._amount(name) for name in AMOUNTS}
        self._check_deck(chosen["deck"])
        if chosen["players"] == 3 and chosen["deck"] != "short":
            text = f"players = 3: three play with the short deck, not with deck = {chosen['deck']!r}"
            self.faults.append(Fault("players", 3, "THREE_NEED_SHORT_DECK", ("short",), self.preset, text, "deck"))
        ladder = self._ladder(herz_solo_first=chosen["herz_solo_first"])
        packets = self._packets(chosen["deck"] if chosen["deck"] in self.allowed_decks else self.allowed_decks[0])
        minimum = self._laufende_min()
        tariff = self._tariff()
        if self.faults or tariff is None or minimum is None:
            return None
        kept = {name: value for name, value in chosen.items() if name != "deck"}
        return Ruleset(
            preset=self.preset,
            deck=SHORT_FOR_THREE if chosen["players"] == 3 else DECKS[chosen["deck"]],
            packets=packets,
            ladder=ladder,
            laufende_min=minimum,
            tariff=tariff,
            **kept,
        )

    def _fault(self, setting: str, value: object, reason: str, allowed: Sequence[object], text: str) -> None:
        self.faults.append(Fault(setting, value, reason, tuple(allowed), self.preset, text))

    def _check_deck(self, deck: object) -> None:
        if deck not in self.allowed_decks and deck == self.settings["deck"]:
            text = f"deck = {deck!r}: preset {self.preset} is played with {', '.join(self.allowed_decks)}"
            self._fault("deck", deck, "DECK_NOT_OF_PRESET", self.allowed_decks, text)

    def _choice(self, name: str) -> Any:
        value = self.settings.get(name, CHOICES[name][0])
        for choice in CHOICES[name]:
            # 0 == False in Python, so the type has to agree as well.
            if value == choice and type(value) is type(choice):
                return value
        text = f"{name} = {value!r}: allowed are {', '.join(repr(choice) for choice in CHOICES[name])}"
        self._fault(name, value, "NOT_ALLOWED", CHOICES[name], text)
        return CHOICES[name][0]

    def _amount(self, name: str) -> int | None:
        value: object = self.settings.get(name)
        if value is None:
            return None
        if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MOST:
            return value
        self._fault(name, value, "NO_AMOUNT", (1, MOST), f"{name} = {value!r}: a whole number from 1 to {MOST}")
        return None

    def _ladder(self, *, herz_solo_first: bool) -> tuple[ContractKind, ...]:
        names = self.settings.get("ladder")
        if not isinstance(names, list | tuple) or not names:
            text = f"ladder = {names!r}: a list of contracts from low to high, such as ['sauspiel', 'wenz', 'solo']"
            self._fault("ladder", names, "LADDER_EMPTY", (), text)
            return ()
        ladder: list[ContractKind] = []
        for name in names:
            if name not in list(BIDS):
                text = f"ladder holds {name!r}: a contract is one of {', '.join(BIDS)}"
                self._fault("ladder", name, "LADDER_UNKNOWN", BIDS, text)
            elif name in ladder:
                text = f"ladder holds {name!r} twice: every contract has one place"
                self._fault("ladder", name, "LADDER_TWICE", (), text)
            else:
                ladder.append(ContractKind(name))
        return with_herz_solo(ladder) if herz_solo_first else tuple(ladder)

    def _packets(self, deck: str) -> tuple[int, ...]:
        packets = self.settings.get("packets")
        allowed = PACKETS.get(deck, ()) if self.settings.get("players") != 3 else PACKETS["long"]
        for choice in allowed:
            # 4.0 == 4 in Python, but nobody can be dealt 4.0 cards.
            if packets in (choice, list(choice)) and all(type(packet) is int for packet in packets):
                return choice
        shown = " or ".join(str(list(choice)) for choice in allowed)
        text = f"packets = {packets!r}: the {deck} deck is dealt in {shown}"
        self._fault("packets", packets, "NOT_ALLOWED", [list(choice) for choice in allowed], text)
        return ()

    def _laufende_min(self) -> LaufendeMinimum | None:
        minimum = self.settings.get("laufende_min")
        names = ("coloured", "colourless")
        if not isinstance(minimum, Mapping) or set(minimum) != set(names) or not all(map(_amount, minimum.values())):
            text = f"laufende_min = {minimum!r}: two whole numbers, coloured and colourless, such as 3 and 2"
            self._fault("laufende_min", minimum, "LAUFENDE_MIN_SHAPE", (), text)
            return None
        return LaufendeMinimum(**minimum)

    def _tariff(self) -> Tariff | None:
        tariff = self.settings.get("tariff")
        if not isinstance(tariff, Mapping):
            text = f"tariff = {tariff!r}: a table of amounts such as sauspiel = 10, solo = 50"
            self._fault("tariff", tariff, "TARIFF_SHAPE", TARIFF_REQUIRED, text)
            return None
        before = len(self.faults)
        for name in TARIFF_REQUIRED:
            if name not in tariff:
                text = f"tariff lacks {name!r}: it needs {', '.join(TARIFF_REQUIRED)}"
                self._fault(f"tariff.{name}", None, "TARIFF_MISSING", (), text)
        for name, amount in tariff.items():
            self._check_amount(name, amount)
        return Tariff(**tariff) if len(self.faults) == before else None

    def _check_amount(self, name: str, amount: object) -> None:
        fields = {field.name: field for field in dataclasses.fields(Tariff)}
        setting = f"tariff.{name}"
        if name not in fields:
            text = f"tariff holds {name!r}: an amount is one of {', '.join(fields)}"
            self._fault(setting, amount, "TARIFF_UNKNOWN", tuple(fields), text)
        elif isinstance(fields[name].default, bool):
            if not isinstance(amount, bool):
                self._fault(setting, amount, "NOT_ALLOWED", (True, False), f"tariff {name} = {amount!r}: true or false")
        elif not _amount(amount):
            self._fault(setting, amount, "NO_AMOUNT", (0, MOST), f"tariff {name} = {amount!r}: {WHOLE}")


def with_herz_solo(ladder: Sequence[ContractKind]) -> tuple[ContractKind, ...]:
    """Return the ladder with the Herz-Solo right above the other Solos, where it has no place yet (rulebook 13.1)."""
    above = {ContractKind.SOLO: ContractKind.HERZ_SOLO, ContractKind.SOLO_TOUT: ContractKind.HERZ_SOLO_TOUT}
    rungs: list[ContractKind] = []
    for kind in ladder:
        rungs.append(kind)
        if kind in above and above[kind] not in ladder:
            rungs.append(above[kind])
    return tuple(rungs)


def _amount(value: object) -> bool:
    """Say whether a value is a whole number within reason; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST
