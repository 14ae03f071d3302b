"""The kernel reproduces what independent programs have counted and solved."""

import json
from pathlib import Path
from typing import Any

import pytest

from stammtisch.cards import Card, Hand, Suit
from stammtisch.cards.open_play import OpenPlay
from stammtisch.kernel import Solver, perft
from stammtisch.schafkopf.contracts import ContractKind, complete
from stammtisch.schafkopf.open_play import open_play
from stammtisch.schafkopf.play import begin
from stammtisch.schafkopf.settings import read_ruleset


def opened(deal: dict[str, Any]) -> OpenPlay:
    ruleset = read_ruleset({"deck": {32: "long", 24: "short"}[deal["deck"]]})
    kind = ContractKind(deal["contract"])
    contract = complete(kind, Suit.read(deal["suit"]) if kind.names_suit else None)
    hands = tuple(Hand.read(hand).mask for hand in deal["hands"])
    return open_play(begin(ruleset, hands, deal["forehand"], contract, deal["declarer"]), ruleset)


def deals(shared: Path, name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((shared / "data" / name).read_text("utf-8"))["deals"]
    return found


def test_every_count_of_legal_ways(shared: Path) -> None:
    compared = 0
    for deal in deals(shared, "perft.json"):
        play = opened(deal)
        for depth, ways in deal["perft"].items():
            assert perft(play, int(depth)) == ways, (deal["id"], depth)
            compared += 1
    assert compared > 300


def test_every_solved_value_and_lead(shared: Path) -> None:
    solver = Solver()
    compared = 0
    for deal in deals(shared, "solved.json"):
        play = opened(deal)
        assert solver.solve(play) == deal["value"], deal["id"]
        assert solver.solve_cards(play) == {Card.read(code): value for code, value in deal["leads"].items()}, deal["id"]
        compared += 1
    assert compared == 150


@pytest.mark.parametrize("seat", range(4))
def test_a_deal_turned_round_the_table_keeps_its_value(shared: Path, seat: int) -> None:
    solver = Solver()
    for deal in deals(shared, "solved.json")[::15]:
        turned = dict(deal)
        turned["hands"] = deal["hands"][-seat:] + deal["hands"][:-seat] if seat else deal["hands"]
        turned["forehand"], turned["declarer"] = seat, (deal["declarer"] + seat) % 4
        assert solver.solve(opened(turned)) == deal["value"]
