"""Quota of requests with the bot's token, and their order when they are scarce.

Discord allows a bot 50 requests per second for all its tables together. Answers to clicks, and
edits by their tokens, are not counted. A message queues *before* it is drawn: the drawing is then
current, and several changes become one request. Messages that people need to go on come first, the
longest waiting before the others; hands of people not on turn are updated while requests are to
spare; refreshes after a start use the rest, but at least a small share.
"""

from __future__ import annotations

import asyncio
import heapq
import math
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

A_SECOND: Final = 44.0
"""Requests per second. With :data:`AT_ONCE` never more than 48 in any second; two are the margin
for requests that reach Discord closer together than they were sent.
"""
AT_ONCE: Final = 4.0
"""Burst size: requests without a wait in between."""
LATE: Final = 1.0
"""Seconds after which a hand of lower priority queues like any other message, and after which a
waiting message shows that requests are scarce.
"""
HELD: Final = 5.0
"""Seconds for which requests then count as scarce."""
SHARE: Final = 5
"""One in this many requests goes to the lowest priority, if any waits."""
LOOKS: Final = 40.0
"""Hands per second updated for people not on turn. Their pictures stay, so each costs about 2 ms of
processor time (half of it for composing words and buttons), all together less than a tenth of a
core: fifty tables of four people with a card every four seconds.
"""
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
    """The table cannot continue without it, or it would show something wrong."""
    FOLLOWING = 1
    """A hand whose person waits for others."""
    LATER = 2
    """A refresh after a start."""


@dataclass(order=True, slots=True)
class Waiting:
    """A message's place in the queue, ordered by waiting time."""

    since: float
    number: int
    admitted: asyncio.Future[None] = field(compare=False)


@dataclass(slots=True)
class _Ticket:
    """A request granted by the quota, perhaps not yet made."""

    made: bool = False


class DemandMeter:
    """Demand per second, granted or not, and whether it exceeds the supply."""

    def __init__(self, a_second: float, clock: Callable[[], float]) -> None:
        """``a_second``: the supply."""
        self._there = a_second
        self._clock = clock
        self._rate = 0.0
        self._last = clock()
        self._short = False

    def add(self) -> None:
        """Count one request."""
        self._fade()
        self._rate += 1 / MEMORY

    @property
    def short(self) -> bool:
        """Whether the demand exceeds the supply."""
        self._fade()
        self._short = self._rate > self._there * (FREE if self._short else SHORT)
        return self._short

    def _fade(self) -> None:
        now = self._clock()
        self._rate *= math.exp((self._last - now) / MEMORY)
        self._last = now


_TICKET: ContextVar[_Ticket | None] = ContextVar("ticket", default=None)
_COUNTED: ContextVar[bool] = ContextVar("counted", default=False)


