"""The register of games; a further game is one line here."""

from __future__ import annotations

from typing import Any

from stammtisch.game import Game
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schwarzesau import SCHWARZE_SAU

GAMES: dict[str, Game[Any, Any, Any, Any]] = {
    SCHAFKOPF.name: SCHAFKOPF,
    SCHWARZE_SAU.name: SCHWARZE_SAU,
}
