"""The journal of a list: entries in order, each checked, nothing lost when something is taken back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stammtisch.i18n import translator
from stammtisch.sheets import journal as journals
from stammtisch.sheets.faults import SheetRefused, tell
from stammtisch.sheets.journal import Entry, Journal, entry_text, fold
from stammtisch.sheets.model import open_sheet
from stammtisch.sheets.record import sheet_record
from tests.sheets.evenings import LANGUAGES
from tools.write_sheet_vectors import TARGET, main

REASONS = {
    *("BAD_NAME", "BIDS_COME_FIRST", "BID_BARRED", "BID_IS_FINAL", "BID_OUT_OF_RANGE", "NOT_YOUR_TURN"),
    *("NO_SUCH_PLAYER", "NO_SUCH_ROW", "NUMBERS_MISSING", "ROW_NOT_OPEN", "TRICKS_DO_NOT_ADD_UP", "TRICKS_MISSING"),
    *("TRICKS_OUT_OF_RANGE", "UNKNOWN_SUIT", "NOTHING_TO_UNDO"),
}


def entry(number: int, **change: Any) -> Entry:
    """One entry, as a phone would send it."""
    record = {"id": f"e{number}", "at": "2026-03-07T20:00:00Z", "by": "Vroni", "change": change}
    return msgspec.convert(record, Entry)


def begun(*players: str, ident: str = "") -> Journal:
    """A journal that opens a list of these players."""
    sheet = open_sheet(players, {"max_hand": 2}, ident=ident)
    return Journal().written(entry(0, kind="begin", sheet=sheet_record(sheet)))


def refused(journal: Journal, **change: Any) -> str:
    """Why an entry is refused; it can be told in every language, and nothing has changed."""
    before = journal.sheet
    with pytest.raises(SheetRefused) as caught:
        journal.written(entry(len(journal.ids), **change))
    assert journal.sheet is before
    for language in LANGUAGES:
        assert tell(caught.value.faults[0], translator(language), before.players)
    return caught.value.faults[0].refusal.reason


def test_the_file_for_the_page_is_what_the_rules_say() -> None:
    assert main(["--check"]) == 0


def test_the_file_for_the_page_meets_every_reason() -> None:
    tried = [each for evening in json.loads(TARGET.read_text("utf-8"))["journals"] for each in evening["tried"]]
    met = {each["refusal"]["reason"] for each in tried if each["refusal"]}
    assert met == REASONS - {"NOTHING_TO_UNDO"}


def test_a_check_finds_an_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.write_sheet_vectors.TARGET", tmp_path / "sheets.json")
    assert main(["--check"]) == 1
    assert main([]) == 0
    assert main(["--check"]) == 0


def test_what_is_undone_was_never_there() -> None:
    journal = begun("Ann", "Bo")
    after = journal.written(entry(1, kind="bid", row=0, seat=1, bid=2)).written(entry(2, kind="undo"))
    assert after.sheet == journal.sheet
    assert len(after.ids) == 3
    assert refused(after, kind="undo") == "NOTHING_TO_UNDO"


def test_a_list_is_opened_once_and_first() -> None:
    assert refused(begun("Ann", "Bo"), kind="begin", sheet={}) == "SHEET_UNREADABLE"
    with pytest.raises(SheetRefused):
        Journal().written(entry(0, kind="bid", row=0, seat=0, bid=0))


@pytest.mark.parametrize("players", [[], ["Ann"], ["Ann"] * 15])
def test_too_few_or_too_many_players(players: list[str]) -> None:
    record = sheet_record(open_sheet(["Ann", "Bo"], {})) | {"players": players}
    with pytest.raises(SheetRefused) as caught:
        Journal().written(entry(0, kind="begin", sheet=record))
    assert caught.value.faults[0].refusal.reason == "PLAYERS_OUT_OF_RANGE"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("x" * 200, None),
        ("\u202e\u0000", None),
        ("\u202eresi\u0007", "resi"),
        ("=HYPERLINK(1)", "=HYPERLINK(1)"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("", ""),
    ],
)
def test_names(name: str, kept: str | None) -> None:
    journal = begun("Ann", "Bo")
    if kept is None:
        assert refused(journal, kind="rename", seat=0, name=name) == "BAD_NAME"
        return
    renamed = journal.written(entry(1, kind="rename", seat=0, name=name)).sheet
    assert renamed.players == (kept, "Bo")
    assert [(each.old, each.new) for each in renamed.corrections] == [("Ann", kept)]


def test_a_list_can_be_full(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = begun("Ann", "Bo")
    monkeypatch.setattr(journals, "MOST_ENTRIES", 1)
    assert refused(journal, kind="undo") == "SHEET_FULL"


def test_corrections_come_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = begun("Ann", "Bo").written(entry(1, kind="rename", seat=0, name="Anna"))
    monkeypatch.setattr(journals, "MOST_CORRECTIONS", 1)
    assert refused(journal, kind="rename", seat=0, name="Ann") == "TOO_MANY_CORRECTIONS"


def test_what_is_stored_is_what_was_sent_without_what_nobody_asked_for() -> None:
    record = sheet_record(open_sheet(["Ann", "Bo"], {})) | {"script": "x" * 1000}
    sent = entry(0, kind="begin", sheet=record)
    text = entry_text(sent)
    assert "script" not in text
    assert fold([msgspec.json.decode(text, type=Entry)]).sheet == fold([sent]).sheet
