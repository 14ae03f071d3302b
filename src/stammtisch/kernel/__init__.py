"""The search kernel: plays, counts, solves and samples open play, exactly and fast.

The kernel is C++ and knows no contract by name; this is its typed and checked face.
"""

from stammtisch.kernel.many import PlayArrays, solve_many
from stammtisch.kernel.sampling import Worlds, sample_worlds
from stammtisch.kernel.solving import TABLE_BYTES, Solver, Steps, solve, solve_cards, solve_game
from stammtisch.kernel.walking import Walk, perft, playouts, playouts_of_deals

__all__ = [
    "TABLE_BYTES",
    "PlayArrays",
    "Solver",
    "Steps",
    "Walk",
    "Worlds",
    "perft",
    "playouts",
    "playouts_of_deals",
    "sample_worlds",
    "solve",
    "solve_cards",
    "solve_game",
    "solve_many",
]
