"""How many requests the bot's token may make, and whose comes next when they are scarce.

Discord takes 50 requests a second from a bot, for all its tables together. Answers to clicks, and
edits by their tokens, are not counted. A message waits here *before* it is drawn: what is drawn is
then what is newest, and several changes become one request. What people have to see to go on comes
first, the longest waiting before the others; hands that only follow the table come while requests
are to spare; what a start has to look through uses what is left, but at least a small share.
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
"""Requests a second. With :data:`AT_ONCE` never more than 48 in any second: two are the margin for
requests that reach Discord closer together than they were sent."""
AT_ONCE: Final = 4.0
"""Requests that may follow each other without a wait."""
LATE: Final = 1.0
"""Seconds after which a hand that only follows waits like any other message, and after which a
message that waits shows that requests are short."""
HELD: Final = 5.0
"""Seconds for which they count as short after that."""
SHARE: Final = 5
"""Every so many-th request goes to what can wait, if something waits."""
LOOKS: Final = 40.0
"""Hands a second that are shown to people who look on. Their pictures stay, so each costs some 2 ms
of processor time (half of it to put its words and buttons together), all of them together less than
a tenth of a core: fifty tables of four people with a card every four seconds."""
MEMORY: Final = 4.0
"""Seconds over which wishes are averaged."""
SHORT: Final = 0.9
"""More wishes than this part of what there is: it is short, …"""
FREE: Final = 0.7
"""… until there are fewer than this part."""

TICK: Final = 1e-6
"""Seconds: a shorter wait is none."""


class Urgency(IntEnum):
    """Who goes first."""

    NOW = 0
    """The table goes on by it, or it would say what is not so."""
    FOLLOWING = 1
    """A hand whose person waits for others."""
    LATER = 2
    """What a start has to look through."""


@dataclass(order=True, slots=True)
class Waiting:
    """A message's place in the queue, the longest waiting first."""

    since: float
    number: int
    admitted: asyncio.Future[None] = field(compare=False)


@dataclass(slots=True)
class _Ticket:
    """A request that has been taken from the budget, perhaps not yet made."""

    made: bool = False


class Wishes:
    """How much is wished for a second, granted or not, and whether that is too much."""

    def __init__(self, a_second: float, clock: Callable[[], float]) -> None:
        """``a_second``: how much there is."""
        self._there = a_second
        self._clock = clock
        self._rate = 0.0
        self._last = clock()
        self._short = False

    def add(self) -> None:
        """One more."""
        self._fade()
        self._rate += 1 / MEMORY

    @property
    def short(self) -> bool:
        """Whether more is wished for than there is."""
        self._fade()
        self._short = self._rate > self._there * (FREE if self._short else SHORT)
        return self._short

    def _fade(self) -> None:
        now = self._clock()
        self._rate *= math.exp((self._last - now) / MEMORY)
        self._last = now


_TICKET: ContextVar[_Ticket | None] = ContextVar("ticket", default=None)
_COUNTED: ContextVar[bool] = ContextVar("counted", default=False)


class Budget:
    """A bucket that fills with time: each request takes one out of it."""

    def __init__(
        self,
        a_second: float = A_SECOND,
        at_once: float = AT_ONCE,
        *,
        looks: float = LOOKS,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """``clock`` and ``sleep`` in seconds; ``a_second=math.inf``: nothing ever waits.

        ``looks``: hands a second for people who look on.
        """
        self._a_second = a_second
        self._at_once = at_once
        self._clock = clock
        self._sleep = sleep
        self._left = at_once
        self._filled = clock()
        self._shut = -math.inf
        """Until when Discord takes nothing."""
        self._queues: dict[Urgency, list[Waiting]] = {urgency: [] for urgency in Urgency}
        self._number = 0
        self._granted = 0
        self._pump: asyncio.Task[None] | None = None
        self._wishes = Wishes(a_second, clock)
        self._looks = Wishes(looks, clock)
        self._late = -math.inf
        """Until when requests count as short because something waited too long."""

    # -- whether they are scarce -------------------------------------------------------------------

    def wish(self) -> None:
        """A message would be brought up to date if requests were free."""
        self._wishes.add()

    def look(self) -> None:
        """A hand would be brought up to date whose person looks on."""
        self._looks.add()

    def rests(self, by_token: bool) -> bool:
        """Whether hands of people who look on are left as they are.

        ``by_token``: whether they can be reached by somebody's click, without the bot's token.
        """
        return self._looks.short or (self.short and not by_token)

    @property
    def waiting(self) -> dict[str, int]:
        """How many messages wait for a request, by their urgency."""
        return {
            f"requests_{urgency.name.lower()}": sum(not one.admitted.done() for one in queue)
            for urgency, queue in self._queues.items()
        }

    @property
    def short(self) -> bool:
        """Whether there are too few requests for everything that could be shown."""
        if math.isinf(self._a_second):
            return False
        now = self._clock()
        first = self._queues[Urgency.NOW][0].since if self._queues[Urgency.NOW] else now
        if now - first > LATE or now < self._shut:
            self._late = now + HELD
        return self._wishes.short or now < self._late

    # -- requests ----------------------------------------------------------------------------------

    def line_up(self, urgency: Urgency, since: float) -> Waiting | None:
        """Ask for a request; ``None``: it is taken. ``since``: when it could have been made."""
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
            self._pump = asyncio.create_task(self._admit(), name="budget")
        return waiting

    async def admitted(self, waiting: Waiting) -> None:
        """Wait until the request is taken."""
        try:
            await waiting.admitted
        except asyncio.CancelledError:
            if not waiting.admitted.cancelled():
                self._left += 1  # It was admitted in the same moment.
            raise

    def hasten(self, waiting: Waiting) -> None:
        """What waits has become urgent."""
        heapq.heappush(self._queues[Urgency.NOW], waiting)

    @contextmanager
    def taken(self) -> Iterator[None]:
        """What follows uses a request that was admitted; if none was made, it is given back."""
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
        """A request with the bot's token is being made."""
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
        """A request with the bot's token goes out on the wire, whoever makes it."""
        if not _COUNTED.get():
            self.spend()

    def spend(self) -> None:
        """A request was made without asking: later ones wait for it."""
        self._fill()
        self._left -= 1

    def shut(self, seconds: float) -> None:
        """Discord says that it takes no request for so long."""
        self._shut = max(self._shut, self._clock() + seconds)

    async def close(self) -> None:
        """Admit nobody any more."""
        if self._pump is not None:
            self._pump.cancel()
            await asyncio.gather(self._pump, return_exceptions=True)

    # -- one after the other -----------------------------------------------------------------------

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
        """The queue whose first is admitted next."""
        now, following, later = (self._queues[urgency] for urgency in Urgency)
        self._granted += 1
        if later and (self._granted % SHARE == 0 or not (now or following)):
            return later
        if not following or not now:
            return now or following
        late = self._clock() - following[0].since >= LATE
        return following if late and following[0] < now[0] else now
