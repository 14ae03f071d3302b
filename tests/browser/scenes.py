"""Pictures of a table as the server would send them, one for each thing that a player can be shown."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

Frame = dict[str, Any]

NAMES = ("Vroni", "Γιώργος", "Hans-Peter", "Åsa")
HAND = ("EO", "SO", "GU", "HK", "H7", "EK", "E9", "G8")
HANDS = (
    HAND,
    ("GO", "EU", "HA", "H9", "EA", "E8", "SZ", "S7"),
    ("HO", "HU", "HZ", "EZ", "E7", "GA", "GK", "S9"),
    ("SU", "H8", "GZ", "G9", "G7", "SA", "SK", "S8"),
)
TRUMPS = {"EO", "SO", "GU", "HK", "H7"}


def refusal(reason: str, paragraph: str, **args: str | int) -> dict[str, Any]:
    """Why something is not possible."""
    return {"reason": reason, "args": args, "paragraph": paragraph}


FOLLOW = refusal("FOLLOW_SUIT", "6.2", suit="E")
TOO_LOW = refusal("BID_TOO_LOW", "5.2", contract="geier")


def option(kind: str, refused: dict[str, Any] | None = None, **rest: str) -> dict[str, Any]:
    """Something that can be announced, or not."""
    level = {"level": rest.pop("level")} if "level" in rest else {}
    return {"action": {"kind": kind, **rest}, "refusal": refused, **level}


def hand(cards: tuple[str, ...] = HAND, allowed: str | None = None) -> list[dict[str, Any]]:
    """The player's cards; with ``allowed`` only cards of that suit that are no trumps may be played."""
    return [
        {
            "card": card,
            "trump": card in TRUMPS,
            "refusal": FOLLOW if allowed and (card in TRUMPS or card[0] != allowed) else None,
        }
        for card in cards
    ]


def line(number: int, contract: str | None, declarer: int | None, payoff: list[int]) -> dict[str, Any]:
    """A line of the list."""
    return {"kind": "round", "number": number, "dealer": (number + 2) % 4, "contract": contract, "declarer": declarer,
            "won": None, "payoff": payoff, "carried": {}}  # fmt: skip


def picture(**of_the_round: Any) -> Frame:
    """A table where the first round is being bid, with Vroni in front of the screen."""
    round_: dict[str, Any] = {
        "phase": "auction", "deck": "long", "dealer": 2, "vorhand": 3, "turn": 0, "waiting": None,
        "hand": hand(), "counts": [8, 8, 8, 8], "open_hands": [], "received": [], "given": [],
        "hochzeit": None, "said": [], "stage": 1, "highest": None, "options": [],
        "contract": None, "called_ace": None, "doublings": [], "multiplier": 1, "trick": None,
        "last_trick": None, "tricks_taken": [0, 0, 0, 0], "result": None,
        "knocks": [], "bock": 1, "stock": None,
    }  # fmt: skip
    return {
        "id": "k7m2qp",
        "game": "schafkopf",
        "version": 7,
        "you": 0,
        "ruleset": {"preset": "stargames", "deck": "long", "stock_scope": "sauspiel"},
        "deviations": {},
        "seats": [
            {"seat": seat, "name": name, "occupant": "bot" if seat in (2, 3) else "person", "connected": True,
             "reserved_by": None, "ready": False}
            for seat, name in enumerate(NAMES)
        ],
        "match": {
            "number": 4,
            "totals": [1250, -310, -620, -320],
            "carried": {},
            "rounds": [
                line(1, "sauspiel", 0, [50, 50, -50, -50]),
                line(2, None, None, [0, 0, 0, 0]),
                line(3, "solo-tout", 0, [1200, -400, -400, -400]),
            ],
        },
        "round": round_ | of_the_round,
    }  # fmt: skip


BIDS = ("sauspiel", "geier", "wenz", "solo", "geier-tout", "wenz-tout", "solo-tout")
SAUSPIEL = {"kind": "sauspiel", "suit": None, "declarer": 1, "partner": None, "muss": False}
SOLO = {"kind": "solo", "suit": "S", "declarer": 0, "partner": None, "muss": False}
PLAYING: dict[str, Any] = {"phase": "play", "contract": SAUSPIEL, "called_ace": "GA"}
TAKEN = {"leader": 3, "cards": ["SA", "HK", "S7", "S9"], "winner": 0, "augen": 15}


def auction() -> Frame:
    """The player speaks first: everything is open."""
    return picture(options=[option("pass"), *(option("bid", contract=bid) for bid in BIDS)])


def auction_late() -> Frame:
    """The others have bid already: the low games are gone."""
    options = [option("bid", TOO_LOW if bid in BIDS[:2] else None, contract=bid) for bid in BIDS]
    said = [{"seat": 3, "said": "pass"}, {"seat": 1, "said": "geier"}, {"seat": 2, "said": "pass"}]
    return picture(options=[option("pass"), *options], said=said, highest="geier")


def willing() -> Frame:
    """An auction in two stages: who wants to play at all?"""
    said = [{"seat": 3, "said": "pass"}, {"seat": 2, "said": "willing"}]
    return picture(options=[option("pass"), option("willing")], said=said)


def waiting() -> Frame:
    """Another player thinks about a bid."""
    return picture(turn=1, said=[{"seat": 0, "said": "pass"}])


def name_ace() -> Frame:
    """The player has a Sauspiel and calls an ace."""
    options = [
        option("name", suit="E"),
        option("name", suit="G"),
        option("name", refusal("HERZ_NEVER_CALLED", "7.1"), suit="H"),
        option("name", refusal("SUIT_NOT_HELD", "7.1", suit="S"), suit="S"),
    ]
    contract = {"kind": "sauspiel", "suit": None, "declarer": 0, "partner": None, "muss": False}
    aces = [called | {"rank": "A"} for called in options]
    return picture(phase="naming", contract=contract, options=aces)


