"""Running a file of vectors: which pass, and which fail."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from stammtisch.game import BadRecord
from stammtisch.vectors import schafkopf_cases, schwarzesau_cases

GAMES = {"schafkopf": schafkopf_cases.CASES, "schwarze-sau": schwarzesau_cases.CASES}


@dataclass(slots=True)
class Report:
    """The vectors of a file by what came of them: passed, or failed with the difference."""

    passed: list[str] = field(default_factory=list)
    failed: dict[str, str] = field(default_factory=dict)


def run_vectors(document: object) -> Report:
    """Run all vectors of a file.

    :raises BadRecord: when the document is not a vector file of format 1.
    """
    if not isinstance(document, Mapping) or document.get("format_version") != 1:
        raise BadRecord("a vector file is a JSON object with format_version 1 and a list of vectors")
    vectors = document.get("vectors")
    if not isinstance(vectors, list):
        raise BadRecord(f"vectors = {vectors!r}: a list is needed")
    report = Report()
    for place, vector in enumerate(vectors):
        if not isinstance(vector, Mapping) or not {"id", "game", "kind", "input", "expected"} <= set(vector):
            raise BadRecord(f"vector {place}: needs id, game, kind, input and expected")
        _run(vector, report)
    return report


def _run(vector: Mapping[str, Any], report: Report) -> None:
    ident = str(vector["id"])
    try:
        found, expected = _answer(vector)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        report.failed[ident] = f"cannot be set up: {type(error).__name__}: {error}"
    else:
        if found == expected:
            report.passed.append(ident)
        else:
            report.failed[ident] = f"{vector['kind']}: expected {expected}, found {found}"


def _answer(vector: Mapping[str, Any]) -> tuple[Any, Any]:
    """Return what the rules say and what the vector expects, in the same shape."""
    kind, game = vector["kind"], vector["game"]
    if game not in GAMES:
        raise ValueError(f"unknown game {game!r}: a game is one of {', '.join(GAMES)}")
    cases = GAMES[game]
    if kind not in cases:
        raise ValueError(f"unknown kind {kind!r}: a kind is one of {', '.join(cases)}")
    found = cases[kind](vector["input"])
    expected = vector["expected"]
    if kind in SETS:
        return sorted(found), sorted(expected)
    if kind == "auction" and isinstance(expected, Mapping) and "error" in expected:
        return found, {"refused_at": expected["index"]}
    return found, expected


SETS = ("legal_moves", "callable_suits", "legal_bids", "hochzeit_returns")
"""Kinds whose answer is a set: the order does not matter."""
