"""What is told while a round goes on: who said what, who plays with whom, every card and every trick."""

from __future__ import annotations

from tests.terminal.tables import SAUSPIEL, SetTable, Told, Typist, any_card, played


def gras_is_called(*answers: str) -> Typist:
    """Zenzi calls the Gras-Ass, which Xaver holds, and leads Gras."""
    lead = {"kind": "play", "card": "GK"}
    return played(*answers, bots={1: Told(SAUSPIEL, {"kind": "name", "suit": "G"}, lead)})


def test_a_round_begins_with_its_dealer_and_the_auction() -> None:
    lines = gras_is_called().lines
    start = lines.index("── Spiel 1 ──")
    assert lines[start + 1 : start + 5] == [
        "Geber: Du · Vorhand: Zenzi",
        "Zenzi: Sauspiel",
        "Xaver: weiter",
        "Resi: weiter",
    ]
    assert lines[start + 6] == "Deine Karten:"
    assert sum(line.count("(") for line in lines[start + 7 : start + 10]) == 8


def test_the_game_is_told_and_the_partner_once_he_is_known() -> None:
    told = gras_is_called("weiter", "2", *any_card()).lines
    settled = told.index("Spielmacher: Zenzi – Sauspiel auf die Gras-Ass")
    assert told[settled + 1 : settled + 4] == ["", "Stich 1", "Zenzi: Gras-König (GK)"]
    assert told.count("Partner: Xaver") == 1
    assert told[told.index("Partner: Xaver") - 1] == "Xaver: Gras-Ass (GA)"


def test_every_trick_is_told() -> None:
    told = gras_is_called("weiter", "2", *any_card()).lines
    for number in range(1, 9):
        first, taken = (
            told.index(f"Stich {number}"),
            next(place for place, line in enumerate(told) if line.startswith(f"{number}. Stich: ")),
        )
        cards = [line for line in told[first:taken] if line.startswith(("Du: ", "Zenzi: ", "Xaver: ", "Resi: "))]
        assert len([line for line in cards if "(" in line]) == 4
    augen = [int(line.split(", ")[1].split()[0]) for line in told if ". Stich: " in line]
    assert sum(augen) == 120


def test_the_short_deck_has_six_tricks() -> None:
    typist = played("8", "1", *any_card(6), game=SetTable(hands=None), deck="short")
    assert sum(line.startswith("── Spiel") for line in typist.lines) == 1
    assert "Stich 7" not in typist.lines
