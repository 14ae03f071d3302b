"""Which card to play: the one that brings the most points in imagined deals (rulebook 5)."""

from __future__ import annotations

from stammtisch.bots.bot import Alternative, Decision
from stammtisch.bots.schwarzesau.outlook import Outlook
from stammtisch.bots.schwarzesau.playout import Ranked
from stammtisch.bots.schwarzesau.sightings import ranked
from stammtisch.bots.schwarzesau.trials import compare
from stammtisch.cards import TRUMP
from stammtisch.schwarzesau.actions import Action, PlayCard
from stammtisch.schwarzesau.cards import winning_place
from stammtisch.schwarzesau.view import View

CARDS = 7000
"""How many imagined cards a card may cost."""


def play(view: View) -> Decision[Action]:
    """Choose among the cards that may be played."""
    allowed = [option.action for option in view.cards if option.refusal is None]
    plays = [action for action in allowed if isinstance(action, PlayCard)]
    if len(plays) == 1:
        return Decision(plays[0], (Alternative(plays[0], 0.0),), ("only_card",))
    outlook = Outlook.of(view)
    by_rank = {ranked(view, action.card): action for action in reversed(plays)}
    wants = _wants(outlook)
    choices = _unlike(outlook, sorted(by_rank), highest=not (wants and view.trick))
    bid = view.bids[outlook.seat] or 0
    found = compare(outlook, choices, lambda hands, card: outlook.points(hands, bid, card), CARDS)
    best = max(choices, key=lambda card: (found[card], _taste(outlook, card, wants)))
    return Decision(
        by_rank[best],
        tuple(Alternative(by_rank[card], round(found[card], 2)) for card in choices),
        _reasons(outlook, by_rank[best]),
    )


def _wants(outlook: Outlook) -> bool:
    """Say whether the seat still needs tricks, or may as well take some because its bid is missed."""
    return outlook.need > 0 or (outlook.need < 0 and outlook.view.ruleset.scoring == "seed")


def _unlike(outlook: Outlook, cards: list[Ranked], highest: bool) -> list[Ranked]:
    """Keep one of several cards that do the same: no card that others may hold stands between them or beside them."""
    strange = {*outlook.seen.unseen, *outlook.trick}
    for seat, hand in enumerate(outlook.seen.open_hands):
        if hand is not None and seat != outlook.seat:
            strange |= {(group, rank) for group, ranks in enumerate(hand) for rank in ranks}
    kept: list[Ranked] = []
    for card in cards:
        group, rank = card
        below = kept[-1] if kept else None
        if below and below[0] == group and not any((group, other) in strange for other in range(below[1], rank + 1)):
            if highest:
                kept[-1] = card
        else:
            kept.append(card)
    return kept


def _taste(outlook: Outlook, card: Ranked, wants: bool) -> float:
    """Decide among cards that bring the same: whoever needs tricks keeps his best for later, others shed theirs."""
    worth = outlook.table[card[0]][card[1]]
    return -worth if wants and outlook.trick else worth


def _reasons(outlook: Outlook, action: PlayCard) -> tuple[str, ...]:
    """Name how the bid stands, and what the card does."""
    view, need = outlook.view, outlook.need
    if need == 0:
        state = "bid_made"
    elif need < 0 or need > outlook.left:
        state = "bid_missed"
    else:
        state = "needs_all" if need == outlook.left else "needs_some"
    if not view.trick:
        return (state, "lead")
    faces = [card.face for card in (*view.trick, action.card)]
    if winning_place(view.order, faces, view.ruleset.identical) == len(view.trick):
        return (state, "take")
    group = view.order.group
    discards = group[action.card.face] not in (group[faces[0]], TRUMP)
    return (state, "throw_away" if discards else "stay_under")
