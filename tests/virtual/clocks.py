"""Clocks of a run: the host's, which may be set, and Discord's, which is right."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from random import Random
from typing import Any, Final
from unittest.mock import patch

import discord

from tests.virtual.loop import VirtualLoop

BEGIN_S: Final = 1_790_000_000.0
"""UTC seconds of every run's beginning: an evening in September 2026."""
UP_S: Final = 1_000.0
"""Uptime of the host at the beginning."""


class Clocks:
    """All clocks of one run."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self.wrong_s = 0.0
        """Error of the host's clock."""
        self.moved = False
        """Whether it was ever set."""

    def set(self, by_s: float) -> None:
        self.wrong_s += by_s
        self.moved = True

    def true(self) -> float:
        return BEGIN_S + self._loop.time()

    def true_ms(self) -> int:
        return round(self.true() * 1000)

    def wall(self) -> float:
        """UTC seconds of the host's clock."""
        return self.true() + self.wrong_s

    def wall_ms(self) -> int:
        return round(self.wall() * 1000)

    def steady(self) -> float:
        """Monotonic seconds since the host's boot."""
        return UP_S + self._loop.time()

    def steady_ns(self) -> int:
        return round(self.steady() * 1e9)


class _Chance:
    """The module ``random`` for discord.py's waits, without system randomness."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def Random(self) -> Random:  # noqa: N802  the module's own name
        """A seeded generator."""
        found = Random(self._rng.getrandbits(64))
        found.seed = lambda *_: None  # type: ignore[method-assign]
        return found


@contextmanager
def virtual(clocks: Clocks, rng: Random) -> Iterator[None]:
    """Replace all clocks, and the random numbers of libraries, within the context."""
    modules: list[tuple[Any, str, Any]] = [
        (time, "time", clocks.wall),
        (time, "time_ns", lambda: clocks.wall_ms() * 1_000_000),
        (time, "monotonic", clocks.steady),
        (time, "monotonic_ns", clocks.steady_ns),
        (time, "perf_counter", clocks.steady),
        (discord.utils, "utcnow", lambda: datetime.fromtimestamp(clocks.wall(), UTC)),
        (discord.backoff, "random", _Chance(rng)),
        (secrets, "token_hex", lambda size=16: rng.randbytes(size).hex()),
        (secrets, "token_urlsafe", lambda size=16: rng.randbytes(size).hex()),
        (secrets, "randbelow", rng.randrange),
    ]
    before = random.getstate()
    random.seed(rng.getrandbits(64))
    with ExitStack() as stack:
        stack.callback(random.setstate, before)
        for owner, name, new in modules:
            stack.enter_context(patch.object(owner, name, new))
        yield
