"""Every message of every language can be said: the runtime formats it without a fault and leaves no argument out."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

LOCALES = Path(__file__).parents[2] / "src" / "stammtisch" / "locales"


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by fluent.syntax
        self.names.add(node.id.name)


def sources(language: str) -> str:
    """All messages of one language in one text."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((LOCALES / language).glob("*.ftl")))


def bundle(language: str) -> FluentBundle:
    """The messages of one language, without the invisible marks around arguments."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(sources(language)))
    return made


def say(language: str, name: str, **args: str | int) -> str:
    """Format one message; a fault in it fails the test."""
    made = bundle(language)
    pattern = made.get_message(name).value
    assert pattern is not None
    text, faults = made.format_pattern(pattern, args)
    assert faults == []
    return str(text)


@pytest.mark.parametrize("language", ["de", "sv", "el", "en"])
@pytest.mark.parametrize("value", [0, 1, 2, 7, "Vroni"])
def test_every_message_is_formatted_without_a_fault(language: str, value: str | int) -> None:
    made = bundle(language)
    said = 0
    for entry in parse(sources(language)).body:
        if not isinstance(entry, ast.Message):
            continue
        parts = Variables()
        parts.visit(entry)
        pattern = made.get_message(entry.id.name).value
        assert pattern is not None
        text, faults = made.format_pattern(pattern, dict.fromkeys(parts.names, value))
        assert faults == [], entry.id.name
        assert text, entry.id.name
        assert str(text) == str(text).strip(), entry.id.name
        said += 1
    assert said > 120


@pytest.mark.parametrize("language", ["de", "sv", "el", "en"])
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    names = {say(language, f"card-{suit}{rank}") for suit in "EGHS" for rank in "AZKOU987"}
    assert len(names) == 32


@pytest.mark.parametrize("language", ["de", "sv", "el", "en"])
def test_a_card_is_named_by_the_words_for_its_suit_and_its_rank(language: str) -> None:
    for suit in "EGHS":
        for rank in "AZKOU987":
            name = say(language, f"card-{suit}{rank}")
            assert say(language, f"suit-{suit}") in name
            assert say(language, f"rank-{rank}") in name


@pytest.mark.parametrize("language", ["de", "sv", "el", "en"])
def test_a_refusal_says_its_arguments(language: str) -> None:
    suit = say(language, "suit-E")
    ace = say(language, "card-EA")
    assert suit in say(language, "refusal-follow-suit", suit=suit)
    text = say(language, "refusal-called-suit-only-by-ace", suit=suit, card=ace, needed=3)
    assert suit in text
    assert ace in text
    assert "3" in text


def test_german_says_what_the_house_says() -> None:
    assert say("de", "refusal-follow-suit", suit="Eichel") == "Eichel ist ausgespielt – du musst Eichel bekennen."
    assert say("de", "game-sauspiel", suit="Eichel") == "Sauspiel auf die Eichel-Ass"
    assert say("de", "game-solo", suit="Gras") == "Gras-Solo"
    assert say("de", "result-term-laufende", count=1, each=10) == "1 Laufender × 10"
    assert say("de", "result-term-laufende", count=3, each=10) == "3 Laufende × 10"
    assert say("de", "result-without", count=4) == "ohne 4 Laufende"


@pytest.mark.parametrize("language", ["de", "sv", "el", "en"])
def test_the_short_names_of_the_games_are_the_same_everywhere(language: str) -> None:
    kinds = ("sauspiel", "geier", "wenz", "solo", "geier-tout", "wenz-tout", "solo-tout")
    assert [say(language, f"contract-{kind}") for kind in kinds] == [kind.title().replace("-", " ") for kind in kinds]
