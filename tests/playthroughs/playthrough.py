"""A whole round as readable text: what each seat and the gallery see after every step.

A file starts with the house rules, the dealer and the four hands. Lines that begin with ``>`` are what somebody
does; everything else is written by :func:`told` from the pictures that the page would get.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from stammtisch.cards import Card
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.actions import Action
from stammtisch.schafkopf.phases import Round

PUBLIC = (
    *("phase", "turn", "waiting", "said", "stage", "highest", "doublings", "trick", "last_trick", "tricks_taken"),
    *("open_hands", "hochzeit"),
)
CARDS = {"back": "give_back", "on": "pass_on"}
"""Words of a script for what is done with cards before the play."""


@dataclass(frozen=True)
class Script:
    """What a file prescribes: a heading, the house rules, the deal, and who does what."""

    heading: tuple[str, ...]
    rules: dict[str, Any]
    deal: dict[str, Any]
    steps: tuple[tuple[int, str], ...]


def read(text: str) -> Script:
    """Read the prescribing lines of a file."""
    heading, rules, hands, steps = [], {}, {}, []
    dealer = None
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word == "#":
            heading.append(rest)
        elif word == "rules":
            rules = dict(setting(pair) for pair in rest.split())
        elif word == "dealer":
            dealer = int(rest)
        elif word == "hand":
            hands[int(rest[0])] = rest[2:].split()
        elif word == ">":
            steps.append((int(rest[0]), rest[2:]))
    deal: dict[str, Any] = {"dealer": dealer, "hands": [hands[seat] for seat in sorted(hands)]}
    if rules.get("schieber") == "always":
        deal["aside"] = ["EO", "GO"]
    return Script(tuple(heading), rules, deal, tuple(steps))


def setting(pair: str) -> tuple[str, Any]:
    """Read ``re_by=party``, ``kontra_levels=4`` or ``ladder=wenz,solo``."""
    name, _, value = pair.partition("=")
    words: dict[str, Any] = {"true": True, "false": False}
    if name == "ladder":
        return name, value.split(",")
    return name, words.get(value, int(value) if value.isdigit() else value)


def action(text: str) -> Action:
    """Read ``pass``, ``accept``, ``bid wenz``, ``name E``, ``back E7``, ``on E7 E8``, a card and the like."""
    word, _, rest = text.partition(" ")
    if word in Card.__members__:
        return SCHAFKOPF.read_action({"kind": "play", "card": word})
    if word in CARDS:
        return SCHAFKOPF.read_action({"kind": CARDS[word], "card": rest, "cards": rest.split()})
    return SCHAFKOPF.read_action({"kind": word, {"bid": "contract", "name": "suit"}.get(word, ""): rest})


def told(script: Script) -> str:
    """Play the script and tell the whole round."""
    round_ = SCHAFKOPF.open(SCHAFKOPF.read_ruleset(script.rules), script.deal)
    lines = [*prescribed(script), "", *state(round_)]
    viewers = (*range(len(script.deal["hands"])), None)
    for seat, text in script.steps:
        step = action(text)
        unseen = [viewer for viewer in viewers if SCHAFKOPF.hides(round_, seat, step, viewer)]
        round_ = SCHAFKOPF.apply(round_, seat, step)
        lines += ["", f"> {seat} {text}"]
        if unseen:
            lines.append("  hidden from " + " ".join("gallery" if viewer is None else str(viewer) for viewer in unseen))
        lines += state(round_)
    return "\n".join([*lines, *ending(round_)]) + "\n"


def prescribed(script: Script) -> Iterator[str]:
    """Write the prescribing lines before the first step."""
    yield from (f"# {line}" for line in script.heading)
    written = (
        f"{name}={','.join(value) if name == 'ladder' else str(value).lower()}" for name, value in script.rules.items()
    )
    yield f"rules {' '.join(written)}"
    yield f"dealer {script.deal['dealer']}"
    for seat, hand in enumerate(script.deal["hands"]):
        yield f"hand {seat} {' '.join(hand)}"


def state(round_: Round) -> Iterator[str]:
    """Tell what is public in one line, and then in a line for each viewer what he sees of his own."""
    seats = range(len(round_.deal.hands))
    screens = [dict(SCHAFKOPF.screen(SCHAFKOPF.view(round_, viewer))) for viewer in (*seats, None)]
    gallery = screens[-1]
    for screen in screens:
        assert {name: screen[name] for name in PUBLIC} == {name: gallery[name] for name in PUBLIC}
    yield "  " + ", ".join(public(gallery))
    for name, screen in zip((*map(str, seats), "-"), screens, strict=True):
        yield "  " + " | ".join([f"{name} {hand(screen, name)}".rstrip(), *own(screen)])


def public(screen: dict[str, Any]) -> Iterator[str]:
    """Tell what everybody sees."""
    yield screen["phase"] + (f" stage {screen['stage']}" if screen["phase"] == "auction" else "")
    contract = screen["contract"]
    if contract:
        of = "" if contract["declarer"] is None else f" of {contract['declarer']}"
        yield f"{contract['kind']} {contract['suit'] or ''}".rstrip() + of + " who must" * contract["muss"]
    elif screen["highest"]:
        yield f"highest {screen['highest']}"
    if screen["hochzeit"]:
        yield f"hochzeit of {screen['hochzeit']['offerer']} taken by {screen['hochzeit']['acceptor']}"
    for lying in screen["open_hands"]:
        yield f"open before {lying['seat']}: {' '.join(lying['cards'])}"
    if screen["doublings"]:
        said = " ".join(f"{doubling['seat']} {doubling['level']}" for doubling in screen["doublings"])
        yield f"{said} x{screen['multiplier']}"
    if screen["trick"] and screen["trick"]["cards"]:
        yield f"trick {screen['trick']['leader']}: {' '.join(screen['trick']['cards'])}"
    elif screen["last_trick"]:
        last = screen["last_trick"]
        yield f"last trick {last['leader']}: {' '.join(last['cards'])} to {last['winner']} with {last['augen']}"
    if any(screen["tricks_taken"]):
        yield f"taken {' '.join(map(str, screen['tricks_taken']))}"
    if screen["turn"] is not None:
        yield f"turn {screen['turn']}"
    if screen["waiting"]:
        yield f"waiting for {screen['waiting']}"


def hand(screen: dict[str, Any], viewer: str) -> str:
    """Tell the own cards; those that may be played now have a star."""
    on_turn = screen["phase"] in ("play", "exchange") and str(screen["turn"]) == viewer
    return " ".join(card["card"] + "*" * (on_turn and card["refusal"] is None) for card in screen["hand"])


def own(screen: dict[str, Any]) -> Iterator[str]:
    """Tell what this viewer knows and may say, and the reasons against the rest."""
    if screen["contract"] and screen["contract"]["partner"] is not None:
        yield f"partner {screen['contract']['partner']}"
    if screen["received"] or screen["given"]:
        yield f"gave {' '.join(screen['given'])} for {' '.join(screen['received'])}"
    allowed = [words(option) for option in screen["options"] if option["refusal"] is None]
    if screen["phase"] == "passing" and allowed:
        yield f"may pass on any of {len(allowed)} pairs"
    elif allowed:
        yield "may " + ", ".join(allowed)
    against: dict[str, list[str]] = {}
    for name, refusal in reasons(screen):
        against.setdefault(f"{refusal['reason']} {refusal['paragraph']}", []).append(name)
    if against:
        yield "not " + "; ".join(f"{' '.join(names)} ({reason})" for reason, names in against.items())


def reasons(screen: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield whatever is shown but not possible, with its refusal."""
    for shown in screen["options"]:
        if shown["refusal"]:
            yield words(shown), shown["refusal"]
    for card in screen["hand"]:
        if card["refusal"]:
            yield card["card"], card["refusal"]


