"""House rules in words: every setting, value and fault has its words in four languages."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch import house_rules
from stammtisch.game import Fault, RulesetFaults
from stammtisch.i18n import LANGUAGES, translator
from stammtisch.schafkopf.catalogue import catalogue
from stammtisch.schafkopf.choices import AMOUNTS, CHOICES, DEPENDS, GROUPS
from stammtisch.schafkopf.comparison import each_setting, names
from stammtisch.schafkopf.settings import decks_of, preset_files, read_ruleset
from tests.unit.situations import rules

BAD: list[dict[str, Any]] = [
    {"preset": "monopoly"},
    {"foo": 1, "klopfen": "loud", "packets": [5, 3], "stock_each": 0, "tariff": {"solo": -1, "x": 3}},
    {"preset": "verein", "deck": "short"},
    {"ladder": [], "laufende_min": 3, "tariff": 10},
    {"ladder": ["solo", "solo", "kaiser"], "tariff.schwarz": None},
    {"klopfen_stock": True, "stock_scope": "any", "ladder": ["herz-solo", "sauspiel"], "auction": "vortritt"},
    {"players": 3, "deck": "long", "ladder": ["solo"]},
    {"players": 3, "deck": "short", "passout": "muss", "ladder": ["hochzeit", "solo"]},
    {"passout": "stock", "ladder": ["wenz", "solo"], "tariff": {"value_cap": 3, "doublings_cap": 0}},
]


def faults_of(given: dict[str, Any]) -> tuple[Fault, ...]:
    with pytest.raises(RulesetFaults) as caught:
        read_ruleset(given)
    return caught.value.details


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_has_a_name_a_meaning_and_a_word_for_every_value(language: str) -> None:
    words = translator(language)
    for group in GROUPS:
        assert words.t(f"group-{group}")
    for name in names():
        ident = name.replace(".", "-")
        assert words.t(f"setting-{ident}")
        assert words.t(f"setting-{ident}-meaning")[-1] == "."
    for name, values in CHOICES.items():
        for value in values:
            ident = str(value).replace("+", "-")
            assert isinstance(value, bool) or words.has(f"setting-{name}-{ident}"), (name, value)
    for name in AMOUNTS:
        assert house_rules.value_in_words(name, None, words) != "None"
        assert house_rules.value_in_words(name, 25, words) == "25"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", list(preset_files()))
def test_a_preset_as_a_sentence_and_a_sheet(preset: str, language: str) -> None:
    words = translator(language)
    for deck in decks_of(preset):
        ruleset = rules(preset=preset, deck=deck)
        told = house_rules.summary(ruleset, words)
        assert told.startswith(words.t(f"preset-{preset}"))
        assert words.t("contract-wenz") in told
        parts = house_rules.sheet(ruleset, words)
        rows = [row for part in parts for row in part.rows]
        assert [row.setting for row in rows] == list(each_setting(ruleset))
        assert not any(row.deviates for row in rows)
        assert all(row.name and row.value and row.meaning and row.value != "None" for row in rows)


def test_what_deviates_is_told_and_marked() -> None:
    words = translator("en")
    ruleset = rules(preset="stammtisch", klopfen="all", tariff={"solo": 60})
    told = house_rules.summary(ruleset, words)
    assert told.endswith("Differs from Stammtisch: Klopfen (early double): everyone may; Single game: 60.")
    assert house_rules.sentence(ruleset, words).endswith("Klopfen: everyone may. Kontra: up to Hirsch. Tariff 10/60.")
    marked = [row for part in house_rules.sheet(ruleset, words) for row in part.rows if row.deviates]
    assert [(row.setting, row.value) for row in marked] == [("klopfen", "everyone may"), ("tariff.solo", "60")]


def test_a_comparison_in_words() -> None:
    words = translator("de")
    one, other = rules(preset="stammtisch"), rules(preset="stammtisch", kontra_levels=2)
    assert house_rules.compared(one, other, "Montag", words) == "Anders als Montag: Kontra bis: Hirsch statt Re."
    assert house_rules.compared(one, one, "Montag", words) == "Genau wie Montag."


def test_running_away_cannot_happen_with_24_cards() -> None:
    words = translator("en")
    (note,) = house_rules.notes(rules(deck="short"), words)
    assert "24 cards" in note
    assert not house_rules.notes(rules(deck="short", run_away_min=3), words)
    assert not house_rules.notes(rules(), words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("given", BAD, ids=range(len(BAD)))
def test_every_fault_is_worded(given: dict[str, Any], language: str) -> None:
    words = translator(language)
    found = faults_of(given)
    told = [house_rules.fault_in_words(fault, words) for fault in found]
    assert len(set(told)) == len(told)
    for fault, line in zip(found, told, strict=True):
        assert words.has(f"fault-{fault.reason.lower().replace('_', '-')}"), fault.reason
        assert line != fault.text
        assert "None" not in line


def test_the_bad_rules_have_every_reason_there_is() -> None:
    reasons = {fault.reason for given in BAD for fault in faults_of(given)}
    assert reasons >= {"UNKNOWN_PRESET", "UNKNOWN_SETTING", "NOT_ALLOWED", "NO_AMOUNT", "DECK_NOT_OF_PRESET"}
    assert reasons >= {"LADDER_EMPTY", "LADDER_TWICE", "LADDER_UNKNOWN", "LADDER_ONLY_SAUSPIEL", "HERZ_SOLO_NOT_FIRST"}
    assert reasons >= {"LAUFENDE_MIN_SHAPE", "TARIFF_SHAPE", "TARIFF_MISSING", "TARIFF_UNKNOWN", "NEEDS_SETTING"}
    assert reasons >= {"THREE_NEED_SHORT_DECK", "THREE_HAVE_NO_PARTNER", "THREE_PASS_OUT"}
    assert reasons >= {"MUSS_NEEDS_SAUSPIEL", "HOCHZEIT_NEEDS_SAUSPIEL"}
    assert reasons >= {"STOCK_NEEDS_SAUSPIEL", "VALUE_CAP_TOO_LOW", "DOUBLINGS_CAP_ZERO"}


def test_what_was_received_is_quoted_short_and_readable() -> None:
    (fault,) = faults_of({"auction": "x" * 500 + "\u202e"})
    line = house_rules.fault_in_words(fault, translator("en"))
    assert "x" * 500 not in line
    assert "…" in line
    assert "single" in line


def test_the_catalogue_tells_every_setting_and_what_the_presets_set() -> None:
    told = catalogue()
    listed = [setting for group in told["groups"] for setting in group["settings"]]
    assert [setting["name"] for setting in listed] == list(names())
    for setting in listed:
        assert setting["kind"] in ("choice", "flag", "amount", "ladder", "packets", "minimum")
        conditions = [(condition["setting"], tuple(condition["values"])) for condition in setting["depends"]]
        assert conditions == [condition[:2] for condition in DEPENDS.get(setting["name"], ())]
    for preset, decks in told["presets"].items():
        assert list(decks) == list(decks_of(preset))
        for deck, settings in decks.items():
            given = {name: value for name, value in settings.items() if name != "deck"}
            assert read_ruleset({"preset": preset, "deck": deck, **given}) == rules(preset=preset, deck=deck)
