"""Bock, Stock and caps: what a round is played for besides its contract (rulebook 11.6, 13.8, 13.10)."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.game import BadRecord, Shares
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.phases import Done, Round
from stammtisch.schafkopf.play import Play, legal_cards
from stammtisch.schafkopf.screen import screen
from stammtisch.schafkopf.settlement import Result, passed_out
from stammtisch.schafkopf.stakes import NOTHING_CARRIED, Carried, carried_on, read_carried, with_stakes
from stammtisch.schafkopf.verdict import Grade, Verdict
from stammtisch.schafkopf.view import view
from tests.unit.situations import after, dealt, opened, playing, result, rules

PASSES = ("0 pass", "1 pass", "2 pass", "3 pass")
STRONG = ("EO GO HO SO EU HA HZ E7", "GA GZ GK G9 G8 G7 EA EZ", "GU HU SU HK H9 H8 H7 EK")


def passed(carried: Carried = NOTHING_CARRIED, **settings: Any) -> Round:
    """A round that everybody passes."""
    return after(opened(dealt(*STRONG), carried, **settings), *PASSES)


def settled(won: bool, side: tuple[int, ...], stock: int, **settings: Any) -> Result:
    """The Stock's part of a round that this side has won or lost."""
    verdict = Verdict(won, Grade.SIMPLE, 0, 0)
    return with_stakes(Result((0,) * 4, side, verdict=verdict), rules(**settings), Carried(stock), 0)


def played_out(round_: Round) -> Round:
    """Play the lowest allowed card until the round is over."""
    while isinstance(round_.phase, Play):
        legal = legal_cards(round_.phase, round_.ruleset)
        code = max(card.code for card in rules().deck.cards if legal >> card & 1)
        round_ = after(round_, code)
    return round_


@pytest.mark.parametrize(("before", "then"), [(1, 2), (2, 4), (4, 4)])
def test_each_pass_out_doubles_the_next_deal_up_to_four_times(before: int, then: int) -> None:
    outcome = SCHAFKOPF.outcome(passed(Carried(bock=before), passout="bock"))
    assert outcome is not None
    assert (outcome.payoff, outcome.carried) == ((0, 0, 0, 0), {"bock": then})
    usual = SCHAFKOPF.outcome(passed())
    assert usual is not None
    assert usual.carried == {}


def test_a_bock_round_counts_double_and_is_the_last() -> None:
    plain = played_out(playing("solo H", 0, dealt(*STRONG), passout="bock"))
    doubled = playing("solo H", 0, dealt(*STRONG), passout="bock")._replace(carried=Carried(bock=4))
    assert screen(view(doubled, 0))["bock"] == screen(view(doubled, 0))["multiplier"] == 4
    ended = result(played_out(doubled))
    assert ended.payoff == tuple(4 * amount for amount in result(plain).payoff)
    assert carried_on(rules(passout="bock"), ended, Carried(bock=4)) == Carried()


@pytest.mark.parametrize(
    ("settings", "each"),
    [({}, 10), ({"stock_each": 3}, 3), ({"preset": "verein"}, 1), ({"tariff": {"sauspiel": 20}}, 20)],
)
def test_a_pass_out_feeds_the_stock(settings: dict[str, Any], each: int) -> None:
    round_ = passed(Carried(7), passout="stock", **settings) if "preset" not in settings else None
    staked = with_stakes(passed_out(4), rules(passout="stock", **settings), Carried(7), 0)
    assert staked.payoff == (-each,) * 4
    assert staked.stock is not None
    assert (staked.stock.before, staked.stock.after) == (7, 7 + 4 * each)
    if round_ is not None:
        outcome = SCHAFKOPF.outcome(round_)
        assert outcome is not None
        assert (outcome.payoff, outcome.carried) == ((-each,) * 4, {"stock": 7 + 4 * each})
        assert screen(view(round_, None))["stock"] == 7 + 4 * each


def test_klopfen_doubles_what_is_paid_into_the_stock_where_the_table_wants_it() -> None:
    for doubles, paid in ((True, 40), (False, 10)):
        settings: dict[str, Any] = {"passout": "stock", "klopfen": "all", "klopfen_stock": doubles}
        round_ = after(opened(dealt(*STRONG), **settings), "0 knock", "1 pass", "2 pass", "3 knock", *PASSES)
        assert result(round_).payoff == (-paid,) * 4