def name_suit() -> Frame:
    """The player has a Solo and names the trump suit."""
    contract = {"kind": "solo", "suit": None, "declarer": 0, "partner": None, "muss": False}
    return picture(phase="naming", contract=contract, options=[option("name", suit=suit) for suit in "EGHS"])


def kontra() -> Frame:
    """Before the second card: the player may say Kontra."""
    options = [option("double", level="kontra"), option("decline")]
    return picture(**PLAYING, turn=3, waiting="kontra", options=options, trick={"leader": 3, "cards": []})


def silence() -> Frame:
    """The hidden partner is asked as well, but has nothing to say."""
    options = [option("double", refusal("KONTRA_ONLY_OPPONENTS", "8.2"), level="kontra"), option("decline")]
    return picture(**PLAYING, turn=0, waiting="kontra", options=options, trick={"leader": 3, "cards": ["E9"]})


def answer() -> Frame:
    """Kontra was said against the player's Solo."""
    return picture(
        phase="play", contract=SOLO, turn=None, waiting="answer", multiplier=2,
        doublings=[{"seat": 2, "level": "kontra"}],
        options=[option("double", level="re"), option("decline")], trick={"leader": 3, "cards": ["SA"]},
    )  # fmt: skip


def play() -> Frame:
    """Eichel is led; the player must follow."""
    return picture(
        **PLAYING, turn=0, hand=hand(allowed="E"), counts=[8, 7, 7, 7], multiplier=2,
        doublings=[{"seat": 0, "level": "kontra"}], last_trick=TAKEN, tricks_taken=[1, 0, 2, 1],
        trick={"leader": 1, "cards": ["E8", "EA", "E7"]},
    )  # fmt: skip


def lead() -> Frame:
    """The player leads with few cards left."""
    return picture(
        phase="play", contract=SOLO, turn=0, hand=hand(("EO", "SO", "G8")), counts=[3, 3, 3, 3],
        last_trick=TAKEN, tricks_taken=[3, 0, 2, 0], trick={"leader": 0, "cards": []},
    )  # fmt: skip


def done() -> Frame:
    """The end of a round, with all that can be paid."""
    tricks = [
        {"leader": turn % 4, "cards": [HANDS[(turn + k) % 4][turn] for k in range(4)], "winner": k, "augen": 15}
        for turn, k in enumerate((0, 2, 2, 0, 2, 0, 2, 0))
    ]
    result = {
        "passed_out": False, "winner": "declarer", "class": "schneider", "declarer_side": [0, 2],
        "augen": [60, 10, 36, 14], "side_augen": 96, "needed": 61, "tricks": [4, 1, 2, 1],
        "laufende": {"signed": 3, "counted": 3, "cards": ["EO", "GO", "HO"]},
        "terms": [
            {"term": "base", "contract": "sauspiel", "amount": 10, "count": None, "each": None},
            {"term": "laufende", "contract": None, "amount": 30, "count": 3, "each": 10},
            {"term": "schneider", "contract": None, "amount": 10, "count": None, "each": None},
        ],
        "factors": [{"factor": "kontra", "times": 2}, {"factor": "re", "times": 2}],
        "value": 200, "payoff": [200, -200, 200, -200], "hands": [list(cards) for cards in HANDS],
        "tricks_played": tricks, "cap": None, "stock": None, "ramsch": None,
    }  # fmt: skip
    contract = {"kind": "sauspiel", "suit": None, "declarer": 0, "partner": 2, "muss": False}
    return picture(
        phase="done", turn=None, hand=[], counts=[0, 0, 0, 0], contract=contract, called_ace="GA", multiplier=4,
        tricks_taken=[4, 1, 2, 1], last_trick=tricks[-1], result=result, trick={"leader": 0, "cards": []},
    )  # fmt: skip


def done_passed() -> Frame:
    """Nobody wanted to play."""
    result = {
        "passed_out": True, "winner": None, "class": None, "declarer_side": [], "augen": [0] * 4, "side_augen": None,
        "needed": None, "tricks": [0] * 4, "laufende": None, "terms": [], "factors": [], "value": 0,
        "payoff": [0] * 4, "hands": [list(cards) for cards in HANDS], "tricks_played": [], "cap": None,
        "stock": None, "ramsch": None,
    }  # fmt: skip
    return picture(phase="done", turn=None, hand=[], result=result)


def gallery() -> Frame:
    """A visitor looks on; a seat is reserved, and somebody has lost the line."""
    table = picture(**PLAYING, turn=2, hand=[], trick={"leader": 1, "cards": ["E8"]}, tricks_taken=[1, 0, 2, 1])
    table["you"] = None
    table["seats"][3]["reserved_by"] = "Ingeborg"
    table["seats"][1]["connected"] = False
    return table


def long_names() -> Frame:
    """Names as long as they may be."""
    table = deepcopy(play())
    for seat, name in enumerate(("Wolfgang-Amadeus der Große", "Χαράλαμπος Παπαδόπουλος", "Wwwwwwwwwwwwwwwwwwwwwwww")):
        table["seats"][seat + 1]["name"] = name[:24]
    return table


SCENES = {
    scene.__name__: scene
    for scene in (
        auction, auction_late, willing, waiting, name_ace, name_suit, kontra, silence, answer, play, lead,
        done, done_passed, gallery, long_names,
    )
}  # fmt: skip
