"""Schafkopf as the house's register knows it: the functions of the Game protocol."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from stammtisch.cards import Deal, Hand, deal_out, shuffled
from stammtisch.game import NOTHING, BadRecord, Outcome, Record, Refusal, Seat, Shares
from stammtisch.schafkopf import actions, comparison, kontra, schieber, screen, settings, stakes
from stammtisch.schafkopf import refusal as rules
from stammtisch.schafkopf import round as rounds
from stammtisch.schafkopf import view as views
from stammtisch.schafkopf.actions import Action, Decline, GiveBack, PassOn
from stammtisch.schafkopf.auction import Auction
from stammtisch.schafkopf.contracts import kind_of
from stammtisch.schafkopf.klopfen import Klopfen
from stammtisch.schafkopf.phases import (
    Done,
    HochzeitExchange,
    HochzeitOffer,
    Naming,
    Round,
    SchieberPassing,
    SchieberTaking,
)
from stammtisch.schafkopf.play import Play
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.stakes import NOTHING_CARRIED, Carried, read_carried
from stammtisch.schafkopf.view import View


class Schafkopf:
    """The game of Schafkopf: four players, or three with the short deck."""

    name = "schafkopf"

    def presets(self) -> Sequence[str]:
        """Name every preset, the classic rules first."""
        return sorted(settings.preset_files(), key=lambda name: name != settings.USUAL_PRESET)

    def decks(self, preset: str) -> Sequence[str]:
        """Name the decks a preset may be played with, its usual one first."""
        return settings.decks_of(preset)

    def read_ruleset(self, record: Record) -> Ruleset:
        """Build house rules from a preset, a deck and deviating settings.

        :raises RulesetFaults: naming every fault at once.
        """
        return settings.read_ruleset(record)

    def ruleset_record(self, ruleset: Ruleset) -> Record:
        """Return all settings of the house rules."""
        return ruleset.record()

    def seats(self, ruleset: Ruleset) -> int:
        """Return how many people sit at the table: four, or three (rulebook 13.11)."""
        return ruleset.players

    def length(self, ruleset: Ruleset) -> int | None:
        """Return None: Schafkopf goes on for as long as people like."""
        return None

    def winners(self, ruleset: Ruleset, rounds: Sequence[Record], totals: Sequence[int]) -> Sequence[Seat]:
        """Return nobody: there is no last round."""
        return ()

    def deal(
        self, ruleset: Ruleset, number: int, dealer: Seat, source: random.Random, carried: Record = NOTHING
    ) -> Record:
        """Shuffle and deal (rulebook 3); the record names the first packets only where somebody may knock."""
        if ruleset.schieber == "always":
            deal = schieber.deal_schieber(ruleset, dealer, source)
        else:
            deal = deal_out(shuffled(ruleset.deck, source), dealer, ruleset.packets, ruleset.players)
        return deal_record(deal if ruleset.klopfen != "off" else deal._replace(first=()), read_carried(carried))

    def share_out(self, ruleset: Ruleset, carried: Record) -> Shares | None:
        """Share out the Stock among the seats, as somebody has left for good (rulebook 13.8)."""
        return stakes.share_out(read_carried(carried), self.seats(ruleset))

    def deviations(self, ruleset: Ruleset) -> Record:
        """Return the settings that the rules have differently from their preset."""
        return comparison.deviations(ruleset)

    def open(self, ruleset: Ruleset, deal: Record) -> Round:
        """Begin a round from a deal record.

        :raises BadRecord: when it is not a whole deal of the deck.
        """
        dealt = read_deal(ruleset, deal)
        return rounds.open_round(ruleset, dealt, read_carried(deal.get("carried", NOTHING)))

    def read_action(self, record: Record) -> Action:
        """Read an action.

        :raises ActionRefused: when the text names no action or no card.
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
        match round_.phase:
            case Play() as play:
                return play.answering or (play.turn,)
            case Klopfen() | Auction() as speaking:
                return speaking.to_speak[:1]
            case Naming(declarer=seat) | HochzeitExchange(acceptor=seat) | SchieberPassing(giver=seat):
                return (seat,)
            case HochzeitOffer(to_answer=asked) | SchieberTaking(to_ask=asked):
                return asked[:1]
            case Done():
                return ()

    def may_hold(self, round_: Round) -> Sequence[Seat]:
        """Return the seats that may still say Kontra before the coming card closes the window."""
        return kontra.may_hold(round_.phase, round_.ruleset) if isinstance(round_.phase, Play) else ()

    def view(self, round_: Round, seat: Seat | None) -> View:
        """Return what one seat may know."""
        return views.view(round_, seat)

    def screen(self, view: View) -> Record:
        """Return the view as the page shows it."""
        return screen.screen(view)

    def hides(self, round_: Round, seat: Seat, action: Action, viewer: Seat | None) -> bool:
        """Say whether the viewer must not learn of it.

        Who declined a Kontra could give the partner away; cards that are passed on face down are known to two.
        """
        phase = round_.phase
        if isinstance(action, Decline):
            return isinstance(phase, Play) and viewer != seat
        if isinstance(action, GiveBack) and isinstance(phase, HochzeitExchange):
            return viewer not in (phase.acceptor, phase.offerer)
        return isinstance(action, PassOn) and viewer not in (seat, (seat + 1) % round_.ruleset.players)

    def outcome(self, round_: Round) -> Outcome | None:
        """Return how the round ended, or None while it runs."""
        if not isinstance(round_.phase, Done):
            return None
        play, result = round_.phase.play, round_.phase.result
        summary: dict[str, Any] = {
            "contract": kind_of(play.contract).value if play else None,
            "declarer": play.declarer if play else None,
            "won": result.verdict.declarer_side_wins if result.verdict else None,
        }
        carried = stakes.carried_on(round_.ruleset, result, round_.carried)
        return Outcome(result.payoff, rounds.next_dealer(round_), summary, carried.record())


