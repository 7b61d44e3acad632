"""Coroutines that run to completion although their callers are cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

Owner = TypeVar("Owner")
P = ParamSpec("P")
T = TypeVar("T")


def uncancellable(
    method: Callable[Concatenate[Owner, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Owner, P], Coroutine[Any, Any, T]]:
    """Decorate a method to run to completion even if its caller is cancelled; it raises afterwards.

    A driver that is interrupted between two of its steps may leave a transaction open behind it,
    and with it the lock on the database.
    """

    @wraps(method)
    async def run(self: Owner, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await run_to_completion(method(self, *args, **kwargs))

    return run


async def run_to_completion(work: Coroutine[Any, Any, T]) -> T:
    """Run the coroutine to completion, whatever cancels the caller; return its result."""
    return await finished(asyncio.create_task(work))


async def finished(task: asyncio.Task[T]) -> T:
    """Wait for a task that goes on if the caller is cancelled; the cancellation is raised
    afterwards.
    """
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait((task,))
        if not task.cancelled():
            task.exception()  # Retrieved, since asyncio logs an exception that nobody retrieves.
        raise
