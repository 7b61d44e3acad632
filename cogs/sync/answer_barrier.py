"""Tables at which a click is being answered; drawing and sending pause there meanwhile.

The answer carries the change itself, so an edit before it would be wasted. A slow request, or one
user clicking repeatedly, must not delay the others at the table: a pause ends after Discord's limit
for a first answer. Where an edit and an answer cross all the same, the message is refreshed again
(:meth:`cogs.sync.message_state.MessageState.brought`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from cogs.sync.pace import Pace

LONGEST: Final = 3.0
"""Seconds; Discord accepts no first answer later."""


class AnswerBarrier:
    """The paused tables, each with its latest end."""

    def __init__(self, pace: Pace, go_on: Callable[[int], None]) -> None:
        """``go_on``: called with a table whose pause has ended or expired."""
        self._pace = pace
        self._go_on = go_on
        self._until: dict[int, dict[object, float]] = {}
        """Latest end of each pause by table and click (the pace's clock)."""
        self._since: dict[int, float] = {}
        """Start of the uninterrupted pause by table."""
        self._looking: asyncio.Task[None] | None = None

    def __contains__(self, table: int) -> bool:
        return table in self._until

    def __len__(self) -> int:
        return len(self._until)

    @contextmanager
    def during(self, table: int) -> Iterator[None]:
        """Pause a table, for :data:`LONGEST` at most."""
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
        """Stop the timer."""
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
        """Run one timer for all tables and clicks, until the last of them ends."""
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
