"""Going through a finished deal step by step, with everything open. Optional."""

from __future__ import annotations

from typing import Any, Protocol

from gamekit.api.face import At
from gamekit.api.panel import Panel
from gamekit.api.scenes import Scene


class Replay(Protocol):
    """Steps of a deal; ``view`` is the spectator's right after it, when all is open."""

    def last(self, view: Any) -> int:
        """The number of the last step; 0 is the deal before anything was played."""

    def stops(self, view: Any) -> tuple[int, ...]:
        """Steps to jump to, such as the first card of each trick; at most 25.

        Words: ``replay-stop``, told ``number`` from 1, and ``replay-jump`` over all of them.
        """

    def step(self, view: Any, step: int, at: At, bottom: str | None) -> Panel:
        """One step: title, lines (they stand below the scene) and scene.

        ``bottom``: the reader's seat.
        """

    def film(self, view: Any, at: At, bottom: str | None) -> Scene | None:
        """The whole deal as one moving picture; ``None``: there is none."""

    def summary(self, view: Any, at: At) -> str:
        """How the deal ended, in at most 100 characters, for a menu of deals."""
