"""Counting the last cards: every way in which they may lie, with the duties of the called ace, to the best of both."""

from stammtisch.bots.schafkopf.ending import CARDS, _lyings, count_ending, counts_ending, worth
from stammtisch.bots.schafkopf.following import follow
from stammtisch.bots.schafkopf.knowledge import Knowledge
from stammtisch.bots.schafkopf.leading import lead
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.actions import PLAYS, PlayCard
from stammtisch.schafkopf.phases import Done, Round
from stammtisch.schafkopf.play import Play
from tests.properties.rounds import walk
from tests.unit.situations import after, dealt, playing


def known(round_: Round, seat: int) -> Knowledge:
    return Knowledge.of(SCHAFKOPF.view(round_, seat))


def endings() -> list[tuple[Round, int]]:
    """Return moments of random rounds in which somebody counts the ending."""
    found = []
    for table in range(4):
        for seed in range(6):
            for round_, _ in walk(table, seed):
                play = round_.phase
                if isinstance(play, Play) and not play.answering and counts_ending(known(round_, play.turn)):
                    found.append((round_, play.turn))
    return found


def test_the_cards_as_they_really_lie_are_among_the_ways() -> None:
    moments = endings()
    assert len(moments) > 50
    for round_, seat in moments:
        play = round_.phase
        assert isinstance(play, Play)
        ways = {lying.hands: lying.side for lying in _lyings(known(round_, seat), most=10_000)}
        assert ways[play.held] == tuple(other in play.side for other in range(4))


def test_few_cards_are_counted_and_many_are_not() -> None:
    assert not counts_ending(known(playing("wenz", 0, dealt()), 0))
    assert all(1 < SCHAFKOPF.view(round_, seat).hand.mask.bit_count() <= CARDS for round_, seat in endings())


def test_a_ramsch_and_stichzwang_have_no_sides_to_count_for() -> None:
    for name, settings in (("ramsch", {}), ("bettel", {"bettel_stichzwang": True})):
        round_ = playing(name, None if name == "ramsch" else 0, dealt(), **settings)
        while not isinstance(round_.phase, Done):
            assert isinstance(round_.phase, Play)
            if len(round_.phase.tricks) == 6:
                assert not counts_ending(known(round_, round_.phase.turn))
            view = SCHAFKOPF.view(round_, round_.phase.turn)
            round_ = after(round_, next(one.card.code for one in view.actions if isinstance(one, PlayCard)))


def test_the_augen_that_win_are_worth_more_than_any_others() -> None:
    assert worth(61) - worth(60) > worth(120) - worth(91)
    assert worth(91) - worth(90) > worth(90) - worth(61)
    assert worth(31) - worth(30) > worth(60) - worth(31)


def test_the_same_ending_is_counted_alike_and_only_legal_cards_are_weighed() -> None:
    for round_, seat in endings()[:40]:
        now = known(round_, seat)
        legal = tuple(one.card for one in now.view.actions if isinstance(one, PlayCard))
        advice = follow(now, legal) if now.view.trick else lead(now, legal)
        counted = count_ending(now, advice)
        assert counted == count_ending(known(round_, seat), advice)
        assert [one.action for one in counted] == [PLAYS[card] for card in legal]
