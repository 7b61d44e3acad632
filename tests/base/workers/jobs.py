"""Jobs for tests of workers."""

from __future__ import annotations

import os
import time

from base.workers.job import Caller

LONG = 600.0


def pid(caller: Caller) -> int:
    """Process of the job."""
    return os.getpid()


def divided(caller: Caller, number: int, by: int) -> int:
    """Quotient, or an error."""
    print("a job may print", number)
    return number // by


def dies(caller: Caller, status: int) -> None:
    """End the process."""
    os._exit(status)


def listens(caller: Caller, done: int) -> str:
    """Work until cancelled."""
    caller.tell(done, 64)
    end = time.monotonic() + LONG
    while not caller.gone() and time.monotonic() < end:
        time.sleep(0.001)
    return "heard"


def deaf(caller: Caller) -> None:
    """Work and ignore cancellation."""
    caller.tell(1, 1)
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        pass


def big(caller: Caller, size: int) -> bytes:
    """Large answer."""
    return bytes(size)


class OddError(Exception):
    """Error that can be pickled but not unpickled."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} {two}")


def odd(caller: Caller) -> None:
    """Fail with an error that cannot be sent."""
    raise OddError(1, 2)


def fails(caller: Caller) -> None:
    """First job of a worker that cannot start."""
    raise OSError("no such file")
