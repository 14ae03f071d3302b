"""Actions that no page sends: quoted short, and refused like any other."""

import pytest

from stammtisch.game import ActionRefused
from stammtisch.schafkopf import SCHAFKOPF


def nested(depth: int) -> object:
    value: object = "EO"
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("field", ["kind", "card", "suit", "contract"])
def test_a_deeply_nested_value_is_refused_with_a_short_quote(field: str) -> None:
    record = {"kind": {"card": "play", "suit": "name", "contract": "bid"}.get(field, "play")} | {field: nested(990)}
    with pytest.raises(ActionRefused) as caught:
        SCHAFKOPF.read_action(record)
    assert len(str(caught.value.refusal.args["text"])) <= 40


def test_characters_that_are_no_text_are_replaced() -> None:
    with pytest.raises(ActionRefused) as caught:
        SCHAFKOPF.read_action({"kind": "play", "card": "\u202eEO\x07"})
    assert caught.value.refusal.args["text"] == "\ufffdEO\ufffd"
