"""The few things a page asks for outside the socket: which rules there are, a new table, one's own tables."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from litestar import Litestar, Request, get, post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, JSONBody

from stammtisch import __version__
from stammtisch.server import faults, rulesets
from stammtisch.server.faults import ServerFault
from stammtisch.server.hub import Hub
from stammtisch.server.limits import TABLES, Buckets
from stammtisch.server.security import client_address
from stammtisch.server.wire import NewTable, OpenedTable, Preset, SeatSummary, TableSummary
from stammtisch.table import Table

AnyRequest = Request[Any, Any, State]


@get("/api/presets", summary="The house rules to choose from")
async def presets(state: State) -> list[Preset]:
    """Return every preset of every game, with the decks it is played with."""
    hub: Hub = state.hub
    return list(hub.presets())


@post("/api/tables", summary="Open a table")
async def open_table(request: AnyRequest, state: State, data: JSONBody[NewTable]) -> OpenedTable:
    """Open a table: whoever asks sits at seat 0, bots at the others, and the first round is dealt."""
    hub: Hub = state.hub
    buckets: Buckets = state.new_tables
    if not buckets.take(client_address(request.scope)):
        raise ServerFault(faults.too_fast(TABLES.most, TABLES.seconds), 429)
    return OpenedTable(await hub.open(request.state.user, data))


@get("/api/tables", summary="One's own tables")
async def own_tables(request: AnyRequest, state: State) -> list[TableSummary]:
    """Return the tables where whoever asks has had a seat, the one last played at first."""
    hub: Hub = state.hub
    return [summary_of(table) for table in await hub.tables_of(request.state.user)]


@get("/api/tables/{table_id:str}", summary="One table")
async def show_table(state: State, table_id: FromPath[str]) -> TableSummary:
    """Return what a list shows of a table."""
    hub: Hub = state.hub
    return summary_of((await hub.find(table_id)).table)


HANDLERS = (presets, open_table, own_tables, show_table, *rulesets.HANDLERS)


def summary_of(table: Table) -> TableSummary:
    """Return a table as a list shows it."""
    seats = [
        SeatSummary(seat, place.name, "person" if place.person else "bot") for seat, place in enumerate(table.places)
    ]
    return TableSummary(table.id, table.game.name, dict(table.rules), seats, table.number)


def new_tables() -> Buckets:
    """Return the limit on new tables."""
    return Buckets(TABLES, time.monotonic)


def openapi_document(handlers: Sequence[HTTPRouteHandler]) -> dict[str, Any]:
    """Return REST paths as an OpenAPI document."""
    config = OpenAPIConfig(title="Stammtisch", version=__version__)
    app = Litestar(handlers, openapi_config=config, logging_config=None)
    return dict(app.openapi_schema.to_schema())
