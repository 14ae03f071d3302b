"""Which card to play to a trick that somebody else has led."""

from __future__ import annotations

from stammtisch.bots.schafkopf.advice import Advice
from stammtisch.bots.schafkopf.knowledge import Knowledge
from stammtisch.bots.schafkopf.outlook import Outlook, outlook
from stammtisch.bots.schafkopf.worth import worth_keeping
from stammtisch.cards import TRUMP, Card
from stammtisch.schafkopf.actions import PLAYS

SURE, LOST = 0.75, 0.25


def follow(known: Knowledge, legal: tuple[Card, ...]) -> list[Advice]:
    """Weigh each card: the Augen that the trick then brings, less what the card is worth in the hand."""
    return [_advice(known, card) for card in legal]


def _advice(known: Knowledge, card: Card) -> Advice:
    prospect = outlook(known, card)
    value = prospect.gain - worth_keeping(known, card)
    return Advice(PLAYS[card], value, _reasons(known, card, prospect))


def _reasons(known: Knowledge, card: Card, prospect: Outlook) -> tuple[str, ...]:
    """Name what the card does: take, give Augen to a friend, or stay low."""
    trick = known.view.trick
    takes = known.order.winner((*trick, card)) == len(trick)
    if takes:
        ruffs = known.order.group[card] == TRUMP != known.order.group[trick[0]]
        what = "ruff" if ruffs else "take"
        return (what, "last_to_play") if not known.to_come else (what,)
    if prospect.ours >= SURE:
        return ("grease",) if known.augen(card) >= 4 else ("let_friend_have_it",)
    return ("stay_low",) if prospect.ours <= LOST else ("wait",)
