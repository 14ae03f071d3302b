"""What holds in every round, whatever is dealt and done."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.cards import Card
from stammtisch.game import ActionRefused
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.actions import PLAYS, action_record, read_action
from stammtisch.schafkopf.contracts import Sauspiel
from stammtisch.schafkopf.phases import Done
from stammtisch.schafkopf.play import Play, legal_cards
from stammtisch.schafkopf.record import Step, read_round, replay, round_record
from stammtisch.schafkopf.refusal import refusal
from tests.properties.rounds import TABLES, walk

tables = st.integers(0, len(TABLES) - 1)
seeds = st.integers(0, 2**32)


@given(tables, seeds)
@settings(max_examples=60)
def test_the_deck_is_conserved_and_somebody_can_always_go_on(table: int, seed: int) -> None:
    for round_, _ in walk(table, seed):
        play = round_.play
        if play is not None:
            on_table = [card for trick in play.tricks for card in trick.cards] + list(play.trick)
            masks = [*play.held, sum(1 << card for card in set(on_table))]
            assert sum(mask.bit_count() for mask in masks) == len(round_.ruleset.deck.cards)
            assert sum(masks) == round_.ruleset.deck.mask
        waiting = SCHAFKOPF.waiting_for(round_)
        assert bool(waiting) == (not isinstance(round_.phase, Done))
        for seat in waiting:
            assert SCHAFKOPF.view(round_, seat).actions


@given(tables, seeds)
@settings(max_examples=60)
def test_legality_is_the_absence_of_a_refusal(table: int, seed: int) -> None:
    for round_, _ in walk(table, seed):
        if not isinstance(round_.phase, Play):
            continue
        play = round_.phase
        legal = legal_cards(play, round_.ruleset)
        assert legal
        for card in Card:
            reason = refusal(round_, play.turn, PLAYS[card])
            allowed = bool(legal >> card & 1) and not play.answering
            assert (reason is None) == allowed
            for other in range(round_.ruleset.players):
                if other != play.turn:
                    assert refusal(round_, other, PLAYS[card]) is not None
            if reason is not None:
                with pytest.raises(ActionRefused) as caught:
                    SCHAFKOPF.apply(round_, play.turn, PLAYS[card])
                assert caught.value.refusal == reason


@given(tables, seeds)
@settings(max_examples=150)
def test_payoffs_sum_to_the_change_of_the_stock_and_the_parts_of_a_result_agree(table: int, seed: int) -> None:
    last = None
    for round_, _ in walk(table, seed):
        last = round_
    assert last is not None
    assert isinstance(last.phase, Done)
    result = last.phase.result
    change = result.stock
    assert sum(result.payoff) == (change.before - change.after if change else 0)
    played = tuple(paid - (change.payments[seat] if change else 0) for seat, paid in enumerate(result.payoff))
    assert sum(played) == 0
    players = last.ruleset.players
    if result.ramsch is not None:
        assert sum(result.augen) == 120
        paid = [seat for seat in range(players) if played[seat] < 0]
        assert len(paid) == (1 if result.ramsch.durchmarsch is None else players - 1)
        return
    if result.verdict is None:
        assert played == (0,) * players
        return
    assert result.price is not None
    opponents = set(range(players)) - set(result.side)
    assert {abs(played[seat]) for seat in opponents} == {result.price.value}
    assert all((played[seat] >= 0) == result.verdict.declarer_side_wins for seat in result.side)
    assert sum(result.augen[seat] for seat in result.side) == result.verdict.augen
    if sum(result.tricks) == last.ruleset.deck.hand_size:
        assert sum(result.augen) == 120


@given(tables, seeds)
@settings(max_examples=60)
def test_a_round_survives_the_way_through_its_record(table: int, seed: int) -> None:
    states = list(walk(table, seed))
    steps = [step for _, step in states if step is not None]
    record = round_record("r", states[-1][0], steps)
    again, differences = replay(read_round(record))
    assert differences == []
    assert again == states[-1][0]
    assert SCHAFKOPF.read_ruleset(SCHAFKOPF.ruleset_record(again.ruleset)) == again.ruleset
    assert [Step(step.seat, read_action(action_record(step.action))) for step in steps] == steps


@given(tables, seeds)
@settings(max_examples=60)
def test_the_called_ace_appears_with_its_suit_unless_its_holder_ran_away(table: int, seed: int) -> None:
    *_, (round_, _) = walk(table, seed)
    play = round_.play
    if play is None or not isinstance(play.contract, Sauspiel) or round_.ruleset.called_ace_discard != "never":
        return
    assert play.partner is not None
    ace = play.contract.called_ace
    group = play.order.group[ace]
    opened = next((trick for trick in play.tricks if play.order.group[trick.cards[0]] == group), None)
    if opened is None:
        assert ace in play.tricks[-1].cards
    elif opened.leader != play.partner:
        assert ace in opened.cards
    elif ace not in opened.cards:
        assert opened.card_of(play.partner) != ace
