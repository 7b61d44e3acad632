"""Who draws, and in which order: worker processes, or threads of this process.

Whoever wants a picture waits for a *turn* and says only then what is to be drawn: what has changed
meanwhile is never drawn as it was. Pictures that tables wait for come before what somebody looks
up, and films last: they let all others pass after each of their frames.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from enum import IntEnum
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from base.metrics import RETRIES, WAITS
from base.workers.job import ClosedError, CrowdedError, Worker, WorkerDiedError, WorkersError
from base.workers.pool import Crew
from base.workers.process import ProcessWorker
from base.workers.queue import Line
from cogs.messages.posts import Sketch
from gamekit.api.game import Game
from gamekit.api.scenes import Look, Picture
from render.cards.small import SmallFace, small_digest, small_faces, small_png
from render.charts.leaderboard import LeaderboardRows, leaderboard
from render.charts.plot import PlotFacts, plot
from render.style.shelf import keep_in
from render.table.lobby import scenes_of

log = logging.getLogger(__name__)

T = TypeVar("T")
BOUND: Final = 512
"""How many pictures may wait; the last of what is least pressing is given up for more."""
FILMS: Final = 32
"""How many films may wait."""
LONGEST: Final = 60.0
"""Seconds after which a picture is given up."""
LONGEST_FILM: Final = 600.0
_NEWEST: Final = 0.05
"""How much the newest turn counts in the mean time of a turn."""
TRIES: Final = 2
"""How often a picture is tried when the worker that draws it dies."""


class Rank(IntEnum):
    """Whose turn comes first."""

    ANSWER = 0
    """The hand that was pressed, for the answer to carry it."""
    TABLE = 1
    """Boards and the other hands."""
    PAGE = 2
    """What somebody has asked to see."""
    RECAP = 3
    """What stays as it is for a while: the end of a deal or a match."""
    FILM = 4
    AHEAD = 5
    """What nobody has asked for yet: cards of which pictures will be made."""

    @property
    def worker(self) -> str:
        """Who draws it, as figures name them."""
        return "films" if self is Rank.FILM else "pictures"


class DrawingError(Exception):
    """There is no picture: whoever draws died of it twice, or took too long."""


class Drawers:
    """Draws pictures; belongs to the event loop in which it is first asked."""

    def __init__(self, crew: Crew | None = None, places: int = 1, *, ahead: bool = False) -> None:
        """``crew``: worker processes; without them it draws in threads.

        ``places``: how many pictures are drawn at once. ``ahead``: whether workers with nothing to
        do draw the cards of each game and look that they have had a picture of.
        """
        self._crew = crew
        self._ahead = ahead
        self._made_ready: dict[tuple[str, Look], asyncio.Task[None]] = {}
        self._turns = Turns(places, BOUND)
        self._films = Turns(1, FILMS)

    @classmethod
    def of(cls, workers: int, folder: Path | None = None) -> Drawers:
        """So many worker processes, each begun when it is needed; in threads without any.

        ``folder``: where cards are kept that were drawn once.
        """
        if not workers:
            keep_in(folder)
            return cls()
        hire = partial(ProcessWorker, "games.drawing:begin", folder)
        crew = Crew(hire, workers, bound=BOUND + FILMS, yields=Rank.FILM)
        return cls(crew, workers, ahead=True)

    @property
    def waiting(self) -> int:
        """How many pictures nobody has begun."""
        return self._turns.waiting + self._films.waiting

    @property
    def films_waiting(self) -> int:
        """How many of them are films."""
        return self._films.waiting

    @property
    def workers(self) -> tuple[Worker, ...]:
        """The worker processes there are now."""
        return () if self._crew is None else self._crew.workers

    def delay(self, rank: Rank) -> float:
        """How many seconds a picture is expected to wait for its turn."""
        return (self._films if rank is Rank.FILM else self._turns).delay(rank)

    def begin(self) -> None:
        """Start a worker in the background, so that the first picture need not wait for it."""
        if self._crew is not None:
            self._crew.begin()

    @asynccontextmanager
    async def turn(self, rank: Rank) -> AsyncIterator[bool]:
        """Wait until somebody is free to draw; whether it took any time.

        Raises :class:`base.workers.job.CrowdedError` where too much waits.
        """
        turns = self._films if rank is Rank.FILM else self._turns
        with WAITS.labels(rank.worker).time():
            waited = await turns.take(rank)
        began = time.monotonic()
        try:
            yield waited
        finally:
            turns.give_back(time.monotonic() - began)

    # -- within a turn -----------------------------------------------------------------------------

    async def scene(self, game: Game, sketch: Sketch, rank: Rank) -> Picture:
        """A game's scene. Raises what :meth:`gamekit.api.scenes.Scenes.draw` raises."""
        scenes = scenes_of(game, sketch.scene)
        assert scenes is not None, "a sketch is of a game with pictures"
        asked = (sketch.scene, dict(sketch.names), sketch.look)
        picture = await self._drawn(
            rank, partial(scenes.draw, *asked), "games.drawing:draw", game.name, *asked
        )
        if rank in (Rank.ANSWER, Rank.TABLE, Rank.RECAP):
            self._make_ready(game.name, replace(sketch.look, portraits=()))
        return picture

    def _make_ready(self, game: str, look: Look) -> None:
        """Have the cards of a game drawn once nobody waits for anything."""
        if self._ahead and (game, look) not in self._made_ready:
            self._made_ready[game, look] = asyncio.ensure_future(self._draw_ahead(game, look))

    async def _draw_ahead(self, game: str, look: Look) -> None:
        assert self._crew is not None, "only workers draw ahead"
        try:
            await self._crew.ask("games.drawing:ahead", game, look, rank=Rank.AHEAD)
        except ClosedError:
            pass
        except WorkersError as error:
            log.info("cards were not drawn ahead: %s", type(error).__name__)

    async def leaderboard(self, rows: LeaderboardRows, look: Look) -> Picture:
        """A leaderboard."""
        async with self.turn(Rank.PAGE):
            here = partial(leaderboard, rows, look)
            return await self._drawn(Rank.PAGE, here, "games.drawing:rows", rows, look)

    async def plot(self, facts: PlotFacts, look: Look) -> Picture:
        """A person's way."""
        async with self.turn(Rank.PAGE):
            here = partial(plot, facts, look)
            return await self._drawn(Rank.PAGE, here, "games.drawing:curves", facts, look)

    async def face_digests(self) -> tuple[str, ...]:
        """Of all small faces of cards, in their order; equal only where their pictures are."""
        here = partial(_digests, small_faces())
        return await self._drawn(Rank.AHEAD, here, "games.drawing:face_digests")

    async def face(self, face: SmallFace) -> bytes:
        """A small face as a PNG."""
        return await self._drawn(Rank.AHEAD, partial(small_png, face), "games.drawing:face", face)

    async def close(self) -> None:
        """End the workers at once."""
        if self._crew is not None:
            await self._crew.close()

    async def _drawn(self, rank: Rank, here: Callable[[], T], job: str, *arguments: Any) -> T:
        if self._crew is None:
            return await asyncio.to_thread(here)
        longest = LONGEST_FILM if rank is Rank.FILM else LONGEST
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(longest):
                    drawn: T = await self._crew.ask(job, *arguments, rank=rank)
                    return drawn
            except WorkerDiedError:
                RETRIES.labels("picture", "worker_died").inc()
                log.warning("a worker died of a picture")
            except TimeoutError:
                break
        raise DrawingError("a picture cannot be drawn")


