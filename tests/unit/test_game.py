"""Schafkopf as the register of games knows it."""

import pytest

from stammtisch.cards import Suit
from stammtisch.game import ActionRefused, Outcome, Refusal, RulesetFaults
from stammtisch.games import GAMES
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.actions import DECLINE, DOUBLE, PASS, PLAYS, WILLING, Action, Bid, NameSuit
from stammtisch.schafkopf.contracts import ContractKind
from stammtisch.schafkopf.phases import Round
from tests.unit.situations import after, dealt, few, opened, rules
from tests.unit.test_auction import DEAL
from tests.unit.test_kontra import sauspiel
from tests.unit.test_screens import a_whole_sauspiel


def test_the_register() -> None:
    assert GAMES["schafkopf"] is SCHAFKOPF
    assert all(game.name == name for name, game in GAMES.items())


def test_four_people_sit_at_the_table() -> None:
    assert SCHAFKOPF.seats(rules()) == SCHAFKOPF.seats(rules(deck="short")) == 4


def test_rules_are_read_and_written() -> None:
    assert SCHAFKOPF.read_ruleset(SCHAFKOPF.ruleset_record(rules(deck="short"))) == rules(deck="short")
    with pytest.raises(RulesetFaults):
        SCHAFKOPF.read_ruleset({"preset": "kaiser"})


def test_actions_are_read_and_written() -> None:
    assert SCHAFKOPF.read_action(SCHAFKOPF.action_record(DOUBLE)) == DOUBLE
    with pytest.raises(ActionRefused):
        SCHAFKOPF.read_action({"kind": "cry"})


@pytest.mark.parametrize(
    ("round_", "seats"),
    [
        (opened(dealt(dealer=1)), (2,)),
        (after(opened(DEAL), "0 pass"), (1,)),
        (after(opened(DEAL, auction="vortritt"), "0 willing", "1 willing", "2 pass", "3 pass"), (1,)),
        (after(opened(DEAL), "0 pass", "1 bid solo", "2 pass", "3 pass"), (1,)),
        (sauspiel(), (0,)),
        (after(sauspiel(), "G9 GA"), (2,)),
        (after(sauspiel(re_by="party"), "G9", "1 double"), (0, 2, 3)),
        (a_whole_sauspiel(), ()),
    ],
)
def test_without_whom_the_round_cannot_go_on(round_: Round, seats: tuple[int, ...]) -> None:
    assert tuple(SCHAFKOPF.waiting_for(round_)) == seats
    assert all(SCHAFKOPF.view(round_, seat).actions for seat in seats)


PUBLIC: list[Action] = [PASS, WILLING, Bid(ContractKind.WENZ), NameSuit(Suit.GRAS), DOUBLE, PLAYS[0]]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_who_declined_is_hidden_from_everybody_else_and_all_else_is_public(viewer: int | None) -> None:
    round_ = after(sauspiel(), "G9")
    for seat in range(4):
        assert SCHAFKOPF.hides(round_, seat, DECLINE, viewer) == (viewer != seat)
        assert not any(SCHAFKOPF.hides(round_, seat, action, viewer) for action in PUBLIC)


def test_a_running_round_has_no_outcome() -> None:
    for round_ in (opened(DEAL), sauspiel(), after(opened(DEAL), "0 bid solo", "1 pass", "2 pass", "3 pass")):
        assert SCHAFKOPF.outcome(round_) is None
        assert SCHAFKOPF.may_hold(round_) == ()


def test_the_outcome_of_a_sauspiel() -> None:
    summary = {"contract": "sauspiel", "declarer": 0, "won": True}
    assert SCHAFKOPF.outcome(a_whole_sauspiel()) == Outcome((100, -100, 100, -100), 0, summary)


def test_a_refusal_in_words_and_as_a_record() -> None:
    refusal = Refusal("FOLLOW_SUIT", "6.2", {"suit": "E"})
    assert refusal.record() == {"reason": "FOLLOW_SUIT", "args": {"suit": "E"}, "paragraph": "6.2"}
    assert str(ActionRefused(refusal)) == "FOLLOW_SUIT(suit=E), rulebook 6.2"
    assert str(ActionRefused(Refusal("ROUND_OVER", "15.1"))) == "ROUND_OVER(), rulebook 15.1"


def test_an_action_the_rules_refuse_is_not_applied() -> None:
    round_ = after(opened(few("EA EZ", "GA GZ", "HA HZ", "SA SZ")), "0 pass")
    with pytest.raises(ActionRefused) as caught:
        SCHAFKOPF.apply(round_, 0, PASS)
    assert caught.value.refusal == SCHAFKOPF.refusal(round_, 0, PASS) == Refusal("NOT_YOUR_TURN", "5.2", {"seat": 1})
    assert SCHAFKOPF.refusal(round_, 1, PASS) is None
