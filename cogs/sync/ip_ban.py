"""Back-off while Discord bans this IP address: one message at a time probes whether it has ended.

Requests already queued when the ban is detected are held back too: it is checked right before each
request, and not only before a message is composed.
"""

from __future__ import annotations

from typing import Final

from cogs.sync.message_state import MessageState
from cogs.sync.pace import Pace

BARRED: Final = 429
"""Discord's answer to a banned address; discord.py waits out every other 429 itself."""


class IpBannedError(Exception):
    """No request was made: another message is probing whether the ban has ended."""


class IpBan:
    """The current ban's end, and the message that probes next."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._until: float | None = None
        self._tries: MessageState | None = None

    def start(self) -> None:
        """Start or prolong a ban."""
        self._until, self._tries = self._pace.clock() + self._pace.longest, None

    def end(self) -> None:
        """End the ban: Discord has accepted a request."""
        self._until = self._tries = None

    async def passed(self, message: MessageState) -> None:
        """Wait while the ban lasts; the first message then probes before all others."""
        while (
            self._until is not None
            and self._tries is not message
            and (rest := self._until - self._pace.clock()) > 0
        ):
            await self._pace.sleep(rest)
        if self._until is not None:
            # The others wait for its result.
            self._until, self._tries = self._pace.clock() + self._pace.longest, message

    def blocks(self, message: MessageState) -> bool:
        """Whether the message has to wait."""
        shut = self._until is not None and self._pace.clock() < self._until
        return shut and self._tries is not message

    def check(self, message: MessageState) -> None:
        """Raise :class:`IpBannedError` if the message has to wait; call it before each request."""
        if self.blocks(message):
            raise IpBannedError
