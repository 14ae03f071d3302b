"""The duties of the holder of the called ace (rulebook 7.3 to 7.7): Eichel is called, the partner is seat 2."""

import pytest

from stammtisch.game import Refusal
from stammtisch.schafkopf.phases import Round
from tests.unit.situations import after, few, in_play, legal, playing, refused, why

PLAYS_ACE = Refusal("CALLED_ACE_MUST_BE_PLAYED", "7.3-R1", {"card": "EA"})
ONLY_ACE = Refusal("CALLED_SUIT_ONLY_BY_ACE", "7.3-R2", {"card": "EA", "suit": "E", "needed": 3})
ACE_WAITS = Refusal("CALLED_ACE_MUST_WAIT", "7.3-R3", {"card": "EA"})


def on_lead(partner: str, **settings: object) -> Round:
    """Return a round in which the partner with these cards leads to the first trick."""
    return playing("sauspiel E", 0, few("E7", "EZ", partner, "S7", dealer=1), **settings)


# R1: another leads the called suit.


@pytest.mark.parametrize("leader", [0, 1, 3])
def test_r1_whoever_leads_the_called_suit_first_the_ace_has_to_be_played(leader: int) -> None:
    hands = few("E7 HA", "EZ SK", "EA EK HU S7", "E9 H9", dealer=(leader - 1) % 4)
    round_ = after(playing("sauspiel E", 0, hands), *{0: ["E7 EZ"], 1: ["EZ"], 3: ["E9 E7 EZ"]}[leader])
    assert in_play(round_).turn == 2
    assert legal(round_) == "EA"
    assert refused(round_, "2 EK") == PLAYS_ACE
    assert refused(round_, "2 HU") == PLAYS_ACE


def test_r1_cannot_be_escaped_by_length() -> None:
    round_ = after(playing("sauspiel E", 0, few("E7 HA", "S9 SK", "EA EZ EK E9 E8", "H7 H9")), "E7 S9")
    assert legal(round_) == "EA"


def test_r1_ends_when_the_ace_is_on_the_table() -> None:
    hands = few("E7 E8 SK", "EZ H9 SZ", "EA EK E9", "SA H7 H8")
    round_ = after(playing("sauspiel E", 0, hands), "E7 EZ EA SA")
    assert not in_play(round_).bound
    assert in_play(round_).turn == 2
    assert legal(round_) == "EK E9"


# R2: the partner is on lead.


def test_r2_the_partner_may_lead_the_called_suit_only_by_its_ace() -> None:
    round_ = on_lead("EA EK E9 HU S7 GA")
    assert legal(round_) == "EA GA HU S7"
    assert refused(round_, "2 EK") == ONLY_ACE
    assert refused(round_, "2 E9") == ONLY_ACE


def test_r2_ober_and_unter_are_not_of_the_called_suit() -> None:
    assert legal(on_lead("EA EK E9 EU EO S7")) == "EA EO EU S7"


def test_r2_leading_the_ace_ends_the_duties() -> None:
    hands = few("E7 HA", "S9 SK", "EA EK E9", "S7 H9", dealer=1)
    round_ = after(playing("sauspiel E", 0, hands), "EA S7 E7 S9")
    assert not in_play(round_).bound
    assert legal(round_) == "EK E9"


# R3: the called ace waits for its suit.


@pytest.mark.parametrize("led", ["GK", "HZ"])
def test_r3_void_in_another_class_the_partner_keeps_the_ace(led: str) -> None:
    round_ = after(
        playing("sauspiel E", 0, few(f"{led} E7", "GA H9", "EA EK S7", "G9 H8")), led, "GA" if led == "GK" else "H9"
    )
    assert legal(round_) == "EK S7"
    assert refused(round_, "2 EA") == ACE_WAITS


def test_r3_is_not_the_reason_where_the_suit_led_has_to_be_followed() -> None:
    round_ = after(playing("sauspiel E", 0, few("GK E7", "GA H9", "EA EK G7", "G9 H8")), "GK GA")
    assert legal(round_) == "G7"
    assert refused(round_, "2 EA") == Refusal("FOLLOW_SUIT", "6.2", {"suit": "G"})
    trump = after(playing("sauspiel E", 0, few("HK E7", "HA H9", "EA EK H7", "H8 G9")), "HK HA")
    assert refused(trump, "2 EA") == Refusal("FOLLOW_TRUMP", "6.2")


