"""A whole round of Schwarze Sau as readable text: what everybody sees after every step, and what the next may do.

A file starts with the house rules, the number of the round in its game, the dealer, the hands and the card turned up.
Lines that begin with ``>`` are what somebody does; everything else is written by :func:`told` from the pictures that
the page would get.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stammtisch.schwarzesau import SCHWARZE_SAU
from stammtisch.schwarzesau.actions import Action
from stammtisch.schwarzesau.phases import Round
from tests.playthroughs.playthrough import Script, setting

OWN = {"hand", "blind", "others", "options"}


def read(text: str) -> Script:
    """Read the prescribing lines of a file."""
    heading, rules, hands, steps = [], {}, [], []
    deal: dict[str, Any] = {"turned_up": None}
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word == "#":
            heading.append(rest)
        elif word == "rules":
            rules = dict(setting(pair) for pair in rest.split())
        elif word in ("number", "dealer"):
            deal[word] = int(rest)
        elif word == "hand":
            hands.append(rest.split()[1:])
        elif word == "turned_up":
            deal[word] = rest
        elif word == ">":
            seat, _, step = rest.partition(" ")
            steps.append((int(seat), step))
    return Script(tuple(heading), rules, {**deal, "hands": hands}, tuple(steps))


def action(text: str) -> Action:
    """Read ``bid 3`` or a card."""
    word, _, rest = text.partition(" ")
    record = {"kind": "bid", "tricks": int(rest)} if word == "bid" else {"kind": "play", "card": word}
    return SCHWARZE_SAU.read_action(record)


def told(script: Script) -> str:
    """Play the script and tell the whole round."""
    round_ = SCHWARZE_SAU.open(SCHWARZE_SAU.read_ruleset(script.rules), script.deal)
    lines = [*prescribed(script), "", *state(round_)]
    for seat, text in script.steps:
        round_ = SCHWARZE_SAU.apply(round_, seat, action(text))
        lines += ["", f"> {seat} {text}", *state(round_)]
    return "\n".join([*lines, *ending(round_)]) + "\n"


def prescribed(script: Script) -> Iterator[str]:
    """Write the prescribing lines before the first step."""
    yield from (f"# {line}" for line in script.heading)
    yield "rules " + " ".join(f"{name}={str(value).lower()}" for name, value in script.rules.items())
    yield f"number {script.deal['number']}"
    yield f"dealer {script.deal['dealer']}"
    for seat, hand in enumerate(script.deal["hands"]):
        yield f"hand {seat} {' '.join(hand)}"
    if script.deal["turned_up"]:
        yield f"turned_up {script.deal['turned_up']}"


def state(round_: Round) -> Iterator[str]:
    """Tell what is public in one line, and what each seat that may act sees of its own."""
    seats = range(round_.ruleset.players)
    screens = [dict(SCHWARZE_SAU.screen(SCHWARZE_SAU.view(round_, viewer))) for viewer in (*seats, None)]
    gallery = screens[-1]
    public_names = gallery.keys() - OWN
    assert gallery["hand"] == gallery["options"] == []
    for screen in screens:
        assert {name: screen[name] for name in public_names} == {name: gallery[name] for name in public_names}
    yield "  " + ", ".join(public(gallery))
    for seat in SCHWARZE_SAU.waiting_for(round_):
        yield f"  {seat} " + " | ".join(own(screens[seat], seat))


def public(screen: dict[str, Any]) -> Iterator[str]:
    """Tell what everybody sees."""
    yield screen["phase"]
    yield f"trump {screen['trump'] or 'none'}"
    yield "bids " + " ".join("-" if bid is None else str(bid) for bid in screen["bids"])
    if screen["barred"] is not None:
        yield f"{screen['barred']} is barred for the dealer"
    trick = screen["trick"]
    if trick["cards"]:
        yield f"trick {trick['leader']}: {cards(trick)}, {trick['winning']} wins so far"
    elif screen["last_trick"]:
        last = screen["last_trick"]
        yield f"last trick {last['leader']}: {cards(last)} to {last['winner']}"
    if any(screen["tricks_taken"]):
        yield f"taken {' '.join(map(str, screen['tricks_taken']))}"
    if screen["turn"] is not None:
        yield f"turn {screen['turn']}"


def cards(trick: dict[str, Any]) -> str:
    """Tell a trick in order of play; the second of equal faces is marked as on the page."""
    return " ".join(card["card"] + (f"({card['twin']}.)" if card["twin"] > 1 else "") for card in trick["cards"])


def own(screen: dict[str, Any], seat: int) -> Iterator[str]:
    """Tell the own cards (those that may be played have a star), what may be said, and the reasons against the rest."""
    playing = screen["phase"] == "play" and screen["turn"] == seat
    yield " ".join(card["id"] + "*" * (playing and card["refusal"] is None) for card in screen["hand"])
    allowed = [str(option["action"]["tricks"]) for option in screen["options"] if option["refusal"] is None]
    if allowed:
        yield "may say " + " ".join(allowed)
    against: dict[str, list[str]] = {}
    shown = [(str(option["action"]["tricks"]), option["refusal"]) for option in screen["options"]]
    shown += [(card["id"], card["refusal"]) for card in screen["hand"]]
    for name, refusal in shown:
        if refusal:
            against.setdefault(f"{refusal['reason']} {refusal['paragraph']}", []).append(name)
    if against:
        yield "not " + "; ".join(f"{' '.join(names)} ({reason})" for reason, names in against.items())


def ending(round_: Round) -> Iterator[str]:
    """Tell what everybody said, took and scored, or that the round still runs."""
    outcome = SCHWARZE_SAU.outcome(round_)
    yield ""
    if outcome is None:
        yield "the round still runs"
        return
    for seat, points in enumerate(outcome.payoff):
        bid, taken = outcome.summary["bids"][seat], outcome.summary["tricks"][seat]
        yield f"{seat} said {bid}, took {taken}: {points}"
    yield f"next dealer {outcome.next_dealer}"
