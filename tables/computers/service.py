"""Computer players that think in workers: within a time limit, never delaying a click.

Forced answers are given at once (:meth:`gamekit.api.players.HasClear`), others in workers:
quick levels before slow ones; hints and analyses have workers of their own. Every wait is bounded:
a level that would be late, because of load or a crashed worker, is replaced by the next lower one,
and the lowest by the level itself with no time to think. A level that fails or ignores its stop is
replaced by the next lower one that needs no worker, a rule of thumb. Moves are never random.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import defaultdict
from collections.abc import Mapping
from typing import Any, Final

from base.bounded import Bounded
from base.metrics import FALLBACKS
from base.workers.job import PoolError
from base.workers.pool import ThreadWorker, WorkerPool
from gamekit.api.players import HasClear, Hint, Players
from tables.computers import requests as think
from tables.computers.requests import Answer, Question

log = logging.getLogger(__name__)

HINTS: Final = 10
"""Priority of hints in the worker queue; moves come before them, by their level."""
ANALYSES: Final = 20
"""Priority of analyses."""
SLOW_THINKERS: Final = 2
"""Most workers for hints and analyses; at most one analysis runs at a time."""
WAIT: Final = 0.8
"""Longest expected wait, in seconds, for which a question is queued at its own level."""
LONGEST: Final = 1.5
"""Seconds in the queue after which a question is answered without a worker."""
HINT_LONGEST: Final = 3.0
"""Seconds in the queue after which a hint is given without thinking."""
PATIENCE: Final = 5.0
"""Seconds after which an answer is given up; its worker may be replaced."""
NEWS: Final = 0.2
"""Weight of the newest duration in the moving average of a kind of question."""

EXACT_KEPT: Final = 5_000
EXACT_TRIES: Final = 5
"""Attempts at an exact answer while workers crash or are overloaded."""
QUIET: Final = 60.0
"""Seconds between two log lines about lower levels."""


def at_once() -> bool:
    """A stop flag that is always set: the best answer without thinking."""
    return True


class FallbackLog:
    """Log lines at a limited rate, instead of one per question."""

    def __init__(self) -> None:
        self._count = 0
        self._next = 0.0

    def say(self, why: str, game: str, level: str) -> None:
        """Log that a lower level answers than the one asked."""
        FALLBACKS.labels(game, level).inc()
        self._count += 1
        now = asyncio.get_running_loop().time()
        if now >= self._next:
            times, self._count, self._next = self._count, 0, now + QUIET
            log.warning("computer players of lower levels answer (%d times): %s", times, why)


class ComputerPlayers:
    """The computer players of all games, asked from the event loop."""

    def __init__(
        self,
        here: Mapping[str, Players],
        pool: WorkerPool | None = None,
        there: Mapping[str, Players] | None = None,
        background: WorkerPool | None = None,
    ) -> None:
        """``here``: computer players by game in this process. ``pool``: workers for moves, by
        default two threads. ``there``: the players as workers find them, by default the same.
        ``background``: workers for hints and analyses, by default those for moves.
        """
        self._lent = pool is not None
        self.pool = pool or WorkerPool(ThreadWorker, 2)
        self.background = background or self.pool
        """Workers for hints and analyses, which take longer than moves."""
        self._here = here
        self._there = here if there is None else there
        self._costs: dict[tuple[str, str], float] = {}
        """Recent duration of a question by game and level, in seconds."""
        self._ahead: dict[int, float] = defaultdict(float)
        """Expected work queued for the workers, in seconds, by priority."""
        self._exact = Bounded[tuple[object, ...], Any](EXACT_KEPT)
        """Exact answers by question: many people meet the same ones."""
        self._lower = FallbackLog()

    def knows(self, game: str) -> bool:
        """Whether the game has computer players."""
        return game in self._here

    async def close(self) -> None:
        """Stop its own workers; shared ones belong to their owner."""
        if not self._lent:
            await self.pool.close()

    async def answers(self, game: str, questions: tuple[Question, ...]) -> tuple[Answer, ...]:
        """Answer every question, in order. Cancelling the caller frees the workers."""
        here, found = self._here[game], dict[str, Answer]()
        for question in questions:
            clear = _clear(here, question, question.level)
            if clear is not None:
                found[question.seat] = clear
        # In sequence: these are short parts of one step, and other tables wait as well.
        for question in questions:
            if question.seat not in found:
                answer = self._exactly if question.exact else self._thought
                found[question.seat] = await answer(game, question)
        return tuple(found[question.seat] for question in questions)

    async def hint(self, game: str, view: Any, seed: int) -> Hint | None:
        """The strongest level's move and its reasons; ``None`` if there is nothing to do."""
        arguments = (self._there[game], view, seed, think.HINT_BUDGET)
        try:
            hint: Hint | None = await self.background.run(
                think.propose, *arguments, rank=HINTS, wait=HINT_LONGEST
            )
        except PoolError as error:
            log.warning("a hint without thinking: %s", error)
            hint = await asyncio.to_thread(self._here[game].hint, view, seed, at_once)
        return hint

    async def _exactly(self, game: str, question: Question) -> Answer:
        """Answer the same in every process and under any load."""
        seat, level = question.seat, question.level
        key = (game, seat, level, question.seed, question.moves)
        rank, tries = self._here[game].levels.index(level), 0
        while key not in self._exact:
            tries += 1
            try:
                self._exact[key], _ = await self.pool.run(
                    think.decide, self._there[game], question, level, math.inf, rank=rank
                )
            except PoolError as error:
                if tries == EXACT_TRIES:
                    return self._at_once(game, question, error)
                await asyncio.sleep(tries)
            except Exception as error:
                return self._at_once(game, question, error)
        return Answer(seat, self._exact.get(key))

    # -- a level at a time ---------------------------------------------------------------------

    async def _thought(self, game: str, question: Question) -> Answer:
        here, seat = self._here[game], question.seat
        why = ""
        until = asyncio.get_running_loop().time() + LONGEST
        for level in ladder(here.levels, question.level):
            lower = None if level == question.level else level
            clear = _clear(here, question, level) if lower is not None else None
            if clear is not None:
                self._lower.say(why, game, question.level)
                return clear
            rank = here.levels.index(level) if level in here.levels else 0
            left = until - asyncio.get_running_loop().time()
            if left <= 0:
                continue
            if self._wait(rank) > WAIT:
                why = "much is asked"
                continue
            try:
                answer = Answer(
                    seat, await self._ask(game, question, level, rank, left), None, lower
                )
            except PoolError as error:
                why = str(error)
            except Exception as error:
                # It ignored its stop flag, or may fail in this process as well.
                return self._at_once(game, question, error)
            else:
                if lower is not None:
                    self._lower.say(why, game, question.level)
                return answer
        self._lower.say(why, game, question.level)
        return await self._last(here, question)

    async def _ask(self, game: str, question: Question, level: str, rank: int, wait: float) -> Any:
        kind = (game, level) if question.moves else (game, "")
        cost = self._costs.get(kind, 0.0)
        self._ahead[rank] += cost
        try:
            # Not wait_for: before Python 3.12 it may swallow the cancellation that wakes a table.
            async with asyncio.timeout(PATIENCE):
                action, took = await self.pool.run(
                    think.decide,
                    *(self._there[game], question, level, question.seconds or think.BUDGET),
                    rank=rank,
                    wait=wait,
                )
        finally:
            self._ahead[rank] -= cost
        self._costs[kind] = took if not cost else cost + NEWS * (took - cost)
        return action

    def _at_once(self, game: str, question: Question, error: Exception) -> Answer:
        """Answer of the next lower level that needs no worker, else the failure."""
        here, why = self._here[game], type(error).__name__
        for level in ladder(here.levels, question.level)[1:]:
            clear = _clear(here, question, level)
            if clear is not None and clear.failed is None:
                self._lower.say(why, game, question.level)
                return clear
        return Answer(question.seat, None, why)

    def _wait(self, rank: int) -> float:
        """Expected wait of a question by priority, in seconds."""
        ahead = sum(cost for other, cost in self._ahead.items() if other <= rank)
        return ahead / self.pool.count

    async def _last(self, here: Players, question: Question) -> Answer:
        """Answer in this process without thinking, when no worker is free in time."""
        try:
            async with asyncio.timeout(PATIENCE):
                action = await asyncio.to_thread(
                    think.asked, here, question, question.level, at_once
                )
        except Exception as error:
            return Answer(question.seat, None, type(error).__name__)
        return Answer(question.seat, action, None, here.levels[0])


def ladder(levels: tuple[str, ...], level: str) -> tuple[str, ...]:
    """Return a level and those below it, highest first.

    >>> ladder(("amateur", "club", "master"), "master")
    ('master', 'club', 'amateur')
    """
    below = levels[: levels.index(level)] if level in levels else ()
    return (level, *reversed(below))


def _clear(here: Players, question: Question, level: str) -> Answer | None:
    lower = None if level == question.level else level
    if not isinstance(here, HasClear):
        return None
    try:
        clear = here.clear(question.view, level, question.seed, question.moves)
    except Exception as error:
        return Answer(question.seat, None, type(error).__name__)
    return None if clear is None else Answer(question.seat, clear.action, None, lower)
