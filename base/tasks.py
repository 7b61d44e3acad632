"""Background tasks and their cancellation."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Tasks(set[asyncio.Task[Any]]):
    """Running tasks of one owner: asyncio itself would let go of them."""

    def start(self, work: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
        """Start a task, which is kept until its end."""
        task = asyncio.create_task(work, name=name)
        self.add(task)
        task.add_done_callback(self.discard)
        return task

    async def close(self) -> None:
        """Cancel all and wait for their end."""
        await cancelled(*self)


async def cancelled(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancel tasks and wait for their end, whatever it is; ``None`` is left out."""
    running = [task for task in tasks if task is not None]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
