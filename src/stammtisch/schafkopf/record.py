"""Records of played rounds: our own format, one JSON object a line, and playing them again through the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from stammtisch.cards import Hand
from stammtisch.game import NOTHING, ActionRefused, BadRecord, Refusal, RulesetFaults
from stammtisch.schafkopf.actions import Action, PlayCard, action_record, read_action
from stammtisch.schafkopf.game import deal_record, read_deal
from stammtisch.schafkopf.phases import Done, Round
from stammtisch.schafkopf.play import Play, legal_cards
from stammtisch.schafkopf.round import apply, open_round
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.settings import read_ruleset
from stammtisch.schafkopf.stakes import read_carried

FORMAT = "stammtisch-schafkopf-1"


class Step(NamedTuple):
    """One action of a recorded round and the seat that took it."""

    seat: int
    action: Action


class Difference(NamedTuple):
    """Where a record and the rules disagree: the card's number (0: not at a card), what was expected, why."""

    card_number: int
    expected: str
    paragraph: str


class PlayedRound(NamedTuple):
    """A round read from a record: the house rules, the deal, the steps, and what the record says came out."""

    ident: str
    ruleset: Ruleset
    deal: Mapping[str, Any]
    steps: tuple[Step, ...]
    payoff: tuple[int, ...] | None


def difference_at(round_: Round, card_number: int, what: str, refusal: Refusal) -> Difference:
    """Return the difference of an action that the rules refuse, with the cards that were expected instead."""
    details = "".join(f" {name}={value}" for name, value in refusal.args.items())
    expected = "another action"
    if isinstance(round_.phase, Play):
        seat, legal = round_.phase.turn, Hand(legal_cards(round_.phase, round_.ruleset)).codes()
        expected = f"seat {seat} to play one of {' '.join(legal)}"
    return Difference(card_number, f"{expected}; {what} is refused: {refusal.reason}{details}", refusal.paragraph)


def round_record(ident: str, round_: Round, steps: Iterable[Step]) -> dict[str, Any]:
    """Return a finished round as a record that :func:`read_round` reads back."""
    payoff = list(round_.phase.result.payoff) if isinstance(round_.phase, Done) else None
    return {
        "format": FORMAT,
        "id": ident,
        "ruleset": round_.ruleset.record(),
        "deal": deal_record(round_.deal, round_.carried),
        "steps": [{"seat": step.seat, "action": action_record(step.action)} for step in steps],
        "payoff": payoff,
    }


def read_round(record: Mapping[str, Any]) -> PlayedRound:
    """Read a record of our own format.

    :raises BadRecord: quoting the part that cannot be read.
    """
    try:
        ruleset = read_ruleset(record["ruleset"])
        steps = tuple(_read_step(step, ruleset.players) for step in record["steps"])
        payoff = record.get("payoff")
        return PlayedRound(str(record["id"]), ruleset, record["deal"], steps, None if payoff is None else tuple(payoff))
    except KeyError as error:
        raise BadRecord(f"the record lacks {error}: it needs id, ruleset, deal and steps") from error
    except (RulesetFaults, ActionRefused) as error:
        raise BadRecord(str(error)) from error
    except (TypeError, AttributeError) as error:
        raise BadRecord(f"the record is not built as {FORMAT}: {error}") from error


def _read_step(record: Mapping[str, Any], players: int) -> Step:
    seat = record["seat"]
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
        raise BadRecord(f"seat = {seat!r} of a step: a seat from 0 to {players - 1}")
    return Step(seat, read_action(record["action"]))


def replay(played: PlayedRound) -> tuple[Round, list[Difference]]:
    """Play a recorded round again; the round as far as the rules allow it, and every difference.

    :raises BadRecord: when the deal is not a whole deal of the deck.
    """
    deal = read_deal(played.ruleset, played.deal)
    round_ = open_round(played.ruleset, deal, read_carried(played.deal.get("carried", NOTHING)))
    cards = 0
    for step in played.steps:
        cards += isinstance(step.action, PlayCard)
        try:
            round_ = apply(round_, step.seat, step.action)
        except ActionRefused as error:
            at = cards if isinstance(step.action, PlayCard) else 0
            return round_, [difference_at(round_, at, f"seat {step.seat} {action_record(step.action)}", error.refusal)]
    if not isinstance(round_.phase, Done):
        return round_, [Difference(cards, "the record ends before the round is over", "15.1")]
    if played.payoff is not None and played.payoff != round_.phase.result.payoff:
        text = f"payoff {list(round_.phase.result.payoff)}, the record says {list(played.payoff)}"
        return round_, [Difference(0, text, "11.3")]
    return round_, []
