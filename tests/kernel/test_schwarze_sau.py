"""Rounds of Schwarze Sau as open play: the same cards may be played, and one seat against all others is solved."""

import random

import pytest

from stammtisch.cards import LONG
from stammtisch.cards.open_play import MostTricks
from stammtisch.kernel import PlayArrays, Solver, solve, solve_game, solve_many
from stammtisch.schwarzesau.deal import deal_out
from stammtisch.schwarzesau.open_play import open_play
from stammtisch.schwarzesau.play import legal_cards, play_card
from stammtisch.schwarzesau.round import open_round
from stammtisch.schwarzesau.ruleset import read_ruleset
from tests.kernel.comparisons import plain_solver
from tests.kernel.schwarze_sau import compare_deal, compare_ending, random_round, walk_round


def test_the_same_cards_may_be_played() -> None:
    source = random.Random("walk")
    for number in range(400):
        walk_round(number, source)


@pytest.mark.parametrize("left", [2, 3, 4])
def test_endings_against_minimax(left: int) -> None:
    source = random.Random(f"endings {left}")
    solver = Solver()
    for _ in range(12):
        compare_ending(left, source, solver)


def test_full_deals_by_two_algorithms() -> None:
    source = random.Random("deals")
    shipped, plain = Solver(), plain_solver(LONG)
    for _ in range(20):
        compare_deal(source, shipped, plain)


def test_a_whole_game() -> None:
    source = random.Random("game")
    rounds, cards = [random_round(source, 6)], []
    while any(rounds[-1].held):
        card = source.choice(legal_cards(rounds[-1]))
        cards.append(card.face)
        rounds.append(play_card(rounds[-1], card))
    solver = Solver()
    assert solve_game(open_play(rounds[0], 2), cards) == [
        solver.solve_cards(open_play(before, 2)) for before in rounds[:-1]
    ]


def test_tricks_are_not_counted_over_arrays() -> None:
    plays = PlayArrays.of([open_play(random_round(random.Random(1), 4), 0)])
    with pytest.raises(ValueError, match=r"goal = MostTricks\(\): .*not over arrays"):
        solve_many(plays, MostTricks())


def test_what_the_kernel_does_not_play_is_refused_by_name() -> None:
    source = random.Random("refused")
    with pytest.raises(ValueError, match="players = 3: the kernel plays with four seats"):
        open_play(random_round(source, 3, players=3), 0)
    with pytest.raises(ValueError, match=r"must_trump = True: .*8\.1"):
        open_play(random_round(source, 3, must_trump=True), 0)
    with pytest.raises(ValueError, match="seat = 4"):
        open_play(random_round(source, 3), 4)
    ruleset = read_ruleset({"max_hand": 9})
    round_ = open_round(ruleset, deal_out(ruleset, 0, 0, source))
    with pytest.raises(ValueError, match=r"held = ..: the card is there twice, .*1\.4"):
        open_play(round_, 0)


def test_a_duty_to_trump_is_none_without_trumps() -> None:
    round_ = random_round(random.Random(1), 8, packs=1, must_trump=True, no_leftover="no_trump")
    assert round_.trump is None
    assert solve(open_play(round_, 0)) in range(9)
