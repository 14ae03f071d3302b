"""``stammtisch sheet``: score sheets for a real table, to print, to fill in, and to read back."""

from __future__ import annotations

import argparse
import dataclasses
import datetime
import errno
import os
import secrets
import sys
import tempfile
from pathlib import Path
from typing import Any

from stammtisch.game import Refusal, RulesetFaults
from stammtisch.i18n import LANGUAGES, Translator, negotiate, translator
from stammtisch.sheets.comparing import differences, take_over, tell
from stammtisch.sheets.exports import KINDS, PAPER_KINDS, export, export_paper
from stammtisch.sheets.faults import Fault, SheetRefused, refused, rules_refused
from stammtisch.sheets.faults import tell as tell_fault
from stammtisch.sheets.model import Sheet, check_players, open_sheet
from stammtisch.sheets.paper import CLASSIC, classic_paper, paper_of
from stammtisch.sheets.reading import Reading, read_file
from stammtisch.sheets.record import read_day

LONGEST_NUMBER = 9
"""Digits of the largest number that a house rule could mean."""


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("sheet", help="write a score sheet for a real table, or read one back")
    parser.add_argument("game", choices=["schwarze-sau"])
    parser.add_argument("--players", type=int, metavar="N", help="how many play (2 to 14)")
    parser.add_argument("--names", nargs="+", default=[], metavar="NAME", help="who plays, in the order of the seats")
    parser.add_argument("--first-dealer", metavar="NAME", help="who deals first; the first name unless given")
    parser.add_argument("--language", choices=LANGUAGES, help="the language of the sheet")
    parser.add_argument("--day", default="", metavar="YYYY-MM-DD", help="the day to stand on the sheet")
    parser.add_argument("--set", nargs="+", default=[], metavar="RULE=VALUE", help="house rules, such as hook=false")
    parser.add_argument("--blank", action="store_true", help="the sheet as paper, to print and write on by hand")
    parser.add_argument("--classic", type=int, choices=CLASSIC, help="the classic blank for up to so many players")
    parser.add_argument("--from", dest="source", type=Path, metavar="FILE", help="a filled sheet: ODS, XLSX, CSV, JSON")
    parser.add_argument("--into", type=Path, metavar="SHEET.json", help="say how --from differs from this sheet")
    parser.add_argument("--take", action="store_true", help="take the differences over into --into")
    parser.add_argument("--by", default="", metavar="NAME", help="who corrects, for the list of corrections")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help=f"what to write: {', '.join(KINDS)}")
    parser.add_argument("--force", action="store_true", help="overwrite a file that is there")
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> int:
    """Write or read a sheet; 1 when a sheet differs from the one it is compared with, 2 when something is refused."""
    language = arguments.language or negotiate(os.environ.get("LC_ALL") or os.environ.get("LANG") or "")
    words = translator(language)
    if arguments.source is None and arguments.output is None:
        arguments.parser.error("say what to write with -o, or what to read with --from")
    if (arguments.take and arguments.into is None) or (arguments.into and arguments.source is None):
        arguments.parser.error("--take goes with --into, and --into with --from")
    try:
        if arguments.source is not None:
            return _read(arguments, language, words)
        _write_file(arguments.output, _fresh(arguments, language, words), arguments.force)
        print(words.t("sheet-written", file=str(arguments.output)))
    except SheetRefused as error:
        for fault in error.faults:
            print(tell_fault(fault, words, arguments.names), file=sys.stderr)
        return 2
    return 0


def _fresh(arguments: argparse.Namespace, language: str, words: Translator) -> bytes:
    """Return a sheet on which nothing is written yet, as a file."""
    if arguments.classic:
        paper = classic_paper(arguments.classic, arguments.names, language, words)
        return export_paper(paper, _kind(arguments.output, PAPER_KINDS))
    kind = _kind(arguments.output, PAPER_KINDS if arguments.blank else KINDS)
    names = _names(arguments)
    dealer = _first_dealer(arguments.first_dealer, names)
    ident = "" if arguments.blank else secrets.token_hex(6)
    try:
        sheet = open_sheet(
            names, _rules(arguments.set), dealer, language=language, day=read_day(arguments.day), ident=ident
        )
    except RulesetFaults as error:
        raise rules_refused(error) from error
    return export_paper(paper_of(sheet, words), kind) if arguments.blank else export(sheet, kind)


def _names(arguments: argparse.Namespace) -> list[str]:
    names: list[str] = arguments.names
    players = len(names) if arguments.players is None else arguments.players
    if names and len(names) > players:
        raise refused(Refusal("NAMES_DO_NOT_FIT", "", {"names": len(names), "players": players}))
    check_players(players)
    return names + [""] * (players - len(names))


