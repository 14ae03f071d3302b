"""What a player knows: who is void, who plays with whom, and where the cards may be."""

import pytest

from stammtisch.bots.schafkopf.knowledge import Knowledge
from stammtisch.bots.schafkopf.outlook import outlook
from stammtisch.bots.schafkopf.worth import worth_keeping
from stammtisch.cards import TRUMP, Card, Suit
from stammtisch.schafkopf.contracts import Bettel
from stammtisch.schafkopf.phases import Round
from stammtisch.schafkopf.play import Play
from stammtisch.schafkopf.view import view
from tests.properties.rounds import TABLES, walk
from tests.unit.situations import after, dealt, playing

DECLARER = "EO SU HU HZ H7 E8 SA G9"
PARTNER = "GO HA H8 EA E9 GK S9 S7"
FRIEND = "HO SO EU HK EZ GA GZ SK"
"""Seat 0 declares, seat 1 holds the called ace, seats 2 and 3 are the opponents."""

EICHEL = 1 + Suit.EICHEL


def sauspiel(*steps: str) -> Round:
    return after(playing("sauspiel E", 0, dealt(DECLARER, PARTNER, FRIEND)), *steps)


def known(round_: Round, seat: int) -> Knowledge:
    return Knowledge.of(view(round_, seat))


def test_before_the_first_card_the_partner_could_be_anybody_else() -> None:
    assert known(sauspiel(), 0).friends == pytest.approx((1, 1 / 3, 1 / 3, 1 / 3))
    assert known(sauspiel(), 2).friends == (0, 0.5, 1, 0.5)


def test_the_holder_of_the_ace_knows() -> None:
    assert known(sauspiel(), 1).friends == (1, 1, 0, 0)
    assert known(sauspiel(), 1).partners_declarer
    assert not known(sauspiel(), 2).partners_declarer


def test_the_ace_tells_everybody() -> None:
    opened = sauspiel("E8 EA EZ E7")
    assert [known(opened, seat).friends for seat in (0, 2)] == [(1, 1, 0, 0), (0, 0, 1, 1)]


def test_kontra_comes_from_no_partner() -> None:
    assert known(sauspiel("2 double"), 0).partners[2] == 0


def test_whoever_follows_the_called_suit_without_its_ace_is_no_partner() -> None:
    searched = after(playing("sauspiel E", 0, dealt(DECLARER, FRIEND, PARTNER)), "E8 EZ")
    assert known(searched, 0).partners[1] == 0


def test_whoever_leads_trump_looks_like_the_partner() -> None:
    led = after(playing("sauspiel E", 3, dealt(FRIEND, PARTNER, "", DECLARER)), "HK")
    chances = known(led, 3).partners
    assert chances[0] > chances[1] == chances[2]


def test_a_discard_shows_a_void() -> None:
    round_ = after(playing("wenz", 0, dealt("EU GU EA EZ", "SA SZ SK S9", "EK E9 E8 E7")), "EA SZ")
    seen = known(round_, 0)
    assert seen.sightings.void[1] == 1 << EICHEL
    assert seen.chance_void(1, EICHEL) == 1
    assert seen.holding[Card.EK][1] == 0


def test_the_declarer_keeps_a_card_of_the_called_suit() -> None:
    assert known(sauspiel(), 2).chance_void(0, EICHEL) == 0
    assert known(sauspiel("E8 EA EZ E7"), 2).chance_void(0, EICHEL) > 0


def test_the_shares_of_a_card_make_one_and_those_of_a_seat_its_cards() -> None:
    seen = 0
    for table in range(len(TABLES)):
        for round_, _ in (step for seed in range(4) for step in walk(table, seed)):
            if not isinstance(round_.phase, Play) or min(map(int.bit_count, round_.phase.held)) < 2:
                continue
            if round_.phase.declarer is None or isinstance(round_.phase.contract, Bettel):
                continue
            seats = range(round_.ruleset.players)
            for seat in seats:
                seen += 1
                knowledge = known(round_, seat)
                for shares in knowledge.holding.values():
                    assert sum(shares) == pytest.approx(1, abs=0.25)
                for other in set(seats) - {seat}:
                    held = sum(shares[other] for shares in knowledge.holding.values())
                    assert held == pytest.approx(round_.phase.held[other].bit_count(), abs=0.6)
    assert seen > 500


def test_the_highest_trump_takes_its_trick() -> None:
    assert outlook(known(sauspiel(), 0), Card.EO).ours == 1
    assert outlook(known(sauspiel(), 0), Card.H7).ours < 0.6


def test_the_last_card_settles_the_trick() -> None:
    last = after(
        playing(
            "sauspiel E", 1, dealt("HK GK EK GZ GU E7 SK S8", DECLARER, "GO HA H8 EA E9 S9 S7 G8", "HO SO EU EZ GA")
        ),
        "HK HZ H8",
    )
    prospects = {card: outlook(known(last, 3), card) for card in (Card.EU, Card.HO)}
    assert all(prospect.ours == 1 for prospect in prospects.values())
    assert prospects[Card.EU].gain == 4 + 10 + 0 + 2


def test_searching_fetches_the_ace() -> None:
    search = after(playing("sauspiel E", 1, dealt(FRIEND, DECLARER)))
    assert outlook(known(search, 0), Card.EZ).ours < 0.5


def test_nobody_needs_to_keep_the_last_card() -> None:
    for round_, _ in walk(0, 3):
        if isinstance(round_.phase, Play) and round_.phase.held[round_.phase.turn].bit_count() == 1:
            seen = known(round_, round_.phase.turn)
            assert worth_keeping(seen, next(iter(seen.view.hand))) == 0


def test_higher_cards_are_worth_more() -> None:
    seen = known(sauspiel(), 0)
    worth = [worth_keeping(seen, card) for card in (Card.H7, Card.HU, Card.SU, Card.EO)]
    assert worth == sorted(worth)
    assert seen.order.group[Card.EO] == TRUMP


def test_a_spectator_knows_nothing() -> None:
    with pytest.raises(ValueError, match="nothing to play for seat None"):
        Knowledge.of(view(sauspiel(), None))
