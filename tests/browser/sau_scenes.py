"""Pictures of a table of Schwarze Sau as the server would send them, for two to fourteen players."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from stammtisch.bots.register import new_bot
from stammtisch.schwarzesau import SCHWARZE_SAU
from stammtisch.schwarzesau.phases import Round
from stammtisch.table import Table, evolve, open_table, picture
from stammtisch.table.commands import Act, BotAt, NextRound, OpenTable, Person
from stammtisch.table.decide import Circumstances, decide

Frame = dict[str, Any]

NAMES = (
    *("Vroni", "Åsa", "Λένα", "Sepp", "Jörg", "Γιώργος-Αλέξανδρος", "Hans-Peter", "Ingeborg", "Øystein"),
    *("Traudl", "Maximiliane Oberhuber", "Zita", "Beppi", "Kathi"),
)
VRONI = Person("u-vroni")


class Game:
    """A game that bots play at all seats; Vroni sits at seat 0."""

    def __init__(self, players: int, seed: int, **rules: Any) -> None:
        self.dice = random.Random(seed)
        command = OpenTable("k7m2qp", {"players": players, **rules}, "Vroni")
        opened = open_table(SCHWARZE_SAU, command, VRONI, self.dice)
        self.table: Table = evolve(SCHWARZE_SAU, None, opened)
        self.bot = new_bot("schwarzesau", "average" if players > 4 else "prophet")

    @property
    def round(self) -> Round:
        """The present round."""
        shown: Round = self.table.round
        return shown

    def step(self) -> None:
        """Let whoever is to act do so, or deal the next round."""
        if self.table.over:
            self.do(VRONI, NextRound())
            return
        seat = SCHWARZE_SAU.waiting_for(self.round)[0]
        action = self.bot.decide(SCHWARZE_SAU.view(self.round, seat)).action
        self.do(VRONI if seat == 0 else BotAt(seat), Act(SCHWARZE_SAU.action_record(action)))

    def do(self, sender: Any, command: Any) -> None:
        """Carry out a command."""
        events = decide(self.table, command, sender, Circumstances(self.dice))
        self.table = evolve(SCHWARZE_SAU, self.table, events)

    def until(self, happened: Callable[[Round], bool], *, dealer: int | None = None, position: int = 1) -> Frame:
        """Go on until something happens in a round from this position on, dealt by this seat; return the picture."""
        while not (
            self.table.position >= position
            and (dealer is None or self.round.deal.dealer == dealer)
            and happened(self.round)
        ):
            self.step()
        return self.shown()

    def shown(self, you: int | None = 0) -> Frame:
        """The table as Vroni sees it, or the gallery, with names that are long and short."""
        shown = picture(self.table, you, [True] * len(self.table.places))
        for seat, name in zip(shown["seats"], NAMES, strict=False):
            seat["name"] = name
        return shown


def bids(round_: Round) -> bool:
    """Vroni says a number."""
    return round_.bidding and round_.turn == 0


def waits(round_: Round) -> bool:
    """Somebody else says a number, and some have."""
    return round_.bidding and round_.turn != 0 and any(bid is not None for bid in round_.bids)


def plays_last(round_: Round) -> bool:
    """Vroni completes a trick and has to follow."""
    return (
        not round_.bidding
        and round_.turn == 0
        and len(round_.trick) >= len(round_.held) - 1
        and len(round_.tricks) >= 1
        and any(option.refusal for option in SCHWARZE_SAU.view(round_, 0).cards)
    )


def over(round_: Round) -> bool:
    """The round is over."""
    return round_.points is not None


@cache
def sau_scenes(players: int) -> dict[str, Frame]:
    """Every picture for so many players."""
    scenes = {
        "bidding as dealer": Game(players, 1).until(bids, dealer=0),
        "waiting for bids": Game(players, 2).until(waits),
        "play": Game(players, 3).until(plays_last),
        "one card": Game(players, 4).until(lambda round_: not round_.bidding and round_.turn == 0, position=9),
        "result": Game(players, 5).until(over, position=3),
        "end of the game": Game(players, 6).until(over, position=16 + players),
        "blind": Game(players, 7, one_card_blind=True).until(bids, position=9),
        "at once": Game(players, 8, bid_style="hidden", hook=False).until(lambda round_: round_.bids[0] is None),
    }
    watched = Game(players, 9)
    watched.until(plays_last)
    scenes["gallery"] = watched.shown(None)
    again = Game(players, 10, max_hand=2, rounds="down_only")
    again.until(over, position=1 + players)
    again.step()
    scenes["second game"] = again.until(over)
    return scenes
