"""The prophet: always allowed, always the same, and blind to hidden cards."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from stammtisch.bots.schwarzesau import Average, Prophet, bidding, card_play
from stammtisch.game import Seat
from stammtisch.schwarzesau import SCHWARZE_SAU
from stammtisch.schwarzesau.actions import Bid, PlayCard
from stammtisch.schwarzesau.cards import PackCard
from stammtisch.schwarzesau.phases import Round
from tests.bots.schwarzesau.tables import any_rules, any_state, opened


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the prophet look at three deals only, for tests of many rounds."""
    monkeypatch.setattr(bidding, "CARDS", 1)
    monkeypatch.setattr(card_play, "CARDS", 1)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("players", range(2, 15))
def test_everything_it_does_is_allowed(players: int) -> None:
    """Whole rounds under all kinds of house rules, the prophet among players at random; the rules would refuse."""
    for number in range(20):
        dice = random.Random(f"{players} {number}")
        round_ = opened(dice, any_rules(dice, players=players))
        prophets = {dice.randrange(players), dice.randrange(players)}
        while round_.points is None:
            seat = SCHWARZE_SAU.waiting_for(round_)[0]
            view = SCHWARZE_SAU.view(round_, seat)
            if seat in prophets:
                decision = Prophet().decide(view)
                values = dict(decision.alternatives)
                assert set(values) <= set(view.actions)
                assert values[decision.action] == max(values.values())
                assert decision.reasons
                round_ = SCHWARZE_SAU.apply(round_, seat, decision.action)
            else:
                round_ = SCHWARZE_SAU.apply(round_, seat, dice.choice(view.actions))


def redealt(round_: Round, viewer: Seat, dice: random.Random) -> Round:
    """Deal anew all that the viewer cannot see: the others' hands and the rest of the packs."""
    view = SCHWARZE_SAU.view(round_, viewer)
    known = {card for trick in view.tricks for card in trick.cards} | set(view.trick) | set(view.hand)
    known |= {card for hand in view.others for card in hand}
    known |= {view.turned_up} if view.turned_up else set()
    packs = range(round_.ruleset.packs)
    hidden = [card for pack in packs for face in range(32) if (card := PackCard(FACES[face], pack)) not in known]
    dice.shuffle(hidden)
    open_to_viewer = {viewer} if view.hand else set()
    open_to_viewer |= {seat for seat, hand in enumerate(view.others) if hand}
    held = tuple(
        hand if seat in open_to_viewer else tuple(hidden.pop() for _ in hand) for seat, hand in enumerate(round_.held)
    )
    return round_._replace(held=held)


FACES = [PackCard.read(suit + rank).face for suit in "EGHS" for rank in "AZKOU987"]


@pytest.mark.usefixtures("hasty")
def test_hidden_cards_make_no_difference() -> None:
    changed = 0
    for seed in range(150):
        dice = random.Random(f"redeal {seed}")
        round_, seat = any_state(dice)
        other = redealt(round_, seat, dice)
        changed += other.held != round_.held
        decisions = [Prophet().decide(SCHWARZE_SAU.view(one, seat)) for one in (round_, other)]
        assert decisions[0] == decisions[1]
    assert changed > 100


def test_the_same_view_brings_the_same_decision_in_every_process() -> None:
    """Python's hashes of texts differ from process to process; no decision may hang on them."""
    code = (
        "import random\n"
        "from stammtisch.bots.schwarzesau import Prophet\n"
        "from stammtisch.schwarzesau import SCHWARZE_SAU\n"
        "from tests.bots.schwarzesau.tables import any_state\n"
        "for seed in range(12):\n"
        "    round_, seat = any_state(random.Random(seed))\n"
        "    print(Prophet().decide(SCHWARZE_SAU.view(round_, seat)))\n"
    )
    project = Path(__file__).parents[3]
    said = [
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=project,
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert said[0].count("Decision") == 12
    assert said[0] == said[1]


def test_a_spectator_is_not_asked() -> None:
    dice = random.Random(3)
    round_ = opened(dice, any_rules(dice))
    for bot in (Prophet(), Average()):
        with pytest.raises(ValueError, match="nothing is allowed to seat None"):
            bot.decide(SCHWARZE_SAU.view(round_, None))


def test_its_reasons_say_how_the_bid_stands() -> None:
    reasons = set()
    for seed in range(60):
        dice = random.Random(f"reasons {seed}")
        round_, seat = any_state(dice, players=4, max_hand=5)
        reasons |= set(Prophet().decide(SCHWARZE_SAU.view(round_, seat)).reasons)
    assert {"hand_promises_it", "bid_made", "bid_missed", "needs_some", "lead", "take", "only_card"} <= reasons


def test_average_bids_its_share_and_plays_by_rank() -> None:
    for seed in range(200):
        round_, seat = any_state(random.Random(f"average {seed}"))
        view = SCHWARZE_SAU.view(round_, seat)
        action = Average().decide(view).action
        assert action in view.actions
        if isinstance(action, Bid):
            share = view.hand_size / len(view.counts)
            numbers = [other.tricks for other in view.actions if isinstance(other, Bid)]
            assert abs(action.tricks - share) == min(abs(number - share) for number in numbers)
        else:
            assert isinstance(action, PlayCard)
            strengths = [view.order.strength[other.card.face] for other in view.actions if isinstance(other, PlayCard)]
            pick = max if view.taken[seat] < (view.bids[seat] or 0) else min
            assert view.order.strength[action.card.face] == pick(strengths)
