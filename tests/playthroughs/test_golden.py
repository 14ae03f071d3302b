"""Whole rounds, told step by step from all four seats and the gallery, come out as written.

A golden file prescribes the house rules, the deal and the steps (lines with ``>``); the rest is what everybody sees.
To add a round write the prescribing lines; `pytest tests/playthroughs --rewrite-golden` adds the rest.
"""

from pathlib import Path

import pytest

from tests.playthroughs.playthrough import read, told

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))
EXPECTED = {
    "bettel_lost_to_stichzwang",
    "bettel_ouvert",
    "davonlaufen",
    "farbgeier_kontra",
    "farbwenz_tout",
    "geier",
    "hidden_partner_answers",
    "hochzeit_open",
    "hochzeit_outbid",
    "kreuzspiel",
    "last_trick_ace",
    "muss_renonce",
    "pass_out",
    "ramsch_durchmarsch",
    "ramsch_jungfrau",
    "sauspiel_kontra_re",
    "schieber",
    "schieber_ramsch",
    "short_deck",
    "sie",
    "solo",
    "solo_tout_lost",
    "three_players",
    "two_stage",
    "vortritt",
    "wenz",
}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_round_comes_out_as_written(path: Path, rewrite_golden: bool) -> None:
    written = path.read_text("utf-8")
    now = told(read(written))
    if rewrite_golden:
        path.write_text(now, "utf-8")
    else:
        assert now == written


def test_the_rounds_are_there_and_complete() -> None:
    assert {path.stem for path in GOLDEN} == EXPECTED
    for path in GOLDEN:
        text = path.read_text("utf-8")
        assert "\nnext dealer " in text, path.name
        assert text.startswith("# "), path.name
