"""Solved values against plain minimax, against the kernel with every step left out, and against each other."""

import random
from collections.abc import Callable

import pytest

from stammtisch.cards import LONG, Deck
from stammtisch.cards.hand import cards_in
from stammtisch.kernel import Solver, Steps
from stammtisch.schafkopf.open_play import open_play
from stammtisch.schafkopf.play import Play, legal_cards, play_card, taken_by
from stammtisch.schafkopf.ruleset import Ruleset
from tests.kernel.comparisons import compare_deal, compare_ending, plain_solver
from tests.kernel.minimax import AMOUNTS, aims, minimax_cards
from tests.kernel.positions import BEGINNINGS, kinds, label, played_on, random_play, rules, runaway_play


@pytest.mark.parametrize(("name", "deck"), list(kinds()), ids=label)
def test_endings_against_minimax(name: str, deck: Deck) -> None:
    source = random.Random(f"endings {name} {deck.name}")
    solver = Solver()
    for number in range(18):
        compare_ending(name, deck, number, 2 + number % 3, source, solver)


def test_the_judge_agrees_with_a_still_plainer_one() -> None:
    """Minimax without memory, on what every end is worth."""

    def value(play: Play, ruleset: Ruleset, worth: Callable[[int, int], int]) -> int:
        if not any(play.held):
            return worth(*taken_by(play, play.side))
        best = max if play.turn in play.side else min
        return best(value(play_card(play, card), ruleset, worth) for card in cards_in(legal_cards(play, ruleset)))

    def payoff(augen: int, tricks: int) -> int:
        if tricks in (0, 8):
            return AMOUNTS[5 if tricks else 0]
        return AMOUNTS[1 + (augen >= 31) + (augen >= 61) + (augen >= 91)]

    worths: list[Callable[[int, int], int]] = [
        lambda augen, tricks: augen,
        lambda augen, tricks: int(augen >= 61),
        lambda augen, tricks: int(tricks == 8),
        lambda augen, tricks: int(tricks == 0),
        payoff,
    ]
    source = random.Random("judge")
    ruleset = rules(LONG)
    for name in BEGINNINGS:
        play = played_on(random_play(name, ruleset, source), ruleset, 20 + source.randrange(4), source)
        for aim, worth in zip(aims(8), worths, strict=True):
            best = max if play.turn in play.side else min
            assert best(minimax_cards(play, ruleset, aim).values()) == value(play, ruleset, worth), (play, aim.goal)


@pytest.mark.parametrize(("name", "deck"), list(kinds()), ids=label)
def test_two_algorithms_agree_on_full_deals(name: str, deck: Deck) -> None:
    """The shipped search, and one without the table where that is possible, and no short cut but merging."""
    source = random.Random(f"deals {name} {deck.name}")
    shipped, plain = Solver(), plain_solver(deck)
    for number in range(4):
        compare_deal(name, deck, number, source, shipped, plain)


@pytest.mark.parametrize("step", Steps._fields)
def test_every_step_can_be_left_out(step: str) -> None:
    source = random.Random(f"steps {step}")
    ruleset = rules(LONG)
    shipped, without = Solver(), Solver(steps=Steps()._replace(**{step: False}))
    for name in ("sauspiel", "solo", "wenz", "geier"):
        for number in range(10):
            aimed = name == "sauspiel" and number % 2 == 1
            play = runaway_play(ruleset, source) if aimed else random_play(name, ruleset, source)
            position = open_play(played_on(play, ruleset, 8 + source.randrange(8), source), ruleset)
            assert shipped.solve_cards(position) == without.solve_cards(position), play


@pytest.mark.parametrize(("name", "deck"), list(kinds()), ids=label)
def test_a_whole_game_is_consistent(name: str, deck: Deck) -> None:
    source = random.Random(f"games {name} {deck.name}")
    ruleset = rules(deck)
    solver, other = Solver(), Solver()
    for _ in range(2):
        play = random_play(name, ruleset, source)
        cards, plays = [], []
        while any(play.held):
            plays.append(play)
            cards.append(source.choice(cards_in(legal_cards(play, ruleset))))
            play = play_card(play, cards[-1])
        values = solver.solve_game(open_play(plays[0], ruleset), cards)
        assert len(values) == len(cards)
        for turn, found in enumerate(values):
            assert set(found) == set(cards_in(legal_cards(plays[turn], ruleset)))
            if turn >= 8:
                assert found == other.solve_cards(open_play(plays[turn], ruleset))
            if turn + 1 < len(values):
                best = max if plays[turn + 1].turn in play.side else min
                assert found[cards[turn]] == best(values[turn + 1].values())
