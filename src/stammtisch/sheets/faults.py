"""What is wrong with a sheet or a file, in words of every language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stammtisch.game import Refusal, RulesetFaults
from stammtisch.i18n import Translator

LONGEST_FAULT = 400


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that cannot stand as it is; ``row`` is its line on the sheet, counted from 0 (None: no line)."""

    refusal: Refusal
    row: int | None = None


class SheetRefused(ValueError):
    """A sheet, an entry or a file that cannot be taken; carries every fault at once, and nothing has changed."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("; ".join(f"row {fault.row}: {fault.refusal}" for fault in faults))
        self.faults = tuple(faults)


def refused(refusal: Refusal) -> SheetRefused:
    """Return the error for a single fault that belongs to no line."""
    return SheetRefused([Fault(refusal)])


def rules_refused(error: RulesetFaults) -> SheetRefused:
    """Return the error for house rules that cannot be, with as much of their faults as a sentence holds."""
    text = str(error)
    shown = text if len(text) <= LONGEST_FAULT else f"{text[:LONGEST_FAULT]}…"
    return refused(Refusal("RULES_REFUSED", "8", {"text": shown}))


def tell(fault: Fault, words: Translator, names: Sequence[str] = ()) -> str:
    """Say a fault in words; ``names`` are the players by seat."""
    sentence = words.refusal(fault.refusal, names)
    return sentence if fault.row is None else words.t("sheet-in-row", row=fault.row + 1, sentence=sentence)
