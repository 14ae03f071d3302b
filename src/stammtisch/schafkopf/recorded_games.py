"""Games recorded elsewhere: hands, contract and tricks without the auction, checked through the rules.

The format holds one game a line: ``deck``, ``first_lead``, ``hands``, ``contract``, ``tricks``, ``result``, and
where money was played for ``tariff``, ``knocks``, ``kontra`` and ``stock_before``. Seats are ``p0`` to ``p3``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stammtisch.cards import Card, Suit
from stammtisch.game import ActionRefused, BadRecord
from stammtisch.schafkopf.actions import DECLINE, DOUBLE, PLAYS, NameSuit
from stammtisch.schafkopf.auction import Said, opening
from stammtisch.schafkopf.contracts import ContractKind
from stammtisch.schafkopf.game import read_deal
from stammtisch.schafkopf.klopfen import KNOCK
from stammtisch.schafkopf.phases import Done, Naming, Round
from stammtisch.schafkopf.play import Play, begin
from stammtisch.schafkopf.ramsch import RamschVerdict
from stammtisch.schafkopf.record import Difference, difference_at
from stammtisch.schafkopf.round import apply
from stammtisch.schafkopf.ruleset import Ruleset
from stammtisch.schafkopf.settings import read_ruleset
from stammtisch.schafkopf.settlement import Result
from stammtisch.schafkopf.stakes import Carried
from stammtisch.schafkopf.verdict import Verdict

JUNGFRAU = {None: "none", "each_doubles_whole_game": "all", "each_virgin_gets_double": "individual"}
"""What the records call the ways of counting a Jungfrau; where they say nothing, each doubles the whole game."""

SEATS = ("p0", "p1", "p2", "p3")


def check(game: Mapping[str, Any]) -> list[Difference]:
    """Play a recorded game again through the rules and return every difference.

    :raises BadRecord: quoting the part of the record that cannot be read.
    """
    try:
        round_ = _opened(game)
        for trick in game["tricks"]:
            _check_leader(round_, trick)
        round_, refused = _played(round_, game)
    except KeyError as error:
        raise BadRecord(f"the game lacks {error}") from error
    except ActionRefused as error:
        return [Difference(0, f"another call or doubling; refused: {error}", error.refusal.paragraph)]
    except (ValueError, TypeError, AttributeError, IndexError) as error:
        raise BadRecord(str(error)) from error
    if refused:
        return refused
    if not isinstance(round_.phase, Done):
        return [Difference(_cards(round_), "the tricks end before the round is over", "15.1")]
    return _compare(round_.phase.result, game)


def _part(game: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    part = game.get(name)
    if not isinstance(part, Mapping):
        raise BadRecord(f"{name} = {part!r}: a game needs a table of it")
    return part


def _ruleset(game: Mapping[str, Any]) -> Ruleset:
    """Return rules that price the game as its tariff says: Laufende run on through the whole trump suit."""
    settings: dict[str, Any] = {
        "preset": "stargames",
        "deck": {32: "long", 24: "short"}[game["deck"]],
        "laufende_scope": "all",
        "kontra_levels": 4,
        "re_by": "party",
        "stop_when_decided": False,
    }
    if game.get("stock_before"):
        settings["passout"] = "stock"
    tariff, contract = game.get("tariff"), _part(game, "contract")
    if contract["kind"] == "ramsch":
        settings["tariff"] = {"ramsch": tariff["base"]} if tariff else {}
        # A Ramsch leaves the Stock alone, so it is as good as without one.
        settings["passout"] = "ramsch"
        settings["jungfrau"] = JUNGFRAU[contract.get("jungfrau", "each_doubles_whole_game")]
    elif contract["kind"] == "bettel":
        settings["tariff"] = {"bettel": tariff["base"]} if tariff else {}
        settings["ladder"] = ["sauspiel", "bettel", "solo"]
        settings["bettel_stichzwang"] = bool(contract.get("stichzwang"))
    elif tariff is not None:
        extra = tariff["extra"]
        amounts = dict.fromkeys(("sauspiel", "solo"), tariff["base"]) | dict.fromkeys(("schneider", "schwarz"), extra)
        settings["tariff"] = amounts | {"laufender": tariff["per_laufende"]}
        settings["laufende_min"] = dict.fromkeys(("coloured", "colourless"), tariff["laufende_min"])
    return read_ruleset(settings)


def _opened(game: Mapping[str, Any]) -> Round:
    """Return the round with its contract announced and its doublings said, before the first card."""
    ruleset = _ruleset(game)
    leader = _seat(game["first_lead"])
    deal = read_deal(ruleset, {"dealer": (leader - 1) % 4, "hands": [game["hands"][seat] for seat in SEATS]})
    contract = game["contract"]
    tout = contract.get("tout", False) and contract["kind"] != "sauspiel"
    suit = Suit.read(contract["suit"]) if contract["suit"] is not None else None
    kind = ContractKind(contract["kind"] + ("-tout" if tout else ""))
    declarer = None if kind is ContractKind.RAMSCH else _seat(contract["declarer"])
    auction = opening(leader)
    if declarer is not None and kind.names_suit and suit is not None:
        round_ = apply(Round(ruleset, deal, auction, Naming(kind, declarer)), declarer, NameSuit(suit))
    else:
        play = begin(ruleset, deal.hands, leader, ruleset.contract(kind, suit), declarer)
        round_ = Round(ruleset, deal, auction, play)
    knocks = tuple(Said(seat, KNOCK) for seat in range(game.get("knocks") or 0))
    round_ = round_._replace(knocks=knocks, carried=Carried(game.get("stock_before") or 0))
    assert isinstance(round_.phase, Play)
    side = round_.phase.side
    for level in range(game.get("kontra") or 0):
        on_side = level % 2 == 1
        speaker = next(seat for seat in range(4) if (seat in side) == on_side)
        round_ = apply(round_, speaker, DOUBLE)
    while isinstance(round_.phase, Play) and round_.phase.answering:
        round_ = apply(round_, round_.phase.answering[0], DECLINE)
    return round_


def _seat(name: object) -> int:
    if name not in SEATS:
        raise BadRecord(f"seat {name!r}: a seat is one of {', '.join(SEATS)}")
    return SEATS.index(str(name))


def _check_leader(round_: Round, trick: Mapping[str, Any]) -> None:
    """Reject a trick that cannot be one, before anything is played."""
    _seat(trick["lead"])
    if len(trick["cards"]) != len(round_.deal.hands):
        raise BadRecord(f"trick {trick['cards']!r}: a trick has {len(round_.deal.hands)} cards")


def _played(round_: Round, game: Mapping[str, Any]) -> tuple[Round, list[Difference]]:
    number = 0
    for trick in game["tricks"]:
        for place, code in enumerate(trick["cards"]):
            number += 1
            seat = (_seat(trick["lead"]) + place) % 4
            try:
                round_ = apply(round_, seat, PLAYS[Card.read(code)])
            except ActionRefused as error:
                return round_, [difference_at(round_, number, f"p{seat} playing {code}", error.refusal)]
    return round_, []


def _cards(round_: Round) -> int:
    return round_.play.cards_played if round_.play else 0


def _compare(result: Result, game: Mapping[str, Any]) -> list[Difference]:
    """Compare all that the record tells about the result with what the rules say."""
    stated = _part(game, "result")
    found: dict[str, tuple[object, str]] = {
        "points": (list(result.augen), "6.4"),
        "tricks": (list(result.tricks), "6.3"),
        "payoff": (list(result.payoff), "11.3"),
        **_of_ramsch(result.ramsch),
        **_of_sides(result, result.verdict),
    }
    return [
        Difference(0, f"{name} {ours}, the record says {stated[name]}", paragraph)
        for name, (ours, paragraph) in found.items()
        if name in stated and stated[name] != ours
    ]


def _of_ramsch(verdict: RamschVerdict | None) -> dict[str, tuple[object, str]]:
    """Return who has to pay; the records name the Jungfrauen not always, but price them."""
    if verdict is None:
        return {}
    return {"loser": (None if verdict.loser is None else SEATS[verdict.loser], "13.7")}


def _of_sides(result: Result, verdict: Verdict | None) -> dict[str, tuple[object, str]]:
    """Return what is known of a game with a declarer."""
    if verdict is None:
        return {}
    schneider, schwarz = _heights(result)
    run = result.laufende
    return {
        "declarer_side": ([SEATS[seat] for seat in result.side], "7.2"),
        "declarer_side_wins": (verdict.declarer_side_wins, "10"),
        "schneider": (schneider, "10"),
        "schwarz": (schwarz, "10"),
        "laufende": ({"count": len(run.cards), "with": run.held_by_declarer} if run else None, "9.1"),
    }


def _heights(result: Result) -> tuple[bool, bool]:
    """Return whether the losers are Schneider and Schwarz by Augen and tricks, in a Tout as well."""
    assert result.verdict is not None
    augen, tricks = result.verdict.augen, result.verdict.tricks
    schwarz = tricks in (0, sum(result.tricks))
    return augen >= 91 or augen <= 30 or schwarz, schwarz
