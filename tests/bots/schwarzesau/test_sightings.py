"""What a seat has seen: every card that is out is counted, and who did not follow is remembered."""

import random
from collections import Counter
from typing import Any

import pytest

from stammtisch.bots.schwarzesau import Prophet, outlook
from stammtisch.bots.schwarzesau.outlook import Outlook
from stammtisch.bots.schwarzesau.playout import Playout
from stammtisch.bots.schwarzesau.sightings import holding, ranked, sightings
from stammtisch.schwarzesau import SCHWARZE_SAU
from stammtisch.schwarzesau.actions import PlayCard
from stammtisch.schwarzesau.cards import PackCard
from stammtisch.schwarzesau.view import View
from tests.bots.schwarzesau.tables import any_state

STATES = range(120)


@pytest.mark.parametrize("seed", STATES)
def test_what_is_unseen_are_the_hidden_hands_and_the_rest(seed: int) -> None:
    round_, seat = any_state(random.Random(f"unseen {seed}"))
    view = SCHWARZE_SAU.view(round_, seat)
    seen = sightings(view)
    faces = [PackCard.read(suit + rank) for suit in "EGHS" for rank in "AZKOU987"] * round_.ruleset.packs
    out = [*view.trick, *(card for trick in view.tricks for card in trick.cards)]
    out += [view.turned_up] if view.turned_up else []
    expected = Counter(ranked(view, card) for card in faces) - Counter(ranked(view, card) for card in out)
    for hand in seen.open_hands:
        expected -= Counter((group, rank) for group, ranks in enumerate(hand or []) for rank in ranks)
    assert Counter(seen.unseen) == expected


def test_nobody_holds_what_he_has_shown_to_lack() -> None:
    shown = trump_lacked = 0
    for seed in STATES:
        round_, seat = any_state(random.Random(f"void {seed}"), max_hand=9)
        view = SCHWARZE_SAU.view(round_, seat)
        for other, void in enumerate(sightings(view).void):
            assert not any(ranked(view, card)[0] in void for card in round_.held[other])
            shown += len(void)
            trump_lacked += 0 in void
    assert shown > 100
    assert trump_lacked > 20


def lately_unfollowed(must_trump: bool) -> View:
    """Seat 1 has thrown a plain card on Gras; it is seat 2's turn."""
    hands = [["G7", "H7", "S7"], ["HA", "SA", "S9"], ["GA", "GK", "E7"]]
    deal = {"number": 6, "dealer": 2, "hands": hands, "turned_up": "E8"}
    round_ = SCHWARZE_SAU.open(SCHWARZE_SAU.read_ruleset({"players": 3, "must_trump": must_trump}), deal)
    said = [{"kind": "bid", "tricks": 0}] * 3 + [{"kind": "play", "card": "G7"}, {"kind": "play", "card": "HA"}]
    for record in said:
        round_ = SCHWARZE_SAU.apply(round_, round_.turn, SCHWARZE_SAU.read_action(record))
    return SCHWARZE_SAU.view(round_, 2)


@pytest.mark.parametrize(("must_trump", "lacks"), [(False, {2}), (True, {0, 2})])
def test_whoever_throws_away_lacks_the_suit_and_by_house_rule_trump(must_trump: bool, lacks: set[int]) -> None:
    assert sightings(lately_unfollowed(must_trump)).void == (frozenset(), frozenset(lacks), frozenset())


@pytest.mark.parametrize("seed", range(40))
def test_everybody_aims_at_what_he_still_needs(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = {}

    class Watched(Playout):
        def __init__(self, hands: Any, needs: Any, weights: Any, **rules: Any) -> None:
            given.update(rules, needs=list(needs), hands=hands)
            super().__init__(hands, needs, weights, **rules)

    monkeypatch.setattr(outlook, "Playout", Watched)
    dice = random.Random(f"needs {seed}")
    round_, seat = any_state(dice, max_hand=5)
    while round_.bidding:
        round_, seat = any_state(dice, max_hand=5)
    view = SCHWARZE_SAU.view(round_, seat)
    card = next(action.card for action in view.actions if isinstance(action, PlayCard))
    hands = [holding(ranked(view, held) for held in hand) for hand in round_.held]
    bid = round_.bids[seat] or 0
    tricks = Outlook.of(view).tricks(hands, bid, ranked(view, card))
    assert round_.tricks_taken[seat] <= tricks <= round_.hand_size
    assert given["must_trump"] == round_.ruleset.must_trump
    assert given["last_wins"] == (round_.ruleset.identical == "last")
    assert given["greed"] == (round_.ruleset.scoring == "seed")
    assert given["needs"] == [(said or 0) - taken for said, taken in zip(round_.bids, round_.tricks_taken, strict=True)]


def test_among_equals_whoever_wants_tricks_keeps_his_best() -> None:
    """Where a missed bid brings nothing at all, the cards are worth the same; the lowest goes to a trick."""
    found = 0
    for seed in range(400):
        round_, seat = any_state(random.Random(f"taste {seed}"), scoring="exact_only", players=4, max_hand=5)
        view = SCHWARZE_SAU.view(round_, seat)
        if view.phase != "play" or not view.trick or len(view.actions) < 2:
            continue
        look = Outlook.of(view)
        decision = Prophet().decide(view)
        if look.need > look.left and len(decision.alternatives) > 1:
            worth = {other.action: look.table[r[0]][r[1]] for other, r in _cards(view, decision.alternatives)}
            assert {other.value for other in decision.alternatives} == {0.0}
            assert worth[decision.action] == min(worth.values())
            found += 1
    assert found >= 5


def _cards(view: View, alternatives: Any) -> list[tuple[Any, tuple[int, int]]]:
    return [(other, ranked(view, other.action.card)) for other in alternatives]
