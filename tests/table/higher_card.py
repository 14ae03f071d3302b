"""A game as small as can be: three people with two cards each play one, and the highest card wins."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from stammtisch.game import NOTHING, ActionRefused, BadRecord, Outcome, Record, Refusal, Seat, Shares


@dataclass(frozen=True)
class Duel:
    """A round: the dealer, the hands, the cards played so far, and who has waved (which nobody else may know).

    With a pot each loser pays one more than the winner gets, and this lies on the table until somebody leaves.
    """

    dealer: Seat
    hands: tuple[tuple[int, ...], ...]
    played: tuple[int, ...] = ()
    waved: frozenset[Seat] = frozenset()
    pot: int | None = None

    @property
    def turn(self) -> Seat:
        """The seat left of the dealer begins."""
        return (self.dealer + 1 + len(self.played)) % 3


class HigherCard:
    """The whole game, so that nothing at the table can depend on Schafkopf."""

    name = "higher-card"

    def presets(self) -> Sequence[str]:
        return ("plain", "fancy")

    def decks(self, preset: str) -> Sequence[str]:
        return ("six",)

    def read_ruleset(self, record: Record) -> dict[str, Any]:
        return dict(record)

    def ruleset_record(self, ruleset: dict[str, Any]) -> Record:
        return ruleset

    def deviations(self, ruleset: dict[str, Any]) -> Record:
        return ruleset

    def seats(self, ruleset: dict[str, Any]) -> int:
        return 3

    def length(self, ruleset: dict[str, Any]) -> int | None:
        return ruleset.get("length")

    def winners(self, ruleset: dict[str, Any], rounds: Sequence[Record], totals: Sequence[int]) -> Sequence[Seat]:
        assert len(rounds) == ruleset["length"]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def deal(
        self, ruleset: dict[str, Any], number: int, dealer: Seat, source: random.Random, carried: Record = NOTHING
    ) -> Record:
        assert number < ruleset.get("length", 10**6)
        cards = [1, 2, 3, 4, 5, 6]
        source.shuffle(cards)
        dealt = {"dealer": dealer, "hands": [cards[0:2], cards[2:4], cards[4:6]]}
        return dealt | ({"pot": carried.get("pot", 0)} if ruleset.get("pot") else {})

    def share_out(self, ruleset: dict[str, Any], carried: Record) -> Shares | None:
        each, left = divmod(carried.get("pot", 0), 3)
        return Shares((each,) * 3, {"pot": left}) if each else None

    def open(self, ruleset: dict[str, Any], deal: Record) -> Duel:
        if sorted(card for hand in deal["hands"] for card in hand) != [1, 2, 3, 4, 5, 6]:
            raise BadRecord("no whole deal")
        return Duel(deal["dealer"], tuple(tuple(hand) for hand in deal["hands"]), pot=deal.get("pot"))

    def read_action(self, record: Record) -> int:
        if record.get("kind") == "wave":
            return 0
        if record.get("kind") != "play" or record.get("card") not in range(1, 7):
            raise ActionRefused(Refusal("UNKNOWN_CARD", "1", {"text": str(record.get("card"))}))
        return int(record["card"])

    def action_record(self, action: int) -> Record:
        return {"kind": "play", "card": action} if action else {"kind": "wave"}

    def refusal(self, round_: Duel, seat: Seat, action: int) -> Refusal | None:
        if len(round_.played) == 3:
            return Refusal("ROUND_OVER", "2")
        if action == 0:
            return None
        if seat != round_.turn:
            return Refusal("NOT_YOUR_TURN", "3", {"seat": round_.turn})
        return None if action in round_.hands[seat] else Refusal("CARD_NOT_IN_HAND", "4", {"text": str(action)})

    def apply(self, round_: Duel, seat: Seat, action: int) -> Duel:
        refusal = self.refusal(round_, seat, action)
        if refusal:
            raise ActionRefused(refusal)
        if action == 0:
            return replace(round_, waved=round_.waved | {seat})
        return replace(round_, played=(*round_.played, action))

    def waiting_for(self, round_: Duel) -> Sequence[Seat]:
        return () if len(round_.played) == 3 else (round_.turn,)

    def may_hold(self, round_: Duel) -> Sequence[Seat]:
        return ()

    def view(self, round_: Duel, seat: Seat | None) -> tuple[Duel, Seat | None]:
        return round_, seat

    def screen(self, view: tuple[Duel, Seat | None]) -> Record:
        round_, seat = view
        return {"hand": list(round_.hands[seat]) if seat is not None else [], "played": list(round_.played)}

    def hides(self, round_: Duel, seat: Seat, action: int, viewer: Seat | None) -> bool:
        return action == 0 and viewer != seat

    def outcome(self, round_: Duel) -> Outcome | None:
        if len(round_.played) < 3:
            return None
        winner = (round_.dealer + 1 + round_.played.index(max(round_.played))) % 3
        loss, carried = (-1, {}) if round_.pot is None else (-3, {"pot": round_.pot + 4})
        payoff = tuple(2 if seat == winner else loss for seat in range(3))
        return Outcome(payoff, (round_.dealer + 1) % 3, {"contract": "higher", "declarer": winner}, carried)


HIGHER_CARD = HigherCard()
