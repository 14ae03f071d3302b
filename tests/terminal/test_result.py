"""The end of a round: the equation, the table of what everybody gets, the totals."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.i18n import translator
from stammtisch.terminal import result
from stammtisch.terminal.words import Words
from tests.terminal.tables import NAMES, any_card, played


def screen(**changes: Any) -> dict[str, Any]:
    """A Sauspiel of Zenzi with you as her partner, won with 95 Augen after Kontra and Re."""
    told = {
        "passed_out": False,
        "ramsch": None,
        "winner": "declarer",
        "class": "schneider",
        "declarer_side": [0, 1],
        "augen": [40, 55, 25, 0],
        "side_augen": 95,
        "needed": 61,
        "tricks": [3, 4, 1, 0],
        "laufende": {"signed": 3, "counted": 3, "cards": ["EO", "GO", "HO"]},
        "terms": [
            {"term": "base", "amount": 10, "contract": "sauspiel", "count": None, "each": None},
            {"term": "laufende", "amount": 30, "contract": None, "count": 3, "each": 10},
            {"term": "schneider", "amount": 10, "contract": None, "count": None, "each": None},
        ],
        "factors": [{"factor": "kontra", "times": 2}, {"factor": "re", "times": 2}],
        "value": 1200,
        "cap": None,
        "stock": None,
        "payoff": [1200, 1200, -1200, -1200],
    }
    contract = {"kind": "sauspiel", "suit": "E", "declarer": 1, "partner": 0}
    return {"contract": contract, "called_ace": "EA", "result": told | changes}


def lines(shown: dict[str, Any], you: int = 0, language: str = "de") -> list[str]:
    return result.told(Words(translator(language), NAMES), shown, you)


def test_a_result_is_an_equation_and_a_table() -> None:
    assert lines(screen()) == [
        "",
        "Sauspiel auf die Eichel-Ass · Schneider · mit 3 Laufenden",
        "Partei: Du, Zenzi. Gewonnen mit 95 Augen (61 gebraucht)",
        "   Grundwert Sauspiel     10",
        "   + 3 Laufende × 10      30",
        "   + Schneider            10",
        "   × Kontra                2",
        "   × Re                    2",
        "   = Wert des Spiels   1.200",
        "   (10 + 3 × 10 + 10) × 2 × 2 = 1.200",
        "                    Augen  Stiche  Punkte",
        "Du     Partner         40       3  +1.200",
        "Zenzi  Spielmacher     55       4  +1.200",
        "Xaver  Gegner          25       1  −1.200",
        "Resi   Gegner           0       0  −1.200",
    ]


def test_a_result_is_told_from_your_side() -> None:
    assert "Partei: Xaver, Resi. Verloren mit 25 Augen (60 gebraucht)" in lines(screen(), you=2)
    won = screen(winner="opponents", side_augen=60, augen=[30, 30, 30, 30])
    assert "Partei: Xaver, Resi. Gewonnen mit 60 Augen (60 gebraucht)" in lines(won, you=3)
    assert "Partei: Du, Zenzi. Verloren mit 60 Augen (61 gebraucht)" in lines(won, you=0)


def test_a_tout_is_won_or_lost_without_augen() -> None:
    tout = screen(**{"class": "tout"})
    tout["contract"]["kind"] = "wenz-tout"
    tout["called_ace"] = tout["contract"]["suit"] = None
    assert lines(tout)[1] == "Wenz Tout · mit 3 Laufenden"
    assert lines(tout)[2].endswith("Gewonnen – der Tout ist entschieden")


@pytest.mark.parametrize(
    ("language", "sum_line"),
    [("sv", "(10 + 3 × 10 + 10) × 2 × 2 = 1\u00a0200"), ("en", "(10 + 3 × 10 + 10) × 2 × 2 = 1,200")],
)
def test_figures_are_written_as_the_language_does(language: str, sum_line: str) -> None:
    assert f"   {sum_line}" in lines(screen(), language=language)


def test_a_single_summand_needs_no_arithmetic() -> None:
    terms = screen()["result"]["terms"][:1]
    told = lines(screen(terms=terms, factors=[], value=10))
    assert not [line for line in told if " = " in line and "Wert" not in line]


def test_everybody_has_passed() -> None:
    typist = played("weiter", "a")
    assert "Alle weiter – es wird neu gegeben, niemand zahlt." in typist.lines
    assert "Nach 1 Spiel – Punkte: Du ±0 · Zenzi ±0 · Xaver ±0 · Resi ±0" in typist.lines
    assert "Eichel-Ober (EO)" in typist.after("a")[1]


def test_totals_run_on() -> None:
    numbers = any_card()
    typist = played("Wenz", *numbers, "", "Wenz", *numbers)
    paid = [line for line in typist.lines if line.startswith("Du ") and "Spielmacher" in line]
    totals = [line for line in typist.lines if line.startswith("Nach ")]
    assert len(paid) == 2
    first, second = (int(line.split()[-1].replace("−", "-")) for line in paid)
    assert totals[0].startswith("Nach 1 Spiel – Punkte: Du ")
    assert f"Nach 2 Spielen – Punkte: Du {first + second:+} · ".replace("-", "−") in totals[1]
    assert typist.lines[-2] == totals[1]
    assert typist.lines[-1] == "Danke fürs Mitspielen!"


def test_the_stock_and_a_cap_are_part_of_the_result() -> None:
    change = {"before": 40, "after": 0, "payments": [20, 20, 0, 0]}
    told = lines(screen(stock=change, cap=800, value=800))
    assert "Stock: vorher 40, jetzt 0 (Du +20, Zenzi +20)." in told
    assert any(line.startswith("höchstens") and line.endswith("800") for line in map(str.strip, told))
    assert any(line.strip().endswith("× 2 × 2 > 800") for line in told)
    untouched = {"before": 40, "after": 40, "payments": [0, 0, 0, 0]}
    assert not any("Stock" in line for line in lines(screen(stock=untouched)))


def test_a_pass_out_that_feeds_the_stock_says_what_everybody_pays() -> None:
    change = {"before": 0, "after": 40, "payments": [-10, -10, -10, -10]}
    told = lines(screen(passed_out=True, stock=change))
    assert "Alle weiter – jeder zahlt 10 in den Stock, und es wird neu gegeben." in told
