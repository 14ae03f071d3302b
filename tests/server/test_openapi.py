"""The page's types are made from web/openapi.json: it must be what the server says, and say everything."""

from __future__ import annotations

from typing import Any

from stammtisch.games import GAMES
from stammtisch.schafkopf.actions import KINDS
from stammtisch.server.decode import COMMANDS, FRAMES
from stammtisch.server.screens.table import ACTIONS
from tools.write_openapi import document, main


def test_the_file_is_current() -> None:
    assert main(["--check"]) == 0


def test_every_reference_leads_somewhere() -> None:
    found = document()
    schemas = found["components"]["schemas"]

    def walk(node: Any) -> None:
        if isinstance(node, dict):
            if "$ref" in node:
                assert node["$ref"].removeprefix("#/components/schemas/") in schemas
            for inner in node.values():
                walk(inner)
        elif isinstance(node, list):
            for inner in node:
                walk(inner)

    walk(found)


def test_all_kinds_are_described() -> None:
    schemas = document()["components"]["schemas"]
    assert set(schemas["ClientFrame"]["discriminator"]["mapping"]) == set(FRAMES)
    assert set(schemas["Command"]["discriminator"]["mapping"]) == set(COMMANDS)
    assert set(schemas["SchafkopfAction"]["discriminator"]["mapping"]) == set(KINDS)
    assert set(schemas["SauAction"]["discriminator"]["mapping"]) == {"bid", "play"}
    assert set(schemas["TableState"]["discriminator"]["mapping"]) == set(GAMES) == set(ACTIONS)
    assert set(schemas["ServerFrame"]["discriminator"]["mapping"]) == {
        *("full", "events", "ack", "refused", "error", "presence", "pong"),
    }


def test_rest_paths() -> None:
    paths = document()["paths"]
    assert {path: sorted(methods) for path, methods in paths.items()} == {
        "/api/games/{game}/settings": ["get"],
        "/api/presets": ["get"],
        "/api/rulesets/check": ["post"],
        "/api/sheets/blank": ["get"],
        "/api/sheets/file": ["post"],
        "/api/sheets/read": ["post"],
        "/api/sheets/{sheet_id}": ["delete", "get"],
        "/api/sheets/{sheet_id}/entries": ["post"],
        "/api/tables": ["get", "post"],
        "/api/tables/{table_id}": ["get"],
    }
