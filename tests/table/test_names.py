"""Names of people: nothing unseen, nothing that turns the text around, not too long."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch.table.names import LONGEST, BadName, bot_names, clean_name


@pytest.mark.parametrize(
    ("given_name", "kept"),
    [
        ("Vroni", "Vroni"),
        ("  Åsa   Lind ", "Åsa Lind"),
        ("Γιώργος", "Γιώργος"),
        ("A\u030asa", "Åsa"),
        ("Sepp\u202etxt", "Sepptxt"),
        ("Ro\u200bsi\u0000", "Rosi"),
        ("a\nb\tc", "a b c"),
        ("<b>Sepp</b>", "<b>Sepp</b>"),
        ("x" * 24, "x" * 24),
        ("z" + "\u0353" * 9, "z" + "\u0353" * 2),
    ],
)
def test_clean_names(given_name: str, kept: str) -> None:
    assert clean_name(given_name) == kept


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "\u200b",
        "\u202e\u202c",
        "\u3164",
        "\u2800\u2800",
        "\ufffc",
        "\U0001d159",
        "\u0301",
        "x" * 25,
        "\ud800",
        "\ue000",
    ],
)
def test_names_that_nobody_can_read(text: str) -> None:
    with pytest.raises(BadName) as caught:
        clean_name(text)
    refusal = caught.value.refusal
    assert refusal.reason == "BAD_NAME"
    assert refusal.args["longest"] == LONGEST
    assert len(str(refusal.args["text"])) <= 41
    str(refusal.args["text"]).encode()


@given(st.text(max_size=60))
def test_a_clean_name_is_visible_and_stays_as_it_is(text: str) -> None:
    try:
        name = clean_name(text)
    except BadName:
        return
    assert clean_name(name) == name
    assert name.strip() == name != ""
    assert not any(unicodedata.category(character) in ("Cc", "Cf", "Cs", "Zl", "Zp") for character in name)
    assert sum(not unicodedata.category(character).startswith("M") for character in name) <= LONGEST


def test_bots_have_names_of_their_own() -> None:
    for taken in ("Sepp", "Vroni"):
        for seats in (3, 4, 7):
            names = bot_names(seats, taken)
            assert len(set(names)) == seats
            assert taken not in names
