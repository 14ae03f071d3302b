"""Schwarze Sau as the house's register knows it: the functions of the Game protocol."""

from __future__ import annotations

import random
from collections.abc import Sequence

from stammtisch.game import NOTHING, Outcome, Record, Refusal, Seat, Shares
from stammtisch.schwarzesau import actions, deal, ruleset, screen
from stammtisch.schwarzesau import refusal as rules
from stammtisch.schwarzesau import round as rounds
from stammtisch.schwarzesau import view as views
from stammtisch.schwarzesau.actions import Action, Bid
from stammtisch.schwarzesau.phases import Round
from stammtisch.schwarzesau.ruleset import Ruleset, dealer_of
from stammtisch.schwarzesau.scoring import winners
from stammtisch.schwarzesau.view import View


class SchwarzeSau:
    """The game of Schwarze Sau: two to fourteen players, as many packs as it takes."""

    name = "schwarzesau"

    def presets(self) -> Sequence[str]:
        """Name the one preset."""
        return ("sau",)

    def decks(self, preset: str) -> Sequence[str]:
        """Name the deck: always packs of 32."""
        return ("long",)

    def read_ruleset(self, record: Record) -> Ruleset:
        """Build house rules from deviating settings.

        :raises RulesetFaults: naming every fault at once.
        """
        return ruleset.read_ruleset(dict(record))

    def ruleset_record(self, ruleset: Ruleset) -> Record:
        """Return all settings of the house rules."""
        return ruleset.record()

    def deviations(self, ruleset: Ruleset) -> Record:
        """Return the settings that are not as usual."""
        usual = self.read_ruleset({"players": ruleset.players}).record()
        return {name: value for name, value in ruleset.record().items() if value != usual[name]}

    def seats(self, ruleset: Ruleset) -> int:
        """Return how many people sit at the table."""
        return ruleset.players

    def length(self, ruleset: Ruleset) -> int | None:
        """Return how many rounds a game has: 16 and one for each player (rulebook 2.1)."""
        return len(ruleset.hand_sizes)

    def winners(self, ruleset: Ruleset, rounds: Sequence[Record], totals: Sequence[int]) -> Sequence[Seat]:
        """Return who has won: the most points, or by house rule more exact bids among equals (rulebook 6.2)."""
        exact = [sum(line["bids"][seat] == line["tricks"][seat] for line in rounds) for seat in range(len(totals))]
        return winners(totals, exact, ruleset.tie_break)

    def deal(
        self, ruleset: Ruleset, number: int, dealer: Seat, source: random.Random, carried: Record = NOTHING
    ) -> Record:
        """Shuffle and deal the round with this number, counted from 0, and turn up a card (rulebook 3)."""
        return deal.deal_record(deal.deal_out(ruleset, number, dealer, source))

    def share_out(self, ruleset: Ruleset, carried: Record) -> Shares | None:
        """Share out nothing: points are written down, and none lie on the table."""
        return None

    def open(self, ruleset: Ruleset, record: Record) -> Round:
        """Begin a round from a deal record.

        :raises BadRecord: when it is not a deal of this game.
        """
        return rounds.open_round(ruleset, deal.read_deal(ruleset, record))

    def read_action(self, record: Record) -> Action:
        """Read an action.

        :raises ActionRefused: when the text names no action, no card or no number.
        """
        return actions.read_action(record)

    def action_record(self, action: Action) -> Record:
        """Return an action as it is stored and sent."""
        return actions.action_record(action)

    def refusal(self, round_: Round, seat: Seat, action: Action) -> Refusal | None:
        """Say why this seat may not do this now."""
        return rules.refusal(round_, seat, action)

    def apply(self, round_: Round, seat: Seat, action: Action) -> Round:
        """Return the round after the action.

        :raises ActionRefused: when the rules do not allow it.
        """
        return rounds.apply(round_, seat, action)

    def waiting_for(self, round_: Round) -> Sequence[Seat]:
        """Return the seats without whose action the round cannot go on."""
        if round_.points is not None:
            return ()
        if round_.bidding and round_.ruleset.bid_style == "hidden":
            return tuple(seat for seat, bid in enumerate(round_.bids) if bid is None)
        return (round_.turn,)

    def may_hold(self, round_: Round) -> Sequence[Seat]:
        """Return nobody: there is no window to speak in."""
        return ()

    def view(self, round_: Round, seat: Seat | None) -> View:
        """Return what one seat may know."""
        return views.view(round_, seat)

    def screen(self, view: View) -> Record:
        """Return the view as the page shows it."""
        return screen.screen(view)

    def hides(self, round_: Round, seat: Seat, action: Action, viewer: Seat | None) -> bool:
        """Say whether the viewer must not learn of it: a bid made at once, while others have still to make theirs."""
        return isinstance(action, Bid) and round_.ruleset.bid_style == "hidden" and viewer != seat

    def outcome(self, round_: Round) -> Outcome | None:
        """Return the points of the round, or None while it runs."""
        if round_.points is None:
            return None
        taken = round_.tricks_taken
        following = dealer_of(len(taken), round_.deal.dealer, 1)
        summary = {
            "hand_size": round_.hand_size,
            "trump": round_.trump.letter if round_.trump is not None else None,
            "bids": list(round_.bids),
            "tricks": list(taken),
        }
        return Outcome(round_.points, following, summary)


SCHWARZE_SAU = SchwarzeSau()
