"""What holds in every round of Schwarze Sau, whatever the house rules and whatever is dealt and done."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.cards import Card
from stammtisch.game import ActionRefused
from stammtisch.schwarzesau import SCHWARZE_SAU
from stammtisch.schwarzesau.actions import Action, Bid, PlayCard
from stammtisch.schwarzesau.cards import PackCard
from stammtisch.schwarzesau.phases import Round
from stammtisch.schwarzesau.play import legal_cards
from tests.bots.schwarzesau.tables import any_rules, opened, walk

seeds = st.integers(0, 2**32)


def states(seed: int) -> list[Round]:
    """Every state of a round under any house rules, played at random, the last one included."""
    dice = random.Random(seed)
    start = opened(dice, any_rules(dice))
    seen = [start]
    for round_, _ in walk(dice, start):
        seen.append(round_)
    last = seen[-1]
    while last.points is None:
        seat = SCHWARZE_SAU.waiting_for(last)[0]
        last = SCHWARZE_SAU.apply(last, seat, dice.choice(SCHWARZE_SAU.view(last, seat).actions))
        seen.append(last)
    return seen


@given(seeds)
@settings(max_examples=60)
def test_no_card_is_lost_or_doubled_and_somebody_can_always_go_on(seed: int) -> None:
    for round_ in states(seed):
        played = [card for trick in round_.tricks for card in trick.cards] + list(round_.trick)
        held = [card for hand in round_.held for card in hand]
        assert Counter(played + held) == Counter(card for hand in round_.deal.hands for card in hand)
        assert len(set(played + held)) == round_.hand_size * round_.ruleset.players
        waiting = SCHWARZE_SAU.waiting_for(round_)
        assert bool(waiting) == (round_.points is None)
        for seat in range(round_.ruleset.players):
            assert bool(SCHWARZE_SAU.view(round_, seat).actions) == (seat in waiting)


@given(seeds)
@settings(max_examples=40)
def test_legality_is_the_absence_of_a_refusal(seed: int) -> None:
    dice = random.Random(seed)
    for round_ in dice.sample(found := states(seed), min(6, len(found))):
        players = round_.ruleset.players
        faces = {card.face for card in legal_cards(round_)} if not round_.bidding and round_.points is None else set()
        actions: list[Action] = [Bid(number) for number in range(-1, round_.hand_size + 2)]
        actions += [PlayCard(PackCard(card, 0)) for card in Card]
        actions += [PlayCard(card) for card in round_.held[round_.turn]]
        for seat in (round_.turn, (round_.turn + 1) % players):
            allowed = set(SCHWARZE_SAU.view(round_, seat).actions)
            for action in actions:
                reason = SCHWARZE_SAU.refusal(round_, seat, action)
                assert (reason is None) == (action in allowed)
                if reason is None:
                    continue
                assert reason.paragraph
                with pytest.raises(ActionRefused) as caught:
                    SCHWARZE_SAU.apply(round_, seat, action)
                assert caught.value.refusal == reason
        if faces:
            held = round_.held[round_.turn]
            assert {card for card in held if card.face in faces} == set(legal_cards(round_))


@given(seeds)
@settings(max_examples=80)
def test_the_points_of_a_round_agree_with_its_tricks_and_bids(seed: int) -> None:
    last = states(seed)[-1]
    outcome = SCHWARZE_SAU.outcome(last)
    assert outcome is not None
    bids, tricks = outcome.summary["bids"], outcome.summary["tricks"]
    assert sum(tricks) == last.hand_size
    exact = sum(bid == taken for bid, taken in zip(bids, tricks, strict=True))
    if last.ruleset.hook:
        assert sum(bids) != last.hand_size
        assert exact < last.ruleset.players
    if last.ruleset.scoring == "seed":
        assert sum(outcome.payoff) == last.hand_size + 10 * exact
    assert outcome.next_dealer == last.deal.vorhand


@given(seeds)
@settings(max_examples=40)
def test_rules_deals_and_actions_survive_the_way_through_their_records(seed: int) -> None:
    dice = random.Random(seed)
    ruleset = any_rules(dice)
    assert SCHWARZE_SAU.read_ruleset(SCHWARZE_SAU.ruleset_record(ruleset)) == ruleset
    number = dice.randrange(len(ruleset.hand_sizes))
    deal = SCHWARZE_SAU.deal(ruleset, number, dice.randrange(ruleset.players), dice)
    round_ = SCHWARZE_SAU.open(ruleset, deal)
    for state, seat in walk(dice, round_):
        for action in SCHWARZE_SAU.view(state, seat).actions:
            assert SCHWARZE_SAU.read_action(SCHWARZE_SAU.action_record(action)) == action
