"""Which cards are trumps under a contract, and what beats what (rulebook 4, 6.3)."""

from collections.abc import Sequence

import pytest

from stammtisch.cards import LONG, SHORT, TRUMP, Card, Hand, Order, Suit
from stammtisch.cards.order import augen
from stammtisch.schafkopf.contracts import ContractKind, Sauspiel, complete, kind_of, suit_of
from tests.unit.situations import contract

HEADS = "EO GO HO SO EU GU HU SU"


def codes(cards: Sequence[Card]) -> str:
    return " ".join(card.code for card in cards)


@pytest.mark.parametrize(
    ("text", "long", "short"),
    [
        ("sauspiel E", f"{HEADS} HA HZ HK H9 H8 H7", f"{HEADS} HA HZ HK H9"),
        ("sauspiel S", f"{HEADS} HA HZ HK H9 H8 H7", f"{HEADS} HA HZ HK H9"),
        ("solo E", f"{HEADS} EA EZ EK E9 E8 E7", f"{HEADS} EA EZ EK E9"),
        ("solo H", f"{HEADS} HA HZ HK H9 H8 H7", f"{HEADS} HA HZ HK H9"),
        ("solo-tout S", f"{HEADS} SA SZ SK S9 S8 S7", f"{HEADS} SA SZ SK S9"),
        ("geier", "EO GO HO SO", "EO GO HO SO"),
        ("geier-tout", "EO GO HO SO", "EO GO HO SO"),
        ("wenz", "EU GU HU SU", "EU GU HU SU"),
        ("wenz-tout", "EU GU HU SU", "EU GU HU SU"),
        ("farbwenz G", "EU GU HU SU GA GZ GK GO G9 G8 G7", "EU GU HU SU GA GZ GK GO G9"),
        ("farbwenz-tout H", "EU GU HU SU HA HZ HK HO H9 H8 H7", "EU GU HU SU HA HZ HK HO H9"),
        ("farbgeier S", "EO GO HO SO SA SZ SK SU S9 S8 S7", "EO GO HO SO SA SZ SK SU S9"),
        ("farbgeier-tout E", "EO GO HO SO EA EZ EK EU E9 E8 E7", "EO GO HO SO EA EZ EK EU E9"),
    ],
)
def test_trumps_from_high_to_low(text: str, long: str, short: str) -> None:
    for deck, expected in ((LONG, long), (SHORT, short)):
        order = contract(text).order(deck)
        assert codes(order.trumps) == expected
        strengths = [order.strength[card] for card in order.trumps]
        assert strengths == sorted(strengths, reverse=True)


@pytest.mark.parametrize(
    ("text", "suit", "long", "short"),
    [
        ("sauspiel G", Suit.EICHEL, "EA EZ EK E9 E8 E7", "EA EZ EK E9"),
        ("solo E", Suit.HERZ, "HA HZ HK H9 H8 H7", "HA HZ HK H9"),
        ("geier", Suit.GRAS, "GA GZ GK GU G9 G8 G7", "GA GZ GK GU G9"),
        ("wenz", Suit.SCHELLEN, "SA SZ SK SO S9 S8 S7", "SA SZ SK SO S9"),
        ("farbgeier S", Suit.GRAS, "GA GZ GK GU G9 G8 G7", "GA GZ GK GU G9"),
        ("farbwenz G", Suit.SCHELLEN, "SA SZ SK SO S9 S8 S7", "SA SZ SK SO S9"),
    ],
)
def test_a_plain_suit_from_high_to_low(text: str, suit: Suit, long: str, short: str) -> None:
    for deck, expected in ((LONG, long), (SHORT, short)):
        order = contract(text).order(deck)
        assert codes(order.plain[suit]) == expected
        strengths = [order.strength[card] for card in order.plain[suit]]
        assert strengths == sorted(strengths, reverse=True)


def test_the_class_of_a_card_is_not_its_printed_suit() -> None:
    assert contract("sauspiel E").order(LONG).group[Card.GO] == TRUMP
    assert contract("wenz").order(LONG).group[Card.GO] == 1 + Suit.GRAS
    assert contract("geier").order(LONG).group[Card.GU] == 1 + Suit.GRAS
    assert contract("solo E").order(LONG).group[Card.H7] == 1 + Suit.HERZ
    assert contract("sauspiel E").order(LONG).group[Card.H7] == TRUMP


