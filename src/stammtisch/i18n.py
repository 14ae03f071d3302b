"""Words of the house in four languages, from one set of Fluent files for the server, the terminal and the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from stammtisch.game import Refusal

LANGUAGES = ("de", "sv", "el", "en")
"""The languages of the house; German is the one the others were made from."""

LOCALES = {"de": "de", "sv": "sv", "el": "el", "en": "en-GB"}
FALLBACK = "de"

CODES = ("card", "suit", "contract", "level")
"""Arguments that hold a code: the message of that code says it in words, such as ``card-EO``."""

Value = str | int | float


class UnknownMessage(LookupError):
    """A message id that a language does not have; naming both."""


class FaultyMessage(ValueError):
    """A message that cannot be formatted with the arguments given; naming what is wrong."""


class Translator:
    """Says things in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([LOCALES[language]], use_isolating=False)
        for name, text in _sources(language):
            self._add(name, text)

    def t(self, message: str, /, **args: Value) -> str:
        """Return a message with its arguments; those that hold codes are put into words first.

        :raises UnknownMessage: when there is no such message.
        :raises FaultyMessage: when an argument that it needs is missing.
        """
        words = {name: self._word(name, value) for name, value in args.items()}
        return self._format(message, words)

    def has(self, message: str) -> bool:
        """Say whether there is such a message."""
        return bool(self._bundle.has_message(message))

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Say in words why something is not possible; ``names`` are the players by seat."""
        reason = refusal.reason.lower().replace("_", "-")
        message = f"refusal-{reason}"
        if not self.has(message):
            message = f"error-{reason}"
        args: dict[str, Value] = dict(refusal.args)
        seat = args.get("seat")
        if isinstance(seat, int):
            args["seat"] = names[seat] if seat < len(names) else str(seat)
        return self.t(message, **args)

    def _add(self, name: str, text: str) -> None:
        resource = FluentResource(text)
        junk = [str(entry.content).strip() for entry in resource.body if isinstance(entry, Junk)]
        if junk:
            raise FaultyMessage(f"{self.language}/{name} cannot be read from {junk[0][:60]!r} on")
        self._bundle.add_resource(resource)

    def _word(self, name: str, value: Value) -> Value:
        return self._format(f"{name}-{value}", {}) if name in CODES else value

    def _format(self, message: str, args: Mapping[str, Value]) -> str:
        if not self._bundle.has_message(message):
            raise UnknownMessage(f"no message {message!r} in language {self.language!r}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise UnknownMessage(f"message {message!r} in language {self.language!r} has no text of its own")
        text, faults = self._bundle.format_pattern(pattern, dict(args))
        if faults:
            raise FaultyMessage(f"message {message!r} in language {self.language!r}: {faults[0]}")
        return str(text)


@cache
def translator(language: str) -> Translator:
    """Return the translator of a language, made once.

    :raises ValueError: naming the languages there are when it is none of them.
    """
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}: a language is one of {', '.join(LANGUAGES)}")
    return Translator(language)


def negotiate(wishes: str) -> str:
    """Return our language that somebody likes best: of ``sv-SE,sv;q=0.9,en`` (a browser) or ``el_GR.UTF-8`` (LANG)."""
    rated: list[tuple[float, int, str]] = []
    for place, wish in enumerate(wishes.split(",")):
        tag, _, parameters = wish.partition(";")
        language = tag.strip().replace("_", "-").split("-")[0].split(".")[0].lower()
        if language in LANGUAGES:
            rated.append((-_quality(parameters), place, language))
    liked = [entry for entry in rated if entry[0] < 0]
    return min(liked)[2] if liked else FALLBACK


def _quality(parameters: str) -> float:
    name, _, value = parameters.strip().partition("=")
    if name != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0


def _sources(language: str) -> list[tuple[str, str]]:
    folder = resources.files("stammtisch") / "locales" / language
    files = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda entry: entry.name)
    return [(entry.name, entry.read_text("utf-8")) for entry in files]