def words(option: dict[str, Any]) -> str:
    """Tell an announcement in a word or two."""
    said: dict[str, str] = option["action"]
    return str(option.get("level") or said.get("contract") or said.get("suit") or said["kind"])


def ending(round_: Round) -> Iterator[str]:
    """Tell the result, the value as an equation and what is paid, or that the round still runs."""
    outcome = SCHAFKOPF.outcome(round_)
    if outcome is None:
        yield ""
        yield "the round still runs"
        return
    result = SCHAFKOPF.screen(SCHAFKOPF.view(round_, None))["result"]
    yield ""
    yield "passed out" if result["passed_out"] else judged(result)
    run = result["laufende"]
    if run:
        yield f"Laufende {run['signed']:+d} ({' '.join(run['cards'])}), paid {run['counted']}"
    if not result["passed_out"]:
        yield "value " + equation(result)
    yield "payoff " + " ".join(f"{amount:+d}" for amount in result["payoff"])
    yield f"next dealer {outcome.next_dealer}"


def judged(result: dict[str, Any]) -> str:
    """Tell who has won, how high, and with how many Augen and tricks."""
    augen, tricks = (" ".join(map(str, result[name])) for name in ("augen", "tricks"))
    ramsch = result["ramsch"]
    if ramsch:
        ends = f"{ramsch['loser']} pays" if ramsch["durchmarsch"] is None else f"{ramsch['durchmarsch']} took all"
        virgins = "".join(f", no trick {seat}" for seat in ramsch["jungfrauen"])
        return f"{ends}{virgins}: Augen {augen}, tricks {tricks}"
    side = " and ".join(map(str, result["declarer_side"]))
    winner = {"declarer": f"{side} win", "opponents": f"{side} lose"}[result["winner"]]
    needed = "" if result["class"] in ("tout", "bettel", "sie") else f" of {result['needed']} needed"
    return f"{winner}, {result['class']}: {result['side_augen']} Augen{needed}, Augen {augen}, tricks {tricks}"


def equation(result: dict[str, Any]) -> str:
    """Tell how the value comes about."""
    terms = [
        f"{term['contract'] or term['term']} "
        + (f"{term['count']} x {term['each']} = " if term["count"] else "")
        + str(term["amount"])
        for term in result["terms"]
    ]
    factors = [f" x {factor['times']} {factor['factor']}" for factor in result["factors"]]
    return f"({' + '.join(terms)}){''.join(factors)} = {result['value']}"
