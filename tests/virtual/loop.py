"""An event loop with virtual time, which jumps to the next timer."""

from __future__ import annotations

import asyncio
import logging
import sys
import warnings
from collections.abc import Callable
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any, Final, TypeVarTuple

Ts = TypeVarTuple("Ts")
STEP: Final = 0.003
"""Longest duration of work in a thread, in seconds."""


DEEPEST: Final = 30
"""Cleanups around each other in which a coroutine may wait."""


class StuckError(Exception):
    """Nothing is scheduled, and the main task still waits."""


class Process:
    """A process: its tasks take no step after its kill."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.dead = False

    def __repr__(self) -> str:
        return self.name


OUTSIDE: Final = Process("outside")
"""Discord, the people and the simulation itself."""
PROCESS: Final[ContextVar[Process]] = ContextVar("process", default=OUTSIDE)


class VirtualLoop(asyncio.BaseEventLoop):
    """asyncio with virtual time, for one thread and without input or output."""

    def __init__(self, rng: Random) -> None:
        """``rng``: durations of work in threads."""
        super().__init__()
        self._rng = rng
        self._present = 0.0
        self._buried = False
        self._selector = self
        self._clock_resolution = 1e-9
        self.steps = 0
        """Iterations of the loop."""
        self.tasks: list[asyncio.Task[Any]] = []
        """All tasks in order of creation; killed ones are closed at the end."""
        self.set_task_factory(self._begun)

    # -- time --------------------------------------------------------------------------------------

    def time(self) -> float:
        return self._present

    def select(self, timeout: float | None) -> list[Any]:
        """Replace the system's selector: only time passes."""
        self.steps += 1
        if timeout is None:
            raise StuckError("nothing is left to happen")
        self._present += timeout
        return []

    def _process_events(self, event_list: list[Any]) -> None:
        """Do nothing: there are no events."""

    def _write_to_self(self) -> None:
        """Do nothing: the loop never sleeps."""

    # -- processes --------------------------------------------------------------------------------

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        """Schedule a callback that is skipped after its process's kill."""
        context = copy_context() if context is None else context
        process = context.get(PROCESS, OUTSIDE)
        if self._buried:
            return asyncio.Handle(callback, args, self, context)
        if process is OUTSIDE:
            return super().call_soon(callback, *args, context=context)
        return super().call_soon(_living, process, callback, args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        """Schedule a callback that is skipped after its process's kill."""
        context = copy_context() if context is None else context
        process = context.get(PROCESS, OUTSIDE)
        if process is OUTSIDE:
            return super().call_at(when, callback, *args, context=context)
        return super().call_at(when, _living, process, callback, args, context=context)

    def _begun(
        self, loop: asyncio.AbstractEventLoop, work: Any, context: Context | None = None
    ) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, context=context)
        self.tasks.append(task)
        return task

    # -- threads -----------------------------------------------------------------------------------

    def run_in_executor(  # type: ignore[override]  # a future, awaited like the base class's
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """Run the function on the loop, a little later."""
        future = self.create_future()

        def run() -> None:
            if future.done():
                return
            try:
                future.set_result(func(*args))
            except Exception as error:
                future.set_exception(error)

        self.call_later(self._rng.random() * STEP, run)
        return future

    async def shutdown_default_executor(self, timeout: float | None = None) -> None:  # noqa: ASYNC109
        """Do nothing: there are no threads."""

    # -- the end -----------------------------------------------------------------------------------

    def bury(self) -> None:
        """Close unfinished tasks without running what they schedule."""
        self._buried = True
        hook, sys.unraisablehook = sys.unraisablehook, lambda _: None
        disabled = logging.root.manager.disable
        logging.disable()
        warned = warnings.catch_warnings()
        warned.__enter__()
        warnings.simplefilter("ignore")
        asyncio._set_running_loop(self)  # For cleanups that create tasks, which are closed too.
        try:
            for task in self.tasks:
                if not task.done():
                    task._log_destroy_pending = False  # type: ignore[attr-defined]
                    _close(task.get_coro())
            self.tasks.clear()
            self._ready.clear()  # type: ignore[attr-defined]
            self._scheduled.clear()  # type: ignore[attr-defined]
            self.close()
        finally:
            asyncio._set_running_loop(None)
            warned.__exit__(None, None, None)
            logging.disable(disabled)
            sys.unraisablehook = hook


def _close(work: Any) -> None:
    """Close a coroutine that may wait in its cleanup, each time for the next thing."""
    for _ in range(DEEPEST):
        with suppress(BaseException):
            work.close()
            return


def _living(process: Process, callback: Callable[..., Any], args: tuple[Any, ...]) -> None:
    if not process.dead:
        callback(*args)
