"""Every setting of house rules as data: its values, its group on the page, and what it depends on (rulebook 14)."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.cards import DECKS

CHOICES: dict[str, tuple[object, ...]] = {
    "deck": tuple(DECKS),
    "auction": ("single", "two_stage", "vortritt"),
    "herz_solo_first": (False, True),
    "players": (4, 3),
    "passout": ("redeal", "ramsch", "stock", "stock+ramsch", "muss", "kreuz", "bock"),
    "passout_dealer": ("next", "same"),
    "klopfen": ("off", "all", "first", "one", "chain"),
    "klopfen_stock": (False, True),
    "stock_scope": ("sauspiel", "any"),
    "ramsch_tie": ("highest_trump", "tricks"),
    "jungfrau": ("none", "all", "individual"),
    "durchmarsch": ("all", 91, 120),
    "ramsch_stichzwang": (False, True),
    "muss_60": (False, True),
    "bettel_trumps": ("none", "heart"),
    "bettel_stichzwang": (False, True),
    "bettel_ouvert": (False, True),
    "bettel_lead": ("vorhand", "declarer"),
    "hochzeit_open": (False, True),
    "hochzeit_return_trump": (False, True),
    "schieber": ("off", "always"),
    "schieber_dealer": ("must_solo", "ramsch", "throw_in"),
    "kontra_levels": (2, 0, 1, 3, 4),
    "kontra_window": ("before_second_card", "before_first_card", "own_first_card"),
    "re_by": ("declarer", "party"),
    "kontra_takes_over": (False, True),
    "run_away_min": (4, 3),
    "called_ace_discard": ("never", "penultimate", "always"),
    "laufende_scope": ("ober_unter", "all", "first_head"),
    "laufende_paid": ("symmetric", "losers_held", "off"),
    "stop_when_decided": (True, False),
}
"""The allowed values of every setting that takes one of a few; the first is the default."""

AMOUNTS = ("stock_each", "stock_cap")
"""Settings that are an amount from 1 on, or None for the usual: as a Sauspiel costs, and no cap."""

MOST = 1_000_000
"""The largest amount that a table may set."""

PACKETS: dict[str, tuple[tuple[int, ...], ...]] = {"long": ((4, 4), (2, 2, 2, 2)), "short": ((3, 3), (2, 2, 2))}
COMPOSITE = ("preset", "packets", "ladder", "laufende_min", "tariff")
TARIFF_REQUIRED = ("sauspiel", "solo", "laufender", "schneider", "schwarz")

TARIFF = "tariff."
"""Before the name of an amount where settings stand one by one."""

STOCK_RULES = ("stock", "stock+ramsch")
"""The pass-out rules with a Stock."""

RAMSCH_RULES = ("ramsch", "stock+ramsch")
"""The pass-out rules with a Ramsch."""


class Condition(NamedTuple):
    """What a setting depends on: another setting with one of these values; of the ladder, a contract on it.

    ``instead`` is what does as well.
    """

    setting: str
    values: tuple[object, ...]
    instead: Condition | None = None


A_RAMSCH = Condition("passout", RAMSCH_RULES, Condition("schieber_dealer", ("ramsch",)))

DEPENDS: dict[str, tuple[Condition, ...]] = {
    "herz_solo_first": (Condition("ladder", ("solo", "solo-tout")),),
    "klopfen_stock": (Condition("klopfen", ("all", "first", "one", "chain")), Condition("passout", ("stock",))),
    "stock_each": (Condition("passout", STOCK_RULES),),
    "stock_scope": (Condition("passout", STOCK_RULES),),
    "stock_cap": (Condition("passout", STOCK_RULES),),
    "ramsch_tie": (A_RAMSCH,),
    "jungfrau": (A_RAMSCH,),
    "durchmarsch": (A_RAMSCH,),
    "ramsch_stichzwang": (A_RAMSCH,),
    "muss_60": (Condition("passout", ("muss",)),),
    "bettel_trumps": (Condition("ladder", ("bettel",)),),
    "bettel_stichzwang": (Condition("ladder", ("bettel",)),),
    "bettel_ouvert": (Condition("ladder", ("bettel",)),),
    "bettel_lead": (Condition("ladder", ("bettel",)),),
    "hochzeit_open": (Condition("ladder", ("hochzeit",)),),
    "hochzeit_return_trump": (Condition("ladder", ("hochzeit",)),),
    "schieber_dealer": (Condition("schieber", ("always",)),),
    "kontra_window": (Condition("kontra_levels", (1, 2, 3, 4)),),
    "re_by": (Condition("kontra_levels", (2, 3, 4)),),
    "kontra_takes_over": (Condition("kontra_levels", (1, 2, 3, 4)),),
    "run_away_min": (Condition("ladder", ("sauspiel",)),),
    "called_ace_discard": (Condition("ladder", ("sauspiel",)),),
}
"""Without what a setting means nothing; changing it all the same is a fault."""

MAY_LIE_IDLE = frozenset(("kontra_window", "re_by", "kontra_takes_over", "run_away_min", "called_ace_discard"))
"""Settings that may be changed without meaning anything, as tables of earlier versions have stored them so."""

GROUPS: dict[str, tuple[str, ...]] = {
    "deal": ("deck", "players", "packets", "klopfen", "klopfen_stock", "schieber", "schieber_dealer"),
    "contracts": (
        *("ladder", "herz_solo_first", "bettel_trumps", "bettel_stichzwang", "bettel_ouvert", "bettel_lead"),
        *("hochzeit_open", "hochzeit_return_trump"),
    ),
    "auction": ("auction",),
    "passout": (
        *("passout", "passout_dealer", "stock_each", "stock_scope", "stock_cap"),
        *("ramsch_tie", "jungfrau", "durchmarsch", "ramsch_stichzwang", "muss_60"),
    ),
    "play": ("run_away_min", "called_ace_discard", "stop_when_decided"),
    "kontra": ("kontra_levels", "kontra_window", "re_by", "kontra_takes_over"),
    "laufende": ("laufende_scope", "laufende_min", "laufende_paid"),
    "tariff": ("tariff",),
}
"""The settings in the order in which people talk about them."""
