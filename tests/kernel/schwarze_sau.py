"""Random rounds of Schwarze Sau, judged by its Python rules and by minimax, for the tests of the kernel."""

from __future__ import annotations

import random

from stammtisch.cards import AUGEN, Card
from stammtisch.cards.open_play import AllTricks, NoTrick
from stammtisch.kernel import Solver, Walk
from stammtisch.schwarzesau.cards import PackCard
from stammtisch.schwarzesau.deal import deal_out
from stammtisch.schwarzesau.open_play import open_play
from stammtisch.schwarzesau.phases import Round
from stammtisch.schwarzesau.play import legal_cards, play_card
from stammtisch.schwarzesau.round import open_round
from stammtisch.schwarzesau.ruleset import read_ruleset

Known = dict[tuple[tuple[tuple[PackCard, ...], ...], int], int]


def random_round(source: random.Random, hand: int, **settings: object) -> Round:
    """Return a round of so many cards in which no two cards are identical."""
    while True:
        rank = source.choice(["schafkopf", "natural"])
        no_leftover = source.choice(["no_trump", "last_card"])
        ruleset = read_ruleset({"max_hand": hand, "rank": rank, "no_leftover": no_leftover, **settings})
        round_ = open_round(ruleset, deal_out(ruleset, 0, source.randrange(4), source))
        faces = [card.face for held in round_.held for card in held]
        if len(set(faces)) == len(faces):
            return round_


def played_on(round_: Round, cards: int, source: random.Random) -> Round:
    for _ in range(cards):
        round_ = play_card(round_, source.choice(legal_cards(round_)))
    return round_


def minimax(round_: Round, seat: int, *, most: bool, known: Known) -> int:
    """Return how many more tricks the seat takes when it wants most, or fewest, and all others the contrary."""
    if not any(round_.held):
        return 0
    key = (round_.held, round_.leader)
    if not round_.trick and key in known:
        return known[key]
    best = max if (round_.turn == seat) == most else min
    value = best(after_card(round_, card, seat, most=most, known=known) for card in legal_cards(round_))
    if not round_.trick:
        known[key] = value
    return value


def after_card(round_: Round, card: PackCard, seat: int, *, most: bool, known: Known) -> int:
    after = play_card(round_, card)
    takes = not after.trick and after.leader == seat
    return takes + minimax(after, seat, most=most, known=known)


def minimax_cards(round_: Round, seat: int, *, most: bool) -> dict[Card, int]:
    known: Known = {}
    had = round_.tricks_taken[seat]
    return {card.face: had + after_card(round_, card, seat, most=most, known=known) for card in legal_cards(round_)}


def walk_round(number: int, source: random.Random) -> None:
    """Play a round to its end by the kernel and by the rules; one in four has cards of two packs."""
    packs = 2 if number % 4 == 0 else 1
    round_ = random_round(source, 2 + source.randrange(3 if packs == 2 else 7), packs=packs)
    seat = source.randrange(4)
    kernel = Walk(open_play(round_, seat))
    turn = round_.leader
    while any(round_.held):
        legal = legal_cards(round_)
        assert (kernel.turn, kernel.legal) == (turn, sum(1 << card.face for card in legal)), round_
        card = source.choice(legal)
        kernel.play(card.face)
        round_ = play_card(round_, card)
        turn = round_.turn
    own = sum(AUGEN[card.face] for trick in round_.tricks if trick.winner == seat for card in trick.cards)
    assert kernel.taken[1] == own, round_


def compare_ending(left: int, source: random.Random, solver: Solver) -> None:
    """Solve an ending with so many cards a hand for every goal, and let minimax judge the value of every card."""
    hand = max(left, 2 + source.randrange(7))
    round_ = played_on(random_round(source, hand, packs=1), 4 * (hand - left) + source.randrange(4), source)
    seat = source.randrange(4)
    position = open_play(round_, seat)
    most, fewest = (minimax_cards(round_, seat, most=wanted) for wanted in (True, False))
    assert solver.solve_cards(position) == most, round_
    best = (max if round_.turn == seat else min)(most.values())
    assert solver.solve(position) == best, round_
    assert solver.solve(position, AllTricks()) == (best == hand), round_
    none = {card: int(tricks == 0) for card, tricks in fewest.items()}
    assert solver.solve_cards(position, NoTrick()) == none, round_


def compare_deal(source: random.Random, shipped: Solver, plain: Solver) -> None:
    """Let two algorithms solve a full deal for a seat."""
    hand = 4 + source.randrange(5)
    position = open_play(random_round(source, hand, packs=1), source.randrange(4))
    tricks = shipped.solve(position)
    assert tricks == plain.solve(position), position
    without = shipped.solve(position, NoTrick())
    assert without == plain.solve(position, NoTrick()), position
    assert shipped.solve(position, AllTricks()) == (tricks == hand), position
