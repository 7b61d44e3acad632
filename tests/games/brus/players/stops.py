"""Stops that count."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType

from gamekit.api.players import Stop

LONGEST = 2_000
"""Calls of Python functions between two questions: 10 ms, at 5 µs a call with what it does."""


class Counted:
    """A stop that comes at a question."""

    def __init__(self, comes: int) -> None:
        self.left = comes

    def __call__(self) -> bool:
        self.left -= 1
        return self.left < 0


class Steps:
    """A stop that never comes, and counts calls of functions between the questions."""

    def __init__(self) -> None:
        self.longest = 0
        self._steps = 0

    def __call__(self) -> bool:
        self.longest = max(self.longest, self._steps)
        self._steps = 0
        return False

    def _count(self, frame: FrameType, event: str, argument: object) -> None:
        if event == "call":
            self._steps += 1

    def watch(self, think: Callable[[Stop], object]) -> int:
        """Think; the way to the first question and from the last one count as well."""
        before = sys.getprofile()
        sys.setprofile(self._count)
        try:
            think(self)
        finally:
            sys.setprofile(before)
        self()
        return self.longest
