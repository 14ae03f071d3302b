"""The kinds of Schwarze Sau vectors, each answered by the rules themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stammtisch.cards import Card, Suit
from stammtisch.schwarzesau.bidding import legal_bids
from stammtisch.schwarzesau.cards import order_of, winning_place
from stammtisch.schwarzesau.play import legal_faces
from stammtisch.schwarzesau.ruleset import PACK, dealer_of, hand_sizes, packs_for
from stammtisch.schwarzesau.scoring import score, totals, winners

Input = Mapping[str, Any]


def decks(given: Input) -> Any:
    players, max_hand = given["players"], given["max_hand"]
    packs = packs_for(players, max_hand)
    return {"decks": packs, "cards": PACK * packs, "left_over_first_round": PACK * packs - players * max_hand}


def rounds(given: Input) -> Any:
    return list(hand_sizes(given["players"], given["max_hand"]))


def dealers(given: Input) -> Any:
    players = given["players"]
    count = len(hand_sizes(players, 9))
    return [dealer_of(players, given["first_dealer"], number) for number in range(count)]


def one_card_dealers(given: Input) -> Any:
    sizes = hand_sizes(given["players"], 9)
    return [dealer for dealer, size in zip(dealers(given), sizes, strict=True) if size == 1]


def roles(given: Input) -> Any:
    players, dealer = given["players"], given["dealer"]
    vorhand = (dealer + 1) % players
    return {
        "vorhand": vorhand,
        "rueckhand": (dealer - 1) % players,
        "bid_order": [(vorhand + step) % players for step in range(players)],
        "first_leader": vorhand,
        "next_dealer": dealer_of(players, dealer, 1),
    }


def legal_moves(given: Input) -> Any:
    hand, trick = [Card.read(code) for code in given["hand"]], [Card.read(code) for code in given["trick"]]
    return [card.code for card in legal_faces(_order(given), hand, trick, given.get("must_trump", False))]


def trick_winner(given: Input) -> Any:
    cards = [Card.read(code) for code in given["cards"]]
    place = winning_place(_order(given), cards, given.get("identical", "first"))
    return {"winner": (given["leader"] + place) % given["players"]}


def bids(given: Input) -> Any:
    return legal_bids(given["hand"], given["previous"], given["is_dealer"], given["hook"])


def points(given: Input) -> Any:
    pairs = zip(given["bids"], given["tricks"], strict=True)
    return [score(bid, tricks, given["scoring"]) for bid, tricks in pairs]


def match(given: Input) -> Any:
    sums = totals(given["scores"])
    return {"totals": sums, "winners": winners(sums, [0] * len(sums))}


def sheet(given: Input) -> Any:
    players = given["max_players"]
    sizes = hand_sizes(players, 9)
    return {
        "columns": players,
        "rows": len(sizes),
        "one_card_rows": sizes.count(1),
        "decks": packs_for(players, 9),
    }


def turn_up(given: Input) -> Any:
    stock = given["stock"]
    return {"trump": Card.read(stock[0]).suit.letter if stock else None}


def _order(given: Input) -> Any:
    trump = given["trump"]
    return order_of(Suit.read(trump) if trump else None, given.get("rank", "schafkopf"))


CASES: dict[str, Callable[[Input], Any]] = {
    "decks": decks,
    "rounds": rounds,
    "dealers": dealers,
    "one_card_dealers": one_card_dealers,
    "roles": roles,
    "legal_moves": legal_moves,
    "trick_winner": trick_winner,
    "legal_bids": bids,
    "score": points,
    "match": match,
    "sheet": sheet,
    "turn_up": turn_up,
}
