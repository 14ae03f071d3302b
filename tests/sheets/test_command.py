"""`stammtisch sheet`: files written, read and compared from the command line."""

from __future__ import annotations

import errno
import json
from pathlib import Path

import openpyxl
import pytest
from pypdf import PdfReader

from stammtisch.cli import main
from stammtisch.sheets.exports import export
from stammtisch.sheets.reading import read_file
from stammtisch.sheets.record import read_json
from tests.sheets.evenings import LANGUAGES, evening

HUGE = "9" * 5000
LONG = "x" * 300


@pytest.fixture(autouse=True)
def _german(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    monkeypatch.chdir(tmp_path)


def sheet(*arguments: str) -> int:
    return main(["sheet", "schwarze-sau", *arguments])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["ods", "xlsx", "pdf", "csv", "json"])
def test_a_live_sheet_in_every_format(language: str, kind: str) -> None:
    assert sheet("--names", "Åsa", "Λένα", "Jörg", "--language", language, "-o", f"list.{kind}") == 0
    if kind == "pdf":
        assert len(PdfReader("list.pdf").pages) == 1
    else:
        reading = read_file(Path(f"list.{kind}").read_bytes(), language)
        assert (reading.sheet.players, reading.sheet.language) == (("Åsa", "Λένα", "Jörg"), language)


@pytest.mark.parametrize("kind", ["ods", "xlsx", "pdf"])
def test_blanks(kind: str) -> None:
    assert sheet("--players", "7", "--blank", "-o", f"seven.{kind}") == 0
    assert sheet("--classic", "10", "-o", f"ten.{kind}") == 0
    if kind == "pdf":
        assert [len(PdfReader(name).pages) for name in ("seven.pdf", "ten.pdf")] == [1, 1]
    if kind == "xlsx":
        assert openpyxl.load_workbook("ten.xlsx").sheetnames == ["Papier"]


def test_the_first_dealer_the_day_and_house_rules() -> None:
    names = ("--names", "Ann", "Bo", "--players", "3")
    rules = ("--set", "hook=off", "max_hand=8", "scoring=minus")
    assert sheet(*names, "--first-dealer", "Bo", "--day", "2026-03-07", *rules, "-o", "list.json") == 0
    written = read_json(Path("list.json").read_text("utf-8"))
    assert (written.players, written.first_dealer, written.day) == (("Ann", "Bo", ""), 1, "2026-03-07")
    assert (written.ruleset.hook, written.ruleset.max_hand, written.ruleset.scoring) == (False, 8, "minus")
    assert written.ident


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--players", "1", "-o", "x.ods"), "Mit 1 Spielern geht es nicht"),
        (("--players", "15", "-o", "x.ods"), "Mit 15 Spielern geht es nicht"),
        (("--players", "-3", "-o", "x.ods"), "Mit -3 Spielern geht es nicht"),
        (("-o", "x.ods"), "Mit 0 Spielern geht es nicht"),
        (("--names", "a", "b", "c", "--players", "2", "-o", "x.ods"), "3 Namen passen nicht zu 2 Spielern"),
        (("--names", "Ann", "x" * 200, "-o", "x.ods"), "geht nicht als Name"),
        (("--names", "Ann", "Bo", "--first-dealer", "Cleo", "-o", "x.ods"), "„Cleo“ spielt nicht mit"),
        (("--players", "3", "--day", "heute", "-o", "x.ods"), "„heute“ ist kein Tag"),
        (("--players", "3", "--set", "hook=maybe", "-o", "x.ods"), "hook = 'maybe'"),
        (("--players", "3", "--set", "cheat", "-o", "x.ods"), "unknown setting 'cheat'"),
        (("--players", "3", "-o", "x.doc"), "„x.doc“ lässt sich nicht schreiben. Möglich sind: ods, xlsx"),
        (("--players", "3", "--blank", "-o", "x.csv"), "Möglich sind: ods, xlsx, pdf."),
        (("--players", "3", "-o", "nowhere/x.ods"), "lässt sich nicht schreiben: No such file"),
        (("--players", "3", "--set", f"max_hand={HUGE}", "-o", "x.ods"), "max_hand = '9999999999"),
        (("--players", "3", "--set", f"{HUGE}=1", "-o", "x.ods"), "unknown setting '9999999999"),
        (("--players", "3", "--day", HUGE, "-o", "x.ods"), "9999999999…“ ist kein Tag"),
        (("--players", "3", "-o", f"{LONG}.ods"), "xxx….ods lässt sich nicht schreiben: File name too long"),
        (("--players", "3", "--force", "-o", f"{LONG}.ods"), "xxx….ods lässt sich nicht schreiben: File name too long"),
        (("--from", f"{LONG}.ods"), "xxx….ods lässt sich nicht öffnen: File name too long"),
        (("--from", "nothing.ods"), "nothing.ods lässt sich nicht öffnen"),
        (("--classic", "7", "--names", *"abcdefgh", "-o", "x.pdf"), "8 Namen passen nicht zu 7 Spielern"),
    ],
)
def test_what_does_not_work_is_told_and_nothing_is_written(
    arguments: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert sheet(*arguments) == 2
    assert message in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [(), ("--take", "-o", "x.ods"), ("--into", "a.json", "-o", "x.ods")])
