"""Rendering queue: worker processes, or threads of this process.

Callers wait for a *turn* and compose the picture only then, so it is never outdated. Pictures for
tables come before pages that somebody opened; films have a worker of their own.
"""

from __future__ import annotations

import asyncio
import logging
from bisect import insort
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import IntEnum
from functools import partial
from operator import itemgetter
from typing import Any, Final, TypeVar

from base.metrics import RETRIES, WAITS
from base.workers.job import QueueFullError, WorkerCrashedError
from base.workers.pool import BACKGROUND, InlineWorker, ProcessWorker, WorkerPool
from cogs.messages.posts import Sketch
from gamekit.api.game import Game
from gamekit.api.scenes import Look, Picture
from render.cards.small import SmallFace, small_digest, small_faces, small_png
from render.charts.leaderboard import LeaderboardRows, leaderboard
from render.charts.plot import PlotFacts, plot
from render.shared import scenes_of

log = logging.getLogger(__name__)

T = TypeVar("T")
BOUND: Final = 512
"""Maximum number of waiting pictures; beyond it the last of the lowest rank is dropped."""
FILMS: Final = 32
"""Maximum number of waiting films."""
LONGEST: Final = 60.0
"""Timeout of a picture in seconds."""
LONGEST_FILM: Final = 600.0
TRIES: Final = 2
"""Attempts per picture if workers crash."""


class Rank(IntEnum):
    """Priority of a turn."""

    ANSWER = 0
    """A hand that belongs to the answer of a press."""
    TABLE = 1
    """Boards and the other hands."""
    PAGE = 2
    """A page that somebody opened."""
    RECAP = 3
    """The end of a deal or a match, which is not edited for a while."""
    FILM = 4
    UPLOAD = 5
    """Small card faces to upload as emojis."""


class DrawingError(Exception):
    """Rendering failed: the worker crashed twice or timed out."""


class Drawers:
    """Draws pictures; bound to the event loop of its first use."""

    def __init__(
        self,
        pool: WorkerPool | None = None,
        places: int = 1,
        *,
        films: WorkerPool | None = None,
    ) -> None:
        """``pool``: worker processes; without them it draws in threads.

        ``places``: number of pictures drawn at once. ``films``: the worker of films, by default
        one of ``pool``.
        """
        self._pool = pool
        self._film_pool = films or pool
        self._turns = Turns(places, BOUND)
        self._films = Turns(1, FILMS)

    @classmethod
    def of(cls, workers: int) -> Drawers:
        """Create drawers with this many worker processes, started on demand; with 0, threads."""
        if not workers:
            return cls()
        factory = partial(ProcessWorker, "games.drawing:begin")
        pool = WorkerPool(factory, workers, bound=BOUND)
        films = WorkerPool(partial(factory, nice=BACKGROUND), bound=FILMS, keep=0)
        return cls(pool, workers, films=films)

    @property
    def waiting(self) -> int:
        """Number of queued pictures."""
        return self._turns.waiting + self._films.waiting

    @property
    def films_waiting(self) -> int:
        """Number of queued films."""
        return self._films.waiting

    @property
    def workers(self) -> tuple[InlineWorker, ...]:
        """Running worker processes."""
        return tuple(worker for pool in self._pools for worker in pool.workers)

    @property
    def _pools(self) -> set[WorkerPool]:
        return {pool for pool in (self._pool, self._film_pool) if pool is not None}

    def begin(self) -> None:
        """Start a worker in the background, so that the first picture is not delayed."""
        if self._pool is not None:
            self._pool.start()

    @asynccontextmanager
    async def turn(self, rank: Rank) -> AsyncIterator[bool]:
        """Wait for a turn to draw; yields whether there was a wait.

        Raises :class:`base.workers.job.QueueFullError` if the queue is full.
        """
        film = rank is Rank.FILM
        turns = self._films if film else self._turns
        with WAITS.labels("films" if film else "pictures").time():
            waited = await turns.take(rank)
        try:
            yield waited
        finally:
            turns.give_back()

    # -- within a turn -----------------------------------------------------------------------------

    async def scene(self, game: Game, sketch: Sketch, rank: Rank) -> Picture:
        """Draw a game's scene. Raises what :meth:`gamekit.api.scenes.Scenes.draw` raises."""
        scenes = scenes_of(game, sketch.scene)
        assert scenes is not None, "a sketch is of a game with pictures"
        asked = (sketch.scene, dict(sketch.names), sketch.look)
        return await self._drawn(
            rank, partial(scenes.draw, *asked), "games.drawing:draw", game.name, *asked
        )

    async def leaderboard(self, rows: LeaderboardRows, look: Look) -> Picture:
        """Draw a leaderboard."""
        async with self.turn(Rank.PAGE):
            here = partial(leaderboard, rows, look)
            return await self._drawn(Rank.PAGE, here, "games.drawing:rows", rows, look)

    async def plot(self, facts: PlotFacts, look: Look) -> Picture:
        """Draw a person's ratings and counts over time."""
        async with self.turn(Rank.PAGE):
            here = partial(plot, facts, look)
            return await self._drawn(Rank.PAGE, here, "games.drawing:curves", facts, look)

    async def face_digests(self) -> tuple[str, ...]:
        """Digests of all small card faces, in order; equal if and only if their pictures are."""
        drawn = [
            await self._drawn(
                Rank.UPLOAD, partial(small_digest, face), "games.drawing:face_digest", face
            )
            for face in small_faces()
        ]
        return tuple(drawn)

    async def face(self, face: SmallFace) -> bytes:
        """Return a small face as a PNG."""
        return await self._drawn(Rank.UPLOAD, partial(small_png, face), "games.drawing:face", face)

    async def close(self) -> None:
        """End the workers at once."""
        for pool in self._pools:
            await pool.close()

    async def _drawn(self, rank: Rank, here: Callable[[], T], job: str, *arguments: Any) -> T:
        pool = self._film_pool if rank is Rank.FILM else self._pool
        if pool is None:
            return await asyncio.to_thread(here)
        longest = LONGEST_FILM if rank is Rank.FILM else LONGEST
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(longest):
                    drawn: T = await pool.run(job, *arguments, rank=rank)
                    return drawn
            except WorkerCrashedError:
                RETRIES.labels("picture", "worker_died").inc()
                log.warning("a worker crashed on a picture")
            except TimeoutError:
                break
        raise DrawingError("picture cannot be drawn")


class Turns:
    """Places with a bounded priority queue."""

    def __init__(self, places: int, bound: int) -> None:
        self._free = places
        self._bound = bound
        self._line: list[tuple[int, asyncio.Future[None]]] = []
        """Rank and wake-up of every waiting turn, in order."""

    @property
    def waiting(self) -> int:
        """Queue length."""
        return len(self._line)

    async def take(self, rank: int) -> bool:
        """Take a place; return whether there was a wait. Raises ``QueueFullError``."""
        if self._free:
            self._free -= 1
            return False
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        insort(self._line, (rank, place), key=itemgetter(0))
        if len(self._line) > self._bound:
            _, last = self._line.pop()
            if not last.done():
                last.set_exception(QueueFullError("too many pictures wait"))
        try:
            await place
        except asyncio.CancelledError:
            if (rank, place) in self._line:
                self._line.remove((rank, place))
            elif not place.cancelled() and place.exception() is None:
                self.give_back()  # The place was assigned in the same moment.
            raise
        return True

    def give_back(self) -> None:
        """Give the place to the next in the queue."""
        while self._line:
            _, place = self._line.pop(0)
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
