"""The bus carries masked frames to whoever shows a table; whoever misses one reads the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from stammtisch.table.mask import Viewer

Receive = Callable[[bytes], None]


class Bus(Protocol):
    """Carries messages by topic; a message may get lost, and may never hold more than its topic may see."""

    def publish(self, topic: str, body: bytes) -> None:
        """Hand a message to everybody who listens to the topic."""

    def subscribe(self, topic: str, receive: Receive) -> Callable[[], None]:
        """Listen to a topic; returns the function that ends it."""

    def wanted(self, topic: str) -> bool:
        """Say whether anybody may listen to the topic, so that it is worth making a message."""

    def close(self) -> None:
        """Let go of everybody."""


class MemoryBus:
    """The bus of a single process."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Receive]] = {}

    def publish(self, topic: str, body: bytes) -> None:
        """Hand a message to everybody who listens to the topic, in the order they came."""
        for receive in tuple(self._listeners.get(topic, ())):
            receive(body)

    def subscribe(self, topic: str, receive: Receive) -> Callable[[], None]:
        """Listen to a topic; returns the function that ends it."""
        self._listeners.setdefault(topic, []).append(receive)

        def end() -> None:
            listeners = self._listeners.get(topic, [])
            if receive in listeners:
                listeners.remove(receive)
            if not listeners:
                self._listeners.pop(topic, None)

        return end

    def wanted(self, topic: str) -> bool:
        """Say whether anybody listens to the topic."""
        return topic in self._listeners

    def close(self) -> None:
        """Let go of everybody."""
        self._listeners.clear()


def view_topic(table_id: str, viewer: Viewer) -> str:
    """Return the topic of the frames for one seat, or for the gallery."""
    return f"table.{table_id}.gallery" if viewer is None else f"table.{table_id}.seat.{viewer}"


def seating_topic(table_id: str) -> str:
    """Return the topic that says when somebody sits down or gets up; it stays within the server."""
    return f"table.{table_id}.seating"


def presence_topic(table_id: str) -> str:
    """Return the topic that says which seats are there just now."""
    return f"table.{table_id}.presence"
