"""Worker processes to think in: off the caller's process, and alive after a crash.

An :class:`concurrent.futures.Executor`, so that it fits wherever one is asked for. One process by
default, started when first needed; a worker that dies (killed for memory, say) is replaced and its
tasks are given once more to the new one. Tasks must be picklable functions of this project, such as
those of :mod:`players.work`; how long they take is bounded by the stop they make.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Lock
from typing import Any, Final

TRIES: Final = 2
"""How often a task is tried when its worker dies."""
# A fresh interpreter: nothing of the caller's threads or sockets comes along.
_SPAWNED: Final = multiprocessing.get_context("spawn")
Progress = ctypes.Array[ctypes.c_int]
"""Memory that workers share with who asks: steps done, and all of them."""
_progress: Progress | None = None
"""In a worker: where to report."""


def report_progress(done: int, of: int) -> None:
    """In a worker: say how far the task is. A function to hand to a task that takes one."""
    if _progress is not None:
        _progress[0], _progress[1] = done, of


def _begin(progress: Progress) -> None:
    """Make a worker ready before its first task."""
    global _progress
    _progress = progress
    # Ctrl-C reaches the whole terminal; the process that asked decides when to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Only here: who starts a worker need not load any game for it.
    from players.work import warm_up

    warm_up()


class Pool(Executor):
    """Processes that think."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self._lock = Lock()
        self._inner: ProcessPoolExecutor | None = None
        self._closed = False
        self._progress: Progress = _SPAWNED.RawArray(ctypes.c_int, 2)

    @property
    def progress(self) -> tuple[int, int]:
        """Steps done and all of them, as last reported; 0 of 0 before."""
        return self._progress[0], self._progress[1]

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Run a function in a worker; a task whose worker dies twice fails as the pool broke."""
        outer: Future[Any] = Future()
        self._start(outer, TRIES, fn, args, kwargs)
        return outer

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the workers."""
        with self._lock:
            self._closed = True
            inner, self._inner = self._inner, None
        if inner is not None:
            inner.shutdown(wait, cancel_futures=cancel_futures)

    def _start(
        self,
        outer: Future[Any],
        tries: int,
        fn: Callable[..., Any],
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
    ) -> None:
        for _ in range(TRIES):
            inner = self._running()
            try:
                future = inner.submit(fn, *args, **kwargs)
                break
            except BrokenProcessPool:
                self._drop(inner)
        else:
            outer.set_exception(BrokenProcessPool("workers die as soon as they start"))
            return

        def done(future: Future[Any]) -> None:
            try:
                error = future.exception()
            except CancelledError:
                outer.cancel()
                return
            if isinstance(error, BrokenProcessPool):
                self._drop(inner)
                if tries > 1 and not self._closed:
                    try:
                        self._start(outer, tries - 1, fn, args, kwargs)
                    except RuntimeError as closed:
                        outer.set_exception(closed)
                    return
            if outer.cancelled():
                return
            if error is not None:
                outer.set_exception(error)
            else:
                outer.set_result(future.result())

        future.add_done_callback(done)

    def _running(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._closed:
                raise RuntimeError("the pool is shut down")
            if self._inner is None:
                self._inner = ProcessPoolExecutor(
                    self.workers,
                    mp_context=_SPAWNED,
                    initializer=_begin,
                    initargs=(self._progress,),
                )
            return self._inner

    def _drop(self, broken: ProcessPoolExecutor) -> None:
        """Forget a pool whose worker died; the next task starts another."""
        with self._lock:
            if self._inner is broken:
                self._inner = None
        broken.shutdown(wait=False)
