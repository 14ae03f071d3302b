"""The end of a round: who has won, the value as an equation, what everybody gets, and all hands."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.game import Record, Seat
from stammtisch.terminal.words import Words, capital


def told(words: Words, screen: Record, you: Seat) -> list[str]:
    """Return the lines that end a round."""
    result = screen["result"]
    if result["passed_out"]:
        return ["", *_passed_out(words, result)]
    if result["ramsch"]:
        return [
            "",
            words.game(screen),
            *_ramsch(words, result["ramsch"]),
            *_equation(words, result),
            *_stock(words, result["stock"]),
            *_table(words, screen),
        ]
    ours = you in result["declarer_side"]
    side = [seat for seat in range(len(words.names)) if (seat in result["declarer_side"]) == ours]
    return [
        "",
        " · ".join([words.game(screen), *_details(words, result)]),
        f"{words.t('role-side')}: {words.list_of(side)}. {_headline(words, screen, ours=ours)}",
        *_equation(words, result),
        *_stock(words, result["stock"]),
        *_table(words, screen),
    ]


def hands(words: Words, screen: Record) -> list[str]:
    """Return the cards that everybody was dealt."""
    return [
        f"{name}: {', '.join(words.card(code) for code in hand)}"
        for name, hand in zip(words.names, screen["result"]["hands"], strict=True)
    ]


def _ramsch(words: Words, ramsch: Record) -> list[str]:
    """Return who pays or is paid, and who has taken no trick (rulebook 13.7)."""
    durchmarsch = ramsch["durchmarsch"]
    if durchmarsch is not None:
        return [words.t("result-durchmarsch", seat=words.names[durchmarsch])]
    lines = [words.t("result-ramsch-loser", seat=words.names[ramsch["loser"]])]
    if ramsch["jungfrauen"]:
        lines.append(words.t("result-jungfrau", seats=words.list_of(ramsch["jungfrauen"])))
    return lines


def _passed_out(words: Words, result: Record) -> list[str]:
    if result["stock"] is None:
        return [words.t("result-passed-out")]
    each = -result["stock"]["payments"][0]
    return [words.t("result-passed-out-stock", each=words.number(each)), *_stock(words, result["stock"])]


def _stock(words: Words, change: Record | None) -> list[str]:
    """Return what became of the Stock, where one is played (rulebook 13.8)."""
    if change is None or (change["before"] == change["after"] and not any(change["payments"])):
        return []
    numbers = {name: words.number(change[name]) for name in ("before", "after")}
    paid = ", ".join(
        f"{name} {words.signed(amount)}" for name, amount in zip(words.names, change["payments"], strict=True) if amount
    )
    return [words.t("result-stock", **numbers, paid=paid)]


def _headline(words: Words, screen: Record, *, ours: bool) -> str:
    """Return won or lost and with how many Augen, seen from the person's side (rulebook 10)."""
    result = screen["result"]
    won = (result["winner"] == "declarer") == ours
    if screen["contract"]["kind"].endswith("-tout"):
        return words.t("page-tout-won" if won else "page-tout-lost")
    if result["class"] == "sie":
        return words.t("result-sie-shown")
    if result["class"] == "bettel":
        return words.t("result-bettel-made" if result["winner"] == "declarer" else "result-bettel-failed")
    every = sum(result["augen"])
    augen = result["side_augen"] if ours else every - result["side_augen"]
    needed = result["needed"] if ours else every - result["needed"] + 1
    return words.t("result-won" if won else "result-lost", augen=augen, needed=needed)


def _details(words: Words, result: Record) -> list[str]:
    details = []
    if result["class"] in ("schneider", "schwarz"):
        details.append(words.t(f"result-class-{result['class']}"))
    run = result["laufende"]["signed"] if result["laufende"] else 0
    if run:
        details.append(words.t("result-with" if run > 0 else "result-without", count=abs(run)))
    return details


def _equation(words: Words, result: Record) -> list[str]:
    """Return the value term by term and factor by factor, then in one line of arithmetic (rulebook 11.2)."""
    rows = []
    for place, term in enumerate(result["terms"]):
        given = {name: term[name] for name in ("contract", "count", "each") if term[name] is not None}
        label = words.t(f"result-term-{term['term']}", **given)
        rows.append((f"+ {label}" if place else label, words.number(term["amount"])))
    for factor in result["factors"]:
        label = words.t(f"result-factor-{factor['factor']}")
        rows.append((f"× {label}", words.number(factor["times"])))
    if result["cap"] is not None:
        rows.append((words.t("result-cap"), words.number(result["cap"])))
    rows.append((f"= {words.t('page-value')}", words.number(result["value"])))
    lines = _aligned([(f"   {label}", amount) for label, amount in rows], left=1)
    return lines if len(rows) == 2 else [*lines, f"   {_arithmetic(words, result)}"]


def _arithmetic(words: Words, result: Record) -> str:
    number = words.number
    terms = [
        f"{number(term['count'])} × {number(term['each'])}" if term["count"] else number(term["amount"])
        for term in result["terms"]
    ]
    sum_of_terms = " + ".join(terms)
    factors = "".join(f" × {number(factor['times'])}" for factor in result["factors"])
    product = f"({sum_of_terms}){factors}" if factors and len(terms) > 1 else sum_of_terms + factors
    if result["cap"] is not None:
        return f"{product} > {number(result['value'])}"
    return f"{product} = {number(result['value'])}"


def _table(words: Words, screen: Record) -> list[str]:
    result = screen["result"]
    headings = (words.t("word-augen"), words.t("page-view-tricks"), words.t("word-points"))
    rows: list[Sequence[str]] = [("", "", *map(capital, headings))]
    for seat, name in enumerate(words.names):
        figures = (words.number(result["augen"][seat]), words.number(result["tricks"][seat]))
        rows.append((name, _role(words, screen, seat), *figures, words.signed(result["payoff"][seat])))
    return _aligned(rows, left=2)


def _role(words: Words, screen: Record, seat: Seat) -> str:
    if screen["contract"]["declarer"] is None:
        return ""
    if seat == screen["contract"]["declarer"]:
        return words.t("role-declarer")
    return words.t("role-partner" if seat in screen["result"]["declarer_side"] else "role-opponent")


def _aligned(rows: Sequence[Sequence[str]], left: int) -> list[str]:
    """Return rows as lines in columns; the first ``left`` columns hold words, the others figures."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = (
            cell.ljust(width) if place < left else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        lines.append("  ".join(cells).rstrip())
    return lines
