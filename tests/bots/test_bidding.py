"""Bidding by counting: no Solo with two trumps, no pass with eight, no Tout on a hope."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch.bots.schafkopf import RulesOfThumb
from stammtisch.bots.schafkopf.chances import SCALES, chance, tout_chance
from stammtisch.bots.schafkopf.hands import count, solid
from stammtisch.cards import DECKS, LONG, Card, Hand, Suit
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.actions import PASS, Action, Bid
from stammtisch.schafkopf.contracts import (
    Contract,
    ContractKind,
    Farbgeier,
    Farbwenz,
    Geier,
    Hochzeit,
    Kreuzspiel,
    Sauspiel,
    Solo,
    Wenz,
)
from stammtisch.schafkopf.phases import Round
from tests.unit.situations import after, dealt, opened

decks = pytest.mark.parametrize("deck", ["long", "short"])


def said(round_: Round, seat: int = 0) -> Action:
    return RulesOfThumb().decide(SCHAFKOPF.view(round_, seat)).action


def mask(cards: str) -> int:
    return Hand.read(cards.split()).mask


def random_openings(deck: str, number: int) -> Iterator[Round]:
    source = random.Random(7)
    ruleset = SCHAFKOPF.read_ruleset({"deck": deck})
    for _ in range(number):
        yield SCHAFKOPF.open(ruleset, SCHAFKOPF.deal(ruleset, 0, 3, source))


def trumps(round_: Round, suit: Suit) -> int:
    return Solo(suit).order(round_.ruleset.deck).trump_count(round_.deal.hands[0])


@decks
def test_a_solo_has_trumps_and_few_trumps_pass(deck: str) -> None:
    # In the short deck six small trumps may pass: the six that are out all beat them.
    least, most = {"long": (5, 6), "short": (4, 6)}[deck]
    solos = passes = 0
    for round_ in random_openings(deck, 1500):
        action = said(round_)
        if action in (Bid(ContractKind.SOLO), Bid(ContractKind.SOLO_TOUT)):
            solos += 1
            assert max(trumps(round_, suit) for suit in Suit) >= least
        if action == PASS:
            passes += 1
            assert trumps(round_, Suit.HERZ) <= most
    assert solos > 20
    assert passes > 300


@given(st.sampled_from(list(Suit)), st.randoms(use_true_random=False))
def test_eight_trumps_never_pass(suit: Suit, source: random.Random) -> None:
    cards = source.sample(Solo(suit).order(LONG).trumps, 8)
    round_ = opened(dealt(" ".join(card.code for card in cards)))
    assert said(round_) != PASS


@given(st.lists(st.sampled_from(list(Card)), min_size=8, max_size=8, unique=True))
def test_a_tout_is_solid(cards: list[Card]) -> None:
    hand = Hand.of(cards).mask
    games: list[tuple[Contract, Contract]] = [(Geier(tout=True), Geier()), (Wenz(tout=True), Wenz())]
    games += [(Solo(suit, tout=True), Solo(suit)) for suit in Suit]
    for tout, plain in games:
        if tout_chance(tout, LONG, hand, leads=True) > 0.5:
            assert solid(tout.order(LONG), hand)
            assert chance(plain, LONG, hand, leads=True) > 0.5


@pytest.mark.parametrize(
    ("contract", "cards", "is_solid"),
    [
        (Wenz(tout=True), "EU GU HU SU EA EZ EK GA", True),
        (Wenz(tout=True), "EU GU EA EZ EK EO GA SA", True),
        (Wenz(tout=True), "EU HU EA EZ EK EO GA SA", False),  # two are out, the Gras-Unter beats the Herz-Unter
        (Wenz(tout=True), "EU GU HU SU EA EZ EO GA", False),  # the king beats the Ober
        (Solo(Suit.EICHEL, tout=True), "EO GO HO SO EU GU EA EZ", True),
        (Solo(Suit.EICHEL, tout=True), "EO GO HO SO EU EA EZ EK", False),
    ],
)
def test_what_cannot_lose_a_trick_on_lead(contract: Wenz | Solo, cards: str, is_solid: bool) -> None:
    assert solid(contract.order(LONG), mask(cards)) is is_solid


def test_plain_cards_endanger_a_tout_that_others_lead_to() -> None:
    hand = mask("EU GU EA EZ EK EO GA SA")
    assert tout_chance(Wenz(tout=True), LONG, hand, leads=False) < tout_chance(Wenz(tout=True), LONG, hand, leads=True)


def test_counting_a_hand() -> None:
    counted = count(Sauspiel(Suit.EICHEL), LONG, mask("EO HU HA H7 E9 GA GZ SK"))
    assert counted._asdict() == {
        "trumps": 4,
        "heads": (True, False, False, False),
        "unter": 1,
        "high_trumps": 1,
        "aces": 1,
        "losers": 1,
        "voids": 0,
        "called": 1,
    }
    assert count(Wenz(), LONG, mask("EU SU HA H7 E9 GA GZ SK")).heads == (True, False, False, True)
    assert count(Solo(Suit.SCHELLEN), LONG, mask("EO HU SA SZ E9 GA GZ SK")).voids == 1


@decks
def test_more_in_the_hand_is_never_a_lesser_chance(deck: str) -> None:
    hands = {
        "long": ("GO SU HZ H9 H7 E9 SA G7", "EO SU HZ H9 H7 E9 SA G7", "EO GU HZ H9 H7 E9 SA SK"),
        "short": ("GO SU HZ E9 SA G9", "EO SU HZ E9 SA G9", "EO GU HZ E9 SA HK"),
    }[deck]
    chances = [chance(Sauspiel(Suit.EICHEL), DECKS[deck], mask(hand), leads=True) for hand in hands]
    assert chances == sorted(chances)
    assert 0.2 < chances[0] < chances[-1] < 0.95


def test_there_is_a_scale_for_every_contract_that_is_counted() -> None:
    alone = {Solo, Farbwenz, Farbgeier, Wenz, Geier}
    four = alone | {Sauspiel, Hochzeit, Kreuzspiel}
    assert {name: set(of_deck) for name, of_deck in SCALES.items()} == {"long": four, "short": four, "three": alone}


WENZ = "EU GU HU EA EZ EK GA SA"


def test_a_table_without_geier_gets_none() -> None:
    hand = "EO GO EA EZ GA GZ SA S7"
    assert said(opened(dealt(hand))) == Bid(ContractKind.GEIER)
    assert said(after(opened(dealt(hand), preset="verein"), *["0 willing", "1 pass", "2 pass", "3 pass"])) != PASS
    assert said(opened(dealt(hand), preset="verein")) == PASS


def test_who_is_bound_to_name_a_game_names_the_least_bad() -> None:
    blocked = opened(dealt("GU H9 H7 EA E8 GA SA SK"), preset="vortritt")
    bound = after(blocked, "0 willing", "1 pass", "2 pass", "3 pass")
    assert said(bound) == Bid(ContractKind.WENZ)


@pytest.mark.parametrize("preset", ["stammtisch", "vortritt"])
def test_the_first_to_be_willing_is_the_one_with_the_sauspiel(preset: str) -> None:
    sauspiel = "EO HO HU HK H9 SA G9 E8"
    first = opened(dealt(sauspiel), preset=preset)
    assert said(first) != PASS
    later = after(opened(dealt("", sauspiel), preset=preset), "0 willing")
    assert said(later, seat=1) == PASS
    wenz = after(opened(dealt("", WENZ), preset=preset), "0 willing")
    assert said(wenz, seat=1) != PASS