def _digests(faces: Iterable[SmallFace]) -> tuple[str, ...]:
    return tuple(map(small_digest, faces))


class Turns:
    """Places, and a bounded line in front of them."""

    def __init__(self, places: int, bound: int) -> None:
        self._places = self._free = places
        self._took = 0.0
        """Seconds of a turn, in the mean of some twenty."""
        self._line: Line[asyncio.Future[None]] = Line(bound)

    @property
    def waiting(self) -> int:
        """How many stand in line."""
        return len(self._line)

    def delay(self, rank: int) -> float:
        """How many seconds a turn of this rank is expected to be waited for."""
        return 0.0 if self._free else (1 + self._line.before(rank)) * self._took / self._places

    async def take(self, rank: int) -> bool:
        """Have a place; whether it had to be waited for. Raises ``CrowdedError``."""
        if self._free:
            self._free -= 1
            return False
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.put(place, rank)
        while (last := self._line.too_many()) is not None:
            if not last.done():
                last.set_exception(CrowdedError("too many pictures wait"))
        try:
            await place
        except asyncio.CancelledError:
            if not self._line.drop(place) and place.done() and not place.cancelled():
                self.give_back()  # It was just given to who no longer wants it.
            raise
        return True

    def give_back(self, took: float | None = None) -> None:
        """Leave the place to who comes next; ``took``: seconds for which one had it."""
        if took is not None:
            self._took += (took - self._took) * _NEWEST
        while (place := self._line.take()) is not None:
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
