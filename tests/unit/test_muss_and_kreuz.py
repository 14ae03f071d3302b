"""Who must play when all pass: the Muss-Spiel with Renonce, and the Kreuzspiel (rulebook 13.9)."""

import pytest

from stammtisch.cards import LONG, Card, Hand
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.contracts import ContractKind, Sauspiel
from stammtisch.schafkopf.contracts.sauspiel import muss_calls
from stammtisch.schafkopf.phases import Done, Naming
from stammtisch.schafkopf.play import begin
from stammtisch.schafkopf.screen import screen
from stammtisch.schafkopf.settlement import settle
from stammtisch.schafkopf.view import view
from tests.unit.situations import after, dealt, few, in_play, legal, opened, result, rules, why
from tests.unit.table_variants import GESPERRT, PASSES, muss
from tests.unit.test_auction import DEAL

THREE_ACES = few(
    "EO EA GA SA E9 G9 H9 HK", "GO HO SO EU GU HU SU HA", "EZ EK E8 E7 GZ G8 G7 HZ", "GK H8 H7 SZ SK S9 S8 S7"
)


def test_the_holder_of_the_eichel_ober_has_to_name_an_ace() -> None:
    round_ = muss(dealt("E7 E8 E9 EK", "EO S7 S9 G8"))
    assert round_.phase == Naming(ContractKind.SAUSPIEL, 1, muss=True)
    picture = screen(view(round_, 3))
    assert picture["contract"] == {"kind": "sauspiel", "suit": None, "declarer": 1, "partner": None, "muss": True}
    assert why(round_, "0 name S") == "NOT_YOUR_TURN"
    assert why(round_, "1 name H") == "HERZ_NEVER_CALLED"


def test_who_can_call_by_the_rules_calls_by_the_rules() -> None:
    hand = Hand.read(["EO", "E7", "G8", "GA", "HA", "H9", "S9", "SZ"]).mask
    assert muss_calls(hand, LONG) == (Card.EA, Card.SA)
    round_ = muss(dealt("EO E7 G8 GA HA H9 S9 SZ"))
    assert why(round_, "0 name G") == "SUIT_HAS_OWN_ACE"


def test_by_renonce_an_ace_of_a_suit_that_one_lacks_is_called() -> None:
    round_ = muss()
    assert why(round_, "0 name E") == "RENONCE_OWN_CARD"
    round_ = after(round_, "0 name S")
    play = in_play(round_)
    assert play.contract == Sauspiel(Card.SA.suit, Card.SA.rank, muss=True)
    assert (play.declarer, play.partner, play.bound) == (0, 1, True)
    assert screen(view(round_, 2))["called_ace"] == "SA"


def test_with_three_aces_a_ten_is_called_and_has_the_duties_of_an_ace() -> None:
    round_ = muss(THREE_ACES)
    options = [option for option in screen(view(round_, 0))["options"] if option["refusal"] is None]
    assert [option["action"]["suit"] + option["rank"] for option in options] == ["EZ", "GZ", "SZ"]
    round_ = after(round_, "0 name E")
    assert in_play(round_).partner == 2
    assert screen(view(round_, 2))["contract"]["partner"] == 2
    assert screen(view(round_, 1))["contract"]["partner"] is None
    round_ = after(round_, "E9 HA")
    assert legal(round_) == "EZ"
    assert screen(view(after(round_, "EZ"), 1))["contract"]["partner"] == 2


def test_the_called_ten_waits_for_its_suit() -> None:
    round_ = after(muss(THREE_ACES), "0 name E", "EO HA")
    assert "EZ" not in legal(round_).split()


def test_with_all_tens_too_a_king_is_called() -> None:
    hand = Hand.read(["EO", "EA", "GA", "SA", "EZ", "GZ", "SZ", "SK"]).mask
    assert [card.code for card in muss_calls(hand, LONG)] == ["EK", "GK"]
    with pytest.raises(ValueError, match="nine"):
        muss_calls(Hand.read(["EA", "GA", "SA", "EZ", "GZ", "SZ", "EK", "GK", "SK"]).mask, LONG)


def goal(few_trumps: bool, muss_60: bool) -> int:
    hand = "EO H9 HK EA E9 GA GK G9" if few_trumps else "EO H9 HK HA EA E9 GA GK"
    hands = dealt(hand).hands
    ruleset = rules(passout="muss", muss_60=muss_60)
    play = begin(ruleset, hands, 0, Sauspiel(Card.SA.suit, muss=True), 0)
    return settle(ruleset, dealt(hand), play).needed


def test_with_few_trumps_60_are_enough_where_the_table_says_so() -> None:
    assert [goal(few_trumps=True, muss_60=True), goal(few_trumps=True, muss_60=False)] == [60, 61]
    assert goal(few_trumps=False, muss_60=True) == 61


def test_who_announces_a_sauspiel_of_his_own_accord_needs_61() -> None:
    hands = dealt("EO H9 HK EA E9 GA GK S9")
    ruleset = rules(passout="muss", muss_60=True)
    assert settle(ruleset, hands, begin(ruleset, hands.hands, 0, Sauspiel(Card.SA.suit), 0)).needed == 61


def test_the_summary_names_who_had_to_play() -> None:
    round_ = after(muss(), "0 name S")
    while not isinstance(round_.phase, Done):
        round_ = after(round_, legal(round_).split()[0])
    outcome = SCHAFKOPF.outcome(round_)
    assert outcome is not None
    assert (outcome.summary["contract"], outcome.summary["declarer"]) == ("sauspiel", 0)
    assert round_.deal == GESPERRT


@pytest.mark.parametrize(("dealer", "declarer", "side"), [(3, 0, (0, 2)), (0, 1, (1, 3))])
def test_in_a_kreuzspiel_vorhand_plays_with_the_seat_opposite(
    dealer: int, declarer: int, side: tuple[int, ...]
) -> None:
    round_ = opened(DEAL._replace(dealer=dealer), passout="kreuz")
    for step in range(4):
        round_ = after(round_, f"{(declarer + step) % 4} pass")
    play = in_play(round_)
    assert (play.declarer, play.side, play.turn, play.bound) == (declarer, side, declarer, False)
    assert {view(round_, viewer).partner for viewer in (None, 0, 1, 2, 3)} == {side[0] + side[1] - declarer}
    while not isinstance(round_.phase, Done):
        round_ = after(round_, legal(round_).split()[0])
    ended = result(round_)
    assert ended.price is not None
    assert ended.price.terms[0].amount == 10
    assert {seat for seat in range(4) if ended.payoff[seat] > 0} in ({*side}, {0, 1, 2, 3} - {*side})


def test_after_a_kreuzspiel_the_deal_moves_on() -> None:
    round_ = after(opened(DEAL, passout="kreuz", passout_dealer="same"), *PASSES)
    while not isinstance(round_.phase, Done):
        round_ = after(round_, legal(round_).split()[0])
    outcome = SCHAFKOPF.outcome(round_)
    assert outcome is not None
    assert outcome.next_dealer == 0
