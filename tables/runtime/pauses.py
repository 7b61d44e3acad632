"""How long tables wait where people should be able to follow; tests and the sandbox shorten it."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import assert_never

from tables.journal.options import Speed


@dataclass(frozen=True, slots=True)
class Pauses:
    """All in milliseconds."""

    think: tuple[int, int] = (1_000, 2_000)
    """A computer's move takes a random time between these, forced cards too, so that its time tells
    nothing; at a calm table."""
    brisk: tuple[int, int] = (700, 1_000)
    """The same at a brisk table; no thought takes longer."""
    instant: tuple[int, int] = (250, 250)
    """The same where computers move at once: they think no longer than that."""
    look: tuple[int, int] = (1_000, 2_000)
    """How much longer a computer waits to lead while a complete trick lies there
    (:attr:`gamekit.api.rules.Next.full`) and a person sits at the table; at a calm table."""
    glance: tuple[int, int] = (1_000, 1_000)
    """The same at quicker ones: a board is shown anew once a second."""
    last: int = 3_000
    """How long a person's last card waits before it is played by itself."""
    speak: tuple[int, int] = (300, 900)
    """A computer's call, likewise."""
    call: int = 8_000
    """How long a computer's move waits for a call that it would cut off
    (:attr:`gamekit.api.rules.Next.calls`)."""
    deal: int = 12_000
    """Between the end of a deal and the next one's secret: time to read the recap."""
    first_deal: int = 1_000
    """Between the start of a match and its first secret."""
    cut: int = 5_000
    """How long a person has to cut the pack before it is cut for them."""
    explain: int = 7_000
    """How much longer at a match's first deal: three lines say there what cutting is for."""
    cut_for: int = 500
    """How long the pack waits where nobody is there to cut."""
    book: int = 10_000
    """After the last trick: the last moment to call."""
    book_alone: int = 3_000
    """The same where no person is present."""
    lobby: int = 30 * 60_000
    """A lobby expires this long after the last thing that happened in it."""
    idle: int = 7 * 24 * 3_600_000
    """A table without a clock is closed this long after the last thing that happened at it."""
    silence: int = 2 * 60_000
    """Who has not answered a proposal to stop the match by then consents."""
    silence_slow: int = 24 * 3_600_000
    """The same at tables with the 12-hour clock or none."""
    heartbeat: int = 5_000
    """How often the store is told that the bot lives: the precision of outages."""

    def thinking(self, speed: Speed) -> tuple[int, int]:
        """Between which times a computer's move takes."""
        match speed:
            case Speed.CALM:
                return self.think
            case Speed.BRISK:
                return self.brisk
            case Speed.INSTANT:
                return self.instant
            case _:
                assert_never(speed)

    def thought(self, speed: Speed) -> float | None:
        """For how many seconds a computer may think at most; ``None``: as long as ever."""
        return self.instant[0] / 1000 or None if speed is Speed.INSTANT else None

    def looking(self, speed: Speed) -> tuple[int, int]:
        """How much longer it waits while a complete trick lies there."""
        return self.look if speed is Speed.CALM else self.glance

    def before(self, speed: Speed, rng: random.Random, *, look: bool) -> int:
        """How long a computer takes for its move; ``look``: while people look at a trick."""
        wait = rng.randint(*self.thinking(speed))
        return wait + rng.randint(*self.looking(speed)) if look else wait


NO_PAUSES = Pauses(
    think=(0, 0),
    brisk=(0, 0),
    instant=(0, 0),
    look=(0, 0),
    glance=(0, 0),
    last=0,
    speak=(0, 0),
    call=0,
    deal=0,
    first_deal=0,
    cut=0,
    explain=0,
    cut_for=0,
    book=0,
    book_alone=0,
)
"""For tests: everything at once, but lobbies and proposals wait as ever."""
