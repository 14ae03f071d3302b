"""The auction in which everybody speaks once, and what all auctions have in common (rulebook 5)."""

import pytest

from stammtisch.game import Refusal
from stammtisch.schafkopf.auction import Said, opening
from stammtisch.schafkopf.contracts import ContractKind
from stammtisch.schafkopf.phases import Done, Naming
from stammtisch.schafkopf.play import Play
from tests.unit.situations import after, few, in_play, opened, refused, why

# Seats 0 to 2 may call an ace, seat 3 holds all three of them.
HANDS = (
    "EO EU EZ EK E7 GZ G7 S7",
    "GO GU HA HZ GK E8 G8 S8",
    "HO HU HK H9 H8 E9 G9 S9",
    "SO SU H7 SZ SK EA GA SA",
)
DEAL = few(*HANDS)
LADDER = ("sauspiel", "geier", "wenz", "solo", "geier-tout", "wenz-tout", "solo-tout")


@pytest.mark.parametrize("dealer", range(4))
def test_vorhand_speaks_first_and_then_everybody_once_clockwise(dealer: int) -> None:
    round_ = opened(few(*HANDS, dealer=dealer))
    for step in range(4):
        seat = (dealer + 1 + step) % 4
        assert round_.auction.turn == seat
        for other in {0, 1, 2, 3} - {seat}:
            assert refused(round_, f"{other} pass") == Refusal("NOT_YOUR_TURN", "5.2", {"seat": seat})
        round_ = after(round_, f"{seat} pass")
    assert isinstance(round_.phase, Done)


def test_the_opening_goes_round_the_table() -> None:
    assert opening(2).to_speak == (2, 3, 0, 1)


def test_all_pass_and_nothing_is_paid() -> None:
    round_ = after(opened(DEAL), "0 pass", "1 pass", "2 pass", "3 pass")
    assert isinstance(round_.phase, Done)
    assert round_.phase.play is None
    assert round_.phase.result.payoff == (0, 0, 0, 0)
    assert (round_.phase.result.verdict, round_.phase.result.side) == (None, ())
    assert (round_.auction.best, round_.auction.holder, round_.auction.turn) == (None, None, None)
    assert round_.auction.stage == 1


@pytest.mark.parametrize("place", range(len(LADDER)))
def test_a_bid_must_rank_above_the_best_so_far(place: int) -> None:
    best = LADDER[place]
    round_ = after(opened(DEAL), f"0 bid {best}")
    for lower in LADDER[: place + 1]:
        assert refused(round_, f"1 bid {lower}") == Refusal("BID_TOO_LOW", "5.2", {"contract": best})
    for higher in LADDER[place + 1 :]:
        assert refused(round_, f"1 bid {higher}") is None
    assert refused(round_, "1 pass") is None


def test_the_ladder_is_that_of_the_house() -> None:
    round_ = after(opened(DEAL, ladder=["sauspiel", "wenz", "geier"]), "0 bid wenz")
    assert refused(round_, "1 bid geier") is None
    assert refused(round_, "1 bid solo") == Refusal("CONTRACT_NOT_OFFERED", "5.1", {"contract": "solo"})


def test_the_highest_bid_wins_and_is_final() -> None:
    round_ = after(opened(DEAL), "0 bid sauspiel", "1 bid geier", "2 pass", "3 bid wenz")
    assert round_.auction.said == (Said(0, "sauspiel"), Said(1, "geier"), Said(2, "pass"), Said(3, "wenz"))
    assert (round_.auction.best, round_.auction.holder) == (ContractKind.WENZ, 3)
    assert in_play(round_).declarer == 3
    assert why(round_, "0 bid solo") == "WRONG_PHASE"


def test_between_equal_wishes_the_earlier_speaker_wins() -> None:
    round_ = after(opened(DEAL), "0 pass", "1 bid wenz")
    assert why(round_, "2 bid wenz") == "BID_TOO_LOW"
    assert in_play(after(round_, "2 pass", "3 pass")).declarer == 1


def test_who_has_passed_is_out() -> None:
    round_ = after(opened(DEAL), "0 pass", "1 bid sauspiel", "2 pass", "3 pass")
    assert isinstance(round_.phase, Naming)
    assert refused(round_, "0 bid solo") == Refusal("NOT_YOUR_TURN", "5.6", {"seat": 1})


def test_a_hand_that_holds_all_three_aces_cannot_bid_sauspiel_but_anything_else() -> None:
    round_ = after(opened(DEAL), "0 pass", "1 pass", "2 pass")
    assert refused(round_, "3 bid sauspiel") == Refusal("NO_CALLABLE_SUIT", "7.1")
    assert all(refused(round_, f"3 bid {kind}") is None for kind in LADDER[1:])


def test_what_does_not_belong_into_an_auction() -> None:
    for step in ("0 willing", "0 name E", "0 EO", "0 double", "0 decline"):
        assert refused(opened(DEAL), step) == Refusal("WRONG_PHASE", "15.1")


@pytest.mark.parametrize("kind", LADDER)
def test_only_where_a_suit_belongs_to_the_contract_it_has_to_be_named(kind: str) -> None:
    round_ = after(opened(DEAL), f"0 bid {kind}", "1 pass", "2 pass", "3 pass")
    if kind in ("sauspiel", "solo", "solo-tout"):
        assert round_.phase == Naming(ContractKind(kind), 0)
    else:
        assert isinstance(round_.phase, Play)
        assert (round_.phase.turn, round_.phase.declarer) == (0, 0)


def test_the_given_round_stays_as_it_was() -> None:
    before = opened(DEAL)
    after(before, "0 bid solo")
    assert before == opened(DEAL)
    assert before.auction.said == ()
