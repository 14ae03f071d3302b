"""What a bot is, and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

ActionT = TypeVar("ActionT")
ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


class Alternative(NamedTuple):
    """Something a bot might have done, and what that is worth to it; only the differences mean anything."""

    action: Any
    value: float


@dataclass(frozen=True, slots=True)
class Decision(Generic[ActionT]):
    """What a bot does, the value of everything it might have done, and the reasons in short words.

    Cards are valued in Augen, announcements in the units of the tariff; see the bot's own words.
    """

    action: ActionT
    alternatives: tuple[Alternative, ...]
    reasons: tuple[str, ...]


class Bot(Protocol[ViewT_contra]):
    """A player that decides from what its seat may know.

    It is asked when the round waits for its seat, or when its seat may still speak before a window
    closes (``Game.waiting_for``, ``Game.may_hold``), so there is always something it may do.
    """

    def decide(self, view: ViewT_contra) -> Decision[Any]:
        """Return one of the actions that the view allows."""
