"""The command `stammtisch rules`: show, compare, check; bad files are told in full, and nothing is hidden."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stammtisch.cli import main

Captured = pytest.CaptureFixture[str]


def run(captured: Captured, *arguments: str, language: str = "en") -> tuple[int, str, str]:
    status = main(["rules", *arguments, "--language", language])
    out, err = captured.readouterr()
    return status, out, err


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "ours.toml"


def test_a_preset_is_printed_in_every_language(capsys: Captured) -> None:
    for language, word in (("de", "Klopfen: kein Klopfen"), ("sv", "ingen knackar"), ("el", "χωρίς Klopfen")):
        status, out, err = run(capsys, "show", "stammtisch", language=language)
        assert (status, err) == (0, "")
        assert word in out
    status, out, _ = run(capsys, "show", "stammtisch", "--deck", "short")
    assert status == 0
    assert "Cards at a time: 3 + 3" in out
    assert "running away cannot happen" in out


def test_a_file_deviates_from_its_preset(capsys: Captured, file: Path) -> None:
    file.write_text('preset = "stammtisch"\nklopfen = "one"\ntariff = { solo = 60 }\n', "utf-8")
    status, out, _ = run(capsys, "show", str(file))
    assert status == 0
    assert " * Klopfen (early double): only one" in out
    assert " * Single game: 60" in out
    status, out, _ = run(capsys, "compare", str(file), "stammtisch")
    assert (status, out.count(" instead of ")) == (0, 2)
    assert out.startswith("Differs from Stammtisch: ")
    assert run(capsys, "compare", "stammtisch", "stammtisch")[1] == "Exactly as Stammtisch.\n"
    status, out, _ = run(capsys, "check", str(file))
    assert status == 0
    assert out.startswith("These house rules can be played.\n")


def test_as_json(capsys: Captured, file: Path) -> None:
    file.write_text('preset = "stammtisch"\nklopfen = "one"\n', "utf-8")
    shown = json.loads(run(capsys, "show", str(file), "--json")[1])
    assert (shown["deviations"], shown["settings"]["tariff.solo"]) == ({"klopfen": "one"}, 50)
    compared = json.loads(run(capsys, "compare", str(file), "stammtisch", "--json")[1])
    assert compared == {"differences": {"klopfen": ["one", "off"]}}
    assert json.loads(run(capsys, "check", str(file), "--json")[1])["faults"] == []
    file.write_text('klopfen = "loud"\n', "utf-8")
    status, out, _ = run(capsys, "check", str(file), "--json")
    assert status == 1
    (fault,) = json.loads(out)["faults"]
    assert (fault["setting"], fault["value"], fault["reason"]) == ("klopfen", "loud", "NOT_ALLOWED")


def test_every_fault_of_a_file_is_told(capsys: Captured, file: Path) -> None:
    file.write_text('klopfen = "loud"\nladder = ["solo", "solo"]\nstock_cap = 5\nfoo = 1\n', "utf-8")
    status, out, err = run(capsys, "check", str(file))
    assert (status, out) == (1, "")
    assert len(err.splitlines()) == 4
    for part in ("“loud”", "everyone may (all)", "Solo is in the list of games twice", "“foo”", "Stock"):
        assert part in err


@pytest.mark.parametrize(
    ("content", "quoted"),
    [
        (None, "is no preset and no file"),
        (b"preset = ", "cannot be read as TOML"),
        (b"\xff\xfe", "cannot be read as TOML"),
        (b"klopfen = " + b"[" * 5000, "nested too deeply"),
        (b"klopfen" + b".a" * 5000 + b" = 1", "nested too deeply"),
        (b"stock_each = " + b"9" * 5000, "cannot be read as TOML"),
        (b"stock_each = 0x" + b"f" * 5000, "cannot be read as TOML"),
    ],
)
def test_what_is_no_file_of_rules(capsys: Captured, file: Path, content: bytes | None, quoted: str) -> None:
    if content is not None:
        file.write_bytes(content)
    status, out, err = run(capsys, "check", str(file))
    assert (status, out) == (2, "")
    assert quoted in err
    assert "Traceback" not in err


def test_an_unknown_language(capsys: Captured) -> None:
    status, out, err = run(capsys, "show", "stammtisch", language="fr")
    assert (status, out) == (2, "")
    assert "'fr'" in err
    assert "de, sv, el, en" in err
