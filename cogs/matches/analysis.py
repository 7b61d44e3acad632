"""What finished deals could have been: worked out in a process of their own, and remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

from games.api.record import Played
from players import work
from players.pool import Pool, report_progress

SECONDS: Final = 60.0
"""After so long a game tells what it has found of a deal, or that it has found nothing."""
GRACE: Final = 10.0
"""Seconds that a worker may need beside that: to start, and to obey."""
PROGRESS: Final = 2.0
"""Seconds between two words on how far an analysis is; a quick one gets none."""
KEPT: Final = 128

Waiting = Callable[[int], Awaitable[None]]
"""Told how much of an analysis is done, in per cent."""
Key = tuple[int, int, int]
"""Table, match, deal."""


class Judge(Protocol):
    """Judges a deal in a worker: :func:`players.work.judge`, or another function of a module."""

    def __call__(
        self, name: str, played: Played, deal: int, seconds: float, tell: Callable[[int, int], None]
    ) -> Any:
        """The judgement that the game of that name gives."""


class AnalysisService:
    """Analyses of deals, one at a time, each remembered."""

    def __init__(self, judge: Judge = work.judge, progress: float = PROGRESS) -> None:
        """``progress``: seconds, see :data:`PROGRESS`."""
        self._judge = judge
        self._progress = progress
        self._known: OrderedDict[Key, Any] = OrderedDict()
        self._one = asyncio.Lock()

    async def analysis(
        self, key: Key, game: str, played: Played, deal: int, waiting: Waiting | None = None
    ) -> Any:
        """What the game's review judges of a finished deal; ``deal``: its number, from 1.

        Who waits for a new one is told from time to time how far it is. Raises ``TimeoutError`` if
        nothing can be said after :data:`SECONDS`.
        """
        async with self._one:
            found = self._known.get(key)
            if found is None:
                found = await self._think(game, played, deal, waiting)
                self._known[key] = found
                while len(self._known) > KEPT:
                    self._known.popitem(last=False)
            self._known.move_to_end(key)
            return found

    async def _think(self, game: str, played: Played, deal: int, waiting: Waiting | None) -> Any:
        # A process for each: nothing idle stays in memory, and the bot goes on answering.
        pool = Pool()
        asked = pool.submit(self._judge, game, played, deal, SECONDS, report_progress)
        try:
            thinking: asyncio.Future[Any] = asyncio.wrap_future(asked)
            async with asyncio.timeout(SECONDS + GRACE):
                while not thinking.done():
                    await asyncio.wait({thinking}, timeout=self._progress)
                    if waiting is not None and not thinking.done():
                        done, of = pool.progress
                        await waiting(100 * done // max(1, of))
            return thinking.result()
        finally:
            asked.cancel()  # nobody waits for it any more
            pool.shutdown(wait=False, cancel_futures=True)
