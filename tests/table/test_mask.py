"""What a seat is shown: its own cards, what all have seen, and nothing else."""

from __future__ import annotations

import json

import pytest

from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.table import picture, visible_events
from stammtisch.table.commands import Act, BotAt, TakeSeat
from tests.table.evenings import ASA, Evening
from tests.table.higher_card import HIGHER_CARD

THERE = [True] * 4
VIEWERS = (0, 1, 2, 3, None)


@pytest.mark.parametrize("seed", range(8))
def test_no_picture_and_no_event_holds_a_card_that_its_viewer_may_not_know(seed: int) -> None:
    evening = Evening(SCHAFKOPF, {"preset": "stargames", "deck": "short" if seed % 2 else "long"}, seed)
    hands = [set(hand) for hand in evening.log[0][2].deal["hands"]]  # type: ignore[union-attr]
    seen: set[str] = set()
    game = evening.table.game
    while not evening.table.over:
        before = evening.table
        seat = game.waiting_for(before.round)[0]
        events = evening.say(evening.sender_at(seat), Act(game.action_record(evening.choice(seat))))
        seen |= {record["card"] for event in events if "card" in (record := getattr(event, "action", {}))}
        if evening.table.over:
            break
        for viewer in VIEWERS:
            own = hands[viewer] if viewer is not None else set()
            shown = json.dumps([picture(evening.table, viewer, THERE), visible_events(before, events, viewer)])
            hidden = set().union(*hands) - own - seen - called_ace(shown)
            leaked = {card for card in hidden if f'"{card}"' in shown}
            assert not leaked, f"viewer {viewer} sees {leaked}"


def called_ace(shown: str) -> set[str]:
    """The ace that was called aloud: its name is no secret, only who holds it."""
    return {json.loads(shown)[0]["round"]["called_ace"]} - {None}


def test_the_deal_is_told_without_its_hands() -> None:
    evening = Evening(SCHAFKOPF, {"preset": "stargames"})
    for viewer in VIEWERS:
        shown = visible_events(None, evening.log[0], viewer)
        assert [event["kind"] for event in shown] == ["opened", "seat_taken", "dealt"]
        assert shown[2] == {"kind": "dealt", "round": 1, "dealer": evening.table.dealer}


def test_what_the_game_hides_only_the_doer_learns() -> None:
    evening = Evening(HIGHER_CARD, {})
    before = evening.table
    events = evening.say(BotAt(1), Act({"kind": "wave"}))
    assert visible_events(before, events, 1) == [{"kind": "acted", "seat": 1, "action": {"kind": "wave"}}]
    for viewer in (0, 2, None):
        assert visible_events(before, events, viewer) == []


def test_ids_of_people_stay_with_the_server() -> None:
    evening = Evening(HIGHER_CARD, {})
    before = evening.table
    events = evening.say(ASA, TakeSeat(1, "Åsa"))
    shown = json.dumps([visible_events(before, events, 0), picture(evening.table, 0, THERE)])
    assert "u-" not in shown
    assert evening.table.places[1].reserved is not None


def test_picture_of_the_table() -> None:
    evening = Evening(HIGHER_CARD, {"preset": "plain"})
    evening.say(ASA, TakeSeat(1, "Åsa"))
    shown = picture(evening.table, 0, [True, True, True])
    assert shown["id"] == "k7m2qp"
    assert shown["you"] == 0
    assert shown["version"] == 2
    assert shown["ruleset"] == {"preset": "plain"}
    assert [seat["occupant"] for seat in shown["seats"]] == ["person", "bot", "bot"]
    assert [seat["reserved_by"] for seat in shown["seats"]] == [None, "Åsa", None]
    assert shown["round"]["hand"] == list(evening.table.round.hands[0])
    evening.finish_round()
    match = picture(evening.table, None, [True, True, True])["match"]
    assert match["number"] == 1
    assert match["rounds"][0]["contract"] == "higher"
    assert list(match["totals"]) == match["rounds"][0]["payoff"]
