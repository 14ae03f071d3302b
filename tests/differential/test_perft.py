"""The number of legal ways to play a deal equals what two independent programs counted."""

import json
from pathlib import Path
from typing import Any

from stammtisch.cards import DECKS, Card, Hand, Suit
from stammtisch.cards.hand import cards_in
from stammtisch.schafkopf.contracts import ContractKind, complete
from stammtisch.schafkopf.play import Play, begin, legal_cards, play_card
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.settings import read_ruleset

MOST = 20_000


def ways(play: Play, ruleset: Ruleset, depth: int) -> int:
    legal = cards_in(legal_cards(play, ruleset))
    if depth == 1:
        return len(legal)
    return sum(ways(play_card(play, card), ruleset, depth - 1) for card in legal)


def opened(deal: dict[str, Any]) -> tuple[Play, Ruleset]:
    deck = {32: "long", 24: "short"}[deal["deck"]]
    ruleset = read_ruleset({"deck": deck})
    kind = ContractKind(deal["contract"])
    contract = complete(kind, Suit.read(deal["suit"]) if kind.names_suit else None)
    hands = tuple(Hand.read(hand).mask for hand in deal["hands"])
    assert sum(map(int.bit_count, hands)) == len(DECKS[deck].cards)
    return begin(ruleset, hands, deal["forehand"], contract, deal["declarer"]), ruleset


def test_counts_of_legal_sequences(shared: Path) -> None:
    deals = json.loads((shared / "data" / "perft.json").read_text("utf-8"))["deals"]
    compared = 0
    for deal in deals:
        play, ruleset = opened(deal)
        if deal["contract"] == "sauspiel":
            assert play.partner == deal["partner"]
        for depth, expected in deal["perft"].items():
            if expected <= MOST:
                assert ways(play, ruleset, int(depth)) == expected, (deal["id"], depth)
                compared += 1
    assert compared > 5 * len(deals) > 0
    assert len(Card) == 32