def test_r3_a_discard_of_the_called_suit_opens_nothing() -> None:
    hands = few("GK E7 S9", "E9 EZ H9", "EA EK GA S7", "G9 H8 S8")
    round_ = after(playing("sauspiel E", 0, hands), "GK E9 GA G9")
    assert in_play(round_).bound
    assert legal(round_) == "EA S7"
    assert refused(round_, "2 EK") == ONLY_ACE


# R4: Davonlaufen.


@pytest.mark.parametrize(
    ("cards", "allowed"),
    [
        ("EA EZ EK E9 HU S7", "EA EZ EK E9 HU S7"),
        ("EA EZ EK E9 E8 S7", "EA EZ EK E9 E8 S7"),
        ("EA EZ EK HU S7", "EA HU S7"),
        ("EA EZ HU S7", "EA HU S7"),
        ("EA HU S7", "EA HU S7"),
    ],
)
def test_r4_with_ace_and_three_more_the_partner_may_run_away(cards: str, allowed: str) -> None:
    assert legal(on_lead(cards)) == allowed


def test_r4_counts_three_where_the_house_says_so() -> None:
    assert legal(on_lead("EA EZ EK HU", run_away_min=3)) == "EA EZ EK HU"
    round_ = on_lead("EA EK HU S7", run_away_min=3)
    assert legal(round_) == "EA HU S7"
    assert refused(round_, "2 EK") == Refusal(
        "CALLED_SUIT_ONLY_BY_ACE", "7.3-R2", {"card": "EA", "suit": "E", "needed": 2}
    )


def test_r4_fires_in_the_short_deck_only_with_three() -> None:
    assert legal(on_lead("EA EZ EK HU", deck="short")) == "EA HU"
    assert legal(on_lead("EA EZ EK HU", deck="short", run_away_min=3)) == "EA EZ EK HU"


def test_r4_applies_to_any_lead_and_looks_at_the_present_hand() -> None:
    # The partner is void in Gras and throws off a card of the called suit, then gets the lead with a trump.
    hands = few("G9 HZ E7", "GA H9 S9", "EA EZ EK E9 E8 HU", "G8 H8 S8")
    first = after(playing("sauspiel E", 0, hands), "G9 GA")
    assert legal(first) == "EZ EK E9 E8 HU"
    ran = after(first, "E8 G8", "H9 HU H8 HZ")
    assert in_play(ran).turn == 2
    assert legal(ran) == "EA EZ EK E9"

    # With one card less at the start three are not left.
    hands = few("G9 HZ E7", "GA H9 S9", "EA EZ EK E9 HU", "G8 H8 S8")
    caught = after(playing("sauspiel E", 0, hands), "G9 GA E9 G8", "H9 HU H8 HZ")
    assert legal(caught) == "EA"
    assert refused(caught, "2 EZ") == ONLY_ACE


# R5: after running away the ace is an ordinary card.


def ran_away() -> Round:
    hands = few("E7 GK E8 SK", "S9 GA H9 S8", "EZ EA EK E9", "SA G9 H8 HK", dealer=1)
    return after(playing("sauspiel E", 0, hands), "E9 SA E8 S9")


def test_r5_running_away_ends_the_duties() -> None:
    round_ = ran_away()
    assert not in_play(round_).bound
    assert in_play(round_).turn == 2
    assert legal(round_) == "EA EZ EK"


def test_r5_the_ace_may_be_kept_or_played_when_the_suit_is_led_again() -> None:
    hands = few("EK E7 H7", "S9 SK S8", "EA EZ E9 E8", "SA H8 HK", dealer=1)
    round_ = after(playing("sauspiel E", 0, hands), "E8 SA EK S9")
    assert in_play(round_).turn == 0
    assert legal(after(round_, "E7 SK")) == "EA EZ E9"


