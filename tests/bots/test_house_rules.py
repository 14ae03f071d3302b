"""What bots know and weigh in the contracts and phases of the house rules."""

from typing import Any

import pytest

from stammtisch.bots.schafkopf import RulesOfThumb
from stammtisch.bots.schafkopf.hochzeit import chance_with_trump
from stammtisch.bots.schafkopf.knowledge import Knowledge
from stammtisch.bots.schafkopf.kontra import winning_chance
from stammtisch.bots.schafkopf.ramsch import marches, somebody_marches
from stammtisch.bots.schafkopf.schieber import best_solo
from stammtisch.bots.schafkopf.whereabouts import certain
from stammtisch.cards import TRUMP, Card
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.actions import PLAYS, Bid
from stammtisch.schafkopf.contracts import ContractKind
from stammtisch.schafkopf.phases import Round
from tests.unit.situations import after, dealt, opened, playing

PASSED = ("0 pass", "1 pass", "2 pass", "3 pass")
OFFERER, ACCEPTOR = "HZ E8 E7 GK G8 S9 S8 S7", "EO HO EU HA HK EA GA G7"


def known(round_: Round, seat: int) -> Knowledge:
    return Knowledge.of(SCHAFKOPF.view(round_, seat))


def hochzeit(**settings: Any) -> Round:
    """Seat 0 has offered, seat 1 has taken the trump; he has the Seven of Gras to give back."""
    round_ = opened(dealt(OFFERER, ACCEPTOR), ladder=["sauspiel", "hochzeit"], **settings)
    return after(round_, "0 bid hochzeit", "1 accept", "1 pass", "2 pass", "3 pass")


def test_the_partners_of_a_hochzeit_know_what_they_have_exchanged() -> None:
    round_ = after(hochzeit(), "1 back G7")
    assert certain(SCHAFKOPF.view(round_, 0)) == {Card.HZ: 1}
    assert certain(SCHAFKOPF.view(round_, 1)) == {Card.G7: 0}
    assert certain(SCHAFKOPF.view(round_, 2)) == {}
    assert known(round_, 1).holding[Card.G7] == (1.0, 0.0, 0.0, 0.0)


def test_everybody_knows_the_partners_of_a_hochzeit_and_that_one_has_no_trump() -> None:
    round_ = after(hochzeit(), "1 back G7")
    assert known(round_, 2).friends == (0.0, 0.0, 1.0, 1.0)
    assert known(round_, 2).chance_void(0, TRUMP) == 1
    assert known(after(hochzeit(hochzeit_return_trump=True), "1 back G7"), 2).chance_void(0, TRUMP) < 1


def test_a_trump_that_lies_open_is_reckoned_with() -> None:
    offered = [
        after(
            opened(dealt(OFFERER, ACCEPTOR), ladder=["sauspiel", "hochzeit"], hochzeit_open=is_open), "0 bid hochzeit"
        )
        for is_open in (False, True)
    ]
    hidden, shown = (chance_with_trump(SCHAFKOPF.view(round_, 1)) for round_ in offered)
    assert 0.5 < shown < 1
    assert hidden != shown


def test_who_had_to_play_holds_the_eichel_ober() -> None:
    round_ = after(opened(dealt("EO HK H7 E9 GK G9 G8 G7"), preset="turnier"), *PASSED, "0 name E")
    assert known(round_, 2).holding[Card.EO] == (1.0, 0.0, 0.0, 0.0)
    assert known(round_, 0).partners[0] == 0


def test_an_open_hand_is_known_card_by_card() -> None:
    round_ = playing("bettel", 1, dealt("", "E9 E7 G9 G7 H9 H7 S9 S7"), bettel_ouvert=True)
    round_ = after(round_, "EZ E9 GK SA")
    hand = [Card.E7, Card.G9, Card.G7, Card.H9, Card.H7, Card.S9, Card.S7]
    assert all(known(round_, 0).holding[card][1] == 1.0 for card in hand)


def test_partners_of_a_kreuzspiel_sit_opposite() -> None:
    round_ = playing("kreuz", 0, dealt())
    assert [known(round_, seat).friends for seat in (0, 1)] == [(1.0, 0.0, 1.0, 0.0), (0.0, 1.0, 0.0, 1.0)]


def test_nobody_has_a_friend_in_a_ramsch() -> None:
    assert known(playing("ramsch", None, dealt()), 2).friends == (0.0, 0.0, 1.0, 0.0)


def test_a_durchmarsch_is_tried_with_what_stands_and_noticed_by_others() -> None:
    strong = playing("ramsch", None, dealt("EO GO HO SO EU GU HU EA"))
    assert marches(known(strong, 0))
    assert not marches(known(playing("ramsch", None, dealt("EO GO HO H7 E7 G7 S7 S8")), 0))
    going = after(strong, "EO EZ HA H7", "GO EK HZ SU", "HO E9 HK SA", "SO E8 H9 SZ")
    assert somebody_marches(known(after(going, "EU"), 1)) == 0
    assert somebody_marches(known(after(strong, "EO"), 1)) is None


def test_the_two_ober_are_worth_a_solo() -> None:
    view = SCHAFKOPF.view(opened_schieber("HO EU HA HZ H9 EA G8 S8"), 0)
    with_ober = view.dealt.mask | 1 << Card.EO | 1 << Card.GO
    assert best_solo(view, with_ober) > 100 > 0 > best_solo(view, view.dealt.mask & ~(1 << Card.HO))


def opened_schieber(hand: str) -> Round:
    """Deal a Schieber: the two Ober lie aside, and the dealer has two cards less."""
    ruleset = SCHAFKOPF.read_ruleset({"schieber": "always"})
    mine = [Card.read(code) for code in hand.split()]
    rest = [card for card in Card if card not in (*mine, Card.EO, Card.GO)]
    hands = [mine, rest[:8], rest[8:16], rest[16:]]
    deal = {"dealer": 3, "hands": [[card.code for card in cards] for cards in hands], "aside": ["EO", "GO"]}
    return SCHAFKOPF.open(ruleset, deal)


@pytest.mark.parametrize(("low", "high"), [("EA EK GA GK HA HK SA SK", "E7 G7 H7 S7 EA GA HA SA")])
def test_low_cards_speak_for_kontra_against_a_bettel(low: str, high: str) -> None:
    chances = [winning_chance(known(playing("bettel", 1, dealt(hand)), 0)) for hand in (low, high)]
    assert chances[0] < 0.3 < chances[1]


def test_a_sie_is_announced_wherever_it_is_offered() -> None:
    hand = "EO GO HO SO EU GU HU SU"
    for ladder in (["sie", "solo-tout"], ["sauspiel", "sie"], ["solo", "sie", "wenz"]):
        round_ = opened(dealt(hand), ladder=ladder)
        assert RulesOfThumb().decide(SCHAFKOPF.view(round_, 0)).action == Bid(ContractKind.SIE)


def test_stichzwang_leaves_the_bot_no_choice() -> None:
    round_ = playing("bettel", 1, dealt("E9", "EA E7"), bettel_stichzwang=True)
    round_ = after(round_, "E9")
    assert RulesOfThumb().decide(SCHAFKOPF.view(round_, 1)).action == PLAYS[Card.EA]
