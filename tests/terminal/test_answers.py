"""What may be typed at a prompt, and what is said to what may not."""

from __future__ import annotations

import pytest

from stammtisch.i18n import translator
from tests.terminal.tables import SAUSPIEL, WENZ, SetTable, Told, any_card, played

DECLARER = "Spielmacher: Du – "


@pytest.mark.parametrize("answer", ["4", "Wenz", "wenz", "WENZ"])
def test_a_game_is_announced_by_number_or_word(answer: str) -> None:
    assert f"{DECLARER}Wenz" in played(answer).lines


@pytest.mark.parametrize("answer", ["8", "Solo Tout", "solo-tout"])
@pytest.mark.parametrize("suit", ["2", "Gras", "g", "G"])
def test_a_suit_is_named_by_number_word_or_letter(answer: str, suit: str) -> None:
    assert f"{DECLARER}Gras-Solo Tout" in played(answer, suit).lines


@pytest.mark.parametrize("suit", ["2", "Gras-Ass", "gras", "GA"])
def test_an_ace_is_called(suit: str) -> None:
    typist = played("Sauspiel", suit)
    assert "Welche Ass rufst du?" in typist.lines
    assert f"{DECLARER}Sauspiel auf die Gras-Ass" in typist.lines


@pytest.mark.parametrize(
    ("language", "answer"),
    [
        ("de", "weiter"),
        ("sv", "Pass"),
        ("el", "πάσο"),
        ("el", "ΠΑΣΟ"),
        ("en", "pass"),
        ("el", "pass"),
    ],
)
def test_words_may_be_typed_without_capitals_and_accents(language: str, answer: str) -> None:
    typist = played(answer, language=language)
    assert translator(language).t("result-passed-out") in typist.after(answer)


@pytest.mark.parametrize("answer", ["jag spelar", "Jag  spelar", "2", "willing"])
def test_who_wants_to_play_says_so(answer: str) -> None:
    typist = played(answer, language="sv", preset="stammtisch")
    assert "Du: jag spelar" in typist.lines


@pytest.mark.parametrize("answer", ["I’ll play", "i'll play"])
def test_an_apostrophe_may_be_any(answer: str) -> None:
    assert "Du: I’ll play" in played(answer, language="en", preset="stammtisch").lines


@pytest.mark.parametrize("answer", ["3", "GO", "go", "Gras-Ober", "gras ober"])
def test_a_card_is_played_by_number_code_or_name(answer: str) -> None:
    # In a Solo of Gras the hand begins with Gras-Ober and Herz-Unter; a Wenz sorts it otherwise.
    typist = played("Solo", "G", answer if answer != "3" else "1", game=SetTable(dealer=3))
    assert "Du: Gras-Ober (GO)" in typist.lines


@pytest.mark.parametrize("answer", ["γο", "ΓΟ", "γΟ"])
def test_a_code_may_come_from_a_greek_keyboard(answer: str) -> None:
    typist = played("Solo", "γ", answer, "λ", language="el", game=SetTable(dealer=3))
    assert "Du: Ober Φύλλα (GO)" in typist.lines
    assert typist.after("λ")[0] == "   Du: Ober Φύλλα (GO)"


def test_an_impossible_game_is_refused_with_its_paragraph() -> None:
    typist = played("Sauspiel", "2", "!", "weiter", bots={1: Told(WENZ)})
    reason = "Wenz ist schon angesagt – sage etwas Höheres an oder „weiter“. (§ 5.2)"
    assert typist.after("Sauspiel") == [reason]
    assert typist.after("2") == [reason]
    assert typist.after("!") == [f"Sauspiel, Geier, Wenz: {reason}"]
    assert typist.after("weiter")[0] == "Du: weiter"


def test_impossible_games_are_marked() -> None:
    lines = played(bots={1: Told(WENZ)}).lines
    assert " 4×Wenz" in lines
    assert " 5 Solo" in lines
    assert "× geht jetzt nicht – „!“ sagt, warum." in lines


