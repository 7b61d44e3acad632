"""A stalled store, and a responder whose timeout is controlled by the test."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any, TypeVar

from cogs.messages.responder import PATIENCE
from tests.e2e.evening import Evening

T = TypeVar("T")


class Patience:
    """The responders' wait, which ends when :meth:`over` is called."""

    def __init__(self) -> None:
        self._waiting: list[asyncio.Future[None]] = []

    async def __call__(self, seconds: float) -> None:
        assert seconds == PATIENCE < 3, "Discord waits three seconds"
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        await waiting

    def over(self) -> None:
        """End all present waits."""
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)
        self._waiting.clear()


class Stall:
    """One method of the store, blocked until it is opened; calls queue meanwhile."""

    def __init__(self, store: Any, name: str) -> None:
        self.reached = asyncio.Event()
        self.open = asyncio.Event()
        part, method = name.split(".")
        repository = getattr(store, part)
        real = getattr(repository, method)

        async def held(*args: Any, **named: Any) -> Any:
            self.reached.set()
            await self.open.wait()
            return await real(*args, **named)

        setattr(repository, method, held)
        self.end = partial(delattr, repository, method)
        """Restore the method."""


def callbacks(world: Evening) -> list[int]:
    """The kinds of the first responses sent so far."""
    return [
        (request.json or {})["type"]
        for request in world.server.requests
        if request.path.startswith("/interactions/") and request.path.endswith("/callback")
    ]


async def while_stalled(
    world: Evening,
    patience: Patience,
    name: str,
    act: Coroutine[Any, Any, T],
    *,
    once: bool = True,
) -> tuple[T, list[int]]:
    """Act while this method of the store is blocked for longer than Discord waits.

    Returns the result and the kinds of first responses; the first is sent before the store answers.
    ``once``: nothing may follow it.
    """
    before = len(callbacks(world))
    stall = Stall(world.store, name)
    acting = asyncio.create_task(act)
    async with asyncio.timeout(600):  # So that it fails instead of hanging.
        reached = asyncio.create_task(stall.reached.wait())
        await asyncio.wait((reached, acting), return_when=asyncio.FIRST_COMPLETED)
        assert reached.done(), f"answered without {name}"
        while len(callbacks(world)) == before:
            patience.over()
            await asyncio.sleep(0.01)
    answered = callbacks(world)[before:]
    stall.open.set()
    found = await acting
    await world.server.settle()
    assert not once or callbacks(world)[before:] == answered, "a second first answer"
    stall.end()
    return found, answered
