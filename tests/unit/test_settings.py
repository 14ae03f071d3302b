"""House rules: presets, deviations from them, and their way through a record."""

import dataclasses
import json
from typing import Any

import pytest

from stammtisch.cards import LONG, SHORT
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.choices import CHOICES
from stammtisch.schafkopf.ruleset import LaufendeMinimum, deck_named
from stammtisch.schafkopf.settings import decks_of, preset_files, read_ruleset
from tests.unit.situations import contract, rules

TABLES = [(preset, deck) for preset in preset_files() for deck in decks_of(preset)]


STARGAMES = {
    "preset": "stargames",
    "deck": "long",
    "packets": [4, 4],
    "ladder": ["sauspiel", "geier", "wenz", "solo", "geier-tout", "wenz-tout", "solo-tout"],
    "players": 4,
    "herz_solo_first": False,
    "auction": "single",
    "passout": "redeal",
    "passout_dealer": "next",
    "ramsch_tie": "highest_trump",
    "jungfrau": "none",
    "durchmarsch": "all",
    "ramsch_stichzwang": False,
    "muss_60": False,
    "bettel_trumps": "none",
    "bettel_stichzwang": False,
    "bettel_ouvert": False,
    "bettel_lead": "vorhand",
    "hochzeit_open": False,
    "hochzeit_return_trump": False,
    "schieber": "off",
    "schieber_dealer": "must_solo",
    "klopfen": "off",
    "klopfen_stock": False,
    "stock_each": None,
    "stock_scope": "sauspiel",
    "stock_cap": None,
    "kontra_levels": 2,
    "kontra_window": "before_second_card",
    "re_by": "declarer",
    "kontra_takes_over": False,
    "run_away_min": 4,
    "called_ace_discard": "never",
    "laufende_scope": "ober_unter",
    "laufende_min": {"coloured": 3, "colourless": 2},
    "laufende_paid": "symmetric",
    "stop_when_decided": True,
    "tariff": {
        "sauspiel": 10,
        "solo": 50,
        "laufender": 10,
        "schneider": 10,
        "schwarz": 10,
        "herz_solo": None,
        "tout_factor": 2,
        "tout_base": None,
        "tout_laufender": None,
        "tout_counts_schwarz": False,
        "schneider_only_sauspiel": False,
        "value_cap": None,
        "doublings_cap": None,
        "sie_factor": 4,
        "sie_laufende": True,
        "bettel": None,
        "ramsch": None,
    },
}
"""Every setting of the preset, as it is stored."""


def test_no_words_at_all_mean_stargames_with_the_long_deck() -> None:
    ruleset = read_ruleset({})
    assert ruleset == rules(preset="stargames", deck="long")
    assert ruleset.record() == STARGAMES


def test_what_differs_in_the_short_deck() -> None:
    long, short = rules(deck="long"), rules(deck="short")
    assert (long.deck, short.deck) == (LONG, SHORT)
    assert (long.packets, short.packets) == ((4, 4), (3, 3))
    assert (long.laufende_min, short.laufende_min) == (LaufendeMinimum(3, 2), LaufendeMinimum(2, 2))


USUAL = {"kontra_window": "before_second_card", "re_by": "declarer", "muss_60": False, "jungfrau": "none"}
PRESETS: dict[str, dict[str, Any]] = {
    "stargames": {"auction": "single", "passout": "redeal", "kontra_levels": 2, "laufende_scope": "ober_unter"},
    "stammtisch": {"kontra_levels": 4, "kontra_window": "own_first_card", "re_by": "party"},
    "verein": {"passout_dealer": "same", "kontra_levels": 0},
    "vortritt": {"auction": "vortritt", "kontra_levels": 2, "kontra_window": "own_first_card", "re_by": "party"},
    "turnier": {"passout": "muss", "muss_60": True, "passout_dealer": "same", "kontra_levels": 0},
    "sauspiel": {
        "auction": "vortritt",
        "klopfen": "all",
        "kontra_levels": 2,
        "kontra_window": "own_first_card",
        "re_by": "party",
        "jungfrau": "all",
        "durchmarsch": 91,
    },
    "wirtshaus": {
        "passout": "stock",
        "klopfen": "all",
        "kontra_levels": 4,
        "kontra_window": "own_first_card",
        "re_by": "party",
        "jungfrau": "all",
    },
    "kurz": {
        "passout": "kreuz",
        "passout_dealer": "same",
        "kontra_levels": 0,
        "laufende_scope": "first_head",
        "herz_solo_first": True,
    },
}
"""What rulebook 14 says of the presets; where nothing stands, what most of them have."""

