"""Fails when a message is missing, unused, or differs between the four languages.

Every language has the same files, ids and variables as German; only text, variables, choices and references are
used, so that Python and the page say the same. Every message is used by the sources, every message and every
reason of a refusal that the sources name exists. Called with a folder it looks at the project there, otherwise at
this one; exits with status 1 and one line for each fault.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

PROJECT = Path(__file__).parent.parent
REFERENCE = "de"
LANGUAGES = ("de", "sv", "el", "en")

# Arguments that carry a code become words by the message "<prefix>-<code>"; no source spells these ids out.
FROM_CODES = ("card-", "suit-", "contract-", "level-")
# What is refused with REASON is told by "refusal-reason", or "error-reason" where it is no matter of the rules.
FROM_REASONS = ("refusal-", "error-")
# Ids of these areas are nothing but messages; a card-, suit- or deck- may also be a style of the page.
AREAS = "page|terminal|result|refusal|error|sheet|table|preset|said|role|word|level|game|contract|ruleset"
# Building any id of a whole area at run time would hide what is unused.
TOO_BROAD = {f"{area}-" for area in AREAS.split("|")} - {"preset-", "said-", "role-", "game-"}

ATTRIBUTE = r"(?<!class=)(?<!id=)(?<!for=)(?<!labelledby=)(?<!describedby=)"
LITERAL = re.compile(rf"{ATTRIBUTE}[\"'`]((?:{AREAS})-[a-z0-9-]*[a-z0-9])[\"'`]")
BUILT = re.compile(r"[\"'`]([a-z][a-z0-9-]*-)\$?\{")
STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)


class Message(NamedTuple):
    """A message of one language: the file it stands in and the names of its variables."""

    file: str
    variables: frozenset[str]


class Reason(NamedTuple):
    """A reason that the sources refuse with; ``args`` are the names given along, None when they are computed."""

    place: str
    reason: str
    args: frozenset[str] | None


class _Parts(Visitor):
    """Collects what a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by fluent.syntax
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


class Language:
    """The messages of one language, and the faults found while reading them."""

    def __init__(self, folder: Path) -> None:
        self.name = folder.name
        self.messages: dict[str, Message] = {}
        self.faults: list[str] = []
        self.referred: set[str] = set()
        self.files = sorted(path.name for path in folder.glob("*.ftl"))
        for file in self.files:
            self._read(folder / file)
        self.faults += [f"{self.name}: there is no {name} to refer to" for name in self.referred - set(self.messages)]

    def _read(self, path: Path) -> None:
        where = f"{self.name}/{path.name}"
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                broken = (entry.content or "").strip().splitlines()[0]
                self.faults.append(f"{where}: cannot be read: {broken}")
            elif isinstance(entry, ftl.Message | ftl.Term):
                self._add(where, path.name, entry)

    def _add(self, where: str, file: str, entry: ftl.Message | ftl.Term) -> None:
        name = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
        parts = _Parts()
        parts.visit(entry)
        self.referred |= parts.references
        if name in self.messages:
            self.faults.append(f"{where}: {name} comes twice, first in {self.messages[name].file}")
        if parts.functions:
            self.faults.append(f"{where}: {name} calls {', '.join(sorted(parts.functions))}; format it in code")
        self.messages[name] = Message(file, frozenset(parts.variables))


