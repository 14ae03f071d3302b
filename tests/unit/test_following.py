"""Following, the winner of a trick, and who may play when (rulebook 6)."""

import pytest

from stammtisch.game import Refusal
from tests.unit.situations import after, dealt, few, in_play, legal, playing, refused, why

# Vorhand 0; nobody is bound by a called ace here.
HANDS = few("EO E7 G9 H7", "EA GO GZ S9", "SA SZ S8 S7", "HU HZ E8 GA")


@pytest.mark.parametrize(
    ("contract", "led", "cards"),
    [
        # The suit led has to be followed with any card of it; Ober and Unter are trumps, not of their suit.
        ("solo H", "E7", "EA"),
        ("solo H", "G9", "GZ"),
        ("solo H", "EO", "GO"),
        ("solo H", "H7", "GO"),
        # In a Wenz the Ober belong to their suits, in a Geier only they are trumps.
        ("wenz", "EO", "EA"),
        ("wenz", "G9", "GZ GO"),
        ("wenz", "H7", "EA GZ GO S9"),
        ("geier", "EO", "GO"),
        ("geier", "G9", "GZ"),
        ("geier", "H7", "EA GZ GO S9"),
        # A Solo in Eichel makes all Eichel trumps.
        ("solo E", "E7", "EA GO"),
        ("solo E", "EO", "EA GO"),
    ],
)
def test_the_class_led_has_to_be_followed(contract: str, led: str, cards: str) -> None:
    assert legal(after(playing(contract, 0, HANDS), led)) == cards


def test_whoever_leads_is_free() -> None:
    assert legal(playing("solo H", 0, HANDS)) == "EO E7 G9 H7"


def test_whoever_is_void_may_play_anything_and_needs_not_trump() -> None:
    assert legal(after(playing("solo H", 0, HANDS), "E7 EA")) == "SA SZ S8 S7"
    assert legal(after(playing("wenz", 0, HANDS), "H7 S9")) == "SA SZ S8 S7"
    # Seat 3 is void in Schellen: trump, suit card, all of it.
    assert legal(after(playing("solo H", 0, few("S9", "S8", "S7", "HU E8 GA")), "S9 S8 S7")) == "E8 GA HU"


def test_nobody_has_to_beat() -> None:
    round_ = playing("solo H", 0, few("HK E7", "HA H8", "H9 E8", "HZ E9"))
    assert legal(after(round_, "HK")) == "HA H8"


def test_the_reasons_against_a_card_that_does_not_follow() -> None:
    round_ = playing("solo H", 0, HANDS)
    assert refused(after(round_, "E7"), "1 GZ") == Refusal("FOLLOW_SUIT", "6.2", {"suit": "E"})
    assert refused(after(round_, "E7"), "1 GO") == Refusal("FOLLOW_SUIT", "6.2", {"suit": "E"})
    assert refused(after(round_, "G9"), "1 S9") == Refusal("FOLLOW_SUIT", "6.2", {"suit": "G"})
    assert refused(after(round_, "EO"), "1 EA") == Refusal("FOLLOW_TRUMP", "6.2")
    assert refused(after(playing("wenz", 0, HANDS), "EO"), "1 GO") == Refusal("FOLLOW_SUIT", "6.2", {"suit": "E"})


def test_whose_turn_it_is_whose_card_and_which_deck() -> None:
    round_ = playing("geier", 0, dealt())
    assert refused(round_, "1 GA") == Refusal("NOT_YOUR_TURN", "6.1", {"seat": 0})
    assert refused(round_, "0 GA") == Refusal("CARD_NOT_IN_HAND", "6.6", {"card": "GA"})
    # It is in nobody's hand either, but the deck is the better reason.
    short = playing("geier", 0, few("EA", "EZ", "EK", "E9"), deck="short")
    assert refused(short, "0 E8") == Refusal("CARD_NOT_IN_DECK", "1.3", {"card": "E8"})
    assert why(short, "1 E8") == "NOT_YOUR_TURN"


def test_what_does_not_belong_into_the_play() -> None:
    round_ = playing("geier", 0, HANDS)
    for step in ("0 pass", "0 willing", "0 bid solo", "0 name E"):
        assert refused(round_, step) == Refusal("WRONG_PHASE", "15.1")


def test_a_played_card_cannot_be_played_again() -> None:
    round_ = after(playing("geier", 0, few("EA E7", "E8 S9", "E9 S8", "EZ S7")), "EA E8 E9 EZ")
    assert why(round_, "0 EA") == "CARD_NOT_IN_HAND"


@pytest.mark.parametrize("vorhand", range(4))
@pytest.mark.parametrize(
    ("contract", "cards", "winner", "augen"),
    [
        ("solo H", "E7 EA S7 E8", 1, 11),
        ("solo H", "E7 EA S7 HU", 3, 13),
        ("solo H", "EZ SA GA HZ", 3, 42),
        ("solo H", "GZ HU SU HK", 1, 18),
        ("wenz", "EO EA SA E8", 1, 25),
        ("geier", "E7 S9 S8 G7", 0, 0),
        ("geier", "EU SA SO GA", 2, 27),
    ],
)
def test_the_winner_takes_the_trick_and_leads(contract: str, cards: str, winner: int, augen: int, vorhand: int) -> None:
    codes = cards.split()
    hands = [codes[(seat - vorhand) % 4] for seat in range(4)]
    play = in_play(after(playing(contract, 0, few(*hands, dealer=(vorhand - 1) % 4)), cards))
    taker = (vorhand + winner) % 4
    assert (play.leader, play.turn, play.trick) == (taker, taker, ())
    trick = play.tricks[0]
    assert ([card.code for card in trick.cards], trick.leader) == (codes, vorhand)
    assert (trick.winner, trick.augen) == (taker, augen)
    assert (play.cards_played, play.held) == (4, (0, 0, 0, 0))
