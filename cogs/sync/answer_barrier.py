"""Tables at which a click is being answered: nothing of them is drawn or sent meanwhile.

The answer carries what the click has changed, so an edit before it would be for nothing. But a
request may hang, or somebody may press without end, and then the others at the table would wait for
it: whatever is held longer than Discord waits for an answer goes on. Where an edit and an answer
cross after all, the message is looked at again
(:meth:`cogs.sync.message_state.MessageState.brought`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from cogs.sync.pace import Pace

LONGEST: Final = 3.0
"""Seconds: Discord takes no first answer after them."""


class Holding:
    """Which tables are held, and until when at most."""

    def __init__(self, pace: Pace, go_on: Callable[[int], None]) -> None:
        """``go_on``: told of a table that is held no more, or has been for too long."""
        self._pace = pace
        self._go_on = go_on
        self._until: dict[int, dict[object, float]] = {}
        """By table and click (the pace's clock)."""
        self._since: dict[int, float] = {}
        """By table: since when one click or another holds it."""
        self._looking: asyncio.Task[None] | None = None

    def __contains__(self, table: int) -> bool:
        return table in self._until

    def __len__(self) -> int:
        return len(self._until)

    @contextmanager
    def during(self, table: int) -> Iterator[None]:
        """Hold a table, for :data:`LONGEST` at most."""
        click = object()
        self._since.setdefault(table, self._pace.clock())
        self._until.setdefault(table, {})[click] = self._pace.clock() + LONGEST
        if self._looking is None:
            self._looking = asyncio.create_task(self._look(), name="held tables")
        try:
            yield
        finally:
            self._let_go(table, click)
            if not self._until and self._looking is not None:
                self._looking.cancel()
                self._looking = None

    async def close(self) -> None:
        """Look after none any more."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    def _let_go(self, table: int, click: object) -> None:
        clicks = self._until.get(table, {})
        if clicks.pop(click, None) is None:
            return
        late = self._pace.clock() - self._since[table] > LONGEST
        if not clicks:
            del self._until[table], self._since[table]
        if late or not clicks:
            self._go_on(table)

    async def _look(self) -> None:
        """One look for all tables and clicks; it ends with the last of them."""
        while self._until:
            first = min(until for clicks in self._until.values() for until in clicks.values())
            await self._pace.sleep(max(0.0, first - self._pace.clock()))
            self._let_late_go(self._pace.clock())
        self._looking = None

    def _let_late_go(self, now: float) -> None:
        for table, clicks in tuple(self._until.items()):
            for click, until in tuple(clicks.items()):
                if until <= now:
                    self._let_go(table, click)
