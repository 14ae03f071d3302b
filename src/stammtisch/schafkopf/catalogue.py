"""What can be set at a table, for a page or a command line that offers it (rulebook 14)."""

from __future__ import annotations

import dataclasses
from typing import Any

from stammtisch.schafkopf.choices import AMOUNTS, CHOICES, DEPENDS, GROUPS, MOST, PACKETS, TARIFF, Condition
from stammtisch.schafkopf.comparison import each_setting
from stammtisch.schafkopf.contracts.kinds import BIDS
from stammtisch.schafkopf.settings import decks_of, preset_files, read_ruleset
from stammtisch.schafkopf.tariff import Tariff


def catalogue() -> dict[str, Any]:
    """Return every setting by group with its kind, values, default and conditions, and the presets' own settings."""
    groups = [{"group": group, "settings": [*_settings(names)]} for group, names in GROUPS.items()]
    return {"groups": groups, "presets": _presets()}


def _settings(names: tuple[str, ...]) -> list[dict[str, Any]]:
    if names == ("tariff",):
        return [_amount_of_tariff(field) for field in dataclasses.fields(Tariff)]
    return [_setting(name) for name in names]


def _setting(name: str) -> dict[str, Any]:
    conditions = [_told(condition) for condition in DEPENDS.get(name, ())]
    described: dict[str, Any] = {"name": name, "depends": conditions}
    if name in CHOICES:
        allowed = list(CHOICES[name])
        kind = "flag" if isinstance(allowed[0], bool) else "choice"
        return described | {"kind": kind, "allowed": allowed, "default": allowed[0]}
    if name in AMOUNTS:
        return described | {"kind": "amount", "allowed": [1, MOST], "default": None, "optional": True}
    if name == "packets":
        # What fits the deck; the first is usual.
        choices = {deck: [list(choice) for choice in known] for deck, known in PACKETS.items()}
        return described | {"kind": "packets", "allowed": choices, "default": None}
    if name == "ladder":
        allowed = list(BIDS)
        return described | {"kind": "ladder", "allowed": [str(kind) for kind in allowed], "default": None}
    return described | {"kind": "minimum", "allowed": [0, MOST], "default": None}


def _told(condition: Condition) -> dict[str, Any]:
    told: dict[str, Any] = {"setting": condition.setting, "values": list(condition.values)}
    return told | {"instead": _told(condition.instead) if condition.instead else None}


def _amount_of_tariff(field: dataclasses.Field[Any]) -> dict[str, Any]:
    default = None if field.default is dataclasses.MISSING else field.default
    described: dict[str, Any] = {"name": TARIFF + field.name, "depends": [], "default": default}
    if isinstance(default, bool):
        return described | {"kind": "flag", "allowed": [default, not default]}
    optional = field.default is None
    return described | {"kind": "amount", "allowed": [0, MOST], "optional": optional}


def _presets() -> dict[str, dict[str, Any]]:
    """Return what each playable preset sets, for each deck it may be played with."""
    return {
        name: {deck: each_setting(read_ruleset({"preset": name, "deck": deck})) for deck in decks_of(name)}
        for name in preset_files()
    }
