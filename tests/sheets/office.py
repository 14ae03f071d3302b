"""LibreOffice without a window: it opens our files, computes them anew, and says what it sees."""

from __future__ import annotations

import csv
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

ALWAYS = "0"
"""LibreOffice's number for computing every formula anew when a file is opened, whatever value is stored with it."""

SETTING = (
    '<item oor:path="/org.openoffice.Office.Calc/Formula/Load">'
    '<prop oor:name="{name}" oor:op="fuse"><value>{value}</value></prop></item>'
)
SETTINGS = (
    '<?xml version="1.0" encoding="UTF-8"?>'
    '<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema"'
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">{items}</oor:items>'
)

# Separator ",", quotes, UTF-8, from line 1, all columns as they are, values instead of what is shown.
CSV = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false"


def program() -> str | None:
    """The path of LibreOffice, None where it is missing."""
    return shutil.which("soffice") or shutil.which("libreoffice")


class Office:
    """A LibreOffice with a profile of its own that trusts no stored value."""

    def __init__(self, home: Path) -> None:
        self._profile = home / "profile"
        user = self._profile / "user"
        user.mkdir(parents=True)
        items = "".join(SETTING.format(name=name, value=ALWAYS) for name in ("OOXMLRecalcMode", "ODFRecalcMode"))
        (user / "registrymodifications.xcu").write_text(SETTINGS.format(items=items), encoding="utf-8")

    def grids(self, files: Iterable[Path], folder: Path) -> dict[str, list[list[str]]]:
        """What the first page of every file shows after it was computed anew, by the file's name."""
        self._convert(CSV, files, folder)
        return {
            path.stem: list(csv.reader(path.read_text(encoding="utf-8").splitlines())) for path in folder.glob("*.csv")
        }

    def printed(self, files: Iterable[Path], folder: Path) -> dict[str, Path]:
        """Every file as LibreOffice prints it to PDF, by the file's name."""
        self._convert("pdf", files, folder)
        return {path.stem: path for path in folder.glob("*.pdf")}

    def saved(self, files: Iterable[Path], folder: Path) -> list[Path]:
        """Every file as LibreOffice saves it, in OpenDocument and in its version of the other format."""
        files = list(files)
        for kind in ("ods", "xlsx"):
            self._convert(kind, files, folder / kind)
        return [folder / kind / f"{path.stem}.{kind}" for kind in ("ods", "xlsx") for path in files]

    def _convert(self, target: str, files: Iterable[Path], folder: Path) -> None:
        libreoffice = program()
        assert libreoffice is not None
        subprocess.run(
            [
                libreoffice,
                f"-env:UserInstallation={self._profile.as_uri()}",
                "--headless",
                "--norestore",
                "--convert-to",
                target,
                "--outdir",
                str(folder),
                *map(str, files),
            ],
            check=True,
            capture_output=True,
            timeout=300,
        )
