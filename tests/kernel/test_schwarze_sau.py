"""Rounds of Schwarze Sau as open play: the same cards may be played, and one seat against all others is solved."""

from __future__ import annotations

import random

import pytest

from stammtisch.cards import AUGEN, LONG, Card
from stammtisch.cards.open_play import AllTricks, MostTricks, NoTrick
from stammtisch.kernel import PlayArrays, Solver, Walk, solve, solve_game, solve_many
from stammtisch.schwarzesau.cards import PackCard
from stammtisch.schwarzesau.deal import deal_out
from stammtisch.schwarzesau.open_play import open_play
from stammtisch.schwarzesau.phases import Round
from stammtisch.schwarzesau.play import legal_cards, play_card
from stammtisch.schwarzesau.round import open_round
from stammtisch.schwarzesau.ruleset import read_ruleset
from tests.kernel.comparisons import plain_solver

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


@pytest.mark.parametrize("packs", [1, 2])
def test_the_same_cards_may_be_played(packs: int) -> None:
    source = random.Random(f"walk {packs}")
    for number in range(400):
        round_ = random_round(source, 2 + number % (7 if packs == 1 else 3), packs=packs)
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
        won = [AUGEN[card.face] for trick in round_.tricks if trick.winner == seat for card in trick.cards]
        assert kernel.taken[1] == sum(won)


@pytest.mark.parametrize("hand", range(2, 9))
def test_endings_against_minimax(hand: int) -> None:
    source = random.Random(f"endings {hand}")
    solver = Solver()
    for number in range(16):
        left = min(hand, 2 + number % 3)
        round_ = played_on(random_round(source, hand, packs=1), 4 * (hand - left) + source.randrange(4), source)
        seat = source.randrange(4)
        position = open_play(round_, seat)
        most, fewest = (minimax_cards(round_, seat, most=wanted) for wanted in (True, False))
        own = round_.turn == seat
        assert solver.solve_cards(position) == most, round_
        none = {card: int(tricks == 0) for card, tricks in fewest.items()}
        assert solver.solve_cards(position, NoTrick()) == none, round_
        assert solver.solve(position, MostTricks()) == (max if own else min)(most.values())
        assert solver.solve(position, AllTricks()) == ((max if own else min)(most.values()) == hand)


def test_full_deals_by_two_algorithms() -> None:
    source = random.Random("deals")
    shipped, plain = Solver(), plain_solver(LONG)
    sure = 0
    for hand in (4, 5, 6, 7, 8):
        round_ = random_round(source, hand, packs=1)
        for seat in range(4):
            position = open_play(round_, seat)
            tricks = shipped.solve(position)
            assert tricks == plain.solve(position)
            assert shipped.solve(position, AllTricks()) == (tricks == hand)
            assert not (tricks and shipped.solve(position, NoTrick()))
            sure += tricks
    assert sure


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
