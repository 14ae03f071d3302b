"""What a round is played for besides its contract: Klopfen, Bock and the Stock (rulebook 13.6, 13.8, 13.10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from stammtisch.game import BadRecord, Shares
from stammtisch.schafkopf.choices import STOCK_RULES
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.tariff import LEVELS, Factor, Price

if TYPE_CHECKING:
    from stammtisch.schafkopf.settlement import Result

MOST_BOCK = 4


class Carried(NamedTuple):
    """What lies on the table before a round: the Stock in the tariff's units, and how much more a Bock round counts."""

    stock: int = 0
    bock: int = 1

    def record(self) -> dict[str, int]:
        """Return what is not as usual, JSON-ready."""
        usual = Carried()._asdict()
        return {name: value for name, value in self._asdict().items() if value != usual[name]}


NOTHING_CARRIED = Carried()


@dataclass(frozen=True, slots=True)
class StockChange:
    """What the Stock held before and after a round, and what every seat got out of it (negative: paid in)."""

    before: int
    after: int
    payments: tuple[int, ...]


def read_carried(record: Mapping[str, Any]) -> Carried:
    """Read what lies on the table as :meth:`Carried.record` writes it.

    :raises BadRecord: quoting what is no Stock or no factor.
    """
    stock, bock = record.get("stock", 0), record.get("bock", 1)
    if not isinstance(stock, int) or isinstance(stock, bool) or stock < 0:
        raise BadRecord(f"stock = {stock!r}: a whole number from 0 on")
    if isinstance(bock, bool) or bock not in (1, 2, MOST_BOCK):
        raise BadRecord(f"bock = {bock!r}: one of 1, 2, {MOST_BOCK}")
    return Carried(stock, bock)


def multiplier(ruleset: Ruleset, knocks: int, doublings: int, bock: int) -> int:
    """Return how many times the round counts by Klopfen, Kontra and Bock."""
    most = ruleset.tariff.doublings_cap
    doubled = knocks + doublings
    return int(2 ** (doubled if most is None else min(doubled, most))) * bock


def staked(price: Price, most: int | None, knocks: int, bock: int) -> Price:
    """Return the value with Klopfen and Bock; ``most`` doublings count, those said first (rulebook 11.6).

    Klopfen comes before Kontra, so what is over the cap are the last answers to Kontra.
    """
    levels = [factor for factor in price.factors if factor.factor in LEVELS]
    others = [factor for factor in price.factors if factor.factor not in LEVELS]
    knocked = [Factor("klopfen", 2)] * knocks
    if most is not None:
        levels, knocked = levels[: max(0, most - knocks)], knocked[:most]
    bocked = [Factor("bock", bock)] if bock != 1 else []
    return replace(price, factors=(*others, *levels, *knocked, *bocked))


def with_stakes(result: Result, ruleset: Ruleset, carried: Carried, knocks: int) -> Result:
    """Return the result of a round with Klopfen, Bock and Stock; every payoff is a multiple of the value."""
    payoff, price = result.payoff, result.price
    if price is not None:
        once = price.value
        price = replace(staked(price, ruleset.tariff.doublings_cap, knocks, carried.bock), cap=ruleset.tariff.value_cap)
        payoff = tuple(amount // once * price.value for amount in payoff) if once else payoff
    change = _stock_change(result, ruleset, carried.stock, knocks)
    if change:
        payoff = tuple(paid + got for paid, got in zip(payoff, change.payments, strict=True))
    return replace(result, payoff=payoff, price=price, stock=change)


def lying(ruleset: Ruleset, stock: int, players: int) -> int:
    """Return the Stock that a round is played for: with ``stock+ramsch`` everybody feeds an empty one in advance."""
    return stock + players * _fed_in_advance(ruleset, stock, players)


def carried_on(ruleset: Ruleset, result: Result, carried: Carried) -> Carried:
    """Return what lies on the table after a round (rulebook 13.8, 13.10)."""
    bock = 1
    if ruleset.passout == "bock" and result.passed_out:
        bock = min(MOST_BOCK, 2 * carried.bock)
    return Carried(result.stock.after if result.stock else carried.stock, bock)


def share_out(carried: Carried, players: int) -> Shares | None:
    """Share the Stock out in equal parts, as somebody gets up for good; odd cents stay (rulebook 13.8)."""
    each, left = divmod(carried.stock, players)
    return Shares((each,) * players, carried._replace(stock=left).record()) if each else None


def _stock_change(result: Result, ruleset: Ruleset, before: int, knocks: int) -> StockChange | None:
    """Return what the round does to the Stock, or None where none is played."""
    if ruleset.passout not in STOCK_RULES:
        return None
    players = len(result.payoff)
    fed = _fed_in_advance(ruleset, before, players)
    if result.passed_out:
        fed = _each(ruleset) * (2**knocks if ruleset.klopfen_stock else 1)
    stock = before + players * fed
    taken = [0] * players
    if result.verdict is not None and _concerned(ruleset, result.side):
        amount = stock if ruleset.stock_cap is None else min(stock, ruleset.stock_cap)
        share = amount // len(result.side) * (1 if result.verdict.declarer_side_wins else -1)
        for seat in result.side:
            taken[seat] = share
    return StockChange(before, stock - sum(taken), tuple(got - fed for got in taken))


def _concerned(ruleset: Ruleset, side: tuple[int, ...]) -> bool:
    """Say whether the declarer's side takes or doubles the Stock: two of them do, one if the table wants it so."""
    return len(side) == 2 or (len(side) == 1 and ruleset.stock_scope == "any")


def _fed_in_advance(ruleset: Ruleset, stock: int, players: int) -> int:
    """Return what each pays before the cards are dealt: with ``stock+ramsch``, when only odd cents are left."""
    return _each(ruleset) if ruleset.passout == "stock+ramsch" and stock < players else 0


def _each(ruleset: Ruleset) -> int:
    return ruleset.tariff.sauspiel if ruleset.stock_each is None else ruleset.stock_each
