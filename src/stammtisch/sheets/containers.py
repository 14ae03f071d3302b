"""Opening files from outside: what kind they are, and that they are harmless before anything is unpacked."""

from __future__ import annotations

import io
import zipfile
import zlib

from stammtisch.game import Refusal
from stammtisch.sheets.faults import SheetRefused, refused

LARGEST_FILE = 2_000_000
LARGEST_CONTENT = 12_000_000
MOST_PARTS = 300

# A declaration that could swell or reach out; in UTF-8, and in both byte orders of UTF-16.
DECLARATIONS = tuple(
    declaration.encode(encoding)
    for declaration in ("<!DOCTYPE", "<!ENTITY")
    for encoding in ("utf-8", "utf-16-le", "utf-16-be")
)


def kind_of(content: bytes) -> str:
    """Return ``ods``, ``xlsx``, ``json`` or ``csv``, by what is inside.

    :raises SheetRefused: when the file is too large, or none of these.
    """
    if len(content) > LARGEST_FILE:
        raise refused(Refusal("FILE_TOO_LARGE", "", {"size": len(content) // 1000, "limit": LARGEST_FILE // 1000}))
    if not content.strip():
        raise unreadable("0 B")
    if content.startswith(b"PK"):
        return _zipped_kind(content)
    if b"\0" in content:
        raise unreadable("binary")
    return "json" if content.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{") else "csv"


def unreadable(why: object) -> SheetRefused:
    """Return the error for a file that cannot be read."""
    text = "".join(character for character in str(why) if character.isprintable())
    return refused(Refusal("FILE_UNREADABLE", "", {"text": text[:60] or type(why).__name__}))


def _zipped_kind(content: bytes) -> str:
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            entries = archive.infolist()
            # Nothing is ever unpacked beyond the size that the archive states, so the statement can be relied on.
            size = sum(entry.file_size for entry in entries)
            if size > LARGEST_CONTENT or len(entries) > MOST_PARTS:
                raise refused(
                    Refusal("FILE_GROWS_TOO_LARGE", "", {"size": size // 1000, "limit": LARGEST_CONTENT // 1000})
                )
            for entry in entries:
                text = archive.read(entry)
                if any(declaration in text for declaration in DECLARATIONS):
                    raise refused(Refusal("FILE_DECLARES_ENTITIES", ""))
            names = set(archive.namelist())
            if "content.xml" in names:
                return "ods"
            if "xl/workbook.xml" in names:
                return "xlsx"
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, NotImplementedError, RuntimeError, ValueError) as error:
        if isinstance(error, SheetRefused):
            raise
        raise unreadable(error) from error
    raise unreadable("zip")
