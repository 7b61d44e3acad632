"""While Discord bars this address, one message at a time asks whether it still does.

What was being drawn or had lined up when the first answer came does not ask either: it is looked at
right before a request is made, and not only before the message is begun.
"""

from __future__ import annotations

from typing import Final

from cogs.sync.message_state import MessageState
from cogs.sync.pace import Pace

BARRED: Final = 429
"""Such an answer reaches us only where Discord has barred this address: discord.py waits out every
other of its kind."""


class BarredError(Exception):
    """Nothing is asked: another message asks whether Discord answers again."""


class Bar:
    """Until when nobody asks, and who tries then."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._until: float | None = None
        self._tries: MessageState | None = None

    def close(self) -> None:
        """Discord bars this address."""
        self._until, self._tries = self._pace.clock() + self._pace.longest, None

    def lift(self) -> None:
        """Discord has taken something."""
        self._until = self._tries = None

    async def passed(self, slot: MessageState) -> None:
        """Wait as long as Discord bars this address; then this message tries, before all others."""
        while (
            self._until is not None
            and self._tries is not slot
            and (rest := self._until - self._pace.clock()) > 0
        ):
            await self._pace.sleep(rest)
        if self._until is not None:
            # The others wait for what it hears.
            self._until, self._tries = self._pace.clock() + self._pace.longest, slot

    def shuts(self, slot: MessageState) -> bool:
        """Whether the message has to wait."""
        shut = self._until is not None and self._pace.clock() < self._until
        return shut and self._tries is not slot

    def check(self, slot: MessageState) -> None:
        """Right before a request; raises :class:`BarredError` if the message has to wait."""
        if self.shuts(slot):
            raise BarredError
