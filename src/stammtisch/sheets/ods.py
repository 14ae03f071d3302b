"""Pages as an OpenDocument spreadsheet, for LibreOffice and everybody who reads the open format."""

from __future__ import annotations

from collections.abc import Callable
from xml.etree.ElementTree import Element

from stammtisch.sheets.ods_looks import FONT, look_properties, mark_name, settings_part, sized, styles_part
from stammtisch.sheets.opendocument import add, family, meta_part, part, zipped
from stammtisch.sheets.page import Allowed, Cell, Mark, Page, Workbook, column_name, covered, opendocument_formula


def write_ods(workbook: Workbook) -> bytes:
    """Return the file; formulas come with the values that our engine has computed."""
    return zipped(
        {
            "content.xml": _content(workbook),
            "styles.xml": styles_part(workbook),
            "meta.xml": meta_part(workbook.title, workbook.language),
            "settings.xml": settings_part(workbook),
        }
    )


class _Styles:
    """The automatic styles of the content, each named once."""

    def __init__(self, parent: Element) -> None:
        self._parent = parent
        self._names: dict[tuple[object, ...], str] = {}

    def name(self, kind: str, key: object, fill: Callable[[Element], object]) -> str:
        """Return the name of a style; it is made when it is wanted for the first time."""
        known = self._names.get((kind, key))
        if known is None:
            known = self._names[kind, key] = f"{kind}{len(self._names)}"
            families = {"co": family("column"), "ro": family("row"), "ta": "table", "ce": family("cell")}
            attributes = {"style:name": known, "style:family": families[kind]}
            if kind == "ta":
                attributes["style:master-page-name"] = str(key)
            style = add(self._parent, "style:style", attributes)
            fill(style)
        return known


def _content(workbook: Workbook) -> Element:
    root = part("document-content")
    fonts = add(root, "office:font-face-decls")
    add(fonts, "style:font-face", {"style:name": FONT, "svg:font-family": FONT})
    styles = _Styles(add(root, "office:automatic-styles"))
    body = add(add(root, "office:body"), "office:spreadsheet")
    validations = _validations(body, workbook)
    for number, page in enumerate(workbook.pages):
        _table(body, page, number, styles, validations)
    return root


def _validations(body: Element, workbook: Workbook) -> dict[tuple[str, Allowed], str]:
    """Write what may be typed in, and return the names by page and rule."""
    wanted = {
        (page.name, cell.allowed): f"'{page.name}'.{column_name(cell.column)}{cell.row + 1}"
        for page in reversed(workbook.pages)
        for cell in reversed(page.cells)
        if cell.allowed
    }
    names: dict[tuple[str, Allowed], str] = {}
    parent = add(body, "table:content-validations") if wanted else body
    for (page, allowed), base in wanted.items():
        name = f"val{len(names)}"
        names[page, allowed] = name
        if allowed.choices:
            choices = ";".join(f'"{choice}"' for choice in allowed.choices)
            condition = f"of:cell-content-is-in-list({choices})"
        else:
            condition = f"of:cell-content-is-whole-number() and cell-content-is-between(0,{allowed.most})"
        rule = add(
            parent,
            "table:content-validation",
            {
                "table:name": name,
                "table:condition": condition,
                "table:allow-empty-cell": "true",
                "table:display-list": "unsorted" if allowed.choices else "none",
                "table:base-cell-address": base,
            },
        )
        message = add(rule, "table:error-message", {"table:display": "true", "table:message-type": "stop"})
        add(message, "text:p", text=allowed.message)
    return names


def _table(
    body: Element, page: Page, number: int, styles: _Styles, validations: dict[tuple[str, Allowed], str]
) -> None:
    locked = any(cell.formula for cell in page.cells)
    last = f"{column_name(len(page.widths) - 1)}{len(page.heights)}"
    shown = {"table:display": "false" if page.hidden else "true"}
    style = styles.name("ta", f"Page{number}", lambda parent: add(parent, "style:table-properties", shown))
    attributes = {"table:name": page.name, "table:style-name": style}
    if not page.hidden:
        attributes["table:print-ranges"] = f"'{page.name}'.A1:'{page.name}'.{last}"
    if locked:
        attributes["table:protected"] = "true"
    table = add(body, "table:table", attributes)
    for width in page.widths:
        name = styles.name("co", width, sized("column", width))
        add(table, "table:table-column", {"table:style-name": name})
    head = add(table, "table:table-header-rows") if page.head[1] > page.head[0] else None
    places = {(cell.row, cell.column): cell for cell in page.cells}
    under = covered(page.cells)
    writer = _CellWriter(page, styles, validations)
    for row, height in enumerate(page.heights):
        # Header rows are one block, so what stands above it is written before it.
        parent = head if head is not None and page.head[0] <= row < page.head[1] else table
        name = styles.name("ro", height, sized("row", height))
        line = add(parent, "table:table-row", {"table:style-name": name})
        for column in range(len(page.widths)):
            if (row, column) in under:
                add(line, "table:covered-table-cell")
            elif (row, column) in places:
                writer.write(line, places[row, column])
            else:
                add(line, "table:table-cell")
    if head is not None:
        table.remove(head)
        table.insert(len(page.widths) + page.head[0], head)


class _CellWriter:
    """Writes the cells of one page."""

    def __init__(self, page: Page, styles: _Styles, validations: dict[tuple[str, Allowed], str]) -> None:
        self._page, self._styles, self._validations = page, styles, validations
        self._marks = {place: mark for mark in page.marks for place in mark.cells}

    def write(self, line: Element, cell: Cell) -> None:
        """Write one cell with its value, and its formula if it has one."""
        mark = self._marks.get((cell.row, cell.column))
        style = self._styles.name("ce", (self._page.name, cell.look, mark), lambda style: self._fill(style, cell, mark))
        attributes = {"table:style-name": style}
        if cell.columns > 1:
            attributes |= {"table:number-columns-spanned": str(cell.columns), "table:number-rows-spanned": "1"}
        if cell.allowed:
            attributes["table:content-validation-name"] = self._validations[self._page.name, cell.allowed]
        if cell.formula:
            attributes["table:formula"] = f"of:={opendocument_formula(cell.formula)}"
        if isinstance(cell.value, int):
            attributes |= {"office:value-type": "float", "office:value": str(cell.value)}
        elif cell.value or cell.formula:
            attributes["office:value-type"] = "string"
        if cell.formula and isinstance(cell.value, str):
            attributes["office:string-value"] = cell.value
        element = add(line, "table:table-cell", attributes)
        if cell.value not in (None, ""):
            add(element, "text:p", text=str(cell.value))

    def _fill(self, style: Element, cell: Cell, mark: Mark | None) -> None:
        look = cell.look
        look_properties(style, look)
        if mark:
            first = mark.cells[0]
            attributes = {
                "style:condition": f"is-true-formula({opendocument_formula(mark.condition)})",
                "style:apply-style-name": mark_name(self._page, mark),
                "style:base-cell-address": f"'{self._page.name}'.{column_name(first[1])}{first[0] + 1}",
            }
            add(style, "style:map", attributes)
