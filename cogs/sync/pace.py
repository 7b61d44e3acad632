"""How fast messages are edited, and how soon what failed is tried again."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from cogs.messages.errors import Trouble
from cogs.sync.questions import LIFE_S
from cogs.sync.request_quota import A_SECOND, LOOKS, Budget


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds, and the clock and sleep that they are measured by; tests hand in their own."""

    edit: float = 1.0
    """Between two edits of one message, except answers to clicks."""
    glance: float = 0.0
    """For how long a full trick stands on a board, whoever leads; at least as long as ``edit``."""
    retry: float = 1.0
    """Before the first new try where something is busy; doubled each time."""
    longest: float = 5.0
    """Between two tries at most: people wait for whatever is not shown."""
    ready: float = 0.4
    """How long the answer to a click waits for the new hand, to carry it; may be infinite."""
    question: float = LIFE_S
    """For how long a button asks whether it is meant; may be infinite."""
    a_second: float = A_SECOND
    """Requests of the bot's token; not seconds. May be infinite, where nobody counts them."""
    looks: float = LOOKS
    """Hands a second that are shown to people who look on; not seconds, may be infinite."""
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    clock: Callable[[], float] = time.monotonic

    @classmethod
    def unhurried(cls) -> Pace:
        """Nothing waits, and nothing passes by itself: a world whose clock only its people move."""
        return cls(
            edit=0.0,
            retry=0.001,
            longest=0.01,
            ready=math.inf,
            question=math.inf,
            a_second=math.inf,
            looks=math.inf,
        )

    def budget(self) -> Budget:
        """The requests of the bot's token, by this clock."""
        return Budget(self.a_second, looks=self.looks, clock=self.clock, sleep=self.sleep)

    def wait(self, kind: Trouble, failures: int) -> float:
        """How long to wait after so many failures in a row, the last of this kind.

        >>> pace = Pace()
        >>> [pace.wait(Trouble.LOST, failures) for failures in range(1, 7)]
        [0.0, 1.0, 2.0, 4.0, 5.0, 5.0]
        >>> [pace.wait(Trouble.BUSY, failures) for failures in range(1, 6)]
        [1.0, 2.0, 4.0, 5.0, 5.0]
        """
        again = failures - 1 if kind is Trouble.LOST else failures
        wait = self.retry * 2 ** min(again - 1, 10) if again else 0.0
        return min(wait, self.longest)
