"""How an OpenDocument spreadsheet looks: cells, marks, pages of A4, and what stays in sight."""

from __future__ import annotations

from collections.abc import Callable
from xml.etree.ElementTree import Element

from stammtisch.sheets.opendocument import add, family, part
from stammtisch.sheets.page import Look, Mark, Page, Workbook, column_name

FONT = "Liberation Sans"


def look_properties(style: Element, look: Look) -> None:
    lines = {edge: getattr(look, edge) for edge in ("left", "right", "top", "bottom")}
    borders = {
        f"fo:border-{edge}": f"{width}pt solid {'#1f2a24' if width > 1 else '#8f9691'}" if width else "none"
        for edge, width in lines.items()
    }
    add(
        style,
        "style:table-cell-properties",
        borders
        | {
            "style:vertical-align": "middle",
            "style:cell-protect": "none" if look.open else "protected",
            "fo:wrap-option": "wrap" if look.wrap else "no-wrap",
            "fo:padding": "0.3mm",
            "style:shrink-to-fit": "true" if look.shrink else "false",
        }
        | ({"fo:background-color": look.fill} if look.fill else {}),
    )
    sides = {"left": "start", "right": "end", "center": "center"}
    add(style, "style:paragraph-properties", {"fo:text-align": sides[look.align]})
    weight = "bold" if look.bold else "normal"
    add(
        style,
        "style:text-properties",
        {
            "style:font-name": FONT,
            "fo:color": look.ink,
            "fo:font-size": f"{look.size:g}pt",
            "style:font-size-asian": f"{look.size:g}pt",
            "style:font-size-complex": f"{look.size:g}pt",
            "fo:font-weight": weight,
            "style:font-weight-asian": weight,
            "style:font-weight-complex": weight,
        },
    )


def sized(kind: str, size: float) -> Callable[[Element], Element]:
    """Return what gives a ``row`` its height or a ``column`` its width in millimetres."""
    sizes = {"style:row-height" if kind == "row" else "style:column-width": f"{size:.2f}mm"}
    fixed = {"style:use-optimal-row-height": "false"} if kind == "row" else {}
    return lambda style: add(style, f"style:table-{kind}-properties", sizes | fixed)


def mark_name(page: Page, mark: Mark) -> str:
    first = mark.cells[0]
    return f"mark_{page.name}_{column_name(first[1])}{first[0] + 1}"


def styles_part(workbook: Workbook) -> Element:
    """Return the styles part: what a mark looks like, and how every page lies on A4."""
    root = part("document-styles")
    named = add(root, "office:styles")
    default = add(named, "style:default-style", {"style:family": family("cell")})
    country = {"de": "DE", "sv": "SE", "el": "GR", "en": "GB"}[workbook.language]
    add(
        default,
        "style:text-properties",
        {"style:font-name": FONT, "fo:language": workbook.language, "fo:country": country},
    )
    add(named, "style:style", {"style:name": "Default", "style:family": family("cell")})
    for page in workbook.pages:
        for mark in page.marks:
            attributes = {"style:family": family("cell"), "style:parent-style-name": "Default"}
            style = add(named, "style:style", {"style:name": mark_name(page, mark)} | attributes)
            if mark.fill:
                add(style, "style:table-cell-properties", {"fo:background-color": mark.fill})
            add(style, "style:text-properties", {"fo:color": mark.ink, "fo:font-weight": "bold"})
    layouts = add(root, "office:automatic-styles")
    masters = add(root, "office:master-styles")
    for number, page in enumerate(workbook.pages):
        _page_layout(layouts, page, number)
        names = {"style:name": f"Page{number}", "style:page-layout-name": f"Layout{number}"}
        master = add(masters, "style:master-page", names)
        add(master, "style:header", {"style:display": "false"})
        add(master, "style:footer", {"style:display": "false"})
    return root


def _page_layout(layouts: Element, page: Page, number: int) -> None:
    width, height = ("297mm", "210mm") if page.landscape else ("210mm", "297mm")
    layout = add(layouts, "style:page-layout", {"style:name": f"Layout{number}"})
    add(
        layout,
        "style:page-layout-properties",
        {
            "fo:page-width": width,
            "fo:page-height": height,
            "style:print-orientation": "landscape" if page.landscape else "portrait",
            "fo:margin": "10mm",
            "style:scale-to-pages": "1",
            "style:table-centering": "horizontal",
            "style:print": "objects charts drawings zero-values",
        },
    )


def settings_part(workbook: Workbook) -> Element:
    """Return the settings part: which rows and columns stay in sight."""
    root = part("document-settings")
    items = add(add(root, "office:settings"), "config:config-item-set", {"config:name": "ooo:view-settings"})
    views = add(items, "config:config-item-map-indexed", {"config:name": "Views"})
    view = add(views, "config:config-item-map-entry")
    _item(view, "ViewId", "string", "view1")
    tables = add(view, "config:config-item-map-named", {"config:name": "Tables"})
    for page in workbook.pages:
        entry = add(tables, "config:config-item-map-entry", {"config:name": page.name})
        rows, columns = page.frozen
        if rows or columns:
            for axis, count in (("Horizontal", columns), ("Vertical", rows)):
                _item(entry, f"{axis}SplitMode", "short", "2")
                _item(entry, f"{axis}SplitPosition", "int", str(count))
            _item(entry, "ActiveSplitRange", "short", "3")
            _item(entry, "PositionRight", "int", str(columns))
            _item(entry, "PositionBottom", "int", str(rows))
        _shown(entry)
    _item(view, "ActiveTable", "string", workbook.pages[0].name)
    _shown(view)
    _item(view, "HasSheetTabs", "boolean", "true")
    return root


def _shown(parent: Element) -> None:
    """Say what is shown; without it a zero would be invisible."""
    _item(parent, "ShowZeroValues", "boolean", "true")
    _item(parent, "ShowGrid", "boolean", "false")
    _item(parent, "HasColumnRowHeaders", "boolean", "true")


def _item(parent: Element, name: str, kind: str, text: str) -> None:
    add(parent, "config:config-item", {"config:name": name, "config:type": kind}, text)
