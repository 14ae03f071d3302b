"""Kontra and Re: who may double when, and who is asked for the answer (rulebook 8)."""

from __future__ import annotations

from stammtisch.game import Refusal
from stammtisch.schafkopf.contracts import Ramsch
from stammtisch.schafkopf.play import Doubling, Play, shown_partner
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.tariff import LEVELS


def refusal_to_double(play: Play, ruleset: Ruleset, seat: int) -> Refusal | None:
    """Say why this seat may not say Kontra, or the answer that is due."""
    level = len(play.doublings)
    if ruleset.kontra_levels == 0:
        return Refusal("KONTRA_NOT_OFFERED", "8.5")
    if isinstance(play.contract, Ramsch):
        return Refusal("NO_KONTRA_IN_RAMSCH", "13.7")
    if level >= ruleset.kontra_levels:
        return Refusal("NO_FURTHER_DOUBLING", "8.4")
    wrong_side = _refusal_by_side(play, ruleset, seat, level)
    if wrong_side:
        return wrong_side
    # An answer is asked for once: whoever declined it, or was not asked, cannot come back to it.
    asked = level > 0 and (play.answering or play.declined)
    if (asked and seat not in play.answering) or not _window_open(play, ruleset, seat, level):
        return Refusal("KONTRA_WINDOW_CLOSED", "8.1")
    return None


def _refusal_by_side(play: Play, ruleset: Ruleset, seat: int, level: int) -> Refusal | None:
    """Say why the doubling that is due does not belong to this seat: the sides take turns."""
    if level % 2 == 0:
        if seat not in play.side:
            return None
        return Refusal("KONTRA_ONLY_OPPONENTS", "8.2")
    if seat == play.declarer or (ruleset.re_by == "party" and seat in play.side):
        return None
    if seat not in play.side:
        return Refusal("DOUBLED_ALREADY", "8.2", {"level": LEVELS[level - 1]})
    return Refusal("RE_ONLY_DECLARER", "8.3")


def _window_open(play: Play, ruleset: Ruleset, seat: int, level: int) -> bool:
    """Say whether the window for this doubling is still open (rulebook 8.1, 8.5)."""
    match ruleset.kontra_window:
        case "before_first_card":
            return play.cards_played == 0
        case "before_second_card":
            return play.cards_played <= 1
        case _:
            if level > 0:
                return not play.tricks
            return not play.tricks and not _has_played(play, seat)


def _has_played(play: Play, seat: int) -> bool:
    """Say whether this seat has played its card to the first trick."""
    return (seat - play.leader) % len(play.held) < len(play.trick)


def double(play: Play, ruleset: Ruleset, seat: int) -> Play:
    """Return the play after an allowed doubling; cards wait for the answer of the other side (rulebook 8.3)."""
    doubled = play._replace(doublings=(*play.doublings, Doubling(seat)), answering=(), declined=())
    return doubled._replace(answering=_asked_for_answer(doubled, ruleset))


def _asked_for_answer(play: Play, ruleset: Ruleset) -> tuple[int, ...]:
    """Return the seats that are asked for the answer to the last doubling.

    While the called partner is hidden and an answer could be his, everybody is asked who is not known to be on the
    other side: who answers quickly, and for whom the cards wait, would otherwise tell who he is.
    """
    seats = range(len(play.held))
    entitled = tuple(seat for seat in seats if refusal_to_double(play, ruleset, seat) is None)
    due = len(play.doublings)
    if not entitled or play.partner is None or play.declarer is None or shown_partner(play) is not None:
        return entitled
    if due % 2 == 1 and ruleset.re_by == "declarer":
        return entitled
    spoke = [[doubling.seat for doubling in play.doublings[side::2]] for side in (0, 1)]
    other_side = spoke[0] if due % 2 == 1 else [play.declarer, *spoke[1]]
    return tuple(seat for seat in seats if seat not in other_side)


def refusal_to_decline(play: Play, ruleset: Ruleset, seat: int) -> Refusal | None:
    """Say why this seat has nothing to decline: it is not asked for an answer, nor is a window about to close."""
    if seat in play.answering or seat in may_hold(play, ruleset):
        return None
    return Refusal("NOTHING_TO_DECLINE", "8.3")


def decline(play: Play, seat: int) -> Play:
    """Return the play after a seat has left the value as it is."""
    answering = tuple(other for other in play.answering if other != seat)
    return play._replace(answering=answering, declined=(*play.declined, seat))


def may_hold(play: Play, ruleset: Ruleset) -> tuple[int, ...]:
    """Return the seats that may want to speak before the coming card closes the window for Kontra.

    Everybody but the declarer and a partner whom all know is named, the hidden partner too, so that waiting
    tells nobody who he is. Where the window ends with the own first card nobody has to be waited for.
    """
    closing = {"before_first_card": 0, "before_second_card": 1}.get(ruleset.kontra_window)
    if ruleset.kontra_levels == 0 or play.declarer is None or play.doublings or play.cards_played != closing:
        return ()
    silent = (play.declarer, shown_partner(play), *play.declined)
    return tuple(seat for seat in range(len(play.held)) if seat not in silent)
