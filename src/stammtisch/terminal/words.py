"""Cards, announcements, games and reasons in the words of one language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stammtisch.game import Record, Refusal, Seat
from stammtisch.i18n import Translator


class Words:
    """Says everything at one table; ``names`` are the players by seat."""

    def __init__(self, translator: Translator, names: Sequence[str]) -> None:
        self.t = translator.t
        self.names = tuple(names)
        self._translator = translator

    def card(self, code: str) -> str:
        """Return a card's name and code: Eichel-Ober (EO)."""
        return f"{self.t(f'card-{code}')} ({code})"

    def list_of(self, seats: Iterable[Seat]) -> str:
        """Return the names of some seats."""
        return ", ".join(self.names[seat] for seat in seats)

    def reason(self, refusal: Refusal) -> str:
        """Return why something is not possible, with the paragraph of the rulebook."""
        text = self._translator.refusal(refusal, self.names)
        return f"{text} (§ {refusal.paragraph})" if refusal.paragraph else text

    def choice(self, action: Record, screen: Record) -> str:
        """Return what an announcement is called where it is offered."""
        kind = action["kind"]
        if kind == "bid":
            return self.t(f"contract-{action['contract']}")
        if kind == "double":
            return self.double(screen)
        if kind == "name":
            return self._suit(action["suit"], screen)
        if kind == "pass_on":
            return ", ".join(self.card(code) for code in action["cards"])
        if kind in ("accept", "take") or screen["phase"] == "hochzeit":
            return self.t(f"said-{kind}")
        if screen["phase"] == "klopfen":
            return self.t("page-say-knock" if kind == "knock" else "page-say-no-knock")
        return self.t(f"page-say-{kind}")

    def _suit(self, suit: str, screen: Record) -> str:
        """Return what naming a suit means: the card that is called, or the trump suit."""
        naming = {"kind": "name", "suit": suit}
        rank = next((option.get("rank") for option in screen["options"] if option["action"] == naming), None)
        return self.t(f"card-{suit}{rank}" if rank else f"suit-{suit}")

    def double(self, screen: Record) -> str:
        """Return the doubling that this seat may say now, with what the round then counts: Kontra (×2)."""
        level = next(option["level"] for option in screen["options"] if option["action"]["kind"] == "double")
        return self.t("page-double", level=level, times=2 * screen["multiplier"])

    def game(self, screen: Record) -> str:
        """Return the game that is played: Eichel-Solo, Sauspiel auf die Gras-Ass."""
        contract, ace = screen["contract"], screen["called_ace"]
        suit = ace[0] if ace else contract["suit"]
        return self.t(f"game-{contract['kind']}", **({"suit": suit} if suit else {}))

    def trick(self, number: int, trick: Record) -> str:
        """Return who has taken a trick, and its Augen."""
        return self.t("page-trick-told", number=number, seat=self.names[trick["winner"]], augen=trick["augen"])

    def cards_of(self, trick: Record) -> list[str]:
        """Return one line for each card of a trick: who played it."""
        seats = len(self.names)
        return [
            f"{self.names[(trick['leader'] + place) % seats]}: {self.card(code)}"
            for place, code in enumerate(trick["cards"])
        ]

    def number(self, value: int) -> str:
        """Return a number as it is written in this language."""
        return self.t("terminal-number", number=value)

    def signed(self, value: int) -> str:
        """Return what somebody gets or pays: +50, −50, ±0."""
        sign = "+" if value > 0 else "−" if value < 0 else "±"
        return sign + self.number(abs(value))

    def totals(self, rounds: int, totals: Sequence[int]) -> str:
        """Return the running totals after so many rounds."""
        if not rounds:
            return self.t("page-list-empty")
        standing = " · ".join(f"{name} {self.signed(total)}" for name, total in zip(self.names, totals, strict=True))
        return f"{self.t('terminal-after', count=rounds)} – {self.t('word-points')}: {standing}"


def capital(word: str) -> str:
    """Return a word as it stands at the beginning of a line."""
    return word[:1].upper() + word[1:]


def refusal_of(record: Record | None) -> Refusal | None:
    """Read the reason that a screen gives against something, None when there is none."""
    return None if record is None else Refusal(**record)
