"""House rules as data: every setting of a table in one value (rulebook 3 to 11, 14)."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any

from stammtisch.cards import DECKS, Deck, Suit
from stammtisch.schafkopf.contracts import Bettel, Contract, ContractKind, Ramsch, complete
from stammtisch.schafkopf.tariff import Tariff


@dataclass(frozen=True, slots=True)
class LaufendeMinimum:
    """From which length on Laufende are paid (rulebook 9.4): Sauspiel and Solo, and Geier and Wenz."""

    coloured: int
    colourless: int


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Every setting of a table of Schafkopf; built by :mod:`stammtisch.schafkopf.settings`, which checks it."""

    preset: str
    deck: Deck
    players: int
    packets: tuple[int, ...]
    ladder: tuple[ContractKind, ...]
    herz_solo_first: bool
    auction: str
    passout: str
    passout_dealer: str
    ramsch_tie: str
    jungfrau: str
    durchmarsch: str | int
    ramsch_stichzwang: bool
    muss_60: bool
    bettel_trumps: str
    bettel_stichzwang: bool
    bettel_ouvert: bool
    bettel_lead: str
    hochzeit_open: bool
    hochzeit_return_trump: bool
    schieber: str
    schieber_dealer: str
    klopfen: str
    klopfen_stock: bool
    stock_each: int | None
    stock_scope: str
    stock_cap: int | None
    kontra_levels: int
    kontra_window: str
    re_by: str
    kontra_takes_over: bool
    run_away_min: int
    called_ace_discard: str
    laufende_scope: str
    laufende_min: LaufendeMinimum
    laufende_paid: str
    stop_when_decided: bool
    tariff: Tariff

    def rank(self, kind: ContractKind) -> int:
        """Return the place of a contract on the ladder, the lowest is 0 (rulebook 5.1)."""
        return self.ladder.index(kind)

    def contract(self, kind: ContractKind, suit: Suit | None = None) -> Contract:
        """Return the contract of a kind as it is played at this table.

        :raises ValueError: when a suit is missing, or named where none belongs.
        """
        if kind is ContractKind.BETTEL:
            return Bettel(self.bettel_trumps == "heart", self.bettel_stichzwang, self.bettel_ouvert)
        if kind is ContractKind.RAMSCH:
            return Ramsch(self.ramsch_stichzwang)
        return complete(kind, suit)

    def laufende_from(self, contract: Contract) -> int:
        """Return the shortest run of Laufende that is paid under a contract."""
        return self.laufende_min.coloured if contract.coloured else self.laufende_min.colourless

    def record(self) -> dict[str, Any]:
        """Return every setting by its name, JSON-ready, as preset files hold them."""
        settings = {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}
        return settings | {
            "deck": self.deck.name,
            "packets": list(self.packets),
            "ladder": [kind.value for kind in self.ladder],
            "laufende_min": dataclasses.asdict(self.laufende_min),
            # An amount that there is not stands as None, as the preset may have one.
            "tariff": dataclasses.asdict(self.tariff),
        }


def deck_named(name: str) -> Deck:
    """Return the long or the short deck.

    :raises ValueError: when no deck has this name.
    """
    deck = DECKS.get(name)
    if deck is None:
        raise ValueError(f"unknown deck {name!r}: a deck is one of {', '.join(DECKS)}")
    return deck
