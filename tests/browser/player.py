"""Somebody who plays in a browser: whatever the page offers first, by clicks or by the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

HANDS_IN = ".hand button"
ANYTHING = ".auction .button, .actions .button:enabled, .hand li.raised, .result"


MOST_STEPS = 60
"""More than anybody has to say and play in one round."""


class Player:
    """Plays at the table that the page shows."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def start(self, url: str) -> None:
        """Open the start page and play at once."""
        self.page.goto(url)
        self.page.locator(".first .button").click()
        self.wait_for_cards()

    def wait_for_cards(self) -> None:
        """Wait until the own cards are there."""
        self.page.locator(HANDS_IN).first.wait_for()

    @property
    def hand(self) -> list[str]:
        """The own cards by name, without what is said of them besides."""
        labels = self.page.locator(HANDS_IN).evaluate_all("all => all.map(card => card.getAttribute('aria-label'))")
        return [label.split(",")[0] for label in labels]

    @property
    def result(self) -> Locator:
        """What the page says at the end of a round."""
        return self.page.locator(".result")

    def play_until(self, cards_left: int) -> None:
        """Go on until so few cards are left, or the round is over."""
        for _ in range(MOST_STEPS):
            if len(self.hand) <= cards_left or self.result.is_visible():
                return
            self.step()
        raise AssertionError(f"the round does not go on: {self.page.locator('.hint').inner_text()}")

    def play_round(self) -> None:
        """Go on until the round is over."""
        self.play_until(0)
        self.result.wait_for()

    def wait_for_turn(self) -> None:
        """Wait until there is something to do, or the round is over."""
        self.page.locator(ANYTHING).first.wait_for()

    def step(self) -> None:
        """Wait until there is something to do, and do it."""
        self.wait_for_turn()
        for wanted in (".auction .button", ".actions .button:enabled", ".hand li.raised:not(.selected) button"):
            buttons = self.page.locator(wanted)
            if self.result.is_visible() or not buttons.count():
                continue
            # The last action is to say nothing, or the only one.
            self.do(buttons.last if wanted.startswith(".actions") else buttons.first)
            self.page.locator(".screen:not([data-busy])").wait_for()
            return

    def do(self, button: Locator) -> None:
        """Click; of a card that lies under others, only the left edge is free."""
        button.click(position={"x": 8, "y": 20})

    def next_round(self) -> None:
        """Be ready for the next round, and wait until it is dealt."""
        self.page.locator(".actions .primary").click()
        expect(self.result).to_have_count(0)
        self.wait_for_cards()


class Typist(Player):
    """Plays by the keyboard alone."""

    def do(self, button: Locator) -> None:
        """Reach for it by the keys that the help names."""
        keyboard = self.page.keyboard
        if button.get_attribute("data-action") == "pass":
            keyboard.press("p")
        elif self.page.locator(".auction").count():
            keyboard.press("b")
            keyboard.press("Enter")
        elif button.evaluate("button => button.closest('.actions') !== null"):
            doubles = "primary" in (button.get_attribute("class") or "")
            for key in ("k", "Enter") if doubles else ("p",):
                keyboard.press(key)
        else:
            cards = self.page.locator(HANDS_IN)
            position = cards.evaluate_all("(all, one) => all.indexOf(one)", button.element_handle())
            keyboard.press(str(position + 1))