MOST_HAVE: dict[str, Any] = USUAL | {
    "auction": "two_stage",
    "passout": "redeal",
    "passout_dealer": "next",
    "klopfen": "off",
    "laufende_scope": "all",
    "herz_solo_first": False,
    "durchmarsch": "all",
    "stock_scope": "sauspiel",
    "run_away_min": 4,
    "called_ace_discard": "never",
    "laufende_paid": "symmetric",
    "players": 4,
}
AMOUNTS = {
    "stargames": (10, 50, 10, 10, 10),
    "stammtisch": (10, 50, 10, 10, 10),
    "verein": (1, 5, 1, 1, 1),
    "vortritt": (20, 50, 10, 10, 10),
    "turnier": (1, 5, 1, 1, 1),
    "sauspiel": (20, 50, 10, 10, 10),
    "wirtshaus": (10, 50, 10, 10, 10),
    "kurz": (5, 20, 5, 5, 5),
}


@pytest.mark.parametrize("preset", PRESETS)
def test_the_presets_are_those_of_the_rulebook(preset: str) -> None:
    record = rules(preset=preset).record()
    expected = MOST_HAVE | PRESETS[preset]
    assert {name: record[name] for name in expected} == expected
    tariff = record["tariff"]
    assert tuple(tariff[name] for name in ("sauspiel", "solo", "laufender", "schneider", "schwarz")) == AMOUNTS[preset]
    assert tariff.get("herz_solo") == (30 if preset == "kurz" else None)
    assert tariff["schneider_only_sauspiel"] == (preset == "kurz")
    assert ("sie" in record["ladder"]) == (preset in ("turnier", "wirtshaus"))


@pytest.mark.parametrize(("preset", "deck"), TABLES)
def test_what_all_presets_have_in_common(preset: str, deck: str) -> None:
    r = rules(preset=preset, deck=deck)
    assert (r.run_away_min, r.called_ace_discard, r.kontra_takes_over) == (4, "never", False)
    assert (r.laufende_paid, r.stop_when_decided) == ("symmetric", preset != "turnier")
    assert (r.tariff.tout_factor, r.tariff.tout_counts_schwarz, r.tariff.sie_factor) == (2, False, 4)


def test_verein_knows_no_geier() -> None:
    assert list(rules(preset="verein").ladder) == ["sauspiel", "wenz", "solo", "wenz-tout", "solo-tout"]


def test_the_short_deck_keeps_the_minimum_of_vortritt() -> None:
    assert rules(preset="vortritt", deck="short").laufende_min == LaufendeMinimum(3, 2)


def test_every_preset_file_is_offered_with_its_decks() -> None:
    assert set(SCHAFKOPF.presets()) == set(preset_files())
    assert len(preset_files()) == 8
    assert SCHAFKOPF.decks("stargames") == ("long", "short")
    assert SCHAFKOPF.decks("verein") == ("long",)
    assert SCHAFKOPF.decks("kurz") == ("short",)


@pytest.mark.parametrize(("preset", "deck"), TABLES)
def test_a_ruleset_survives_the_way_through_its_record(preset: str, deck: str) -> None:
    ruleset = rules(preset=preset, deck=deck)
    assert read_ruleset(json.loads(json.dumps(ruleset.record()))) == ruleset


