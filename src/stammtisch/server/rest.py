from typing import Any

from litestar import Litestar, get, post
from litestar.openapi import OpenAPIConfig

from stammtisch import __version__
from stammtisch.server.wire import NewTable, OpenedTable, Preset, TableSummary


@get("/api/presets")
async def presets() -> list[Preset]:
    return []


@post("/api/tables")
async def open_table(data: NewTable) -> OpenedTable:
    raise NotImplementedError


@get("/api/tables")
async def own_tables() -> list[TableSummary]:
    return []


@get("/api/tables/{table_id:str}")
async def show_table(table_id: str) -> TableSummary:
    raise NotImplementedError


def openapi_document() -> dict[str, Any]:
    app = Litestar(
        [presets, open_table, own_tables, show_table],
        openapi_config=OpenAPIConfig(title="Stammtisch", version=__version__),
    )
    return app.openapi_schema.to_schema()
