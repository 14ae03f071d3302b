"""Two sets of house rules side by side: which settings differ (rulebook 14)."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from stammtisch.schafkopf.choices import GROUPS, TARIFF
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.settings import read_ruleset
from stammtisch.schafkopf.tariff import Tariff


class Difference(NamedTuple):
    """A setting that two sets of house rules have differently; amounts are called ``tariff.solo`` and so on."""

    setting: str
    first: Any
    second: Any


def names() -> tuple[str, ...]:
    """Return the name of every setting in the order of the groups, the amounts of the tariff one by one."""
    amounts = tuple(TARIFF + field.name for field in dataclasses.fields(Tariff))
    listed = [name for group in GROUPS.values() for name in group if name != "tariff"]
    return (*listed, *amounts)


def each_setting(ruleset: Ruleset) -> dict[str, Any]:
    """Return the value of every setting by its name, JSON-ready."""
    record = ruleset.record()
    amounts = dataclasses.asdict(ruleset.tariff)
    return {name: amounts[name.removeprefix(TARIFF)] if name.startswith(TARIFF) else record[name] for name in names()}


def differences(first: Ruleset, second: Ruleset) -> list[Difference]:
    """Return every setting that the two have differently."""
    ours, theirs = each_setting(first), each_setting(second)
    return [Difference(name, ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]]


@cache
def deviations(ruleset: Ruleset) -> Mapping[str, Any]:
    """Return the settings that deviate from the preset, with their values."""
    usual = read_ruleset({"preset": ruleset.preset, "deck": ruleset.deck.name})
    return MappingProxyType({found.setting: found.first for found in differences(ruleset, usual)})
