"""Pictures of tables that play by house rules of their own, as the server would send them."""

from __future__ import annotations

from typing import Any

from tests.browser.scenes import HAND, HANDS, SAUSPIEL, TAKEN, Frame, hand, line, option, picture, refusal

LADDER = (
    "sauspiel", "hochzeit", "bettel", "farbgeier", "geier", "farbwenz", "wenz", "solo",
    "farbgeier-tout", "geier-tout", "farbwenz-tout", "wenz-tout", "solo-tout", "sie",
)  # fmt: skip
NO_SIE = refusal("NOT_A_SIE", "13.3")
ONE_TRUMP = refusal("NOT_ONE_TRUMP", "13.4")
NO_TRUMP_BACK = refusal("GIVE_BACK_NO_TRUMP", "13.4", card="EO")
RAMSCH = {"kind": "ramsch", "suit": None, "declarer": None, "partner": None, "muss": False}
TRICKS = [
    {"leader": turn % 4, "cards": [HANDS[(turn + k) % 4][turn] for k in range(4)], "winner": k, "augen": 15}
    for turn, k in enumerate((0, 2, 2, 0, 2, 0, 2, 0))
]


def contract(kind: str, declarer: int | None = 0, partner: int | None = None, **more: Any) -> dict[str, Any]:
    """What is played."""
    return {"kind": kind, "suit": None, "declarer": declarer, "partner": partner, "muss": False, **more}


def ended(kind: str, payoff: list[int], **more: Any) -> Frame:
    """The end of a round."""
    result: dict[str, Any] = {
        "passed_out": False, "winner": "declarer", "class": "simple", "declarer_side": [0],
        "augen": [60, 10, 36, 14], "side_augen": 60, "needed": 61, "tricks": [4, 1, 2, 1], "laufende": None,
        "terms": [{"term": "base", "contract": kind, "amount": 10, "count": None, "each": None}],
        "factors": [], "value": 10, "cap": None, "stock": None, "ramsch": None, "payoff": payoff,
        "hands": [list(cards) for cards in HANDS], "tricks_played": TRICKS,
    }  # fmt: skip
    of_the_round = {key: more.pop(key) for key in ("bock", "stock_left", "multiplier", "game") if key in more}
    return picture(
        phase="done", turn=None, hand=[], counts=[0, 0, 0, 0], tricks_taken=[4, 1, 2, 1], last_trick=TRICKS[-1],
        contract=of_the_round.get("game", contract(kind)), result=result | more,
        stock=of_the_round.get("stock_left"), bock=of_the_round.get("bock", 1),
        multiplier=of_the_round.get("multiplier", 1),
    )  # fmt: skip


def knock() -> Frame:
    """The first four cards: the player may knock."""
    knocks = [{"seat": 3, "knocked": True}]
    return picture(
        phase="klopfen", hand=hand(HAND[:4]), counts=[4, 4, 4, 4], knocks=knocks, multiplier=2,
        options=[option("knock"), option("pass")],
    )  # fmt: skip


def knock_of_others() -> Frame:
    """Somebody else thinks about knocking; a Stock and a Bock lie on the table."""
    knocks = [{"seat": 3, "knocked": True}, {"seat": 0, "knocked": False}]
    return picture(
        phase="klopfen", turn=1, hand=hand(HAND[:4]), counts=[4, 4, 4, 4], knocks=knocks, multiplier=4,
        stock=120, bock=2,
    )  # fmt: skip


def whole_ladder() -> Frame:
    """Everything that can be played at all, a Stock on the table."""
    impossible = {"sie": NO_SIE, "hochzeit": ONE_TRUMP}
    bids = [option("bid", impossible.get(bid), contract=bid) for bid in LADDER]
    return picture(options=[option("pass"), *bids], stock=40)


