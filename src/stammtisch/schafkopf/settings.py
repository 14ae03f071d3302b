"""House rules: preset files, and rules built from a preset and a table's deviations (rulebook 14)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from stammtisch.game import Fault, RulesetFaults
from stammtisch.schafkopf.choices import TARIFF
from stammtisch.schafkopf.combinations import contradictions
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.settings_reader import SettingsReader
from stammtisch.schafkopf.tariff import MAY_BE_NONE

USUAL_PRESET = "stargames"


@cache
def preset_files() -> dict[str, dict[str, Any]]:
    """Return the settings of every preset file by the preset's name."""
    folder = resources.files("stammtisch.schafkopf") / "presets"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".toml"))
    return {name.removesuffix(".toml"): tomllib.loads((folder / name).read_text("utf-8")) for name in names}


def read_ruleset(record: Mapping[str, Any]) -> Ruleset:
    """Build house rules: a preset, a deck, and any settings that deviate from the preset.

    A record of all settings, as tables store it, may be older than a setting: it then has the preset's.

    :raises RulesetFaults: naming every fault at once with the allowed values.
    """
    name = record.get("preset", USUAL_PRESET)
    presets = preset_files()
    if not isinstance(name, str) or name not in presets:
        text = f"unknown preset {name!r}: a preset is one of {', '.join(presets)}"
        raise RulesetFaults([Fault("preset", name, "UNKNOWN_PRESET", tuple(presets), text=text)])
    given = {key: value for key, value in record.items() if key not in ("preset", "deck")}
    settings = _for_deck(presets[name], record.get("deck"))
    if record.get("players") == 3:
        # Eight cards each, as with the long deck (rulebook 13.11).
        settings["packets"] = [4, 4]
        settings["laufende_min"] = presets[name]["laufende_min"].get("long", settings["laufende_min"])
    given = _with_amounts(given, settings["tariff"])
    reader = SettingsReader(name, settings | given, presets[name]["deck"])
    ruleset = reader.read()
    if ruleset is None:
        raise RulesetFaults([*reader.faults, *_further_faults(reader, given, settings)])
    faults = contradictions(ruleset, settings)
    if faults:
        raise RulesetFaults(faults)
    return ruleset


def _further_faults(reader: SettingsReader, given: Mapping[str, Any], usual: dict[str, Any]) -> list[Fault]:
    """Return what contradicts itself among the settings that could be read, so that all faults are named at once."""
    faulty = {fault.setting.split(".")[0] for fault in reader.faults}
    sound = {name: value for name, value in given.items() if name not in faulty}
    ruleset = SettingsReader(reader.preset, usual | sound, reader.allowed_decks).read()
    found = contradictions(ruleset, usual) if ruleset else []
    return [fault for fault in found if fault.other not in faulty]


def decks_of(name: str) -> tuple[str, ...]:
    """Return the decks that a preset may be played with, its usual one first."""
    return tuple(preset_files()[name]["deck"])


def _with_amounts(given: Mapping[str, Any], usual: Mapping[str, Any]) -> dict[str, Any]:
    """Return the settings with a whole tariff: a table that changes one amount keeps the others of its preset.

    Amounts may stand one by one as ``tariff.solo``; None means that there is no such amount, even if
    the preset has one.
    """
    alone = {name.removeprefix(TARIFF): value for name, value in given.items() if name.startswith(TARIFF)}
    others = {name: value for name, value in given.items() if not name.startswith(TARIFF)}
    tariff = given.get("tariff", {})
    if not isinstance(tariff, Mapping):
        return others
    merged = {**usual, **tariff, **alone}
    none_allowed = {*alone, *MAY_BE_NONE}
    kept = {name: value for name, value in merged.items() if value is not None or name not in none_allowed}
    return others | {"tariff": kept} if tariff or alone else others


def _for_deck(preset: Mapping[str, Any], deck: object) -> dict[str, Any]:
    """Return the settings of a preset file for one deck: where a table holds long and short, one of them."""
    decks = preset["deck"]
    chosen = decks[0] if deck is None else deck
    settings = dict(preset) | {"deck": chosen}
    for key in ("packets", "laufende_min"):
        settings[key] = preset[key][chosen if chosen in decks else decks[0]]
    return settings
