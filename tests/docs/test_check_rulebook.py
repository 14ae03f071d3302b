"""tools/check_rulebook.py finds rulebooks out of step and citations that lead nowhere, and only those."""

from pathlib import Path

import pytest

from tools import check_rulebook

BOOK = """# Rules

## <a id="p-6"></a>6. Play

<a id="p-6.2"></a>**6.2** Follow suit, see `deck`.

| `deck` | cards |
|---|---|
| long | 32 |

<a id="p-7.3"></a>**7.3** The called ace.

<a id="p-7.3-R1"></a>**R1 – Play it.** At once.
"""

OTHER_BOOK = """# Rules

<a id="p-8.1"></a>**8.1** The settings.
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with four equal rulebooks of each game and one module that cites them."""
    for language in ("de", "sv", "el", "en"):
        book = tmp_path / "docs" / "rulebook" / f"schafkopf.{language}.md"
        book.parent.mkdir(parents=True, exist_ok=True)
        book.write_text(BOOK)
        book.with_name(f"schwarze-sau.{language}.md").write_text(OTHER_BOOK)
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "play.py").write_text('"""Play (rulebook 6, 7.3)."""\nWHY = ("6.2", "7.3-R1")\n')
    (tmp_path / "web" / "src").mkdir(parents=True)
    return tmp_path


def check(project: Path) -> list[str]:
    """Complaints of the tool about one project."""
    return list(check_rulebook.faults(project))


def edit(project: Path, language: str, old: str, new: str) -> Path:
    """Change one place in the rulebook of one language."""
    book = project / "docs" / "rulebook" / f"schafkopf.{language}.md"
    text = book.read_text()
    assert text.count(old) == 1
    book.write_text(text.replace(old, new))
    return book


def test_equal_books_with_good_citations_pass(project: Path) -> None:
    assert check(project) == []


@pytest.mark.parametrize("language", ["sv", "el", "en"])
def test_a_paragraph_missing_in_one_language_is_named(project: Path, language: str) -> None:
    edit(project, language, '<a id="p-7.3-R1"></a>**R1', "**R1")
    assert check(project) == [f"the {language} rulebook lacks paragraph 7.3-R1"]


def test_a_paragraph_missing_only_in_german_is_named_too(project: Path) -> None:
    edit(project, "de", '<a id="p-7.3-R1"></a>**R1', "**R1")
    complaints = check(project)
    assert "the de rulebook lacks paragraph 7.3-R1" in complaints
    assert "src/play.py:2: the rulebook has no paragraph 7.3-R1" in complaints


def test_paragraphs_in_another_order_are_named(project: Path) -> None:
    book = edit(project, "el", '<a id="p-7.3-R1"></a>**R1 – Play it.** At once.\n', "")
    book.write_text(
        book.read_text().replace("# Rules\n", '# Rules\n\n<a id="p-7.3-R1"></a>**R1 – Play it.** At once.\n')
    )
    assert check(project) == ["the el rulebook has its paragraphs in another order"]


def test_another_setting_name_in_one_language_is_named(project: Path) -> None:
    edit(project, "sv", "see `deck`", "see `deck_size`")
    assert check(project) == ["the sv rulebook names other settings in paragraph 6.2: ['deck_size']"]


def test_a_table_row_missing_in_one_language_is_named(project: Path) -> None:
    edit(project, "en", "| long | 32 |\n", "")
    assert check(project) == ["the en rulebook has in paragraph 6.2 2 table rows, the German one 3"]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id="p-7.3"></a>**7.3**', 'id="p-7.3"></a>**7.4**', "the anchor p-7.3 does not stand before its number"),
        ('id="p-7.3"></a>**7.3**', 'id="p-6.2"></a>**6.2**', "the anchor p-6.2 comes twice"),
    ],
)
def test_a_wrong_or_repeated_anchor_is_named(project: Path, old: str, new: str, complaint: str) -> None:
    book = edit(project, "de", old, new)
    assert check(project) == [f"{book}: {complaint}"]


def test_a_missing_book_is_named(project: Path) -> None:
    (project / "docs" / "rulebook" / "schafkopf.el.md").unlink()
    [complaint] = check(project)
    assert "schafkopf.el.md" in complaint


@pytest.mark.parametrize(
    ("file", "text", "number"),
    [
        ("src/play.py", 'Refusal("FOLLOW_SUIT", "6.9")', "6.9"),
        ("src/play.py", 'Difference(0, "", paragraph="7.3-R7")', "7.3-R7"),
        ("src/play.py", '"""Deal the cards (rulebook 6.2, 3.4)."""', "3.4"),
        ("src/play.py", "# as rulebook 6 to 8 say", "8"),
        ("web/src/words.ts", "/** Who may double (rulebook 8.2). */", "8.2"),
        ("web/src/Hint.svelte", '<Paragraph paragraph="8.2" />', "8.2"),
        ("web/src/Hint.svelte", '<a href="/rules#p-9.1">', "9.1"),
    ],
)
def test_a_citation_of_no_paragraph_is_named_with_its_place(project: Path, file: str, text: str, number: str) -> None:
    (project / file).write_text(text)
    assert check(project) == [f"{file}:1: the rulebook has no paragraph {number}"]


@pytest.mark.parametrize("folder", ["src/schwarzesau", "src/sheets", "web/src/lib/schwarzesau"])
def test_each_game_has_its_own_rulebook(project: Path, folder: str) -> None:
    (project / folder).mkdir(parents=True)
    source = project / folder / ("score.ts" if folder.startswith("web") else "score.py")
    source.write_text("# as said (rulebook 8.1)\n")
    assert check(project) == []
    source.write_text("# as said (rulebook 6.2)\n")
    assert check(project) == [f"{source.relative_to(project)}:1: the rulebook has no paragraph 6.2"]


def test_the_books_of_the_second_game_are_compared_as_well(project: Path) -> None:
    book = project / "docs" / "rulebook" / "schwarze-sau.sv.md"
    book.write_text(OTHER_BOOK.replace("The settings", "The `hook`"))
    assert check(project) == ["the sv rulebook names other settings in paragraph 8.1: ['hook']"]
    book.unlink()
    [complaint] = check(project)
    assert "schwarze-sau.sv.md" in complaint


def test_other_numbers_are_no_citations(project: Path) -> None:
    (project / "src" / "play.py").write_text('VERSION = "0.1.0"\nTEXT = "9.9 of 10"\nRATIO = 8.1\n')
    assert check(project) == []


def test_the_exit_status_and_the_complaints_are_those_of_a_check(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check_rulebook.main([str(project)]) == 0
    (project / "src" / "play.py").write_text('WHY = "6.9"\n')
    assert check_rulebook.main([str(project)]) == 1
    assert capsys.readouterr().err == "src/play.py:1: the rulebook has no paragraph 6.9\n"
