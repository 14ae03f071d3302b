"""The register of games; a further game is one line here."""

from __future__ import annotations

from typing import Any

from stammtisch.game import Game
from stammtisch.schafkopf import SCHAFKOPF

GAMES: dict[str, Game[Any, Any, Any, Any]] = {game.name: game for game in (SCHAFKOPF,)}
