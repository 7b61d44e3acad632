"""Laboratory of the computer players: duels, and training of their data files (docs/players.md)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Rival:
    """Player in a duel: a level or a textbook opponent."""

    choose: Callable[[Any, int], Any]
    """Move from a view and a seed; only on its turn."""
    speak: Callable[[Any, int], Any | None]
    """Call to make now."""
