"""Drawing and thinking without processes: hashes for pictures, a bounded number of steps of
thought.
"""

from __future__ import annotations

import asyncio
import hashlib
from random import Random
from typing import Any, Final

from base.workers.job import Job, function_of
from base.workers.pool import InlineWorker, WorkerPool
from cogs.messages.posts import Sketch
from cogs.view.drawers import Drawers, Rank
from gamekit.api.game import Game
from gamekit.api.scenes import Look, Picture
from render.charts.leaderboard import LeaderboardRows
from render.charts.plot import PlotFacts
from render.shared import scenes_of
from tables.computers import requests as think

THOUGHTS: Final = 3
"""Number of calls of ``stop`` before a thinking player must stop."""
LONG: Final = 1e9
"""Seconds: a budget sufficient on any machine."""


class Sketching(Drawers):
    """A drawer whose picture is the hash of its input."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self._rng = rng

    async def scene(self, game: Game, sketch: Sketch, rank: Rank) -> Picture:
        await asyncio.sleep(0.02 + 0.2 * self._rng.random())
        scenes = scenes_of(game, sketch.scene)
        assert scenes is not None, "a sketch is of a game with pictures"
        words = scenes.words(sketch.scene, sketch.names, sketch.look)
        return hashed(sketch.scene.kind, words, sketch.fingerprint)

    async def leaderboard(self, rows: LeaderboardRows, look: Look) -> Picture:
        return hashed("leaderboard", "", repr(rows))

    async def plot(self, facts: PlotFacts, look: Look) -> Picture:
        return hashed("plot", "", repr(facts))


def hashed(scene: str, alt: str, of: str) -> Picture:
    """An empty picture."""
    return Picture(hashlib.sha256(of.encode()).digest(), "webp", alt, 8, 4, scene)


class _Counting:
    """A requester that is gone after a number of checks, so that thinking does not depend on the
    machine.
    """

    def __init__(self) -> None:
        self._looks = 0

    def cancelled(self) -> bool:
        self._looks += 1
        return self._looks > THOUGHTS

    def report(self, done: int, of: int) -> None:
        """Ignore progress."""


class Mind(InlineWorker):
    """A worker that computes at once and reports the result later."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self._rng = rng

    async def run(self, job: Job, arguments: tuple[Any, ...]) -> Any:
        """Return the job's result or raise its error."""
        await asyncio.sleep(0.3 * self._rng.random())
        if job in (think.decide, think.propose):
            found = function_of(job)(_Counting(), *arguments[:-1], LONG)
            # The run's seed determines the duration, not the machine.
            return (found[0], 0.1) if job is think.decide else found
        return function_of(job)(_Counting(), *arguments)


def minds(rng: Random) -> WorkerPool:
    return WorkerPool(lambda: Mind(rng), 2)
