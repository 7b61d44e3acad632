"""What a finished deal could have been: judged in a worker, then told. Optional."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from games.api.face import At
from games.api.panel import Panel
from games.api.players import Stop
from games.api.record import Played

Tell = Callable[[int, int], None]
"""Steps done, and all of them."""


class Review(Protocol):
    """Judges a deal."""

    def judge(self, played: Played, deal: int, tell: Tell, stop: Stop) -> Any:
        """The judgement of a finished deal, picklable; runs in a worker for up to a minute.

        Stopped, as far as it has come; ``TimeoutError`` if that is not worth saying yet.
        """

    def panels(self, judged: Any, view: Any, at: At) -> tuple[Panel, ...]:
        """What it says, one panel below the other; ``view``: the spectator's after the deal."""
