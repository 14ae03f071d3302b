"""Write web/openapi.json: the REST paths and the socket's messages, from which the page's types are made.

``--check`` writes nothing and fails when the file is not what the server's types say.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from stammtisch.games import GAMES
from stammtisch.server import rest, sheets
from stammtisch.server.screens import house_rules, schafkopf, schwarzesau, table
from stammtisch.server.wire import (
    ClientFrame,
    Command,
    NewTable,
    OpenedTable,
    Preset,
    Problem,
    ServerFrame,
    SheetOffer,
    TableSummary,
)
from stammtisch.sheets.journal import AnyChange

TARGET = Path(__file__).parent.parent / "web" / "openapi.json"

UNIONS: dict[str, Any] = {
    "ClientFrame": ClientFrame,
    "ServerFrame": ServerFrame,
    "Command": Command,
    "SchafkopfAction": schafkopf.Action,
    "SauAction": schwarzesau.SauAction,
    "TableState": table.TableState,
    "TableEvent": table.TableEvent,
    "SheetChange": AnyChange,
}
"""Types that are one of several; each gets its name in the file, so that the page can speak of them."""

EITHER = {"Action": ("SchafkopfAction", "SauAction"), "HouseRules": ("Ruleset", "SauRuleset")}
"""What each game has in a shape of its own, and nothing in it says which game it is."""

STRUCTS = (
    table.Refusal,
    schafkopf.Round,
    schafkopf.Ruleset,
    schwarzesau.SauRuleset,
    house_rules.GameSettings,
    house_rules.RulesToCheck,
    house_rules.CheckedRules,
    NewTable,
    OpenedTable,
    Preset,
    Problem,
    TableSummary,
    SheetOffer,
)


def document() -> dict[str, Any]:
    """Return the whole OpenAPI document."""
    types = [*UNIONS.values(), *STRUCTS]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    result: dict[str, Any] = rest.openapi_document([*rest.HANDLERS, *sheets.HANDLERS])
    known = result.setdefault("components", {}).setdefault("schemas", {})
    known.update(components)
    known.update(zip(UNIONS, schemas, strict=False))
    for name, parts in EITHER.items():
        known[name] = {"anyOf": [{"$ref": f"#/components/schemas/{part}"} for part in parts]}
    known["GameName"] = {"type": "string", "enum": list(GAMES)}
    described: dict[str, Any] = _references_alone(result)
    described["components"]["schemas"] = dict(sorted(described["components"]["schemas"].items()))
    return described


def _references_alone(node: Any) -> Any:
    """Drop what stands beside a reference: a described mapping is its schema and nothing else."""
    if isinstance(node, dict):
        if "$ref" in node:
            return {"$ref": node["$ref"]}
        return {key: _references_alone(value) for key, value in node.items()}
    if isinstance(node, list):
        return [_references_alone(value) for value in node]
    return node


def main(arguments: Sequence[str] | None = None) -> int:
    """Write or check the file; the exit status is 1 when a check finds it out of date."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="write nothing, fail when the file is out of date")
    check = parser.parse_args(arguments).check
    text = json.dumps(document(), indent=2, ensure_ascii=False) + "\n"
    if not check:
        TARGET.write_text(text, "utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text("utf-8") == text:
        return 0
    print(f"{TARGET} is out of date: run `python {Path(__file__).name}` in tools/ and commit it", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
