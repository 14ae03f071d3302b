"""Somebody who keeps the score at a real table, on a phone."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Sequence

from playwright.sync_api import Page, expect

PATIENCE = 20.0
"""Seconds to wait for something that has to happen."""


class Scorer:
    """Writes a list by what the page shows; keeps in mind what was written, to compare."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.source = random.Random(seed)

    def begin(self, url: str, names: Sequence[str]) -> str:
        """Open a new list from the page of lists; returns the id."""
        self.page.goto(f"{url}/s")
        self.page.locator("a[href='/s/new']").click()
        self.page.locator(".count").wait_for()
        for _ in range(abs(len(names) - 4)):
            self.page.locator(".count .button").nth(int(len(names) > 4)).click()
        for field, name in enumerate(names):
            self.page.locator(".player .field").nth(field).fill(name)
        self.page.locator("form .primary").click()
        self.page.locator(".keys").wait_for()
        return self.page.url.rsplit("/", 1)[1]

    def play_round(self) -> None:
        """Write all bids and all tricks of a round."""
        while self.page.locator("[data-phase=bids]").is_visible():
            self.bid()
        self.enter_tricks()

    def bid(self) -> None:
        """Write the next bid, never the barred one."""
        allowed = self.page.locator(".keys .button:not([aria-disabled=true])")
        turn = self.page.locator("#turn").inner_text()
        allowed.nth(min(allowed.count() - 1, self.source.choice([0, 1, 1, 2]))).click()
        self.page.wait_for_function(
            "turn => (document.querySelector('#turn') ?? { innerText: '' }).innerText !== turn", arg=turn
        )

    def enter_tricks(self) -> None:
        """Let the tricks add up, and close the round."""
        section = self.page.locator("[data-phase=tricks]")
        section.wait_for()
        lines = section.locator("li")
        while not section.locator(".close .fits").count():
            taken, cards = map(int, re.findall(r"\d+", section.locator(".close p").inner_text())[:2])
            button = lines.nth(self.source.randrange(lines.count())).locator("button").nth(int(taken < cards))
            if button.is_enabled():
                button.click()
        row = self.page.locator("tr.now").get_attribute("data-row")
        section.locator(".enter").click()
        expect(self.page.locator("tr.now")).not_to_have_attribute("data-row", row or "")

    @property
    def rows(self) -> list[str]:
        """The rows of the list as they are shown."""
        return [" ".join(row.split()) for row in self.page.locator("tbody tr").all_inner_texts()]

    @property
    def totals(self) -> list[int]:
        """The totals as they are shown."""
        return [int(text.replace("−", "-")) for text in self.page.locator("tfoot td").all_inner_texts() if text]


def wait_until(page: Page, expression: str) -> None:
    """Wait until the page answers yes; unlike the browser's own waiting, this waits for promises."""
    until = time.monotonic() + PATIENCE
    while not page.evaluate(expression):
        assert time.monotonic() < until, f"it never came true: {expression}"
        page.wait_for_timeout(50)
