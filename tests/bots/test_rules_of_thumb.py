"""The rules of thumb in every situation: always allowed, always the same, never from hidden cards."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.bots import Decision, new_bot
from stammtisch.bots.schafkopf import RulesOfThumb
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.actions import Action
from stammtisch.schafkopf.phases import Done, Round
from stammtisch.schafkopf.record import Step
from tests.properties.rounds import TABLES, opened, walk
from tests.properties.test_redeal import known_to, played_again, swapped

ROUNDS_A_TABLE = 170

names = [f"{table.get('preset', 'deviating')}-{table.get('deck', number)}" for number, table in enumerate(TABLES)]
each_table = pytest.mark.parametrize("table", range(len(TABLES)), ids=names)


def asked(round_: Round) -> set[int]:
    return {*SCHAFKOPF.waiting_for(round_), *SCHAFKOPF.may_hold(round_)}


def decided(round_: Round, seat: int) -> Decision[Action]:
    return RulesOfThumb().decide(SCHAFKOPF.view(round_, seat))


def check(decision: Decision[Action], round_: Round, seat: int) -> None:
    actions = SCHAFKOPF.view(round_, seat).actions
    assert decision.action in actions
    assert {alternative.action for alternative in decision.alternatives} <= set(actions)
    assert decision.action in {alternative.action for alternative in decision.alternatives}
    assert max(decision.alternatives, key=lambda one: one.value).value == dict(decision.alternatives)[decision.action]
    assert decision.reasons
    assert all(reason == reason.lower() and " " not in reason for reason in decision.reasons)


@each_table
def test_whatever_others_do_it_decides_and_is_allowed_to(table: int) -> None:
    for seed in range(ROUNDS_A_TABLE):
        for round_, _ in walk(table, seed):
            for seat in asked(round_):
                check(decided(round_, seat), round_, seat)


@each_table
def test_four_of_it_play_rounds_to_their_end(table: int) -> None:
    bots = [RulesOfThumb() for _ in range(4)]
    for seed in range(20):
        round_ = opened(table, seed)
        while not isinstance(round_.phase, Done):
            seat = (*SCHAFKOPF.may_hold(round_), *SCHAFKOPF.waiting_for(round_))[0]
            decision = bots[seat].decide(SCHAFKOPF.view(round_, seat))
            check(decision, round_, seat)
            round_ = SCHAFKOPF.apply(round_, seat, decision.action)


@each_table
def test_the_same_view_gets_the_same_decision(table: int) -> None:
    bot = RulesOfThumb()
    for seed in range(4):
        for round_, _ in walk(table, seed):
            for seat in asked(round_):
                view = SCHAFKOPF.view(round_, seat)
                assert bot.decide(view) == bot.decide(view) == decided(round_, seat)


def decisions_after_dealing_anew(table: int, seed: int) -> int:
    """Compare the decisions before and after the hidden cards are dealt anew; return how many were compared."""
    source = random.Random(seed)
    steps: list[Step] = []
    compared = 0
    seen = [0, 0, 0, 0]
    for round_, step in walk(table, seed):
        steps += [step] if step else []
        seen = [cards | known_to(round_, seat) for seat, cards in enumerate(seen[: round_.ruleset.players])]
        for seat in asked(round_):
            again = played_again(round_, swapped(round_, seat, seen[seat], source), steps, seat)
            if again is not None and seat in asked(again):
                assert decided(again, seat) == decided(round_, seat)
                compared += 1
    return compared


@given(st.integers(0, len(TABLES) - 1), st.integers(0, 2**32))
@settings(max_examples=40)
def test_hidden_cards_do_not_change_a_decision(table: int, seed: int) -> None:
    decisions_after_dealing_anew(table, seed)


def test_decisions_were_compared() -> None:
    assert sum(decisions_after_dealing_anew(0, seed) for seed in range(10)) > 100


def test_nobody_is_asked_who_may_do_nothing() -> None:
    view = SCHAFKOPF.view(opened(0, 1), None)
    for name in ("rules_of_thumb", "random", "random_cards"):
        with pytest.raises(ValueError, match="nothing is allowed"):
            new_bot("schafkopf", name).decide(view)
