"""Hochzeit: offering the only trump, taking it, the exchange, and what comes of it (rulebook 13.4)."""

import pytest

from stammtisch.cards import Card
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.actions import ACCEPT, GiveBack
from stammtisch.schafkopf.auction import Auction
from stammtisch.schafkopf.contracts import ContractKind
from stammtisch.schafkopf.phases import Done, HochzeitExchange, HochzeitOffer, Naming
from stammtisch.schafkopf.screen import screen
from stammtisch.schafkopf.view import view
from tests.unit.situations import after, in_play, legal, result, why
from tests.unit.table_variants import HOCHZEIT, OFFERER, hochzeit, holds

ACCEPTED = ("0 bid hochzeit", "1 accept", "1 pass", "2 pass", "3 pass")


def test_the_others_are_asked_clockwise_and_the_first_to_accept_is_declarer() -> None:
    round_ = after(hochzeit(), "0 bid hochzeit")
    assert round_.phase == HochzeitOffer(0, (1, 2, 3))
    assert SCHAFKOPF.waiting_for(round_) == (1,)
    round_ = after(round_, "1 decline", "2 decline", "3 accept")
    assert round_.auction.hochzeit == (0, 3)
    assert isinstance(round_.phase, Auction)
    assert round_.phase.to_speak == (1, 2, 3)


def test_after_the_exchange_the_two_play_together_and_everybody_knows() -> None:
    round_ = after(hochzeit(), *ACCEPTED)
    assert round_.phase == HochzeitExchange(0, 1, Card.HU)
    assert holds(round_.hands[1], "HU HZ HK H9 H8 H7 GA GZ SA")
    round_ = after(round_, "1 back GA")
    play = in_play(round_)
    assert (play.declarer, play.partner, play.side, play.turn) == (1, 0, (0, 1), 0)
    assert holds(play.held[0], "GA EA EZ G9 GK S7 S8 E9")
    assert holds(play.held[1], "HU HZ HK H9 H8 H7 GZ SA")
    for viewer in (None, 0, 1, 2, 3):
        assert view(round_, viewer).partner == 0


def test_the_card_given_back_is_known_to_two() -> None:
    round_ = after(hochzeit(), *ACCEPTED)
    back = GiveBack(Card.GA)
    assert [viewer for viewer in (None, 0, 1, 2, 3) if SCHAFKOPF.hides(round_, 1, back, viewer)] == [None, 2, 3]
    assert not SCHAFKOPF.hides(after(hochzeit(), "0 bid hochzeit"), 1, ACCEPT, 2)
    played = after(round_, "1 back GA")
    assert (view(played, 0).given.codes(), view(played, 0).received.codes()) == (["HU"], ["GA"])
    assert (view(played, 1).given.codes(), view(played, 1).received.codes()) == (["GA"], ["HU"])
    assert not view(played, 2).received


@pytest.mark.parametrize("opened", [False, True])
def test_the_trump_lies_face_down_or_open(opened: bool) -> None:
    for steps in (ACCEPTED[:1], ACCEPTED[:2]):
        picture = screen(view(after(hochzeit(hochzeit_open=opened), *steps), 2))
        assert picture["open_hands"] == ([{"seat": 0, "cards": ["HU"]}] if opened else [])
    picture = screen(view(after(hochzeit(hochzeit_open=opened), *ACCEPTED), None))
    assert picture["open_hands"] == ([{"seat": 1, "cards": ["HU"]}] if opened else [])
    assert picture["hochzeit"] == {"offerer": 0, "acceptor": 1}


def test_a_single_game_ranks_above_and_the_card_goes_back() -> None:
    round_ = after(hochzeit(), *ACCEPTED[:2], "1 pass", "2 bid solo", "3 pass")
    assert round_.phase == Naming(ContractKind.SOLO, 2)
    assert holds(round_.hands[0], OFFERER)
    assert why(after(hochzeit(), *ACCEPTED[:2], "1 pass"), "3 bid solo") == "NOT_YOUR_TURN"


@pytest.mark.parametrize("auction", ["two_stage", "vortritt"])
def test_in_stages_whoever_is_willing_must_name_more(auction: str) -> None:
    round_ = after(hochzeit(auction=auction), *ACCEPTED[:2], "1 pass", "2 willing", "3 pass")
    assert why(round_, "2 bid sauspiel") == "MORE_THAN_HOCHZEIT"
    assert why(round_, "2 bid hochzeit") is not None
    assert why(round_, "2 pass") == ("LATER_MUST_NAME" if auction == "two_stage" else None)
    assert after(round_, "2 bid solo").phase == Naming(ContractKind.SOLO, 2)


def test_in_vortritt_who_thinks_better_of_it_leaves_the_hochzeit() -> None:
    round_ = after(hochzeit(auction="vortritt"), *ACCEPTED[:2], "1 pass", "2 willing", "3 pass", "2 pass")
    assert isinstance(round_.phase, HochzeitExchange)


def test_when_nobody_accepts_the_offerer_says_something_else() -> None:
    round_ = after(hochzeit(), "0 bid hochzeit", "1 decline", "2 decline", "3 decline")
    assert round_.auction.turn == 0
    assert [said.word for said in round_.auction.said] == ["hochzeit", "decline", "decline", "decline"]
    assert screen(view(round_, 1))["hochzeit"] is None
    assert isinstance(after(round_, "0 pass", "1 pass", "2 pass", "3 pass").phase, Done)


def test_only_a_plain_card_goes_back_unless_the_table_allows_a_trump() -> None:
    strict, loose = after(hochzeit(), *ACCEPTED), after(hochzeit(hochzeit_return_trump=True), *ACCEPTED)
    cards = ["HU", "HZ", "HK", "H9", "H8", "H7", "GA", "GZ", "SA"]
    assert [code for code in cards if why(strict, f"1 back {code}") is None] == ["GA", "GZ", "SA"]
    assert [code for code in cards if why(loose, f"1 back {code}") is None] == cards[1:]
    shown = {card["card"]: card["refusal"] for card in screen(view(strict, 1))["hand"]}
    assert {code for code, refusal in shown.items() if refusal is None} == {"GA", "GZ", "SA"}
    assert all(card["refusal"] is None for card in screen(view(strict, 0))["hand"])


def test_laufende_are_those_after_the_exchange_and_the_price_is_a_sauspiels() -> None:
    round_ = after(hochzeit(), "0 bid hochzeit", "1 decline", "2 decline", "3 accept", *ACCEPTED[2:], "3 back EK")
    while not isinstance(round_.phase, Done):
        round_ = after(round_, legal(round_).split()[0])
    ended = result(round_)
    assert ended.side == (0, 3)
    assert ended.laufende is not None
    assert ended.laufende.signed == -6
    assert ended.price is not None
    assert (ended.price.terms[0].amount, ended.price.terms[0].contract) == (10, "hochzeit")
    assert ended.verdict is not None
    assert set(ended.payoff) == {ended.price.value, -ended.price.value}


def test_the_partner_says_no_kontra_and_need_not_be_waited_for() -> None:
    round_ = after(hochzeit(kontra_window="before_first_card"), *ACCEPTED, "1 back GA")
    assert SCHAFKOPF.may_hold(round_) == (2, 3)
    assert why(round_, "0 double") == "KONTRA_ONLY_OPPONENTS"
    assert why(round_, "2 double") is None


def test_its_round_keeps_the_deal() -> None:
    assert after(hochzeit(), *ACCEPTED, "1 back GA").deal == HOCHZEIT
