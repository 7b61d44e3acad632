"""Quota of requests with the bot's token, and their order when they are scarce.

Discord allows a bot 50 requests per second for all its tables together. Answers to clicks, and
edits by their tokens, are not counted. A message queues *before* it is drawn: the drawing is then
current, and several changes become one request. Messages that somebody waits for come first, the
longest waiting before the others; all others use the rest, but at least a small share.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from base.tasks import cancelled
from cogs.outbox.pace import Pace

AT_ONCE: Final = 4.0
"""Burst size: requests without a wait in between."""
LATE: Final = 1.0
"""Seconds after which a waiting message shows that requests are scarce."""
HELD: Final = 5.0
"""Seconds for which requests then count as scarce."""
SHARE: Final = 5
"""One in this many requests goes to the lower urgency, if any waits."""
MEMORY: Final = 4.0
"""Averaging period of the demand in seconds."""
SHORT: Final = 0.9
"""Requests become scarce above this part of the supply …"""
FREE: Final = 0.7
"""… and are to spare again below this part."""
TICK: Final = 1e-6
"""Shortest wait in seconds."""


class Urgency(IntEnum):
    """Priority of a request."""

    NOW = 0
    """Somebody waits: the table cannot continue without it, or it would show something wrong."""
    LATER = 1
    """Nobody waits: a hand whose person waits for others, a comparison after a start."""


class BannedError(Exception):
    """No request was made: another message is probing whether the ban has ended."""


@dataclass(slots=True, eq=False)
class _Waiting:
    """A place in the queue."""

    urgency: Callable[[], Urgency]
    since: float
    admitted: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class RequestQuota:
    """Token bucket: it refills with time, and each request takes one token."""

    def __init__(self, pace: Pace | None = None) -> None:
        """``pace``: its clock and its requests per second; infinitely many disable waiting."""
        self.pace = pace or Pace()
        self._left = AT_ONCE
        self._reserved = 0
        """Requests that were granted and are still to be made."""
        self._filled = self._last = self.pace.clock()
        self._shut = -math.inf
        """End of a rate limit imposed by Discord."""
        self._queue: list[_Waiting] = []
        self._granted = 0
        self._pump: asyncio.Task[None] | None = None
        self._demand = 0.0
        """Demanded requests per second, averaged."""
        self._short = False
        self._late = -math.inf
        """Time until which requests count as scarce because a message waited too long."""
        self._banned: float | None = None
        """End of the address's ban as far as it is known; ``None``: no ban."""
        self._probe: asyncio.Task[None] | None = None
        """The worker that tries whether the ban has ended."""

    # -- demand ------------------------------------------------------------------------------------

    def demand(self) -> None:
        """Count an update that would be made if requests were to spare."""
        self._fade()
        self._demand += 1 / MEMORY

    @property
    def short(self) -> bool:
        """Whether requests are too scarce for everything that could be shown."""
        supply = self.pace.a_second
        if math.isinf(supply):
            return False
        self._fade()
        self._short = self._demand > supply * (FREE if self._short else SHORT)
        now = self.pace.clock()
        first = min((one.since for one in self._queue if one.urgency() is Urgency.NOW), default=now)
        if now - first > LATE or now < self._shut:
            self._late = now + HELD
        return self._short or now < self._late

    def _fade(self) -> None:
        now = self.pace.clock()
        self._demand *= math.exp((self._last - now) / MEMORY)
        self._last = now

    # -- granting ----------------------------------------------------------------------------------

    @property
    def waiting(self) -> dict[str, int]:
        """The number of messages waiting for a request, by urgency."""
        found = dict.fromkeys(Urgency, 0)
        for one in self._queue:
            found[one.urgency()] += 1
        return {f"requests_{urgency.name.lower()}": count for urgency, count in found.items()}

    async def take(self, urgency: Callable[[], Urgency], since: float) -> None:
        """Wait for a request; ``urgency``: the present one. ``since``: time it became possible."""
        if math.isinf(self.pace.a_second):
            return
        self._fill()
        if not self._queue and self._left >= 1 and self.pace.clock() >= self._shut:
            self._grant()
            return
        waiting = _Waiting(urgency, since)
        self._queue.append(waiting)
        if self._pump is None:
            self._pump = asyncio.create_task(self._admit(), name="request quota")
        try:
            await waiting.admitted
        except asyncio.CancelledError:
            if waiting in self._queue:
                self._queue.remove(waiting)
            elif not waiting.admitted.cancelled():
                self.give_back()  # It was granted at the same moment.
            raise

    def give_back(self) -> None:
        """Return a granted request that was not made."""
        if self._reserved:
            self._reserved -= 1
            self._left = min(self._left + 1, AT_ONCE)

    def seen(self) -> None:
        """Count a request with the bot's token, made by any part of the program.

        The first ones after a grant are those that were granted.
        """
        if self._reserved:
            self._reserved -= 1
            return
        self._fill()
        self._left -= 1  # Made without waiting: later ones wait for it.

    def shut(self, seconds: float) -> None:
        """Stop requests for a period that Discord demands."""
        self._shut = max(self._shut, self.pace.clock() + seconds)

    async def close(self) -> None:
        """Grant no further request."""
        await cancelled(self._pump)

    def _grant(self) -> None:
        self._left -= 1
        self._reserved += 1

    def _fill(self) -> None:
        now = self.pace.clock()
        self._left = min(self._left + (now - self._filled) * self.pace.a_second, AT_ONCE)
        self._filled = now

    async def _admit(self) -> None:
        try:
            while self._queue:
                self._fill()
                wait = max((1 - self._left) / self.pace.a_second, self._shut - self.pace.clock())
                if wait > TICK:
                    await self.pace.sleep(wait)
                    continue
                waiting = self._next()
                self._queue.remove(waiting)
                if not waiting.admitted.done():
                    self._grant()
                    waiting.admitted.set_result(None)
        finally:
            self._pump = None

    def _next(self) -> _Waiting:
        """The waiting message that is served next."""
        self._granted += 1
        first = Urgency.LATER if self._granted % SHARE == 0 else Urgency.NOW
        return min(self._queue, key=lambda one: (one.urgency() is not first, one.since))

    # -- a ban of this address ---------------------------------------------------------------------

    def ban(self) -> None:
        """Start or prolong a ban: Discord refuses this address for too many invalid requests."""
        self._banned, self._probe = self.pace.clock() + self.pace.longest, None

    def lift(self) -> None:
        """End the ban: Discord has accepted a request."""
        self._banned = self._probe = None

    async def unbanned(self) -> None:
        """Wait while the ban lasts; one worker then probes before all others."""
        while self._is_held():
            await self.pace.sleep((self._banned or 0.0) - self.pace.clock())
        if self._banned is not None:
            # The others wait for its result.
            self._banned = self.pace.clock() + self.pace.longest
            self._probe = asyncio.current_task()

    def check(self) -> None:
        """Raise :class:`BannedError` if the worker has to wait; call it before each request.

        What was queued or being drawn when a ban began is held back too.
        """
        if self._is_held():
            raise BannedError

    def _is_held(self) -> bool:
        if self._banned is None or self.pace.clock() >= self._banned:
            return False
        return self._probe is not asyncio.current_task()