class RequestQuota:
    """Token bucket: it refills with time, and each request takes one token."""

    def __init__(
        self,
        a_second: float = A_SECOND,
        at_once: float = AT_ONCE,
        *,
        view_updates: float = LOOKS,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """``clock`` and ``sleep`` in seconds; ``a_second=math.inf`` disables waiting.

        ``view_updates``: hands per second for people not on turn.
        """
        self._a_second = a_second
        self._at_once = at_once
        self._clock = clock
        self._sleep = sleep
        self._left = at_once
        self._filled = clock()
        self._shut = -math.inf
        """End of a rate limit imposed by Discord."""
        self._queues: dict[Urgency, list[Waiting]] = {urgency: [] for urgency in Urgency}
        self._number = 0
        self._granted = 0
        self._pump: asyncio.Task[None] | None = None
        self._wishes = DemandMeter(a_second, clock)
        self._view_updates = DemandMeter(view_updates, clock)
        self._late = -math.inf
        """Time until which requests count as scarce because a message waited too long."""

    def demand(self) -> None:
        """Count an update that would be made if requests were to spare."""
        self._wishes.add()

    def view_update(self) -> None:
        """Count an update of a hand of somebody not on turn."""
        self._view_updates.add()

    def paused(self, by_token: bool) -> bool:
        """Whether hands of people not on turn are currently not updated.

        ``by_token``: whether an interaction's token can edit them, without the bot's token.
        """
        return self._view_updates.short or (self.short and not by_token)

    @property
    def waiting(self) -> dict[str, int]:
        """The number of messages waiting for a request, by priority."""
        return {
            f"requests_{urgency.name.lower()}": sum(not one.admitted.done() for one in queue)
            for urgency, queue in self._queues.items()
        }

    @property
    def short(self) -> bool:
        """Whether requests are too scarce for everything that could be shown."""
        if math.isinf(self._a_second):
            return False
        now = self._clock()
        first = self._queues[Urgency.NOW][0].since if self._queues[Urgency.NOW] else now
        if now - first > LATE or now < self._shut:
            self._late = now + HELD
        return self._wishes.short or now < self._late

    def line_up(self, urgency: Urgency, since: float) -> Waiting | None:
        """Queue for a request; ``None``: granted at once. ``since``: when it became possible."""
        if math.isinf(self._a_second):
            return None
        self._fill()
        if not any(self._queues.values()) and self._left >= 1 and self._clock() >= self._shut:
            self._left -= 1
            return None
        self._number += 1
        waiting = Waiting(since, self._number, asyncio.get_running_loop().create_future())
        heapq.heappush(self._queues[urgency], waiting)
        if self._pump is None:
            self._pump = asyncio.create_task(self._admit(), name="request quota")
        return waiting

    async def admitted(self, waiting: Waiting) -> None:
        """Wait until the request is granted."""
        try:
            await waiting.admitted
        except asyncio.CancelledError:
            if not waiting.admitted.cancelled():
                self._left += 1  # It was granted at the same moment.
            raise

    def hasten(self, waiting: Waiting) -> None:
        """Raise a waiting message's priority."""
        heapq.heappush(self._queues[Urgency.NOW], waiting)

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Use a granted request; it is returned to the quota if it was not made."""
        ticket = _Ticket()
        before = _TICKET.set(ticket)
        try:
            yield
        finally:
            _TICKET.reset(before)
            if not ticket.made:
                self._left = min(self._left + 1, self._at_once)

    @contextmanager
    def request(self) -> Iterator[None]:
        """Account for a request with the bot's token that is being made."""
        ticket = _TICKET.get()
        if ticket is not None and not ticket.made:
            ticket.made = True
        else:
            self.spend()
        before = _COUNTED.set(True)
        try:
            yield
        finally:
            _COUNTED.reset(before)

    def seen(self) -> None:
        """Count a request with the bot's token sent by any part of the program."""
        if not _COUNTED.get():
            self.spend()

    def spend(self) -> None:
        """Charge a request that was made without waiting; later ones wait for it."""
        self._fill()
        self._left -= 1

    def shut(self, seconds: float) -> None:
        """Stop requests for a period that Discord demands."""
        self._shut = max(self._shut, self._clock() + seconds)

    async def close(self) -> None:
        """Grant no further request."""
        if self._pump is not None:
            self._pump.cancel()
            await asyncio.gather(self._pump, return_exceptions=True)

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._left + (now - self._filled) * self._a_second, self._at_once)
        self._filled = now

    async def _admit(self) -> None:
        try:
            while any(self._queues.values()):
                self._fill()
                wait = max((1 - self._left) / self._a_second, self._shut - self._clock())
                if wait > TICK:
                    await self._sleep(wait)
                    continue
                waiting = heapq.heappop(self._next())
                if not waiting.admitted.done():
                    self._left -= 1
                    waiting.admitted.set_result(None)
        finally:
            self._pump = None

    def _next(self) -> list[Waiting]:
        """The queue that is served next."""
        now, following, later = (self._queues[urgency] for urgency in Urgency)
        self._granted += 1
        if later and (self._granted % SHARE == 0 or not (now or following)):
            return later
        if not following or not now:
            return now or following
        late = self._clock() - following[0].since >= LATE
        return following if late and following[0] < now[0] else now
