"""The tables of rulebook section 14 and the examples of 11.5 tell the truth, in every language."""

import re
from pathlib import Path
from typing import Any

import pytest

from stammtisch.schafkopf.settings import preset_files, read_ruleset

RULEBOOK = Path(__file__).parents[2] / "docs" / "rulebook"
LANGUAGES = ("de", "sv", "el", "en")
CODE = re.compile(r"`([a-z_]+)`")


def tables(language: str, paragraph: str) -> list[list[list[str]]]:
    """The tables that follow a paragraph: rows of cells, the head first, without the line below it."""
    text = (RULEBOOK / f"schafkopf.{language}.md").read_text(encoding="utf-8")
    section = text.partition(f'<a id="p-{paragraph}"></a>')[2].partition("<a id=")[0]
    blocks = re.findall(r"(?:^\|.*\n)+", section, re.MULTILINE)
    rows = [[[cell.strip() for cell in row.strip("|").split("|")] for row in block.splitlines()] for block in blocks]
    return [[row for row in table if not row[1].startswith("---")] for table in rows]


def settings_of(name: str) -> dict[str, Any]:
    """The settings of a preset: as a table plays them, and its tariff."""
    return preset_files()[name] | read_ruleset({"preset": name}).record()


def shown(preset: dict[str, Any], setting: str) -> str:
    """How the rulebook writes the value of a setting; a dash where there is no Kontra to speak of."""
    if setting in ("kontra_window", "re_by") and preset["kontra_levels"] == 0:
        return "–"
    value = preset[setting]
    return str(value) if isinstance(value, int) else f"`{value}`"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_has_its_column(language: str) -> None:
    named = [cell.strip("`") for table in tables(language, "14") for cell in table[0][1:]]
    assert sorted(named) == sorted(preset_files())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_settings_are_those_of_the_preset_files(language: str) -> None:
    compared = 0
    for head, *rows in tables(language, "14"):
        presets = [settings_of(cell.strip("`")) for cell in head[1:]]
        for label, *cells in rows:
            setting = CODE.fullmatch(label)
            if setting:
                assert cells == [shown(preset, setting[1]) for preset in presets], label
                compared += 1
    assert compared == 18


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("row", "deck"), [(0, "long"), (1, "short")])
def test_the_minima_of_laufende_are_those_of_the_preset_files(language: str, row: int, deck: str) -> None:
    for head, *rows in tables(language, "14"):
        minima = [cells for cells in rows if cells[0].startswith("`laufende_min`")]
        for cell, name in zip(minima[row][1:], head[1:], strict=True):
            minimum = preset_files()[name.strip("`")]["laufende_min"].get(deck)
            assert cell == (f"{minimum['coloured']} / {minimum['colourless']}" if minimum else "–")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tariffs_are_those_of_the_preset_files(language: str) -> None:
    compared = 0
    for head, *rows in tables(language, "14"):
        row = next(row for row in rows if re.match(r"\d+/\d+", row[1]))
        for cell, name in zip(row[1:], head[1:], strict=True):
            tariff = preset_files()[name.strip("`")]["tariff"]
            written = [int(number) for number in re.split("/", cell.partition(",")[0])]
            keys = ("sauspiel", "solo", "laufender")[: len(written)]
            assert written == [tariff[key] for key in keys], name
            compared += 1
    assert compared == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_examples_add_up(language: str) -> None:
    _head, *rows = tables(language, "11.5")[0]
    assert len(rows) == 4
    for _, equation, payment in rows:
        left, _, right = equation.partition(" = ")
        assert re.fullmatch(r"[\d+× ()]+", left)
        value = eval(left.replace("×", "*"))  # noqa: S307 - digits and signs only, as the line above makes sure
        assert value == int(right)
        amounts = [int(number.replace("−", "-")) for number in re.findall(r"[+−]\d+", payment)]
        single = len(amounts) == 2
        assert amounts[0] + 3 * amounts[1] == 0 if single else sum(amounts) == 0
        assert abs(amounts[-1]) == value


@pytest.mark.parametrize("language", LANGUAGES)
def test_suits_and_deck_hold_as_many_augen_as_the_rulebook_says(language: str) -> None:
    augen = [int(cell) for cell in tables(language, "2.2")[0][1][1:]]
    assert sum(augen) == 30
    assert augen == [11, 10, 4, 3, 2, 0]
