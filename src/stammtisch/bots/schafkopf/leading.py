"""Which card to lead: who draws trump, who searches, who cashes aces, and who leads short or long."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from stammtisch.bots.schafkopf.advice import Advice
from stammtisch.bots.schafkopf.knowledge import Knowledge
from stammtisch.bots.schafkopf.outlook import outlook
from stammtisch.bots.schafkopf.worth import chance_to_stand, worth_keeping
from stammtisch.cards import TRUMP, Card
from stammtisch.schafkopf.actions import PLAYS
from stammtisch.schafkopf.contracts import Sauspiel

DRAW, SOLOIST_DRAWS, PARTNER_DRAWS, OPPONENT_DRAWS = 9.0, 10.0, 10.0, -6.0
KEEP_LEAD = 3.0
SEARCH = 8.0
CASH, LIKELY_TO_STAND = 3.0, 0.6
RUN_AWAY = 5.0
LONG_OR_SHORT = 0.8
RETURN = 2.0
"""What each rule adds, in Augen; the numbers were found by playing against the bot without them."""


class Point(NamedTuple):
    """What one rule has to say about a lead: Augen for or against, and the reason."""

    augen: float
    reason: str


Rule = Callable[[Knowledge, Card], Point | None]


def lead(known: Knowledge, legal: tuple[Card, ...]) -> list[Advice]:
    """Weigh each lead: the Augen of this trick, less what the card is worth in the hand, and the rules of the trade."""
    advice = []
    for card in legal:
        points = list(_points(known, card))
        value = outlook(known, card).gain - worth_keeping(known, card) + sum(point.augen for point in points)
        advice.append(Advice(PLAYS[card], value, tuple(point.reason for point in points) or ("lead_low",)))
    return advice


def _points(known: Knowledge, card: Card) -> Iterator[Point]:
    for rule in RULES:
        point = rule(known, card)
        if point is not None:
            yield point


def draw_trump(known: Knowledge, card: Card) -> Point | None:
    """The declarer's side draws trump while the others have some; their opponents leave it alone."""
    if known.order.group[card] != TRUMP:
        return None
    if known.opposes:
        return Point(OPPONENT_DRAWS, "leave_trump")
    if known.hostile_trumps < 0.5:
        return None
    if known.declares:
        return Point(SOLOIST_DRAWS if known.alone else DRAW, "draw_trump")
    return Point(PARTNER_DRAWS, "draw_trump")


def keep_lead(known: Knowledge, card: Card) -> Point | None:
    """Who holds the highest trump of all plays from the top and stays on lead."""
    if known.order.group[card] != TRUMP or known.opposes or not known.trumps_out or not known.highest(card):
        return None
    return Point(KEEP_LEAD, "from_the_top")


def search(known: Knowledge, card: Card) -> Point | None:
    """The opponents search the called ace: it must come, and one of them may be void."""
    closed = known.called_suit_closed
    if closed is None or not known.opposes or known.order.group[card] != 1 + closed:
        return None
    return Point(SEARCH, "search_called_ace")


def cash(known: Knowledge, card: Card) -> Point | None:
    """The highest card of a plain suit is played early, as long as it is likely to stand."""
    if known.order.group[card] == TRUMP or not known.highest(card) or not known.augen(card):
        return None
    if chance_to_stand(known, card) < LIKELY_TO_STAND:
        return None
    return Point(CASH, "cash")


def run_away(known: Knowledge, card: Card) -> Point | None:
    """The partner runs away under the called ace when it would be ruffed anyway (rulebook 7.3, R4)."""
    closed = known.called_suit_closed
    if closed is None or not known.partners_declarer or known.order.group[card] != 1 + closed:
        return None
    assert isinstance(known.contract, Sauspiel)
    if card == known.contract.called_ace:
        return None
    return Point(RUN_AWAY - known.augen(card), "run_away")


def long_or_short(known: Knowledge, card: Card) -> Point | None:
    """Against a soloist: the long suit when he plays next, the short one when he plays last."""
    group = known.order.group[card]
    if not known.alone or known.declares or group == TRUMP:
        return None
    length = (known.hand & known.order.members[group]).bit_count()
    if known.to_come[0] == known.declarer:
        return Point(LONG_OR_SHORT * length, "long_suit_to_soloist")
    if known.to_come[-1] == known.declarer:
        return Point(-LONG_OR_SHORT * length, "short_suit_to_friend")
    return None


def return_suit(known: Knowledge, card: Card) -> Point | None:
    """A plain suit that a sure friend has led is led again."""
    group = known.order.group[card]
    if group == TRUMP:
        return None
    for trick in known.view.tricks:
        led_by_friend = trick.leader != known.seat and known.friends[trick.leader] > LIKELY_TO_STAND
        if led_by_friend and known.order.group[trick.cards[0]] == group and known.friends[trick.winner] > 0.5:
            return Point(RETURN, "return_suit")
    return None


RULES: tuple[Rule, ...] = (draw_trump, keep_lead, search, cash, run_away, long_or_short, return_suit)
