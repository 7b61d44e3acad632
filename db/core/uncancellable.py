"""What has begun runs to its end, no matter who is cancelled meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

Owner = TypeVar("Owner")
P = ParamSpec("P")
T = TypeVar("T")


def whole(
    method: Callable[Concatenate[Owner, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Owner, P], Coroutine[Any, Any, T]]:
    """Lets a method run to its end even if its caller is cancelled, who is told only then.

    A driver that is interrupted between two of its steps may leave a transaction open behind it,
    and with it the lock on the database.
    """

    @wraps(method)
    async def run(self: Owner, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await to_the_end(method(self, *args, **kwargs))

    return run


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """The outcome of the work, which no cancellation of the caller interrupts."""
    return await waited_for(asyncio.create_task(work))


async def waited_for(task: asyncio.Task[T]) -> T:
    """The outcome of a task that goes on if the caller is cancelled, who is told only then."""
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait((task,))
        if not task.cancelled():
            task.exception()  # Nobody is left to be told; without this asyncio would complain.
        raise
