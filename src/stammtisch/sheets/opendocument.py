"""The frame of an OpenDocument spreadsheet: its parts, their names, and what the file says of itself."""

from __future__ import annotations

import io
import zipfile
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from stammtisch import __version__

MIMETYPE = "application/vnd.oasis.opendocument.spreadsheet"
VERSION = "1.3"

_OASIS = "urn:oasis:names:tc:opendocument:xmlns"
NAMESPACES = {
    "office": f"{_OASIS}:office:1.0",
    "table": f"{_OASIS}:table:1.0",
    "text": f"{_OASIS}:text:1.0",
    "style": f"{_OASIS}:style:1.0",
    "fo": f"{_OASIS}:xsl-fo-compatible:1.0",
    "meta": f"{_OASIS}:meta:1.0",
    "svg": f"{_OASIS}:svg-compatible:1.0",
    "config": f"{_OASIS}:config:1.0",
    "manifest": f"{_OASIS}:manifest:1.0",
    "of": f"{_OASIS}:of:1.2",
    "dc": "http://purl.org/dc/elements/1.1/",
}
for _prefix, _address in NAMESPACES.items():
    ElementTree.register_namespace(_prefix, _address)

EPOCH = (1980, 1, 1, 0, 0, 0)
"""The time stamp of every part, so that the same sheet gives the same bytes."""


def qualified(name: str) -> str:
    """Return the full name of ``table:table-cell`` and the like."""
    prefix, _, local = name.partition(":")
    return f"{{{NAMESPACES[prefix]}}}{local}"


def part(kind: str) -> Element:
    """Return the root of a part: ``document-content``, ``document-styles`` and so on."""
    # "of" stands only inside formulas, where no parser looks for it, so it is declared by hand.
    return Element(qualified(f"office:{kind}"), {qualified("office:version"): VERSION, "xmlns:of": NAMESPACES["of"]})


def add(parent: Element, name: str, attributes: dict[str, str] | None = None, text: str | None = None) -> Element:
    """Add an element under another; names are written with their usual prefixes."""
    child = SubElement(parent, qualified(name), {qualified(key): value for key, value in (attributes or {}).items()})
    child.text = text
    return child


def family(of: str) -> str:
    """Return the family of styles for a ``cell``, a ``column`` or a ``row`` of a table."""
    return f"table-{of}"


def meta_part(title: str, language: str) -> Element:
    """Return what the file says of itself: title, language and what wrote it, and nothing about anybody."""
    root = part("document-meta")
    meta = add(root, "office:meta")
    add(meta, "meta:generator", text=f"Stammtisch/{__version__}")
    add(meta, "dc:title", text=title)
    add(meta, "dc:language", text=language)
    return root


def zipped(parts: dict[str, Element]) -> bytes:
    """Return the file; the media type comes first and uncompressed, as the format demands."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(zipfile.ZipInfo("mimetype", EPOCH), MIMETYPE, zipfile.ZIP_STORED)
        for name, root in [*parts.items(), ("META-INF/manifest.xml", _manifest(parts))]:
            text = ElementTree.tostring(root, encoding="UTF-8", xml_declaration=True)
            archive.writestr(zipfile.ZipInfo(name, EPOCH), text, zipfile.ZIP_DEFLATED)
    return target.getvalue()


def _manifest(parts: dict[str, Element]) -> Element:
    root = Element(qualified("manifest:manifest"), {qualified("manifest:version"): VERSION})
    for path, kind in [("/", MIMETYPE), *((name, "text/xml") for name in parts)]:
        entry = {"manifest:full-path": path, "manifest:media-type": kind}
        add(root, "manifest:file-entry", entry | ({"manifest:version": VERSION} if path == "/" else {}))
    return root