def test_r5_the_ace_may_be_thrown_off() -> None:
    hands = few("EK G7 H7", "S9 GK S8", "EA EZ E9 E8", "SA G8 HK", dealer=1)
    round_ = after(playing("sauspiel E", 0, hands), "E8 SA EK S9")
    assert legal(after(round_, "G7 GK")) == "EA EZ E9"


# R6: the last card.


@pytest.mark.parametrize("led", ["S9", "HK", "E7"])
def test_r6_the_last_card_is_played_whatever_is_led(led: str) -> None:
    round_ = after(playing("sauspiel E", 0, few(led, "SZ", "EA", "S7")), led, "SZ")
    assert legal(round_) == "EA"


def test_r6_the_last_card_may_be_led() -> None:
    assert legal(on_lead("EA")) == "EA"


# Nobody else is bound.


def test_the_others_may_lead_follow_and_discard_the_called_suit_as_they_like() -> None:
    hands = few("E7 E8 SK", "EZ EK H9", "EA SA H8", "E9 G7 HK")
    round_ = playing("sauspiel E", 0, hands)
    assert legal(round_) == "E8 E7 SK"
    searching = playing("sauspiel E", 0, few("E7 SK", "EZ EK H9", "EA SA H8", "E9 G7 HK", dealer=0))
    assert legal(searching) == "EZ EK H9"
    last_of_suit = after(playing("sauspiel E", 0, few("E7 H7", "G9 G8", "EA GK", "GA G7", dealer=0)), "G9 GK GA")
    assert legal(last_of_suit) == "E7 H7"


def test_whoever_is_not_bound_is_told_to_follow_like_in_any_suit() -> None:
    follow = Refusal("FOLLOW_SUIT", "6.2", {"suit": "E"})
    assert refused(after(playing("sauspiel E", 0, few("E7", "EZ HA", "EA", "E9")), "E7"), "1 HA") == follow
    hands = few("EK E7", "S9 SK", "EA EZ E9 E8 HU", "SA H8", dealer=1)
    ran = after(playing("sauspiel E", 0, hands), "E8 SA EK S9", "E7 SK")
    assert refused(ran, "2 HU") == follow
    assert legal(ran) == "EA EZ E9"


def test_the_duties_belong_to_the_called_ace_alone() -> None:
    hands = few("E7 SK S7", "GA GK G9", "EA SA H8", "E9 G7 HK", dealer=0)
    assert legal(playing("sauspiel E", 0, hands)) == "GA GK G9"
    assert legal(playing("solo H", 0, few("E7", "EZ", "EA EK S7", "S9", dealer=1))) == "EA EK S7"


# The house rule called_ace_discard.


@pytest.mark.parametrize(
    ("setting", "cards", "allowed"),
    [
        ("never", "EA EK S7", "EK S7"),
        ("never", "EA EK", "EK"),
        ("penultimate", "EA EK S7", "EK S7"),
        ("penultimate", "EA EK", "EA EK"),
        ("always", "EA EK S7", "EA EK S7"),
        ("always", "EA EK", "EA EK"),
    ],
)
def test_when_the_ace_may_be_thrown_off(setting: str, cards: str, allowed: str) -> None:
    round_ = playing("sauspiel E", 0, few("G9 E7", "GA H9", cards, "G8 H8"), called_ace_discard=setting)
    assert legal(after(round_, "G9 GA")) == allowed


def test_throwing_it_off_touches_no_other_duty() -> None:
    settings = {"called_ace_discard": "always"}
    assert legal(on_lead("EA EK S7", **settings)) == "EA S7"
    assert why(after(playing("sauspiel E", 0, few("E7", "EZ", "EA EK", "E9"), **settings), "E7 EZ"), "2 EK") == (
        "CALLED_ACE_MUST_BE_PLAYED"
    )
    round_ = playing("sauspiel E", 0, few("G9 E7", "GA E8", "EA EK E9", "G8 H8"), **settings)
    thrown = after(round_, "G9 GA EA G8")
    assert not in_play(thrown).bound
    assert legal(after(thrown, "E8")) == "EK E9"
