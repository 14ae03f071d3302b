"""Three players with the short deck: the deal, the sides and the payoff (rulebook 13.11)."""

import random

from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.phases import Done, Round
from stammtisch.schafkopf.ruleset import LaufendeMinimum, Ruleset
from stammtisch.schafkopf.screen import screen
from stammtisch.schafkopf.view import view
from tests.unit.situations import after, in_play, legal, result, rules

LADDER = ["wenz", "solo", "solo-tout", "sie"]


def three(**settings: object) -> Ruleset:
    return rules(players=3, deck="short", ladder=LADDER, **settings)


def opened(ruleset: Ruleset, dealer: int = 2) -> Round:
    return SCHAFKOPF.open(ruleset, SCHAFKOPF.deal(ruleset, 0, dealer, random.Random(1)))


def test_each_gets_eight_of_24_cards() -> None:
    ruleset = three()
    assert (SCHAFKOPF.seats(ruleset), ruleset.deck.hand_size, ruleset.packets) == (3, 8, (4, 4))
    assert ruleset.laufende_min == LaufendeMinimum(3, 2)
    assert [hand.bit_count() for hand in opened(ruleset).deal.hands] == [8, 8, 8]
    assert SCHAFKOPF.read_ruleset(ruleset.record()) == ruleset


def test_the_declarer_settles_with_two_after_eight_tricks() -> None:
    round_ = after(opened(three()), "0 pass", "1 bid solo", "2 pass", "1 name H", "0 double", "1 decline")
    assert in_play(round_).turn == 0
    while not isinstance(round_.phase, Done):
        round_ = after(round_, legal(round_).split()[0])
    ended = result(round_)
    assert sum(ended.tricks) == 8
    assert sum(ended.augen) == 120
    assert ended.price is not None
    assert [abs(paid) for paid in ended.payoff] == [ended.price.value, 2 * ended.price.value, ended.price.value]
    assert sum(ended.payoff) == 0


def test_a_pass_out_is_dealt_again_or_a_ramsch() -> None:
    again = after(opened(three()), "0 pass", "1 pass", "2 pass")
    assert result(again).payoff == (0, 0, 0)
    assert SCHAFKOPF.outcome(again).next_dealer == 0  # type: ignore[union-attr]
    ramsch = after(opened(three(passout="ramsch")), "0 pass", "1 pass", "2 pass")
    assert in_play(ramsch).declarer is None
    assert len(screen(view(ramsch, 0))["counts"]) == 3
