"""Words in four languages: codes become words first, and every reason of the server and the table has its sentence."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from stammtisch.game import Refusal
from stammtisch.i18n import LANGUAGES, FaultyMessage, Translator, UnknownMessage, negotiate, translator

SOURCES = Path(__file__).parents[2] / "src" / "stammtisch"


def reasons() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every reason that the table and the server give, with the names of its details, as the code has them."""
    for path in sorted([*(SOURCES / "table").glob("*.py"), *(SOURCES / "server").glob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                reason, args = node.args[0], node.args[2] if len(node.args) > 2 else None
                if isinstance(reason, ast.Constant):
                    keys = args.keys if isinstance(args, ast.Dict) else []
                    yield str(reason.value), tuple(str(key.value) for key in keys if isinstance(key, ast.Constant))


REASONS = sorted(set(reasons()))


def test_there_are_reasons() -> None:
    assert len(REASONS) > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("reason", "names"), REASONS, ids=[reason for reason, _ in REASONS])
def test_every_reason_has_its_sentence_and_shows_its_details(
    language: str, reason: str, names: tuple[str, ...]
) -> None:
    args: dict[str, str | int] = {name: f"<{name}>" for name in names if name != "seat"}
    if "seat" in names:
        args["seat"] = 1
    words = translator(language).refusal(Refusal(reason, "", args), ["Vroni", "Zenzi"])
    assert len(words) > 20
    for name in args:
        assert ("Zenzi" if name == "seat" else f"<{name}>") in words


def test_codes_become_words() -> None:
    words = translator("de").refusal(Refusal("CARD_NOT_IN_HAND", "6.6", {"card": "EO"}))
    assert words.startswith("Eichel-Ober hast du nicht")
    assert "EO" not in words
    assert "Zenzi" in translator("en").refusal(Refusal("NOT_YOUR_TURN", "5.2", {"seat": 1}), ["Vroni", "Zenzi"])
    assert "2" in translator("sv").refusal(Refusal("NOT_YOUR_TURN", "5.2", {"seat": 2}))


def test_a_message_that_does_not_exist() -> None:
    with pytest.raises(UnknownMessage, match="'no-such-thing' in language 'el'"):
        translator("el").t("no-such-thing")
    with pytest.raises(UnknownMessage, match="card-XX"):
        translator("de").t("refusal-card-not-in-hand", card="XX")


def test_a_message_without_its_details() -> None:
    with pytest.raises(FaultyMessage, match="refusal-card-not-in-hand"):
        translator("de").t("refusal-card-not-in-hand")


def test_a_language_that_nobody_speaks() -> None:
    with pytest.raises(ValueError, match="unknown language 'fr': a language is one of de, sv, el, en"):
        translator("fr")


def test_a_file_that_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stammtisch.i18n._sources", lambda language: [("x.ftl", "good = yes\nbad = { $never closed\n")])
    with pytest.raises(FaultyMessage, match=r"de/x\.ftl"):
        Translator("de")


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ("sv-SE,sv;q=0.9,en;q=0.8", "sv"),
        ("fr-FR, en;q=0.3, el;q=0.7", "el"),
        ("en", "en"),
        ("el_GR.UTF-8", "el"),
        ("fr,it", "de"),
        ("", "de"),
        ("C.UTF-8", "de"),
        ("sv;q=0, en;q=0.1", "en"),
        ("sv;q=x, en;q=0.1", "en"),
        (";;;,,,=,q", "de"),
        ("EN-gb", "en"),
    ],
)
def test_the_language_somebody_likes_best(wishes: str, language: str) -> None:
    assert negotiate(wishes) == language
