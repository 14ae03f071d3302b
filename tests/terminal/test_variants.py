"""Rounds of every variant at the terminal: whatever is offered can be chosen, and everything is told in words."""

import random
from typing import Any

import pytest

from stammtisch.bots.random_legal import RandomLegal
from stammtisch.game import Record
from stammtisch.i18n import translator
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.terminal.match import Match
from stammtisch.terminal.words import Words
from tests.terminal.tables import NAMES, SetTable, Told, Typist

OFFER = {"kind": "bid", "contract": "hochzeit"}
OFFERER = "HU EA EZ G9 GK S7 S8 E9"
OTHERS = ("HZ HK H9 H8 H7 GA GZ SA", "EO GO HO SO EU GU SU HA", "EK E8 E7 G8 G7 SZ SK S9")
LOW = ("E7 E8 G7 G8 H7 H8 S7 S8", "EA EZ EK E9 GA GZ GK G9", "EO EU GO GU HO HU SO SU", "HA HZ HK H9 SA SZ SK S9")


def evening(
    settings: dict[str, Any], language: str = "de", hands: tuple[str, ...] | None = None, wish: Record | None = None
) -> str:
    """Type whatever comes to hand at a table for long enough to play some rounds; return all that was said."""
    dice = random.Random(repr(settings) + language)
    typist = Typist(dice.choice(("1", "2", "3", "4", "5", "6", "7", "8", "9", "", "l")) for _ in range(600))
    ruleset = SCHAFKOPF.read_ruleset(settings)
    seats = range(1, SCHAFKOPF.seats(ruleset))
    game = SCHAFKOPF if hands is None else SetTable(3, hands)
    words = Words(translator(language), NAMES[: SCHAFKOPF.seats(ruleset)])
    Match(
        game, ruleset, {seat: Told(wish) if wish else RandomLegal(seat) for seat in seats}, random.Random, words, typist
    ).play()
    return "\n".join(typist.lines)


@pytest.mark.parametrize("language", ["de", "sv", "el", "en"])
@pytest.mark.parametrize(
    "settings",
    [
        {"ladder": ["bettel", "farbwenz", "farbgeier", "sie"], "bettel_ouvert": True},
        {"ladder": ["solo"], "passout": "ramsch", "jungfrau": "all"},
        {"ladder": ["sauspiel", "solo"], "passout": "muss", "deck": "short"},
        {"ladder": ["solo"], "passout": "kreuz"},
        {"schieber": "always", "schieber_dealer": "ramsch"},
        {"players": 3, "deck": "short", "ladder": ["bettel", "wenz", "solo"], "passout": "ramsch"},
    ],
    ids=["bettel", "ramsch", "muss", "kreuz", "schieber", "three"],
)
def test_any_answers_make_whole_rounds(settings: dict[str, Any], language: str) -> None:
    said = evening(settings, language)
    assert "── " in said
    assert "{" not in said
    assert said.count("\n") > 100


def test_a_hochzeit_is_offered_taken_and_paid_back() -> None:
    said = evening({"ladder": ["hochzeit", "sauspiel"]}, hands=(OFFERER, *OTHERS))
    assert "Du: Hochzeit" in said
    asked = evening({"ladder": ["hochzeit", "sauspiel"]}, hands=(OTHERS[0], OFFERER, *OTHERS[1:]), wish=OFFER)
    assert "Eine Hochzeit wird angeboten – nimmst du den Trumpf?" in asked
    assert "Gib eine Karte für den Trumpf zurück." in asked


def test_a_bettel_and_a_ramsch_end_in_words() -> None:
    assert "Der Bettel ist" in evening({"ladder": ["bettel"]}, hands=LOW)
    ramsch = evening({"ladder": ["solo"], "passout": "ramsch"}, hands=LOW)
    assert "hat die meisten Augen und zahlt" in ramsch or "Durchmarsch: " in ramsch
    assert "Ohne Stich: " in ramsch or "Durchmarsch: " in ramsch


def test_the_two_ober_are_offered_and_two_cards_are_passed_on() -> None:
    said = evening({"schieber": "always"})
    assert "Nimmst du die beiden Ober? Dann spielst du ein Solo." in said
    assert "Schiebe zwei Karten nach links." in said
