"""Kontra and Re at the terminal: in their windows, and nobody is asked what cannot be answered (rulebook 8)."""

from __future__ import annotations

from tests.terminal.tables import DOUBLE, SAUSPIEL, WENZ, SetTable, Told, any_card, played

QUESTION = "Willst du verdoppeln, bevor es losgeht?"
ANSWER = "Es wurde verdoppelt – antwortest du?"


def test_the_second_card_waits_for_your_kontra() -> None:
    typist = played("weiter", "k", *any_card(), bots={1: Told(WENZ)})
    lines = typist.lines
    assert lines.index("Zenzi: Eichel-Ober (EO)") < lines.index(QUESTION) < lines.index("Du: Kontra (×2)")
    second = next(place for place, line in enumerate(lines) if line.startswith("Xaver: ") and "(" in line)
    assert lines.index("Du: Kontra (×2)") < second
    assert any(line.split()[:2] == ["×", "Kontra"] and line.endswith(" 2") for line in lines)


def test_every_way_to_say_it() -> None:
    for answer in ("1", "K", "Kontra", "κ"):
        assert "Du: Kontra (×2)" in played("weiter", answer, bots={1: Told(WENZ)}).lines


def test_to_decline_is_possible_by_number_or_word() -> None:
    for answer in ("2", "nichts sagen", "weiter", "kein Kontra"):
        typist = played("weiter", answer if answer != "weiter" else "Weiter", *any_card(), bots={1: Told(WENZ)})
        assert "Du: Nichts sagen" in typist.lines
        assert not [line for line in typist.lines if "Kontra (×2)" in line and line.startswith("Du")]
        assert typist.lines.count(QUESTION) == 1


def test_what_bots_decline_is_not_told() -> None:
    lines = played("weiter", "2", *any_card(), bots={1: Told(WENZ)}).lines
    assert not [line for line in lines if line.endswith("Nichts sagen") and not line.startswith(("Du", " 2"))]


def test_a_card_cannot_be_played_before_the_question_is_answered() -> None:
    # You sit to the left of who leads, so a card would be allowed, but the bots may want to say Kontra first.
    typist = played("weiter", "EA", "2", game=SetTable(dealer=2), bots={1: Told(WENZ)})
    assert typist.after("EA") == ["„EA“ gibt es hier nicht. Möglich sind: 1–2, ?, !, l, q."]
    assert typist.after("2")[0] == "Du: Nichts sagen"


def test_the_called_partner_is_not_asked() -> None:
    typist = played("weiter", "k", *any_card(), bots={1: Told(SAUSPIEL, {"kind": "name", "suit": "E"})})
    assert "Partner: Du" in typist.lines
    assert QUESTION not in typist.lines
    (refused,) = typist.after("k")
    assert refused.startswith("Jetzt dürfen nur die Gegner des Spielmachers verdoppeln")
    assert refused.endswith("(§ 8.2)")


def test_the_declarer_is_asked_for_re() -> None:
    typist = played("Wenz", "G9", "Re", *any_card(), game=SetTable(dealer=3), bots={1: Told(DOUBLE)})
    lines = typist.lines
    assert lines.index("Zenzi: Kontra (×2)") < lines.index(ANSWER) < lines.index("Du: Re (×4)")
    assert " 1 Re (×4)" in lines
    assert any(line.split()[:2] == ["×", "Re"] for line in lines)


def test_the_declarer_may_leave_it_at_kontra() -> None:
    typist = played("Wenz", "G9", "2", *any_card(), game=SetTable(dealer=3), bots={1: Told(DOUBLE)})
    assert "Du: Nichts sagen" in typist.lines
    assert not [line for line in typist.lines if line.split()[:2] == ["×", "Re"]]


def test_kontra_before_the_own_first_card() -> None:
    bots = {1: Told({"kind": "willing"}, WENZ)}
    typist = played("weiter", "kontra", "k", *any_card(), bots=bots, preset="stammtisch")
    assert QUESTION not in typist.lines
    assert " k Kontra (×2)" in typist.after("weiter")
    assert typist.after("kontra")[0] == "Du: Kontra (×2)"
    assert "Du bist dran – leg eine Karte." in typist.after("kontra")
    (refused,) = typist.after("k")
    assert refused.endswith(")")
    assert "§ 8." in refused


def test_kontra_while_leading() -> None:
    typist = played("πάσο", "κόντρα", game=SetTable(dealer=3), bots={1: Told(WENZ)}, language="el")
    assert typist.after("πάσο")[-1].startswith(" k Κόντρα")
    assert typist.after("κόντρα")[0] == "Du: Κόντρα (×2)"


def test_kontra_comes_too_late() -> None:
    typist = played("weiter", "2", *any_card()[:8], "k", "?", bots={1: Told(WENZ)})
    (refused,) = typist.after("k")
    assert refused.endswith("(§ 8.1)")
