"""Every fault in house rules names the setting, its value and what is allowed, and all faults come at once."""

from typing import Any

import pytest

from stammtisch.game import RulesetFaults
from stammtisch.schafkopf import settings
from stammtisch.schafkopf.choices import AMOUNTS as AMOUNT_SETTINGS
from stammtisch.schafkopf.choices import CHOICES
from stammtisch.schafkopf.settings import read_ruleset

CONTRACTS = (
    "sauspiel, hochzeit, bettel, farbgeier, geier, farbwenz, wenz, solo, farbgeier-tout, geier-tout, farbwenz-tout, "
    "wenz-tout, solo-tout, herz-solo, herz-solo-tout, sie"
)
LADDER = "a list of contracts from low to high, such as ['sauspiel', 'wenz', 'solo']"
SETTINGS = ", ".join([*CHOICES, *AMOUNT_SETTINGS, "packets", "ladder", "laufende_min", "tariff"])
AMOUNTS = (
    "sauspiel, solo, laufender, schneider, schwarz, herz_solo, tout_factor, tout_base, tout_laufender, "
    "tout_counts_schwarz, schneider_only_sauspiel, value_cap, doublings_cap, sie_factor, sie_laufende, bettel, ramsch"
)
MINIMUM = "two whole numbers, coloured and colourless, such as 3 and 2"
WHOLE = "a whole number from 0 to 1000000"


def faults(**given: Any) -> list[str]:
    with pytest.raises(RulesetFaults) as caught:
        read_ruleset(given)
    return [fault.removesuffix(" (preset stargames)") for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"deck": "medium"}, "deck = 'medium': allowed are 'long', 'short'"),
        ({"deck": ["long"]}, "deck = ['long']: allowed are 'long', 'short'"),
        ({"auction": "loud"}, "auction = 'loud': allowed are 'single', 'two_stage', 'vortritt'"),
        ({"passout_dealer": None}, "passout_dealer = None: allowed are 'next', 'same'"),
        ({"kontra_levels": 5}, "kontra_levels = 5: allowed are 2, 0, 1, 3, 4"),
        ({"kontra_levels": True}, "kontra_levels = True: allowed are 2, 0, 1, 3, 4"),
        ({"kontra_levels": 2.0}, "kontra_levels = 2.0: allowed are 2, 0, 1, 3, 4"),
        (
            {"kontra_window": "always"},
            "kontra_window = 'always': allowed are 'before_second_card', 'before_first_card', 'own_first_card'",
        ),
        ({"re_by": "all"}, "re_by = 'all': allowed are 'declarer', 'party'"),
        ({"kontra_takes_over": 1}, "kontra_takes_over = 1: allowed are False, True"),
        ({"run_away_min": 2}, "run_away_min = 2: allowed are 4, 3"),
        ({"called_ace_discard": "yes"}, "called_ace_discard = 'yes': allowed are 'never', 'penultimate', 'always'"),
        ({"laufende_scope": "ober"}, "laufende_scope = 'ober': allowed are 'ober_unter', 'all', 'first_head'"),
        ({"laufende_paid": "on"}, "laufende_paid = 'on': allowed are 'symmetric', 'losers_held', 'off'"),
        ({"stop_when_decided": "no"}, "stop_when_decided = 'no': allowed are True, False"),
        (
            {"passout": "cry"},
            "passout = 'cry': allowed are 'redeal', 'ramsch', 'stock', 'stock+ramsch', 'muss', 'kreuz', 'bock'",
        ),
        ({"klopfen": True}, "klopfen = True: allowed are 'off', 'all', 'first', 'one', 'chain'"),
        ({"herz_solo_first": 1}, "herz_solo_first = 1: allowed are False, True"),
        ({"players": 5}, "players = 5: allowed are 4, 3"),
        ({"packets": [5, 3]}, "packets = [5, 3]: the long deck is dealt in [4, 4] or [2, 2, 2, 2]"),
        ({"packets": [4.0, 4.0]}, "packets = [4.0, 4.0]: the long deck is dealt in [4, 4] or [2, 2, 2, 2]"),
        ({"packets": 8}, "packets = 8: the long deck is dealt in [4, 4] or [2, 2, 2, 2]"),
        ({"deck": "short", "packets": [4, 2]}, "packets = [4, 2]: the short deck is dealt in [3, 3] or [2, 2, 2]"),
        ({"ladder": []}, f"ladder = []: {LADDER}"),
        ({"ladder": "solo"}, f"ladder = 'solo': {LADDER}"),
        ({"ladder": None}, f"ladder = None: {LADDER}"),
        ({"ladder": ["solo", "kaiser"]}, f"ladder holds 'kaiser': a contract is one of {CONTRACTS}"),
        ({"ladder": ["solo", 7]}, f"ladder holds 7: a contract is one of {CONTRACTS}"),
        ({"ladder": ["wenz", "solo", "wenz"]}, "ladder holds 'wenz' twice: every contract has one place"),
        (
            {"ladder": ["sauspiel"], "auction": "two_stage"},
            "ladder = ['sauspiel']: an auction in stages needs a contract above the Sauspiel that any hand can play",
        ),
        (
            {"ladder": ["sauspiel", "hochzeit", "sie"], "auction": "vortritt"},
            "ladder = ['sauspiel', 'hochzeit', 'sie']: an auction in stages needs a contract above the Sauspiel "
            "that any hand can play",
        ),
        ({"ladder": ["solo", "ramsch"]}, f"ladder holds 'ramsch': a contract is one of {CONTRACTS}"),
        ({"durchmarsch": 61}, "durchmarsch = 61: allowed are 'all', 91, 120"),
        ({"durchmarsch": True}, "durchmarsch = True: allowed are 'all', 91, 120"),
        ({"jungfrau": None}, "jungfrau = None: allowed are 'none', 'all', 'individual'"),
        ({"bettel_ouvert": "yes"}, "bettel_ouvert = 'yes': allowed are False, True"),
        ({"schieber": True}, "schieber = True: allowed are 'off', 'always'"),
        (
            {"players": 3, "ladder": ["solo"]},
            "players = 3: three play with the short deck, not with deck = 'long'",
        ),
        (
            {"players": 3, "deck": "short", "ladder": ["sauspiel", "solo"]},
            "players = 3: three play no sauspiel, take it from the ladder",
        ),
        (
            {"players": 3, "deck": "short", "ladder": ["solo"], "passout": "kreuz"},
            "players = 3: passout is 'redeal' or 'ramsch', not 'kreuz'",
        ),
        (
            {"players": 3, "deck": "short", "ladder": ["solo"], "packets": [3, 3]},
            "packets = [3, 3]: the short deck is dealt in [4, 4] or [2, 2, 2, 2]",
        ),
        ({"laufende_min": 3}, f"laufende_min = 3: {MINIMUM}"),
        ({"laufende_min": {"coloured": 3}}, f"laufende_min = {{'coloured': 3}}: {MINIMUM}"),
        (
            {"laufende_min": {"coloured": 3, "colourless": -1}},
            f"laufende_min = {{'coloured': 3, 'colourless': -1}}: {MINIMUM}",
        ),
        (
            {"laufende_min": {"coloured": True, "colourless": 2}},
            f"laufende_min = {{'coloured': True, 'colourless': 2}}: {MINIMUM}",
        ),
        ({"tariff": 10}, "tariff = 10: a table of amounts such as sauspiel = 10, solo = 50"),
        ({"tariff": {"wenz": 50}}, f"tariff holds 'wenz': an amount is one of {AMOUNTS}"),
        ({"tariff": {"solo": -1}}, f"tariff solo = -1: {WHOLE}"),
        ({"tariff": {"solo": 0.5}}, f"tariff solo = 0.5: {WHOLE}"),
        ({"tariff": {"solo": "50"}}, f"tariff solo = '50': {WHOLE}"),
        ({"tariff": {"solo": True}}, f"tariff solo = True: {WHOLE}"),
        ({"tariff": {"sie_factor": None}}, f"tariff sie_factor = None: {WHOLE}"),
        ({"tariff": {"laufender": 1_000_001}}, f"tariff laufender = 1000001: {WHOLE}"),
        ({"tariff": {"tout_counts_schwarz": 1}}, "tariff tout_counts_schwarz = 1: true or false"),
        ({"kontra": 2}, f"unknown setting 'kontra': a setting is one of {SETTINGS}"),
        ({"allowed_decks": ["short"]}, f"unknown setting 'allowed_decks': a setting is one of {SETTINGS}"),
    ],
)
def test_a_fault_names_setting_value_and_what_is_allowed(given: dict[str, Any], fault: str) -> None:
    assert faults(**given) == [fault]


