"""What is compared, one round at a time: the kernel with the Python rules, with minimax, and with itself."""

from __future__ import annotations

import random

from stammtisch.cards import LONG, Deck
from stammtisch.cards.hand import cards_in
from stammtisch.cards.open_play import Augen, NoTrick
from stammtisch.kernel import Solver, Steps, Walk
from stammtisch.schafkopf.contracts import Sauspiel
from stammtisch.schafkopf.open_play import open_play
from stammtisch.schafkopf.play import Play, legal_cards, play_card, taken_by
from stammtisch.schafkopf.ruleset import Ruleset
from tests.kernel.minimax import aims, minimax_cards
from tests.kernel.positions import aimed_play, played_on, rules


def house_rules(deck: Deck, source: random.Random, *, low: bool) -> Ruleset:
    """Draw what a table says of the called ace.

    With the short deck nobody can ever have four of its suit, so a house rule of three makes Davonlaufen possible
    (rulebook 7.5); with ``low`` it is three with the long deck as well.
    """
    discard = source.choice(["never", "never", "penultimate", "always"])
    return rules(deck, 3 if low or deck.name == "short" else 4, discard)


def walk_round(name: str, deck: Deck, number: int, source: random.Random) -> bool:
    """Walk a random round; say whether the holder of the called ace ran away."""
    ruleset = house_rules(deck, source, low=number % 20 == 0)
    return walk(aimed_play(name, ruleset, source, number, every=10), ruleset, source)


def walk(play: Play, ruleset: Ruleset, source: random.Random) -> bool:
    """Play a round to its end by both; say whether the holder of the called ace ran away."""
    kernel = Walk(open_play(play, ruleset))
    ran_away = False
    while any(play.held):
        legal = legal_cards(play, ruleset)
        assert (kernel.turn, kernel.legal, kernel.bound) == (play.turn, legal, play.bound), play
        card = source.choice(cards_in(legal))
        was_bound, own = play.bound, play.turn == play.partner
        called = play.contract.called_ace if isinstance(play.contract, Sauspiel) else None
        kernel.play(card)
        play = play_card(play, card)
        ran_away |= was_bound and not play.bound and own and card != called
    own_augen, _ = taken_by(play, play.side)
    assert kernel.taken == (120 - own_augen, own_augen)
    assert kernel.legal == 0
    return ran_away


def compare_ending(name: str, deck: Deck, number: int, left: int, source: random.Random, solver: Solver) -> None:
    """Solve an ending with so many cards a hand, and let minimax judge the value of every card."""
    ruleset = house_rules(deck, source, low=number % 2 == 1)
    played = 4 * (deck.hand_size - left) + source.randrange(4)
    play = played_on(aimed_play(name, ruleset, source, number, every=3), ruleset, played, source)
    if "bettel" in name and number % 3:
        # A Bettel that is lost already asks nothing.
        while taken_by(play, play.side)[1]:
            play = played_on(aimed_play(name, ruleset, source, 1, every=3), ruleset, played, source)
    aim = aims(deck.hand_size)[3 if "bettel" in name and number % 3 else source.choice([0, 0, 1, 2, 3, 4])]
    expected = minimax_cards(play, ruleset, aim)
    position = open_play(play, ruleset)
    assert solver.solve_cards(position, aim.goal) == expected, (play, aim.goal)
    best = max if play.turn in play.side else min
    assert solver.solve(position, aim.goal) == best(expected.values()), (play, aim.goal)


def plain_solver(deck: Deck) -> Solver:
    """Return a solver that uses the table only where it cannot do without, and no short cut but merging."""
    return Solver(
        steps=Steps(
            table=deck is LONG, structure=False, certain=False, sure_tricks=False, history=False, cutoffs_ahead=False
        )
    )


def compare_deal(name: str, deck: Deck, number: int, source: random.Random, shipped: Solver, plain: Solver) -> None:
    """Let two algorithms solve a full deal."""
    ruleset = rules(deck)
    play = aimed_play(name, ruleset, source, number if deck is LONG else 1, every=4)
    goal = NoTrick() if "bettel" in name and number % 2 else Augen()
    position = open_play(play, ruleset)
    assert shipped.solve(position, goal) == plain.solve(position, goal), (play, goal)
