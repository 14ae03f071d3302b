"""Writing into a sheet: what is allowed, what is refused, and what is kept when something is corrected."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch.game import RulesetFaults
from stammtisch.i18n import translator
from stammtisch.schwarzesau.scoring import score
from stammtisch.sheets.entries import (
    barred,
    correct,
    enter_bid,
    enter_tricks,
    enter_trump,
    next_bidder,
    open_row,
    rename,
    row_faults,
)
from stammtisch.sheets.faults import SheetRefused, tell
from stammtisch.sheets.model import Correction, Row, Sheet, empty_row, open_sheet
from stammtisch.sheets.record import read_json, write_json
from tests.sheets.evenings import LANGUAGES, NAMES, evening


def fresh(players: int = 3, **rules: object) -> Sheet:
    return open_sheet(NAMES[:players], rules)


def reasons(entry: Callable[[], object]) -> list[str]:
    """Why an entry is refused; every reason can be told in every language."""
    with pytest.raises(SheetRefused) as caught:
        entry()
    for language in LANGUAGES:
        assert all(tell(fault, translator(language), NAMES) for fault in caught.value.faults)
    return [fault.refusal.reason for fault in caught.value.faults]


def bidden() -> Sheet:
    """Three players, nine cards: Λένα 4, Jörg 4, and the dealer Åsa 3."""
    sheet = enter_bid(fresh(), 0, 1, 4)
    return enter_bid(enter_bid(sheet, 0, 2, 4), 0, 0, 3)


@pytest.mark.parametrize("players", [0, 1, 15, 200])
def test_too_few_or_too_many_players(players: int) -> None:
    assert reasons(lambda: open_sheet(["x"] * players, {})) == ["PLAYERS_OUT_OF_RANGE"]


def test_nobody_outside_deals_first() -> None:
    assert reasons(lambda: open_sheet(NAMES[:3], {}, first_dealer=3)) == ["UNKNOWN_DEALER"]


def test_faults_of_house_rules_are_named() -> None:
    with pytest.raises(RulesetFaults, match="max_hand = 13"):
        fresh(max_hand=13)


@pytest.mark.parametrize(
    ("name", "becomes"),
    [
        ("=1+1", "=1+1"),
        ("+49", "+49"),
        ("-x", "-x"),
        ("@SUM(A1)", "@SUM(A1)"),
        ("a\tb\r\nc", "a b c"),
        ("Ann\x00\x07", "Ann"),
        ("\u202eAnna", "Anna"),
        ("דנה", "דנה"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("   ", ""),
    ],
)
def test_a_name_is_kept_as_plain_text_or_cleaned(name: str, becomes: str) -> None:
    assert open_sheet([name, "Bo"], {}).players[0] == becomes


@pytest.mark.parametrize("name", ["x" * 200, "\u200b", "\x00\x01"])
def test_a_name_that_nobody_can_read_is_refused(name: str) -> None:
    assert reasons(lambda: open_sheet([name, "Bo"], {})) == ["BAD_NAME"]


def test_bids_go_round_from_vorhand_and_the_dealer_is_last() -> None:
    sheet = fresh()
    order = []
    while (seat := next_bidder(sheet, 0)) is not None:
        order.append(seat)
        sheet = enter_bid(sheet, 0, seat, 1)
    assert order == [1, 2, 0]


def test_a_bid_out_of_turn_a_second_bid_and_one_out_of_range_are_refused() -> None:
    sheet = fresh()
    assert reasons(lambda: enter_bid(sheet, 0, 2, 1)) == ["NOT_YOUR_TURN"]
    assert reasons(lambda: enter_bid(sheet, 0, 1, -1)) == ["BID_OUT_OF_RANGE"]
    assert reasons(lambda: enter_bid(sheet, 0, 1, 10)) == ["BID_OUT_OF_RANGE"]
    said = enter_bid(sheet, 0, 1, 4)
    assert reasons(lambda: enter_bid(said, 0, 1, 4)) == ["BID_IS_FINAL"]
    assert reasons(lambda: enter_bid(sheet, 1, 2, 1)) == ["ROW_NOT_OPEN"]


def test_the_dealer_may_not_make_it_come_out_even() -> None:
    sheet = enter_bid(enter_bid(fresh(), 0, 1, 4), 0, 2, 4)
    assert barred(sheet, 0) == 1
    assert reasons(lambda: enter_bid(sheet, 0, 0, 1)) == ["BID_BARRED"]
    assert enter_bid(sheet, 0, 0, 0).rows[0].bids == (0, 4, 4)


def test_without_the_hook_nothing_is_barred_and_hidden_bids_come_in_any_order() -> None:
    sheet = fresh(bid_style="hidden")
    for seat, bid in ((2, 4), (0, 4), (1, 1)):
        sheet = enter_bid(sheet, 0, seat, bid)
    assert sheet.rows[0].bids == (4, 1, 4)


@pytest.mark.parametrize(
    ("tricks", "reason"),
    [
        ((3, 3, 2), "TRICKS_DO_NOT_ADD_UP"),
        ((4, 4, 2), "TRICKS_DO_NOT_ADD_UP"),
        ((-1, 5, 5), "TRICKS_OUT_OF_RANGE"),
        ((10, 0, 0), "TRICKS_OUT_OF_RANGE"),
        ((9, 0), "TRICKS_MISSING"),
    ],
)
def test_a_line_closes_only_when_the_tricks_add_up(tricks: tuple[int, ...], reason: str) -> None:
    sheet = bidden()
    assert reason in reasons(lambda: enter_tricks(sheet, 0, tricks))
    assert open_row(sheet) == 0
    assert open_row(enter_tricks(sheet, 0, (3, 2, 4))) == 1


def test_tricks_wait_for_the_bids() -> None:
    assert reasons(lambda: enter_tricks(enter_bid(fresh(), 0, 1, 4), 0, (3, 3, 3))) == ["BIDS_COME_FIRST"]


def test_only_a_suit_is_trump() -> None:
    assert enter_trump(fresh(), 0, "G").rows[0].trump == "G"
    assert reasons(lambda: enter_trump(fresh(), 0, "X")) == ["UNKNOWN_SUIT"]


def test_a_late_correction_computes_everything_anew_and_keeps_the_old_values() -> None:
    sheet = enter_trump(bidden(), 0, "G")
    sheet = enter_tricks(sheet, 0, (3, 2, 4))
    assert sheet.totals() == (13, 2, 14)
    corrected = correct(sheet, 0, Row((3, 4, 4), (2, 3, 4), "G"), "Åsa", "2026-03-07T21:40:00+00:00")
    assert corrected.totals() == (2, 3, 14)
    assert corrected.corrections == (
        Correction(0, 0, "tricks", 3, 2, "Åsa", "2026-03-07T21:40:00+00:00"),
        Correction(0, 1, "tricks", 2, 3, "Åsa", "2026-03-07T21:40:00+00:00"),
    )
    again = correct(corrected, 0, Row((3, 4, 4), (3, 2, 4), "E"), "Bo", "2026-03-08")
    assert [(entry.column, entry.old, entry.new) for entry in again.corrections[2:]] == [
        ("tricks", 2, 3),
        ("tricks", 3, 2),
        ("trump", "G", "E"),
    ]
    assert reasons(lambda: correct(sheet, 0, Row((3, 4, 4), (3, 3, 4)), "", "")) == ["TRICKS_DO_NOT_ADD_UP"]


def test_what_was_empty_is_filled_without_a_correction() -> None:
    assert correct(fresh(), 0, Row((1, 2, 3), (None, None, None), "S"), "", "").corrections == ()


def test_an_old_name_is_kept_as_well() -> None:
    renamed = rename(fresh(), 1, "Lena", "Åsa", "2026-03-07")
    assert renamed.players == ("Åsa", "Lena", "Jörg")
    assert renamed.corrections == (Correction(None, 1, "name", "Λένα", "Lena", "Åsa", "2026-03-07"),)
    assert rename(open_sheet(["", "Bo"], {}), 0, "Ann", "", "").corrections == ()


def test_who_has_the_most_points_wins_and_equal_totals_share() -> None:
    sheet = enter_tricks(bidden(), 0, (3, 2, 4))
    assert sheet.winners() == [2]
    assert not sheet.finished
    tie = dataclasses.replace(sheet, rows=(Row((4, 4, 4), (4, 4, 1)), *sheet.rows[1:]))
    assert tie.winners() == [0, 1]


@given(st.integers(2, 14), st.integers(0, 30), st.integers(0, 10_000))
def test_totals_are_the_sum_of_all_points_and_the_lines_hold(players: int, written: int, seed: int) -> None:
    sheet = evening(players, written, seed=seed)
    for number, row in enumerate(sheet.rows):
        assert row_faults(sheet, number, row) == []
        if row.closed:
            exact = sum(bid == tricks for bid, tricks in zip(row.bids, row.tricks, strict=True))
            points = [entry for entry in sheet.points(number) if entry is not None]
            assert sum(points) == sheet.hand_sizes[number] + 10 * exact
    expected = [
        sum(score(row.bids[seat] or 0, row.tricks[seat] or 0) for row in sheet.rows if row.closed)
        for seat in range(players)
    ]
    assert list(sheet.totals()) == expected
    assert sheet.finished == (written >= len(sheet.rows))
    assert read_json(write_json(sheet)) == sheet


def test_a_line_is_empty_until_something_is_written() -> None:
    assert empty_row(3).empty
    assert not dataclasses.replace(empty_row(3), trump="E").empty
