"""What the page for real tables asks of the server: lists to watch, files to download, files to read."""

from __future__ import annotations

import time
from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from stammtisch.game import Refusal
from stammtisch.i18n import LANGUAGES, translator
from stammtisch.server import faults
from stammtisch.server.faults import ServerFault
from stammtisch.server.journals import Journals
from stammtisch.server.limits import SHEET_FILES, SHEET_PUSHES, Buckets, Rate
from stammtisch.server.rest import AnyRequest
from stammtisch.server.security import client_address
from stammtisch.server.wire import (
    PushedEntries,
    PushEntries,
    SheetDifference,
    SheetLog,
    SheetOffer,
    SheetRemark,
    SheetToRead,
    SheetToWrite,
)
from stammtisch.sheets.exports import KINDS, PAPER_KINDS, export, export_paper
from stammtisch.sheets.faults import refused
from stammtisch.sheets.model import check_players, open_sheet
from stammtisch.sheets.paper import CLASSIC, classic_paper, paper_of
from stammtisch.sheets.reading import read_file
from stammtisch.sheets.record import read_sheet
from stammtisch.sheets.taking import opened, taken

PUSH_LIMIT = 512_000
"""The most bytes of entries in one message, and of a list to be written into a file."""

READ_LIMIT = 3_500_000
"""The most bytes of a message with a file to be read; in it a file is a third longer than by itself."""

CONTENT_TYPES = {
    "ods": "application/vnd.oasis.opendocument.spreadsheet",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "pdf": "application/pdf",
    "csv": "text/csv; charset=utf-8",
    "json": "application/json",
}


@get("/api/sheets/{sheet_id:str}", summary="The entries of a list")
async def sheet_log(state: State, sheet_id: FromPath[str], since: Annotated[int, QueryParameter(ge=0)] = 0) -> SheetLog:
    """Return what was written into a list after a version; whoever has the link may watch."""
    journals: Journals = state.journals
    return await journals.log(sheet_id, since)


@post("/api/sheets/{sheet_id:str}/entries", summary="Write into a list", request_max_body_size=PUSH_LIMIT)
async def push_entries(
    request: AnyRequest, state: State, sheet_id: FromPath[str], data: JSONBody[PushEntries]
) -> PushedEntries:
    """Store what the writer's phone has written; the token opens the list, and nobody else writes into it."""
    _take(request, state.sheet_pushes, SHEET_PUSHES)
    journals: Journals = state.journals
    return PushedEntries(await journals.push(sheet_id, _token(request), data.since, data.entries))


@delete("/api/sheets/{sheet_id:str}", summary="Delete a list")
async def delete_sheet(request: AnyRequest, state: State, sheet_id: FromPath[str]) -> None:
    """Delete a list for everybody who watches."""
    _take(request, state.sheet_pushes, SHEET_PUSHES)
    journals: Journals = state.journals
    await journals.delete(sheet_id, _token(request))


@post("/api/sheets/file", summary="A list as a file", request_max_body_size=PUSH_LIMIT, sync_to_thread=True)
def write_file(request: AnyRequest, state: State, data: JSONBody[SheetToWrite]) -> Response[bytes]:
    """Return a list as ODS, XLSX, PDF, CSV or JSON."""
    _take(request, state.sheet_files, SHEET_FILES)
    return _file(export(read_sheet(data.sheet), data.kind), data.kind, KINDS)


@get("/api/sheets/blank", summary="An empty list to print", sync_to_thread=True)
def blank(
    request: AnyRequest,
    state: State,
    kind: FromQuery[str] = "pdf",
    language: FromQuery[str] = "de",
    players: FromQuery[int | None] = None,
    classic: FromQuery[int | None] = None,
    name: FromQuery[list[str] | None] = None,
) -> Response[bytes]:
    """Return the classic blank for up to so many players, or one for exactly these."""
    _take(request, state.sheet_files, SHEET_FILES)
    names = name or []
    if language not in LANGUAGES:
        text = faults.quoted(language)
        raise refused(Refusal("UNKNOWN_LANGUAGE", "", {"text": text, "known": ", ".join(LANGUAGES)}))
    words = translator(language)
    if classic is not None:
        if classic not in CLASSIC:
            raise refused(Refusal("NO_CLASSIC_BLANK", "7.2", {"players": classic}))
        paper = classic_paper(classic, names, language, words)
    else:
        count = len(names) if players is None else players
        check_players(count)
        if len(names) > count:
            raise refused(Refusal("NAMES_DO_NOT_FIT", "", {"names": len(names), "players": count}))
        paper = paper_of(open_sheet([*names, *[""] * (count - len(names))], {}, language=language), words)
    return _file(export_paper(paper, kind), kind, PAPER_KINDS)


@post("/api/sheets/read", summary="Read a filled sheet", request_max_body_size=READ_LIMIT, sync_to_thread=True)
def read_sheet_file(request: AnyRequest, state: State, data: JSONBody[SheetToRead]) -> SheetOffer:
    """Return what a file would change, and the entries that do it; nothing is changed yet."""
    _take(request, state.sheet_files, SHEET_FILES)
    language = data.language if data.language in LANGUAGES else "de"
    reading = read_file(data.file, language)
    current = None if data.sheet is None else read_sheet(data.sheet)
    offer = opened(reading) if current is None else taken(current, reading)
    return SheetOffer(
        [SheetRemark(remark.message, dict(remark.args)) for remark in reading.remarks],
        [SheetDifference(each.row, each.seat, each.column, each.old, each.new) for each in offer.differences],
        offer.changes,
    )


HANDLERS = (blank, sheet_log, push_entries, delete_sheet, write_file, read_sheet_file)


def limits() -> dict[str, Any]:
    """Return the limits on what may be asked here, for the state of the application."""
    return {
        "sheet_pushes": Buckets(SHEET_PUSHES, time.monotonic),
        "sheet_files": Buckets(SHEET_FILES, time.monotonic),
    }


def _take(request: AnyRequest, buckets: Buckets, rate: Rate) -> None:
    if not buckets.take(client_address(request.scope)):
        raise ServerFault(faults.too_fast(rate.most, rate.seconds), 429)


def _token(request: AnyRequest) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def _file(content: bytes, kind: str, known: tuple[str, ...]) -> Response[bytes]:
    assert kind in known
    headers = {"content-disposition": f'attachment; filename="schwarze-sau.{kind}"'}
    return Response(content, media_type=CONTENT_TYPES[kind], headers=headers)