def test_arguments_that_do_not_go_together(arguments: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit):
        sheet(*arguments)


def test_a_file_that_is_there_is_not_overwritten_unless_forced(capsys: pytest.CaptureFixture[str]) -> None:
    Path("list.ods").write_text("an evening's work")
    assert sheet("--players", "3", "-o", "list.ods") == 2
    assert "gibt es schon" in capsys.readouterr().err
    assert Path("list.ods").read_text() == "an evening's work"
    assert sheet("--players", "3", "-o", "list.ods", "--force") == 0
    assert Path("list.ods").read_bytes().startswith(b"PK")
    assert [path.name for path in Path().iterdir()] == ["list.ods"]


def test_forced_onto_a_folder_nothing_is_left_behind(capsys: pytest.CaptureFixture[str]) -> None:
    Path("list.ods").mkdir()
    assert sheet("--players", "3", "-o", "list.ods", "--force") == 2
    assert "list.ods lässt sich nicht schreiben: Is a directory" in capsys.readouterr().err
    assert [path.name for path in Path().iterdir()] == ["list.ods"]
    assert list(Path("list.ods").iterdir()) == []


def test_when_the_file_cannot_be_replaced_nothing_is_left_behind(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    assert sheet("--players", "3", "-o", "list.ods") == 2
    assert "No space left on device" in capsys.readouterr().err
    assert list(Path().iterdir()) == []


def test_a_filled_sheet_is_read_and_its_standing_told(capsys: pytest.CaptureFixture[str]) -> None:
    filled = evening(3, 5)
    Path("list.xlsx").write_bytes(export(filled, "xlsx"))
    assert sheet("--from", "list.xlsx", "-o", "list.pdf") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Stand nach 5 Runden von 19:"
    standing = sorted(zip(filled.totals(), filled.players, strict=True), key=lambda entry: -entry[0])
    assert [line.split() for line in lines[1:4]] == [[str(total), name] for total, name in standing]
    assert lines[4] == "list.pdf ist geschrieben."


def test_a_changed_file_keeps_what_stood_there_before(capsys: pytest.CaptureFixture[str]) -> None:
    filled = evening(3, 2)
    Path("list.xlsx").write_bytes(export(filled, "xlsx"))
    book = openpyxl.load_workbook("list.xlsx")
    book.worksheets[0]["D2"] = "Asa"
    book.save("list.xlsx")
    assert sheet("--from", "list.xlsx", "--by", "Bo", "--language", "en", "-o", "list.json") == 0
    assert "Name Åsa → Asa" in capsys.readouterr().out
    written = read_json(Path("list.json").read_text("utf-8"))
    assert [(entry.column, entry.old, entry.new, entry.by) for entry in written.corrections] == [
        ("name", "Åsa", "Asa", "Bo")
    ]
    assert written.language == "en"


def test_differences_are_shown_first_and_taken_only_when_asked(capsys: pytest.CaptureFixture[str]) -> None:
    old, new = evening(3, 2), evening(3, 3)
    Path("old.json").write_bytes(export(old, "json"))
    Path("new.ods").write_bytes(export(new, "ods"))
    assert sheet("--from", "new.ods", "--into", "old.json") == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 8
    assert lines[-1] == "Noch ist nichts geändert. Mit --take wird es übernommen."
    assert json.loads(Path("old.json").read_bytes()) == json.loads(export(old, "json"))
    assert sheet("--from", "new.ods", "--into", "old.json", "--take") == 0
    assert "7 Unterschiede sind übernommen, old.json ist geschrieben." in capsys.readouterr().out
    assert read_json(Path("old.json").read_text("utf-8")) == new
    assert sheet("--from", "new.ods", "--into", "old.json") == 0
    assert capsys.readouterr().out == "Kein Unterschied.\n"


def test_a_broken_file_is_told_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    Path("x.ods").write_bytes(b"PK nothing")
    assert sheet("--from", "x.ods", "--language", "sv") == 2
    assert capsys.readouterr().err.startswith("Filen går inte att läsa")
