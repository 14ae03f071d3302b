"""Settings that contradict each other: each check explains itself (rulebook 14)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from stammtisch.game import Fault
from stammtisch.schafkopf.choices import CHOICES, DEPENDS, MAY_LIE_IDLE, STOCK_RULES, Condition
from stammtisch.schafkopf.contracts.kinds import FOR_ANY_HAND, ContractKind
from stammtisch.schafkopf.ruleset import Ruleset


def contradictions(ruleset: Ruleset, preset: Mapping[str, Any]) -> list[Fault]:
    """Return every contradiction in rules whose settings are good by themselves.

    ``preset`` are the preset's own settings: what stands there may lie idle, and is no fault.
    """
    found = [*_idle(ruleset, preset), *_ladder(ruleset), *_three_players(ruleset), *_caps(ruleset)]
    return [replace(fault, preset=ruleset.preset) for fault in found]


def holds(settings: Mapping[str, Any], condition: Condition) -> bool:
    """Say whether a condition is met by settings as :meth:`Ruleset.record` gives them."""
    value = settings.get(condition.setting)
    met = value in condition.values if condition.setting != "ladder" else bool(set(value or ()) & set(condition.values))
    return met or (condition.instead is not None and holds(settings, condition.instead))


def _idle(ruleset: Ruleset, preset: Mapping[str, Any]) -> Iterator[Fault]:
    """Find settings that the table has changed although what they are about is not played."""
    settings = ruleset.record()
    for name, conditions in DEPENDS.items():
        if name in MAY_LIE_IDLE:
            continue
        value = settings.get(name)
        default = CHOICES[name][0] if name in CHOICES else None
        if value in (default, preset.get(name, default)):
            continue
        for condition in conditions:
            if not holds(settings, condition):
                words = " or ".join(map(repr, condition.values))
                verb = "a ladder with" if condition.setting == "ladder" else f"{condition.setting} ="
                text = f"{name} = {value!r}: means nothing here, it needs {verb} {words}"
                yield Fault(name, value, "NEEDS_SETTING", condition.values, text=text, other=condition.setting)


def _ladder(ruleset: Ruleset) -> Iterator[Fault]:
    ladder = [kind.value for kind in ruleset.ladder]
    herz_solos = {ContractKind.HERZ_SOLO.value, ContractKind.HERZ_SOLO_TOUT.value} & set(ladder)
    if herz_solos and not ruleset.herz_solo_first:
        text = "ladder holds 'herz-solo': a Herz-Solo has a place of its own with herz_solo_first = True"
        yield Fault("ladder", "herz-solo", "HERZ_SOLO_NOT_FIRST", (), text=text)
    if ruleset.auction != "single" and not _above_sauspiel(ladder):
        text = f"ladder = {ladder!r}: an auction in stages needs a contract above the Sauspiel that any hand can play"
        yield Fault("ladder", ladder, "LADDER_ONLY_SAUSPIEL", (), text=text)
    if "hochzeit" in ladder and "sauspiel" not in ladder:
        yield Fault("ladder", "hochzeit", "HOCHZEIT_NEEDS_SAUSPIEL", (), text="ladder: a Hochzeit needs the Sauspiel")
    if ruleset.passout in STOCK_RULES and ruleset.stock_scope == "sauspiel" and "sauspiel" not in ladder:
        text = (
            f"passout = {ruleset.passout!r}: only a Sauspiel takes the Stock; the ladder needs it, or stock_scope 'any'"
        )
        yield Fault("passout", ruleset.passout, "STOCK_NEEDS_SAUSPIEL", (), text=text)
    if ruleset.passout == "muss" and "sauspiel" not in ladder:
        text = "passout = 'muss': who must play plays a Sauspiel, and the ladder has none"
        yield Fault("passout", "muss", "MUSS_NEEDS_SAUSPIEL", (), text=text)


def _three_players(ruleset: Ruleset) -> Iterator[Fault]:
    """Find what does not go together with three players (rulebook 13.11)."""
    if ruleset.players != 3:
        return
    for kind in (ContractKind.SAUSPIEL, ContractKind.HOCHZEIT):
        if kind in ruleset.ladder:
            text = f"players = 3: three play no {kind.value}, take it from the ladder"
            yield Fault("ladder", kind.value, "THREE_HAVE_NO_PARTNER", (), text=text)
    if ruleset.passout not in ("redeal", "ramsch"):
        text = f"players = 3: passout is 'redeal' or 'ramsch', not {ruleset.passout!r}"
        yield Fault("passout", ruleset.passout, "THREE_PASS_OUT", ("redeal", "ramsch"), text=text)


def _above_sauspiel(ladder: list[str]) -> bool:
    """Say whether something can be named above the Sauspiel with any cards, so that nobody is left without a word."""
    above = ladder[ladder.index("sauspiel") + 1 :] if "sauspiel" in ladder else ladder
    return any(kind in FOR_ANY_HAND for kind in above)


def _caps(ruleset: Ruleset) -> Iterator[Fault]:
    tariff = ruleset.tariff
    if tariff.value_cap is not None and tariff.value_cap < tariff.sauspiel:
        text = f"tariff value_cap = {tariff.value_cap}: a Sauspiel alone costs {tariff.sauspiel}"
        yield Fault("tariff.value_cap", tariff.value_cap, "VALUE_CAP_TOO_LOW", (tariff.sauspiel,), text=text)
    doubled = ruleset.kontra_levels > 0 or ruleset.klopfen != "off"
    if tariff.doublings_cap == 0 and doubled:
        text = "tariff doublings_cap = 0: nothing would count double; take kontra_levels = 0 and klopfen = 'off'"
        yield Fault("tariff.doublings_cap", 0, "DOUBLINGS_CAP_ZERO", (), text=text)
