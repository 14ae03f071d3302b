"""Money that lies on the table survives a killed server, and is shared out when somebody gets up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.house import House
from tests.server.people import Guest, Page

pytestmark = pytest.mark.anyio

RULES: dict[str, Any] = {
    "ladder": ["sauspiel", "solo-tout"],
    "passout": "stock",
    "klopfen": "all",
    "klopfen_stock": True,
    "stock_each": 7,
    "tariff.value_cap": 40,
}


async def pass_on(page: Page, rounds: int) -> None:
    """Play so many rounds, as modestly as one may."""
    while len(page.table["match"]["rounds"]) < rounds:
        await page.until(lambda: bool(page.allowed()) or page.round["phase"] == "done")
        offered = page.allowed()
        modest = [action for action in offered if action["kind"] in ("pass", "decline")] or offered[:1]
        if modest:
            await page.act(modest[0])
        elif len(page.table["match"]["rounds"]) < rounds:
            await page.command({"kind": "next_round"})


async def test_the_stock_survives_kill_9_and_is_shared_out_when_somebody_gets_up(
    own_house: Callable[..., House],
) -> None:
    house = own_house()
    guest = Guest(house, "Vroni")
    page = await guest.look(guest.open_table(preset="stargames", ruleset=RULES))
    rounds = 0
    while page.table["match"]["carried"].get("stock", 0) < 4:
        rounds += 1
        await pass_on(page, rounds)
        assert rounds < 60, "somebody always plays"
    before = page.table["match"]
    stock = before["carried"]["stock"]
    assert sum(before["totals"]) == -stock
    assert before["rounds"][-1]["carried"] == before["carried"]
    house.kill()
    house.start()
    await page.connect()
    assert page.table["match"] == before
    await page.command({"kind": "next_round"})
    await page.until(lambda: page.round["phase"] != "done")
    assert page.round["stock"] == stock
    await pass_on(page, rounds + 1)
    lying = page.table["match"]["carried"].get("stock", 0)
    assert sum(page.table["match"]["totals"]) == -lying
    await page.command({"kind": "leave_seat"})
    await page.until_table(lambda table: table["seats"][0]["occupant"] == "bot")
    match = page.table["match"]
    assert match["carried"].get("stock", 0) == lying % 4
    if lying >= 4:
        assert match["rounds"][-1]["kind"] == "pot_shared"
        assert match["rounds"][-1]["payoff"] == [lying // 4] * 4
    await page.close()
