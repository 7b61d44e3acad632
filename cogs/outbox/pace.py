"""Timing of edits and retries."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from cogs.messages.errors import Failure

LIFE_S: Final = 8.0
"""Lifetime of a question on a button, in seconds."""
A_SECOND: Final = 44.0
"""Requests per second. With a burst of four never more than 48 in any second; two are the margin
for requests that reach Discord closer together than they were sent.
"""


@dataclass(frozen=True, slots=True)
class Pace:
    """Durations in seconds, with their clock and sleep; tests supply their own."""

    edit: float = 1.0
    """Interval between two edits of one message, except answers to clicks."""
    slow: float = 15.0
    """The same for messages that are edited seldom (:attr:`cogs.outbox.key.Policy.slow`)."""
    glance: float = 0.0
    """Display time of a full trick on a board; at least ``edit``."""
    retry: float = 1.0
    """Delay of the first retry after a busy answer; doubled each time."""
    longest: float = 5.0
    """Longest delay of a retry."""
    ready: float = 0.4
    """Longest wait of an answer for the new hand, which it carries; may be infinite."""
    question: float = LIFE_S
    """Lifetime of a confirmation question on a button; may be infinite."""
    a_second: float = A_SECOND
    """Requests of the bot's token per second; infinite for no limit."""
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    clock: Callable[[], float] = time.monotonic

    @classmethod
    def unhurried(cls) -> Pace:
        """A pace without delays or timeouts: only people's actions move its clock."""
        return cls(
            edit=0.0,
            slow=0.0,
            retry=0.001,
            longest=0.01,
            ready=math.inf,
            question=math.inf,
            a_second=math.inf,
        )

    def wait(self, kind: Failure, failures: int) -> float:
        """Delay in seconds after this many consecutive failures, the last of this kind.

        After a refusal the next change may come soon: 10,000 refusals in ten minutes ban this
        address (docs/discord.md).

        >>> pace = Pace()
        >>> [pace.wait(Failure.LOST, failures) for failures in range(1, 7)]
        [0.0, 1.0, 2.0, 4.0, 5.0, 5.0]
        >>> [pace.wait(Failure.BUSY, failures) for failures in range(1, 6)]
        [1.0, 2.0, 4.0, 5.0, 5.0]
        """
        if not kind.passing:
            return self.edit if kind is Failure.BUG else self.longest
        again = failures - 1 if kind is Failure.LOST else failures
        wait = self.retry * 2 ** min(again - 1, 10) if again else 0.0
        return min(wait, self.longest)