class Sources:
    """What the sources of the server, the terminal and the page say about messages."""

    def __init__(self, project: Path) -> None:
        self.named: dict[str, str] = {}
        self.built: set[str] = set()
        self.reasons: list[Reason] = []
        for path in sorted((project / "src").rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            self._read(text, str(path.relative_to(project)))
            self.reasons += _reasons(ast.parse(text, filename=str(path)), str(path.relative_to(project)))
        for path in sorted((project / "web" / "src").rglob("*")):
            if path.suffix in {".ts", ".svelte"} and not path.name.endswith(".test.ts"):
                self._read(STYLE.sub("", path.read_text(encoding="utf-8")), str(path.relative_to(project)))

    def _read(self, text: str, place: str) -> None:
        for name in LITERAL.findall(text):
            self.named.setdefault(name, place)
        self.built.update(set(BUILT.findall(text)) - TOO_BROAD)

    def uses(self, name: str) -> bool:
        """Say whether some source uses this message, by name, by a built id or as a reason."""
        if name in self.named or name.startswith(("-", *FROM_CODES, *self.built)):
            return True
        reasons = {told for reason in self.reasons for told in ids_of(reason.reason)}
        return name in reasons


def ids_of(reason: str) -> tuple[str, ...]:
    """Return the ids that may tell a reason, the preferred one first."""
    return tuple(prefix + reason.lower().replace("_", "-") for prefix in FROM_REASONS)


def _reasons(tree: ast.Module, place: str) -> Iterator[Reason]:
    """Every reason given to a Refusal, with both when one of two is chosen on the spot."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal" and node.args:
            for part in ast.walk(node.args[0]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield Reason(f"{place}:{part.lineno}", part.value, _given(node))


def _given(call: ast.Call) -> frozenset[str] | None:
    """Return the names of the arguments that a Refusal is given, None when they are not written out."""
    if len(call.args) < 3 and not call.keywords:
        return frozenset()
    args = call.args[2] if len(call.args) > 2 else None
    if not isinstance(args, ast.Dict):
        return None
    names = [key.value if isinstance(key, ast.Constant) else None for key in args.keys]
    return None if None in names else frozenset(str(name) for name in names)


def differences(reference: Language, other: Language) -> Iterator[str]:
    """Say where a language differs from the reference: files, ids, variables."""
    for file in sorted(set(reference.files) ^ set(other.files)):
        lacking = other if file in reference.files else reference
        yield f"{lacking.name}: the file {file} is missing"
    for name in sorted(set(reference.messages) | set(other.messages)):
        ours, theirs = reference.messages.get(name), other.messages.get(name)
        if ours is None or theirs is None:
            where = f"{(ours or theirs or Message('', frozenset())).file}"
            yield f"{(other if theirs is None else reference).name}/{where}: {name} is missing"
        elif ours.file != theirs.file:
            yield f"{other.name}/{theirs.file}: {name} stands in {ours.file} in {reference.name}"
        elif ours.variables != theirs.variables:
            odd = ", ".join(sorted(ours.variables ^ theirs.variables))
            yield f"{other.name}/{theirs.file}: {name} has other variables than in {reference.name}: {odd}"


def _unfit(reference: Language, sources: Sources) -> Iterator[str]:
    """Say which messages no source uses, and what the sources ask for in vain."""
    for name, message in sorted(reference.messages.items()):
        if not sources.uses(name) and name not in reference.referred:
            yield f"{message.file}: {name} is used nowhere"
    for name, place in sorted(sources.named.items()):
        if name not in reference.messages:
            yield f"{place}: there is no message {name}"
    for place, reason, args in sources.reasons:
        told = next((name for name in ids_of(reason) if name in reference.messages), None)
        if told is None:
            yield f"{place}: there is no message {' or '.join(ids_of(reason))}"
        elif args is not None and not reference.messages[told].variables <= args:
            lacking = ", ".join(sorted(reference.messages[told].variables - args))
            yield f"{place}: {told} also needs {lacking}"


def faults(project: Path) -> Iterator[str]:
    """One line for everything that is wrong with the messages of a project."""
    folder = project / "src" / "stammtisch" / "locales"
    languages = {name: Language(folder / name) for name in LANGUAGES}
    for language in languages.values():
        yield from language.faults
    reference = languages[REFERENCE]
    for name in LANGUAGES:
        if name != REFERENCE:
            yield from differences(reference, languages[name])
    yield from _unfit(reference, Sources(project))


def main(arguments: list[str]) -> int:
    """Exit status: 0 when all messages are there and used, 1 otherwise."""
    found = list(faults(Path(arguments[0]) if arguments else PROJECT))
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
