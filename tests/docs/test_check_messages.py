"""tools/check_messages.py finds missing, unused and unequal messages, and only those."""

from pathlib import Path

import pytest

from tools import check_messages

MESSAGES = {
    "cards.ftl": "card-EO = Ober\n",
    "rules.ftl": "refusal-follow-suit = { $suit } was led\nresult-won = won\noption-bock = Bock\n",
    "page.ftl": "page-home = Home\npage-say-pass = Pass\n-name = Table\npage-title = { -name }\n",
}
SOURCES = {
    "src/stammtisch/play.py": 'Refusal("FOLLOW_SUIT", "6.2", {"suit": "E"})\n',
    "web/src/Home.svelte": "<h1 class=\"page-wide\">{t('page-home')}</h1>{t(won ? 'result-won' : \"page-title\")}\n",
    "web/src/words.ts": "t(`option-${name}`)\nt(`page-say-${action.kind}`)\n",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project in which every message is used and every used message is there."""
    for language in ("de", "sv", "el", "en"):
        for name, text in MESSAGES.items():
            write(tmp_path, f"src/stammtisch/locales/{language}/{name}", text)
    for path, text in SOURCES.items():
        write(tmp_path, path, text)
    return tmp_path


def write(project: Path, path: str, text: str) -> None:
    """Write a file of the project, with the folders above it."""
    (project / path).parent.mkdir(parents=True, exist_ok=True)
    (project / path).write_text(text)


def edit(project: Path, place: str, old: str, new: str) -> None:
    """Change one place in a message file."""
    path = project / "src" / "stammtisch" / "locales" / place
    text = path.read_text()
    assert text.count(old) == 1
    path.write_text(text.replace(old, new))


def check(project: Path) -> list[str]:
    """Complaints of the tool about one project."""
    return list(check_messages.faults(project))


def test_complete_messages_pass(project: Path) -> None:
    assert check(project) == []


@pytest.mark.parametrize(
    ("place", "old", "new", "complaint"),
    [
        ("sv/rules.ftl", "result-won = won\n", "", "sv/rules.ftl: result-won is missing"),
        ("de/rules.ftl", "result-won = won\n", "", "de/rules.ftl: result-won is missing"),
        (
            "el/rules.ftl",
            "$suit",
            "$card",
            "el/rules.ftl: refusal-follow-suit has other variables than in de: card, suit",
        ),
        ("en/page.ftl", "Home", "Home { DATETIME($day) }", "en/page.ftl: page-home calls DATETIME; format it in code"),
        ("en/page.ftl", "-name }", "-nane }", "en: there is no -nane to refer to"),
        ("en/page.ftl", "= Home", "= { $n ->", "en/page.ftl: cannot be read: page-home = { $n ->"),
        ("sv/page.ftl", "page-say-pass", "page-home", "sv/page.ftl: page-home comes twice, first in page.ftl"),
    ],
)
def test_a_fault_in_one_language_is_named(project: Path, place: str, old: str, new: str, complaint: str) -> None:
    edit(project, place, old, new)
    assert complaint in check(project)


def test_a_missing_file_is_named(project: Path) -> None:
    (project / "src/stammtisch/locales/el/page.ftl").unlink()
    assert "el: the file page.ftl is missing" in check(project)


def test_variables_of_choices_and_attributes_count(project: Path) -> None:
    for language in ("de", "sv", "el", "en"):
        edit(project, f"{language}/page.ftl", "Home", "{ $n ->\n    [one] one\n   *[other] { $n } of { $all }\n }")
    edit(project, "sv/page.ftl", "{ $n } of { $all }", "{ $n }")
    assert check(project) == ["sv/page.ftl: page-home has other variables than in de: all"]


@pytest.mark.parametrize("name", ["result-lost", "page-away", "refusal-follow-trump", "page-saying"])
def test_a_message_that_nothing_uses_is_named(project: Path, name: str) -> None:
    for language in ("de", "sv", "el", "en"):
        write(project, f"src/stammtisch/locales/{language}/more.ftl", f"{name} = text\n")
    assert check(project) == [f"more.ftl: {name} is used nowhere"]


@pytest.mark.parametrize("name", ["option-ramsch", "page-say-double", "suit-E"])
def test_an_id_that_the_sources_build_counts_as_used(project: Path, name: str) -> None:
    for language in ("de", "sv", "el", "en"):
        write(project, f"src/stammtisch/locales/{language}/more.ftl", f"{name} = text\n")
    assert check(project) == []


def test_building_any_id_of_the_page_hides_nothing(project: Path) -> None:
    write(project, "web/src/more.ts", "t(`page-${name}`)\n")
    for language in ("de", "sv", "el", "en"):
        write(project, f"src/stammtisch/locales/{language}/more.ftl", "page-away = away\n")
    assert check(project) == ["more.ftl: page-away is used nowhere"]


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("web/src/Seat.svelte", "{t(away ? 'page-away' : 'page-home')}"),
        ("web/src/seat.ts", 'say("page-away")'),
        ("src/stammtisch/terminal.py", 'say("page-away")'),
    ],
)
def test_a_message_that_is_asked_for_in_vain_is_named(project: Path, path: str, text: str) -> None:
    write(project, path, text)
    assert check(project) == [f"{path}: there is no message page-away"]


def test_styles_attributes_and_tests_ask_for_nothing(project: Path) -> None:
    write(project, "web/src/Seat.svelte", '<p class="page-away" id="page-x"></p><style>[a="page-y"] {}</style>')
    write(project, "web/src/seat.test.ts", "t('page-away')")
    assert check(project) == []


@pytest.mark.parametrize(
    ("call", "complaints"),
    [
        ('Refusal("TOO_LATE", "8.1")', ["there is no message refusal-too-late or error-too-late"]),
        (
            'Refusal("TOO_LATE" if late else "TOO_EARLY", "8.1")',
            [
                "there is no message refusal-too-late or error-too-late",
                "there is no message refusal-too-early or error-too-early",
            ],
        ),
        ('Refusal("FOLLOW_SUIT", "6.2")', ["refusal-follow-suit also needs suit"]),
        ('Refusal("FOLLOW_SUIT", "6.2", {"card": "EO"})', ["refusal-follow-suit also needs suit"]),
        ('Refusal("FOLLOW_SUIT", "6.2", args)', []),
        ('Refusal("FOLLOW_SUIT", "6.2", {"suit": "E", "card": "EO"})', []),
    ],
)
def test_a_refusal_needs_its_message_and_its_arguments(project: Path, call: str, complaints: list[str]) -> None:
    write(project, "src/stammtisch/kontra.py", f"{call}\n")
    expected = [f"src/stammtisch/kontra.py:1: {complaint}" for complaint in complaints]
    assert check(project) == expected


def test_the_exit_status_and_the_complaints_are_those_of_a_check(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check_messages.main([str(project)]) == 0
    write(project, "web/src/Seat.svelte", "{t('page-away')}")
    assert check_messages.main([str(project)]) == 1
    assert capsys.readouterr().err == "web/src/Seat.svelte: there is no message page-away\n"
