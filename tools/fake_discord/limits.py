"""Discord's rate limits: a bucket for each kind of request and place, and one for the whole bot.

Discord publishes neither sizes nor windows and says what is left in the headers of its answers;
these are the ones that bots have met for years. A window begins with its first request.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

GLOBAL: Final = 50
"""Requests with the bot's token that Discord takes in a second."""


class Payer(Enum):
    """Whose budget a request counts against."""

    BOT = "bot"
    """The bot's token: the 50 a second, and a bucket."""
    WEBHOOK = "webhook"
    """An interaction's token: its own bucket, outside of the 50 a second."""
    ANSWER = "answer"
    """The first answer to an interaction: not limited."""


@dataclass(frozen=True, slots=True)
class Size:
    """How many requests fit into how many seconds."""

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
    """One bucket in its present window."""

    size: Size
    began: float = float("-inf")
    used: int = 0

    def take(self, now: float) -> float:
        """Take one; how long to wait if there is none, else 0."""
        if now - self.began >= self.size.seconds:
            self.began, self.used = now, 0
        if self.used >= self.size.requests:
            return self.began + self.size.seconds - now
        self.used += 1
        return 0.0


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a request passes, and the headers that say so."""

    wait: float
    """Seconds after which it may be tried again; 0 for one that passes."""
    everything: bool = False
    """The limit of the whole bot was met."""
    headers: dict[str, str] = field(default_factory=dict)


class RateLimits:
    """All buckets. ``wall``: UTC seconds; ``clock``: seconds that only go on."""

    def __init__(self, clock: Callable[[], float], wall: Callable[[], float]) -> None:
        self._clock, self._wall = clock, wall
        self._windows: dict[tuple[str, str], Window] = {}
        self._all = Window(Size(GLOBAL, 1.0))
        self.on = True
        """Off while a benchmark prepares what it will measure."""

    def verdict(self, route: str, place: str, payer: Payer) -> Verdict:
        """Count a request. ``place``: the channel, guild or token that Discord counts by."""
        if not self.on or payer is Payer.ANSWER:
            return Verdict(0.0)
        now = self._clock()
        if payer is Payer.BOT and (wait := self._all.take(now)):
            headers = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
            return Verdict(wait, True, headers | _again(wait))
        if payer is Payer.WEBHOOK:
            route, size = "webhook", WEBHOOK  # Everything that a token does is counted together.
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
