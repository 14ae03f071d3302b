"""Rounds of Schafkopf as open play: what is asked of the kernel, and what it is worth in money."""

import json
import random
from pathlib import Path

import pytest

from stammtisch.cards import LONG, SHORT, shuffled
from stammtisch.cards.open_play import AllTricks, Augen, NoTrick
from stammtisch.kernel import solve
from stammtisch.schafkopf import recorded_games
from stammtisch.schafkopf.contracts import Bettel, Contract, Ramsch, Sie, Wenz
from stammtisch.schafkopf.open_play import open_play, payoff_goal
from stammtisch.schafkopf.phases import Done
from stammtisch.schafkopf.play import begin
from stammtisch.schafkopf.settings import read_ruleset
from tests.kernel.positions import dealt, rules

HANDS = tuple(dealt(LONG, random.Random(1)))


def test_the_payoff_is_what_the_recorded_games_paid(shared: Path) -> None:
    compared = ends = 0
    for line in (shared / "data" / "games_online.jsonl").read_text("utf-8").splitlines()[:150]:
        game = json.loads(line)
        end = recorded_games.round_after(game, 32)
        if end.play is None or end.play.contract.tout:
            continue
        assert isinstance(end.phase, Done)
        goal = payoff_goal(end)
        paid = end.phase.result.payoff[end.play.side[0]]
        assert solve(open_play(end.play, end.ruleset), goal) == paid, game["id"]
        compared += 1
        ends += paid in (goal.amounts[0], goal.amounts[1], goal.amounts[4], goal.amounts[5])
    assert compared > 50
    assert ends > 5


@pytest.mark.parametrize(
    ("contract", "goal"), [(Wenz(), Augen()), (Wenz(tout=True), AllTricks()), (Bettel(), NoTrick())], ids=str
)
def test_what_is_asked_without_a_goal(contract: Contract, goal: object) -> None:
    play = open_play(begin(rules(LONG), HANDS, 0, contract, 2), rules(LONG))
    assert play.goal == goal
    solve(play)


def test_each_for_himself_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match=r"side = \(\): .*Ramsch"):
        solve(open_play(begin(rules(LONG), HANDS, 0, Ramsch(), None), rules(LONG)))


@pytest.mark.parametrize("contract", [Bettel(stichzwang=True), Ramsch(stichzwang=True)], ids=str)
def test_stichzwang_is_refused_by_name(contract: Contract) -> None:
    declarer = 1 if isinstance(contract, Bettel) else None
    with pytest.raises(ValueError, match="Stichzwang"):
        open_play(begin(rules(LONG), HANDS, 0, contract, declarer), rules(LONG))


def test_a_sie_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match=r"contract = Sie: .*13\.3"):
        open_play(begin(rules(LONG), HANDS, 0, Sie(), 1), rules(LONG))


def test_three_players_are_refused_by_name() -> None:
    ruleset = read_ruleset({"deck": "short", "players": 3, "ladder": ["wenz", "solo"]})
    cards = shuffled(SHORT, random.Random(1))
    hands = tuple(sum(1 << card for card in cards[seat::3]) for seat in range(3))
    with pytest.raises(ValueError, match=r"len\(hands\) = 3: .*four seats"):
        solve(open_play(begin(ruleset, hands, 0, Wenz(), 1), ruleset))
