"""Files that are not what they claim, or that mean harm: a clear message, and nothing unpacked, fetched or executed."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path

import pytest

from stammtisch.i18n import translator
from stammtisch.sheets import containers
from stammtisch.sheets.exports import export
from stammtisch.sheets.faults import SheetRefused, tell
from stammtisch.sheets.model import open_sheet
from stammtisch.sheets.reading import read_file
from stammtisch.sheets.record import sheet_record
from tests.sheets.evenings import LANGUAGES, evening

BILLION = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'
OUTSIDE = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'


def refused(content: bytes) -> str:
    """Why a file is refused, as it is told in English; it can be told in every language."""
    with pytest.raises(SheetRefused) as caught:
        read_file(content)
    [fault] = caught.value.faults
    for language in LANGUAGES:
        assert tell(fault, translator(language))
    return f"{fault.refusal.reason}: {tell(fault, translator('en'))}"


def rewritten(content: bytes, part: str, old: str, new: str, encoding: str = "utf-8") -> bytes:
    """A file in which one part was changed."""
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as source, zipfile.ZipFile(target, "w") as archive:
        for name in source.namelist():
            data = source.read(name)
            if name == part:
                text = data.decode()
                assert old in text
                data = text.replace(old, new, 1).encode(encoding)
            archive.writestr(name, data)
    return target.getvalue()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"   \n",
        b"PK\x03\x04 not a zip at all",
        b"%PDF-1.7 a sheet on paper",
        b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 500,
        b"\xff\xfeA\0n\0n\0",
        b"\xe4\xf6\xfc;1;2",
        b'"never closed',
    ],
)
def test_what_is_no_spreadsheet_is_refused(content: bytes) -> None:
    assert refused(content).split(":")[0] in ("FILE_UNREADABLE", "NO_SHEET_IN_FILE")


def test_a_zip_of_something_else_is_refused() -> None:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        archive.writestr("holiday.txt", "sun")
    assert refused(target.getvalue()).startswith("FILE_UNREADABLE")


def test_a_spreadsheet_without_a_list_is_refused() -> None:
    assert refused(b"a;b;c\n1;2;3\n").startswith("NO_SHEET_IN_FILE")
    no_names = "\n".join(str(cards) for cards in (*range(9, 0, -1), 1, *range(1, 10)))
    assert refused(no_names.encode()).startswith("NO_SHEET_IN_FILE")


def test_a_file_that_is_too_large_is_not_even_opened() -> None:
    assert refused(b"PK" + b"x" * containers.LARGEST_FILE).startswith("FILE_TOO_LARGE: The file has 2,000 kB")


def test_a_file_that_would_grow_too_large_is_not_unpacked() -> None:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("content.xml", b" " * (containers.LARGEST_CONTENT + 1))
    assert len(target.getvalue()) < 20_000
    assert refused(target.getvalue()).startswith("FILE_GROWS_TOO_LARGE")


def test_a_file_that_lies_about_its_size_is_not_unpacked_beyond_it() -> None:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("content.xml", b" " * 50_000_000)
    honest, small = (50_000_000).to_bytes(4, "little"), (1000).to_bytes(4, "little")
    assert target.getvalue().count(honest) == 2
    assert refused(target.getvalue().replace(honest, small)).startswith("FILE_UNREADABLE")


def test_a_file_of_too_many_parts_is_refused() -> None:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for number in range(containers.MOST_PARTS + 1):
            archive.writestr(f"{number}.xml", "")
    assert refused(target.getvalue()).startswith("FILE_GROWS_TOO_LARGE")


@pytest.mark.parametrize("declaration", [BILLION, OUTSIDE])
@pytest.mark.parametrize(("kind", "part"), [("ods", "content.xml"), ("xlsx", "xl/workbook.xml")])
def test_entities_are_not_read(kind: str, part: str, declaration: str) -> None:
    content = export(evening(3, 2), kind)
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        head = archive.read(part).decode().split("\n")[0]
    assert refused(rewritten(content, part, head, head + declaration)).startswith("FILE_DECLARES_ENTITIES")


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_entities_in_another_encoding_are_not_read_either(encoding: str) -> None:
    content = export(evening(3, 2), "ods")
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        head = archive.read("content.xml").decode().split("\n")[0]
    hidden = rewritten(content, "content.xml", head, "\ufeff" + head.replace("UTF-8", "UTF-16") + OUTSIDE, encoding)
    assert refused(hidden).startswith("FILE_DECLARES_ENTITIES")


def test_a_row_repeated_a_million_times_costs_nothing() -> None:
    content = export(open_sheet(["Ann", "Bo"], {}, ident="x"), "ods")
    repeated = 'table:number-columns-repeated="16384"'
    bomb = f'<table:table-row table:number-rows-repeated="1048576"><table:table-cell {repeated}/></table:table-row>'
    swollen = rewritten(content, "content.xml", "</table:table>", bomb * 50 + "</table:table>")
    assert read_file(swollen).sheet.players == ("Ann", "Bo")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": "stammtisch-sheet-9"}, "UNKNOWN_FORMAT"),
        ({"game": "skat"}, "UNKNOWN_FORMAT"),
        ({"players": ["Ann"]}, "PLAYERS_OUT_OF_RANGE"),
        ({"players": ["Ann"] * 15}, "PLAYERS_OUT_OF_RANGE"),
        ({"players": "Ann"}, "SHEET_UNREADABLE"),
        ({"players": ["Ann", 7]}, "SHEET_UNREADABLE"),
        ({"first_dealer": 10**4000}, "UNKNOWN_DEALER"),
        ({"rules": {"max_hand": 10**4000}}, "SHEET_UNREADABLE"),
        ({"rules": {"9" * 5000: 1}}, "RULES_REFUSED"),
        ({"rows": [{"bids": [10**4000, 2, 3], "tricks": [None] * 3}]}, "SHEET_UNREADABLE"),
        ({"players": ["Ann", "Bo", "x" * 200]}, "BAD_NAME"),
        ({"first_dealer": 3}, "UNKNOWN_DEALER"),
        ({"first_dealer": True}, "UNKNOWN_DEALER"),
        ({"first_dealer": "Ann"}, "UNKNOWN_DEALER"),
        ({"language": "fr"}, "UNKNOWN_LANGUAGE"),
        ({"language": []}, "UNKNOWN_LANGUAGE"),
        ({"day": "yesterday"}, "NO_DAY"),
        ({"day": 7}, "NO_DAY"),
        ({"id": "x" * 1000}, "SHEET_UNREADABLE"),
        ({"rules": 7}, "SHEET_UNREADABLE"),
        ({"rules": {"max_hand": 99}}, "RULES_REFUSED"),
        ({"rules": {"cheating": True}}, "RULES_REFUSED"),
        ({"rows": "x"}, "SHEET_UNREADABLE"),
        ({"rows": [{}] * 500}, "SHEET_UNREADABLE"),
        ({"rows": ["x"]}, "SHEET_UNREADABLE"),
        ({"rows": [{"bids": [1, 2], "tricks": [1, 2, 3]}]}, "SHEET_UNREADABLE"),
        ({"rows": [{"bids": [True, 2, 3], "tricks": [1, 2, 3]}]}, "SHEET_UNREADABLE"),
        ({"rows": [{"bids": [1, 2, 3], "tricks": [1, 2, 3]}]}, "TRICKS_DO_NOT_ADD_UP"),
        ({"rows": [{"bids": [-1, 2, 3], "tricks": [None, None, None]}]}, "BID_OUT_OF_RANGE"),
        ({"rows": [{"bids": [None] * 3, "tricks": [None] * 3, "trump": "X"}]}, "UNKNOWN_SUIT"),
        ({"rows": [{"bids": [None] * 3, "tricks": [None] * 3, "trump": 7}]}, "SHEET_UNREADABLE"),
        ({"corrections": 7}, "SHEET_UNREADABLE"),
        ({"corrections": [{}] * 3000}, "SHEET_UNREADABLE"),
        ({"corrections": ["x"]}, "SHEET_UNREADABLE"),
        ({"corrections": [{"column": "points"}]}, "SHEET_UNREADABLE"),
        ({"corrections": [{"column": "bid", "row": 99, "by": "", "at": ""}]}, "SHEET_UNREADABLE"),
    ],
)
def test_a_record_that_cannot_be_is_refused(change: dict[str, object], reason: str) -> None:
    record = sheet_record(evening(3, 2)) | change
    assert refused(json.dumps(record).encode()).startswith(f"{reason}:")


@pytest.mark.parametrize("text", ["{", '{"format": NaN', "{" * 100_000, '{"a":' * 100_000, "[1]", "{}"])
def test_what_is_no_record_is_refused(text: str) -> None:
    assert refused(text.encode())


def test_a_file_of_ours_with_a_broken_store_is_refused(tmp_path: Path) -> None:
    content = export(evening(3, 2), "ods")
    assert refused(rewritten(content, "content.xml", '{"format":', '{"fromat":')).startswith("UNKNOWN_FORMAT")
    assert refused(rewritten(content, "content.xml", '{"format":', "")).startswith("SHEET_UNREADABLE")
