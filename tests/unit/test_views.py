"""What one seat may know, and what it is offered (rulebook 3.4, 6.5, 7.8)."""

import pytest

from stammtisch.cards import Hand
from stammtisch.game import Refusal
from stammtisch.schafkopf.actions import DECLINE, DOUBLE, PASS, WILLING, Bid
from stammtisch.schafkopf.contracts import ContractKind
from stammtisch.schafkopf.phases import Round
from stammtisch.schafkopf.view import Option, View, level_due, view
from tests.unit.situations import action, after, dealt, few, opened, playing
from tests.unit.test_auction import DEAL, HANDS, LADDER
from tests.unit.test_kontra import sauspiel

VIEWERS: tuple[int | None, ...] = (0, 1, 2, 3, None)


def seen(round_: Round) -> list[View]:
    """Return the views of the four seats and of the gallery."""
    return [view(round_, seat) for seat in VIEWERS]


def partners(round_: Round) -> list[int | None]:
    return [shown.partner for shown in seen(round_)]


# Hands and counts.


def test_everybody_sees_his_own_hand_and_the_gallery_none() -> None:
    round_ = opened(DEAL)
    for shown, hand in zip(seen(round_), (*HANDS, ""), strict=True):
        assert shown.hand == shown.dealt == Hand.read(hand.split())
        assert shown.counts == (8, 8, 8, 8)
        assert shown.hands == ()


def test_a_played_card_leaves_the_hand_but_not_the_cards_as_dealt() -> None:
    shown = view(after(sauspiel(), "G9 GA"), 1)
    assert len(shown.hand) == 7
    assert len(shown.dealt) == 8
    assert shown.counts == (7, 7, 8, 8)


def test_all_hands_are_open_at_the_end() -> None:
    passed = after(opened(DEAL), "0 pass", "1 pass", "2 pass", "3 pass")
    for shown in seen(passed):
        assert shown.hands == tuple(Hand(hand) for hand in DEAL.hands)
        assert shown.phase == "done"
        assert shown.result is not None


# The partner.


def test_at_first_the_partner_alone_knows_who_he_is() -> None:
    assert partners(sauspiel()) == [None, None, 2, None, None]
    assert partners(after(sauspiel(), "G9 GA G7 S8")) == [None, None, 2, None, None]


def test_the_called_ace_shows_the_partner_to_everybody_at_once() -> None:
    round_ = after(playing("sauspiel E", 0, few("E7 S7", "E9 S8", "EA EK", "H7 S9")), "E7 E9")
    assert partners(round_) == [None, None, 2, None, None]
    shown = after(round_, "EA")
    assert partners(shown) == [2] * 5
    assert partners(after(shown, "H7")) == [2] * 5


def test_the_ace_shows_its_seat_wherever_the_trick_began() -> None:
    hands = few("EA EK", "E7 S7", "E8 S8", "E9 H7", dealer=2)
    round_ = after(playing("sauspiel E", 1, hands), "E9 EA")
    assert partners(round_) == [0] * 5
    assert partners(after(round_, "E7 E8")) == [0] * 5


def test_an_ace_that_is_thrown_off_shows_the_partner_too() -> None:
    round_ = playing("sauspiel E", 0, few("G9 E7", "GA E9", "EA EK", "G8 E8"), called_ace_discard="always")
    assert partners(after(round_, "G9 GA EA")) == [2] * 5


def test_running_away_shows_the_partner_when_the_trick_is_complete() -> None:
    hands = few("E7 S7", "S8 HA", "EA EZ EK E9", "H7 S9", dealer=1)
    round_ = after(playing("sauspiel E", 0, hands), "E9 S9 E7")
    assert partners(round_) == [None, None, 2, None, None]
    assert partners(after(round_, "S8")) == [2] * 5


def test_a_discard_of_the_called_suit_or_one_of_its_heads_shows_nobody() -> None:
    hands = few("G9 E7 H9", "GA E9 H8", "EA EK GK", "EU E8 G8")
    round_ = playing("sauspiel E", 0, hands)
    assert partners(after(round_, "G9 GA GK G8")) == [None, None, 2, None, None]
    heads = playing("sauspiel E", 0, few("EU E7", "H9 E9", "EA H7", "EO E8"))
    assert partners(after(heads, "EU H9 H7 EO")) == [None, None, 2, None, None]


def test_at_the_end_the_partner_is_known() -> None:
    # Seats 0 and 2 hold all trumps that count; the ace falls in the last trick.
    hands = few(
        "EO HO EU HU HA HK H9 E7",
        "GA GZ GK G9 G8 G7 EZ EK",
        "GO SO GU SU HZ H8 H7 EA",
        "SA SZ SK S9 S8 S7 E9 E8",
    )
    tricks = ("EO G7 H7 S7", "HO G8 H8 S8", "EU G9 SU S9", "HA GK HZ SK", "HK GZ GU SZ")
    round_ = after(playing("sauspiel E", 0, hands), *tricks, "SO E8 HU GA", "GO E9 H9 EK")
    assert partners(round_) == [None, None, 2, None, None]
    assert view(after(round_, "EA SA E7 EZ"), None).partner == 2


def test_a_single_game_has_no_partner() -> None:
    assert partners(playing("solo H", 0, DEAL)) == [None] * 5


# Announcements.


def offered(round_: Round, seat: int | None) -> dict[str, str | None]:
    """Return the options of a seat with the bare reason against each."""
    shown = view(round_, seat)
    return {str(option.action): option.refusal.reason if option.refusal else None for option in shown.options}


