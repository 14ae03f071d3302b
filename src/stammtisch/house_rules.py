"""House rules of Schafkopf in words: a summary, the whole sheet, a comparison, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from stammtisch.game import Fault
from stammtisch.i18n import Translator
from stammtisch.schafkopf.choices import GROUPS, TARIFF
from stammtisch.schafkopf.comparison import deviations, differences, each_setting, names
from stammtisch.schafkopf.contracts import ContractKind
from stammtisch.schafkopf.ruleset import Ruleset

LONGEST_QUOTE = 60


class Row(NamedTuple):
    """One setting on the sheet: its name, its value and what it means, in words."""

    setting: str
    name: str
    value: str
    meaning: str
    deviates: bool


class Part(NamedTuple):
    """A part of the sheet under its heading."""

    group: str
    title: str
    rows: tuple[Row, ...]


def sentence(ruleset: Ruleset, words: Translator) -> str:
    """Return the rules in a sentence or two."""
    settings = each_setting(ruleset)
    said = {name: value_in_words(name, settings[name], words) for name in ("deck", "auction", "passout", "klopfen")}
    level = value_in_words("kontra_levels", ruleset.kontra_levels, words)
    kontra = words.t("ruleset-kontra", most=level) if ruleset.kontra_levels else level
    games = value_in_words("ladder", settings["ladder"], words)
    tariff = f"{ruleset.tariff.sauspiel}/{ruleset.tariff.solo}"
    preset = words.t(f"preset-{ruleset.preset}")
    return words.t("ruleset-summary", preset=preset, games=games, kontra=kontra, tariff=tariff, **said)


def summary(ruleset: Ruleset, words: Translator) -> str:
    """Return the rules in a sentence or two, with what deviates from the preset."""
    told, deviating = sentence(ruleset, words), deviations(ruleset)
    if not deviating:
        return told
    changed = "; ".join(
        f"{name_in_words(name, words)}: {value_in_words(name, deviating[name], words)}" for name in deviating
    )
    preset = words.t(f"preset-{ruleset.preset}")
    return f"{told} {words.t('ruleset-differs', other=preset, list=changed)}"


def sheet(ruleset: Ruleset, words: Translator) -> list[Part]:
    """Return every setting in words, under the headings that people use."""
    settings, deviating = each_setting(ruleset), deviations(ruleset)
    parts = []
    for group, listed in GROUPS.items():
        amounts = listed == ("tariff",)
        members = [name for name in names() if (name.startswith(TARIFF) if amounts else name in listed)]
        rows = tuple(_row(name, settings[name], words, deviates=name in deviating) for name in members)
        parts.append(Part(group, words.t(f"group-{group}"), rows))
    return parts


def compared(first: Ruleset, second: Ruleset, other: str, words: Translator) -> str:
    """Return in words how the first rules differ from the second, which are called ``other``."""
    found = differences(first, second)
    if not found:
        return words.t("ruleset-same", other=other)
    listed = [
        words.t(
            "ruleset-difference",
            setting=name_in_words(name, words),
            first=value_in_words(name, ours, words),
            second=value_in_words(name, theirs, words),
        )
        for name, ours, theirs in found
    ]
    return words.t("ruleset-differs", other=other, list="; ".join(listed))


def notes(ruleset: Ruleset, words: Translator) -> list[str]:
    """Return what is worth knowing about rules that can be played all the same."""
    sauspiel = ContractKind.SAUSPIEL in ruleset.ladder
    # The declarer holds a card of the called suit, of which the short deck has four (rulebook 7.5).
    never = sauspiel and ruleset.deck.name == "short" and ruleset.run_away_min > 3
    return [words.t("ruleset-note-run-away")] if never else []


def fault_in_words(fault: Fault, words: Translator) -> str:
    """Return in words what is wrong, with the values that would be right; in English where it has no reason."""
    message = f"fault-{fault.reason.lower().replace('_', '-')}"
    if not words.has(message):
        return fault.text
    asked = fault.other or fault.setting
    return words.t(
        message,
        setting=name_in_words(fault.setting, words),
        value=_quoted(value_in_words(fault.setting, fault.value, words)),
        allowed=_allowed(fault, asked, words),
        preset=words.t(f"preset-{fault.preset}") if fault.preset else "",
        other=name_in_words(asked, words),
    )


def name_in_words(setting: str, words: Translator) -> str:
    """Return what a setting is called; one that does not exist is quoted."""
    message = f"setting-{_ident(setting)}"
    return words.t(message) if words.has(message) else _quoted(setting.removeprefix(TARIFF))


def value_in_words(setting: str, value: Any, words: Translator) -> str:
    """Return a value of a setting in words; one that does not exist is quoted."""
    if isinstance(value, bool):
        return words.t("setting-yes" if value else "setting-no")
    if setting == "ladder":
        return _ladder(value, words)
    if setting == "packets" and isinstance(value, Sequence) and not isinstance(value, str):
        return " + ".join(map(str, value))
    if setting == "laufende_min" and isinstance(value, Mapping):
        return " / ".join(str(value.get(name, "?")) for name in ("coloured", "colourless"))
    message = f"setting-{_ident(setting)}-{_ident(str(value).lower())}"
    if isinstance(value, str | int | None) and words.has(message):
        return words.t(message)
    return str(value)


def _row(name: str, value: Any, words: Translator, *, deviates: bool) -> Row:
    meaning = words.t(f"setting-{_ident(name)}-meaning")
    return Row(name, name_in_words(name, words), value_in_words(name, value, words), meaning, deviates)


def _ident(text: str) -> str:
    """Return a name or value as message ids can hold it: tariff.solo is tariff-solo, stock+ramsch stock-ramsch."""
    return text.replace(".", "-").replace("+", "-")


def _ladder(value: Any, words: Translator) -> str:
    if isinstance(value, str):
        value = [value]
    if not isinstance(value, Sequence):
        return str(value)
    return ", ".join(_contract(name, words) for name in value)


def _contract(name: object, words: Translator) -> str:
    message = f"contract-{name}"
    return words.t(message) if isinstance(name, str) and words.has(message) else str(name)


def _allowed(fault: Fault, asked: str, words: Translator) -> str:
    """Return the values that would be right, a range of amounts as such."""
    if fault.reason == "NO_AMOUNT":
        least, most = fault.allowed
        return words.t("setting-amount-range", least=least, most=most)
    if fault.reason in ("UNKNOWN_PRESET", "UNKNOWN_SETTING", "TARIFF_SHAPE", "TARIFF_UNKNOWN"):
        return ", ".join(map(str, fault.allowed))
    return ", ".join(_with_code(asked, value, words) for value in fault.allowed)


def _with_code(setting: str, value: Any, words: Translator) -> str:
    """Return a value in words, and in brackets as it is written in a file."""
    told = value_in_words(setting, value, words)
    code = str(value).lower() if isinstance(value, bool) else str(value)
    return told if told == code or setting in ("ladder", "packets") else f"{told} ({code})"


def _quoted(text: str) -> str:
    """Return what was received, short and without characters that are not seen."""
    seen = "".join(character if character.isprintable() else "\ufffd" for character in text[: LONGEST_QUOTE + 1])
    return seen if len(seen) <= LONGEST_QUOTE else seen[: LONGEST_QUOTE - 1] + "…"
