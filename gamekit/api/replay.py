"""Replay of a finished deal step by step with open hands. Optional."""

from __future__ import annotations

from typing import Any, Protocol

from gamekit.api.face import At
from gamekit.api.panel import Panel
from gamekit.api.scenes import Scene


class Replay(Protocol):
    """Steps of a deal; ``view`` is the spectator's after it, with everything open.

    A step is an action of a seat, or a turn's move with the calls around it.
    """

    def last(self, view: Any) -> int:
        """Number of the last step; 0 is the deal before the first action."""

    def stops(self, view: Any) -> tuple[int, ...]:
        """Steps to jump to, such as the first card of each trick; at most 25.

        Words: ``replay-stop`` (``number`` from 1), and ``replay-jump`` above them.
        """

    def step(self, view: Any, step: int, at: At, bottom: str | None) -> Panel:
        """Panel of a step: title, lines (below the scene) and scene.

        ``bottom``: the reader's seat.
        """

    def film(self, view: Any, at: At, bottom: str | None) -> Scene | None:
        """The whole deal as an animation; ``None``: there is none."""

    def summary(self, view: Any, at: At) -> str:
        """End of the deal in at most 100 characters, for a menu of deals."""