@pytest.mark.parametrize("name", ["tournament", "", None, 3, ["stargames"]])
def test_an_unknown_preset_is_quoted_with_the_known_ones(name: object) -> None:
    known = "kurz, sauspiel, stammtisch, stargames, turnier, verein, vortritt, wirtshaus"
    assert faults(preset=name) == [f"unknown preset {name!r}: a preset is one of {known}"]


def test_a_deck_the_preset_is_not_played_with() -> None:
    assert faults(preset="verein", deck="short") == [
        "deck = 'short': preset verein is played with long (preset verein)"
    ]


def test_an_unknown_deck_is_the_only_fault_where_the_usual_deck_is_the_short_one() -> None:
    with pytest.raises(RulesetFaults) as caught:
        read_ruleset({"preset": "kurz", "deck": "medium"})
    assert caught.value.faults == ("deck = 'medium': allowed are 'long', 'short' (preset kurz)",)


def test_all_faults_come_at_once() -> None:
    with pytest.raises(RulesetFaults) as caught:
        read_ruleset(
            {"auction": "loud", "re_by": 3, "packets": [], "tariff": {"solo": -1}, "klopfen": "all", "passout": "bock"}
        )
    assert [fault.split()[0] for fault in caught.value.faults] == ["auction", "re_by", "packets", "tariff"]
    text = str(caught.value)
    assert text.count("; ") == 3
    assert "auction = 'loud'" in text


def test_a_preset_that_lacks_an_amount_is_at_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = dict(settings.preset_files()["stargames"])
    broken["tariff"] = {"sauspiel": 10, "solo": 50, "laufender": 10, "schneider": 10}
    monkeypatch.setattr(settings, "preset_files", lambda: {"stargames": broken})
    assert faults() == ["tariff lacks 'schwarz': it needs sauspiel, solo, laufender, schneider, schwarz"]


def test_the_lowest_and_highest_amounts_are_allowed() -> None:
    tariff = read_ruleset({"tariff": {"schneider": 0, "solo": 1_000_000}}).tariff
    assert (tariff.schneider, tariff.solo) == (0, 1_000_000)


def test_a_ladder_of_sauspiel_alone_is_allowed_where_everybody_speaks_once() -> None:
    assert list(read_ruleset({"ladder": ["sauspiel"]}).ladder) == ["sauspiel"]
