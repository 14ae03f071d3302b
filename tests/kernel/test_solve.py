"""Solved values against plain minimax, against the kernel with every step left out, and against each other."""

import os
import random
from collections.abc import Callable

import pytest

from stammtisch.cards import LONG, Deck
from stammtisch.cards.hand import cards_in
from stammtisch.cards.open_play import AllTricks, AtLeast, Augen, Goal, NoTrick, Payoff
from stammtisch.kernel import Solver, Steps
from stammtisch.schafkopf.open_play import open_play
from stammtisch.schafkopf.play import legal_cards, play_card
from tests.kernel.minimax import minimax_cards
from tests.kernel.positions import kinds, label, played_on, random_play, rules, runaway_play

ENDINGS = int(os.environ.get("STAMMTISCH_ENDINGS", "20"))
"""Endings for each contract and deck; the full comparison is 2,500 (20,000 in all)."""

DEALS = int(os.environ.get("STAMMTISCH_DEALS", "10"))
"""Full deals for each contract and deck on which two algorithms must agree; the full number is 250 (2,000 in all)."""

AMOUNTS = (-50, -30, -10, 10, 30, 50)


def goals(hand_size: int) -> list[tuple[Goal, Callable[[int, int], int]]]:
    def payoff(augen: int, tricks: int) -> int:
        if tricks in (0, hand_size):
            return AMOUNTS[5 if tricks else 0]
        return AMOUNTS[1 + (augen >= 31) + (augen >= 61) + (augen >= 91)]

    return [
        (Augen(), lambda augen, tricks: augen),
        (AtLeast(61), lambda augen, tricks: int(augen >= 61)),
        (AllTricks(), lambda augen, tricks: int(tricks == hand_size)),
        (NoTrick(), lambda augen, tricks: int(tricks == 0)),
        (Payoff(AMOUNTS), payoff),
    ]


@pytest.mark.parametrize(("name", "deck"), list(kinds()), ids=label)
def test_endings_against_minimax(name: str, deck: Deck) -> None:
    source = random.Random(f"endings {name} {deck.name}")
    solver = Solver()
    for number in range(ENDINGS):
        discard = source.choice(["never", "never", "penultimate", "always"])
        ruleset = rules(deck, 3 if deck.name == "short" or number % 2 else 4, discard)
        aimed = name == "sauspiel" and number % 3 == 0
        play = runaway_play(ruleset, source) if aimed else random_play(name, ruleset, source)
        left = source.choice([2, 3, 4, 4]) if number % 40 else 5
        play = played_on(play, ruleset, 4 * (deck.hand_size - left) + source.randrange(4), source)
        goal, worth = goals(deck.hand_size)[source.choice([0, 0, 1, 2, 3, 4])]
        expected = minimax_cards(play, ruleset, worth)
        position = open_play(play, ruleset)
        assert solver.solve_cards(position, goal) == expected, (play, goal)
        best = max if play.turn in play.side else min
        assert solver.solve(position, goal) == best(expected.values())


@pytest.mark.parametrize(("name", "deck"), list(kinds()), ids=label)
def test_two_algorithms_agree_on_full_deals(name: str, deck: Deck) -> None:
    """The shipped search, and one that uses the table only where it cannot do without, and no short cut but merging."""
    source = random.Random(f"deals {name} {deck.name}")
    ruleset = rules(deck)
    shipped = Solver()
    plain = Solver(
        steps=Steps(
            table=deck is LONG, structure=False, certain=False, sure_tricks=False, history=False, cutoffs_ahead=False
        )
    )
    for number in range(DEALS):
        aimed = name == "sauspiel" and deck is LONG and number % 4 == 0
        play = runaway_play(ruleset, source) if aimed else random_play(name, ruleset, source)
        position = open_play(play, ruleset)
        assert shipped.solve(position) == plain.solve(position), play


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
    for _ in range(5):
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