def test_the_options_of_the_seat_that_speaks_come_with_their_reasons() -> None:
    round_ = after(opened(DEAL), "0 pass", "1 bid wenz", "2 pass")
    too_low = Refusal("BID_TOO_LOW", "5.2", {"contract": "wenz"})
    expected = [Option(PASS, None), Option(Bid(ContractKind.SAUSPIEL), Refusal("NO_CALLABLE_SUIT", "7.1"))]
    expected += [Option(Bid(ContractKind(kind)), too_low if kind in ("geier", "wenz") else None) for kind in LADDER[1:]]
    assert view(round_, 3).options == tuple(expected)
    for other in (0, 1, 2, None):
        assert view(round_, other).options == ()
    assert view(round_, 3).actions == tuple(option.action for option in expected if option.refusal is None)


@pytest.mark.parametrize("mode", ["two_stage", "vortritt"])
def test_the_options_of_an_auction_in_stages(mode: str) -> None:
    round_ = opened(DEAL, auction=mode)
    assert view(round_, 0).options == (Option(PASS, None), Option(WILLING, None))
    assert view(round_, 0).stage == 1
    second = after(round_, "0 willing", "1 pass", "2 pass", "3 pass")
    assert view(second, 0).stage == 2
    assert [option.action for option in view(second, 0).options] == [PASS, *(Bid(ContractKind(k)) for k in LADDER)]
    assert offered(second, 0)["Pass()"] == "FIRST_MUST_NAME"


def test_the_suits_that_the_declarer_may_name() -> None:
    round_ = after(opened(dealt("EO SO EU GU SA S9 G9 HA")), "0 bid sauspiel", "1 pass", "2 pass", "3 pass")
    reasons = [option.refusal.reason if option.refusal else None for option in view(round_, 0).options]
    assert reasons == ["SUIT_NOT_HELD", None, "HERZ_NEVER_CALLED", "SUIT_HAS_OWN_ACE"]
    assert [view(round_, seat).options for seat in (1, 2, 3, None)] == [()] * 4
    for shown in seen(round_):
        assert (shown.phase, shown.turn, shown.declarer, shown.kind, shown.contract) == (
            "naming",
            0,
            0,
            "sauspiel",
            None,
        )


def test_kontra_is_offered_to_those_alone_who_may_say_it() -> None:
    round_ = sauspiel()
    assert [[option.action for option in shown.options] for shown in seen(round_)] == [[], [DOUBLE], [], [DOUBLE], []]
    closing = after(round_, "G9")
    assert [[option.action for option in shown.options] for shown in seen(closing)] == [
        [],
        [DOUBLE, DECLINE],
        [DECLINE],
        [DOUBLE, DECLINE],
        [],
    ]
    answer = after(closing, "3 double")
    assert [[option.action for option in shown.options] for shown in seen(answer)] == [
        [DOUBLE, DECLINE],
        [],
        [],
        [],
        [],
    ]


def test_there_is_nothing_to_say_once_the_round_is_over() -> None:
    for shown in seen(after(opened(DEAL), "0 pass", "1 pass", "2 pass", "3 pass")):
        assert (shown.options, shown.cards, shown.actions) == ((), (), ())


# Cards, turn, waiting.


def test_only_the_seat_to_play_sees_reasons_against_its_cards() -> None:
    round_ = after(playing("sauspiel E", 0, few("E7 HA", "EZ SK", "EA EK HU", "S7 H9")), "E7 EZ")
    reasons = {card.action: card.refusal.paragraph if card.refusal else None for card in view(round_, 2).cards}
    assert reasons == {action("EA"): None, action("EK"): "7.3-R1", action("HU"): "7.3-R1"}
    assert view(round_, 2).actions == (action("EA"),)
    for other in (0, 1, 3, None):
        assert view(round_, other).cards == ()


def test_whose_turn_it_is_and_what_the_cards_wait_for() -> None:
    def public(round_: Round) -> tuple[object, ...]:
        (state,) = {(shown.phase, shown.turn, shown.waiting) for shown in seen(round_)}
        return state

    assert public(opened(DEAL)) == ("auction", 0, None)
    assert public(sauspiel()) == ("play", 0, None)
    closing = after(sauspiel(), "G9")
    assert public(closing) == ("play", 1, "kontra")
    # Who has declined is nobody else's business: the table waits as before.
    assert public(after(closing, "2 decline", "1 decline", "3 decline")) == ("play", 1, "kontra")
    assert public(after(closing, "1 double")) == ("play", None, "answer")
    assert public(after(closing, "1 double", "0 decline")) == ("play", 1, None)
    assert public(after(closing, "GA")) == ("play", 2, None)
    assert public(sauspiel(kontra_window="before_first_card")) == ("play", 0, "kontra")
    assert public(sauspiel(kontra_window="own_first_card")) == ("play", 0, None)
    assert public(after(opened(DEAL), "0 pass", "1 pass", "2 pass", "3 pass")) == ("done", None, None)


def test_while_an_answer_is_awaited_the_own_cards_say_so() -> None:
    round_ = after(sauspiel(), "G9", "3 double")
    assert [card.refusal.reason for card in view(round_, 1).cards if card.refusal] == ["ANSWER_PENDING"] * 8


def test_the_table_as_everybody_sees_it() -> None:
    round_ = after(sauspiel(), "3 double", "0 double", "G9 GA G7 S8", "EZ")
    for shown in seen(round_):
        assert (shown.dealer, shown.vorhand, shown.leader) == (3, 0, 1)
        assert [card.code for card in shown.trick] == ["EZ"]
        assert [(trick.winner, trick.augen) for trick in shown.tricks] == [(1, 11)]
        assert shown.doublings == (3, 0)
        assert (shown.result, shown.hands) == (None, ())


def test_the_next_doubling_by_name() -> None:
    assert [level_due(tuple(range(count))) for count in range(5)] == ["kontra", "re", "sub", "hirsch", None]
