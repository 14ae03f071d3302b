"""The picture that a page gets: its fields, and what they say in each phase."""

import json
from typing import Any

from stammtisch.schafkopf.phases import Round
from stammtisch.schafkopf.screen import screen
from stammtisch.schafkopf.view import view
from tests.unit import test_auction
from tests.unit.situations import after, few, legal, opened, playing
from tests.unit.test_auction import DEAL
from tests.unit.test_kontra import HANDS, sauspiel
from tests.unit.test_views import VIEWERS

FIELDS = [
    *("phase", "deck", "dealer", "vorhand", "turn", "waiting", "hand", "counts", "open_hands"),
    *("received", "given", "hochzeit", "said", "stage", "highest", "options", "contract", "called_ace", "doublings"),
    *("knocks", "bock", "stock", "multiplier", "trick", "last_trick", "tricks_taken", "result"),
]
NUMBERS = ["passed_out", "winner", "class", "declarer_side", "augen", "side_augen", "needed", "tricks", "laufende"]
RESULT = {*NUMBERS, "terms", "factors", "value", "cap", "payoff", "stock", "hands", "tricks_played", "ramsch"}


def shown(round_: Round, seat: int | None = 0) -> dict[str, Any]:
    picture = screen(view(round_, seat))
    assert json.loads(json.dumps(picture)) == picture
    return picture


def a_whole_sauspiel() -> Round:
    """Play a Sauspiel of seat 0 with seat 2, with 3, with Kontra; the opponents take one trick."""
    hands = few(
        "EO HO EU HU HA HK H9 E7",
        "GA GZ GK G9 G8 G7 EZ EK",
        "GO SU HZ H8 H7 S9 S8 EA",
        "SO GU SA SZ SK S7 E9 E8",
    )
    round_ = after(playing("sauspiel E", 0, hands), "3 double", "0 decline")
    return after(
        round_,
        "HA G7 H7 GU",
        "SA HU G8 S8",
        "EO G9 H8 SO",
        "E7 EZ EA E8",
        "S9 SZ HK GZ",
        "HO GK HZ SK",
        "EU GA SU S7",
        "H9 EK GO E9",
    )


def test_the_picture_has_the_same_fields_in_every_phase_and_for_every_viewer() -> None:
    naming = after(opened(DEAL), "0 bid solo", "1 pass", "2 pass", "3 pass")
    for round_ in (opened(DEAL), naming, sauspiel(), a_whole_sauspiel()):
        for seat in VIEWERS:
            assert list(shown(round_, seat)) == FIELDS


def test_an_auction() -> None:
    picture = shown(after(opened(DEAL), "0 bid geier"), 1)
    assert (picture["phase"], picture["deck"], picture["dealer"], picture["vorhand"]) == ("auction", "long", 3, 0)
    assert (picture["turn"], picture["waiting"], picture["stage"], picture["highest"]) == (1, None, 1, "geier")
    assert picture["said"] == [{"seat": 0, "said": "geier"}]
    assert picture["options"][:2] == [
        {"action": {"kind": "pass"}, "refusal": None},
        {
            "action": {"kind": "bid", "contract": "sauspiel"},
            "refusal": {"reason": "BID_TOO_LOW", "args": {"contract": "geier"}, "paragraph": "5.2"},
        },
    ]
    assert [picture[name] for name in ("contract", "called_ace", "trick", "last_trick", "result")] == [None] * 5
    assert (picture["doublings"], picture["multiplier"], picture["tricks_taken"]) == ([], 1, [0, 0, 0, 0])
    # Before a contract stands, the hand is sorted as for a Sauspiel.
    assert picture["hand"] == [
        *({"card": code, "trump": True, "refusal": None} for code in ("GO", "GU", "HA", "HZ")),
        *({"card": code, "trump": False, "refusal": None} for code in ("E8", "GK", "G8", "S8")),
    ]


def test_words_of_an_auction_in_stages() -> None:
    round_ = after(opened(DEAL, auction="two_stage"), "0 willing", "1 pass", "2 willing", "3 pass", "0 bid solo")
    picture = shown(round_, 2)
    assert [said["said"] for said in picture["said"]] == ["willing", "pass", "willing", "pass", "solo"]
    assert (picture["stage"], picture["highest"], picture["turn"]) == (2, "solo", 2)


def test_naming() -> None:
    picture = shown(after(opened(DEAL), "0 bid solo", "1 pass", "2 pass", "3 pass"))
    assert picture["contract"] == {"kind": "solo", "suit": None, "declarer": 0, "partner": None, "muss": False}
    assert [option["action"] for option in picture["options"]] == [{"kind": "name", "suit": suit} for suit in "EGHS"]
    assert (picture["phase"], picture["turn"], picture["trick"]) == ("naming", 0, None)


