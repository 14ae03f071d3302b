"""House rules as a page needs them to offer, check and show them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Settings = Annotated[dict[str, Any], Meta(extra_json_schema={"additionalProperties": True})]
"""Settings by name; amounts of the tariff are called tariff.solo where settings stand one by one."""


class Condition(Struct):
    """What a setting depends on: another one with one of these values; of the ladder, a contract on it.

    ``instead`` is what does as well.
    """

    setting: str
    values: list[Any]
    instead: Condition | None


class Setting(Struct):
    """Something that can be set, with what it may be: values, the least and the most, or choices for each deck.

    Its words are the messages ``setting-<name>``, ``setting-<name>-meaning`` and ``setting-<name>-<value>``,
    with "-" for "." and "+"; yes and no are ``setting-yes`` and ``setting-no``.
    """

    name: str
    kind: Literal["choice", "flag", "amount", "ladder", "packets", "minimum"]
    allowed: list[Any] | dict[str, list[list[int]]]
    default: Any
    depends: list[Condition]
    optional: bool = False


class SettingGroup(Struct):
    """Settings that belong together; the message ``group-<group>`` is the heading."""

    group: str
    settings: list[Setting]


class GameSettings(Struct):
    """All that can be set in a game, and what each preset sets, by deck."""

    groups: list[SettingGroup]
    presets: dict[str, dict[str, Settings]]


class RulesToCheck(Struct):
    """House rules that somebody thinks of: a preset, a deck, and settings that deviate; the words' language."""

    preset: str = "stargames"
    deck: str | None = None
    settings: Settings = {}
    language: str | None = None


class RulesetFault(Struct):
    """What is wrong with a setting, what would be right (of the ``other`` setting, if one is named), and in words."""

    setting: str
    value: Any
    reason: str
    allowed: list[Any]
    other: str
    preset: str
    message: str


class SheetRow(Struct):
    """A setting on the sheet of house rules, in words."""

    setting: str
    name: str
    value: str
    meaning: str
    deviates: bool


class SheetPart(Struct):
    """A part of the sheet of house rules under its heading."""

    group: str
    title: str
    rows: list[SheetRow]


class CheckedRules(Struct):
    """House rules in words, or what is wrong with them."""

    summary: str | None
    deviations: Settings
    faults: list[RulesetFault]
    notes: list[str]
    sheet: list[SheetPart]
