"""House rules over REST: what can be set, whether it goes together, and what it means in words."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from stammtisch import house_rules
from stammtisch.game import RulesetFaults
from stammtisch.i18n import negotiate, translator
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.catalogue import catalogue
from stammtisch.schafkopf.comparison import deviations
from stammtisch.schafkopf.settings import read_ruleset
from stammtisch.server import faults
from stammtisch.server.faults import ServerFault
from stammtisch.server.screens.house_rules import (
    CheckedRules,
    GameSettings,
    RulesetFault,
    RulesToCheck,
    SheetPart,
    SheetRow,
)

AnyRequest = Request[Any, Any, State]


@get("/api/games/{game:str}/settings", summary="What can be set in a game", sync_to_thread=False)
def settings_of(game: FromPath[str]) -> GameSettings:
    """Return every setting with its values, default, group and conditions, and what the presets set."""
    if game != SCHAFKOPF.name:
        raise ServerFault(faults.unknown_game(game, [SCHAFKOPF.name]), 404)
    return msgspec.convert(catalogue(), GameSettings)


@post("/api/rulesets/check", summary="House rules in words, or their faults", status_code=200, sync_to_thread=False)
def check_ruleset(request: AnyRequest, data: JSONBody[RulesToCheck]) -> CheckedRules:
    """Return what these house rules are in a sentence and as a sheet, or all that is wrong with them."""
    asked = data.language or request.headers.get("accept-language") or ""
    words = translator(negotiate(asked))
    record = data.settings | {"preset": data.preset} | ({"deck": data.deck} if data.deck else {})
    try:
        ruleset = read_ruleset(record)
    except RulesetFaults as error:
        return CheckedRules(None, {}, faults_of(error, asked), [], [])
    sheet = [
        SheetPart(part.group, part.title, [SheetRow(*row) for row in part.rows])
        for part in house_rules.sheet(ruleset, words)
    ]
    # What deviates is a list of its own: in the sentence it would stand there twice.
    sentence, notes = house_rules.sentence(ruleset, words), house_rules.notes(ruleset, words)
    return CheckedRules(sentence, dict(deviations(ruleset)), [], notes, sheet)


def faults_of(error: RulesetFaults, accept_language: str) -> list[RulesetFault]:
    """Return everything that is wrong with house rules, each fault in the words of the asker's language."""
    words = translator(negotiate(accept_language))
    return [
        RulesetFault(
            fault.setting,
            fault.value,
            fault.reason,
            list(fault.allowed),
            fault.other,
            fault.preset,
            house_rules.fault_in_words(fault, words),
        )
        for fault in error.details
    ]


HANDLERS = (settings_of, check_ruleset)
