"""The clocks of a run: of the host, which may be set, and of Discord, which is right."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from random import Random
from typing import Any, Final
from unittest.mock import patch

import discord

from tests.simulation.loop import VirtualLoop

BEGIN_S: Final = 1_790_000_000.0
"""UTC seconds at which every run begins: an evening in September 2026."""
UP_S: Final = 1_000.0
"""For how long the host has been running then."""


class Clocks:
    """All of one run."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self.wrong_s = 0.0
        """By how much the host's clock is ahead of the truth."""
        self.moved = False
        """Whether it was ever set."""

    def set(self, by_s: float) -> None:
        """Somebody sets the host's clock."""
        self.wrong_s += by_s
        self.moved = True

    def true(self) -> float:
        """UTC seconds, as Discord knows them."""
        return BEGIN_S + self._loop.time()

    def true_ms(self) -> int:
        """UTC ms, as Discord knows them."""
        return round(self.true() * 1000)

    def wall(self) -> float:
        """UTC seconds, as the host believes."""
        return self.true() + self.wrong_s

    def wall_ms(self) -> int:
        """UTC ms, as the host believes."""
        return round(self.wall() * 1000)

    def steady(self) -> float:
        """Seconds since the host began, which only go on."""
        return UP_S + self._loop.time()

    def steady_ns(self) -> int:
        """The same in nanoseconds."""
        return round(self.steady() * 1e9)


class _Chance:
    """The module ``random`` for the library's waits: nothing in it draws from the system."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def Random(self) -> Random:  # noqa: N802  the module's own name
        """A generator that its seed makes."""
        found = Random(self._rng.getrandbits(64))
        found.seed = lambda *_: None  # type: ignore[method-assign]
        return found


@contextmanager
def virtual(clocks: Clocks, rng: Random) -> Iterator[None]:
    """Within it every clock is of the run, and so is chance that libraries draw for themselves."""

    def utcnow() -> datetime:
        return datetime.fromtimestamp(clocks.wall(), UTC)

    modules: list[tuple[Any, str, Any]] = [
        (time, "time", clocks.wall),
        (time, "time_ns", lambda: clocks.wall_ms() * 1_000_000),
        (time, "monotonic", clocks.steady),
        (time, "monotonic_ns", clocks.steady_ns),
        (time, "perf_counter", clocks.steady),
        (discord.utils, "utcnow", utcnow),
        (discord.backoff, "random", _Chance(rng)),
        (secrets, "token_hex", lambda size=16: rng.randbytes(size).hex()),
        (secrets, "token_urlsafe", lambda size=16: rng.randbytes(size).hex()),
        (secrets, "randbelow", rng.randrange),
    ]
    before = random.getstate()
    random.seed(rng.getrandbits(64))
    patches = [patch.object(owner, name, new) for owner, name, new in modules]
    for one in patches:
        one.start()
    try:
        yield
    finally:
        for one in reversed(patches):
            one.stop()
        random.setstate(before)
