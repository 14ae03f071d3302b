"""Cards, hands, decks, dealing and tricks."""

import random

import pytest

from stammtisch.cards import AUGEN, DECKS, LONG, SHORT, Card, Hand, Rank, Suit, Trick, deal_out, shuffled
from stammtisch.cards.hand import cards_in


def test_every_card_is_read_by_its_code_and_made_of_suit_and_rank() -> None:
    assert [card.code for card in Card] == [suit + rank for suit in "EGHS" for rank in "AZKOU987"]
    for card in Card:
        assert Card.read(card.code) is card
        assert Card.of(card.suit, card.rank) is card
        assert card.code == card.suit.letter + card.rank.letter


def test_suits_rank_eichel_gras_herz_schellen() -> None:
    assert sorted(Suit) == [Suit.EICHEL, Suit.GRAS, Suit.HERZ, Suit.SCHELLEN]
    assert [Suit.read(letter) for letter in "EGHS"] == list(Suit)


@pytest.mark.parametrize("text", ["", "E", "EX", "XO", "eo", "OE", "EO ", "EOO", "E10", "__class__"])
def test_a_code_that_is_no_card_is_quoted(text: str) -> None:
    with pytest.raises(ValueError, match="unknown card") as caught:
        Card.read(text)
    assert repr(text) in str(caught.value)
    assert "E G H S" in str(caught.value)


@pytest.mark.parametrize("letter", ["", "X", "e", "EG", "Eichel", "GH"])
def test_a_letter_that_is_no_suit_is_quoted(letter: str) -> None:
    with pytest.raises(ValueError, match="unknown suit") as caught:
        Suit.read(letter)
    assert repr(letter) in str(caught.value)


@pytest.mark.parametrize(
    ("rank", "augen"), [("A", 11), ("Z", 10), ("K", 4), ("O", 3), ("U", 2), ("9", 0), ("8", 0), ("7", 0)]
)
def test_augen_of_a_rank_are_the_same_in_every_suit(rank: str, augen: int) -> None:
    assert {AUGEN[Card.read(suit + rank)] for suit in "EGHS"} == {augen}


def test_augen_of_a_hand() -> None:
    assert Hand.read(["EA", "GZ", "HK", "SO", "EU", "G9"]).augen() == 30
    assert Hand().augen() == 0


def test_a_hand_is_a_set_of_cards() -> None:
    hand = Hand.read(["S7", "EO", "H9"])
    assert len(hand) == 3
    assert Card.EO in hand
    assert Card.GO not in hand
    assert hand.codes() == ["EO", "H9", "S7"]
    assert list(hand) == [Card.EO, Card.H9, Card.S7]
    assert hand.without(Card.EO).codes() == ["H9", "S7"]
    assert hand.without(Card.GO) == hand
    assert hand.codes() == ["EO", "H9", "S7"]
    assert hand
    assert not Hand()


def test_a_hand_names_every_card_that_its_bits_stand_for() -> None:
    for card in Card:
        assert cards_in(1 << card) == (card,)
    assert cards_in(LONG.mask) == tuple(Card)


def test_a_hand_cannot_hold_a_card_twice() -> None:
    with pytest.raises(ValueError, match="card EO is there twice"):
        Hand.read(["EO", "GO", "EO"])


def test_the_long_deck_has_32_cards_and_the_short_one_no_8_and_no_7() -> None:
    assert (len(LONG.cards), LONG.hand_size, LONG.packets, LONG.ranks) == (32, 8, (4, 4), "AZKOU987")
    assert (len(SHORT.cards), SHORT.hand_size, SHORT.packets, SHORT.ranks) == (24, 6, (3, 3), "AZKOU9")
    assert {card.rank for card in set(LONG.cards) - set(SHORT.cards)} == {Rank.ACHT, Rank.SIEBEN}
    for deck in DECKS.values():
        assert Hand(deck.mask).augen() == 120
        assert cards_in(deck.mask) == deck.cards


@pytest.mark.parametrize("dealer", range(4))
def test_packets_go_clockwise_from_vorhand(dealer: int) -> None:
    deal = deal_out(LONG.cards, dealer, (4, 4))
    vorhand = (dealer + 1) % 4
    assert (deal.dealer, deal.vorhand) == (dealer, vorhand)
    for step in range(4):
        hand = Hand(deal.hands[(vorhand + step) % 4])
        assert list(hand) == list(LONG.cards[4 * step : 4 * step + 4] + LONG.cards[16 + 4 * step : 20 + 4 * step])


def test_the_short_deck_is_dealt_in_threes_and_twos() -> None:
    threes = deal_out(SHORT.cards, 3, (3, 3))
    assert Hand(threes.hands[0]).codes() == ["EA", "EZ", "EK", "HA", "HZ", "HK"]
    assert Hand(threes.hands[3]).codes() == ["GO", "GU", "G9", "SO", "SU", "S9"]
    twos = deal_out(SHORT.cards, 3, (2, 2, 2))
    assert Hand(twos.hands[0]).codes() == ["EA", "EZ", "GK", "GO", "HU", "H9"]


def test_shuffling_keeps_the_deck_and_follows_the_source() -> None:
    first, again = shuffled(LONG, random.Random(5)), shuffled(LONG, random.Random(5))
    assert first == again != list(LONG.cards)
    assert sorted(first) == list(LONG.cards)
    assert shuffled(LONG, random.Random(6)) != first


def test_every_card_comes_to_every_place_about_equally_often() -> None:
    source = random.Random(1)
    first_places = [shuffled(SHORT, source)[0] for _ in range(2400)]
    counts = [first_places.count(card) for card in SHORT.cards]
    # 100 expected, standard deviation just under 10.
    assert 50 < min(counts) <= max(counts) < 150


def test_a_trick_knows_who_played_what() -> None:
    trick = Trick(2, (Card.EA, Card.E7, Card.HU, Card.EZ), 0, 23)
    assert [trick.card_of(seat) for seat in (2, 3, 0, 1)] == list(trick.cards)
    assert [trick.seat_of(place) for place in range(4)] == [2, 3, 0, 1]
