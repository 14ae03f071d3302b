"""The web page: files that were built beforehand, and one page for every address that people open."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path

STATIC = Path(__file__).parent / "static"
INDEX = "index.html"
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Stammtisch</title></head>
<body>
<h1>The page is not built yet</h1>
<p>The server runs, but the web page that it should serve is missing. In the folder of the project run</p>
<pre>make run</pre>
<p>or, to build the page alone,</p>
<pre>cd web
npm ci
npm run build</pre>
<p>and start the server again.</p>
</body></html>
"""


@dataclass(frozen=True, slots=True)
class Asset:
    """A file of the page, plain and packed, as it is sent."""

    content_type: str
    body: bytes
    packed: bytes | None
    lasting: bool


class StaticPage:
    """The files of the built page, read once; addresses are looked up among them, never on the disk."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._assets = {
            path.relative_to(folder).as_posix(): _asset(path, lasting=path.parent.name == "assets")
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }

    @property
    def built(self) -> bool:
        """Say whether there is a page at all."""
        return INDEX in self._assets

    def find(self, path: str) -> Asset | None:
        """Return the file at an address; every address without a dot is the page, which finds its way itself."""
        name = path.strip("/")
        if name in self._assets:
            return self._assets[name]
        return None if "." in name.rsplit("/", 1)[-1] else self._assets.get(INDEX)


def _asset(path: Path, *, lasting: bool) -> Asset:
    content_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    body = path.read_bytes()
    packed = gzip.compress(body, mtime=0) if content_type.startswith(COMPRESSIBLE) or path.suffix == ".js" else None
    return Asset(content_type, body, packed if packed and len(packed) < len(body) else None, lasting)
