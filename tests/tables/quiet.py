"""Computer players of tests."""

from __future__ import annotations

from typing import Any

from gamekit.api.players import Hint, Stop


class Quiet:
    """What computer players of tests have in common: they say nothing."""

    levels = ("beginner", "amateur", "club", "expert", "master")

    def speak(self, view: Any, level: str, seed: int, stop: Stop) -> Any | None:
        """Nothing."""
        return None

    def hint(self, view: Any, seed: int, stop: Stop) -> Hint | None:
        """No hints."""
        return None

    def warm_up(self) -> None:
        """Nothing."""