def test_aces_that_cannot_be_called() -> None:
    typist = played("Sauspiel", "Herz", "Eichel", "!", "?")
    assert typist.after("Herz")[0].endswith("wähle Eichel, Gras oder Schellen. (§ 7.1)")
    assert typist.after("Eichel") == ["Die Eichel-Ass hast du selbst – rufe eine, die dir fehlt. (§ 7.1)"]
    assert len(typist.after("!")) == 2


def test_impossible_cards_are_refused_with_their_paragraph() -> None:
    # Seat 1 has called the Eichel-Ass, which is yours, and leads Eichel-Acht.
    lead = {"kind": "play", "card": "E8"}
    typist = played(
        "weiter",
        "GO",
        "S7",
        "XX",
        "Eichel-Neun",
        "9",
        "EA",
        bots={1: Told(SAUSPIEL, {"kind": "name", "suit": "E"}, lead)},
    )
    must = "Die gerufene Farbe ist ausgespielt – du musst die Ruf-Ass zugeben: Eichel-Ass. (§ 7.3-R1)"
    assert typist.after("GO") == [must]
    assert typist.after("Eichel-Neun") == [must]
    assert typist.after("S7") == [
        "Schellen-Sieben hast du nicht auf der Hand. Spiele eine Karte, die du noch hältst. (§ 6.6)"
    ]
    assert typist.after("XX")[0].startswith("„XX“ ist keine Karte.")
    assert typist.after("XX")[0].endswith("(§ 1.3)")
    assert typist.after("9") == ["„9“ gibt es hier nicht. Möglich sind: 1–8, ?, !, l, q."]
    assert typist.after("EA")[0] == "Du: Eichel-Ass (EA)"


def test_a_card_during_the_auction_and_words_nobody_knows() -> None:
    typist = played("EO", "Ramsch", "0", "weiter")
    assert typist.after("EO")[0].startswith("Das passt jetzt nicht: Erst wird angesagt, dann gespielt.")
    assert typist.after("EO")[0].endswith("(§ 15.1)")
    for answer in ("Ramsch", "0"):
        assert typist.after(answer) == [f"„{answer}“ gibt es hier nicht. Möglich sind: 1–8, ?, !, l, q."]


def test_an_empty_line_shows_the_prompt_again() -> None:
    typist = played("")
    assert typist.after("")[:2] == ["", "Deine Karten:"]
    assert " 1 Weiter" in typist.after("")


def test_help_names_every_command_and_every_letter_of_a_code() -> None:
    auction = played("?").after("?")
    assert auction[0] == "Nummer oder Wort: das sagst du"
    assert [line.split(":")[0] for line in auction[1:6]] == ["k", "!", "l", "?", "q oder Strg+D"]
    assert "E = Eichel" in auction[6]
    assert "7 = Sieben" in auction[6]
    cards = played("Wenz", "?", game=SetTable(dealer=3)).after("?")
    assert cards[0] == "Nummer, Kürzel oder Name: diese Karte legst du"


def test_help_names_only_the_ranks_of_the_short_deck() -> None:
    codes = played("?", game=SetTable(hands=None), deck="short").after("?")[6]
    assert "9 = Neun" in codes
    assert "Acht" not in codes


def test_the_last_trick_is_shown_on_request() -> None:
    # You lead a Wenz; numbers until four cards lie.
    typist = played("Wenz", "l", "HU", "L", game=SetTable(dealer=3))
    assert typist.after("l") == ["Noch ist kein Stich gemacht."]
    shown = typist.after("L")
    assert shown[0] == "   Du: Herz-Unter (HU)"
    assert [line.split(":")[0].strip() for line in shown[:4]] == ["Du", "Zenzi", "Xaver", "Resi"]
    assert shown[4].startswith("1. Stich: ")


def test_between_rounds() -> None:
    typist = played("Wenz", *any_card(), "a", "l", "", "weiter")
    hands = typist.after("a")
    assert [line.split(":")[0] for line in hands] == ["Du", "Zenzi", "Xaver", "Resi"]
    assert all(line.count("(") == 8 for line in hands)
    assert "Eichel-Ober (EO)" in hands[1]
    assert typist.after("l")[-1].startswith("8. Stich: ")
    assert "── Spiel 2 ──" in typist.after("")
    assert any(line == "„7“ gibt es hier nicht. Möglich sind: Enter, a, l, q." for line in typist.lines)
