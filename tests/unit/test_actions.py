"""Reading and writing actions; what is no action is quoted."""

from collections.abc import Mapping

import pytest

from stammtisch.cards import Card, Suit
from stammtisch.game import ActionRefused
from stammtisch.schafkopf.actions import (
    ACCEPT,
    DECLINE,
    DOUBLE,
    PASS,
    TAKE_OBER,
    WILLING,
    Action,
    Bid,
    GiveBack,
    NameSuit,
    PassOn,
    PlayCard,
    action_record,
    read_action,
)
from stammtisch.schafkopf.contracts.kinds import BIDS

RECORDS: list[tuple[Action, Mapping[str, object]]] = [
    (ACCEPT, {"kind": "accept"}),
    (GiveBack(Card.E7), {"kind": "give_back", "card": "E7"}),
    (TAKE_OBER, {"kind": "take"}),
    (PassOn((Card.EA, Card.S7)), {"kind": "pass_on", "cards": ["EA", "S7"]}),
    (PASS, {"kind": "pass"}),
    (WILLING, {"kind": "willing"}),
    (DOUBLE, {"kind": "double"}),
    (DECLINE, {"kind": "decline"}),
    *((Bid(kind), {"kind": "bid", "contract": kind.value}) for kind in BIDS),
    *((NameSuit(suit), {"kind": "name", "suit": suit.letter}) for suit in Suit),
    *((PlayCard(card), {"kind": "play", "card": card.code}) for card in Card),
]


@pytest.mark.parametrize(("action", "record"), RECORDS)
def test_an_action_and_its_record(action: Action, record: Mapping[str, object]) -> None:
    assert action_record(action) == record
    assert read_action(record) == action


@pytest.mark.parametrize(
    ("record", "reason", "paragraph", "quoted"),
    [
        ({}, "UNKNOWN_ACTION", "15.1", "None"),
        ({"kind": "knokc"}, "UNKNOWN_ACTION", "15.1", "knokc"),
        ({"kind": ["play"]}, "UNKNOWN_ACTION", "15.1", "['play']"),
        ({"kind": "play", "card": "E10"}, "UNKNOWN_CARD", "1.3", "E10"),
        ({"kind": "play"}, "UNKNOWN_CARD", "1.3", "None"),
        ({"kind": "play", "card": 3}, "UNKNOWN_CARD", "1.3", "3"),
        ({"kind": "play", "card": ["EO"]}, "UNKNOWN_CARD", "1.3", "['EO']"),
        ({"kind": "name", "suit": "X"}, "UNKNOWN_SUIT", "2.1", "X"),
        ({"kind": "name", "suit": 0}, "UNKNOWN_SUIT", "2.1", "0"),
        ({"kind": "name"}, "UNKNOWN_SUIT", "2.1", "None"),
        ({"kind": "bid", "contract": "ramsch"}, "UNKNOWN_CONTRACT", "4.1", "ramsch"),
        ({"kind": "bid", "contract": "kreuz"}, "UNKNOWN_CONTRACT", "4.1", "kreuz"),
        ({"kind": "give_back", "card": "X"}, "UNKNOWN_CARD", "1.3", "X"),
        ({"kind": "pass_on"}, "NOT_TWO_CARDS", "13.12", "None"),
        ({"kind": "pass_on", "cards": "EO"}, "NOT_TWO_CARDS", "13.12", "EO"),
        ({"kind": "pass_on", "cards": ["EO"]}, "NOT_TWO_CARDS", "13.12", "['EO']"),
        ({"kind": "pass_on", "cards": ["E7", "E7"]}, "NOT_TWO_CARDS", "13.12", "['E7', 'E7']"),
        ({"kind": "pass_on", "cards": ["E7", 7]}, "UNKNOWN_CARD", "1.3", "7"),
        ({"kind": "bid", "contract": None}, "UNKNOWN_CONTRACT", "4.1", "None"),
        ({"kind": "bid", "contract": {"solo": 1}}, "UNKNOWN_CONTRACT", "4.1", "{'solo': 1}"),
    ],
)
def test_what_is_no_action_is_refused_and_quoted(
    record: dict[str, object], reason: str, paragraph: str, quoted: str
) -> None:
    with pytest.raises(ActionRefused) as caught:
        read_action(record)
    refusal = caught.value.refusal
    assert (refusal.reason, refusal.paragraph, refusal.args["text"]) == (reason, paragraph, quoted)


def test_an_unknown_action_names_the_known_ones() -> None:
    with pytest.raises(ActionRefused, match="UNKNOWN_ACTION") as caught:
        read_action({"kind": "cry"})
    assert caught.value.refusal.args["known"] == (
        "pass, willing, knock, bid, name, play, double, decline, accept, give_back, take, pass_on"
    )


@pytest.mark.parametrize(("length", "shown"), [(40, 40), (41, 40), (5000, 40)])
def test_a_long_text_is_quoted_in_part(length: int, shown: int) -> None:
    with pytest.raises(ActionRefused) as caught:
        read_action({"kind": "play", "card": "x" * length})
    text = str(caught.value.refusal.args["text"])
    assert len(text) == shown
    assert text.endswith("…") == (length > 40)