CHANGED = [(name, value) for name, values in CHOICES.items() if name not in ("deck", "players") for value in values]
STOCK, RAMSCH = {"passout": "stock"}, {"passout": "ramsch"}
BETTEL: dict[str, Any] = {"ladder": ["sauspiel", "bettel", "solo"]}
HOCHZEIT: dict[str, Any] = {"ladder": ["sauspiel", "hochzeit", "solo"]}
WITH: dict[str, dict[str, Any]] = {
    "klopfen_stock": {"klopfen": "all", "passout": "stock"},
    **dict.fromkeys(("stock_each", "stock_scope", "stock_cap"), STOCK),
    **dict.fromkeys(("ramsch_tie", "jungfrau", "durchmarsch", "ramsch_stichzwang"), RAMSCH),
    **dict.fromkeys(("bettel_trumps", "bettel_stichzwang", "bettel_ouvert", "bettel_lead"), BETTEL),
    **dict.fromkeys(("hochzeit_open", "hochzeit_return_trump"), HOCHZEIT),
    "muss_60": {"passout": "muss"},
    "schieber_dealer": {"schieber": "always"},
    "herz_solo_first": {"ladder": ["sauspiel", "solo", "herz-solo"]},
}
CHANGED += [
    ("stock_each", 20),
    ("stock_cap", 500),
    ("packets", [2, 2, 2, 2]),
    ("ladder", ["solo", "wenz"]),
    ("laufende_min", {"coloured": 1, "colourless": 4}),
    ("tariff", {"sauspiel": 20, "herz_solo": 60, "tout_base": 300, "tout_laufender": 7, "tout_counts_schwarz": True}),
]


@pytest.mark.parametrize(("name", "value"), CHANGED)
def test_every_setting_can_be_changed_and_is_kept_by_the_record(name: str, value: Any) -> None:
    others = WITH.get(name, {}) if value else {}
    ruleset = rules(**{name: value}, **others)
    record = ruleset.record()
    if isinstance(value, dict):
        assert record[name] == record[name] | value
    else:
        assert record[name] == value
    assert read_ruleset(record) == ruleset
    untouched = rules().record()
    assert {key for key in record if record[key] != untouched[key]} <= {name, *others}


def test_a_changed_amount_keeps_the_others_of_the_preset() -> None:
    usual, changed = rules(preset="vortritt").tariff, rules(preset="vortritt", tariff={"solo": 60}).tariff
    assert (usual.solo, changed.solo) == (50, 60)
    assert dataclasses.replace(changed, solo=50) == usual


@pytest.mark.parametrize("without", [{"tariff.herz_solo": None}, {"tariff": {"herz_solo": None}}])
def test_an_amount_that_the_table_has_dropped_stays_away(without: dict[str, Any]) -> None:
    usual, ruleset = read_ruleset({"preset": "kurz"}), read_ruleset({"preset": "kurz", **without})
    assert (usual.tariff.herz_solo, ruleset.tariff.herz_solo) == (30, None)
    stored = json.loads(json.dumps(ruleset.record()))
    assert read_ruleset(stored) == ruleset
    # As tables stored it before: an amount that is not there is the preset's.
    del stored["tariff"]["herz_solo"]
    assert read_ruleset(stored) == usual


def test_the_ladder_ranks_contracts_and_the_minimum_depends_on_the_contract() -> None:
    ruleset = rules(ladder=["sauspiel", "wenz", "geier"])
    assert [ruleset.rank(kind) for kind in ruleset.ladder] == [0, 1, 2]
    lengths = [ruleset.laufende_from(contract(text)) for text in ("sauspiel E", "solo H", "geier", "wenz", "wenz-tout")]
    assert lengths == [3, 3, 2, 2, 2]


def test_a_deck_that_does_not_exist_is_quoted() -> None:
    assert deck_named("short") is SHORT
    with pytest.raises(ValueError, match="unknown deck 'medium': a deck is one of long, short"):
        deck_named("medium")
