"""Whatever people ask in whatever order: the table keeps its promises."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from stammtisch.table import Refused, Table, fold
from stammtisch.table.commands import (
    Act,
    Clock,
    Command,
    LeaveSeat,
    NextRound,
    Person,
    Rename,
    SeatBot,
    TakeSeat,
)
from tests.table.evenings import Evening
from tests.table.higher_card import HIGHER_CARD

PEOPLE = st.sampled_from([Person(f"u{number}") for number in range(4)] + [Person("u-vroni")])
SEATS = st.integers(-1, 3)


class AnyOrder(RuleBasedStateMachine):
    """Five people at a table of three, in games of three rounds."""

    def __init__(self) -> None:
        super().__init__()
        self.evening = Evening(HIGHER_CARD, {"length": 3, "pot": True}, seed=1)
        self.hand_at_deal = self.hands()
        self.watched: dict[str, set[int]] = {}

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.evening.table

    def hands(self) -> Any:
        """The hands of the present round."""
        return self.evening.table.round.hands

    def ask(self, sender: Person | Clock, command: Command, absent: frozenset[int] = frozenset()) -> None:
        """Ask; a refusal must leave the table as it was."""
        before = self.table
        try:
            self.evening.say(sender, command, absent)
        except Refused:
            assert self.table is before
            return
        assert self.table.version == before.version + 1
        if self.table.number == before.number:
            assert self.hands() == before.round.hands

    @rule(who=PEOPLE, seat=SEATS)
    def take_seat(self, who: Person, seat: int) -> None:
        self.ask(who, TakeSeat(seat, f"Name {who.user}"))

    @rule(who=PEOPLE)
    def leave_seat(self, who: Person) -> None:
        self.ask(who, LeaveSeat())

    @rule(who=PEOPLE, seat=SEATS, absent=st.frozensets(st.integers(0, 2)))
    def seat_bot(self, who: Person, seat: int, absent: frozenset[int]) -> None:
        self.ask(who, SeatBot(seat), absent)

    @rule(who=PEOPLE, name=st.text(max_size=30))
    def rename(self, who: Person, name: str) -> None:
        self.ask(who, Rename(name))

    @rule(who=PEOPLE)
    def next_round(self, who: Person) -> None:
        self.ask(who, NextRound())

    @rule()
    def time_passes(self) -> None:
        self.ask(Clock(), NextRound())

    @rule(who=PEOPLE, card=st.integers(0, 7))
    def act(self, who: Person, card: int) -> None:
        self.ask(who, Act({"kind": "play", "card": card}))

    @precondition(lambda self: not self.table.over)
    @rule(seed=st.integers(0, 99))
    def play_on(self, seed: int) -> None:
        seat = self.table.game.waiting_for(self.table.round)[0]
        card = random.Random(seed).choice(self.table.round.hands[seat])
        self.evening.say(self.evening.sender_at(seat), Act({"kind": "play", "card": card}))

    @invariant()
    def everybody_has_one_place(self) -> None:
        seated = [place.person.user for place in self.table.places if place.person]
        reserved = [place.reserved.user for place in self.table.places if place.reserved]
        assert len(set(seated)) == len(seated)
        assert len(set(reserved)) == len(reserved)
        assert not set(seated) & set(reserved)
        assert not any(place.person and place.reserved for place in self.table.places)

    @invariant()
    def nobody_sees_two_hands_of_a_running_round(self) -> None:
        if self.table.over:
            self.watched = {}
            return
        if self.hands() != self.hand_at_deal:
            self.hand_at_deal, self.watched = self.hands(), {}
        for seat, place in enumerate(self.table.places):
            if place.person:
                self.watched.setdefault(place.person.user, set()).add(seat)
        assert all(len(seats) == 1 for seats in self.watched.values())

    @invariant()
    def scores_and_what_lies_on_the_table_sum_to_zero(self) -> None:
        assert sum(self.table.totals) + self.table.carried.get("pot", 0) == 0
        rounds = [line for line in self.table.finished if line["kind"] == "round"]
        assert len(rounds) == self.table.number - (not self.table.over)
        lines = [line["payoff"] for line in self.table.finished]
        assert self.table.totals == tuple(sum(paid[seat] for paid in lines) for seat in range(3))

    @invariant()
    def nobody_is_ready_while_a_round_runs(self) -> None:
        assert self.table.over or not any(place.ready for place in self.table.places)

    def teardown(self) -> None:
        """The log alone gives the same table."""
        assert fold(HIGHER_CARD, self.evening.log) == self.table


TestAnyOrder = AnyOrder.TestCase
TestAnyOrder.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
