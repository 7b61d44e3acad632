"""Base class of computer players in tests."""

from __future__ import annotations

from typing import Any

from gamekit.api.players import Clear, Hint, Stop


class Quiet:
    """A computer player that never speaks."""

    levels = ("beginner", "amateur", "club", "expert", "master")

    def speak(self, view: Any, level: str, seed: int, stop: Stop) -> Any | None:
        """Stay silent."""
        return None

    def clear(self, view: Any, level: str, seed: int, moves: bool) -> Clear | None:
        """Think about everything."""
        return None

    def hint(self, view: Any, seed: int, stop: Stop) -> Hint | None:
        """No hints."""
        return None

    def warm_up(self) -> None:
        """Do nothing."""
