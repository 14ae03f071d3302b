"""Running a file of vectors: which pass, which fail, and which need an option that is not offered yet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from stammtisch.game import BadRecord, RulesetFaults
from stammtisch.vectors import schafkopf_cases, schwarzesau_cases
from stammtisch.vectors.schafkopf_cases import LATER_KINDS, NotOffered

GAMES = {"schafkopf": schafkopf_cases.CASES, "schwarze-sau": schwarzesau_cases.CASES}


@dataclass(slots=True)
class Report:
    """The vectors of a file by what came of them: passed, failed (with the difference), needing an option."""

    passed: list[str] = field(default_factory=list)
    failed: dict[str, str] = field(default_factory=dict)
    needs: dict[str, str] = field(default_factory=dict)


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
    except NotOffered as missing:
        report.needs[ident] = str(missing)
    except RulesetFaults as error:
        if error.faults:
            report.failed[ident] = f"cannot be set up: {error}"
        else:
            report.needs[ident] = "+".join(error.needs)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        report.failed[ident] = f"cannot be set up: {type(error).__name__}: {error}"
    else:
        if found == expected:
            report.passed.append(ident)
        else:
            report.failed[ident] = f"{vector['kind']}: expected {expected}, found {found}"


def _answer(vector: Mapping[str, Any]) -> tuple[Any, Any]:
    """Return what the rules say and what the vector expects, in the same shape.

    :raises NotOffered: when the vector needs an option that is not offered yet.
    """
    kind, game = vector["kind"], vector["game"]
    if game not in GAMES:
        raise ValueError(f"unknown game {game!r}: a game is one of {', '.join(GAMES)}")
    if game == "schafkopf" and kind in LATER_KINDS:
        raise NotOffered(LATER_KINDS[kind])
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
