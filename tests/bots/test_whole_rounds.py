"""Bots play whole rounds under every set of house rules, and never do what the rules forbid."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch.bots import Bot, new_bot
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.phases import Done, Round
from stammtisch.schafkopf.view import View
from tests.bots.tables import TABLES
from tests.properties import rounds

ALL = [*rounds.TABLES, *TABLES]


def opened(table: int, seed: int) -> Round:
    source = random.Random(seed)
    ruleset = SCHAFKOPF.read_ruleset(ALL[table])
    return SCHAFKOPF.open(ruleset, SCHAFKOPF.deal(ruleset, 0, source.randrange(SCHAFKOPF.seats(ruleset)), source))


def played(round_: Round, bots: list[Bot[View]]) -> Iterator[Round]:
    """Let bots play on; everything they do has to be free of a refusal."""
    while not isinstance(round_.phase, Done):
        for seat in (*SCHAFKOPF.may_hold(round_), *SCHAFKOPF.waiting_for(round_))[:1]:
            view = SCHAFKOPF.view(round_, seat)
            action = bots[seat].decide(view).action
            assert action in view.actions
            assert SCHAFKOPF.refusal(round_, seat, action) is None
            round_ = SCHAFKOPF.apply(round_, seat, action)
        yield round_


@pytest.mark.parametrize("table", range(len(ALL)), ids=[str(table) for table in ALL])
def test_a_round_ends_at_every_table(table: int) -> None:
    for seed in range(3):
        round_ = opened(table, seed)
        *_, last = played(round_, [new_bot("schafkopf") for _ in round_.deal.hands])
        assert SCHAFKOPF.outcome(last) is not None


@given(st.integers(0, len(ALL) - 1), st.integers(0, 2**32), st.sets(st.integers(0, 3)))
def test_never_a_step_that_is_forbidden(table: int, seed: int, by_chance: set[int]) -> None:
    """Beside players who do anything that is allowed, too: then the strangest rounds come up."""
    round_ = opened(table, seed)
    names = ["random" if seat in by_chance else "rules_of_thumb" for seat in range(len(round_.deal.hands))]
    *_, last = played(round_, [new_bot("schafkopf", name, seed) for name in names])
    assert SCHAFKOPF.outcome(last) is not None


@given(st.integers(0, len(ALL) - 1), st.integers(0, 2**32))
def test_every_step_has_a_reason_and_the_same_view_the_same_answer(table: int, seed: int) -> None:
    round_ = opened(table, seed)
    for now in played(round_, [new_bot("schafkopf", "random", seed) for _ in round_.deal.hands]):
        for seat in SCHAFKOPF.waiting_for(now):
            view = SCHAFKOPF.view(now, seat)
            decision = new_bot("schafkopf").decide(view)
            assert decision == new_bot("schafkopf").decide(view)
            assert decision.reasons
            assert {alternative.action for alternative in decision.alternatives} <= set(view.actions)
