"""The value of a result as an equation (rulebook 11)."""

import math

import pytest

from stammtisch.schafkopf.stakes import staked
from stammtisch.schafkopf.tariff import Factor, Price, Tariff, Term, payoff, price
from stammtisch.schafkopf.verdict import Grade, Verdict
from tests.unit.situations import contract

USUAL = Tariff(10, 50, 10, 10, 10)
KURZ = Tariff(5, 20, 5, 5, 5, herz_solo=30, schneider_only_sauspiel=True)
TOURNAMENT = Tariff(1, 5, 1, 1, 1)
FRANCONIAN = Tariff(1, 2, 1, 1, 1, tout_base=6, tout_laufender=2)


def priced(tariff: Tariff, text: str, grade: str = "simple", laufende: int = 0, doublings: int = 0) -> Price:
    verdict = Verdict(True, Grade("tout" if "tout" in text else grade), 70, 5)
    return price(tariff, contract(text), verdict, laufende, doublings)


@pytest.mark.parametrize(
    ("tariff", "text", "grade", "laufende", "doublings", "value"),
    [
        (USUAL, "sauspiel E", "simple", 0, 0, 10),
        (USUAL, "sauspiel E", "schneider", 3, 0, 50),
        (USUAL, "sauspiel E", "schwarz", 0, 0, 30),
        (USUAL, "sauspiel E", "schwarz", 14, 0, 170),
        (USUAL, "geier", "simple", 2, 0, 70),
        (USUAL, "wenz", "schneider", 0, 0, 60),
        (USUAL, "solo H", "simple", 0, 0, 50),
        (USUAL, "solo G", "schneider", 4, 1, 200),
        (USUAL, "solo E", "schwarz", 0, 2, 280),
        (USUAL, "sauspiel G", "simple", 3, 3, 320),
        (USUAL, "sauspiel G", "simple", 3, 4, 640),
        # A Tout doubles base and Laufende, Schneider and Schwarz play no part.
        (USUAL, "solo-tout E", "", 3, 0, 160),
        (USUAL, "wenz-tout", "", 0, 0, 100),
        (USUAL, "geier-tout", "", 2, 1, 280),
        (Tariff(10, 50, 10, 10, 10, tout_factor=3), "geier-tout", "", 2, 0, 210),
        # A tournament's sheet: 15, 18, 21 for the Solo, 30 for the Tout, 42 where it counts Schwarz.
        (TOURNAMENT, "solo E", "simple", 0, 0, 5),
        (TOURNAMENT, "solo E", "schneider", 0, 0, 6),
        (TOURNAMENT, "solo E", "schwarz", 0, 0, 7),
        (TOURNAMENT, "solo-tout E", "", 0, 0, 10),
        (Tariff(1, 5, 1, 1, 1, tout_counts_schwarz=True), "solo-tout E", "", 0, 0, 14),
        # Fixed amounts of a Tout are not doubled.
        (FRANCONIAN, "solo-tout E", "", 0, 0, 6),
        (FRANCONIAN, "solo-tout E", "", 3, 0, 12),
        (FRANCONIAN, "solo-tout E", "", 3, 1, 24),
        (FRANCONIAN, "solo E", "simple", 3, 0, 5),
        # A Herz-Solo of its own, and Schneider and Schwarz only in a Sauspiel.
        (KURZ, "solo H", "simple", 0, 0, 30),
        (KURZ, "solo-tout H", "", 0, 0, 60),
        (KURZ, "solo S", "simple", 2, 0, 30),
        (KURZ, "wenz", "schwarz", 0, 0, 20),
        (KURZ, "solo H", "schneider", 0, 0, 30),
        (KURZ, "sauspiel S", "schneider", 0, 0, 10),
        (KURZ, "sauspiel S", "schwarz", 0, 0, 15),
    ],
)
def test_the_value(tariff: Tariff, text: str, grade: str, laufende: int, doublings: int, value: int) -> None:
    equation = priced(tariff, text, grade, laufende, doublings)
    assert equation.value == value
    assert sum(term.amount for term in equation.terms) * math.prod(f.times for f in equation.factors) == value


def test_the_equation_of_a_solo_with_everything() -> None:
    assert priced(USUAL, "solo G", "schwarz", 4, 2) == Price(
        (
            Term("base", 50, contract="solo"),
            Term("laufende", 40, count=4, each=10),
            Term("schneider", 10),
            Term("schwarz", 10),
        ),
        (Factor("kontra", 2), Factor("re", 2)),
    )


def test_the_equation_of_a_tout() -> None:
    assert priced(USUAL, "geier-tout", "", 2, 1) == Price(
        (Term("base", 50, contract="geier-tout"), Term("laufende", 20, count=2, each=10)),
        (Factor("tout", 2), Factor("kontra", 2)),
    )
    counting = Tariff(1, 5, 1, 2, 3, tout_counts_schwarz=True)
    assert priced(counting, "wenz-tout").terms[1:] == (Term("schneider", 2), Term("schwarz", 3))
    assert priced(FRANCONIAN, "wenz-tout", "", 2) == Price(
        (Term("base", 6, contract="wenz-tout"), Term("laufende", 4, count=2, each=2)), ()
    )


def test_what_is_not_counted_is_no_term() -> None:
    assert priced(USUAL, "sauspiel E") == Price((Term("base", 10, contract="sauspiel"),), ())
    assert price(USUAL, contract("wenz"), Verdict(True, Grade.SIMPLE, 70, 5), 0).value == 50


def test_the_levels_of_doubling_by_name() -> None:
    assert [factor.factor for factor in priced(USUAL, "wenz", doublings=4).factors] == ["kontra", "re", "sub", "hirsch"]


def test_klopfer_and_bock_multiply_too() -> None:
    verdict = Verdict(True, Grade.SIMPLE, 70, 5)
    equation = staked(price(USUAL, contract("wenz"), verdict, 0, doublings=1), None, knocks=2, bock=4)
    assert [(factor.factor, factor.times) for factor in equation.factors] == [
        ("kontra", 2),
        ("klopfen", 2),
        ("klopfen", 2),
        ("bock", 4),
    ]
    assert equation.value == 50 * 2 * 4 * 4


@pytest.mark.parametrize(
    ("value", "side", "wins", "paid"),
    [
        (50, (0, 2), True, (50, -50, 50, -50)),
        (50, (1, 2), False, (50, -50, -50, 50)),
        (200, (3,), True, (-200, -200, -200, 600)),
        (200, (0,), False, (-600, 200, 200, 200)),
        (0, (1,), True, (0, 0, 0, 0)),
    ],
)
def test_who_pays_whom(value: int, side: tuple[int, ...], wins: bool, paid: tuple[int, ...]) -> None:
    assert payoff(value, side, wins) == paid
    assert sum(paid) == 0
