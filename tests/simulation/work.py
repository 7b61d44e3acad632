"""Drawing and thinking without processes: a hash for a picture, a bounded number of thoughts."""

from __future__ import annotations

import asyncio
import hashlib
from random import Random
from typing import Any, Final

from base.workers.in_process import InlineWorker
from base.workers.job import Job, function
from base.workers.pool import Crew
from cogs.messages.posts import Sketch
from cogs.view.drawers import Drawers, Rank
from gamekit.api.game import Game
from gamekit.api.scenes import Look, Picture
from render.charts.leaderboard import LeaderboardRows
from render.charts.plot import PlotFacts
from render.table.lobby import scenes_of
from tables.computers import requests as think

THOUGHTS: Final = 3
"""How often a thinking player may ask whether to stop before it has to."""
LONG: Final = 1e9
"""Seconds: a budget that no machine is too slow for."""


class Sketching(Drawers):
    """Draws nothing: a picture is the hash of what it would have been drawn from."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self._rng = rng

    async def scene(self, game: Game, sketch: Sketch, rank: Rank) -> Picture:
        """A game's scene, with the words that the drawn one has."""
        await asyncio.sleep(0.02 + 0.2 * self._rng.random())
        scenes = scenes_of(game, sketch.scene)
        assert scenes is not None, "a sketch is of a game with pictures"
        words = scenes.words(sketch.scene, sketch.names, sketch.look)
        return hashed(sketch.scene.kind, words, sketch.fingerprint)

    async def leaderboard(self, rows: LeaderboardRows, look: Look) -> Picture:
        """A leaderboard."""
        return hashed("leaderboard", "", repr(rows))

    async def plot(self, facts: PlotFacts, look: Look) -> Picture:
        """A person's way."""
        return hashed("plot", "", repr(facts))


def hashed(scene: str, alt: str, of: str) -> Picture:
    """A picture of nothing."""
    return Picture(hashlib.sha256(of.encode()).digest(), "webp", alt, 8, 4, scene)


class _Counting:
    """Who asked: gone after a number of looks, so that no thought depends on the machine."""

    def __init__(self) -> None:
        self._looks = 0

    def gone(self) -> bool:
        """Whether nobody waits any more."""
        self._looks += 1
        return self._looks > THOUGHTS

    def tell(self, done: int, of: int) -> None:
        """Nobody looks."""


class Mind(InlineWorker):
    """Thinks at once, as long as it has thoughts, and says later what came of it."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self._rng = rng

    async def answer(self, job: Job, arguments: tuple[Any, ...], depth: int = 0) -> Any:
        """What the job returns or raises."""
        await asyncio.sleep(0.3 * self._rng.random())
        if job in (think.decide, think.propose):
            found = function(job)(_Counting(), *arguments[:-1], LONG)
            # How long it took is the run's business, not the machine's.
            return (found[0], 0.1) if job is think.decide else found
        return function(job)(_Counting(), *arguments)


def minds(rng: Random) -> Crew:
    """Two of them."""
    return Crew(lambda: Mind(rng), 2)
