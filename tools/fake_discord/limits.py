"""Discord's rate limits: a bucket per kind of request and place, and one for the whole bot.

Discord publishes neither sizes nor windows; its answers' headers give the rest. These are the sizes
that bots have observed for years. A window begins with its first request.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

GLOBAL: Final = 50
"""Requests per second with the bot's token."""


class Payer(Enum):
    """The budget that a request counts against."""

    BOT = "bot"
    """The bot's token: the 50 a second, and a bucket."""
    WEBHOOK = "webhook"
    """An interaction's token: its own bucket, outside of the 50 a second."""
    ANSWER = "answer"
    """The first answer to an interaction: not limited."""


@dataclass(frozen=True, slots=True)
class Size:
    """Size of a bucket: requests per window, seconds of the window."""

    requests: int
    seconds: float


USUAL: Final = Size(5, 5.0)
WEBHOOK: Final = Size(5, 2.0)
SIZES: Final = {
    "DELETE /channels/{}/messages/{}": Size(5, 1.0),
    "POST /users/@me/channels": Size(10, 10.0),
    "POST /channels/{}/messages/{}/threads": Size(50, 300.0),
    "GET /users/{}": Size(30, 30.0),
    "GET /guilds/{}/members/{}": Size(5, 1.0),
    "GET /gateway/bot": Size(2, 5.0),
    "PUT /applications/{}/commands": Size(2, 60.0),
}


@dataclass(slots=True)
class Window:
    """One bucket in its current window."""

    size: Size
    began: float = float("-inf")
    used: int = 0

    def take(self, now: float) -> float:
        """Take a request; return 0, or the seconds to wait if none is left."""
        if now - self.began >= self.size.seconds:
            self.began, self.used = now, 0
        if self.used >= self.size.requests:
            return self.began + self.size.seconds - now
        self.used += 1
        return 0.0


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a request passes, and its rate-limit headers."""

    wait: float
    """Seconds to wait before retrying; 0 if it passes."""
    everything: bool = False
    """The global limit was hit."""
    headers: dict[str, str] = field(default_factory=dict)


class RateLimits:
    """All buckets. ``wall``: UTC seconds; ``clock``: monotonic seconds."""

    def __init__(self, clock: Callable[[], float], wall: Callable[[], float]) -> None:
        self._clock, self._wall = clock, wall
        self._windows: dict[tuple[str, str], Window] = {}
        self._all = Window(Size(GLOBAL, 1.0))
        self.on = True
        """Off while a benchmark prepares its measurement."""

    def verdict(self, route: str, place: str, payer: Payer) -> Verdict:
        """Count a request. ``place``: channel, guild or token of the bucket."""
        if not self.on or payer is Payer.ANSWER:
            return Verdict(0.0)
        now = self._clock()
        if payer is Payer.BOT and (wait := self._all.take(now)):
            headers = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
            return Verdict(wait, True, headers | _again(wait))
        if payer is Payer.WEBHOOK:
            route, size = "webhook", WEBHOOK  # All requests with one token share a bucket.
        else:
            size = SIZES.get(route, USUAL)
        if len(self._windows) > 50_000:
            self._forget(now)
        window = self._windows.setdefault((route, place), Window(size))
        wait = window.take(now)
        left = window.began + size.seconds - now
        headers = {
            "X-RateLimit-Limit": str(size.requests),
            "X-RateLimit-Remaining": str(size.requests - window.used),
            "X-RateLimit-Reset": f"{self._wall() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
        }
        if wait:
            headers |= {"X-RateLimit-Scope": "user"} | _again(wait)
        return Verdict(wait, False, headers)

    def _forget(self, now: float) -> None:
        self._windows = {
            key: one for key, one in self._windows.items() if now - one.began < one.size.seconds
        }


def _again(wait: float) -> dict[str, str]:
    return {"Retry-After": str(int(wait) + 1), "Via": "1.1 google"}
