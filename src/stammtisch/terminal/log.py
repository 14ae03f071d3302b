"""What is told of every action, from what the person's seat knew before and knows after it."""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.game import Record, Seat
from stammtisch.terminal.words import Words, capital


def dealt(words: Words, number: int, screen: Record) -> list[str]:
    """Return the lines that begin a round."""
    dealer, vorhand = words.names[screen["dealer"]], words.names[screen["vorhand"]]
    return [
        "",
        f"── {words.t('page-round', number=number)} ──",
        f"{words.t('role-dealer')}: {dealer} · {words.t('role-vorhand')}: {vorhand}",
        *_on_the_table(words, screen),
    ]


def _on_the_table(words: Words, screen: Record) -> Iterator[str]:
    """Yield what the round is played for besides its contract."""
    if screen["stock"]:
        yield words.t("page-stock-on-table", amount=words.number(screen["stock"]))
    if screen["bock"] != 1:
        yield words.t("page-bock-round", times=screen["bock"])


def told(words: Words, seat: Seat, action: Record, before: Record, after: Record) -> Iterator[str]:
    """Yield what a seat has done, and what everybody could see come of it."""
    spoken = _spoken(words, action, before, after)
    if spoken:
        yield f"{words.names[seat]}: {spoken}"
    if before["trick"] is None and after["trick"] is not None:
        yield from _settled(words, after)
    elif _partner(after) is not None and _partner(before) is None:
        yield f"{words.t('role-partner')}: {words.names[_partner(after) or 0]}"
    finished = sum(after["tricks_taken"])
    if finished > sum(before["tricks_taken"]):
        yield words.trick(finished, after["last_trick"])
        if after["phase"] == "play":
            yield from _next_trick(words, after)


def _spoken(words: Words, action: Record, before: Record, after: Record) -> str:
    """Return the word or card of an action; a suit is named together with the game."""
    match action["kind"]:
        case "play":
            return words.card(action["card"])
        case "double":
            return words.t("page-double", level=after["doublings"][-1]["level"], times=after["multiplier"])
        case "pass" if len(before["knocks"]) < len(after["knocks"]):
            return words.t("said-no-knock")
        case "decline":
            return words.t(
                "said-decline" if after["waiting"] is None and after["trick"] is None else "page-say-decline"
            )
        case "give_back":
            return words.card(action["card"])
        case "pass_on":
            return ", ".join(words.card(code) for code in action["cards"])
        case "name":
            return ""
        case "bid":
            return words.t(f"said-{action['contract']}")
        case kind:
            return words.t(f"said-{kind}")


def _settled(words: Words, screen: Record) -> Iterator[str]:
    """Yield who plays what; the person learns from the own hand alone that he is the partner."""
    declarer, partner = screen["contract"]["declarer"], _partner(screen)
    if declarer is None:
        yield words.game(screen)
    else:
        yield f"{words.t('role-declarer')}: {words.names[declarer]} – {words.game(screen)}"
    if partner is not None:
        yield f"{words.t('role-partner')}: {words.names[partner]}"
    yield from _next_trick(words, screen)


def _next_trick(words: Words, screen: Record) -> Iterator[str]:
    yield ""
    yield f"{capital(words.t('word-trick'))} {sum(screen['tricks_taken']) + 1}"


def _partner(screen: Record) -> Seat | None:
    partner: Seat | None = screen["contract"]["partner"] if screen["contract"] else None
    return partner
