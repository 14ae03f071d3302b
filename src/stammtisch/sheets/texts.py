"""The sentences around the grid: title, explanation of the letters, the rules in two lines."""

from __future__ import annotations

from stammtisch.i18n import Translator
from stammtisch.sheets.model import Sheet


def title(sheet: Sheet, words: Translator) -> str:
    """Return what stands over the sheet: the name of the game, and the day if there is one."""
    name = words.t("sheet-title")
    return f"{name} · {sheet.day}" if sheet.day else name


BID = ("sheet-bid-short", "sheet-bid")
TRICKS = ("sheet-tricks-short", "sheet-tricks")
POINTS = ("sheet-points-short", "sheet-points")


def letters(words: Translator, *columns: tuple[str, str]) -> str:
    """Return what the letters over the columns mean."""
    return " · ".join(f"{words.t(short)} = {words.t(long)}" for short, long in columns)


def legend(sheet: Sheet, words: Translator) -> tuple[str, str]:
    """Return the explanation under a live sheet."""
    marks = words.t("sheet-legend-checks" if sheet.ruleset.hook else "sheet-legend-check-tricks")
    return f"{letters(words, BID, TRICKS, POINTS)} · {words.t('sheet-legend-dealer')} · {marks}", rules(sheet, words)


def rules(sheet: Sheet, words: Translator) -> str:
    """Return the rules that are forgotten most often: points, the dealer's bid, the packs."""
    scoring = {
        "seed": "sheet-rule-points",
        "exact_only": "sheet-rule-points-exact-only",
        "minus": "sheet-rule-points-minus",
    }[sheet.ruleset.scoring]
    sentences = [words.t(scoring)]
    if sheet.ruleset.hook:
        sentences.append(words.t("sheet-rule-hook"))
    packs = sheet.ruleset.packs
    sentences.append(words.t("sheet-rule-packs", packs=packs, cards=32 * packs))
    return " ".join(sentences)
