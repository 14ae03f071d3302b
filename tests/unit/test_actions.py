"""Reading and writing actions; what is no action is quoted."""

import pytest

from stammtisch.cards import Card, Suit
from stammtisch.game import ActionRefused
from stammtisch.schafkopf.actions import (
    DECLINE,
    DOUBLE,
    PASS,
    WILLING,
    Action,
    Bid,
    NameSuit,
    PlayCard,
    action_record,
    read_action,
)
from stammtisch.schafkopf.contracts import ContractKind

RECORDS: list[tuple[Action, dict[str, str]]] = [
    (PASS, {"kind": "pass"}),
    (WILLING, {"kind": "willing"}),
    (DOUBLE, {"kind": "double"}),
    (DECLINE, {"kind": "decline"}),
    *((Bid(kind), {"kind": "bid", "contract": kind.value}) for kind in ContractKind),
    *((NameSuit(suit), {"kind": "name", "suit": suit.letter}) for suit in Suit),
    *((PlayCard(card), {"kind": "play", "card": card.code}) for card in Card),
]


@pytest.mark.parametrize(("action", "record"), RECORDS)
def test_an_action_and_its_record(action: Action, record: dict[str, str]) -> None:
    assert action_record(action) == record
    assert read_action(record) == action


@pytest.mark.parametrize(
    ("record", "reason", "paragraph", "quoted"),
    [
        ({}, "UNKNOWN_ACTION", "15.1", "None"),
        ({"kind": "knock"}, "UNKNOWN_ACTION", "15.1", "knock"),
        ({"kind": ["play"]}, "UNKNOWN_ACTION", "15.1", "['play']"),
        ({"kind": "play", "card": "E10"}, "UNKNOWN_CARD", "1.3", "E10"),
        ({"kind": "play"}, "UNKNOWN_CARD", "1.3", "None"),
        ({"kind": "play", "card": 3}, "UNKNOWN_CARD", "1.3", "3"),
        ({"kind": "play", "card": ["EO"]}, "UNKNOWN_CARD", "1.3", "['EO']"),
        ({"kind": "name", "suit": "X"}, "UNKNOWN_SUIT", "2.1", "X"),
        ({"kind": "name", "suit": 0}, "UNKNOWN_SUIT", "2.1", "0"),
        ({"kind": "name"}, "UNKNOWN_SUIT", "2.1", "None"),
        ({"kind": "bid", "contract": "ramsch"}, "UNKNOWN_CONTRACT", "4.1", "ramsch"),
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
        read_action({"kind": "knock"})
    assert caught.value.refusal.args["known"] == "pass, willing, bid, name, play, double, decline"


@pytest.mark.parametrize(("length", "shown"), [(40, 40), (41, 40), (5000, 40)])
def test_a_long_text_is_quoted_in_part(length: int, shown: int) -> None:
    with pytest.raises(ActionRefused) as caught:
        read_action({"kind": "play", "card": "x" * length})
    text = str(caught.value.refusal.args["text"])
    assert len(text) == shown
    assert text.endswith("…") == (length > 40)
