"""A stop for computer players that comes at a question, or counts what is done between them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

LONGEST = 2_000
"""Calls of Python functions between two questions: 10 ms, at 5 µs a call with what it does."""


class Steps:
    """A stop that comes at a question, and counts calls of functions between the questions."""

    def __init__(self, comes: int | None = None) -> None:
        """``comes``: questions answered with no; ``None``: it never comes."""
        self.comes = comes
        self.asked = 0
        self.longest = 0
        self._steps = 0

    def __call__(self) -> bool:
        self.asked += 1
        self.longest = max(self.longest, self._steps)
        self._steps = 0
        return self.comes is not None and self.asked > self.comes

    def _count(self, frame: FrameType, event: str, argument: Any) -> None:
        if event == "call":
            self._steps += 1

    def watch(self, think: Callable[[Steps], object]) -> int:
        """Think; the way to the first question and from the last one count as well."""
        before = sys.getprofile()
        sys.setprofile(self._count)
        try:
            think(self)
        finally:
            sys.setprofile(before)
        self()
        return self.longest
