"""Ramsch: who plays, who pays, ties, Jungfrau and Durchmarsch (rulebook 13.7)."""

from collections.abc import Sequence

import pytest

from stammtisch.cards import LONG, Card, Trick
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.contracts import Ramsch
from stammtisch.schafkopf.phases import Done
from stammtisch.schafkopf.ramsch import RamschVerdict, judge_ramsch, ramsch_payoff
from stammtisch.schafkopf.screen import screen
from stammtisch.schafkopf.view import view
from tests.unit.situations import after, in_play, legal, opened, result
from tests.unit.table_variants import PASSES
from tests.unit.test_auction import DEAL

ORDER = Ramsch().order(LONG)


def tricks(*taken: str) -> list[Trick]:
    """Each text is the winner and the cards of a trick, its Augen among them: ``0 EA GZ``."""
    found = []
    for text in taken:
        winner, *codes = text.split()
        cards = tuple(Card.read(code) for code in codes)
        augen = sum((11, 10, 4, 3, 2, 0, 0, 0)[card.rank] for card in cards)
        found.append(Trick(0, cards, int(winner), augen))
    return found


def judged(taken: Sequence[Trick], tie: str = "highest_trump", durchmarsch: str | int = "all") -> RamschVerdict:
    return judge_ramsch(taken, ORDER, 4, tie=tie, durchmarsch=durchmarsch)


def test_after_a_pass_out_everybody_plays_for_himself() -> None:
    round_ = after(opened(DEAL, passout="ramsch"), *PASSES)
    play = in_play(round_)
    assert (play.declarer, play.partner, play.side, play.turn) == (None, None, (), 0)
    picture = screen(view(round_, 1))
    assert picture["contract"] == {"kind": "ramsch", "suit": None, "declarer": None, "partner": None, "muss": False}
    assert SCHAFKOPF.may_hold(round_) == ()
    while not isinstance(round_.phase, Done):
        round_ = after(round_, legal(round_).split()[0])
    ended = result(round_)
    assert ended.ramsch is not None
    assert ended.verdict is None
    shown = screen(view(round_, None))["result"]
    assert (shown["passed_out"], shown["winner"], shown["class"], shown["laufende"]) == (False, None, None, None)
    assert shown["ramsch"] == {"loser": ended.ramsch.loser, "durchmarsch": None, "jungfrauen": [1]}
    outcome = SCHAFKOPF.outcome(round_)
    assert outcome is not None
    assert outcome.summary == {"contract": "ramsch", "declarer": None, "won": None}
    assert outcome.next_dealer == 0


def test_the_most_augen_pay() -> None:
    assert judged(tricks("0 EA", "1 GA GZ", "2 SA", "3 HZ")) == RamschVerdict(1, None, ())


@pytest.mark.parametrize(
    ("taken", "tie", "loser"),
    [
        (("0 EA EO", "1 GA GO", "2 S7", "3 S8"), "highest_trump", 0),
        (("0 GA GO", "1 EA EO", "2 S7", "3 S8"), "highest_trump", 1),
        (("0 EA EO", "1 GA", "1 SO", "2 S7", "3 S8"), "tricks", 1),
        (("0 EA EO", "1 SO HU", "1 GK HK H9", "2 S7", "3 S8"), "highest_trump", 0),
        (("0 EA HO", "1 EO GA", "2 S7", "3 S8"), "tricks", 1),
        (("0 EO GA", "1 HA SU G9 GU", "2 S7", "3 S8"), "tricks", 1),
    ],
)
def test_ties(taken: tuple[str, ...], tie: str, loser: int) -> None:
    assert judged(tricks(*taken), tie).loser == loser


def test_a_tie_without_trumps_goes_to_more_tricks_and_then_to_the_later_one() -> None:
    assert judged(tricks("0 EA", "1 GA", "2 S7", "3 S8")).loser == 1
    assert judged(tricks("0 EZ", "0 E7", "1 GZ", "2 S7", "3 S8")).loser == 0


def test_a_jungfrau_has_no_trick_and_a_poor_trick_is_one() -> None:
    assert judged(tricks("0 EA", "1 S7")) == RamschVerdict(0, None, (2, 3))


@pytest.mark.parametrize(
    ("augen", "needed", "marched"), [(91, 91, True), (91, 120, False), (120, 120, True), (91, "all", False)]
)
def test_durchmarsch_by_augen(augen: int, needed: str | int, marched: bool) -> None:
    cards = (Card.EA,)
    taken = [Trick(0, cards, 0, augen), Trick(0, cards, 1, 120 - augen)]
    assert judged(taken, durchmarsch=needed).durchmarsch == (0 if marched else None)


def test_durchmarsch_by_tricks() -> None:
    assert judged(tricks("2 EA", "2 E7")) == RamschVerdict(None, 2, ())
    assert judged(tricks("2 EA", "1 E7")).durchmarsch is None


@pytest.mark.parametrize(
    ("verdict", "price", "jungfrau", "expected"),
    [
        (RamschVerdict(1, None, ()), 10, "none", (10, -30, 10, 10)),
        (RamschVerdict(1, None, (3,)), 10, "none", (10, -30, 10, 10)),
        (RamschVerdict(1, None, (3,)), 20, "all", (20, -60, 20, 20)),
        (RamschVerdict(1, None, (3,)), 10, "individual", (10, -40, 10, 20)),
        (RamschVerdict(1, None, (0, 3)), 10, "individual", (20, -50, 10, 20)),
        (RamschVerdict(None, 2, ()), 10, "all", (-10, -10, 30, -10)),
    ],
)
def test_who_pays_what(verdict: RamschVerdict, price: int, jungfrau: str, expected: tuple[int, ...]) -> None:
    assert ramsch_payoff(verdict, price, jungfrau, 4) == expected


def test_three_players_pay_two() -> None:
    assert ramsch_payoff(RamschVerdict(0, None, ()), 10, "all", 3) == (-20, 10, 10)
    assert ramsch_payoff(RamschVerdict(None, 1, ()), 10, "all", 3) == (-10, 20, -10)
