"""House rules whose settings contradict each other: each contradiction explains itself, and all come at once."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.game import Fault, RulesetFaults
from stammtisch.schafkopf.comparison import deviations, differences, each_setting, names
from stammtisch.schafkopf.contracts import ContractKind
from stammtisch.schafkopf.settings import preset_files, read_ruleset
from tests.unit.situations import rules


def details(**given: Any) -> tuple[Fault, ...]:
    with pytest.raises(RulesetFaults) as caught:
        read_ruleset(given)
    return caught.value.details


@pytest.mark.parametrize(
    ("given", "setting", "reason", "allowed", "other"),
    [
        ({"stock_scope": "any"}, "stock_scope", "NEEDS_SETTING", ("stock", "stock+ramsch"), "passout"),
        ({"stock_each": 5}, "stock_each", "NEEDS_SETTING", ("stock", "stock+ramsch"), "passout"),
        ({"stock_cap": 5, "passout": "bock"}, "stock_cap", "NEEDS_SETTING", ("stock", "stock+ramsch"), "passout"),
        ({"klopfen_stock": True, "klopfen": "all"}, "klopfen_stock", "NEEDS_SETTING", ("stock",), "passout"),
        (
            {"klopfen_stock": True, "passout": "stock"},
            "klopfen_stock",
            "NEEDS_SETTING",
            ("all", "first", "one", "chain"),
            "klopfen",
        ),
        (
            {"herz_solo_first": True, "ladder": ["sauspiel", "wenz"]},
            "herz_solo_first",
            "NEEDS_SETTING",
            ("solo", "solo-tout"),
            "ladder",
        ),
        ({"ladder": ["wenz", "herz-solo"]}, "ladder", "HERZ_SOLO_NOT_FIRST", (), ""),
        ({"ladder": ["solo", "sauspiel"], "auction": "two_stage"}, "ladder", "LADDER_ONLY_SAUSPIEL", (), ""),
        ({"ladder": ["wenz", "solo"], "passout": "stock"}, "passout", "STOCK_NEEDS_SAUSPIEL", (), ""),
        ({"ladder": ["wenz", "solo"], "passout": "muss"}, "passout", "MUSS_NEEDS_SAUSPIEL", (), ""),
        ({"ladder": ["hochzeit", "solo"]}, "ladder", "HOCHZEIT_NEEDS_SAUSPIEL", (), ""),
        ({"bettel_ouvert": True}, "bettel_ouvert", "NEEDS_SETTING", ("bettel",), "ladder"),
        ({"jungfrau": "all"}, "jungfrau", "NEEDS_SETTING", ("ramsch", "stock+ramsch"), "passout"),
        ({"muss_60": True}, "muss_60", "NEEDS_SETTING", ("muss",), "passout"),
        ({"players": 3, "ladder": ["solo"]}, "players", "THREE_NEED_SHORT_DECK", ("short",), "deck"),
        ({"players": 3, "deck": "short", "ladder": ["sauspiel", "solo"]}, "ladder", "THREE_HAVE_NO_PARTNER", (), ""),
        ({"tariff": {"value_cap": 9}}, "tariff.value_cap", "VALUE_CAP_TOO_LOW", (10,), ""),
        ({"tariff": {"doublings_cap": 0}}, "tariff.doublings_cap", "DOUBLINGS_CAP_ZERO", (), ""),
    ],
)
def test_a_contradiction_names_the_setting_and_what_would_be_right(
    given: dict[str, Any], setting: str, reason: str, allowed: tuple[object, ...], other: str
) -> None:
    (fault,) = details(**given)
    assert (fault.setting, fault.reason, fault.allowed, fault.other) == (setting, reason, allowed, other)
    assert fault.preset == "stargames"
    assert str(fault).endswith(" (preset stargames)")
    assert fault.setting.removeprefix("tariff.") in str(fault)


@pytest.mark.parametrize(
    "given",
    [
        {"ladder": ["wenz", "solo"], "passout": "stock", "stock_scope": "any"},
        {"tariff": {"value_cap": 10, "doublings_cap": 0}, "kontra_levels": 0},
        {"ladder": ["solo", "sauspiel", "wenz"], "auction": "two_stage"},
        {"kontra_levels": 0, "kontra_window": "own_first_card", "re_by": "party"},
        {"preset": "stammtisch", "kontra_levels": 0},
        {"stock_scope": "sauspiel", "stock_cap": None},
        {"schieber": "always", "schieber_dealer": "ramsch", "jungfrau": "all"},
        {"players": 3, "deck": "short", "ladder": ["wenz", "solo"], "passout": "ramsch", "durchmarsch": 91},
    ],
)
def test_what_goes_together(given: dict[str, Any]) -> None:
    ruleset = read_ruleset(given)
    assert read_ruleset(ruleset.record()) == ruleset


def test_a_bad_value_does_not_hide_a_contradiction_elsewhere() -> None:
    found = details(klopfen="loud", stock_cap=5, ladder=["solo", "solo"])
    assert [(fault.setting, fault.reason) for fault in found] == [
        ("klopfen", "NOT_ALLOWED"),
        ("ladder", "LADDER_TWICE"),
        ("stock_cap", "NEEDS_SETTING"),
    ]
    # What depends on a setting that could not be read is not held against anybody.
    assert [fault.setting for fault in details(passout="cry", stock_cap=5)] == ["passout"]


def test_the_herz_solo_has_its_place_above_the_others() -> None:
    ladder = rules(herz_solo_first=True).ladder
    assert ladder[3:5] == (ContractKind.SOLO, ContractKind.HERZ_SOLO)
    assert ladder[-2:] == (ContractKind.SOLO_TOUT, ContractKind.HERZ_SOLO_TOUT)
    own = rules(herz_solo_first=True, ladder=["sauspiel", "herz-solo", "solo", "wenz"]).ladder
    assert [kind.value for kind in own] == ["sauspiel", "herz-solo", "solo", "wenz"]


def test_amounts_may_stand_one_by_one() -> None:
    assert read_ruleset({"tariff.solo": 60}) == rules(tariff={"solo": 60})
    priced = {"preset": "verein", "tariff": {"herz_solo": 7}, "tariff.herz_solo": None}
    assert read_ruleset(priced).tariff == rules(preset="verein").tariff
    (fault,) = details(**{"tariff.solo": None})
    assert (fault.setting, fault.reason) == ("tariff.solo", "TARIFF_MISSING")


def test_deviations_are_what_the_preset_has_differently() -> None:
    ruleset = rules(preset="stammtisch", deck="short", klopfen="one", tariff={"solo": 60}, auction="two_stage")
    assert dict(deviations(ruleset)) == {"klopfen": "one", "tariff.solo": 60}
    assert read_ruleset({"preset": "stammtisch", "deck": "short", **deviations(ruleset)}) == ruleset
    assert not deviations(rules(preset="vortritt"))


def test_two_sets_of_rules_side_by_side() -> None:
    found = differences(rules(preset="stargames"), rules(preset="verein"))
    told = {name: (first, second) for name, first, second in found}
    assert told["passout_dealer"] == ("next", "same")
    assert told["tariff.solo"] == (50, 5)
    assert "deck" not in told
    assert not differences(rules(), rules())


def test_every_setting_is_named_once() -> None:
    assert len(set(names())) == len(names())
    flat = each_setting(rules())
    record = rules().record()
    assert {name for name in flat if not name.startswith("tariff.")} == set(record) - {"preset", "tariff"}


STORED = {
    "preset": "stammtisch",
    "deck": "long",
    "packets": [4, 4],
    "ladder": ["sauspiel", "geier", "wenz", "solo", "geier-tout", "wenz-tout", "solo-tout"],
    "auction": "two_stage",
    "passout_dealer": "next",
    "kontra_levels": 4,
    "kontra_window": "own_first_card",
    "re_by": "party",
    "kontra_takes_over": False,
    "run_away_min": 4,
    "called_ace_discard": "never",
    "laufende_scope": "all",
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
    },
}
"""House rules as the first version stored them, before there were Klopfen, Stock and caps."""

CHANGES = {
    "stammtisch": {},
    "stargames": {
        "auction": "single",
        "kontra_levels": 2,
        "kontra_window": "before_second_card",
        "re_by": "declarer",
        "laufende_scope": "ober_unter",
    },
    "vortritt": {"auction": "vortritt", "kontra_levels": 2},
}


@pytest.mark.parametrize("preset", CHANGES)
def test_rules_that_an_older_version_stored_mean_the_same_today(preset: str) -> None:
    stored = STORED | {"preset": preset} | CHANGES[preset]
    today = read_ruleset({"preset": preset, "tariff": STORED["tariff"]})
    assert read_ruleset(stored) == today
    assert (today.klopfen, today.passout, today.tariff.value_cap) == ("off", "redeal", None)


def test_a_setting_of_a_later_version_is_refused_by_name() -> None:
    (fault,) = details(**STORED, kaiser=True)
    assert (fault.setting, fault.reason) == ("kaiser", "UNKNOWN_SETTING")
    (fault,) = details(**(STORED | {"preset": "altbayern"}))
    assert (fault.setting, fault.value, fault.reason) == ("preset", "altbayern", "UNKNOWN_PRESET")
    assert set(fault.allowed) == set(preset_files())