def _first_dealer(name: str | None, names: list[str]) -> int:
    if name is None:
        return 0
    if name not in names:
        raise refused(Refusal("UNKNOWN_DEALER", "3.1", {"text": name[:40]}))
    return names.index(name)


def _rules(settings: list[str]) -> dict[str, Any]:
    """Return house rules from texts such as ``hook=false`` and ``max_hand=8``."""
    words = {"true": True, "false": False, "on": True, "off": False}
    rules: dict[str, Any] = {}
    for setting in settings:
        name, _, value = setting.partition("=")
        short = len(value) <= LONGEST_NUMBER and value.isascii() and value.isdigit()
        rules[name[:40]] = int(value) if short else words.get(value, value[:40])
    return rules


def _read(arguments: argparse.Namespace, language: str, words: Translator) -> int:
    """Read a filled sheet, say what was noticed, and write or compare it."""
    reading = read_file(_content(arguments.source), language)
    for remark in reading.remarks:
        print(remark.tell(words))
    if arguments.into is not None:
        return _compare(arguments, reading, words)
    sheet = _with_history(reading, arguments.by, words)
    if arguments.language:
        sheet = dataclasses.replace(sheet, language=arguments.language)
    _print_standing(sheet, words)
    if arguments.output is not None:
        kind = _kind(arguments.output, PAPER_KINDS if arguments.blank else KINDS)
        paper = export_paper(paper_of(sheet, words), kind) if arguments.blank else export(sheet, kind)
        _write_file(arguments.output, paper, arguments.force)
        print(words.t("sheet-written", file=str(arguments.output)))
    return 0


def _with_history(reading: Reading, by: str, words: Translator) -> Sheet:
    """Return the sheet that was read; what was changed in a file of ours is said, and kept as corrections."""
    if reading.before is None:
        return reading.sheet
    for difference in differences(reading.before, reading.sheet):
        print(tell(difference, reading.before, words))
    return take_over(reading.before, reading.sheet, by, _now())


def _compare(arguments: argparse.Namespace, reading: Reading, words: Translator) -> int:
    """Say how what was read differs from a sheet, and take it over where that is asked for."""
    old = read_file(_content(arguments.into)).sheet
    found = differences(old, reading.sheet)
    for difference in found:
        print(tell(difference, old, words))
    if not found:
        print(words.t("sheet-no-differences"))
        return 0
    if not arguments.take:
        print(words.t("sheet-nothing-taken"))
        return 1
    taken = take_over(old, reading.sheet, arguments.by, _now())
    target = arguments.output or arguments.into
    _write_file(target, export(taken, _kind(target, KINDS)), arguments.force or target == arguments.into)
    print(words.t("sheet-taken", count=len(found), file=str(target)))
    return 0


def _print_standing(sheet: Sheet, words: Translator) -> None:
    rounds = sum(row.closed for row in sheet.rows)
    print(words.t("sheet-standing", rounds=rounds, all=len(sheet.rows)))
    standing = sorted(enumerate(sheet.totals()), key=lambda entry: -entry[1]) if rounds else []
    for seat, total in standing:
        print(f"{total:6d}  {sheet.players[seat] or seat + 1}")


def _now() -> str:
    return datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")


def _kind(path: Path, known: tuple[str, ...]) -> str:
    kind = path.suffix.lstrip(".").lower()
    if kind not in known:
        raise refused(Refusal("UNKNOWN_FILE_KIND", "", {"text": path.name, "known": ", ".join(known)}))
    return kind


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        fault = Refusal("FILE_NOT_FOUND", "", {"text": _short(path), "fault": error.strerror or str(error)})
        raise SheetRefused([Fault(fault)]) from error


def _write_file(path: Path, content: bytes, force: bool) -> None:
    """Write a file whole or not at all.

    :raises SheetRefused: when it is there already, or cannot be written.
    """
    try:
        if path.exists() and not force:
            raise refused(Refusal("FILE_EXISTS", "", {"text": str(path)}))
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        _replace(path, content)
    except OSError as error:
        fault = Refusal("FILE_NOT_WRITTEN", "", {"text": _short(path), "fault": error.strerror or str(error)})
        raise refused(fault) from error


def _replace(path: Path, content: bytes) -> None:
    """Write beside the file, then put it in its place; what was written beside it never stays."""
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".stammtisch-", delete=False) as written:
        beside = Path(written.name)
        try:
            written.write(content)
            written.close()
            # A temporary file is for its owner alone; a sheet is for whoever may read new files here.
            umask = os.umask(0)
            os.umask(umask)
            beside.chmod(0o666 & ~umask)
            beside.replace(path)
        except OSError:
            beside.unlink(missing_ok=True)
            raise


def _short(path: Path) -> str:
    text = str(path)
    return text if len(text) <= 80 else f"{text[:60]}…{path.suffix[:10]}"
