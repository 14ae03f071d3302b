"""``stammtisch rules``: house rules printed, compared and checked."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from stammtisch import house_rules
from stammtisch.game import RulesetFaults
from stammtisch.i18n import Translator, negotiate, translator
from stammtisch.schafkopf.comparison import deviations, differences, each_setting
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.settings import preset_files, read_ruleset

DESCRIPTION = """House rules are a preset, or a TOML file with a preset and the settings that deviate from it:

    preset = "wirtshaus"
    klopfen = "off"
    tariff = { solo = 60 }

Every command says all that is wrong with a file at once."""


class Unreadable(ValueError):
    """A file that is no set of house rules; the message quotes it and says what would be right."""


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "rules",
        help="print, compare and check house rules",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    show = actions.add_parser("show", help="print house rules: a sentence, and the whole sheet")
    compare = actions.add_parser("compare", help="say in what the first house rules differ from the second")
    check = actions.add_parser("check", help="say whether the house rules of a file can be played")
    show.add_argument("rules", metavar="RULES", help="a preset or a TOML file")
    compare.add_argument("rules", metavar="FIRST", help="a preset or a TOML file")
    compare.add_argument("other", metavar="SECOND", help="a preset or a TOML file")
    check.add_argument("rules", metavar="FILE", help="a TOML file, or a preset")
    for action, run in ((show, _show), (compare, _compare), (check, _check)):
        action.add_argument("--deck", help="long or short (default: the preset's usual one)")
        action.add_argument("--language", metavar="LANGUAGE", help="de, sv, el or en (default: as LANG says)")
        action.add_argument("--json", action="store_true", help="print as one JSON object")
        action.set_defaults(run=_guarded(run))


def _guarded(run: Any) -> Any:
    """Return a command that tells what it cannot read: 1 for rules with faults, 2 for what are no rules at all."""

    def guarded(arguments: argparse.Namespace) -> int:
        try:
            return _told_faults(run, arguments)
        except ValueError as error:
            print(f"stammtisch rules: {error}", file=sys.stderr)
            return 2

    return guarded


def _told_faults(run: Any, arguments: argparse.Namespace) -> int:
    words = _words(arguments.language)
    try:
        return int(run(arguments, words))
    except RulesetFaults as error:
        return _tell_faults(error, arguments, words)


def _show(arguments: argparse.Namespace, words: Translator) -> int:
    ruleset = _ruleset(arguments.rules, arguments.deck)
    if arguments.json:
        return _print_json(_told(ruleset, words))
    print(house_rules.summary(ruleset, words))
    for part in house_rules.sheet(ruleset, words):
        print(f"\n{part.title}")
        for row in part.rows:
            print(f" {'*' if row.deviates else ' '} {row.name}: {row.value}")
    for note in house_rules.notes(ruleset, words):
        print(f"\n{note}")
    return 0


def _compare(arguments: argparse.Namespace, words: Translator) -> int:
    first, second = _ruleset(arguments.rules, arguments.deck), _ruleset(arguments.other, arguments.deck)
    if arguments.json:
        found = {each.setting: [each.first, each.second] for each in differences(first, second)}
        return _print_json({"differences": found})
    print(house_rules.compared(first, second, _name(arguments.other, words), words))
    return 0


def _check(arguments: argparse.Namespace, words: Translator) -> int:
    ruleset = _ruleset(arguments.rules, arguments.deck)
    if arguments.json:
        return _print_json(_told(ruleset, words) | {"faults": []})
    print(words.t("ruleset-good"))
    print(house_rules.summary(ruleset, words))
    for note in house_rules.notes(ruleset, words):
        print(note)
    return 0


def _told(ruleset: Ruleset, words: Translator) -> dict[str, Any]:
    return {
        "preset": ruleset.preset,
        "deck": ruleset.deck.name,
        "summary": house_rules.summary(ruleset, words),
        "settings": each_setting(ruleset),
        "deviations": dict(deviations(ruleset)),
        "notes": house_rules.notes(ruleset, words),
    }


def _tell_faults(error: RulesetFaults, arguments: argparse.Namespace, words: Translator) -> int:
    told = [house_rules.fault_in_words(fault, words) for fault in error.details]
    if arguments.json:
        faults = [
            {"setting": fault.setting, "value": fault.value, "reason": fault.reason, "allowed": list(fault.allowed)}
            for fault in error.details
        ]
        _print_json({"faults": faults, "told": told})
    else:
        for line in told:
            print(line, file=sys.stderr)
    return 1


def _words(language: str | None) -> Translator:
    return translator(language or negotiate(os.environ.get("LC_ALL") or os.environ.get("LANG", "")))


def _name(rules: str, words: Translator) -> str:
    return words.t(f"preset-{rules}") if rules in preset_files() else rules


def _ruleset(rules: str, deck: str | None) -> Ruleset:
    """Read a preset or a file.

    :raises Unreadable: when it is neither.
    :raises RulesetFaults: naming every fault at once.
    """
    record = {"preset": rules} if rules in preset_files() else _file(Path(rules))
    return read_ruleset(dict(record) | ({"deck": deck} if deck else {}))


def _file(path: Path) -> Mapping[str, Any]:
    known = ", ".join(preset_files())
    if not path.is_file():
        raise Unreadable(f"{str(path)!r} is no preset and no file: a preset is one of {known}")
    return read_toml(path)


def read_toml(path: Path) -> dict[str, Any]:
    """Return the settings that a TOML file holds.

    :raises Unreadable: when it cannot be read, is no TOML, or nests deeper than settings could.
    """
    try:
        settings = tomllib.loads(path.read_text("utf-8"))
        # A fault quotes the value: what nests too deeply for that is refused here.
        repr(settings)
    except RecursionError as error:
        raise Unreadable(
            f"{path}: cannot be read as TOML: nested too deeply, a setting is a word or a number"
        ) from error
    except (OSError, ValueError) as error:
        # ValueError: no UTF-8, no TOML, a number of thousands of digits.
        raise Unreadable(f"{path}: cannot be read as TOML: {error}") from error
    return settings


def _print_json(record: Mapping[str, Any]) -> int:
    print(json.dumps(record, indent=2, ensure_ascii=False, default=str))
    return 0