def hochzeit() -> Frame:
    """Somebody offers the only trump, face up."""
    said = [{"seat": 3, "said": "hochzeit"}]
    return picture(
        phase="hochzeit", said=said, hochzeit={"offerer": 3, "acceptor": None},
        open_hands=[{"seat": 3, "cards": ["SU"]}], options=[option("accept"), option("decline")],
    )  # fmt: skip


def give_back() -> Frame:
    """The trump is the player's; a card that is no trump goes back."""
    cards = [card | {"refusal": NO_TRUMP_BACK if card["trump"] else None} for card in hand((*HAND[:8], "SU"))]
    return picture(
        phase="exchange", hand=cards, counts=[9, 8, 8, 7], hochzeit={"offerer": 3, "acceptor": 0}, received=["SU"],
        said=[{"seat": 3, "said": "hochzeit"}, {"seat": 0, "said": "accept"}], contract=contract("hochzeit", 0, 3),
    )  # fmt: skip


def taking() -> Frame:
    """A Schieber: two Ober lie on the table."""
    said = [{"seat": 3, "said": "pass"}]
    return picture(phase="taking", said=said, options=[option("take"), option("pass")], counts=[8, 8, 6, 8])


def passing() -> Frame:
    """A Schieber: two cards go on to the left."""
    cards = hand((*HAND, "GO", "S7"))
    return picture(phase="passing", hand=cards, counts=[10, 8, 6, 8], contract=contract("solo", 3), received=["GO"])


def renonce() -> Frame:
    """The player has to play, and calls a ten."""
    options = [option("name", suit=suit) | {"rank": "Z"} for suit in "EGS"]
    return picture(phase="naming", contract=contract("sauspiel", muss=True), options=options)


def called_ten() -> Frame:
    """A ten was called in a Muss-Spiel."""
    game = contract("sauspiel", 1, muss=True)
    return picture(phase="play", contract=game, called_ace="GZ", turn=0, trick={"leader": 0, "cards": []})


def ramsch() -> Frame:
    """Everyone for himself."""
    return picture(
        phase="play", contract=RAMSCH, turn=0, hand=hand(allowed="E"), counts=[8, 7, 7, 7], last_trick=TAKEN,
        tricks_taken=[1, 0, 2, 1], trick={"leader": 1, "cards": ["E8", "EA", "E7"]}, stock=80,
    )  # fmt: skip


def bettel_ouvert() -> Frame:
    """The declarer of a Bettel has laid the hand open."""
    return picture(
        phase="play", contract=contract("bettel", 1), turn=0, counts=[8, 7, 7, 7], last_trick=TAKEN,
        open_hands=[{"seat": 1, "cards": list(HANDS[1][:7])}], tricks_taken=[1, 0, 2, 1],
        trick={"leader": 1, "cards": ["E8", "EA", "E7"]},
    )  # fmt: skip


def three_players() -> Frame:
    """Three at the table."""
    table = picture(
        deck="short", phase="play", contract=contract("solo", 1, suit="S"), dealer=2, vorhand=0, turn=0,
        counts=[8, 7, 7], last_trick={"leader": 0, "cards": ["SA", "HK", "S9"], "winner": 0, "augen": 15},
        tricks_taken=[1, 0, 1], trick={"leader": 1, "cards": ["E9", "EA"]},
    )  # fmt: skip
    return three(table)


def three_players_bid() -> Frame:
    """Three at the table, and the first speaks."""
    table = picture(deck="short", dealer=2, vorhand=0, counts=[8, 8, 8], tricks_taken=[0, 0, 0])
    table["round"]["options"] = [option("pass"), *(option("bid", contract=bid) for bid in LADDER[4:8])]
    return three(table)


def three(table: Frame) -> Frame:
    """Send the fourth player home."""
    table["seats"] = table["seats"][:3]
    table["match"] |= {"totals": [130, -50, -80], "rounds": [line(1, "wenz", 0, [100, -50, -50])]}
    return table