def test_a_sauspiel_before_the_first_card() -> None:
    for seat, partner in ((0, None), (1, None), (2, 2), (None, None)):
        picture = shown(sauspiel(), seat)
        called = {"kind": "sauspiel", "suit": "E", "declarer": 0, "muss": False}
        assert picture["contract"] == called | {"partner": partner}
        assert picture["called_ace"] == "EA"
        assert picture["trick"] == {"leader": 0, "cards": []}
    assert shown(sauspiel(), 1)["options"] == [{"action": {"kind": "double"}, "refusal": None, "level": "kontra"}]
    assert shown(sauspiel(), 2)["options"] == []
    assert shown(sauspiel(), None)["hand"] == []


def test_a_single_game_calls_no_ace() -> None:
    picture = shown(playing("wenz-tout", 1, few(*HANDS)))
    assert picture["contract"] == {"kind": "wenz-tout", "suit": None, "declarer": 1, "partner": None, "muss": False}
    assert picture["called_ace"] is None
    assert shown(playing("solo-tout G", 1, few(*HANDS)))["contract"]["suit"] == "G"


def test_doublings_and_the_answer_that_is_due() -> None:
    round_ = after(sauspiel(kontra_levels=4), "3 double", "0 double")
    picture = shown(round_, 1)
    assert picture["doublings"] == [{"seat": 3, "level": "kontra"}, {"seat": 0, "level": "re"}]
    assert (picture["multiplier"], picture["waiting"], picture["turn"]) == (4, "answer", None)
    assert picture["options"] == [
        {"action": {"kind": "double"}, "refusal": None, "level": "sub"},
        {"action": {"kind": "decline"}, "refusal": None},
    ]


def test_tricks_and_the_reasons_against_cards() -> None:
    picture = shown(after(sauspiel(), "G9 GA G7 S8", "EZ"), 2)
    assert picture["trick"] == {"leader": 1, "cards": ["EZ"]}
    assert picture["last_trick"] == {"leader": 0, "cards": ["G9", "GA", "G7", "S8"], "winner": 1, "augen": 11}
    assert (picture["tricks_taken"], picture["counts"]) == ([0, 1, 0, 0], [7, 6, 7, 7])
    must = {"reason": "CALLED_ACE_MUST_BE_PLAYED", "args": {"card": "EA"}, "paragraph": "7.3-R1"}
    assert [(card["card"], card["refusal"]) for card in picture["hand"]] == [
        (code, None if code == "EA" else must) for code in ["GO", "HU", "H7", "EA", "EK", "SZ", "S7"]
    ]


def test_the_result_of_a_sauspiel_with_kontra() -> None:
    picture = shown(a_whole_sauspiel(), None)
    result = picture["result"]
    assert set(result) == RESULT
    assert {name: result[name] for name in NUMBERS} == {
        "passed_out": False,
        "winner": "declarer",
        "class": "schneider",
        "declarer_side": [0, 2],
        "augen": [79, 0, 28, 13],
        "side_augen": 107,
        "needed": 61,
        "tricks": [5, 0, 2, 1],
        "laufende": {"signed": 3, "counted": 3, "cards": ["EO", "GO", "HO"]},
    }
    assert result["terms"] == [
        {"term": "base", "amount": 10, "contract": "sauspiel", "count": None, "each": None},
        {"term": "laufende", "amount": 30, "contract": None, "count": 3, "each": 10},
        {"term": "schneider", "amount": 10, "contract": None, "count": None, "each": None},
    ]
    assert result["factors"] == [{"factor": "kontra", "times": 2}]
    assert (result["value"], result["payoff"]) == (100, [100, -100, 100, -100])
    assert result["hands"][2] == ["GO", "SU", "HZ", "H8", "H7", "EA", "S9", "S8"]
    assert len(result["tricks_played"]) == 8
    assert result["tricks_played"][-1] == picture["last_trick"]
    assert (picture["phase"], picture["turn"], picture["hand"]) == ("done", None, [])
    assert picture["contract"]["partner"] == 2


def test_the_result_of_a_pass_out() -> None:
    result = shown(after(opened(DEAL), "0 pass", "1 pass", "2 pass", "3 pass"))["result"]
    assert set(result) == RESULT
    assert result["passed_out"] is True
    nothing = ("winner", "class", "side_augen", "needed", "laufende")
    assert [result[name] for name in nothing] == [None] * 5
    empty = ("declarer_side", "augen", "tricks", "terms", "factors", "tricks_played")
    assert [result[name] for name in empty] == [[]] * 6
    assert (result["value"], result["payoff"]) == (0, [0, 0, 0, 0])
    assert [set(hand) for hand in result["hands"]] == [set(hand.split()) for hand in test_auction.HANDS]


def test_a_lost_game_says_who_won_and_the_laufende_are_signed() -> None:
    without = few(
        "HO HU H9 H8 SA S9 S8 S7",
        "EO GO SO EU GU SU HA HZ",
        "EA EZ EK E9 E8 E7 GA GZ",
        "GK G9 G8 G7 SZ SK HK H7",
    )
    round_ = playing("solo H", 0, without)
    while round_.play is not None and any(round_.play.held):
        round_ = after(round_, legal(round_).split()[-1])
    result = shown(round_)["result"]
    assert result["winner"] == "opponents"
    assert result["laufende"] == {"signed": -2, "counted": 0, "cards": ["EO", "GO"]}
    assert result["payoff"][0] == -3 * result["value"]
