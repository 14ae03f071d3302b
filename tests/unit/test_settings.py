"""House rules: presets, deviations from them, and their way through a record."""

import dataclasses
import json
from typing import Any

import pytest

from stammtisch.cards import LONG, SHORT
from stammtisch.game import RulesetFaults
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.ruleset import LaufendeMinimum, deck_named
from stammtisch.schafkopf.settings import CHOICES, decks_of, needs_of, preset_files, read_ruleset
from tests.unit.situations import contract, rules

PLAYABLE = ("stammtisch", "stargames", "turnier", "verein", "vortritt")
TABLES = [(preset, deck) for preset in PLAYABLE for deck in decks_of(preset)]


def test_no_words_at_all_mean_stargames_with_the_long_deck() -> None:
    ruleset = read_ruleset({})
    assert ruleset == rules(preset="stargames", deck="long")
    assert ruleset.record() == {
        "preset": "stargames",
        "deck": "long",
        "packets": [4, 4],
        "ladder": ["sauspiel", "geier", "wenz", "solo", "geier-tout", "wenz-tout", "solo-tout"],
        "players": 4,
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
            "tout_factor": 2,
            "tout_counts_schwarz": False,
            "schneider_only_sauspiel": False,
            "sie_factor": 4,
            "sie_laufende": True,
        },
    }


def test_what_differs_in_the_short_deck() -> None:
    long, short = rules(deck="long"), rules(deck="short")
    assert (long.deck, short.deck) == (LONG, SHORT)
    assert (long.packets, short.packets) == ((4, 4), (3, 3))
    assert (long.laufende_min, short.laufende_min) == (LaufendeMinimum(3, 2), LaufendeMinimum(2, 2))


@pytest.mark.parametrize(
    ("preset", "expected"),
    [
        ("stargames", ("single", "next", 2, "before_second_card", "declarer", "ober_unter", 10, 50)),
        ("stammtisch", ("two_stage", "next", 4, "own_first_card", "party", "all", 10, 50)),
        ("verein", ("two_stage", "same", 0, "before_second_card", "declarer", "all", 1, 5)),
        ("vortritt", ("vortritt", "next", 2, "own_first_card", "party", "all", 20, 50)),
    ],
)
def test_the_playable_presets(preset: str, expected: tuple[object, ...]) -> None:
    r = rules(preset=preset)
    assert (
        r.auction,
        r.passout_dealer,
        r.kontra_levels,
        r.kontra_window,
        r.re_by,
        r.laufende_scope,
        r.tariff.sauspiel,
        r.tariff.solo,
    ) == expected


@pytest.mark.parametrize(("preset", "deck"), TABLES)
def test_what_all_playable_presets_have_in_common(preset: str, deck: str) -> None:
    r = rules(preset=preset, deck=deck)
    assert (r.run_away_min, r.called_ace_discard, r.kontra_takes_over) == (4, "never", False)
    assert (r.laufende_paid, r.stop_when_decided) == ("symmetric", preset != "turnier")
    assert (r.tariff.tout_factor, r.tariff.tout_counts_schwarz, r.tariff.schneider_only_sauspiel) == (2, False, False)


def test_verein_knows_no_geier() -> None:
    assert list(rules(preset="verein").ladder) == ["sauspiel", "wenz", "solo", "wenz-tout", "solo-tout"]


def test_the_short_deck_keeps_the_minimum_of_vortritt() -> None:
    assert rules(preset="vortritt", deck="short").laufende_min == LaufendeMinimum(3, 2)


@pytest.mark.parametrize(
    ("preset", "needs"),
    [
        ("sauspiel", ("klopfen",)),
        ("wirtshaus", ("stock", "klopfen")),
        ("kurz", ("herz-solo-first",)),
        *((preset, ()) for preset in PLAYABLE),
    ],
)
def test_a_preset_names_what_it_needs_and_is_refused_until_then(preset: str, needs: tuple[str, ...]) -> None:
    assert needs_of(preset) == needs
    assert SCHAFKOPF.presets()[preset] == needs
    if needs:
        with pytest.raises(RulesetFaults) as caught:
            read_ruleset({"preset": preset})
        assert caught.value.needs == needs
        assert caught.value.faults == ()
        for name in needs:
            assert f"needs {name}, which is not offered yet" in str(caught.value)
    else:
        assert rules(preset=preset).preset == preset


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


ALONE = ("klopfen", "herz_solo_first", "deck", "players")
CHANGED = [(name, value) for name, values in CHOICES.items() if name not in ALONE for value in values]
CHANGED += [
    ("packets", [2, 2, 2, 2]),
    ("ladder", ["solo", "wenz"]),
    ("laufende_min", {"coloured": 1, "colourless": 4}),
    ("tariff", {"sauspiel": 20, "herz_solo": 60, "tout_base": 300, "tout_laufender": 7, "tout_counts_schwarz": True}),
]


@pytest.mark.parametrize(("name", "value"), CHANGED)
def test_every_setting_can_be_changed_and_is_kept_by_the_record(name: str, value: Any) -> None:
    ruleset = rules(**{name: value})
    record = ruleset.record()
    if isinstance(value, dict):
        assert record[name] == record[name] | value
    else:
        assert record[name] == value
    assert read_ruleset(record) == ruleset
    untouched = rules().record()
    assert {key for key in record if record[key] != untouched[key]} <= {name}


def test_a_changed_amount_keeps_the_others_of_the_preset() -> None:
    usual, changed = rules(preset="vortritt").tariff, rules(preset="vortritt", tariff={"solo": 60}).tariff
    assert (usual.solo, changed.solo) == (50, 60)
    assert dataclasses.replace(changed, solo=50) == usual


def test_the_ladder_ranks_contracts_and_the_minimum_depends_on_the_contract() -> None:
    ruleset = rules(ladder=["sauspiel", "wenz", "geier"])
    assert [ruleset.rank(kind) for kind in ruleset.ladder] == [0, 1, 2]
    lengths = [ruleset.laufende_from(contract(text)) for text in ("sauspiel E", "solo H", "geier", "wenz", "wenz-tout")]
    assert lengths == [3, 3, 2, 2, 2]


def test_a_deck_that_does_not_exist_is_quoted() -> None:
    assert deck_named("short") is SHORT
    with pytest.raises(ValueError, match="unknown deck 'medium': a deck is one of long, short"):
        deck_named("medium")
