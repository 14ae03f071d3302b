"""Tables on which every contract and every phase before the play comes up."""

from __future__ import annotations

from typing import Any

FULL_LADDER = [
    "sauspiel",
    "hochzeit",
    "bettel",
    "farbgeier",
    "geier",
    "farbwenz",
    "wenz",
    "solo",
    "farbgeier-tout",
    "geier-tout",
    "farbwenz-tout",
    "wenz-tout",
    "solo-tout",
    "sie",
]
ALONE = [kind for kind in FULL_LADDER if kind not in ("sauspiel", "hochzeit")]

THREE: dict[str, Any] = {"preset": "stargames", "deck": "short", "players": 3, "ladder": ALONE}
SCHIEBER: dict[str, Any] = {"preset": "stargames", "schieber": "always"}

EVERYTHING: list[dict[str, Any]] = [
    {"preset": preset, "deck": deck, "ladder": FULL_LADDER, "passout": passout, **more}
    for preset in ("stargames", "stammtisch", "vortritt")
    for deck, passout, more in (
        ("long", "ramsch", {"ramsch_stichzwang": True, "durchmarsch": 91, "bettel_ouvert": True}),
        ("long", "muss", {"muss_60": True, "bettel_trumps": "heart", "hochzeit_open": True}),
        ("short", "kreuz", {"bettel_stichzwang": True, "bettel_lead": "declarer", "hochzeit_return_trump": True}),
        ("short", "ramsch", {"jungfrau": "individual", "ramsch_tie": "tricks", "kontra_levels": 4, "re_by": "party"}),
    )
]

TABLES: list[dict[str, Any]] = [
    *EVERYTHING,
    THREE,
    THREE | {"passout": "ramsch", "auction": "two_stage"},
    THREE | {"auction": "vortritt", "bettel_stichzwang": True},
    SCHIEBER,
    SCHIEBER | {"schieber_dealer": "ramsch"},
    SCHIEBER | {"schieber_dealer": "throw_in", "deck": "short"},
    {"ladder": ["sauspiel", "bettel"], "auction": "two_stage", "passout": "muss"},
    {"ladder": ["bettel"], "auction": "vortritt"},
    {"ladder": ["sie"], "passout": "ramsch"},
    {"ladder": ["sauspiel", "hochzeit"], "passout": "kreuz"},
    {"klopfen": "all", "passout": "stock", "stock_scope": "any"},
    {"klopfen": "chain", "passout": "bock", "deck": "short"},
    {"klopfen": "one", "passout": "stock+ramsch", "ladder": FULL_LADDER, "herz_solo_first": True},
]
