"""Whole rounds, told step by step from all four seats and the gallery, come out as written.

A golden file prescribes the house rules, the deal and the steps (lines with ``>``); the rest is what everybody sees.
To add a round write the prescribing lines; `pytest tests/playthroughs --rewrite-golden` adds the rest.
"""

from pathlib import Path

import pytest

from tests.playthroughs import playthrough, sau_playthrough

FOLDER = Path(__file__).parent / "golden"
GOLDEN = sorted(FOLDER.glob("*.txt"))
SAU = sorted((FOLDER / "schwarzesau").glob("*.txt"))
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


@pytest.mark.parametrize("path", [*GOLDEN, *SAU], ids=lambda path: path.stem)
def test_the_round_comes_out_as_written(path: Path, rewrite_golden: bool) -> None:
    game = sau_playthrough if path in SAU else playthrough
    written = path.read_text("utf-8")
    now = game.told(game.read(written))
    if rewrite_golden:
        path.write_text(now, "utf-8")
    else:
        assert now == written


def test_the_rounds_are_there_and_complete() -> None:
    assert {path.stem for path in GOLDEN} == EXPECTED
    assert {path.stem for path in SAU} == {"three_players", "seven_players", "ten_players"}
    for path in (*GOLDEN, *SAU):
        text = path.read_text("utf-8")
        assert "\nnext dealer " in text, path.name
        assert text.startswith("# "), path.name