def done_ramsch() -> Frame:
    """A Ramsch is lost; somebody is Jungfrau."""
    return ended(
        "ramsch", [20, 20, 20, -60], winner=None, declarer_side=[], side_augen=None, needed=None, game=RAMSCH,
        ramsch={"loser": 3, "durchmarsch": None, "jungfrauen": [1]}, value=20,
        factors=[{"factor": "jungfrau", "times": 2}], **{"class": None},
    )  # fmt: skip


def done_durchmarsch() -> Frame:
    """Somebody took everything."""
    return ended(
        "ramsch", [-10, 30, -10, -10], winner=None, declarer_side=[], side_augen=None, needed=None, game=RAMSCH,
        ramsch={"loser": None, "durchmarsch": 1, "jungfrauen": []}, **{"class": None},
    )  # fmt: skip


def done_stakes() -> Frame:
    """Klopfen, Kontra, Bock, a cap and the Stock in one round."""
    return ended(
        "sauspiel", [160, -100, 160, -100], declarer_side=[0, 2], side_augen=96, **{"class": "schneider"},
        terms=[
            {"term": "base", "contract": "sauspiel", "amount": 10, "count": None, "each": None},
            {"term": "schneider", "contract": None, "amount": 10, "count": None, "each": None},
        ],
        factors=[{"factor": factor, "times": 2} for factor in ("kontra", "klopfen", "bock")], value=100, cap=100,
        stock={"before": 120, "after": 0, "payments": [60, 0, 60, 0]}, stock_left=0, bock=2, multiplier=8,
        game=SAUSPIEL | {"declarer": 0, "partner": 2},
    )  # fmt: skip


def done_bettel() -> Frame:
    """A Bettel is lost."""
    return ended(
        "bettel", [-90, 30, 30, 30], winner="opponents", value=30, **{"class": "bettel"},
        terms=[{"term": "base", "contract": "bettel", "amount": 30, "count": None, "each": None}],
    )  # fmt: skip


def done_sie() -> Frame:
    """A Sie was shown."""
    return ended(
        "sie", [1080, -360, -360, -360], value=360, augen=[0] * 4, tricks=[0] * 4, tricks_played=[],
        laufende={"signed": 8, "counted": 8, "cards": ["EO", "GO", "HO", "SO", "EU", "GU", "HU", "SU"]},
        terms=[
            {"term": "base", "contract": "sie", "amount": 50, "count": None, "each": None},
            {"term": "laufende", "contract": None, "amount": 40, "count": 8, "each": 5},
        ],
        factors=[{"factor": "sie", "times": 4}], **{"class": "sie"},
    )  # fmt: skip


def done_stock() -> Frame:
    """All have passed, and everybody has paid into the Stock."""
    return ended(
        "sauspiel", [-10] * 4, passed_out=True, winner=None, declarer_side=[], terms=[], value=0, game=None,
        stock={"before": 40, "after": 80, "payments": [-10] * 4}, stock_left=80, tricks_played=[], **{"class": None},
    )  # fmt: skip


def list_of_all() -> Frame:
    """A list with everything that can stand in it."""
    table = picture()
    games = (*LADDER, "ramsch", "kreuz", "herz-solo", "herz-solo-tout", None)
    rounds = [line(number, game, 0 if game else None, [30, -10, -10, -10]) for number, game in enumerate(games, 1)]
    shared = line(0, None, None, [20] * 4) | {"kind": "pot_shared"}
    table["match"] |= {"rounds": [*rounds, shared]}
    return table


HOUSE_SCENES = {
    scene.__name__: scene
    for scene in (
        knock, knock_of_others, whole_ladder, hochzeit, give_back, taking, passing, renonce, called_ten, ramsch,
        bettel_ouvert, three_players, three_players_bid, done_ramsch, done_durchmarsch, done_stakes, done_bettel,
        done_sie, done_stock, list_of_all,
    )
}  # fmt: skip
