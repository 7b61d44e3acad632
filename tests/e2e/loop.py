"""Virtual time that can be awaited: until the bot is idle, or until a moment."""

from __future__ import annotations

import asyncio
import threading
import weakref
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextvars import Context
from math import inf
from random import Random
from typing import Any, Final

from tests.virtual.loop import OUTSIDE, PROCESS, VirtualLoop

THREAD_S: Final = 30.0
"""Seconds to wait for another thread before time jumps so far that nobody asked for it."""
_THREAD: Final = ThreadPoolExecutor(1)


class AtOnce(Random):
    """Random durations, all of them 0."""

    def random(self) -> float:
        return 0.0


class IdleLoop(VirtualLoop):
    """Virtual time with a wait for idleness: :meth:`idle`."""

    def __init__(self) -> None:
        super().__init__(AtOnce())
        self._called = threading.Event()
        self._waiting: list[tuple[float, asyncio.Future[None]]] = []
        self.bot: weakref.WeakSet[asyncio.Task[Any]] = weakref.WeakSet()
        """Tasks of bots."""

    async def idle(self, until: float) -> None:
        """Wait until nothing is left to happen before this time; timers jump."""
        future = self.create_future()
        self._waiting.append((until, future))
        await future

    def jump(self, to: float) -> None:
        self._present = max(self._present, to)

    def select(self, timeout: float | None) -> list[Any]:
        """Wake those who wait for idleness before the time jumps."""
        next_at = inf if timeout is None else self.time() + timeout
        woken = [one for one in self._waiting if timeout != 0 and next_at > one[0]]
        for one in woken:
            self._waiting.remove(one)
            if not one[1].done():
                one[1].set_result(None)
        if woken:
            return []
        far = timeout is None or (timeout > THREAD_S and not self._waiting)
        if far and self._called.wait(THREAD_S):
            self._called.clear()
            return []
        return super().select(timeout)

    def _write_to_self(self) -> None:
        """Note a call from another thread."""
        self._called.set()

    def run_in_executor(  # type: ignore[override]  # a future, awaited like the base class's
        self, executor: Executor | None, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """Run the function on a thread, while everything else stands still."""
        future = self.create_future()

        def run() -> None:
            if future.done():
                return
            try:
                future.set_result((executor or _THREAD).submit(func, *args).result())
            except Exception as error:
                future.set_exception(error)

        self.call_soon(run)
        return future

    def _begun(
        self, loop: asyncio.AbstractEventLoop, work: Any, context: Context | None = None
    ) -> asyncio.Task[Any]:
        process = PROCESS.get() if context is None else context.get(PROCESS, OUTSIDE)
        task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, context=context)
        if process is not OUTSIDE:
            self.bot.add(task)
        return task