@pytest.mark.parametrize(
    ("text", "cards", "winner"),
    [
        ("sauspiel E", "E7 EA EZ EK", "EA"),
        ("sauspiel E", "E7 GA SA E8", "E8"),
        ("sauspiel E", "EA H7 EZ EK", "H7"),
        ("sauspiel E", "EA H7 HU SO", "SO"),
        ("sauspiel E", "HA HZ SU GU", "GU"),
        ("wenz", "EA EO SU HU", "HU"),
        ("wenz", "EK EO EZ HO", "EZ"),
        ("wenz", "E9 EO GA SO", "EO"),
        ("geier", "SK SU SO HU", "SO"),
        ("geier", "SK SU S9 HU", "SK"),
        ("farbwenz G", "GA GK G9 SU", "SU"),
        ("farbwenz G", "EA EO G7 HO", "G7"),
        ("farbgeier S", "SU SK S9 HO", "HO"),
        ("farbgeier S", "GA GU S7 EU", "S7"),
        ("solo G", "HA G7 HZ HK", "G7"),
        ("solo G", "GA EO GO SU", "EO"),
        ("solo H", "E7 SA GA EK", "EK"),
    ],
)
def test_the_highest_trump_wins_and_otherwise_the_highest_card_of_the_suit_led(
    text: str, cards: str, winner: str
) -> None:
    played = [Card.read(code) for code in cards.split()]
    assert played[contract(text).order(LONG).winner(played)].code == winner


def test_a_hand_is_sorted_by_trumps_and_suits_from_high_to_low() -> None:
    hand = Hand.read(["H7", "E9", "SU", "EA", "GO", "HA", "G7", "EK"])
    assert codes(contract("sauspiel E").order(LONG).sorted(hand.mask)) == "GO SU HA H7 EA EK E9 G7"
    assert codes(contract("wenz").order(LONG).sorted(hand.mask)) == "SU EA EK E9 GO G7 HA H7"


def test_trumps_and_suits_of_a_hand_are_counted_by_class() -> None:
    hand = Hand.read(["EO", "EU", "EA", "E7", "HA", "H9", "G7", "SO"]).mask
    order = contract("sauspiel G").order(LONG)
    assert order.trump_count(hand) == 5
    assert Hand(order.of_suit(hand, Suit.EICHEL)).codes() == ["EA", "E7"]
    assert Hand(order.of_suit(hand, Suit.HERZ)).codes() == []
    assert contract("geier").order(LONG).trump_count(hand) == 2


def test_augen_of_some_cards() -> None:
    assert augen([Card.EA, Card.HZ, Card.SU]) == 23


def test_an_order_leaves_cards_outside_the_deck_in_no_class() -> None:
    order: Order = contract("solo E").order(SHORT)
    assert order.group[Card.E8] == -1
    assert sum(member.bit_count() for member in order.members) == 24


@pytest.mark.parametrize("kind", ContractKind)
def test_a_contract_takes_a_suit_exactly_where_one_is_named(kind: ContractKind) -> None:
    named = kind.removesuffix("-tout") in ("sauspiel", "farbgeier", "farbwenz", "solo")
    assert kind.names_suit == named
    made = complete(kind, Suit.GRAS if named else None)
    herz = kind.value.startswith("herz-solo")
    # A Herz-Solo is a Solo once it is played; only the auction calls it by a name of its own.
    assert kind_of(made) == kind.removeprefix("herz-")
    assert suit_of(made) == (Suit.GRAS if named else Suit.HERZ if herz else None)
    assert made.tout == kind.value.endswith("-tout")
    with pytest.raises(ValueError, match="needs a suit" if named else "takes no suit"):
        complete(kind, None if named else Suit.GRAS)


def test_the_called_ace_is_that_of_the_called_suit() -> None:
    assert [Sauspiel(suit).called_ace.code for suit in (Suit.EICHEL, Suit.GRAS, Suit.SCHELLEN)] == ["EA", "GA", "SA"]
