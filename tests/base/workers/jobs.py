"""Jobs for tests of workers."""

from __future__ import annotations

import os
import time

from base.workers.job import JobContext

LONG = 600.0


def pid(context: JobContext) -> int:
    return os.getpid()


def divided(context: JobContext, number: int, by: int) -> int:
    print("a job may print", number)
    return number // by


def dies(context: JobContext, status: int) -> None:
    os._exit(status)


def listens(context: JobContext, done: int) -> str:
    """Work until cancelled."""
    context.report(done, 64)
    end = time.monotonic() + LONG
    while not context.cancelled() and time.monotonic() < end:
        time.sleep(0.001)
    return "heard"


def deaf(context: JobContext) -> None:
    """Work and ignore cancellation."""
    context.report(1, 1)
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        pass


def big(context: JobContext, size: int) -> bytes:
    return bytes(size)


class OddError(Exception):
    """Error that can be pickled but not unpickled."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} {two}")


def odd(context: JobContext) -> None:
    """Fail with an error that cannot be sent."""
    raise OddError(1, 2)


def fails(context: JobContext) -> None:
    """First job of a worker that cannot start."""
    raise OSError("no such file")