@pytest.mark.parametrize(
    ("won", "side", "stock", "settings", "payments", "left"),
    [
        (True, (0, 2), 40, {}, (20, 0, 20, 0), 0),
        (False, (0, 2), 40, {}, (-20, 0, -20, 0), 80),
        (True, (1, 3), 45, {}, (0, 22, 0, 22), 1),
        (False, (1, 3), 45, {}, (0, -22, 0, -22), 89),
        (True, (1, 3), 1600, {"stock_cap": 1000}, (0, 500, 0, 500), 600),
        (False, (1, 3), 1600, {"stock_cap": 1000}, (0, -500, 0, -500), 2600),
        (True, (2,), 40, {}, (0, 0, 0, 0), 40),
        (False, (2,), 40, {}, (0, 0, 0, 0), 40),
        (True, (2,), 41, {"stock_scope": "any"}, (0, 0, 41, 0), 0),
        (False, (2,), 41, {"stock_scope": "any"}, (0, 0, -41, 0), 82),
        (False, (2,), 41, {"stock_scope": "any", "stock_cap": 30}, (0, 0, -30, 0), 71),
        (True, (0, 2), 0, {}, (0, 0, 0, 0), 0),
    ],
)
def test_the_declarers_side_takes_or_doubles_the_stock(
    won: bool, side: tuple[int, ...], stock: int, settings: dict[str, Any], payments: tuple[int, ...], left: int
) -> None:
    change = settled(won, side, stock, passout="stock", **settings).stock
    assert change is not None
    assert (change.before, change.after, change.payments) == (stock, left, payments)


def test_the_stock_is_part_of_the_payoff_and_neither_kontra_nor_klopfen_touches_it() -> None:
    round_ = playing("sauspiel G", 2, dealt(*STRONG), passout="stock")._replace(carried=Carried(40))
    doubled = result(played_out(after(round_, "0 double", "2 decline")))
    plain = result(played_out(playing("sauspiel G", 2, dealt(*STRONG))))
    assert doubled.stock is not None
    assert doubled.stock.payments == (0, -20, -20, 0)
    assert doubled.payoff == tuple(
        2 * paid + got for paid, got in zip(plain.payoff, doubled.stock.payments, strict=True)
    )


def test_no_stock_where_none_is_played() -> None:
    assert settled(True, (0, 2), 40).stock is None
    assert screen(view(opened(dealt(*STRONG)), 0))["stock"] is None


@pytest.mark.parametrize(
    ("cap", "knocks", "kontra", "factors"),
    [
        (None, 2, 2, ["kontra", "re", "klopfen", "klopfen"]),
        (3, 2, 2, ["kontra", "klopfen", "klopfen"]),
        (2, 2, 2, ["klopfen", "klopfen"]),
        (1, 2, 2, ["klopfen"]),
        (1, 0, 2, ["kontra"]),
    ],
)
def test_a_cap_on_doublings_leaves_out_the_last_ones(
    cap: int | None, knocks: int, kontra: int, factors: list[str]
) -> None:
    settings: dict[str, Any] = {"klopfen": "all"} | ({"tariff": {"doublings_cap": cap}} if cap is not None else {})
    said = [f"{seat} {'knock' if seat < knocks else 'pass'}" for seat in range(4)]
    round_ = after(opened(dealt(*STRONG), **settings), *said, "0 bid solo", "1 pass", "2 pass", "3 pass", "0 name H")
    round_ = after(round_, "1 double", "0 double")
    assert screen(view(round_, 0))["multiplier"] == 2 ** len(factors)
    ended = result(played_out(round_))
    assert ended.price is not None
    assert [factor.factor for factor in ended.price.factors] == factors
    assert abs(ended.payoff[1]) == ended.price.value


def test_a_cap_on_the_value_is_the_most_that_one_pays_one_other() -> None:
    capped = result(played_out(playing("solo H", 0, dealt(*STRONG), tariff={"value_cap": 60})))
    free = result(played_out(playing("solo H", 0, dealt(*STRONG))))
    assert capped.price is not None
    assert free.price is not None
    assert free.price.value > 60
    assert (capped.price.value, capped.price.uncapped) == (60, free.price.value)
    sign = 1 if free.payoff[0] > 0 else -1
    assert capped.payoff == (180 * sign, -60 * sign, -60 * sign, -60 * sign)


@pytest.mark.parametrize(("stock", "each", "left"), [(41, 10, {"stock": 1}), (40, 10, {})])
def test_the_stock_is_shared_out_in_equal_parts(stock: int, each: int, left: dict[str, int]) -> None:
    ruleset = rules(passout="stock")
    assert SCHAFKOPF.share_out(ruleset, {"stock": stock}) == Shares((each,) * 4, left)


def test_odd_cents_alone_are_not_shared_out_and_a_bock_stays() -> None:
    assert SCHAFKOPF.share_out(rules(passout="stock"), {"stock": 3}) is None
    assert SCHAFKOPF.share_out(rules(passout="bock"), {"bock": 2}) is None


@pytest.mark.parametrize(
    ("record", "quoted"),
    [
        ({"stock": -1}, "-1"),
        ({"stock": "4"}, "'4'"),
        ({"stock": True}, "True"),
        ({"bock": 3}, "3"),
        ({"bock": True}, "T"),
    ],
)
def test_what_cannot_lie_on_the_table_is_quoted(record: dict[str, Any], quoted: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_carried(record)
    assert quoted in str(caught.value)


def test_a_deal_holds_what_lies_on_the_table() -> None:
    carried = Carried(40, 2)
    assert read_carried(carried.record()) == carried
    round_ = opened(dealt(*STRONG), carried, passout="stock")
    assert round_.carried == carried
    assert not isinstance(round_.phase, Done)
