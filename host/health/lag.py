"""By how much the event loop is late: everybody waits for it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from base.metrics import LOOP_LAG

EVERY: Final = 0.25
"""Seconds between two looks: some microseconds of processor time each."""


@asynccontextmanager
async def lag_measured(every: float = EVERY) -> AsyncIterator[None]:
    """Meanwhile the running loop is asked again and again how late it is."""
    measuring = asyncio.create_task(_measure(every), name="loop lag")
    try:
        yield
    finally:
        measuring.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await measuring


async def _measure(every: float) -> None:
    clock = asyncio.get_running_loop().time
    while True:
        due = clock() + every
        await asyncio.sleep(every)
        LOOP_LAG.see(max(0.0, clock() - due))
