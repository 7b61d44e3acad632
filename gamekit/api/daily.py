"""Deal of the day: what a game declares, so that everybody can play the same deal once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Daily:
    """Result of a single deal, as a number and trick by trick.

    Both functions get the spectator's view right after the deal, and a seat. The deal is the first
    of a match by the game's usual rules.
    """

    points: Callable[[Any, str], int]
    """Result for the seat's side, higher is better; below 0 where the others did better."""
    tricks: Callable[[Any, str], Iterable[bool]]
    """Whether the seat's side took each trick, in order."""

    def signs(self, view: Any, seat: str) -> str:
        """One character a trick: ``x`` won, ``.`` lost."""
        return "".join("x" if won else "." for won in self.tricks(view, seat))
