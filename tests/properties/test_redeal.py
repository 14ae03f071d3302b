"""Shuffle what a seat cannot see: nothing that this seat is shown may change."""

import random
from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.cards import TRUMP, Card
from stammtisch.cards.hand import cards_in
from stammtisch.game import ActionRefused
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.actions import Action, Decline, GiveBack, PassOn
from stammtisch.schafkopf.contracts import Bettel, ContractKind
from stammtisch.schafkopf.hochzeit import offered_card
from stammtisch.schafkopf.phases import Done, Round
from stammtisch.schafkopf.play import Play
from stammtisch.schafkopf.record import Step
from stammtisch.schafkopf.round import apply, open_round
from tests.properties.rounds import TABLES, walk

tables = st.integers(0, len(TABLES) - 1)
seeds = st.integers(0, 2**32)


Swap = dict[Card, Card]


def swapped(round_: Round, viewer: int | None, seen: int, source: random.Random) -> Swap:
    """Exchange the cards that the viewer does not know for one another, at random.

    Whoever offers a Hochzeit has told everybody how many trumps he holds, so trumps take the place of trumps.
    """
    hidden = list(cards_in(round_.ruleset.deck.mask & ~seen & ~public(round_)))
    trumps = round_.ruleset.contract(ContractKind.HOCHZEIT).order(round_.ruleset.deck).members[TRUMP]
    offered = any(said.word == ContractKind.HOCHZEIT for said in round_.auction.said)
    swap: Swap = {}
    for trump in (True, False):
        cards = [card for card in hidden if not offered or bool(trumps >> card & 1) == trump]
        others = cards.copy()
        source.shuffle(others)
        swap |= dict(zip(cards, others, strict=True))
    return swap


def public(round_: Round) -> int:
    """Return the cards whose place everybody knows: on the table, lying open, or named by what was said."""
    play = round_.play
    cards = [card for trick in play.tricks for card in trick.cards] + list(play.trick) if play else []
    known = sum(1 << card for card in cards)
    if play and play.tricks and play.declarer is not None and play.contract == Bettel(ouvert=True):
        known |= play.held[play.declarer]
    if round_.ruleset.hochzeit_open:
        offerers = [said.seat for said in round_.auction.said if said.word == ContractKind.HOCHZEIT]
        known |= sum(1 << offered_card(round_, seat) for seat in offerers)
    if round_.ruleset.passout == "muss" or round_.ruleset.schieber != "off":
        # Who must play holds the Eichel-Ober; the two Ober of a Schieber lie open before they are taken.
        known |= 1 << Card.EO | 1 << Card.GO
    return known


def known_to(round_: Round, viewer: int | None) -> int:
    """Return the cards that a seat holds, or has held before it passed them on."""
    if viewer is None:
        return 0
    view = SCHAFKOPF.view(round_, viewer)
    return view.hand.mask | view.dealt.mask | view.given.mask


def moved(hand: int, swap: Swap) -> int:
    return sum(1 << swap.get(card, card) for card in cards_in(hand))


def played_again(round_: Round, swap: Swap, steps: Sequence[Step], viewer: int | None) -> Round | None:
    """Return the round after the steps the viewer has seen, or None where the new hands do not allow them.

    Nobody sees who declined a Kontra, so in the other deal others decline as far as they are asked.
    """
    deal = round_.deal
    deal = deal._replace(
        hands=tuple(moved(hand, swap) for hand in deal.hands), first=tuple(moved(packet, swap) for packet in deal.first)
    )
    again = open_round(round_.ruleset, deal, round_.carried)
    try:
        for step in steps:
            if isinstance(step.action, Decline) and isinstance(again.phase, Play) and step.seat != viewer:
                again = declined_by_somebody(again, step, viewer)
            else:
                again = apply(again, step.seat, unseen(step.action, swap))
    except ActionRefused:
        return None
    # By Renonce the same word may call another card, and that is said aloud (rulebook 13.9).
    same = again.play is None or round_.play is None or again.play.contract == round_.play.contract
    return again if same else None


def unseen(action: Action, swap: Swap) -> Action:
    """Return what was done face down as it was done in the other deal."""
    if isinstance(action, GiveBack):
        return GiveBack(swap.get(action.card, action.card))
    if isinstance(action, PassOn):
        first, second = sorted(swap.get(card, card) for card in action.cards)
        return PassOn((first, second))
    return action


def declined_by_somebody(round_: Round, step: Step, viewer: int | None) -> Round:
    asked = [seat for seat in SCHAFKOPF.waiting_for(round_) if seat != viewer]
    holders = [seat for seat in SCHAFKOPF.may_hold(round_) if seat != viewer]
    for seat in (step.seat, *asked, *holders):
        if SCHAFKOPF.refusal(round_, seat, step.action) is None:
            return apply(round_, seat, step.action)
    return round_


def compare_all_views(table: int, seed: int) -> int:
    """Compare what each seat and a spectator is shown before and after dealing anew; return how often it was."""
    source = random.Random(seed + 2)
    steps: list[Step] = []
    compared = 0
    viewers = (None, *range(SCHAFKOPF.seats(SCHAFKOPF.read_ruleset(TABLES[table]))))
    seen = dict.fromkeys(viewers, 0)
    for round_, step in walk(table, seed):
        if step is not None:
            steps.append(step)
        if isinstance(round_.phase, Done):
            break
        for viewer in viewers:
            seen[viewer] |= known_to(round_, viewer)
            again = played_again(round_, swapped(round_, viewer, seen[viewer], source), steps, viewer)
            if again is None:
                continue
            compared += 1
            shown = SCHAFKOPF.screen(SCHAFKOPF.view(round_, viewer))
            assert SCHAFKOPF.screen(SCHAFKOPF.view(again, viewer)) == shown
            assert SCHAFKOPF.view(again, viewer) == SCHAFKOPF.view(round_, viewer)
    return compared


@given(tables, seeds)
@settings(max_examples=60)
def test_a_view_does_not_depend_on_hidden_cards(table: int, seed: int) -> None:
    compare_all_views(table, seed)


def test_the_property_is_not_empty() -> None:
    assert min(compare_all_views(table, seed) for table in range(len(TABLES)) for seed in range(2)) > 0
    assert sum(compare_all_views(0, seed) for seed in range(10)) > 200
