"""One-pack rounds against OpenSpiel's Oh Hell: equal legal bids, legal cards, trick winners and points."""

import random
from typing import Any

import pyspiel
import pytest

from stammtisch.cards import Card, Rank, Suit
from stammtisch.schwarzesau.actions import Bid, PlayCard
from stammtisch.schwarzesau.cards import PackCard
from stammtisch.schwarzesau.phases import Deal, Round
from stammtisch.schwarzesau.round import apply, open_round
from stammtisch.schwarzesau.ruleset import PACK, read_ruleset
from stammtisch.schwarzesau.view import view

# OpenSpiel numbers cards by rank, lowest first, four suits each; its bids follow behind the cards.
RANKS = (Rank.SIEBEN, Rank.ACHT, Rank.NEUN, Rank.UNTER, Rank.OBER, Rank.KOENIG, Rank.ZEHN, Rank.ASS)
ROUNDS_EACH = 420


def face(action: int) -> Card:
    return Card.of(Suit(action % 4), RANKS[action // 4])


def number(card: Card) -> int:
    return 4 * RANKS.index(card.rank) + card.suit


def dealt(players: int, size: int, source: random.Random) -> tuple[Any, Round]:
    """Deal the same cards on both sides."""
    name = f"oh_hell(players={players},num_suits=4,num_cards_per_suit=8,num_tricks_fixed={size},off_bid_penalty=false)"
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(size)
    dealer = source.randrange(players)
    state.apply_action(dealer)
    cards = source.sample(list(Card), players * size + 1)
    for card in cards:
        state.apply_action(number(card))
    hands = tuple(tuple(PackCard(card, 0) for card in cards[seat:-1:players]) for seat in range(players))
    ruleset = read_ruleset({"players": players, "packs": 1, "max_hand": max(size, 2)})
    return state, open_round(ruleset, Deal(0, dealer, hands, PackCard(cards[-1], 0)))


def play_both(players: int, size: int, source: random.Random) -> int:
    state, round_ = dealt(players, size, source)
    compared = 0
    while not state.is_terminal():
        seat = state.current_player()
        theirs = state.legal_actions()
        actions = view(round_, seat).actions
        ours = [PACK + a.tricks if isinstance(a, Bid) else number(a.card.face) for a in actions]
        assert round_.turn == seat
        assert sorted(ours) == sorted(theirs)
        chosen = source.choice(theirs)
        state.apply_action(chosen)
        action = Bid(chosen - PACK) if chosen >= PACK else PlayCard(PackCard(face(chosen), 0))
        round_ = apply(round_, seat, action)
        compared += 1
    assert round_.points == tuple(int(points) for points in state.returns())
    return compared


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_rounds_are_played_alike(players: int) -> None:
    source = random.Random(players)
    sizes = [size for size in range(1, 10) if players * size + 1 <= PACK]
    for index in range(ROUNDS_EACH):
        size = sizes[index % len(sizes)]
        assert play_both(players, size, source) == players * (size + 1)
