"""What can be set about a server: the command line first, then STAMMTISCH_... of the environment, then defaults."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from stammtisch.server.pace import Pace

PREFIX = "STAMMTISCH_"
PACES = tuple(entry.name for entry in dataclasses.fields(Pace))
NAMES = ("host", "port", "database", "base_url", *PACES)


class SettingsFault(ValueError):
    """A setting that cannot be used; the message quotes it and says what would be right."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server.

    ``base_url`` is the address that people use when it differs from the one the server listens on,
    as behind a proxy with https: then only pages of that address may talk to it.
    """

    database: Path
    host: str = "127.0.0.1"
    port: int = 8000
    base_url: str | None = None
    pace: Pace = field(default_factory=Pace)

    @property
    def address(self) -> str:
        """Return the address to open in a browser."""
        if self.base_url:
            return f"{self.base_url}/"
        host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(self.host, self.host)  # noqa: S104 - no binding, only shown
        return f"http://[{host}]:{self.port}/" if ":" in host and "[" not in host else f"http://{host}:{self.port}/"


def read_settings(given: Mapping[str, str | None], environment: Mapping[str, str]) -> Settings:
    """Read the settings by name; what is not given comes from the environment, the rest has a default.

    :raises SettingsFault: quoting the value and where it comes from.
    """
    texts: dict[str, tuple[str, str]] = {}
    for name in NAMES:
        variable = PREFIX + name.upper()
        text = given.get(name)
        if text is not None:
            texts[name] = (text, f"--{name.replace('_', '-')}")
        elif environment.get(variable):
            texts[name] = (environment[variable], variable)
    pace = Pace(**{name: _seconds(*texts[name]) for name in PACES if name in texts})
    database = Path(texts["database"][0]).expanduser() if "database" in texts else default_database(environment)
    return Settings(
        database=database,
        host=texts.get("host", ("127.0.0.1", ""))[0],
        port=_port(*texts.get("port", ("8000", ""))),
        base_url=_base_url(*texts["base_url"]) if "base_url" in texts else None,
        pace=pace,
    )


def default_database(environment: Mapping[str, str]) -> Path:
    """Return the database in the user's folder for such data (XDG); the folder is made when it is missing."""
    home = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(home) / "stammtisch"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SettingsFault(
            f"the folder {folder} for the database cannot be made ({error.strerror}): give a file with --database"
        ) from error
    return folder / "stammtisch.sqlite"


def _port(text: str, source: str) -> int:
    if not text.isascii() or not text.isdigit() or not 0 <= int(text) <= 65535:
        raise SettingsFault(f"{source} {text!r}: a port is a number from 1 to 65535, or 0 for any free one")
    return int(text)


def _seconds(text: str, source: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 3600:
        raise SettingsFault(f"{source} {text!r}: a number of seconds from 0 to 3600, such as 0.7")
    return value


def _base_url(text: str, source: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
        raise SettingsFault(f"{source} {text!r}: an address without a path, such as https://stammtisch.example")
    return f"{parts.scheme}://{parts.netloc}"
