"""Naming the called suit or the trump suit (rulebook 5.6, 7.1)."""

import pytest

from stammtisch.cards import LONG, SHORT, Card, Deck, Hand, Suit
from stammtisch.game import Refusal
from stammtisch.schafkopf.contracts import Sauspiel, Solo
from stammtisch.schafkopf.contracts.sauspiel import callable_suits
from tests.unit.situations import after, dealt, few, in_play, opened, refused, why


@pytest.mark.parametrize(
    ("deck", "hand", "suits"),
    [
        (LONG, "E7 G7 S7 EO GO HO SO HA", "EGS"),
        (LONG, "EA E7 G7 S7 GO HO SO HA", "GS"),
        (LONG, "EA E7 GA G7 SA S7 GO HO", ""),
        (LONG, "EO EU GO GU SO SU HA HZ", ""),
        (LONG, "EO EU EZ GO GU SO SU HA", "E"),
        (LONG, "HZ HK H9 H8 H7 EO EU GU", ""),
        (LONG, "EA GA S9 EO GO HO SO HA", "S"),
        (SHORT, "E9 G9 EO GO HA SU", "EG"),
        (SHORT, "EA GA SA EO GO HO", ""),
    ],
)
def test_a_suit_is_callable_with_a_plain_card_but_not_with_its_ace(deck: Deck, hand: str, suits: str) -> None:
    assert "".join(suit.letter for suit in callable_suits(Hand.read(hand.split()).mask, deck)) == suits


SAUSPIEL = after(opened(dealt("EO SO EU GU SA S9 G9 HA")), "0 bid sauspiel", "1 pass", "2 pass", "3 pass")


def test_each_reason_against_a_called_suit() -> None:
    assert refused(SAUSPIEL, "0 name H") == Refusal("HERZ_NEVER_CALLED", "7.1")
    assert refused(SAUSPIEL, "0 name S") == Refusal("SUIT_HAS_OWN_ACE", "7.1", {"suit": "S"})
    assert refused(SAUSPIEL, "0 name E") == Refusal("SUIT_NOT_HELD", "7.1", {"suit": "E"})
    assert refused(SAUSPIEL, "0 name G") is None


def test_herz_is_never_called_even_by_a_hand_with_the_herz_sau() -> None:
    without_herz = after(opened(dealt("EO SO EU GU SA S9 G9 E9")), "0 bid sauspiel", "1 pass", "2 pass", "3 pass")
    for round_ in (SAUSPIEL, without_herz):
        assert why(round_, "0 name H") == "HERZ_NEVER_CALLED"


def test_only_the_declarer_names_and_he_cannot_do_anything_else() -> None:
    assert refused(SAUSPIEL, "1 name G") == Refusal("NOT_YOUR_TURN", "5.6", {"seat": 0})
    for step in ("0 pass", "0 bid solo", "0 EO", "0 double", "0 decline", "0 willing"):
        assert refused(SAUSPIEL, step) == Refusal("WRONG_PHASE", "15.1")


def test_the_holder_of_the_called_ace_is_the_partner_from_the_start() -> None:
    play = in_play(after(SAUSPIEL, "0 name G"))
    assert play.contract == Sauspiel(Suit.GRAS)
    holder = next(seat for seat, hand in enumerate(play.held) if Card.GA in Hand(hand))
    assert (play.declarer, play.partner, play.side, play.bound) == (0, holder, (0, holder), True)


def test_a_call_is_irrevocable() -> None:
    assert refused(after(SAUSPIEL, "0 name G"), "0 name S") == Refusal("WRONG_PHASE", "15.1")


@pytest.mark.parametrize("suit", "EGHS")
@pytest.mark.parametrize("kind", ["solo", "solo-tout"])
def test_the_trump_suit_of_a_solo_is_free_even_without_a_card_of_it(kind: str, suit: str) -> None:
    deal = few(
        "EO GO HO SO EU GU HU SU", "EA EZ EK E9 E8 E7 GA GZ", "GK G9 G8 G7 HA HZ HK H9", "H8 H7 SA SZ SK S9 S8 S7"
    )
    round_ = after(opened(deal), f"0 bid {kind}", "1 pass", "2 pass", "3 pass", f"0 name {suit}")
    play = in_play(round_)
    assert play.contract == Solo(Suit.read(suit), tout=kind == "solo-tout")
    assert (play.partner, play.side, play.bound) == (None, (0,), False)


@pytest.mark.parametrize("dealer", range(4))
def test_vorhand_leads_whoever_is_declarer(dealer: int) -> None:
    vorhand = (dealer + 1) % 4
    declarer = (dealer + 3) % 4
    words = [f"{(vorhand + step) % 4} {'bid wenz' if step == 2 else 'pass'}" for step in range(4)]
    play = in_play(after(opened(dealt(dealer=dealer)), *words))
    assert (play.leader, play.turn, play.declarer) == (vorhand, vorhand, declarer)