def deal_record(deal: Deal, carried: Carried = NOTHING_CARRIED) -> dict[str, Any]:
    """Return a deal as it is stored, with what lies on the table; ``aside`` are the two Ober of a Schieber."""
    record: dict[str, Any] = {"dealer": deal.dealer, "hands": [Hand(hand).codes() for hand in deal.hands]}
    if schieber.is_schieber(deal):
        record["aside"] = [card.code for card in schieber.ASIDE]
    if deal.first:
        record["first"] = [Hand(packet).codes() for packet in deal.first]
    if carried.record():
        record["carried"] = carried.record()
    return record


def read_deal(ruleset: Ruleset, record: Mapping[str, Any]) -> Deal:
    """Read a stored deal.

    :raises BadRecord: quoting what keeps it from being a whole deal of the deck.
    """
    if not isinstance(record, Mapping):
        raise BadRecord(f"deal = {record!r}: a table of dealer and hands")
    dealer, hands, players = record.get("dealer"), record.get("hands"), ruleset.players
    if not isinstance(dealer, int) or isinstance(dealer, bool) or not 0 <= dealer < players:
        raise BadRecord(f"dealer = {dealer!r}: a seat from 0 to {players - 1}")
    if not isinstance(hands, list | tuple) or len(hands) != players:
        raise BadRecord(f"hands = {hands!r}: {players} lists of card codes")
    try:
        masks = tuple(Hand.read(hand).mask for hand in hands)
    except (ValueError, TypeError) as error:
        raise BadRecord(f"hands: {error}") from error
    aside = _aside(ruleset, record)
    _check_hands(ruleset, dealer, masks, aside)
    return Deal(dealer, masks, _first_packets(ruleset, record, masks))


def _first_packets(ruleset: Ruleset, record: Mapping[str, Any], hands: tuple[int, ...]) -> tuple[int, ...]:
    """Read the first packet of each seat where somebody may knock.

    :raises BadRecord: quoting a packet that is not the first part of its hand.
    """
    if ruleset.klopfen == "off":
        return ()
    packets = record.get("first")
    if not isinstance(packets, list | tuple) or len(packets) != len(hands):
        raise BadRecord(f"first = {packets!r}: {len(hands)} lists of card codes, as klopfen = {ruleset.klopfen!r}")
    try:
        masks = tuple(Hand.read(packet).mask for packet in packets)
    except (ValueError, TypeError) as error:
        raise BadRecord(f"first: {error}") from error
    for seat, (packet, hand) in enumerate(zip(masks, hands, strict=True)):
        if packet & ~hand or packet.bit_count() != ruleset.packets[0]:
            raise BadRecord(f"first packet of seat {seat}, {packets[seat]!r}: {ruleset.packets[0]} cards of its hand")
    return masks


def _aside(ruleset: Ruleset, record: Mapping[str, Any]) -> int:
    """Return the cards that lie aside, as bits: the two Ober of a Schieber, or none."""
    aside = record.get("aside")
    if aside is None:
        return 0
    if ruleset.schieber == "off":
        raise BadRecord(f"aside = {aside!r}: only in a Schieber cards lie aside")
    ober = [card.code for card in schieber.ASIDE]
    if aside != ober:
        raise BadRecord(f"aside = {aside!r}: in a Schieber {ober}")
    return schieber.ASIDE_MASK


def _check_hands(ruleset: Ruleset, dealer: Seat, hands: tuple[int, ...], aside: int) -> None:
    """Raise BadRecord when the hands and the cards aside are not the whole deck in equal shares."""
    deck = ruleset.deck
    sizes = schieber.hand_sizes(ruleset, dealer) if aside else (deck.hand_size,) * ruleset.players
    together = aside
    for seat, (mask, size) in enumerate(zip(hands, sizes, strict=True)):
        if mask.bit_count() != size:
            raise BadRecord(f"hand of seat {seat} has {mask.bit_count()} cards: the {deck.name} deck gives {size}")
        together |= mask
    if together != deck.mask:
        missing = Hand(deck.mask & ~together).codes()
        strange = Hand(together & ~deck.mask).codes()
        raise BadRecord(
            f"the hands are not the {deck.name} deck: missing {missing or 'nothing'}, strange {strange or 'nothing'}"
        )


SCHAFKOPF = Schafkopf()
