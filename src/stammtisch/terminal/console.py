"""The terminal itself: lines out, answers in, whether somebody types or a file is fed in."""

from __future__ import annotations

import io
import shutil
import sys
import textwrap

PROMPT = "> "
QUIT = ("q", "quit")

LONGEST = 40
"""The most characters of an answer that are looked at and quoted."""


class Left(Exception):
    """The person gets up: with q, or because the input has come to its end."""


class Console:
    """Speaks through standard output and listens to standard input."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            # One strange byte, or a terminal without Greek letters, is no reason to end the game.
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")

    def say(self, *lines: str) -> None:
        """Print lines; in a terminal those that are too long break between words."""
        width = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
        for line in lines:
            if width is not None and len(line) > width:
                print(textwrap.fill(line, width, subsequent_indent="  ", break_on_hyphens=False))
            else:
                print(line)

    def ask(self) -> str:
        """Return the next answer, without what cannot be seen of it.

        :raises Left: when it is q, or when there is no more input.
        """
        if sys.stdin is None:
            # The program was started with its input closed.
            raise Left
        try:
            line = input(PROMPT)
        except EOFError:
            print()
            raise Left from None
        answer = _readable(line)
        if not sys.stdin.isatty():
            # What comes from a file is not to be seen otherwise.
            print(answer)
        if answer.casefold() in QUIT:
            raise Left
        return answer


def _readable(line: str) -> str:
    seen = "".join(character if character.isprintable() else " " for character in line[: 10 * LONGEST])
    answer = " ".join(seen.split())
    return answer if len(answer) <= LONGEST else answer[: LONGEST - 1] + "…"
