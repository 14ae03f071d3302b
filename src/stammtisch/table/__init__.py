"""The table: who sits where, whose round it is, the running totals; the same for every game.

A command (imperative) is decided into events (past tense) or refused; a table is the fold of its
events; what one seat may see of it is cut out by a mask.
"""

from stammtisch.table.decide import Refused, decide, open_table
from stammtisch.table.mask import picture, visible_events
from stammtisch.table.table import Table, evolve, fold

__all__ = ["Refused", "Table", "decide", "evolve", "fold", "open_table", "picture", "visible_events"]
