"""The state of an auction, the same for all modes."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.schafkopf.contracts import ContractKind


class Said(NamedTuple):
    """What a seat has said: ``pass``, ``willing`` or the name of a contract.

    Others answer a Hochzeit with ``accept`` or ``decline``; in a Schieber a seat says ``take`` or ``pass``.
    """

    seat: int
    word: str


class Auction(NamedTuple):
    """An auction under way.

    ``to_speak`` are the seats still to speak in this stage, the first one's turn it is (empty: the
    auction is over); ``willing`` those who want to play; ``best`` and ``holder`` the bid that stands;
    ``hochzeit`` who has offered his only trump and who has accepted it.
    """

    said: tuple[Said, ...]
    stage: int
    to_speak: tuple[int, ...]
    willing: tuple[int, ...] = ()
    best: ContractKind | None = None
    holder: int | None = None
    hochzeit: tuple[int, int] | None = None

    @property
    def turn(self) -> int | None:
        """Return the seat that speaks next, or None when the auction is over."""
        return self.to_speak[0] if self.to_speak else None


def opening(vorhand: int, players: int = 4) -> Auction:
    """Return an auction in which nobody has spoken; Vorhand speaks first (rulebook 1.2)."""
    return Auction((), 1, tuple((vorhand + step) % players for step in range(players)))
