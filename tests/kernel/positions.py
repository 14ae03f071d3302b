"""Random positions of every contract, played by the Python rules, for the tests of the kernel."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from stammtisch.cards import LONG, SHORT, Card, Deck, Rank, Suit, shuffled
from stammtisch.cards.hand import cards_in
from stammtisch.schafkopf.contracts import (
    Bettel,
    Contract,
    Farbgeier,
    Farbwenz,
    Geier,
    Hochzeit,
    Kreuzspiel,
    Sauspiel,
    Solo,
    Wenz,
)
from stammtisch.schafkopf.contracts.hochzeit import only_trump, returnable
from stammtisch.schafkopf.contracts.sauspiel import CALLED_SUITS, callable_suits, muss_calls
from stammtisch.schafkopf.play import Play, begin, legal_cards, play_card
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.settings import read_ruleset

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
    while True:
        hands = tuple(dealt(ruleset.deck, source))
        play = BEGINNINGS[name](ruleset, hands, source)
        if play is not None and (not runaway or may_run_away(play, ruleset)):
            return play


Beginning = Callable[[Ruleset, tuple[int, ...], random.Random], Play | None]
"""What makes a play out of a deal; None where the contract cannot be played with these cards."""


def _alone(contract: Callable[[random.Random], Contract]) -> Beginning:
    """Return the beginning of a contract that any cards allow; the declarer and who leads are drawn."""

    def beginning(ruleset: Ruleset, hands: tuple[int, ...], source: random.Random) -> Play:
        return begin(ruleset, hands, source.randrange(4), contract(source), source.randrange(4))

    return beginning


def _sauspiel(ruleset: Ruleset, hands: tuple[int, ...], source: random.Random) -> Play | None:
    declarer = source.randrange(4)
    calls = callable_suits(hands[declarer], ruleset.deck)
    return begin(ruleset, hands, source.randrange(4), Sauspiel(source.choice(calls)), declarer) if calls else None


def _renonce(ruleset: Ruleset, hands: tuple[int, ...], source: random.Random) -> Play | None:
    """Begin a Muss-Spiel with nothing to call by the rules: an ace without its suit, a ten or a king (13.9)."""
    declarer = source.randrange(4)
    held = [Card.of(suit, rank) for rank in RENONCE[: source.randrange(3)] for suit in CALLED_SUITS]
    hands = _given(hands, declarer, held, source)
    calls = [] if callable_suits(hands[declarer], ruleset.deck) else muss_calls(hands[declarer], ruleset.deck)
    if not calls:
        return None
    card = source.choice(calls)
    return begin(ruleset, hands, source.randrange(4), Sauspiel(card.suit, card.rank, muss=True), declarer)


RENONCE = (Rank.ASS, Rank.ZEHN)
"""Who holds all aces calls a ten; who holds the tens too, a king."""


def _given(hands: tuple[int, ...], seat: int, cards: list[Card], source: random.Random) -> tuple[int, ...]:
    """Return the deal after the seat has got these cards from the others, for other cards of its own."""
    moved = list(hands)
    wanted = sum(1 << card for card in cards)
    for card in cards:
        holder = next(place for place, hand in enumerate(moved) if hand >> card & 1)
        if holder != seat:
            spare = source.choice(cards_in(moved[seat] & ~wanted))
            moved[holder] ^= 1 << card | 1 << spare
            moved[seat] ^= 1 << card | 1 << spare
    return tuple(moved)


def _hochzeit(ruleset: Ruleset, hands: tuple[int, ...], source: random.Random) -> Play | None:
    """Begin a Hochzeit after the exchange: the only trump has gone over, and a card has come back (13.4)."""
    offerer, acceptor = source.sample(range(4), 2)
    trump = only_trump(hands[offerer], ruleset.deck)
    if trump is None:
        return None
    got = hands[acceptor] | 1 << trump
    back = cards_in(returnable(got, trump, ruleset.deck, trump_too=source.random() < 0.5))
    if not back:
        return None
    card = source.choice(back)
    moved = list(hands)
    moved[acceptor] = got & ~(1 << card)
    moved[offerer] = hands[offerer] & ~(1 << trump) | 1 << card
    return begin(ruleset, tuple(moved), source.randrange(4), Hochzeit(), acceptor, offerer)


BEGINNINGS: dict[str, Beginning] = {
    "sauspiel": _sauspiel,
    "renonce": _renonce,
    "hochzeit": _hochzeit,
    "kreuz": _alone(lambda source: Kreuzspiel()),
    "solo": _alone(lambda source: Solo(source.choice(list(Suit)))),
    "wenz": _alone(lambda source: Wenz()),
    "geier": _alone(lambda source: Geier()),
    "farbwenz": _alone(lambda source: Farbwenz(source.choice(list(Suit)))),
    "farbgeier": _alone(lambda source: Farbgeier(source.choice(list(Suit)))),
    "bettel": _alone(lambda source: Bettel()),
    "herz-bettel": _alone(lambda source: Bettel(hearts=True)),
}
"""Every way that the cards of Schafkopf are played by one side against another."""


def aimed_play(name: str, ruleset: Ruleset, source: random.Random, number: int, every: int) -> Play:
    """Return a random play, but each so many Sauspiele one in which Davonlaufen is possible."""
    if name == "sauspiel" and number % every == 0:
        return runaway_play(ruleset, source)
    return random_play(name, ruleset, source, runaway=name == "renonce" and number % every == 0)


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
    for name in BEGINNINGS:
        for deck in (LONG, SHORT):
            yield name, deck
