"""Failing requests of the fake Discord."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from tools.fake_discord.requests import Call, Fault

_CALLBACK: Final = "/callback"
_BARRED: Final = "<html>error code: 1015</html>"


@dataclass(frozen=True, slots=True)
class Window:
    """A period with one kind of fault."""

    kind: str
    until: float
    """Seconds of the run."""
    sure: bool
    """Whether every possible request fails, not random ones."""


class Faults:
    """The :attr:`tools.fake_discord.rest.Rest.faults` of a run. ``clock``: seconds of the run."""

    def __init__(self, clock: Callable[[], float], rng: Random) -> None:
        self._clock, self._rng = clock, rng
        self._windows: list[Window] = []
        self.done: Counter[str] = Counter()
        """Number of failures by kind."""
        self.last = 0.0
        """Time of the last failure or open period."""

    def open(self, kind: str, seconds: float, *, sure: bool = False) -> None:
        """Start a period; ``sure``: without chance."""
        self._windows.append(Window(kind, self._clock() + seconds, sure))

    def close(self) -> None:
        self._windows.clear()

    @property
    def any(self) -> bool:
        """Whether something may fail now."""
        self._windows = [one for one in self._windows if one.until > self._clock()]
        return bool(self._windows)

    def __call__(self, call: Call) -> Fault | None:
        if not self.any or not _harmed(call.route):
            return None
        self.last = self._clock()
        for window in self._windows:
            found = self._of(window.kind, call, sure=window.sure)
            if found is not None:
                self.done[window.kind] += 1
                return found
        return None

    def _of(self, kind: str, call: Call, *, sure: bool) -> Fault | None:
        rng, seconds = self._rng, 0.0
        if kind == "barred":
            return Fault(429, body=_BARRED)
        if not sure and rng.random() < 0.4:
            return None
        if rng.random() < 0.1:
            seconds = rng.random() * 4
        answer = call.route.endswith(_CALLBACK)
        token = answer or "/webhooks/" in call.route
        messages = "/channels/" in call.route and not token
        edit = call.route.startswith("PATCH /channels/{}/messages")
        match kind:
            case "5xx" | "done-5xx":
                status = rng.choice((500, 502, 503, 504))
                return Fault(status, done=kind == "done-5xx", seconds=seconds)
            case "dropped" | "done-dropped":
                return Fault(dropped=True, done=kind == "done-dropped", seconds=seconds)
            case "bucket" | "global" if not answer and not (kind == "global" and token):
                return _limited(rng.uniform(0.2, 3.0), everything=kind == "global")
            case "cloudflare":
                return Fault(429, body=_BARRED)
            case "10062" if answer:
                return Fault(404, 10062)
            case "40060" if answer:
                return Fault(400, 40060, done=True)
            case "50007" if messages and call.route.startswith("POST"):
                return Fault(403, 50007) if self.direct(call.id(0)) else None
            case "lost-posts" if messages and call.route.startswith("POST"):
                return Fault(dropped=True, done=True)
            case "50013" if messages:
                return None if self.direct(call.id(0)) else Fault(403, 50013)
            case "10008" | "30046" if edit and (sure or rng.random() < 0.3):
                return Fault(404, 10008) if kind == "10008" else Fault(400, 30046)
        return None

    direct: Callable[[int], bool] = staticmethod(lambda channel: False)
    """Whether a channel is a direct-message channel."""


def _harmed(route: str) -> bool:
    """Whether a request belongs to a table; starts have tests of their own."""
    return "/channels" in route or "/webhooks/" in route or route.endswith(_CALLBACK)


def _limited(wait: float, *, everything: bool) -> Fault:
    scope = "global" if everything else "shared"
    headers = {"Via": "1.1 google", "Retry-After": str(int(wait) + 1), "X-RateLimit-Scope": scope}
    if everything:
        headers["X-RateLimit-Global"] = "true"
    body = {"message": "You are being rate limited.", "retry_after": wait, "global": everything}
    return Fault(429, headers=headers, body=body)
