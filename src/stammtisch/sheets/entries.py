"""Writing into a sheet: bids in turn, tricks that add up, and corrections that keep what stood there (rulebook 7.3)."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from stammtisch.game import Refusal, Seat
from stammtisch.schwarzesau.bidding import barred_bid
from stammtisch.sheets.faults import Fault, SheetRefused
from stammtisch.sheets.model import SUITS, Correction, Row, Sheet


def open_row(sheet: Sheet) -> int | None:
    """Return the line that is being written, counted from 0; None when the list is full."""
    return next((number for number, row in enumerate(sheet.rows) if not row.closed), None)


def next_bidder(sheet: Sheet, number: int) -> Seat | None:
    """Return who announces next, from Vorhand on and the dealer last (rulebook 4.1); None when all have."""
    players = len(sheet.players)
    order = [(sheet.dealer(number) + place) % players for place in range(1, players + 1)]
    return next((seat for seat in order if sheet.rows[number].bids[seat] is None), None)


def barred(sheet: Sheet, number: int) -> int | None:
    """Return the number that the dealer of a line may not say, as the bids stand now (rulebook 4.2)."""
    previous = [bid for bid in sheet.rows[number].bids if bid is not None]
    return barred_bid(sheet.hand_sizes[number], previous, True, sheet.ruleset.hook)


def enter_bid(sheet: Sheet, number: int, seat: Seat, bid: int) -> Sheet:
    """Return the sheet with one more bid.

    :raises SheetRefused: out of turn, out of range, a second time, or what the dealer may not say.
    """
    refusal = _bid_refusal(sheet, number, seat, bid)
    if refusal:
        raise SheetRefused([Fault(refusal, number)])
    row = sheet.rows[number]
    bids = tuple(bid if place == seat else old for place, old in enumerate(row.bids))
    return _with_row(sheet, number, dataclasses.replace(row, bids=bids))


def enter_tricks(sheet: Sheet, number: int, tricks: Sequence[int]) -> Sheet:
    """Return the sheet with the tricks of everybody, which closes the line.

    :raises SheetRefused: before all have announced, or when the tricks are not as many as the cards (rulebook 6.3).
    """
    row = dataclasses.replace(sheet.rows[number], tricks=tuple(tricks))
    faults = _not_open(sheet, number)
    if not faults and None in row.bids:
        faults = [Refusal("BIDS_COME_FIRST", "4.1")]
    faults = faults or row_faults(sheet, number, row)
    if faults:
        raise SheetRefused([Fault(refusal, number) for refusal in faults])
    return _with_row(sheet, number, row)


def enter_trump(sheet: Sheet, number: int, suit: str) -> Sheet:
    """Return the sheet with the suit of the turned-up card (rulebook 3.5).

    :raises SheetRefused: when there is no such suit, or the line is not the one being written.
    """
    row = dataclasses.replace(sheet.rows[number], trump=suit)
    faults = _not_open(sheet, number) or row_faults(sheet, number, row)
    if faults:
        raise SheetRefused([Fault(refusal, number) for refusal in faults])
    return _with_row(sheet, number, row)


def correct(sheet: Sheet, number: int, row: Row, by: str, at: str) -> Sheet:
    """Return the sheet with a line as it should have been written; every old value is kept as a correction.

    What was really played is written down, so a correction may also state a bid that was barred.

    :raises SheetRefused: when a number is out of range or the tricks do not add up.
    """
    faults = row_faults(sheet, number, row)
    if faults:
        raise SheetRefused([Fault(refusal, number) for refusal in faults])
    old = sheet.rows[number]
    changes = [
        Correction(number, seat, column, before, after, by, at)
        for column, ours, theirs in (("bid", old.bids, row.bids), ("tricks", old.tricks, row.tricks))
        for seat, (before, after) in enumerate(zip(ours, theirs, strict=True))
        if before is not None and before != after
    ]
    if old.trump is not None and old.trump != row.trump:
        changes.append(Correction(number, None, "trump", old.trump, row.trump, by, at))
    return dataclasses.replace(_with_row(sheet, number, row), corrections=(*sheet.corrections, *changes))


def rename(sheet: Sheet, seat: Seat, name: str, by: str, at: str) -> Sheet:
    """Return the sheet with another name over a column; an old name is kept as a correction."""
    old = sheet.players[seat]
    if name == old:
        return sheet
    players = tuple(name if place == seat else other for place, other in enumerate(sheet.players))
    kept = (Correction(None, seat, "name", old, name, by, at),) if old else ()
    return dataclasses.replace(sheet, players=players, corrections=(*sheet.corrections, *kept))


def row_faults(sheet: Sheet, number: int, row: Row) -> list[Refusal]:
    """Return everything that cannot be true of a line: numbers out of range, tricks that do not add up."""
    cards = sheet.hand_sizes[number]
    faults = [
        Refusal("BID_OUT_OF_RANGE", "4.1", {"bid": bid, "most": cards})
        for bid in row.bids
        if bid is not None and not 0 <= bid <= cards
    ]
    faults += [
        Refusal("TRICKS_OUT_OF_RANGE", "6.3", {"tricks": tricks, "most": cards})
        for tricks in row.tricks
        if tricks is not None and not 0 <= tricks <= cards
    ]
    if len(row.tricks) != len(sheet.players):
        faults.append(Refusal("TRICKS_MISSING", "6.3", {"count": len(row.tricks), "players": len(sheet.players)}))
    elif not faults:
        faults += _sum_faults(cards, row)
    if row.trump is not None and row.trump not in SUITS:
        faults.append(Refusal("UNKNOWN_SUIT", "1.2", {"text": row.trump}))
    return faults


def barred_bid_of(sheet: Sheet, number: int) -> Refusal | None:
    """Return what stands against the bids of a full line: they add up to the cards though they must not."""
    bids = [bid for bid in sheet.rows[number].bids if bid is not None]
    cards = sheet.hand_sizes[number]
    if not sheet.ruleset.hook or len(bids) < len(sheet.players) or sum(bids) != cards:
        return None
    last = sheet.rows[number].bids[sheet.dealer(number)] or 0
    return Refusal("BID_BARRED", "4.2", {"bid": last, "sum": cards - last, "cards": cards})


def _sum_faults(cards: int, row: Row) -> list[Refusal]:
    taken = [tricks for tricks in row.tricks if tricks is not None]
    if sum(taken) > cards or (len(taken) == len(row.tricks) and sum(taken) != cards):
        return [Refusal("TRICKS_DO_NOT_ADD_UP", "6.3", {"sum": sum(taken), "cards": cards})]
    return []


def _bid_refusal(sheet: Sheet, number: int, seat: Seat, bid: int) -> Refusal | None:
    faults = _not_open(sheet, number)
    if faults:
        return faults[0]
    said = sheet.rows[number].bids[seat]
    if said is not None:
        return Refusal("BID_IS_FINAL", "4.1", {"bid": said})
    turn = next_bidder(sheet, number)
    if sheet.ruleset.bid_style == "open" and turn is not None and seat != turn:
        return Refusal("NOT_YOUR_TURN", "4.1", {"seat": turn})
    cards = sheet.hand_sizes[number]
    if not 0 <= bid <= cards:
        return Refusal("BID_OUT_OF_RANGE", "4.1", {"bid": bid, "most": cards})
    if seat == sheet.dealer(number) and bid == barred(sheet, number):
        return Refusal("BID_BARRED", "4.2", {"bid": bid, "sum": cards - bid, "cards": cards})
    return None


def _not_open(sheet: Sheet, number: int) -> list[Refusal]:
    return [] if number == open_row(sheet) else [Refusal("ROW_NOT_OPEN", "7.3")]


def _with_row(sheet: Sheet, number: int, row: Row) -> Sheet:
    rows = (*sheet.rows[:number], row, *sheet.rows[number + 1 :])
    return dataclasses.replace(sheet, rows=rows)
