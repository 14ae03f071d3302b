"""Reading what comes over the socket: a frame, or a fault that quotes it and says what would be right."""

from __future__ import annotations

from typing import Any

import msgspec

from stammtisch.game import Refusal
from stammtisch.server import faults
from stammtisch.server.wire import ClientFrame, Command

FRAME_LIMIT = 8192
"""The most bytes of a frame from a page."""

FRAMES = ("hello", "command", "ping")
COMMANDS = ("act", "take_seat", "leave_seat", "next_round", "rename", "seat_bot")
assert len(COMMANDS) == len(Command.__args__)

_DECODER: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)


class BadFrame(Exception):
    """A frame that is no message; ``command_id`` is set when it can be told which command it was to be."""

    def __init__(self, refusal: Refusal, command_id: str | None = None) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal
        self.command_id = command_id


def read_frame(text: str) -> ClientFrame:
    """Read a frame of the page.

    :raises BadFrame: quoting the frame and saying what is wrong with it.
    """
    size = len(text.encode("utf-8", "surrogatepass"))
    if size > FRAME_LIMIT:
        raise BadFrame(faults.frame_too_large(size, FRAME_LIMIT))
    try:
        return _DECODER.decode(text)
    except msgspec.ValidationError as error:
        raise _explained(text, str(error)) from error
    except msgspec.DecodeError as error:
        raise BadFrame(faults.malformed(text, str(error))) from error
    except RecursionError as error:
        raise BadFrame(faults.malformed(text, "nested too deeply")) from error
    except UnicodeEncodeError as error:
        raise BadFrame(faults.malformed(text, "half of a surrogate pair")) from error


def _explained(text: str, fault: str) -> BadFrame:
    """Say what is wrong with a frame that is JSON but no message."""
    try:
        plain: Any = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return BadFrame(faults.malformed(text, fault))
    if not isinstance(plain, dict):
        return BadFrame(faults.malformed(text, fault))
    kind = plain.get("kind")
    if isinstance(kind, str) and kind not in FRAMES:
        return BadFrame(faults.unknown_command(kind, FRAMES))
    command_id = plain.get("id") if kind == "command" else None
    known_id = command_id if isinstance(command_id, str) and 0 < len(command_id) <= 64 else None
    command = plain.get("command")
    asked = command.get("kind") if kind == "command" and isinstance(command, dict) else None
    if isinstance(asked, str) and asked not in COMMANDS:
        return BadFrame(faults.unknown_command(asked, COMMANDS), known_id)
    return BadFrame(faults.malformed(text, fault), known_id)
