"""Random positions of every contract, played by the Python rules, for the tests of the kernel."""

from __future__ import annotations

import random
from collections.abc import Iterator

from stammtisch.cards import LONG, SHORT, Deck, Suit, shuffled
from stammtisch.cards.hand import cards_in
from stammtisch.schafkopf.contracts import Contract, Geier, Sauspiel, Solo, Wenz
from stammtisch.schafkopf.contracts.sauspiel import callable_suits
from stammtisch.schafkopf.play import Play, begin, legal_cards, play_card
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.settings import read_ruleset

CONTRACTS = ("sauspiel", "solo", "wenz", "geier")
RULESETS = {
    (deck, run_away_min, discard): read_ruleset(
        {"deck": deck, "run_away_min": run_away_min, "called_ace_discard": discard}
    )
    for deck in ("long", "short")
    for run_away_min in (3, 4)
    for discard in ("never", "penultimate", "always")
}


def rules(deck: Deck, run_away_min: int = 4, discard: str = "never") -> Ruleset:
    return RULESETS[deck.name, run_away_min, discard]


def dealt(deck: Deck, source: random.Random) -> list[int]:
    cards = shuffled(deck, source)
    return [sum(1 << card for card in cards[seat::4]) for seat in range(4)]


def random_play(name: str, ruleset: Ruleset, source: random.Random, *, runaway: bool = False) -> Play:
    """Return a new deal in which the contract can be played; with ``runaway`` Davonlaufen is possible."""
    deck = ruleset.deck
    while True:
        hands = dealt(deck, source)
        declarer = source.randrange(4)
        contract: Contract
        if name == "sauspiel":
            calls = callable_suits(hands[declarer], deck)
            if not calls:
                continue
            contract = Sauspiel(source.choice(calls))
        elif name == "solo":
            contract = Solo(source.choice(list(Suit)))
        else:
            contract = Wenz() if name == "wenz" else Geier()
        play = begin(ruleset, tuple(hands), source.randrange(4), contract, declarer)
        if runaway and not may_run_away(play, ruleset):
            continue
        return play


def may_run_away(play: Play, ruleset: Ruleset) -> bool:
    if not isinstance(play.contract, Sauspiel) or play.partner is None:
        return False
    return play.order.of_suit(play.held[play.partner], play.contract.suit).bit_count() >= ruleset.run_away_min


def runaway_play(ruleset: Ruleset, source: random.Random) -> Play:
    """Build a Sauspiel whose partner holds the called ace and enough of its suit to run away, and often leads."""
    deck = ruleset.deck
    while True:
        suit = source.choice([Suit.EICHEL, Suit.GRAS, Suit.SCHELLEN])
        contract = Sauspiel(suit)
        order = contract.order(deck)
        own = list(cards_in(order.members[1 + suit]))
        ace, rest = own[0], own[1:]
        partner = source.randrange(4)
        most = len(rest) - ruleset.run_away_min + 1
        kept = [ace, *source.sample(rest, ruleset.run_away_min - 1 + source.randrange(most))]
        others = [card for card in shuffled(deck, source) if card not in kept]
        hands = [0] * 4
        hands[partner] = sum(1 << card for card in kept)
        for seat in range(4):
            while hands[seat].bit_count() < deck.hand_size:
                hands[seat] |= 1 << others.pop()
        callers = [seat for seat in range(4) if seat != partner and suit in callable_suits(hands[seat], deck)]
        if callers:
            leader = partner if source.random() < 0.5 else source.randrange(4)
            return begin(ruleset, tuple(hands), leader, contract, source.choice(callers))


def played_on(play: Play, ruleset: Ruleset, cards: int, source: random.Random) -> Play:
    """Return the play after so many random legal cards."""
    for _ in range(cards):
        play = play_card(play, source.choice(cards_in(legal_cards(play, ruleset))))
    return play


def label(value: object) -> str:
    return value.name if isinstance(value, Deck) else str(value)


def kinds() -> Iterator[tuple[str, Deck]]:
    for name in CONTRACTS:
        for deck in (LONG, SHORT):
            yield name, deck
