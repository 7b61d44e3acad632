"""Pauses of the tables, so that people can follow; tests and ``make play`` shorten them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import assert_never

from tables.journal.options import Speed


@dataclass(frozen=True, slots=True)
class Pauses:
    """Pauses in milliseconds."""

    think: tuple[int, int] = (1_000, 2_000)
    """Range of the random time of a computer's move, forced cards too, so that its time reveals
    nothing; at a calm table.
    """
    brisk: tuple[int, int] = (700, 1_000)
    """``think`` at a brisk table; also the limit of thinking."""
    instant: tuple[int, int] = (250, 250)
    """``think`` at an instant table; also the limit of thinking."""
    look: tuple[int, int] = (1_000, 2_000)
    """Extra time before a computer leads while a complete trick is shown
    (:attr:`gamekit.api.rules.Next.full`) and a person sits at the table; at a calm table.
    """
    glance: tuple[int, int] = (1_000, 1_000)
    """``look`` at fast tables; boards update at most once a second."""
    last: int = 3_000
    """Time before a person's last card is played automatically."""
    speak: tuple[int, int] = (300, 900)
    """Range of the random time of a computer's call."""
    call: int = 8_000
    """Time for which a computer's move waits for a call that it would cut off
    (:attr:`gamekit.api.rules.Next.calls`).
    """
    deal: int = 12_000
    """Time between a deal's end and the next one's secret, to read the recap."""
    first_deal: int = 1_000
    """Time between the start of a match and its first secret."""
    arrive: int = 90_000
    """Time for people to come to their table of a tournament, before its first secret."""
    cut: int = 5_000
    """Time for a person to cut the pack."""
    explain: int = 7_000
    """Extra time at a match's first deal: three lines explain there what cutting is for."""
    cut_for: int = 500
    """Time before the pack is cut for an absent person."""
    book: int = 10_000
    """Time after the last trick, in which the last calls are made."""
    book_alone: int = 3_000
    """``book`` where no person is present."""
    lobby: int = 30 * 60_000
    """Lobby timeout after the last activity."""
    idle: int = 7 * 24 * 3_600_000
    """Idle time after which a table without a clock is closed."""
    silence: int = 2 * 60_000
    """Time after which silence consents to a proposal to stop the match."""
    silence_slow: int = 24 * 3_600_000
    """``silence`` at tables with the 12-hour clock or none."""
    heartbeat: int = 5_000
    """Interval of the heartbeat: the precision of downtime."""

    def thinking(self, speed: Speed) -> tuple[int, int]:
        """Range of the time of a computer's move."""
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
        """Longest thought of a computer, in seconds; ``None``: no limit."""
        return self.instant[0] / 1000 or None if speed is Speed.INSTANT else None

    def looking(self, speed: Speed) -> tuple[int, int]:
        """Range of the extra time while a complete trick is shown."""
        return self.look if speed is Speed.CALM else self.glance

    def before(self, speed: Speed, rng: random.Random, *, look: bool) -> int:
        """Time of a computer's move; ``look``: while people look at a trick."""
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
"""Pauses of tests: none, except those of lobbies and proposals."""
