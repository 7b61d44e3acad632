"""Analyses of finished deals: computed in the background, and cached."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from typing import Any, Final

from base.bounded import Bounded
from base.workers.job import Job, WorkerCrashedError
from base.workers.pool import Progress, WorkerPool
from gamekit.api.game import Game
from gamekit.api.puzzle import Puzzle, decisions
from gamekit.api.record import Played
from games import thinking as work
from tables.computers.service import ANALYSES

SECONDS: Final = 60.0
"""Time limit of the analysis of a deal, in seconds; the best result so far is used."""
GRACE: Final = 10.0
"""Additional seconds for a worker to start, to yield to others, and to stop."""
PROGRESS: Final = 2.0
"""Seconds between progress reports; a quick analysis gives none."""
KEPT: Final = 128
TRIES: Final = 2
"""Attempts per deal if workers crash."""

PUZZLES: Final = 30
"""Priority of the search for puzzles: after everything that somebody waits for."""
A_DECISION: Final = 20.0
"""Seconds for one decision, in which an analysis may have to wait."""
MOST: Final = 5
"""Puzzles of a deal."""

Waiting = Callable[[int], Awaitable[None]]
"""Receives an analysis's progress in per cent."""
Key = tuple[int, int, int]
"""Table, match, deal."""


class AnalysisService:
    """Analyses of deals, one at a time, each remembered."""

    def __init__(
        self,
        pool: WorkerPool,
        judge: Job = work.judge,
        progress: float = PROGRESS,
        puzzle: Job = work.puzzle,
    ) -> None:
        """``judge``, ``puzzle``: the jobs, with the arguments of those. ``progress``: seconds, see
        :data:`PROGRESS`.
        """
        self._pool = pool
        self._judge = judge
        self._puzzle = puzzle
        self._progress = progress
        self._known = Bounded[Key, Any](KEPT)
        self._one = asyncio.Lock()

    async def analysis(
        self, key: Key, game: str, played: Played, deal: int, waiting: Waiting | None = None
    ) -> Any:
        """Return the game's review of a finished deal; ``deal``: its number, from 1.

        ``waiting`` receives the progress of a new analysis. Raises ``TimeoutError`` if there is no
        result after :data:`SECONDS`.
        """
        async with self._one:
            found = self._known.get(key)
            if found is None:
                found = self._known[key] = await self._think(game, played, deal, waiting)
            return found

    async def puzzles(
        self, game: Game, played: Played, deal: int, seat: str | None, mistakes: Collection[int]
    ) -> AsyncIterator[tuple[Puzzle, bool]]:
        """Yield a finished deal's clear decisions, and whether the seat did otherwise.

        ``mistakes``: numbers of actions up to those reported. The seat's own come first. An
        analysis waits for one decision at most.
        """
        turns = await asyncio.to_thread(list, decisions(game.rules, played, deal))
        mine = [turn.seat == seat for turn in turns]
        wrong = [own and turn.done + 1 in mistakes for own, turn in zip(mine, turns, strict=True)]
        found = 0
        for number in sorted(range(len(turns)), key=lambda one: (not wrong[one], not mine[one])):
            asked = game.name, played, deal, number, wrong[number], A_DECISION
            async with self._one:
                puzzle: Puzzle | None = await self._pool.run(self._puzzle, *asked, rank=PUZZLES)
            if puzzle is None:
                continue
            yield puzzle, mine[number] and turns[number].made not in puzzle.best
            found += 1
            if found == MOST:
                return

    async def _think(self, game: str, played: Played, deal: int, waiting: Waiting | None) -> Any:
        async with asyncio.timeout(SECONDS + GRACE):
            for left in reversed(range(TRIES)):
                try:
                    return await self._once(game, played, deal, waiting)
                except WorkerCrashedError:
                    if not left:
                        raise
        raise AssertionError("it has returned or raised")

    async def _once(self, game: str, played: Played, deal: int, waiting: Waiting | None) -> Any:
        progress = Progress()
        asked = self._pool.run(
            self._judge, game, played, deal, SECONDS, rank=ANALYSES, progress=progress
        )
        thinking: asyncio.Task[Any] = asyncio.ensure_future(asked)
        try:
            while not thinking.done():
                await asyncio.wait({thinking}, timeout=self._progress)
                if waiting is not None and not thinking.done():
                    done, of = progress.steps
                    await waiting(100 * done // max(1, of))
            return thinking.result()
        finally:
            thinking.cancel()  # Nobody needs the result any more.
