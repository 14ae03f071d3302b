"""Games recorded elsewhere: what the rules find in them, and records that cannot be read."""

import copy
from typing import Any

import pytest

from stammtisch.game import BadRecord
from stammtisch.schafkopf.game import deal_record
from stammtisch.schafkopf.phases import Done
from stammtisch.schafkopf.recorded_games import _heights as heights
from stammtisch.schafkopf.recorded_games import check
from stammtisch.schafkopf.settlement import Result
from stammtisch.schafkopf.verdict import judge
from tests.unit.situations import after, dealt, legal, playing, result

HANDS = dealt("EO HO EU HU HA HK H9 E7", "GA GZ GK G9 G8 G7 EZ EK", "GO SU HZ H8 H7 S9 S8 EA")


def recorded(text: str = "sauspiel E", declarer: int = 0) -> dict[str, Any]:
    """Record a game of this contract in the other format: everybody plays his first legal card."""
    round_ = playing(text, declarer, HANDS, laufende_scope="all")
    while not isinstance(round_.phase, Done):
        round_ = after(round_, legal(round_).split()[0])
    assert round_.play is not None
    kind, _, suit = text.partition(" ")
    ended = result(round_)
    return {
        "id": "g-1",
        "deck": 32,
        "first_lead": "p0",
        "hands": {f"p{seat}": hand for seat, hand in enumerate(deal_record(HANDS)["hands"])},
        "contract": {"kind": kind, "suit": suit or None, "declarer": f"p{declarer}"},
        "tricks": [
            {"lead": f"p{trick.leader}", "cards": [card.code for card in trick.cards]} for trick in round_.play.tricks
        ],
        "result": {"points": list(ended.augen), "tricks": list(ended.tricks), "payoff": list(ended.payoff)},
    }


GAME = recorded()


def changed(path: str, value: Any) -> dict[str, Any]:
    """Return the game with one part exchanged, such as ``contract.suit``."""
    game: dict[str, Any] = copy.deepcopy(GAME)
    *folders, name = path.split(".")
    part: Any = game
    for folder in folders:
        part = part[int(folder) if folder.isdigit() else folder]
    part[name] = value
    return game


@pytest.mark.parametrize("text", ["sauspiel E", "solo H", "geier", "wenz"])
def test_a_game_that_keeps_the_rules_is_accepted(text: str) -> None:
    assert check(recorded(text)) == []


@pytest.mark.parametrize(
    ("suit", "reason", "paragraph"),
    [("H", "HERZ_NEVER_CALLED", "7.1"), ("S", "SUIT_NOT_HELD(suit=S)", "7.1"), ("G", "SUIT_NOT_HELD(suit=G)", "7.1")],
)
def test_a_call_against_the_rules_is_a_difference(suit: str, reason: str, paragraph: str) -> None:
    (difference,) = check(changed("contract.suit", suit))
    assert (difference.card_number, difference.paragraph) == (0, paragraph)
    assert reason in difference.expected


def test_the_declarer_cannot_call_his_own_ace() -> None:
    (difference,) = check(changed("contract.declarer", "p2"))
    assert "SUIT_HAS_OWN_ACE(suit=E)" in difference.expected


def test_more_doublings_than_there_are_levels_are_a_difference() -> None:
    assert check(changed("kontra", 4))[0].expected.startswith("payoff")
    (difference,) = check(changed("kontra", 5))
    assert (difference.paragraph, "NO_FURTHER_DOUBLING" in difference.expected) == ("8.4", True)


def test_a_wrong_result_is_a_difference() -> None:
    (difference,) = check(changed("result.payoff", [0, 0, 0, 0]))
    assert (difference.card_number, difference.paragraph) == (0, "11.3")


def test_a_card_against_the_rules_is_found_with_its_number() -> None:
    cards = list(GAME["tricks"][1]["cards"])
    cards[2] = GAME["tricks"][0]["cards"][0]
    (difference,) = check(changed("tricks.1.cards", cards))
    assert (difference.card_number, difference.paragraph) == (7, "6.6")
    assert f"CARD_NOT_IN_HAND card={cards[2]}" in difference.expected


def test_a_game_that_ends_too_early_is_a_difference() -> None:
    (difference,) = check(changed("tricks", GAME["tricks"][:-1]))
    assert (difference.card_number, difference.paragraph) == (28, "15.1")


def test_a_lost_tout_is_recorded_to_its_end() -> None:
    wenz = recorded("wenz")
    wenz["contract"]["tout"] = True
    del wenz["result"]["payoff"]
    assert check(wenz) == []


@pytest.mark.parametrize(
    ("side", "tricks", "schneider", "schwarz"),
    [
        (91, 7, True, False),
        (90, 7, False, False),
        (31, 1, False, False),
        (30, 1, True, False),
        (120, 8, True, True),
        (120, 7, True, False),
        (0, 0, True, True),
    ],
)
def test_schneider_and_schwarz_of_a_record(side: int, tricks: int, schneider: bool, schwarz: bool) -> None:
    verdict = judge(side, tricks, 8)
    assert heights(Result((), tricks=(tricks, 8 - tricks), verdict=verdict)) == (schneider, schwarz)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("deck", 36, "the game lacks 36"),
        ("first_lead", "p4", "seat 'p4': a seat is one of p0, p1, p2, p3"),
        ("contract.declarer", None, "seat None: a seat is one of p0, p1, p2, p3"),
        ("contract.suit", "X", "unknown suit 'X'"),
        ("contract.suit", None, "sauspiel needs a suit"),
        ("hands.p1", ["EO"], "hand of seat 1 has 1 cards"),
        ("tricks.0.cards", ["EO", "GO"], "trick ['EO', 'GO']: a trick has 4 cards"),
        ("tricks.0.cards", ["E1", "GO", "HO", "SO"], "unknown card 'E1'"),
        ("tricks.0.lead", "west", "seat 'west'"),
        ("tricks", None, "not iterable"),
        ("result", 3, "result = 3: a game needs a table of it"),
    ],
)
def test_a_record_that_cannot_be_read_is_quoted(path: str, value: Any, message: str) -> None:
    with pytest.raises(BadRecord) as caught:
        check(changed(path, value))
    assert message in str(caught.value)


def test_a_game_without_contract_is_no_game() -> None:
    with pytest.raises(BadRecord, match="contract = None: a game needs a table of it"):
        check({"deck": 32})
