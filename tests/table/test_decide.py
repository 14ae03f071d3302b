"""The rules of the table, each with a small game that is not Schafkopf."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.game import Refusal
from stammtisch.table import Refused
from stammtisch.table.commands import (
    Act,
    BotAt,
    Clock,
    Command,
    LeaveSeat,
    NextRound,
    OpenTable,
    Person,
    Rename,
    SeatBot,
    Sender,
    TakeSeat,
)
from stammtisch.table.decide import open_table
from stammtisch.table.events import (
    Acted,
    ReadySaid,
    Renamed,
    ReservationDropped,
    RoundDealt,
    RoundEnded,
    SeatLeft,
    SeatReserved,
    SeatTaken,
    TableOpened,
)
from tests.table.evenings import ASA, LENA, VRONI, Evening
from tests.table.higher_card import HIGHER_CARD


@pytest.fixture
def evening() -> Evening:
    """A table of three: Vroni at seat 0, bots at 1 and 2, the first round dealt."""
    return Evening(HIGHER_CARD, {"preset": "plain"})


def refused(evening: Evening, sender: Sender, command: Command, **around: Any) -> Refusal:
    """Why the table says no; it must be the very same afterwards."""
    before = evening.table
    with pytest.raises(Refused) as caught:
        evening.say(sender, command, **around)
    assert evening.table is before
    return caught.value.refusal


def test_opening_seats_the_creator_and_bots_and_deals(evening: Evening) -> None:
    opened, taken, dealt = evening.log[0]
    assert isinstance(opened, TableOpened)
    assert opened.game == "higher-card"
    assert len(set(opened.bots)) == 3
    assert taken == SeatTaken(0, "u-vroni", "Vroni")
    assert isinstance(dealt, RoundDealt)
    assert evening.table.version == 1
    assert evening.table.number == 1
    assert not evening.table.over
    assert evening.table.persons() == (0,)


def test_first_dealer_is_drawn_by_lot() -> None:
    dealers = {Evening(HIGHER_CARD, {}, seed).table.dealer for seed in range(40)}
    assert dealers == {0, 1, 2}


def test_no_bot_is_called_like_the_creator() -> None:
    opened = open_table(HIGHER_CARD, OpenTable("k7m2qp", {}, "sepp"), VRONI, Evening(HIGHER_CARD, {}).source)[0]
    assert isinstance(opened, TableOpened)
    assert "sepp" not in [name.casefold() for name in opened.bots]


def test_a_name_that_nobody_can_read_opens_no_table() -> None:
    with pytest.raises(Refused) as caught:
        open_table(HIGHER_CARD, OpenTable("k7m2qp", {}, "\u202e\u200b"), VRONI, Evening(HIGHER_CARD, {}).source)
    assert caught.value.refusal.reason == "BAD_NAME"


def test_acting_for_oneself_only(evening: Evening) -> None:
    game = evening.table.game
    turn = game.waiting_for(evening.table.round)[0]
    card = Act({"kind": "play", "card": evening.table.round.hands[turn][0]})
    assert refused(evening, ASA, card).reason == "NOT_SEATED"
    assert refused(evening, BotAt(0), card).reason == "NOT_SEATED"
    assert refused(evening, Clock(), card).reason == "NOT_SEATED"
    for seat in {0, 1, 2} - {turn}:
        assert refused(evening, evening.sender_at(seat), card).reason == "NOT_YOUR_TURN"


def test_what_the_game_refuses_comes_back_with_its_reason(evening: Evening) -> None:
    refusal = refused(evening, VRONI, Act({"kind": "play", "card": 99}))
    assert refusal == Refusal("UNKNOWN_CARD", "1", {"text": "99"})


def test_last_card_ends_the_round_and_pays(evening: Evening) -> None:
    evening.finish_round()
    acted, ended = evening.log[-1]
    assert isinstance(acted, Acted)
    assert isinstance(ended, RoundEnded)
    assert sum(ended.payoff) == 0
    assert evening.table.over
    assert evening.table.totals == ended.payoff
    assert [line["number"] for line in evening.table.finished] == [1]
    turn = evening.table.game.waiting_for(evening.table.round)
    assert turn == ()


def test_totals_run_over_the_rounds_and_the_deal_moves_on(evening: Evening) -> None:
    dealers = []
    for number in range(1, 5):
        assert evening.table.number == number
        dealers.append(evening.table.dealer)
        evening.finish_round()
        evening.say(VRONI, NextRound())
    first = dealers[0]
    assert dealers == [(first + passed) % 3 for passed in range(4)]
    lines = evening.table.finished
    assert evening.table.totals == tuple(sum(line["payoff"][seat] for line in lines) for seat in range(3))
    assert [line["dealer"] for line in lines] == dealers


def test_next_round_waits_for_every_person_and_no_bot(evening: Evening) -> None:
    evening.finish_round()
    evening.say(ASA, TakeSeat(1, "Åsa"))
    assert evening.say(VRONI, NextRound()) == (ReadySaid(0),)
    assert refused(evening, VRONI, NextRound()).reason == "READY_ALREADY"
    said, dealt = evening.say(ASA, NextRound())
    assert said == ReadySaid(1)
    assert isinstance(dealt, RoundDealt)
    assert dealt.round == 2
    assert not any(place.ready for place in evening.table.places)


def test_clock_deals_only_when_somebody_is_ready(evening: Evening) -> None:
    assert refused(evening, Clock(), NextRound()).reason == "ROUND_RUNNING"
    evening.finish_round()
    evening.say(ASA, TakeSeat(1, "Åsa"))
    assert refused(evening, Clock(), NextRound()).reason == "NOBODY_READY"
    evening.say(ASA, NextRound())
    (dealt,) = evening.say(Clock(), NextRound())
    assert isinstance(dealt, RoundDealt)


def test_next_round_is_refused_while_one_runs_and_to_guests(evening: Evening) -> None:
    assert refused(evening, VRONI, NextRound()).reason == "ROUND_RUNNING"
    evening.finish_round()
    assert refused(evening, ASA, NextRound()).reason == "NOT_SEATED"


def test_seat_of_a_bot_is_reserved_while_the_round_runs(evening: Evening) -> None:
    assert evening.say(ASA, TakeSeat(2, "Åsa")) == (SeatReserved(2, "u-åsa", "Åsa"),)
    assert evening.table.seat_of("u-åsa") is None
    assert refused(evening, LENA, TakeSeat(2, "Λένα")) == Refusal("SEAT_TAKEN", "", {"seat": 2})
    assert evening.say(BotAt(2), Act({"kind": "wave"})) == (Acted(2, {"kind": "wave"}),)
    evening.finish_round()
    assert evening.log[-1][-1] == SeatTaken(2, "u-åsa", "Åsa")
    assert evening.table.seat_of("u-åsa") == 2
    assert evening.table.places[2].reserved is None


def test_between_rounds_a_seat_is_taken_at_once(evening: Evening) -> None:
    evening.finish_round()
    assert evening.say(ASA, TakeSeat(1, "Åsa")) == (SeatTaken(1, "u-åsa", "Åsa"),)
    assert refused(evening, LENA, TakeSeat(1, "Λένα")).reason == "SEAT_TAKEN"
    assert refused(evening, ASA, TakeSeat(2, "Åsa")) == Refusal("ALREADY_SEATED", "", {"seat": 1})


def test_changing_a_reservation_frees_the_first_one(evening: Evening) -> None:
    evening.say(ASA, TakeSeat(1, "Åsa"))
    assert evening.say(ASA, TakeSeat(2, "Åsa")) == (ReservationDropped(1), SeatReserved(2, "u-åsa", "Åsa"))
    assert evening.say(LENA, TakeSeat(1, "Λένα")) == (SeatReserved(1, "u-λένα", "Λένα"),)
    assert evening.say(ASA, LeaveSeat()) == (ReservationDropped(2),)
    assert refused(evening, ASA, LeaveSeat()).reason == "NOT_SEATED"


@pytest.mark.parametrize("seat", [-1, 3, 10**30])
def test_seats_that_do_not_exist(evening: Evening, seat: int) -> None:
    refusal = refused(evening, ASA, TakeSeat(seat, "Åsa"))
    assert refusal.reason == "UNKNOWN_SEAT"
    assert refusal.args["last"] == 2
    assert len(str(refusal.args["text"])) <= 10


def test_leaving_lets_a_bot_play_on_with_the_same_cards(evening: Evening) -> None:
    hands = evening.table.round.hands
    assert evening.say(VRONI, LeaveSeat()) == (SeatLeft(0),)
    assert evening.table.round.hands == hands
    assert evening.say(BotAt(0), Act({"kind": "wave"}))
    assert refused(evening, VRONI, Act({"kind": "wave"})).reason == "NOT_SEATED"


def test_who_left_may_come_back_to_his_own_cards_but_to_no_others(evening: Evening) -> None:
    evening.say(VRONI, LeaveSeat())
    assert evening.say(VRONI, TakeSeat(1, "Vroni")) == (SeatReserved(1, "u-vroni", "Vroni"),)
    back = evening.say(VRONI, TakeSeat(0, "Vroni"))
    assert back == (ReservationDropped(1), SeatTaken(0, "u-vroni", "Vroni"))
    evening.say(VRONI, LeaveSeat())
    assert evening.say(ASA, TakeSeat(0, "Åsa")) == (SeatReserved(0, "u-åsa", "Åsa"),)


def test_coming_back_in_a_later_round_is_a_reservation(evening: Evening) -> None:
    evening.finish_round()
    evening.say(ASA, TakeSeat(1, "Åsa"))
    evening.say(VRONI, LeaveSeat())
    evening.say(ASA, NextRound())
    assert evening.say(VRONI, TakeSeat(0, "Vroni")) == (SeatReserved(0, "u-vroni", "Vroni"),)


def test_when_the_last_who_is_not_ready_gets_up_the_round_is_dealt(evening: Evening) -> None:
    evening.finish_round()
    evening.say(ASA, TakeSeat(1, "Åsa"))
    evening.say(ASA, NextRound())
    left, dealt = evening.say(VRONI, LeaveSeat())
    assert left == SeatLeft(0)
    assert isinstance(dealt, RoundDealt)


def test_a_bot_for_the_absent(evening: Evening) -> None:
    evening.finish_round()
    evening.say(ASA, TakeSeat(1, "Åsa"))
    assert refused(evening, VRONI, SeatBot(1)) == Refusal("SEAT_NOT_ABSENT", "", {"seat": 1})
    assert refused(evening, VRONI, SeatBot(2), absent={1}).reason == "SEAT_NOT_ABSENT"
    assert refused(evening, VRONI, SeatBot(7), absent={1}).reason == "UNKNOWN_SEAT"
    assert refused(evening, LENA, SeatBot(1), absent={1}).reason == "NOT_SEATED"
    assert evening.say(VRONI, SeatBot(1), absent={1}) == (SeatLeft(1),)
    assert evening.table.places[1].name == evening.table.places[1].bot


def test_renaming(evening: Evening) -> None:
    assert evening.say(VRONI, Rename("  Vroni\u202e  H. ")) == (Renamed(0, "Vroni H."),)
    assert evening.table.places[0].name == "Vroni H."
    assert refused(evening, ASA, Rename("Åsa")).reason == "NOT_SEATED"
    evening.say(ASA, TakeSeat(1, "Åsa"))
    assert evening.say(ASA, Rename("Åsa L.")) == (Renamed(1, "Åsa L."),)
    evening.finish_round()
    assert evening.table.places[1].name == "Åsa L."
    assert refused(evening, VRONI, Rename("x" * 25)).reason == "BAD_NAME"


def test_bots_and_the_clock_have_no_seat_to_change(evening: Evening) -> None:
    for sender in (BotAt(1), Clock()):
        for command in (TakeSeat(1, "x"), LeaveSeat(), SeatBot(1), Rename("x")):
            assert refused(evening, sender, command).reason == "NOT_SEATED"
    assert refused(evening, BotAt(1), NextRound()).reason == "NOT_SEATED"


def test_one_person_has_one_seat(evening: Evening) -> None:
    assert refused(evening, Person("u-vroni"), TakeSeat(1, "Vroni again")).reason == "ALREADY_SEATED"
