"""Fails when a game's four rulebooks differ in structure, or when the sources cite a paragraph that none of them has.

The German book is the reference: the others have the same anchors in the same order and, paragraph for paragraph,
the same names in code font and tables of the same size. Called with a folder it looks at the project there,
otherwise at this one; exits with status 1 and one line for each fault.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PROJECT = Path(__file__).parent.parent
LANGUAGES = ("de", "sv", "el", "en")

SCHAFKOPF, SCHWARZE_SAU = "schafkopf", "schwarze-sau"
# Sources whose path names one of these cite the rulebook of Schwarze Sau; all others cite that of Schafkopf.
OF_SCHWARZE_SAU = ("schwarzesau", "schwarze_sau", "sheet")

ANCHOR = re.compile(r'<a id="p-([^"]*)"></a>')
# What a paragraph begins with: a heading "## 6. ", a number "**6.2**", or a rule of the called ace "**R1".
LABELLED = re.compile(r'(?:## )?<a id="p-([^"]*)"></a>(?:\*\*)?([R0-9][0-9.]*)')
CODE = re.compile(r"`([^`]+)`")

NUMBER = r"\d{1,2}(?:\.\d{1,2})?(?:-R\d)?"
WHOLE_NUMBER = re.compile(NUMBER)
IN_PROSE = re.compile(rf"rulebook ({NUMBER}(?:(?:, | and | to ){NUMBER})*)")
IN_THE_PAGE = re.compile(rf"(?:paragraph(?:=|: )[\"']|#p-)({NUMBER})\b")


class Paragraph(NamedTuple):
    """What the four languages must have in common: the code words, sorted, and the number of table rows."""

    code: tuple[str, ...]
    rows: int


class Citation(NamedTuple):
    """A paragraph that a source file names."""

    path: Path
    line: int
    number: str


def paragraphs(book: Path) -> dict[str, Paragraph]:
    """Return the paragraphs of a rulebook by number, in their order; an anchor opens one.

    :raises ValueError: when an anchor comes twice or does not stand before its own number.
    """
    found: dict[str, Paragraph] = {}
    pieces = ANCHOR.split(book.read_text(encoding="utf-8"))
    labels = dict(LABELLED.findall(book.read_text(encoding="utf-8")))
    for number, text in zip(pieces[1::2], pieces[2::2], strict=True):
        if number in found:
            raise ValueError(f"{book}: the anchor p-{number} comes twice")
        if labels.get(number, "").rstrip(".") != number.rpartition("-")[2]:
            raise ValueError(f"{book}: the anchor p-{number} does not stand before its number")
        rows = sum(line.startswith("|") for line in text.splitlines())
        found[number] = Paragraph(tuple(sorted(CODE.findall(text))), rows)
    return found


def game_of(path: Path) -> str:
    """Return the game whose rulebook a source cites."""
    return SCHWARZE_SAU if any(name in part for part in path.parts for name in OF_SCHWARZE_SAU) else SCHAFKOPF


def differences(books: dict[str, dict[str, Paragraph]]) -> Iterator[str]:
    """Say where the books of a game differ from the German one."""
    german = books["de"]
    for language in LANGUAGES[1:]:
        other = books[language]
        for number in [*german, *other]:
            if number not in other or number not in german:
                lacking = language if number not in other else "de"
                yield f"the {lacking} rulebook lacks paragraph {number}"
        shared = [number for number in german if number in other]
        if shared != [number for number in other if number in german]:
            yield f"the {language} rulebook has its paragraphs in another order"
        for number in shared:
            if german[number].rows != other[number].rows:
                rows = f"{other[number].rows} table rows, the German one {german[number].rows}"
                yield f"the {language} rulebook has in paragraph {number} {rows}"
            odd = set(german[number].code) ^ set(other[number].code)
            if odd or len(german[number].code) != len(other[number].code):
                yield f"the {language} rulebook names other settings in paragraph {number}: {sorted(odd)}"


def citations(project: Path) -> Iterator[Citation]:
    """Every paragraph named in the sources: in code as a text of its own, in prose after "rulebook"."""
    for path in sorted((project / "src").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text, filename=str(path))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and WHOLE_NUMBER.fullmatch(node.value):
                yield Citation(path, node.lineno, node.value)
        yield from _in_lines(path, text, IN_PROSE)
    for path in sorted((project / "web" / "src").rglob("*")):
        if path.suffix in {".ts", ".svelte"}:
            text = path.read_text(encoding="utf-8")
            yield from _in_lines(path, text, IN_PROSE)
            yield from _in_lines(path, text, IN_THE_PAGE)


def _in_lines(path: Path, text: str, pattern: re.Pattern[str]) -> Iterator[Citation]:
    for line, words in enumerate(text.splitlines(), 1):
        for cited in pattern.findall(words):
            for number in re.findall(NUMBER, cited):
                yield Citation(path, line, number)


def faults(project: Path) -> Iterator[str]:
    """One line for everything that is wrong with the rulebooks of a project."""
    cited = list(citations(project))
    for game in (SCHAFKOPF, SCHWARZE_SAU):
        books: dict[str, dict[str, Paragraph]] = {}
        for language in LANGUAGES:
            try:
                books[language] = paragraphs(project / "docs" / "rulebook" / f"{game}.{language}.md")
            except (OSError, ValueError) as fault:
                yield str(fault)
        if len(books) < len(LANGUAGES):
            continue
        yield from differences(books)
        for path, line, number in cited:
            source = path.relative_to(project)
            if game_of(source) == game and number not in books["de"]:
                yield f"{source}:{line}: the rulebook has no paragraph {number}"


def main(arguments: list[str]) -> int:
    """Exit status: 0 when the rulebooks are in step and every citation leads somewhere, 1 otherwise."""
    found = list(faults(Path(arguments[0]) if arguments else PROJECT))
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
